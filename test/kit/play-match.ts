import type { BaseState, Choice, Happening } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { type Course, carryOut, openCourse } from '../../runtime/match/course.ts'
import { type Line, played, source } from './playout.ts'

export interface MatchVisit {
  readonly course: Course
  /** What happened since the decision before. */
  readonly happenings: readonly Happening[]
  /** The choice that will be taken next. */
  readonly choice: Choice
  /** Decisions before this one. */
  readonly number: number
  /** Random numbers for the law's own use; they leave the game as it is. */
  readonly random: (below: number) => number
}

/**
 * Plays a match by random choices, as far as `longest` answers, and shows each decision to `visit` before it is
 * answered.
 */
export function playMatch(
  engine: FullEngine<BaseState>,
  line: Line,
  visit: (v: MatchVisit) => void,
  longest = 1500,
): Course {
  const pick = source(line.picks)
  const random = source(line.picks ^ 0x5bd1e995)
  const course = openCourse(engine, { seed: line.seed, options: line.options, keepsAnswers: true })
  played.games += 1
  for (let number = 0; number < longest && engine.decision(course.state) !== null; number++) {
    const choices = engine.choices(course.state)
    const choice = choices[pick(choices.length)]
    if (choice === undefined) throw new Error(`decision ${number} offers nothing`)
    visit({ course, happenings: course.steps.at(-1)?.happenings ?? [], choice, number, random })
    played.decisions += 1
    carryOut(course, choice)
  }
  return course
}
