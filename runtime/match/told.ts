import { type Seat, seatName } from '../engine.ts'
import type { Course, CourseStep } from './course.ts'
import { linesOf } from './lines.ts'
import { stepFor } from './open-line.ts'
import type { ToldStep } from './view.ts'

/**
 * What a seat was told of each step from `since` on, as it saw it then. What it answers while others are asked at the
 * same time only it is told, as steps of its own.
 */
export function toldTo(course: Course, seat: Seat, since: number): ToldStep[] {
  const upTo = stepFor(course, seat)
  return course.steps
    .slice(0, upTo + 1)
    .flatMap((each, step) => (step < since ? [] : [{ step, lines: linesFor(course, each, seat) }]))
}

function linesFor({ engine, state }: Course, { happenings, takenBack, alone = [] }: CourseStep, seat: Seat): string[] {
  const own = alone.flatMap((each) => (each.seat === seat ? [each.words] : []))
  const lines = linesOf(engine, state, happenings, seat)
  if (takenBack === undefined) return [...own, ...lines.map(({ words }) => words)]
  const answer = lines.find(({ kind }) => kind === 'answer')?.words ?? seatName(takenBack)
  return [`taken back: ${answer}`]
}
