import { withText } from '../../compiler/game/load.ts'
import type { Entry } from '../../compiler/game/entry.ts'
import { spanText } from '../../grammar/source-file.ts'
import type { ExampleDecl } from '../../grammar/tree/examples.ts'
import { type MendedBlock, mendedBlock } from '../../language/mended-block.ts'
import { declarationPlace } from '../../language/rule-entry.ts'
import type { CompiledExample } from '../../runtime/example/compiled-example.ts'
import { type ExampleFailure, runExample } from '../../runtime/example/examples.ts'
import { mendExample } from '../../runtime/mend/mend-example.ts'
import { evaluated } from '../live-engine.ts'
import { letSignalsIn } from '../let-signals-in.ts'
import { type LoadedVersion, loadVersion } from '../diff/witness/load-version.ts'
import type { RulesHost } from '../toolchain.ts'
import { mendedLines, withBlocks } from './mended-lines.ts'

/** An example that a game says itself, compiled and as it is written. */
interface OwnExample {
  readonly example: CompiledExample
  readonly decl: ExampleDecl
}

export interface MendedExample extends OwnExample {
  readonly block: MendedBlock
}

/** An example that asserts what is not so any more. */
export interface ChangedExample extends OwnExample {
  readonly failures: readonly ExampleFailure[]
  /** Whether it is known to have held under the rules before. */
  readonly heldBefore: boolean
}

export interface MendedGame {
  readonly examples: number
  readonly mended: readonly MendedExample[]
  readonly changed: readonly ChangedExample[]
  /** Each file that is another then, by its path. */
  readonly texts: ReadonlyMap<string, string>
}

/** Where a game is read, and the version of before that its examples were written for, if that is known. */
export interface ToMend {
  readonly path: string
  readonly host: RulesHost
  readonly loaded: LoadedVersion
  readonly before: LoadedVersion | null
}

/** Mends the examples of a game whose title contains `only`: those that it says itself. */
export async function mendGame(game: ToMend, only: string): Promise<MendedGame> {
  const { loaded, before } = game
  const mended: MendedExample[] = []
  const changed: ChangedExample[] = []
  const all = ownExamples(loaded).filter(({ decl }) => decl.title.includes(only))
  const old = new Map(before === null ? [] : ownExamples(before).map((each) => [wordsOf(each.decl), each.example]))
  for (const own of all) {
    await letSignalsIn()
    const was = old.get(wordsOf(own.decl))
    const written = before === null || was === undefined ? null : { version: before.version, example: was }
    const mending = mendExample(loaded.version, own.example, written)
    if (mending.kind === 'changed') changed.push({ ...own, ...mending })
    if (mending.kind === 'mended')
      mended.push({ ...own, block: mendedBlock(own.decl, mendedLines(loaded.version, own.example, mending.lines)) })
  }
  return proved(game, all.length, mended, changed)
}

const wordsOf = (decl: ExampleDecl): string => spanText(decl.span).trim()

function ownExamples({ version, resolution }: LoadedVersion): readonly OwnExample[] {
  const { entries, game, modules } = resolution
  const own = ({ decl, module }: Entry): boolean =>
    module === game.name && !modules.some(({ shared }) => shared.has(decl.span.file.path))
  const decls = new Map(
    entries.flatMap((entry) =>
      entry.decl.kind === 'example' && own(entry) ? [[declarationPlace(entry.decl), entry.decl] as const] : [],
    ),
  )
  return version.examples.flatMap((example) => {
    const decl = decls.get(example.place)
    return decl === undefined ? [] : [{ example, decl }]
  })
}

/** What is written is compiled and run before it is shown: what does not hold as it stands there is not mended. */
async function proved(
  game: ToMend,
  examples: number,
  mended: readonly MendedExample[],
  changed: readonly ChangedExample[],
): Promise<MendedGame> {
  const holding = await holdingOf(game, mended)
  const [good, bad] = [true, false].map((holds) => mended.filter(({ decl }) => holding.has(decl.title) === holds))
  if (bad === undefined || good === undefined || bad.length === 0)
    return { examples, mended, changed, texts: textsOf(game, mended) }
  const failures = [{ line: 0, message: 'no lines that can be written lead to where it would hold' }]
  const left = bad.map(({ example, decl }) => ({ example, decl, failures, heldBefore: false }))
  return proved(game, examples, good, [...changed, ...left])
}

/** The titles of those that hold as they are written; each by itself where they do not compile together. */
async function holdingOf(game: ToMend, mended: readonly MendedExample[]): Promise<ReadonlySet<string>> {
  const { path, host } = game
  if (mended.length === 0) return new Set()
  const then = [...textsOf(game, mended)].reduce((read, [file, text]) => withText(read, file, text), host)
  const loaded = await loadVersion(path, then, evaluated)
  const titles = new Set(mended.map(({ decl }) => decl.title))
  if (loaded !== null)
    return new Set(
      loaded.version.examples.flatMap((each) =>
        titles.has(each.title) && runExample(loaded.version.patient, each).ok ? [each.title] : [],
      ),
    )
  const holding = new Set<string>()
  if (mended.length > 1)
    for (const each of mended) for (const title of await holdingOf(game, [each])) holding.add(title)
  return holding
}

function textsOf({ host }: ToMend, mended: readonly MendedExample[]): ReadonlyMap<string, string> {
  const paths = new Set(mended.map(({ block }) => block.path))
  return new Map(
    [...paths].map((file) => [
      file,
      withBlocks(
        host.read(file) ?? '',
        mended.flatMap(({ block }) => (block.path === file ? [block] : [])),
      ),
    ]),
  )
}
