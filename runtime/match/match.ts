import { choicesInWords } from '../choices-in-words.ts'
import {
  type BaseState,
  type Engine,
  type Happening,
  type Memory,
  type Seat,
  type SetupConfig,
  seatName,
} from '../engine.ts'
import { isRoundLimitError } from '../round-limit-error.ts'
import { beginMemory, copyMemory, takeStep } from './memory.ts'
import { type Remembered, rememberedBy } from './remembered.ts'

/** How a match is set up. Chance is drawn from the seed, and the log is kept by the match. */
export interface MatchSetup extends Omit<SetupConfig, 'log' | 'openChance'> {
  /** Whether the memory keeps answers, so that states made by `determinize` agree with them. */
  readonly keepsAnswers?: boolean
}

/** An answer as it came in: which of the choices of the pending decision, counted from 0. */
export interface GivenAnswer {
  readonly seat: Seat
  readonly place: number
}

/**
 * A game that is played by people who may not see each other's cards; `answerMatch` changes it in place. All of it
 * stays on the server.
 */
export interface Match<S extends BaseState = BaseState> {
  readonly engine: Engine<S>
  readonly setup: MatchSetup
  readonly state: S
  /** What each seat has seen and done, all in one. */
  readonly memory: Memory
  /** What happened up to the first decision, and after each answer. */
  readonly steps: (readonly Happening[])[]
  /** With the setup enough to open the match again. */
  readonly answers: GivenAnswer[]
}

/** Whether an answer was taken; if not, why, and all is as it was. */
export type AnswerOutcome = { readonly taken: true } | { readonly taken: false; readonly why: string }

/** A new match, at its first decision. @throws RangeError for a setup that the game cannot be played with. */
export function openMatch<S extends BaseState>(engine: Engine<S>, setup: MatchSetup): Match<S> {
  const state = engine.setup({ ...setup, log: true, openChance: false })
  const steps = [(state.log ?? []).slice()]
  const memory = beginMemory(engine as unknown as Engine, state, setup.keepsAnswers === true)
  return { engine, setup, state, memory, steps, answers: [] }
}

/** A match as it was after these answers. @throws RangeError for an answer that it does not take. */
export function reopenMatch<S extends BaseState>(
  engine: Engine<S>,
  setup: MatchSetup,
  answers: readonly GivenAnswer[],
): Match<S> {
  const match = openMatch(engine, setup)
  for (const [step, { seat, place }] of answers.entries()) {
    const outcome = answerMatch(match, seat, step, place)
    if (!outcome.taken) throw new RangeError(`answer ${step + 1}: ${outcome.why}`)
  }
  return match
}

/** How many answers were given: what an answer must name, so that a late click does not answer another question. */
export function stepOf(match: Match): number {
  return match.answers.length
}

/**
 * Answers the pending decision with one of its choices by its place, as `seatView` counts them from 0. What comes
 * from a client may be anything: a step that has passed, a seat that is not asked and a place that is not there are
 * refused.
 */
export function answerMatch<S extends BaseState>(
  match: Match<S>,
  seat: Seat,
  step: number,
  place: number,
): AnswerOutcome {
  const { engine, state, memory } = match
  const now = match.answers.length
  if (step !== now) return refused(`this answers step ${step}, and the match is at step ${now}`)
  if (state.ask === 0) return refused('the game is over')
  if (seat !== state.asked) return refused(`${seatName(state.asked)} is asked, not ${named(state, seat)}`)
  const plain = engine as unknown as Engine
  const choices = [...choicesInWords(plain, state, seat).values()]
  const choice = Number.isInteger(place) ? choices[place] : undefined
  if (choice === undefined) return refused(`there is no choice ${place}; the choices are 0 to ${choices.length - 1}`)
  const before = { state: engine.clone(state), memory: copyMemory(memory) }
  try {
    match.steps.push(takeStep(plain, memory, state, choice))
  } catch (thrown) {
    if (!isRoundLimitError(thrown)) throw thrown
    Object.assign(state, before.state)
    Object.assign(memory, before.memory)
    return refused(`the rules come to no end after it: ${thrown.message}`)
  }
  match.answers.push({ seat, place })
  return { taken: true }
}

/**
 * What a seat has seen and may remember of cards that it does not see now. @throws RangeError for a seat that is not
 * there.
 */
export function memoryOf(match: Match, seat: Seat): Remembered {
  return rememberedBy(match.engine, match.state, seat, match.memory)
}

/** What comes from a client need not be a seat. */
const named = (s: BaseState, seat: Seat): string =>
  Number.isInteger(seat) && seat >= 0 && seat < s.players ? seatName(seat) : `seat ${seat}`

const refused = (why: string): AnswerOutcome => ({ taken: false, why })
