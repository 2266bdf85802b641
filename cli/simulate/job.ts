import type { Script } from '../../compiler/typescript/script.ts'
import { botByName } from '../../runtime/bots/bot-by-name.ts'
import type { Bot } from '../../runtime/bots/bot.ts'
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

/** Names were checked before they were sent. */
function knownBot(name: string): Bot {
  const bot = botByName(name)
  if (bot === null) throw new RangeError(`no bot is called ${name}`)
  return bot
}
