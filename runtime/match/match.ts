import type { Bot } from '../bots/bot.ts'
import { type BaseState, type Choice, type Engine, type Seat, seatName } from '../engine.ts'
import { isRoundLimitError } from '../round-limit-error.ts'
import { checkSeat } from '../seats-problem.ts'
import { type Course, type MatchSetup, asAny, goOn, openCourse, stepOf } from './course.ts'
import { findChoice } from './find-choice.ts'
import type { AnyGame, GameTypes, TypesOf } from './game-types.ts'
import { type AnswerOutcome, type Refusal, refusal } from './outcome.ts'
import { type HostSetup, type SavedMatch, restoredCourse, savedMatch } from './saved-match.ts'
import { isRefusal, takenBack } from './take-back.ts'
import { type TimeOutPolicy, choiceInTime } from './time-out.ts'
import { toldTo } from './told.ts'
import type { ToldStep, View } from './view.ts'
import { lookOf, viewOf } from './view-of.ts'

/**
 * A game among people who may not see each other's cards. It is a class with private fields so that whoever logs or
 * sends a match by mistake gives no hidden card away.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { Match } from 'houserules/runtime'
 *
 * const match = Match.open(engine, { seed: 7 })
 * const { step, decision } = match.view(0)
 * console.log(decision?.choices[0]?.words) // 5♠
 * console.log(match.answer(0, step, 0)) // { taken: true, step: 1 }
 * console.log(match.undo(0, 1)) // { taken: true, step: 2 }
 * ```
 */
export class Match<G extends GameTypes = AnyGame> {
  #course: Course

  private constructor(course: Course) {
    this.#course = course
  }

  /** A new match at its first decision. @throws RangeError for a setup that the game cannot be played with. */
  static open<S extends BaseState, G extends GameTypes>(
    engine: Engine<S, G>,
    setup: MatchSetup & { readonly options?: G['options'] },
  ): Match<TypesOf<G>> {
    return new Match(openCourse(asAny(engine), setup))
  }

  /**
   * A match as it was saved, of an object or of its text. A save that was made by other rules is gone on with where
   * these offer all its choices and lead to an equal position.
   * @throws RecordError that says what is wrong with the save, and where
   */
  static restore<S extends BaseState, G extends GameTypes>(
    engine: Engine<S, G>,
    saved: unknown,
    host: HostSetup = {},
  ): Match<TypesOf<G>> {
    return new Match(restoredCourse(asAny(engine), saved, host))
  }

  /** How many steps were taken: every answer is one, and every answer that is taken back. */
  get step(): number {
    return stepOf(this.#course)
  }

  /** How many seats there are. */
  get seats(): number {
    return this.#course.state.players
  }

  /** The seats that are asked something; none when the game is over. */
  get asked(): Seat[] {
    const { engine, state } = this.#course
    const decision = engine.decision(state)
    return decision === null ? [] : [decision.seat]
  }

  /** Results by seat, or null while the game goes on. */
  get results(): number[] | null {
    const { engine, state } = this.#course
    return engine.results(state)
  }

  /** What may be sent to a seat. @throws RangeError for a seat that is not there. */
  view(seat: Seat): View<G> {
    return viewOf(this.#course, seat) as unknown as View<G>
  }

  /** What a seat was told of each step from `since` on. @throws RangeError for a seat that is not there. */
  log(seat: Seat, since = 0): ToldStep[] {
    checkSeat(this.#course.state, seat)
    return toldTo(this.#course, seat, since)
  }

  /**
   * Answers what a seat is asked: by the place of a choice in its view, or by its move. What comes from a client may be
   * anything: what does not fit is refused by name, and the match stays as it was.
   */
  answer(seat: Seat, step: number, answer: number | G['move']): AnswerOutcome {
    const late = this.#notAsked(seat, step)
    if (late !== null) return late
    const found = findChoice(this.#course.engine, lookOf(this.#course, seat), answer)
    return typeof found === 'number' ? this.#goOn(found) : found
  }

  /** Answers for a seat whose time is over. */
  timeOut(
    seat: Seat,
    step: number,
    policy: TimeOutPolicy = 'decline',
    random: () => number = Math.random,
  ): AnswerOutcome {
    return this.#answered(seat, step, (choices) => choiceInTime(choices, policy, random))
  }

  /** Lets a bot answer for a seat; it uses no more than that seat may know. */
  answerBy(bot: Bot, seat: Seat, step: number, random: () => number = Math.random): AnswerOutcome {
    const { engine, state, memory } = this.#course
    return this.#answered(seat, step, () => bot.choose(engine, state, seat, random, memory))
  }

  /**
   * Takes the last answer back, for the seat that gave it: where nothing was drawn by chance, nobody was shown a card
   * that he did not know, and what came of the answer hung on no card that the seat does not know.
   */
  undo(seat: Seat, step: number): AnswerOutcome {
    const late = this.#late(step)
    if (late !== null) return late
    const last = this.#course.answers.at(-1)
    if (last !== undefined && last.seat !== seat)
      return refusal('not-yours', `the last answer was given by ${seatName(last.seat)}, not by ${this.#named(seat)}`)
    const course = takenBack(this.#course)
    if (isRefusal(course)) return course
    this.#course = course
    return { taken: true, step: this.step }
  }

  /** All of it, as plain JSON to be kept by the host and never to be sent: it holds every card. */
  save(): SavedMatch {
    return savedMatch(this.#course)
  }

  #answered(seat: Seat, step: number, choose: (choices: readonly Choice[]) => Choice | undefined): AnswerOutcome {
    const late = this.#notAsked(seat, step)
    if (late !== null) return late
    const { engine, state } = this.#course
    const choices = engine.choices(state)
    const choice = choose(choices)
    return choice !== undefined && choices.includes(choice)
      ? this.#goOn(choice)
      : refusal('not-offered', `choice ${choice} is not offered`)
  }

  #goOn(choice: Choice): AnswerOutcome {
    try {
      goOn(this.#course, choice)
    } catch (thrown) {
      if (!isRoundLimitError(thrown)) throw thrown
      return refusal('endless', `the rules come to no end after it: ${thrown.message}`)
    }
    return { taken: true, step: this.step }
  }

  #notAsked(seat: Seat, step: number): Refusal | null {
    const late = this.#late(step)
    if (late !== null) return late
    const { asked } = this
    if (asked.length === 0) return refusal('over', 'the game is over')
    if (asked.includes(seat)) return null
    return refusal('another-asked', `${asked.map(seatName).join(' and ')} is asked, not ${this.#named(seat)}`)
  }

  #late(step: number): Refusal | null {
    return step === this.step
      ? null
      : refusal('late', `this answers step ${step}, and the match is at step ${this.step}`)
  }

  /** What comes from a client need not be a seat. */
  #named(seat: Seat): string {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats ? seatName(seat) : `seat ${seat}`
  }
}
