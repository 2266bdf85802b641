import { type ClauseLists, clauseIndexes, readClauseLists } from './checks/clause-index.ts'
import { type Sought, runChecks } from './checks/checks.ts'
import { Collection } from './diagnostics/collect.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { countRules } from './instrument/count-rules.ts'
import { elaborateGame } from './elaborate/elaborate-game.ts'
import { type Program } from './program/program.ts'
import { type RulesHost, parseGame } from './game/load.ts'
import type { Game } from './game/model.ts'
import type { KeptElaboration } from './elaborate/kept-elaboration.ts'
import { type Resolution, resolveGame } from './game/resolve.ts'
import { showingIncludes } from './game/taken-in.ts'
import { saidAsEquations } from './game/said-as-equation.ts'
import { underWhatTookThem } from './game/still-named.ts'
import { withOlderReading } from './migrate/older-reading.ts'
import { type Caches, emptyCaches } from './caches.ts'
import type { CompiledBases } from './compiled-bases.ts'
import { isOfText } from '../grammar/fault.ts'
import type { SourceFile, Span } from '../grammar/source-file.ts'
import type { ExampleDecl } from '../grammar/tree/examples.ts'
import type { ParsedFiles } from './syntax/parsed-files.ts'
import type { EngineScript } from './emit/script.ts'
import type { EmittedEngine } from './emit/modules.ts'
import { type Shortcuts, shortcutsOf } from './emit/shortcuts.ts'
import type { Flow } from './flow/procedure.ts'
import type { KeptFolder } from './link/kept-folder.ts'
import type { Linked } from './link/link.ts'
import { type ExamplesWanted, enteredBy, lowerProgram } from './lower/lower-program.ts'
import { simplify } from './simplify/passes.ts'
import type { WrittenGame } from './link/written-game.ts'
import type { RuntimeImport } from './typescript/imports.ts'
import type { Script } from './typescript/script.ts'

export type { Script }

export type { RulesHost } from './game/load.ts'

export interface CompileOptions {
  /** How generated files import the runtime; by the name of the package when left out. */
  readonly runtimeImport?: RuntimeImport
  /** Pass the same between builds, so that only what changed is read, laid out and formatted again. */
  readonly caches?: Caches
  /** What an earlier compilation of the game has left, in the same manner. */
  readonly kept?: KeptFolder
  /** Compiles what a variant stands on, for who keeps that as well; else it is compiled like the variant. */
  readonly compileBase?: (path: string, host: RulesHost) => Promise<CompileResult>
  /** Pass the same for all games of one build, so that what several stand on is compiled once. */
  readonly compiledBases?: CompiledBases<CompileResult>
  /** Adds to each rule a note that it applied, and a module `coverage.ts` that holds the notes. */
  readonly coverage?: boolean
  /**
   * Adds a module `trace.ts` that notes whose text each entry of the log comes from, for what is told of examples that
   * fail.
   */
  readonly trace?: boolean
  /** Adds a module `positions.ts`, a `PositionKit` for tools that make up positions. */
  readonly positions?: boolean
  /** Adds a module `examples.ts`, for who reads what worked examples become; tools run them from the rules. */
  readonly examples?: boolean
  /** Leaves the code as it comes, for engines that run and that nobody reads. */
  readonly unformatted?: boolean
  /** False: an engine that tries everything one by one, slowly, to compare with; a list: with those alone. */
  readonly shortcuts?: Shortcuts
}

export interface CompiledGame extends WrittenGame {
  /** The games whose folders the files import from, each after those that it stands on itself. */
  readonly bases: readonly WrittenGame[]
}

export interface CheckResult {
  readonly resolution: Resolution | null
  readonly program: Program | null
  /** The clauses of the documents that the game and its bases follow, as they are listed. */
  readonly clauseLists: ClauseLists
  readonly diagnostics: readonly Diagnostic[]
  /** How many findings beyond the most that are kept there were. */
  readonly omitted: number
  readonly sources: ReadonlyMap<string, SourceFile>
}

export interface ScriptResult extends CheckResult {
  /** Null where there are errors. */
  readonly script: Script | null
}

/** What an engine that is made live has besides what every engine has. */
export type ScriptOptions = Pick<CompileOptions, 'coverage' | 'trace' | 'positions' | 'shortcuts'> & {
  /** Files that were read before. */
  readonly parsed?: ParsedFiles
  /** False: the worked examples are left out. */
  readonly examples?: boolean
  /** Whether it returns what examples of another text can be bound to, as with positions. */
  readonly scope?: boolean
  /** Whether it notes which of its functions run. */
  readonly noting?: boolean
}

export interface CompileResult extends CheckResult {
  readonly game: CompiledGame | null
  /** How the game is divided into definitions. */
  readonly linked: Linked | null
}

/** What earlier checks have left. */
type Before = Pick<Caches, 'parsed'> & { readonly kept?: KeptElaboration | null }

