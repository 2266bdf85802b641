import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { BaseState } from '../runtime/engine.ts'
import type { FullEngine } from '../runtime/parts.ts'
import type { Pick } from './random.ts'

export interface Outcome {
  readonly decisions: number
  readonly totals: readonly number[]
}

/** Where a game that does not end is left, so that a benchmark always does. */
const LONGEST = 100_000

export async function generatedEngine(folder: string): Promise<FullEngine<BaseState>> {
  const path = join(fileURLToPath(new URL('../generated', import.meta.url)), folder, 'index.ts')
  const { engine } = (await import(pathToFileURL(path).href)) as { readonly engine: FullEngine<BaseState> }
  return engine
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
  const choices: number[] = []
  let decisions = 0
  for (; state.ask !== 0 && decisions < LONGEST; decisions++) {
    if (each !== undefined) each(state)
    engine.choices(state, choices)
    engine.apply(state, choices[pick(choices.length)] as number)
  }
  return { decisions, totals: state.result }
}
