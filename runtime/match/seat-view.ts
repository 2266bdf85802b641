import { choicesInWords } from '../choices-in-words.ts'
import { type Decision, type Observation, type Seat, seatName } from '../engine.ts'
import { checkSeat } from '../seats-problem.ts'
import { linesOf } from './lines.ts'
import type { Match } from './match.ts'
import { memoryOf } from './match.ts'
import type { Remembered } from './remembered.ts'

/** Everything that one seat may be sent, as plain JSON: nothing in it tells more than the seat may know. */
export interface SeatView {
  readonly game: string
  /** A, B, C … */
  readonly seat: string
  /** What an answer must name. */
  readonly step: number
  readonly observation: Observation
  readonly remembered: Remembered
  /** Null while somebody else is asked, and when the game is over. */
  readonly decision: SeatDecision | null
  /** What happened after each answer from the wanted one on. */
  readonly told: readonly ToldStep[]
  /** Results by seat, or null while the game goes on. */
  readonly results: readonly number[] | null
}

export interface SeatDecision {
  readonly kind: Decision['kind']
  readonly at: string
  readonly prompt: string
  readonly clauses: readonly string[]
  /** In words, no two alike; the place of one in this list is the answer. */
  readonly choices: readonly string[]
}

export interface ToldStep {
  /** How many answers had been given when it had happened. */
  readonly step: number
  readonly lines: readonly string[]
}

/**
 * What a seat is handed: its view, its choices and its log from step `since` on (all of it when left out).
 * @throws RangeError for a seat that is not there.
 */
export function seatView(match: Match, seat: Seat, since = 0): SeatView {
  const { engine, state, steps, memory } = match
  checkSeat(state, seat)
  const told = steps.flatMap((happenings, step) =>
    step < since ? [] : [{ step, lines: linesOf(engine, state, happenings, seat).map(({ words }) => words) }],
  )
  return {
    game: engine.info.name,
    seat: seatName(seat),
    step: match.answers.length,
    observation: engine.observe(state, seat, memory),
    remembered: memoryOf(match, seat),
    decision: decisionOf(match, seat),
    told,
    results: engine.results(state),
  }
}

function decisionOf({ engine, state }: Match, seat: Seat): SeatDecision | null {
  const decision = engine.decision(state)
  if (decision === null || decision.seat !== seat) return null
  const { kind, at, prompt, clauses } = decision
  return { kind, at, prompt, clauses, choices: [...choicesInWords(engine, state, seat).keys()] }
}
