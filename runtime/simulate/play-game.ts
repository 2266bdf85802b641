import type { Bot } from '../bots/bot.ts'
import { randomSource, type RandomSource } from '../bots/random-source.ts'
import type { BaseState, Choice, Engine, SetupConfig } from '../engine.ts'
import { beginMemory, canRemember, takeStep } from '../match/memory.ts'

export interface GamePlan extends SetupConfig {
  /** One bot for each seat. */
  readonly bots: readonly Bot[]
  /** Decisions after which a game counts as unfinished. */
  readonly maxDecisions: number
}

export interface PlayedGame {
  readonly seed: number
  /** Results by seat, or null when the game was cut off. */
  readonly results: readonly number[] | null
  readonly decisions: number
}

/** A game that could not go on, with what is needed to see it again. */
export class GameFault extends Error {
  readonly seed: number
  readonly decisions: number

  constructor(seed: number, decisions: number, cause: unknown) {
    super(`the game with seed ${seed} failed after ${decisions} decisions: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'GameFault'
    this.seed = seed
    this.decisions = decisions
  }
}

/** Called before each choice is carried out. */
export type Watch = (state: BaseState, choice: Choice) => void

/**
 * What a bot draws from for one decision. It hangs on nothing else in the game, so that undoing, resuming or another
 * bot's thinking changes no answer.
 */
export function decisionSource(seed: number, decision: number): RandomSource {
  return randomSource(seed, decision)
}

/** Plays one game to its end; everything in it follows from the seed. */
export function playGame(engine: Engine, plan: GamePlan, watch?: Watch): PlayedGame {
  let decisions = 0
  try {
    const listens = canRemember(engine) && plan.bots.some((bot) => bot.remembers)
    const state = engine.setup({ ...plan, log: listens })
    const memory = listens ? beginMemory(engine, state) : undefined
    while (state.ask !== 0 && decisions < plan.maxDecisions) {
      const seat = state.asked
      const choice = plan.bots[seat].choose(engine, state, seat, decisionSource(plan.seed, decisions), memory)
      watch?.(state, choice)
      if (memory === undefined) engine.apply(state, choice)
      else takeStep(engine, memory, state, choice)
      decisions += 1
    }
    return { seed: plan.seed, results: engine.results(state), decisions }
  } catch (cause) {
    throw new GameFault(plan.seed, decisions, cause)
  }
}