const everyExample = (_: ExampleDecl): boolean => true

/**
 * Text to typed program: parse and join, resolve with overlays, elaborate, check; `which` leaves examples out. Nothing throws
 * for a mistake in the rules.
 */
export function checkGame(
  path: string,
  host: RulesHost,
  before: Before = emptyCaches(),
  which = everyExample,
): CheckResult {
  return checked({ path, host, kept: null, ...before, which, sought: 'all' })
}

/** The same for who only wants an engine: where nothing keeps it from being made, nothing is looked for that warns. */
export function checkForEngine(
  path: string,
  host: RulesHost,
  before: Before = emptyCaches(),
  which = everyExample,
): CheckResult {
  const result = checked({ path, host, kept: null, ...before, which, sought: 'errors' })
  return result.diagnostics.some((d) => d.severity === 'error') ? checkGame(path, host, before, which) : result
}

/**
 * The same for who asks what names stand for: what elaboration finds, and nothing of what is looked for in a program
 * that has its types.
 */
export function elaborateText(
  path: string,
  host: RulesHost,
  { parsed }: Pick<Caches, 'parsed'>,
  which = everyExample,
): CheckResult {
  return checked({ path, host, parsed, kept: null, which, sought: null })
}

interface ToCheck {
  readonly path: string
  readonly host: RulesHost
  readonly parsed: ParsedFiles
  readonly kept: KeptElaboration | null
  readonly which: (x: ExampleDecl) => boolean
  /** What the checks look for after elaboration; null where none is run. */
  readonly sought: Sought | null
}

function checked({ path, host, parsed, kept, which, sought }: ToCheck): CheckResult {
  const found = new Collection()
  const sources = new Map<string, SourceFile>()
  const takenIn = new Map<string, Span>()
  const trees = parseGame({ host, report: found.report, parsed, sources, takenIn }, path)
  const whole = trees === null ? null : resolveGame(trees, found.report)
  const resolved = whole === null ? null : { ...whole, game: gameOf(whole.game, which, kept) }
  const unread = found.some((d) => d.severity === 'error' && isOfText(d))
  const lacking = found.some(isOfMissingFile)
  const program = resolved === null || unread ? null : elaborateGame(resolved.game, found.report, kept)
  const resolution = resolved === null || program === null ? resolved : { ...resolved, game: program.game }
  const clauseLists: ClauseLists = resolution === null ? new Map() : readClauseLists(host, resolution.modules)
  if (resolution !== null && program !== null) {
    const clauses = clauseIndexes(clauseLists, resolution.modules, found.report)
    if (sought !== null) runChecks({ program, resolution, clauses }, found, sought)
  }
  const told = lacking ? found.all().filter((d) => isOfMissingFile(d) || isOfText(d)) : found.all()
  const settled =
    resolution === null ? told : underWhatTookThem(saidAsEquations(told, resolution.game, host), resolution)
  const relations = resolution?.game.relations ?? new Map()
  const diagnostics = settled.map((each) => withOlderReading(showingIncludes(each, takenIn), relations))
  return { resolution, program, clauseLists, diagnostics, omitted: lacking ? 0 : found.omitted, sources }
}

/** What such a file would have declared is unknown to the rest, so that nothing is said of what seems wrong there. */
const isOfMissingFile = ({ code }: Diagnostic): boolean => code === 'HR0403' || code === 'HR0407'

/** The game with some of its examples, and with what an earlier version has as well as the very same. */
function gameOf(game: Game, which: (x: ExampleDecl) => boolean, kept: KeptElaboration | null): Game {
  const leftOut = new Set(game.examples.flatMap((x) => (which(x) ? [] : [x.span])))
  const layers = leftOut.size === 0 ? game.layers : layersBut(game.layers, leftOut)
  const wanted = { ...game, layers, examples: game.examples.filter(which) }
  return kept === null ? wanted : kept.sameParts(wanted)
}

const layersBut = (layers: Game['layers'], leftOut: ReadonlySet<Span>): Game['layers'] =>
  new Map([...layers].map(([name, all]) => [name, all.filter(({ span }) => !leftOut.has(span))]))

/** The whole pipeline. Without errors, the files of the game's folder; with errors, only the diagnostics. */
export async function compileGame(path: string, host: RulesHost, options: CompileOptions = {}): Promise<CompileResult> {
  const { compiledBases } = options
  const known = compiledBases?.of(path, host)
  if (known !== undefined) return known
  const caches = options.caches ?? emptyCaches()
  const result = await compileChecked(checkGame(path, host, caches), host, { ...options, caches })
  return compiledBases?.keep(path, result) ?? result
}

