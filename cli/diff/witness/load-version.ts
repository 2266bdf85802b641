import { spanText } from '../../../grammar/source-file.ts'
import { type CheckResult, checkForEngine, engineOfChecked } from '../../../compiler/compile.ts'
import { KeptElaboration } from '../../../compiler/elaborate/kept-elaboration.ts'
import type { EngineScript } from '../../../compiler/emit/script.ts'
import type { Resolution } from '../../../compiler/game/resolve.ts'
import type { Program } from '../../../compiler/program/program.ts'
import { type ParsedFile, ParsedFiles } from '../../../compiler/syntax/parsed-files.ts'
import type { ExampleDecl } from '../../../grammar/tree/examples.ts'
import type { CompiledExample } from '../../../runtime/example/examples.ts'
import { type EngineVersion, versionOf } from '../../../runtime/diff/version.ts'
import type { Evaluate, LiveEngine } from '../../live-engine.ts'
import type { RulesHost } from '../../toolchain.ts'

/** An engine that notes which rules apply, and what its examples are bound to. */
export interface LoadedVersion {
  readonly version: EngineVersion
  /** What further examples are bound to, what they become, and what is kept so that they are checked quickly. */
  readonly scope: object
  readonly script: EngineScript
  readonly kept: KeptElaboration
  readonly files: Map<string, ParsedFile>
  /** Where each rule stands, by its number, and the numbers of those that applied since this was last emptied. */
  readonly places: readonly string[]
  readonly applied: Set<number>
  readonly program: Program
  readonly resolution: Resolution
  /** The texts of its examples. */
  readonly texts: ReadonlySet<string>
  readonly evaluate: Evaluate
}

const textOf = ({ span }: ExampleDecl): string => spanText(span).trim()

const options = { coverage: true, positions: true } as const

/**
 * Compiles a version and makes it live; null where it has errors. The one `beside` it makes the second of two similar
 * versions quick: files and examples that they have in common are not read again.
 */
export async function loadVersion(
  path: string,
  host: RulesHost,
  evaluate: Evaluate,
  { beside, roundLimit }: { readonly beside?: LoadedVersion; readonly roundLimit?: number | undefined } = {},
): Promise<LoadedVersion | null> {
  const kept = new KeptElaboration({ countsOn: true })
  const files = filesOf(host, beside)
  const parsed = new ParsedFiles(files, { edited: true })
  const which = (x: ExampleDecl): boolean => beside?.texts.has(textOf(x)) !== true
  const { program, resolution, diagnostics }: CheckResult = checkForEngine(path, host, { parsed, kept }, which)
  if (program === null || resolution === null || diagnostics.some((d) => d.severity === 'error')) return null
  const script = await engineOfChecked(program, options)
  const live = (await evaluate(script.script, path, {})) as LiveEngine
  const { engine, examples, positions, coverage, scope } = live
  if (positions === undefined || coverage === undefined || scope === undefined)
    throw new Error(`${path} was compiled without what positions are laid down with`)
  const { places, applied } = coverage
  const texts = new Set(resolution.game.examples.map(textOf))
  const version = versionOf(engine, positions, examples ?? [], roundLimit)
  return { version, program, resolution, scope, script, kept, files, places, applied, texts, evaluate }
}

/**
 * The examples of a program that differs from a loaded one in nothing else, bound to the engine that is loaded already.
 */
export async function loadExamples(loaded: LoadedVersion, program: Program): Promise<readonly CompiledExample[]> {
  // Some examples make a difference to what is elaborated, such as those that count.
  const script = program.procs === loaded.program.procs ? loaded.script : await engineOfChecked(program, options)
  const live = await loaded.evaluate(script.examplesOf(program), 'examples', loaded.scope)
  return (live as { readonly examples: readonly CompiledExample[] }).examples
}

/** What need not be read again of another version; where the texts differ their places are not the same. */
function filesOf(host: RulesHost, beside: LoadedVersion | undefined): Map<string, ParsedFile> {
  return new Map([...(beside?.files ?? [])].filter(([path, { source }]) => host.read(path) === source.text))
}
