import { folderName } from './folder-name.ts'
import { readClauseIndexes } from './checks/clause-index.ts'
import { runChecks } from './checks/checks.ts'
import { Collection } from './diagnostics/collect.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { countRules } from './elaborate/count-rules.ts'
import { elaborateGame, type Program } from './elaborate/program.ts'
import type { RulesHost } from './game/load.ts'
import { type Resolution, resolveGame } from './game/resolve.ts'
import { type Kept, nothingKept } from './kept.ts'
import type { SourceFile } from './source/source-file.ts'
import type { ExampleDecl } from './syntax/ast.ts'

export type { RulesHost } from './game/load.ts'

export interface CompileOptions {
  /** How generated files import the runtime; default for a folder two below the project's root. */
  readonly runtimeImport?: string
  /** Pass the same between builds, so that only what changed is read, laid out and formatted again. */
  readonly kept?: Kept
  /** Adds to each rule a note that it applied, and a module `coverage.ts` that holds the notes. */
  readonly coverage?: boolean
  /** Adds a module `trace.ts` that notes whose text each entry of the log comes from, for what is told of examples that fail. */
  readonly trace?: boolean
  /** Adds a module `positions.ts`, a `PositionKit` for tools that make up positions. */
  readonly positions?: boolean
  /** Leaves the code as it comes, for engines that run and that nobody reads. */
  readonly unformatted?: boolean
  /** False: an engine that tries everything one by one, slowly, to compare with. */
  readonly shortcuts?: boolean
}

export interface CompiledGame {
  readonly name: string
  /** Folder under `generated/`. */
  readonly folder: string
  /** Text by file name. */
  readonly files: ReadonlyMap<string, string>
}

export interface CheckResult {
  readonly resolution: Resolution | null
  readonly program: Program | null
  readonly diagnostics: readonly Diagnostic[]
  /** How many findings beyond the most that are kept there were. */
  readonly omitted: number
  readonly sources: ReadonlyMap<string, SourceFile>
}

export interface CompileResult extends CheckResult { readonly game: CompiledGame | null }

/** Text to typed program: load and join, apply overlays, elaborate, check; `which` leaves examples out. Nothing throws for a mistake in the rules. */
export function checkGame(path: string, host: RulesHost, { parsed }: Pick<Kept, 'parsed'> = nothingKept(), which: (x: ExampleDecl) => boolean = () => true): CheckResult {
  const found = new Collection()
  const sources = new Map<string, SourceFile>()
  const whole = resolveGame({ host, report: found.report, parsed, sources }, path)
  const resolution = whole === null ? null : { ...whole, game: { ...whole.game, examples: whole.game.examples.filter(which) } }
  const unread = found.some((d) => d.severity === 'error' && d.code.startsWith('HR00'))
  const program = resolution === null || unread ? null : elaborateGame(resolution.game, found.report)
  if (resolution !== null && program !== null) {
    const clauses = readClauseIndexes(host, resolution.modules, found.report)
    runChecks({ program, resolution, clauses }, found)
  }
  return { resolution, program, diagnostics: found.all(), omitted: found.omitted, sources }
}

/** The whole pipeline. Without errors, the files of the game's folder; with errors, only the diagnostics. */
export async function compileGame(path: string, host: RulesHost, options: CompileOptions = {}): Promise<CompileResult> {
  const kept = options.kept ?? nothingKept()
  const checked = checkGame(path, host, kept)
  const { program, resolution, diagnostics } = checked
  const wrong = diagnostics.some((d) => d.severity === 'error')
  if (program === null || resolution === null || wrong) return { ...checked, game: null }
  // Loading ts-morph and Prettier takes longer than checking; only emission needs them.
  const { gameFingerprint } = await import('./diff/game-fingerprint.ts')
  const fingerprint = gameFingerprint(resolution)
  return { ...checked, game: await emitChecked(program, { ...options, fingerprint }, kept) }
}

export interface EmitCheckedOptions extends CompileOptions {
  /** Of the rules; engines by which nothing is recorded need none. */
  readonly fingerprint?: string
}

/** The files of a program without errors. */
export async function emitChecked(program: Program, options: EmitCheckedOptions, kept: Kept): Promise<CompiledGame> {
  const { emitGame } = await import('./emit/module.ts')
  const emitted = options.coverage === true ? countRules(program) : program
  const { runtimeImport = '../../runtime', fingerprint = '' } = options
  const files = await emitGame(emitted, { ...options, runtimeImport, fingerprint }, kept)
  return { name: program.game.name, folder: folderName(program.game.name), files }
}
