import { type CheckResult, checkGame, scriptOfChecked } from '../../compiler/compile.ts'
import type { Caches } from '../../compiler/caches.ts'
import type { RulesHost } from '../../cli/toolchain.ts'
import { liveEngine } from '../../cli/live-engine.ts'
import type { Engine } from '../../runtime/engine.ts'
import { type CompiledExample, runExample } from '../../runtime/example/examples.ts'

/** Two house rules at one table. */
export type Pair = readonly [string, string]

/** What the compiler and the worked examples say of a pair that is joined. */
export interface Joined {
  readonly pair: Pair
  /** What the checker has against it: errors, and warnings that neither rule has alone. */
  readonly findings: readonly string[]
  /** Examples of the game or of either rule that hold without the other and do not with it. */
  readonly changed: readonly string[]
  /** Null where there are errors. */
  readonly engine: Engine | null
}

export interface Shelf {
  readonly folder: string
  readonly base: string
  readonly host: RulesHost
  readonly caches: Caches
}

/** Joins two variants by nothing but a header, compiles that, and runs the examples of both and of the game. */
export async function joined(shelf: Shelf, pair: Pair): Promise<Joined> {
  const path = `${shelf.folder}/pair.rules`
  const text = `variant Pair of ${shelf.base} with ${pair.join(', ')}\n`
  const host: RulesHost = { ...shelf.host, read: (asked) => (asked === path ? text : shelf.host.read(asked)) }
  const checked = checkGame(path, host, shelf.caches)
  const findings = checked.diagnostics.map(({ code, primary }) => `${code} ${primary.text}`)
  const live = await liveOf(checked, path)
  if (live === null) return { pair, findings, changed: [], engine: null }
  const changed = live.examples.filter((example) => !runExample(live.engine, example).ok)
  return { pair, findings, changed: changed.map(({ title }) => title), engine: live.engine }
}

interface Live {
  readonly engine: Engine
  readonly examples: readonly CompiledExample[]
}

async function liveOf({ program, diagnostics }: CheckResult, path: string): Promise<Live | null> {
  if (program === null || diagnostics.some(({ severity }) => severity === 'error')) return null
  const { engine, examples = [] } = liveEngine(await scriptOfChecked(program, {}), path)
  return { engine, examples }
}
