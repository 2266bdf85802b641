import type { Bot } from '../bots/bot.ts'
import type { BaseState, Choice, Engine, Explanation, Seat } from '../engine.ts'
import { isRoundLimitError } from '../rounds/round-limit-error.ts'
import { isRulesLimitError } from '../rounds/rules-limit-error.ts'
import { SIGN_LIMIT, saying } from '../rounds/said.ts'
import { whyNotCard } from '../reasons/why-not-card.ts'
import { checkSeat } from '../kernel/seats-problem.ts'
import { type BoardView, type PassingCard, boardView, passingFor } from './board-view.ts'
import { type Course, type MatchSetup, asAny, openCourse, stepOf } from './course.ts'
import { findChoice } from './find-choice.ts'
import { firstZonesIn } from './first-zones.ts'
import { cardOf } from './handles.ts'
import type { Handle } from '../ids.ts'
import { callingSeats, seatWord } from '../words/speech.ts'
import type { FullEngine } from '../parts.ts'
import { cardHandle } from './look.ts'
import { nextCardsIn } from './next-cards.ts'
import type { AnyGame, GameTypes, TypesOf } from './game-types.ts'
import { askedIn, closeQuestion, closedFor, knowsWhoIsAsked, questionIn, reopenQuestion, stepFor } from './open-line.ts'
import { inDrawnOrder } from '../secrets/deal-with-answers.ts'
import { choiceViews } from './moves.ts'
import { type AnswerOutcome, type Refusal, type Taken, isRulesRefusal, refusal } from './outcome.ts'
import { type HostSetup, type SavedMatch, restoredCourse, savedMatch } from './saved-match.ts'
import { sentWords } from './sent-words.ts'
import { takeAnswer } from './take-answer.ts'
import { hungOnSecrets, isRefusal, takenBack } from './take-back.ts'
import { type NamedPolicy, type TimeOutPolicy, choiceInTime, checkPolicy } from './time-out.ts'
import { toldTo } from './told.ts'
import type { ToldStep, View } from './view.ts'
import { lookOf, viewOf } from './view-of.ts'

