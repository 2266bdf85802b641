import type { Entry } from '../../compiler/game/entry.ts'
import { spanText } from '../../grammar/source-file.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { type MendedBlock, mendedBlock } from '../../language/mended-block.ts'
import { declarationPlace } from '../../language/rule-entry.ts'
import type { CompiledExample } from '../../runtime/example/compiled-example.ts'
import { type ExampleFailure, runExample } from '../../runtime/example/examples.ts'
import { type Before, mendExample } from '../../runtime/mend/mend-example.ts'
import { processorTime } from '../diff/witness/budget.ts'
import { type LoadedVersion, loadVersion } from '../diff/witness/load-version.ts'
import { letSignalsIn } from '../let-signals-in.ts'
import { evaluated } from '../live-engine.ts'
import { removalLine } from '../output/failed-examples.ts'
import type { RulesHost } from '../toolchain.ts'
import { brokenElsewhere, failingIn, holdsIn, sameIn } from './blocks-held.ts'
import { mendedLines } from './mended-lines.ts'
import { standingOn } from './standing-on.ts'

/** An example that a game runs, compiled and as it is written, and the game that says it. */
interface SaidExample {
  readonly example: CompiledExample
  readonly decl: ExampleDecl
  readonly said: string
}

export interface MendedExample extends SaidExample {
  readonly block: MendedBlock
}

/** An example that asserts what is not so any more. */
export interface ChangedExample extends SaidExample {
  readonly failures: readonly ExampleFailure[]
  /** What it came to under the rules before. */
  readonly before: 'held' | 'failed' | 'not-there' | 'unknown'
  /** Whether no lines were found within the time that there was. */
  readonly isGivenUp: boolean
}

/** An example that is mended, but no one text of it holds in all games that run it: what another of them is to say. */
export interface ApartExample extends SaidExample {
  readonly game: string
  readonly lines: readonly string[]
}

export interface MendedGame {
  readonly examples: number
  readonly mended: readonly MendedExample[]
  readonly changed: readonly ChangedExample[]
  readonly apart: readonly ApartExample[]
  /** Examples that a variant takes over and that do not hold where they are said either. */
  readonly alike: readonly SaidExample[]
}

/** Where a game is read, and the version of before that its examples were written for, if that is known. */
export interface ToMend {
  readonly path: string
  readonly host: RulesHost
  readonly loaded: LoadedVersion
  readonly before: LoadedVersion | null
}

export interface MendReach {
  /** Only examples whose title contains this. */
  readonly only: string
  /** Of processor time, for each example. */
  readonly seconds: number
}

/**
 * Mends the examples that a game says, and those that it takes over and that hold where they are said. A text is written
 * only where it breaks none of the games that run it.
 */
export async function mendGame(game: ToMend, { only, seconds }: MendReach): Promise<MendedGame> {
  const { loaded, host, before } = game
  const { name } = loaded.resolution.game
  const all = saidExamples(loaded).filter(({ decl }) => decl.title.includes(only))
  const own = all.filter(({ said }) => said === name)
  const old = new Map(before === null ? [] : saidExamples(before).map((each) => [wordsOf(each.decl), each.example]))
  const beforeOf = (each: SaidExample): Before | null => {
    const example = old.get(wordsOf(each.decl))
    return before === null || example === undefined ? null : { version: before.version, example }
  }
  const { mended, changed } = await mendAll(game, own, { seconds, beforeOf })
  const broken = await brokenElsewhere(host, standingOn(host, name), mended)
  const taken = await mendTaken(
    game,
    all.filter(({ said }) => said !== name),
    seconds,
  )
  return {
    examples: own.length + taken.mended.length + taken.changed.length + taken.apart.length,
    mended: [...mended.filter((each) => !broken.has(each)), ...taken.mended],
    changed: [...changed, ...taken.changed],
    apart: [...[...broken].map(([each, where]) => apart(each, where, each.block.before)), ...taken.apart],
    alike: taken.alike,
  }
}

const apart = ({ example, decl, said }: SaidExample, game: string, text: readonly string[]): ApartExample => ({
  example,
  decl,
  said,
  game,
  lines: [removalLine(decl.title), ...text],
})

