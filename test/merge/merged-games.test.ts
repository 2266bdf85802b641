import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutantsOf, type Mutant } from '../../bench/mutation/mutants.ts'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { withText } from '../../compiler/game/load.ts'
import { mergeTexts } from '../../compiler/merge/merge-texts.ts'
import { writtenDecls } from '../../compiler/merge/written-decls.ts'
import { declaredBase } from '../../grammar/declared-name.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { byDay, someOf } from '../kit/effort.ts'
import { source } from '../kit/playout.ts'

// A merge is the game that comes of making both edits by hand, wherever they have nothing to do with each other.

const root = join(import.meta.dirname, '..', '..')

/** Games of one file and what it includes, each small enough to be made many times. */
const GAMES = ['crazy-eights', 'go-fish', 'hearts', 'old-maid', 'oh-hell', 'sevens', 'spades', 'whist']
const pathOf = (game: string): string => `rules/${game}/${game}.rules`
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/** One edit of a text, and where it stands. */
interface Edit {
  readonly what: string
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Merge {
  readonly path: string
  readonly edits: readonly [Edit, Edit]
}

const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text)

/** Pairs of changes of one thing each, at different places of a game's own file. */
async function pairsOfMutants(game: string): Promise<readonly Merge[]> {
  const path = pathOf(game)
  const { resolution } = await realToolchain.checkGame(path, rulesHost(root, path))
  if (resolution === null) throw new Error(`${path} has errors`)
  const mutants = mutantsOf(resolution).filter(({ file }) => file === path)
  const edit = (mutant: Mutant): Edit => ({ ...mutant, what: `${mutant.kind} of ${mutant.rule}` })
  return mutants.flatMap((a, i) =>
    mutants
      .slice(i + 1, i + 8)
      .flatMap((b) => (a.end < b.start || b.end < a.start ? [{ path, edits: [edit(a), edit(b)] as const }] : [])),
  )
}

/** What house rules add that change nothing that is said: two of them, each at a place of its own. */
function pairsOfHouseRules(game: string): readonly Merge[] {
  const path = pathOf(game)
  const text = textOf(path)
  const folder = join('rules', game)
  const added = readdirSync(join(root, folder)).flatMap((name): { name: string; said: string }[] => {
    const file = join(folder, name)
    if (!name.endsWith('.rules') || file === path) return []
    const rules = textOf(file)
    const { decls } = writtenDecls(file, rules)
    const own = decls.filter(({ kind }) => !['header', 'example', 'remark'].includes(kind))
    const isPlain = own.every(({ kind }) => kind !== 'overlay' && kind !== 'include' && kind !== 'unread')
    const isOfGame = declaredBase(rules)?.toLowerCase() === game.replaceAll('-', '')
    return isPlain && isOfGame && own.length > 0 ? [{ name, said: own.map((each) => `\n${each.text}`).join('') }] : []
  })
  const { decls } = writtenDecls(path, text)
  const ends = decls.map((_, i) =>
    decls.slice(0, i + 1).reduce((at, { lead, text: own }) => at + lead.length + own.length, 0),
  )
  const at = (part: number): number => ends[Math.floor(ends.length * part)] ?? text.length
  return added.flatMap((a, i) =>
    added.slice(i + 1).map(({ name, said }): Merge => {
      const edit = (what: string, start: number, by: string): Edit => ({ what, start, end: start, text: by })
      return { path, edits: [edit(a.name, at(0.6), a.said), edit(name, at(0.9), said)] }
    }),
  )
}

async function engineOf(path: string, text: string): Promise<FullEngine<BaseState> | null> {
  const host = withText(rulesHost(root, path), path, text)
  const { script } = await realToolchain.compileScript(path, host, { examples: false })
  return script === null ? null : liveEngine(script, path).engine
}

/** A table of one engine, as far as it can be played; edits may make rules that never come to an end. */
class Table {
  private readonly engine: FullEngine<BaseState>
  private readonly s: BaseState | null
  private fault: string | null = null

