import { liveEngine } from '../cli/live-engine.ts'
import { rulesHost } from '../cli/files/rules-host.ts'
import { compileScript } from '../compiler/compile.ts'
import type { BaseState } from '../runtime/engine.ts'
import type { FullEngine } from '../runtime/parts.ts'
import type { Pick } from './random.ts'

export interface Outcome {
  readonly decisions: number
  readonly totals: readonly number[]
}

/** Where a game that does not end is left, so that a benchmark always does. */
const LONGEST = 100_000

/** The engine of a rules file below the working folder, made live as `play` and `simulate` do. */
export async function liveGame(path: string): Promise<FullEngine<BaseState>> {
  const { script } = await compileScript(path, rulesHost(process.cwd(), path), { examples: false })
  if (script === null) throw new Error(`${path} has errors`)
  return liveEngine(script, path).engine
}

/** Plays one game at random; `each` sees the state before each decision. */
export function playout(
  engine: FullEngine<BaseState>,
  seed: number,
  pick: Pick,
  each?: (s: BaseState) => void,
  players?: number,
): Outcome {
  const state = engine.setup({ seed, ...(players === undefined ? {} : { players }) })
  let decisions = 0
  for (; state.ask !== 0 && decisions < LONGEST; decisions++) {
    if (each !== undefined) each(state)
    const choices = engine.choices(state)
    engine.apply(state, choices[pick(choices.length)] as number)
  }
  return { decisions, totals: state.result }
}
