import { checkGame, examplesOfChecked, scriptOfChecked } from '../../../compiler/compile.ts'
import type { Program } from '../../../compiler/program/program.ts'
import { type Caches, emptyCaches } from '../../../compiler/caches.ts'
import type { ExampleDecl } from '../../../grammar/tree/examples.ts'
import type { CompiledExample } from '../../../runtime/examples.ts'
import { type Version, versionOf } from '../../../runtime/diff/version.ts'
import { liveEngine, liveExamples } from '../../live-engine.ts'
import type { RulesHost } from '../../toolchain.ts'

/** An engine that notes which rules apply, and what its examples are bound to. */
export interface LoadedVersion {
  readonly version: Version
  /** What further examples are bound to. */
  readonly scope: object
  /** Where each rule stands, by its number, and the numbers of those that applied since this was last emptied. */
  readonly places: readonly string[]
  readonly applied: Set<number>
  readonly program: Program
  /** The texts of its examples. */
  readonly texts: ReadonlySet<string>
}

const textOf = ({ span }: ExampleDecl): string => span.file.text.slice(span.start, span.end).trim()

const options = { coverage: true, positions: true } as const

/**
 * Compiles a version and makes it live; null where it has errors. What is `kept` makes the second of two similar
 * versions quick,
 * and so does leaving out the examples that it has in common with the one `beside` it.
 */
export async function loadVersion(
  path: string,
  host: RulesHost,
  caches: Caches = emptyCaches(),
  { beside, roundLimit }: { readonly beside?: LoadedVersion; readonly roundLimit?: number } = {},
): Promise<LoadedVersion | null> {
  const { program, resolution, diagnostics } = checkGame(
    path,
    host,
    caches,
    (x) => beside?.texts.has(textOf(x)) !== true,
  )
  if (program === null || diagnostics.some((d) => d.severity === 'error')) return null
  const { engine, examples, positions, coverage, scope } = liveEngine(await scriptOfChecked(program, options), path)
  if (positions === undefined || coverage === undefined || scope === undefined)
    throw new Error(`${path} was compiled without what positions are laid down with`)
  const { places, applied } = coverage
  const texts = new Set(resolution?.game.examples.map(textOf))
  return { version: versionOf(engine, positions, examples ?? [], roundLimit), program, scope, places, applied, texts }
}

/**
 * The examples of a program that differs from a loaded one in nothing else, bound to the engine that is loaded already.
 */
export async function loadExamples({ scope }: LoadedVersion, program: Program): Promise<readonly CompiledExample[]> {
  return liveExamples(await examplesOfChecked(program, options), 'examples', scope)
}
