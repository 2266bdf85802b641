import { isRoundLimitError } from '../rounds/round-limit-error.ts'

/** A game that could not go on, with what is needed to see it again. */
export class GameFault extends Error {
  readonly seed: number
  readonly decisions: number

  constructor(seed: number, decisions: number, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause)
    super(`the game with seed ${seed} failed after ${decisions} decisions: ${why}`, { cause })
    this.name = 'GameFault'
    this.seed = seed
    this.decisions = decisions
  }
}

/** A game whose rules went on and came to no next decision and no end; the cause is a `RoundLimitError`. */
export class Standstill extends GameFault {
  constructor(seed: number, decisions: number, cause: Error) {
    super(seed, decisions, cause)
    this.name = 'Standstill'
    this.message = `seed ${seed}, after ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}: ${cause.message}`
  }
}

/** Carries out a step of a game. @throws Standstill where the step comes to no end, which then says in which game */
export function inGame<T>(seed: number, decisions: number, step: () => T): T {
  try {
    return step()
  } catch (thrown) {
    throw isRoundLimitError(thrown) ? new Standstill(seed, decisions, thrown) : thrown
  }
}