/** Each may go on for a second before it is given up. */
const MOST_TRIED = 8

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
  #names: readonly string[] = []

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

  /**
   * How many steps were taken: every answer is one, every answer that is taken back, and that all have answered who
   * were asked at the same time. For the host: seats are not told how often others took back; what they answer names
   * the step of their view.
   */
  get step(): number {
    return stepOf(this.#course)
  }

  /**
   * The step that a seat knows of, which its answers name: as its view has it. What others answer, or take back, while
   * several are asked at the same time does not count for it, afterwards neither. @throws RangeError for a seat that is not there.
   */
  stepOf(seat: Seat): number {
    checkSeat(this.#course.state, seat)
    return stepFor(this.#course, seat)
  }

  /** How many seats there are. */
  get seats(): number {
    return this.#course.state.players
  }

  /**
   * The seats that still owe an answer, several where they are asked at the same time; none when the game is over. For
   * the host: who is asked can tell something of what it holds.
   */
  get asked(): Seat[] {
    return askedIn(this.#course)
  }

  /** Results by seat, or null while the game goes on. */
  get results(): number[] | null {
    const { engine, state } = this.#course
    return engine.results(state)
  }

  /**
   * What may be sent to a seat. @throws RangeError for a seat that is not there; RulesLimitError for `signLimit`.
   */
  view(seat: Seat): View<G> {
    return this.#saying('a view', () => viewOf(this.#course, seat) as unknown as View<G>)
  }

  /** From now on what is said to people calls seats so, each by its letter where it has no name. No save holds it. */
  callSeats(names: readonly string[]): void {
    this.#names = names
  }

  /** The view as the rules lay it before players. @throws as `view` does */
  board(seat: Seat): BoardView {
    checkSeat(this.#course.state, seat)
    return this.#saying('a view', () => boardView(this.#course, seat))
  }

  /**
   * By the place of each choice of a seat the cards of which one is chosen right after it: who presses such a card takes
   * the choice, and then the card. @throws RangeError for a seat that is not there.
   */
  nextCards(seat: Seat): readonly (readonly Handle[])[] {
    checkSeat(this.#course.state, seat)
    const state = questionIn(this.#course, seat)
    if (state === null) return []
    const look = lookOf(this.#course, seat, state)
    const views = choiceViews(this.#course.engine, look)
    const nextCards = nextCardsIn({ engine: this.#course.engine as FullEngine<BaseState>, state }, views.length)
    return views.map(({ choice, view }) =>
      view.cards.length > 0 ? [] : nextCards(choice).map((card) => cardHandle(look, card)),
    )
  }

  /**
   * What lay on the table in the last step from `since` on before it went on, which nobody would see otherwise; null
   * where nothing did. @throws RangeError for a seat that is not there.
   */
  passing(seat: Seat, since = 0): readonly PassingCard[] | null {
    checkSeat(this.#course.state, seat)
    return passingFor(this.#course, seat, since)
  }

  /**
   * Why a seat may not do with a card what may be done with cards now: one answer for each such move, none of a card that
   * it does not see. @throws RangeError for a seat that is not there.
   */
  whyNot(seat: Seat, card: Handle): readonly Explanation[] {
    checkSeat(this.#course.state, seat)
    const state = questionIn(this.#course, seat)
    if (state === null) return []
    const found = cardOf(lookOf(this.#course, seat, state).handles, card)
    const engine = this.#course.engine as FullEngine<BaseState>
    return found === null ? [] : callingSeats(this.#names, () => whyNotCard(engine, state, seat, found))
  }

  /**
   * For each choice of a seat that is about a card, by its place, the zones that the card may go to first: whoever drags
   * it lays it there. It is looked up in games that the seat could imagine. @throws RangeError for a seat that is not there.
   */
  firstZones(seat: Seat, card: Handle): readonly { readonly place: number; readonly zones: readonly string[] }[] {
    checkSeat(this.#course.state, seat)
    const state = questionIn(this.#course, seat)
    if (state === null) return []
    const engine = this.#course.engine as FullEngine<BaseState>
    const look = lookOf(this.#course, seat, state)
    const found = cardOf(look.handles, card)
    if (found === null) return []
    const about = choiceViews(engine, look).filter(({ view }) => view.cards.includes(card))
    const first = firstZonesIn(
      { engine, state },
      about.map(({ choice }) => choice),
      found,
    )
    return about.map(({ view: { place } }, i) => ({ place, zones: first[i] ?? [] }))
  }

  /** What a seat was told of each step from `since` on. @throws RangeError for a seat that is not there. */
  log(seat: Seat, since = 0): ToldStep[] {
    checkSeat(this.#course.state, seat)
    return this.#saying('a log', () => toldTo(this.#course, seat, since))
  }

  /**
   * Answers what a seat is asked: by the place of a choice in its view, or by its move. What comes from a client may be
   * anything: what does not fit is refused by name, and the match stays as it was. Where others are asked at the same
   * time, nobody is told of it before all have answered. An answer after which the rules come to no end is refused; where that
   * could tell what the seat does not know, another is taken `instead`. @throws RangeError for a seat that is not there.
   */
  answer(seat: Seat, step: number, answer: number | G['move']): AnswerOutcome {
    return this.#answered(seat, step, (s) => findChoice(this.#course.engine, lookOf(this.#course, seat, s), answer))
  }

  /**
   * Answers for a seat whose time is over, as the host has it; where that comes to no end or to too much, with the first
   * of the other answers that does not, so that nobody waits for ever. @throws RangeError for a seat that is not there, and for
   * a policy that is none.
   */
  timeOut(
    seat: Seat,
    step: number,
    policy: TimeOutPolicy<G> = 'decline',
    random: () => number = Math.random,
  ): AnswerOutcome {
    checkPolicy(policy)
    const refused = this.#notAsked(seat, step)
    if (refused !== null) return refused
    reopenQuestion(this.#course)
    if (typeof policy !== 'function') return this.#answeredInTime(seat, step, policy, random)
    return this.answer(seat, step, policy(this.view(seat)))
  }

  /**
   * Lets a bot answer for a seat; it uses no more than that seat may know. @throws RangeError for a seat that is not there.
   */
  answerBy(bot: Bot, seat: Seat, step: number, random: () => number = Math.random): AnswerOutcome {
    const { engine, memory } = this.#course
    return this.#answered(seat, step, (s) => {
      const choice = bot.choose(engine, s, seat, random, memory)
      return engine.choices(s).includes(choice) ? choice : undefined
    })
  }

  /**
   * Takes the last answer of a seat back: where others are still to answer at the same time, so that nobody was told of
   * it; or where it was the last of all, nothing was drawn by chance, nobody was shown a card that he did not know, and
   * what came of it hung on no card that the seat does not know. @throws RangeError for a seat that is not there.
   */
  undo(seat: Seat, step: number): AnswerOutcome {
    return callingSeats(this.#names, () => this.#undo(seat, step))
  }

  #undo(seat: Seat, step: number): AnswerOutcome {
    const late = this.#late(seat, step)
    if (late !== null) return late
    return this.#inBounds('before it', seat, () => {
      const course = takenBack(this.#course, seat)
      if (isRefusal(course)) return course
      // The same course where nobody was told of the answer.
      course.closed = this.#course.closed
      this.#course = course
      return null
    })
  }

  /** All of it, as plain JSON to be kept by the host and never to be sent: it holds every card. */
  save(): SavedMatch {
    return this.#counting('a save', () => savedMatch(this.#course))
  }

  /** To people. @throws as `#counting` does */
  #saying<T>(what: string, work: () => T): T {
    return this.#counting(what, () => callingSeats(this.#names, work))
  }

  /** @throws RulesLimitError where it comes to more signs than the host allows. */
  #counting<T>(what: string, work: () => T): T {
    return saying(what, this.#course.setup.signLimit ?? SIGN_LIMIT, work)
  }

  /** What a seat is offered, in the order of its view. */
  #choicesIn(s: BaseState, seat: Seat): Choice[] {
    return choiceViews(this.#course.engine, lookOf(this.#course, seat, s)).map(({ choice }) => choice)
  }

  /** `choose` finds an answer to the question as it stands in a state that is not to be changed. */
  #answered(seat: Seat, step: number, choose: (s: BaseState) => Choice | Refusal | undefined): AnswerOutcome {
    return callingSeats(this.#names, () => this.#answer(seat, step, choose))
  }

  #answer(seat: Seat, step: number, choose: (s: BaseState) => Choice | Refusal | undefined): AnswerOutcome {
    const refused = this.#notAsked(seat, step)
    const asked = refused === null ? questionIn(this.#course, seat) : null
    if (refused !== null || asked === null) return refused ?? refusal('over', 'the game is over')
    const found = choose(asked)
    if (found === undefined) return refusal('not-offered', 'that is not among the choices')
    return typeof found === 'number' ? this.#take(seat, found) : found
  }

  #answeredInTime(seat: Seat, step: number, policy: NamedPolicy, random: () => number): AnswerOutcome {
    const first = this.#answered(seat, step, (s) => choiceInTime(this.#choicesIn(s, seat), policy, random))
    return first.taken || !isRulesRefusal(first) ? first : (this.#takeOther(seat, random) ?? first)
  }

  /**
   * Where the rules come to no end, or to too much, after an answer, that may tell what others have answered at the
   * same time, or what lies hidden; then another is taken, so that nobody learns it by trying who can still choose.
   */
  #take(seat: Seat, choice: Choice): AnswerOutcome {
    const closed = closedFor(this.#course)
    if (closed !== null) return refusal(closed.kind, closed.why)
    const outcome = this.#tried(seat, choice)
    if (outcome.taken || !isRulesRefusal(outcome) || !hungOnSecrets(this.#course, { seat, choice })) return outcome
    const other = this.#takeOther(seat)
    if (other !== null) return { ...other, instead: outcome }
    closeQuestion(this.#course, outcome)
    return outcome
  }

  /** The first of the choices after which the rules come to an end; with `random`, of some of them, others each time. */
  #takeOther(seat: Seat, random?: () => number): Taken | null {
    const asked = questionIn(this.#course, seat)
    const choices = asked === null ? [] : this.#choicesIn(asked, seat)
    const tried = random === undefined ? choices : inDrawnOrder(choices, random)
    for (const choice of tried.slice(0, MOST_TRIED)) {
      const other = this.#tried(seat, choice)
      if (other.taken) return other
    }
    return null
  }

  #tried(seat: Seat, choice: Choice): AnswerOutcome {
    return this.#inBounds('after it', seat, () => {
      takeAnswer(this.#course, seat, choice)
      return null
    })
  }

  /** Rules that go on, or come to too much, refuse what a seat asks for. */
  #inBounds(when: string, seat: Seat, work: () => Refusal | null): AnswerOutcome {
    try {
      const refused = work()
      if (refused !== null) return refused
    } catch (thrown) {
      if (isRulesLimitError(thrown)) return refusal('limit', `the rules come to too much ${when}: ${thrown.message}`)
      if (!isRoundLimitError(thrown)) throw thrown
      return refusal('endless', `the rules come to no end ${when}: ${thrown.message}`)
    }
    return { taken: true, step: stepFor(this.#course, seat) }
  }

  #notAsked(seat: Seat, step: number): Refusal | null {
    const late = this.#late(seat, step)
    if (late !== null) return late
    const { state } = this.#course
    if (state.ask === 0) return refusal('over', 'the game is over')
    const who = seatWord(seat)
    if (!knowsWhoIsAsked(this.#course, seat))
      return questionIn(this.#course, seat) === null ? refusal('another-asked', `${who} is asked nothing now`) : null
    return state.asked === seat ? null : refusal('another-asked', `${seatWord(state.asked)} is asked, not ${who}`)
  }

  #late(seat: Seat, step: number): Refusal | null {
    checkSeat(this.#course.state, seat)
    const now = stepFor(this.#course, seat)
    return step === now
      ? null
      : refusal('late', `this answers step ${sentWords(step)}, and the match is at step ${now}`)
  }
}
