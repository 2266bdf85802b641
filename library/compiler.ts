/**
 * `houserules/compiler`: from the text of rules to findings, to an engine that plays, to modules. It needs nothing of
 * Node, so that it runs in a page or a worker as well.
 *
 * @module houserules/compiler
 */
import { type CompileResult, type CheckResult, checkGame, compileGame, scriptOfGame } from '../compiler/compile.ts'
import { type JsonDiagnostic, renderJson } from '../compiler/diagnostics/render-json.ts'
import type { RulesHost } from '../compiler/game/load.ts'
import type { Engine } from '../runtime/engine.ts'
import type { CompiledExample } from '../runtime/example/examples.ts'
import { liveEngine } from './live-engine.ts'
import { type RulesTexts, memoryHost } from './memory-host.ts'

export type { JsonDiagnostic as Finding, JsonLabel as FindingPlace } from '../compiler/diagnostics/render-json.ts'
export type { RulesHost, RulesTexts }
export type { Severity } from '../compiler/diagnostics/diagnostic.ts'
export type { LineColumn } from '../grammar/source-file.ts'
export type { CompiledExample } from '../runtime/example/examples.ts'

/** Where rules are read from: texts by path, or what finds them. */
export type Rules = RulesTexts | RulesHost

/** What was found in rules. With a finding of severity `error` nothing is made of them. */
export interface Checked {
  /** In the order of files and lines. */
  readonly findings: readonly JsonDiagnostic[]
  /** How many more there were than are kept for a game. */
  readonly omitted: number
  /** The paths of all files that were read. */
  readonly files: readonly string[]
}

/** Rules as an engine; null where they have errors. */
export interface Playable extends Checked {
  readonly engine: Engine | null
  /** The worked examples, for `runExample` of `houserules/runtime/examples`. */
  readonly examples: readonly CompiledExample[]
}

/** Rules as modules of TypeScript that import `houserules/runtime`; null where they have errors. */
export interface Modules extends Checked {
  /** Texts by path from a folder of generated code: `hearts/index.ts`, and those of games that the game stands on. */
  readonly modules: ReadonlyMap<string, string> | null
  /** The path of the module that exports `engine`, such as `hearts/index.ts`. */
  readonly index: string | null
}

export interface ModuleOptions {
  /** True: laid out for people to read, by ts-morph and Prettier, which are loaded for it and take most of the time. */
  readonly formatted?: boolean
}

/**
 * What is wrong or suspicious in the game or variant at a path.
 *
 * @example
 * ```ts
 * import { check } from 'houserules/compiler'
 *
 * const table = 'zone pot seen by everyone\ncard coin\n'
 * const text = `game Coin for 2 players\n${table}to match\n  create coin to pot\n  finish\n`
 * console.log(check('coin.rules', { 'coin.rules': text }).findings.length) // 0
 * ```
 */
export function check(path: string, rules: Rules): Checked {
  return checked(checkGame(path, hostOf(path, rules)))
}

/**
 * The game or variant at a path as an engine that plays, in this program and at once.
 *
 * @example
 * ```ts
 * import { playable } from 'houserules/compiler'
 *
 * const table = 'zone pot seen by everyone\ncard coin\n'
 * const text = `game Coin for 2 players\n${table}to match\n  create coin to pot\n  finish\n`
 * const { engine } = await playable('coin.rules', { 'coin.rules': text })
 * console.log(engine?.results(engine.setup({ seed: 1 }))) // [ 0, 0 ]
 * ```
 */
export async function playable(path: string, rules: Rules): Promise<Playable> {
  const result = await scriptOfGame(checkGame(path, hostOf(path, rules)), {})
  const { engine, examples } = result.script === null ? { engine: null } : liveEngine(result.script)
  return { ...checked(result), engine, examples: examples ?? [] }
}

/**
 * The game or variant at a path as modules, for a build.
 *
 * @example
 * ```ts
 * import { modules } from 'houserules/compiler'
 *
 * const table = 'zone pot seen by everyone\ncard coin\n'
 * const text = `game Coin for 2 players\n${table}to match\n  create coin to pot\n  finish\n`
 * const { index } = await modules('coin.rules', { 'coin.rules': text })
 * console.log(index) // coin/index.ts
 * ```
 */
export async function modules(path: string, rules: Rules, options: ModuleOptions = {}): Promise<Modules> {
  const result = await compileGame(path, hostOf(path, rules), { unformatted: options.formatted !== true })
  const { game } = result
  if (game === null) return { ...checked(result), modules: null, index: null }
  const texts = [...game.bases, game].flatMap(({ folder, files }) =>
    [...files].map(([name, text]) => [`${folder}/${name}`, text] as const),
  )
  return { ...checked(result), modules: new Map(texts), index: `${game.folder}/index.ts` }
}

/** @throws RangeError where there is no text at the path, so that nothing could be found in it */
function hostOf(path: string, rules: Rules): RulesHost {
  const host = isHost(rules) ? rules : memoryHost(rules)
  if (host.read(path) !== null) return host
  const known = isHost(rules) ? '' : `; there are ${Object.keys(rules).join(', ') || 'none'}`
  throw new RangeError(`there are no rules at ${path}${known}`)
}

const isHost = (rules: Rules): rules is RulesHost => typeof rules['read'] === 'function'

function checked({ diagnostics, omitted, sources }: CheckResult | CompileResult): Checked {
  return { findings: renderJson(diagnostics, omitted).diagnostics, omitted, files: [...sources.keys()] }
}