/** The examples of other games that fail in a variant. Those mean what they come to in the game that says them. */
async function mendTaken(
  game: ToMend,
  taken: readonly SaidExample[],
  seconds: number,
): Promise<Omit<MendedGame, 'examples'>> {
  const { host, loaded } = game
  const { patient } = loaded.version
  const found: { -readonly [K in 'mended' | 'changed' | 'apart' | 'alike']: MendedGame[K][number][] } = {
    mended: [],
    changed: [],
    apart: [],
    alike: [],
  }
  const failing = taken.filter(({ example }) => !runExample(patient, example).ok)
  for (const said of new Set(failing.map((each) => each.said))) {
    const path = loaded.resolution.modules.find(({ header }) => header.name.text === said)?.path
    const base = path === undefined ? null : await loadVersion(path, host, evaluated)
    if (base === null || path === undefined) continue
    const here = failing.filter((each) => each.said === said)
    const isAlike = ({ example }: SaidExample): boolean => holdsIn(base, example) === false
    found.alike.push(...here.filter(isAlike))
    const beforeOf = ({ example }: SaidExample): Before | null => {
      const its = sameIn(base, example)
      return its === null ? null : { version: base.version, example: its }
    }
    const apartFrom = here.filter((each) => !isAlike(each))
    const { mended, changed } = await mendAll(game, apartFrom, { seconds, beforeOf })
    const broken = await brokenElsewhere(host, [path, ...standingOn(host, said)], mended)
    found.changed.push(...changed)
    found.mended.push(...mended.filter((each) => !broken.has(each)))
    found.apart.push(...[...broken.keys()].map((each) => apart(each, loaded.resolution.game.name, each.block.after)))
  }
  return found
}

/** Those that can be mended for a game by itself. */
async function mendAll(
  game: ToMend,
  all: readonly SaidExample[],
  { seconds, beforeOf }: { readonly seconds: number; readonly beforeOf: (each: SaidExample) => Before | null },
): Promise<Pick<MendedGame, 'mended' | 'changed'>> {
  const { loaded } = game
  const mended: MendedExample[] = []
  const changed: ChangedExample[] = []
  for (const each of all) {
    await letSignalsIn()
    const until = processorTime() + seconds * 1000
    const before = beforeOf(each)
    const mending = mendExample(loaded.version, each.example, before, () => processorTime() > until)
    if (mending.kind === 'changed') changed.push({ ...each, ...mending, before: cameBefore(game, before, mending) })
    if (mending.kind === 'mended')
      mended.push({ ...each, block: mendedBlock(each.decl, mendedLines(loaded.version, each.example, mending.lines)) })
  }
  const { good, bad } = await proved(game, mended)
  return { mended: good, changed: [...changed, ...bad] }
}

function cameBefore(
  game: ToMend,
  before: Before | null,
  { heldBefore, isGivenUp }: { readonly heldBefore: boolean; readonly isGivenUp: boolean },
): ChangedExample['before'] {
  if (heldBefore) return 'held'
  if (before !== null) return isGivenUp ? 'unknown' : 'failed'
  return game.before === null ? 'unknown' : 'not-there'
}

const wordsOf = (decl: ExampleDecl): string => spanText(decl.span).replaceAll('\r\n', '\n').trim()

/** The examples that a game runs, but for those of files that many games share. */
function saidExamples({ version, resolution }: LoadedVersion): readonly SaidExample[] {
  const { entries, modules } = resolution
  const isShared = ({ decl }: Entry): boolean => modules.some(({ shared }) => shared.has(decl.span.file.path))
  const decls = new Map(
    entries.flatMap((entry) =>
      entry.decl.kind === 'example' && !isShared(entry)
        ? [[declarationPlace(entry.decl), { decl: entry.decl, said: entry.module }] as const]
        : [],
    ),
  )
  return version.examples.flatMap((example) => {
    const said = decls.get(example.place)
    return said === undefined ? [] : [{ example, ...said }]
  })
}

/** What is written is compiled and run before it is shown: what does not hold as it stands there is not mended. */
async function proved(
  { host, path }: Pick<ToMend, 'host' | 'path'>,
  mended: readonly MendedExample[],
): Promise<{ readonly good: readonly MendedExample[]; readonly bad: readonly ChangedExample[] }> {
  const failing = mended.length === 0 ? [] : await failingIn(host, path, mended)
  if (failing.length === 0) return { good: mended, bad: [] }
  const failures = [{ line: 0, message: 'no lines that can be written lead to where it would hold' }]
  const bad = failing.map(({ example, decl, said }) => ({
    example,
    decl,
    said,
    failures,
    before: 'unknown' as const,
    isGivenUp: false,
  }))
  const left = await proved(
    { host, path },
    mended.filter((each) => !failing.includes(each)),
  )
  return { good: left.good, bad: [...bad, ...left.bad] }
}
