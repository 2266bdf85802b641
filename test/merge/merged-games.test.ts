import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutantsOf } from '../../bench/mutation/mutants.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { Pair } from '../../bench/pairs/joined.ts'
import { type CheckResult, checkGame, scriptOfChecked } from '../../compiler/compile.ts'
import { withText } from '../../compiler/game/load.ts'
import { mergeTexts, type ThreeTexts } from '../../compiler/merge/merge-texts.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay, someOf, times } from '../kit/effort.ts'
import { inStep } from '../kit/in-step.ts'
import { checkedText, joinedGame, pairsOfHouseRules, pathOf, writtenByTwo } from './house-rules.ts'

// A merge is the game that comes of making both edits by hand, wherever they have nothing to do with each other.
//
// A campaign: HOUSERULES_LAWS=10 npx vitest run test/merge/merged-games. HOUSERULES_TALLY names a file to which it adds
// what was tried.

const root = join(import.meta.dirname, '..', '..')

/** Games of one file and what it includes, each small enough to be made many times. */
const GAMES = ['crazy-eights', 'go-fish', 'hearts', 'old-maid', 'oh-hell', 'sevens', 'spades', 'whist']

/** What two sides make of a text, and how it is read where both edits are made by hand. */
interface Merge {
  readonly what: string
  readonly path: string
  readonly texts: ThreeTexts
  readonly read: (text: string) => CheckResult
  /** Where the order of both is a choice, that of theirs first if `turned`. */
  readonly byHand: (turned: boolean) => CheckResult
}

/** One edit of a text, and where it stands. */
interface Edit {
  readonly what: string
  readonly start: number
  readonly end: number
  readonly text: string
}

const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text)

/** Pairs of changes of one thing each, at different places of a game's own file, near each other and far apart. */
function pairsOfEdits(game: string): readonly Merge[] {
  const path = `rules/${game}/${game}.rules`
  const base = readFileSync(join(root, path), 'utf8')
  const read = (text: string): CheckResult => checkGame(path, withText(rulesHost(root, path), path, text))
  const { resolution } = read(base)
  if (resolution === null) throw new Error(`${path} has errors`)
  const edits = mutantsOf(resolution)
    .filter(({ file }) => file === path)
    .map((mutant): Edit => ({ ...mutant, what: `${mutant.kind} of ${mutant.rule}` }))
  const near = edits.flatMap((a, i) => edits.slice(i + 1, i + 8).map((b) => [a, b] as const))
  const far = edits.flatMap((a, i) =>
    edits
      .slice(i + 8)
      .filter((_, j) => (i + j) % 7 === 0)
      .map((b) => [a, b] as const),
  )
  return [...near, ...far].flatMap(([a, b]): Merge[] => {
    if (a.end >= b.start && b.end >= a.start) return []
    const texts = { base, ours: edited(base, [a]), theirs: edited(base, [b]) }
    return [{ what: `${game}: ${a.what}, ${b.what}`, path, texts, read, byHand: () => read(edited(base, [a, b])) }]
  })
}

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

/** Holds one merge in both directions: what is merged is played with the same answers as what is made by hand. */
async function held(merge: Merge, seed: number): Promise<Came> {
  const { what, path, texts, read } = merge
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
  const both = [await besideByHand(merge, one.text, false, seed), await besideByHand(merge, other.text, true, seed)]
  return {
    what,
    as: both.every(({ answers }) => answers === null) ? 'broken' : 'played',
    decisions: both.reduce((sum, { answers }) => sum + (answers ?? 0), 0),
    parted: both.find(({ parted }) => parted !== null)?.parted ?? null,
  }
}

interface Beside {
  /** Null where nothing can be played. */
  readonly answers: number | null
  readonly parted: string | null
}

async function besideByHand(
  { path, read, byHand }: Merge,
  text: string,
  turned: boolean,
  seed: number,
): Promise<Beside> {
  const [merged, made] = [await engineOf(path, read(text)), await engineOf(path, byHand(turned))]
  if (merged === null || made === null) {
    const parted = merged === made ? null : `only what is ${merged === null ? 'made by hand' : 'merged'} is a game`
    return { answers: null, parted }
  }
  const games = Array.from({ length: GAMES_PLAYED }, (_, i) =>
    inStep([made, merged], { seed: seed + i, players: made.info.seats.from, longest: LONGEST }),
  )
  const apart = games.find(({ parted }) => parted !== null)
  return {
    answers: games.reduce((sum, { answers }) => sum + answers, 0),
    parted: apart === undefined ? null : `after ${apart.parted} answers`,
  }
}

/** Drawn anew for each sample: a few by day, and in all as many as a maintainer makes in a year. */
const drawn = (all: readonly Merge[], what: string, most: number): readonly Merge[] =>
  someOf(all, most * times, `${process.env['HOUSERULES_SAMPLE'] ?? ''} ${what}`)

test.each([
  // Of many of them one is no game by itself.
  ['changes of one thing each', () => GAMES.flatMap(pairsOfEdits), byDay(5, 8)],
  ['house rules that are shipped', mergesOfHouseRules, byDay(2, 3)],
])('%s are played as if both had been made by hand', { timeout: 1_200_000 }, async (what, all, most) => {
  const came: Came[] = []
  for (const [i, merge] of drawn(all(), what, most).entries()) came.push(await held(merge, 100 + i))
  const tally = process.env['HOUSERULES_TALLY']
  if (tally !== undefined) appendFileSync(tally, came.map((each) => `${JSON.stringify(each)}\n`).join(''))
  expect(came.filter(({ parted }) => parted !== null)).toEqual([])
  if (came.length > 10) expect(came.some(({ decisions }) => decisions > 10)).toBe(true)
})