/** The same from a game that was checked; `host` reads what it stands on. */
export async function compileChecked(
  checked: CheckResult,
  host: RulesHost,
  options: CompileOptions,
): Promise<CompileResult> {
  const caches = options.caches ?? emptyCaches()
  const { program, resolution, diagnostics } = checked
  const wrong = diagnostics.some((d) => d.severity === 'error')
  if (program === null || resolution === null || wrong) return { ...checked, game: null, linked: null }
  // Loading ts-morph and Prettier takes longer than checking; only emission needs them.
  const { gameFingerprint } = await import('./diff/game-fingerprint.ts')
  const kept = standsAlone(options) || options.examples === true ? null : (options.kept ?? null)
  const taken = (): string => gameFingerprint(resolution)
  const fingerprint = kept?.fingerprintOf(program, taken) ?? taken()
  const { emittedEngine } = await import('./emit/modules.ts')
  const { linkedGame, withCountersOf, writtenGame } = await import('./link/written-game.ts')
  const writing = { runtimeImport: byName, examples: false, ...options }
  const bases = standsAlone(options) ? null : await baseOf(resolution, host, options)
  const base = bases?.linked ?? null
  const instrumented = instrument(program, options)
  const whole = withCountersOf(instrumented, base?.program)
  const emit = (): EmittedEngine => emittedEngine(whole, flowOf(whole, writing), { ...writing, fingerprint })
  const modules = kept?.modulesOf(instrumented, base, emit) ?? emit().modules
  const linked = linkedGame({ program: instrumented, resolution, base }, modules)
  const game = await writtenGame(linked, writing, caches, kept)
  return { ...checked, linked, game: { ...game, bases: bases === null ? [] : [...bases.game.bases, bases.game] } }
}

/** The program with whatever it is to be measured by. */
const instrument = (program: Program, { coverage }: CompileOptions): Program =>
  coverage === true ? countRules(program) : program

/** Program to flow: its texts that can be suspended are lowered to graphs, and these simplified. */
function flowOf(program: Program, options: ExamplesWanted & Pick<CompileOptions, 'shortcuts'>): Flow {
  const lowered = lowerProgram(program, enteredBy(program, options))
  return shortcutsOf(options.shortcuts ?? true).has('simplified-graphs') ? simplify(lowered) : lowered
}

/** By the name of the package, which the project that has the modules installs. */
const byName: RuntimeImport = (entry) => `houserules/${entry}`

/** An engine for one purpose holds everything itself. */
const standsAlone = ({ coverage, trace, positions, shortcuts }: CompileOptions): boolean =>
  coverage === true || trace === true || positions === true || (shortcuts ?? true) !== true

/**
 * What a variant stands on, where that can be compiled by itself: the first variant that it is joined from, else its
 * base.
 */
async function baseOf(
  { modules }: Resolution,
  host: RulesHost,
  options: CompileOptions,
): Promise<{ readonly linked: Linked; readonly game: CompiledGame } | null> {
  const header = modules.at(-1)?.header
  const below = header?.withs[0] ?? header?.base ?? null
  const path = below === null ? null : host.find(below.text)
  if (path === null) return null
  const { kept: _, ...others } = options
  const { linked, game } = await (options.compileBase?.(path, host) ?? compileGame(path, host, others))
  return linked === null || game === null ? null : { linked, game }
}

/**
 * The whole pipeline to one script of plain JavaScript; with errors, only the diagnostics, and without, no warnings.
 * Nothing is formatted, and no file written.
 */
export async function compileScript(path: string, host: RulesHost, options: ScriptOptions = {}): Promise<ScriptResult> {
  const caches = options.parsed === undefined ? emptyCaches() : { parsed: options.parsed }
  return scriptOfGame(checkForEngine(path, host, caches), options)
}

/** The same from a game that was checked. */
export async function scriptOfGame(checked: CheckResult, options: ScriptOptions): Promise<ScriptResult> {
  const { program, resolution, diagnostics } = checked
  const wrong = diagnostics.some((d) => d.severity === 'error')
  if (program === null || resolution === null || wrong) return { ...checked, script: null }
  const { gameFingerprint } = await import('./diff/game-fingerprint.ts')
  return {
    ...checked,
    script: await scriptOfChecked(program, { ...options, fingerprint: gameFingerprint(resolution) }),
  }
}

/** The script of a program without errors. */
export async function scriptOfChecked(
  program: Program,
  options: ScriptOptions & { readonly fingerprint?: string } = {},
): Promise<Script> {
  return (await engineOfChecked(program, options)).script
}

/** The same, with what further examples of the same rules become. */
export async function engineOfChecked(
  program: Program,
  options: ScriptOptions & { readonly fingerprint?: string } = {},
): Promise<EngineScript> {
  const { emittedEngine } = await import('./emit/modules.ts')
  const { scriptOfEngine } = await import('./emit/script.ts')
  const instrumented = instrument(program, options)
  const engine = emittedEngine(instrumented, flowOf(instrumented, options), { fingerprint: '', ...options })
  const { scope, positions, noting = false } = options
  return scriptOfEngine(engine, { scope: scope === true || positions === true, noting })
}
