import type { BaseState, Choice, Seat } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type Course, openCourse } from '../../runtime/match/course.ts'
import { copyMemory } from '../../runtime/match/memory.ts'
import { answeredBy, askedIn, isOpen, questionIn } from '../../runtime/match/open-line.ts'
import { takeAnswer, takeOwnBack } from '../../runtime/match/take-answer.ts'
import { type Line, played, source } from './playout.ts'

export interface TogetherVisit {
  readonly course: Course
  /** Random numbers for the law's own use; they leave the game as it is. */
  readonly random: (below: number) => number
}

/** One time in so many an answer that nobody was told of is taken back. */
const BACK = 9

/**
 * Plays a match as people do who are asked at the same time: they answer in any order, and now and then take an answer
 * back. What stands is shown to `visit` before each answer, as far as `longest` answers.
 */
export function playTogether(
  engine: FullEngine<BaseState>,
  line: Line,
  visit: (v: TogetherVisit) => void,
  longest: number,
): Course {
  const pick = source(line.picks)
  const random = source(line.picks ^ 0x5bd1e995)
  const course = openCourse(engine, { seed: line.seed, options: line.options, keepsAnswers: true })
  played.games += 1
  for (let number = 0; number < longest && course.state.ask !== 0; number++) {
    visit({ course, random })
    played.decisions += 1
    moveOn(course, pick)
  }
  return course
}

function moveOn(course: Course, pick: (below: number) => number): void {
  const seat = pick(course.state.players)
  if (isOpen(course) && pick(BACK) === 0 && answeredBy(course, seat).length > 0) takeOwnBack(course, seat)
  else answerAny(course, askedIn(course), pick)
}

/** One of these seats, that are asked, answers anything. */
export function answerAny(course: Course, seats: readonly Seat[], pick: (below: number) => number): void {
  const seat = seats[pick(seats.length)] ?? -1
  const asked = questionIn(course, seat)
  if (asked === null) throw new Error('nobody is asked')
  const choices = course.engine.choices(asked)
  takeAnswer(course, seat, choices[pick(choices.length)] as Choice)
}

/** A course that goes on by itself from here, or from another state. */
export function fork(course: Course, state: BaseState = course.engine.clone(course.state)): Course {
  const { memory, answers, steps, own, missed } = course
  const copy = { answers: [...answers], steps: [...steps], own: [...own], missed: [...missed] }
  return { ...course, state, memory: copyMemory(memory), record: null, ...copy }
}
