import { NONE, type BaseState, type CardId, type Engine, type Seat } from '../engine.ts'
import { isMeantFor } from '../told/audience.ts'
import type { FullEngine } from '../parts.ts'
import { isRoundLimitError } from '../rounds/round-limit-error.ts'
import { isRulesLimitError } from '../rounds/rules-limit-error.ts'
import { watchEffects, watchSecrets } from '../secrets/secret-reads.ts'
import {
  type Course,
  type CourseStep,
  type GivenAnswer,
  type MatchSetup,
  addStep,
  isMissedBy,
  letGo,
  openCourse,
} from './course.ts'
import { keptSecrets } from './kept-secrets.ts'
import { isKnown } from '../told/remembering.ts'
import { answeredBy, isOpen } from './open-line.ts'
import { type Refusal, refusal } from './outcome.ts'
import { takeAnswer, takeOwnBack } from './take-answer.ts'
import { seatWord } from '../words/speech.ts'

/**
 * The course as it was before the last answer of a seat, where that may be taken back: where nobody was told of it yet,
 * or where it was the last of all, nothing was drawn by chance, no seat was shown a card that it did not know, and what
 * came of the answer hung on no card that the seat which gave it does not know. Then that seat has learned nothing by
 * it, and nobody else anything that it has not told of itself.
 */
export function takenBack<S extends BaseState>(given: Course<S>, seat: Seat): Course<S> | Refusal {
  const course = given as unknown as Course
  if (!isOpen(course)) return lastTakenBack(course, seat) as unknown as Course<S> | Refusal
  if (answeredBy(course, seat).length === 0 && course.answers.length === 0)
    return refusal('nothing-to-take-back', 'there is no answer to take back')
  if (answeredBy(course, seat).length === 0)
    // Also where nobody else is asked: whether somebody is can tell what it holds.
    return refusal('asked-together', 'others may be asked at the same time by now, so that what was before stands')
  const before = { ...given, steps: [...given.steps], own: [...given.own], missed: [...given.missed] }
  takeOwnBack(before as unknown as Course, seat)
  return before
}

function lastTakenBack(course: Course, seat: Seat): Course | Refusal {
  const { engine, setup, answers, steps } = course
  const last = answers.at(-1)
  if (last === undefined) return refusal('nothing-to-take-back', 'there is no answer to take back')
  // Steps that were taken back before may stand behind the last.
  const taken = steps.findLastIndex(isLasting)
  const noticed = steps.findLastIndex((step) => isLasting(step) && !isMissedBy(step, seat))
  if (noticed < taken) return asItSeems(course, seat, noticed)
  const earlier = steps.slice(0, taken).findLastIndex(isLasting)
  const told = steps[taken]?.happenings.find(({ kind }) => kind === 'answer')
  const notYours = refusal(
    'not-yours',
    told !== undefined && !isMeantFor(told, seat)
      ? `the last answer was not given by ${seatWord(seat)}`
      : `the last answer was given by ${seatWord(last.seat)}, not by ${seatWord(seat)}`,
  )
  if (last.seat === seat && told?.told !== undefined)
    return refusal('told-a-secret', 'the last answer cannot be taken back: others are not told that there was one')
  // To play all of it again takes long; who has nothing to take back does not need it.
  if (last.seat !== seat && !steps.slice(earlier + 1).some(({ own }) => own !== undefined)) return notYours
  const before = courseAfter(engine, setup, answers.slice(0, -1))
  // Which of those that were given at the same time comes last in the order of the rules says nothing of who was last.
  const together = before.line?.answers.some((held) => held.seat !== last.seat) === true
  if (last.seat !== seat && !together) return notYours
  const why = hangsOnKept(before, last) ? hungOnCards(last.seat) : secretTold(before, course, last)
  if (why !== null) return refusal('told-a-secret', `the last answer cannot be taken back: ${why}`)
  const undone = steps[taken]?.happenings ?? []
  const back = { ...before, steps: [...steps], own: [...course.own], missed: [...course.missed] }
  // What the seat answered last while it was asked at the same time as others may have been asked came right before.
  if (steps.findLastIndex(isOwnOf(seat)) > earlier) letGo(back, isOwnOf(seat))
  letGo(back, ({ own }) => own === undefined)
  addStep(back, { happenings: undone, takenBack: seat, gone: true })
  return back
}

/**
 * The same where others have answered since, of which the seat has noticed nothing: why its own last answer stands is
 * then what it was before they did, so that it does not tell that they were asked.
 */
function asItSeems(course: Course, seat: Seat, noticed: number): Refusal {
  const { engine, setup, answers, steps } = course
  const unnoticed = steps.slice(noticed + 1).filter(isLasting).length
  const then = courseAfter(engine, setup, answers.slice(0, -unnoticed))
  const found = lastTakenBack({ ...then, steps: steps.slice(0, noticed + 1) }, seat)
  if (isRefusal(found)) return found
  return refusal('told-a-secret', 'the last answer cannot be taken back: others may have answered since')
}