  constructor(engine: FullEngine<BaseState>, seed: number) {
    this.engine = engine
    this.s = this.unlessFaulty(() => engine.setup({ seed }))
  }

  /** What can be said of it; the lines of a fault are those of each text. */
  seen(): object {
    const { engine, s, fault } = this
    if (s === null || fault !== null) return { isFaulty: true }
    return { offered: this.offered(), at: engine.position(s), results: engine.results(s) }
  }

  offered(): readonly string[] {
    const { engine, s } = this
    if (s === null || this.fault !== null || engine.decision(s) === null) return []
    return engine.choices(s).map((choice) => engine.describe(s, choice))
  }

  choose(at: number): void {
    const { engine, s } = this
    if (s !== null) this.unlessFaulty(() => engine.apply(s, engine.choices(s)[at] ?? 0))
  }

  private unlessFaulty<T>(work: () => T): T | null {
    try {
      return work()
    } catch (error) {
      this.fault = String(error)
      return null
    }
  }
}

/** Plays both with the same answers: what is offered, and where it leads, is the same at each. Gives how many. */
function inLockStep(one: FullEngine<BaseState>, other: FullEngine<BaseState>, seed: number): number {
  const [table, there] = [new Table(one, seed), new Table(other, seed)]
  const random = source(seed)
  for (let answers = 0; ; answers += 1) {
    expect(there.seen()).toEqual(table.seen())
    const { length } = table.offered()
    if (length === 0 || answers === MOST_ANSWERS) return answers
    const at = random(length)
    table.choose(at)
    there.choose(at)
  }
}

const MOST_ANSWERS = 400

/** Holds one merge; whether it was one, and how many answers were played. */
async function held({ path, edits: [a, b] }: Merge): Promise<{ readonly merged: boolean; readonly answers: number }> {
  const base = textOf(path)
  const sides = { base, ours: edited(base, [a]), theirs: edited(base, [b]) }
  const { text, conflicts } = mergeTexts(path, sides)
  const turned = mergeTexts(path, { base, ours: sides.theirs, theirs: sides.ours })
  // Who merges whom makes no difference to whether it can be done.
  expect(turned.conflicts.length).toBe(conflicts.length)
  if (conflicts.length > 0) {
    expect(text).toContain('<<<<<<< ours')
    return { merged: false, answers: 0 }
  }
  const byHand = await engineOf(path, edited(base, [a, b]))
  const [merged, other] = [await engineOf(path, text), await engineOf(path, turned.text)]
  expect([merged === null, other === null]).toEqual([byHand === null, byHand === null])
  if (byHand === null || merged === null || other === null) return { merged: true, answers: 0 }
  return { merged: true, answers: inLockStep(merged, byHand, 7) + inLockStep(other, byHand, 8) }
}

/** Drawn anew for each sample: a few by day, and in all as many as a maintainer makes in a year. */
const drawn = (all: readonly Merge[], what: string): readonly Merge[] =>
  someOf(all, byDay(3, 40), `${process.env['HOUSERULES_SAMPLE'] ?? ''} ${what}`)

test('what is merged plays as both edits do that are made by hand', { timeout: 900_000 }, async () => {
  const edits = (await Promise.all(GAMES.map(pairsOfMutants))).flat()
  const rules = GAMES.flatMap(pairsOfHouseRules)
  expect(rules.length).toBeGreaterThan(5)
  const came = []
  for (const merge of [...drawn(edits, 'edits'), ...drawn(rules, 'house rules')]) {
    const { merged, answers } = await held(merge)
    came.push({ merge: `${merge.path}: ${merge.edits.map(({ what }) => what).join(', ')}`, merged, answers })
  }
  const played = came.filter(({ merged, answers }) => merged && answers > 10)
  expect(played.length, JSON.stringify(came)).toBeGreaterThan(0)
})
