import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { Pair } from '../../bench/pairs/joined.ts'
import { type CheckResult, checkGame, scriptOfChecked } from '../../compiler/compile.ts'
import { withText } from '../../compiler/game/load.ts'
import { type MergedText, mergeTexts } from '../../compiler/merge/merge-texts.ts'
import { openOrders } from '../../compiler/merge/open-orders.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay, someOf, times } from '../kit/effort.ts'
import { inStep } from '../kit/in-step.ts'
import { type Merge, pairsOfEdits, pairsOfEditsAbove } from './edits.ts'
import { chains, checkedText, joinedGame, pairsOfHouseRules, pathOf, writtenByTwo } from './house-rules.ts'

// A merge is the game that comes of making both edits by hand, wherever they have nothing to do with each other.
//
// A campaign: HOUSERULES_LAWS=10 npx vitest run test/merge/merged-games. HOUSERULES_TALLY names a file to which it adds
// what was tried.

const root = join(import.meta.dirname, '..', '..')

/** Games of one file and what it includes, each small enough to be made many times. */
const GAMES = ['crazy-eights', 'go-fish', 'hearts', 'old-maid', 'oh-hell', 'sevens', 'spades', 'whist']

const editedGames = (): readonly Merge[] =>
  GAMES.flatMap((game) => {
    const path = `rules/${game}/${game}.rules`
    const text = readFileSync(join(root, path), 'utf8')
    const read = (now: string): CheckResult => checkGame(path, withText(rulesHost(root, path), path, now))
    return pairsOfEdits({ called: game, path, text, read })
  })

/** A few edits of each of some variants that stand on others. */
const editedChains = (): readonly Merge[] =>
  drawn(chains(), 'chains', 6).flatMap(({ shelf, called, text }) => {
    const file = { called, path: pathOf(shelf), text, read: (now: string) => checkedText(shelf, now) }
    return isGame(file.read(text)) ? someOf(pairsOfEditsAbove(file, isGame), 12, `edits of ${called}`) : []
  })

const turnedPair = ([one, other]: Pair): Pair => [other, one]

/** Pairs of house rules that two sides write into one variant; by hand they stand behind one header. */
const mergesOfHouseRules = (): readonly Merge[] =>
  pairsOfHouseRules().map((rules) => ({
    what: `${rules.shelf.base} with ${rules.pair.join(', ')}`,
    path: pathOf(rules.shelf),
    texts: writtenByTwo(rules),
    read: (text) => checkedText(rules.shelf, text),
    byHand: (turned) => joinedGame(turned ? { ...rules, pair: turnedPair(rules.pair) } : rules, ' before '),
  }))

interface Came {
  readonly what: string
  /** `left out`: one side is no game by itself; `broken`: both edits together are none, whoever makes them. */
  readonly as: 'left out' | 'conflict' | 'broken' | 'played'
  readonly decisions: number
  readonly parted: string | null
}

const isGame = ({ program, diagnostics }: CheckResult): boolean =>
  program !== null && diagnostics.every(({ severity }) => severity !== 'error')

async function engineOf(path: string, checked: CheckResult): Promise<FullEngine<BaseState> | null> {
  const { program } = checked
  if (program === null || !isGame(checked)) return null
  return liveEngine(await scriptOfChecked(program, { examples: false }), path).engine
}

const [GAMES_PLAYED, LONGEST] = [2, 400]

/**
 * Holds one merge in both directions: what is merged is played with the same answers as what is made by hand; and in
 * one direction as in the other, unless it is told that an order decides.
 */
async function held({ what, path, texts, read, byHand }: Merge, seed: number): Promise<Came> {
  const came = { what, decisions: 0, parted: null }
  if (!isGame(read(texts.ours)) || !isGame(read(texts.theirs))) return { ...came, as: 'left out' }
  const one = mergeTexts(path, texts)
  const other = mergeTexts(path, { ...texts, ours: texts.theirs, theirs: texts.ours })
  // Who merges whom makes no difference to whether it can be done.
  expect(other.conflicts.length, what).toBe(one.conflicts.length)
  if (one.conflicts.length > 0) {
    expect(one.text).toContain('<<<<<<< ours')
    return { ...came, as: 'conflict' }
  }
  const [merged, turned] = [read(one.text), read(other.text)]
  const played = { path, seed }
  const both = [
    await beside([merged, byHand(false)], played),
    await beside([turned, byHand(true)], played),
    ...(one.text === other.text || !isGame(turned) || isOrderTold(path, merged, one)
      ? []
      : [await beside([merged, turned], played, true)]),
  ]
  return {
    what,
    as: both.every(({ answers }) => answers === null) ? 'broken' : 'played',
    decisions: both.reduce((sum, { answers }) => sum + (answers ?? 0), 0),
    parted: both.find(({ parted }) => parted !== null)?.parted ?? null,
  }
}

/** Also where the result is no game, though it may be one in the other order: who merges is told of the errors. */
function isOrderTold(path: string, merged: CheckResult, { stretches }: MergedText): boolean {
  const { program, resolution } = merged
  if (!isGame(merged) || program === null || resolution === null) return true
  return openOrders({ path, program, resolution }, stretches).length > 0
}

interface Beside {
  /** Null where nothing can be played. */
  readonly answers: number | null
  readonly parted: string | null
}

async function beside(
  [first, second]: readonly [CheckResult, CheckResult],
  { path, seed }: { readonly path: string; readonly seed: number },
  isTurned = false,
): Promise<Beside> {
  const [one, other] = [await engineOf(path, first), await engineOf(path, second)]
  const which = isTurned ? 'where theirs stands first' : 'made by hand'
  if (one === null || other === null) {
    const parted = one === other ? null : `only what is ${one === null ? which : 'merged'} is a game`
    return { answers: null, parted }
  }
  const games = Array.from({ length: GAMES_PLAYED }, (_, i) =>
    inStep([other, one], {
      seed: seed + i,
      players: other.info.seats.from,
      longest: LONGEST,
      offersAlone: isTurned,
    }),
  )
  const apart = games.find(({ parted }) => parted !== null)
  return {
    answers: games.reduce((sum, { answers }) => sum + answers, 0),
    parted: apart === undefined ? null : `from what is ${which} after ${apart.parted} answers`,
  }
}

/** Drawn anew for each sample: a few by day, and in all as many as a maintainer makes in a year. */
const drawn = <T>(all: readonly T[], what: string, most: number): readonly T[] =>
  someOf(all, most * times, `${process.env['HOUSERULES_SAMPLE'] ?? ''} ${what}`)

test.each([
  // Of many of them one is no game by itself.
  ['changes of one thing each', editedGames, byDay(5, 8)],
  ['changes of variants that stand on variants', editedChains, byDay(6, 20)],
  ['house rules that are shipped', mergesOfHouseRules, byDay(2, 3)],
])('%s are played as if both had been made by hand', { timeout: 1_200_000 }, async (what, all, most) => {
  const came: Came[] = []
  const tally = process.env['HOUSERULES_TALLY']
  for (const [i, merge] of drawn(all(), what, most).entries()) {
    const each = await held(merge, 100 + i)
    came.push(each)
    if (tally !== undefined) appendFileSync(tally, `${JSON.stringify(each)}\n`)
  }
  expect(came.filter(({ parted }) => parted !== null)).toEqual([])
  if (came.length > 10) expect(came.some(({ decisions }) => decisions > 10)).toBe(true)
})