const isOwnOf =
  (seat: Seat) =>
  ({ own, gone }: CourseStep): boolean =>
    gone !== true && own?.seat === seat

const isLasting = ({ own, gone }: CourseStep): boolean => gone !== true && own === undefined

/** A course as it is after these answers. */
function courseAfter(engine: Engine, setup: MatchSetup, answers: readonly GivenAnswer[]): Course {
  const course = openCourse(engine, setup)
  for (const { seat, choice } of answers) takeAnswer(course, seat, choice)
  return course
}

/** A position, what each seat has seen of it, and what is held back there. */
export type Moment = Pick<Course, 'engine' | 'state' | 'memory' | 'line'>

/**
 * Why an answer has told somebody what cannot be untold; null where it has not. What comes first is said: what came
 * later may be of another kind where the cards that this seat does not know are others, and would tell of them.
 */
export function secretTold(before: Moment, after: Moment, answer: GivenAnswer): string | null {
  const { seat } = answer
  const first = firstHungOn(before, answer)
  if (first === 'cards') return hungOnCards(seat)
  if (first === 'chance') return 'chance has decided something'
  for (const [card, bits] of after.memory.seen.entries()) {
    const shown = bits & ~(before.memory.seen[card] ?? 0)
    if (shown === 0) continue
    const seats = Array.from({ length: before.state.players }, (_, each) => each)
    const who = seats.filter((each) => (shown & (1 << each)) !== 0).map(seatWord)
    return `a card was shown to ${who.join(' and ')}`
  }
  if (before.line?.answers.some((held) => held.seat !== seat) === true || toldByLast(before.state, after.state))
    return 'what others answered at the same time has been told'
  return null
}

/** Whether they were looked at now or earlier may hang on them as well: the words are the same. */
const hungOnCards = (seat: Seat): string => `what came of it hung on cards that ${seatWord(seat)} does not know`

/** Whether an answer was the last of those that several gave at the same time, one after the other. */
const toldByLast = ({ withheld }: BaseState, { withheld: after }: BaseState): boolean =>
  withheld?.open === true && withheld.last !== null && !(after?.open === true && after.lines === withheld.lines)

/** Whether what came of an answer may hang on what was kept of cards that its seat did not know. */
function hangsOnKept(before: Course, answer: GivenAnswer): boolean {
  const { engine, setup, answers } = before
  const { inTexts, effects } = keptSecrets(engine, setup, answers, answer.seat)
  return inTexts || (effects.size > 0 && firstHungOn(before, answer, effects) === 'cards')
}

/** Whether it may hang on what a seat does not know that the rules come to no end after its answer. */
export function hungOnSecrets(course: Course, answer: GivenAnswer): boolean {
  const { engine, setup, answers, line, state } = course
  if (line?.answers.some(({ seat }) => seat !== answer.seat) === true || state.withheld?.open === true) return true
  const { inTexts, effects } = keptSecrets(engine, setup, answers, answer.seat)
  return inTexts || firstHungOn(course, answer, effects) !== null
}

const NO_EFFECTS: ReadonlySet<number> = new Set()

/**
 * What is asked first while a choice is carried out of all that the seat which gave it does not know: cards, also what
 * these effects captured, or chance; null where neither is.
 */
function firstHungOn(
  { engine, state, memory, line }: Moment,
  { seat, choice }: GivenAnswer,
  effects = NO_EFFECTS,
): 'cards' | 'chance' | null {
  const { parts } = engine as FullEngine<BaseState>
  let first: 'cards' | 'chance' | null = null
  const t = engine.clone(state)
  t.log = null
  const isOpen = (card: CardId): boolean =>
    card >= state.def.length || state.place[card] === NONE || isKnown(memory, card, seat)
  const isDrawn = (): boolean => state.random.some((word, i) => word !== t.random[i])
  const read = (): void => void (first ??= isDrawn() ? 'chance' : 'cards')
  watchSecrets(parts, t, { knows: isOpen, read })
  watchEffects(t, effects, read)
  // What is held back is carried out together with it.
  try {
    for (const each of [...(line?.answers ?? []).map((held) => held.choice), choice]) engine.apply(t, each)
  } catch (thrown) {
    // What was asked before the rules were stopped is what it hung on.
    if (!isRoundLimitError(thrown) && !isRulesLimitError(thrown)) throw thrown
  }
  return first ?? (isDrawn() ? 'chance' : null)
}

/** Whether a step was taken back, or why it could not be. */
export const isRefusal = (found: object): found is Refusal => 'taken' in found
