import { existsSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rulesHost } from '../../cli/files/rules-host.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import { emptyCaches } from '../../compiler/caches.ts'
import {
  type CheckResult,
  type RulesHost,
  type Script,
  type ScriptOptions,
  type ScriptResult,
  checkGame,
  compileScript,
  scriptOfGame,
} from '../../compiler/compile.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { parseGame } from '../../compiler/game/load.ts'
import { type Resolution, resolveGame } from '../../compiler/game/resolve.ts'
import type { BaseState } from '../../runtime/engine.ts'
import type { CompiledExample } from '../../runtime/example/examples.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { shareScript, sharedScript } from './shared-scripts.ts'

// Games of rules/, which many tests ask for: each is compiled once in a process. Other texts are compiled by who has
// them.

const root = fileURLToPath(new URL('../..', import.meta.url))
const { parsed } = emptyCaches()

/** What was made of rules, for as long as they read the same. */
class Kept<T extends Pick<CheckResult, 'sources'>> {
  private readonly results = new Map<string, T>()

  of(key: string, host: RulesHost): T | null {
    const result = this.results.get(key)
    const fresh = result !== undefined && [...result.sources].every(([path, { text }]) => host.read(path) === text)
    return fresh ? result : null
  }

  keep(key: string, result: T): T {
    this.results.set(key, result)
    return result
  }
}

const checks = new Kept<CheckResult>()
const scripts = new Kept<ScriptResult>()

/** Whether a path is that of a game that comes with the program, as it stands there. */
function isOurs(path: string, host: RulesHost): boolean {
  const full = resolve(root, path)
  return (
    full.startsWith(join(root, 'rules') + sep) && existsSync(full) && readFileSync(full, 'utf8') === host.read(path)
  )
}

/** What the compiler finds in a game of rules/. */
export const checkedGame = (path: string): CheckResult => checkedBy(path, rulesHost(root, path))

const checkedBy = (path: string, host: RulesHost): CheckResult =>
  checks.of(path, host) ?? checks.keep(path, checkGame(path, host, { parsed }))

/** The declarations of a game of rules/, for who asks neither for types nor for findings: that takes a sixth of the time. */
export function resolvedGame(path: string): Resolution {
  const host = rulesHost(root, path)
  const known = checks.of(path, host)?.resolution ?? null
  if (known !== null) return known
  const trees = parseGame({ host, parsed, sources: new Map(), takenIn: new Map(), report: () => undefined }, path)
  const resolution = trees === null ? null : resolveGame(trees, () => undefined)
  if (resolution === null) throw new Error(`${path} is no game`)
  return resolution
}

/** The script of a game; kept where it is one of rules/, with its examples, so that it serves who leaves them out as well. */
export async function scriptOf(path: string, host: RulesHost, asked: ScriptOptions = {}): Promise<ScriptResult> {
  if (!isOurs(path, host)) return compileScript(path, host, asked)
  const { examples: _, ...options } = asked
  const key = keyOf(path, options)
  const known = scripts.of(key, host)
  if (known !== null) return known
  // Whoever counts rules changes the program for it.
  const made =
    options.coverage === true
      ? await compileScript(path, host, { ...options, parsed })
      : await scriptOfGame(checkedBy(path, host), options)
  shareScript(key, made)
  return scripts.keep(key, made)
}

const keyOf = (path: string, { coverage, trace, positions, shortcuts }: ScriptOptions): string =>
  JSON.stringify([path, coverage, trace, positions, shortcuts])

/** The script alone, compiled once by all processes of a run; what is wrong with the rules where there is none. */
export async function scriptAlone(
  path: string,
  host: RulesHost,
  options: ScriptOptions,
): Promise<Script | readonly Diagnostic[]> {
  const shared = isOurs(path, host) ? sharedScript(keyOf(path, options), host) : null
  if (shared !== null) return shared
  const { script, diagnostics } = await scriptOf(path, host, options)
  return script ?? diagnostics
}

export interface LiveGame {
  readonly engine: FullEngine<BaseState>
  readonly examples: readonly CompiledExample[]
}

/**
 * A game of rules/ as it plays, with its worked examples.
 * @throws Error with what is wrong with the rules
 */
export async function liveGame(path: string, options: ScriptOptions = {}): Promise<LiveGame> {
  const script = await scriptAlone(path, rulesHost(root, path), options)
  if (!('text' in script)) throw new Error(script.map((d) => `${d.code} ${d.primary.text}`).join('\n'))
  return { examples: [], ...liveEngine(script, path) }
}
