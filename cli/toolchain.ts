import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type {
  CheckResult as CompilerCheck,
  CompiledGame,
  CompileOptions,
  CompileResult as CompilerResult,
  RulesHost,
  ScriptOptions,
  ScriptResult as CompilerScript,
} from '../compiler/compile.ts'
import type { WrittenGame } from '../compiler/link/written-game.ts'
import type { MigratedGame } from '../compiler/migrate/migrate-game.ts'
import type { WrittenIn } from '../grammar/surface/templates.ts'
import type { Engine, SetupConfig } from '../runtime/engine.ts'
import type { CompiledExample, ExampleResult, TraceEntry } from '../runtime/example/examples.ts'

export type { CompiledExample, CompiledGame, WrittenGame, ExampleResult, RulesHost, TraceEntry }

export type CheckOutcome = Pick<CompilerCheck, 'diagnostics' | 'omitted' | 'sources' | 'resolution'> &
  Partial<Pick<CompilerCheck, 'program'>>
export type CompileOutcome = Pick<CompilerResult, 'diagnostics' | 'omitted' | 'sources' | 'game'> &
  Partial<Pick<CompilerResult, 'resolution' | 'program'>>

export type ScriptOutcome = Pick<CompilerScript, 'diagnostics' | 'omitted' | 'sources' | 'script'>

export type MigrateOutcome = Omit<MigratedGame, 'checked'> & { readonly checked: CheckOutcome }

/** Representations that `build --print` shows. */
export type PrintKind = 'tokens' | 'ast' | 'game' | 'ir' | 'flow' | 'module'

export interface Printed {
  /** Null when errors kept the compiler from getting so far. */
  readonly text: string | null
  readonly diagnostics: readonly Diagnostic[]
}

/** How a text is to be said. */
export interface SaidAs {
  /** Its own language where none is named. */
  readonly language?: WrittenIn
  /** The game or variant whose words it may use, and how that is read. */
  readonly game: { readonly path: string; readonly host: RulesHost } | null
}

/** What the commands need of the compiler and the runtime; modules are loaded when they are first used. */
export interface Toolchain {
  /** Told apart from every other release; null where sources are run, which change under the hand. */
  stamp(): string | null
  /** What the compiler finds, without making anything; for who asks for errors alone, no warnings where there are none. */
  checkGame(path: string, host: RulesHost, wanted?: 'errors'): Promise<CheckOutcome>
  compileGame(path: string, host: RulesHost, options: CompileOptions): Promise<CompileOutcome>
  /** The same again and again while texts are edited: what an edit does not touch is not made again. */
  compileEdited(path: string, host: RulesHost): Promise<CompileOutcome>
  /** The same to a script that can be made live. */
  compileScript(path: string, host: RulesHost, options: ScriptOptions): Promise<ScriptOutcome>
  /** `passes` of the simplification, for the flow graph; `none` is no name of a pass. */
  print(kind: PrintKind, path: string, host: RulesHost, passes?: readonly string[]): Promise<Printed>
  /** Says a game in the words of today, where the language read it otherwise from a version on. */
  migrateGame(path: string, host: RulesHost, from: number): Promise<MigrateOutcome>
  /** `path` is only for what is said about the text. */
  formatRules(text: string, path: string, as?: SaidAs): Promise<Printed>
  runExample(engine: Engine, example: CompiledExample, setup: Pick<SetupConfig, 'roundLimit'>): Promise<ExampleResult>
  /** What happens in an example, on an engine that is compiled with `trace`. */
  traceExample(engine: Engine, example: CompiledExample): Promise<TraceEntry[]>
}
