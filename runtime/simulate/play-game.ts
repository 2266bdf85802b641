import type { Bot } from '../bots/bot.ts'
import { randomSource, type RandomSource } from '../bots/random-source.ts'
import type { BaseState, Choice, Engine, SetupConfig } from '../engine.ts'
import { GameFault } from '../records/game-fault.ts'
import { beginMemory, canRemember, takeStep } from '../match/memory.ts'
import { isRoundLimitError } from '../rounds/round-limit-error.ts'
import { isRulesLimitError } from '../rounds/rules-limit-error.ts'

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
  /** The side of each seat at the end; absent where everybody played alone. */
  readonly sides?: readonly string[]
  /** Where the rules went on and came to no next decision, and how, in words. */
  readonly standstill?: { readonly place: string; readonly message: string }
  /** The first sentence with `always` that did not hold, and after how many decisions. */
  readonly breach?: Breach
}

export interface Breach {
  readonly decisions: number
  readonly rule: string
  readonly clauses: readonly string[]
  /** `file:line` in the rules. */
  readonly place: string
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

/**
 * Plays one game to its end, to a standstill, or as far as is allowed; everything in it follows from the seed.
 * @throws GameFault where an engine or bot fails
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/kuhn-poker'
 * import { playGame, randomBot } from 'houserules/bots'
 *
 * const game = playGame(engine, { seed: 1, bots: [randomBot, randomBot], maxDecisions: 100 })
 * console.log(game.seed, game.decisions < 4) // 1 true
 * ```
 */
export function playGame(engine: Engine, plan: GamePlan, watch?: Watch): PlayedGame {
  let decisions = 0
  let found: { readonly breach?: Breach } = {}
  const look = (state: BaseState): void => {
    const [rule] = found.breach === undefined ? engine.broken(state) : []
    if (rule !== undefined) found = { breach: { decisions, rule: rule.name, clauses: rule.clauses, place: rule.place } }
  }
  try {
    const listens = canRemember(engine) && plan.bots.some((bot) => bot.remembers)
    const state = engine.setup({ ...plan, log: listens })
    const memory = listens ? beginMemory(engine, state, true) : undefined
    look(state)
    while (state.ask !== 0 && decisions < plan.maxDecisions) {
      const seat = state.asked
      const choice = plan.bots[seat].choose(engine, state, seat, decisionSource(plan.seed, decisions), memory)
      watch?.(state, choice)
      decisions += 1
      if (memory === undefined) engine.apply(state, choice)
      else takeStep(engine, memory, state, choice)
      look(state)
    }
    const sides = engine.sides(state)
    const together = sides === null ? {} : { sides }
    return { seed: plan.seed, results: engine.results(state), decisions, ...together, ...found }
  } catch (cause) {
    if (isRoundLimitError(cause))
      return {
        seed: plan.seed,
        results: null,
        decisions,
        standstill: { place: cause.what.place, message: cause.message },
        ...found,
      }
    if (isRulesLimitError(cause))
      return { seed: plan.seed, results: null, decisions, standstill: { place: '', message: cause.message }, ...found }
    throw new GameFault(plan.seed, decisions, cause)
  }
}
