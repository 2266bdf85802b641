import type { Script } from '../../compiler/typescript/script.ts'
import { knownBot } from '../../runtime/bots/bot-by-name.ts'
import type { SimulationPlan } from '../../runtime/simulate/simulate.ts'

/** A simulation as it can be sent to a worker: bots by name, the engine by its script. */
export interface Job {
  readonly script: Script
  readonly plan: Omit<SimulationPlan, 'bots'> & { readonly bots: readonly string[] }
}

/** Numbers of games to play, `to` excluded. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

export function planOf(job: Job): SimulationPlan {
  return { ...job.plan, bots: job.plan.bots.map(knownBot) }
}
