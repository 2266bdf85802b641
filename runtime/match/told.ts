import { type Seat } from '../engine.ts'
import { type Course, type CourseStep, isMissedBy } from './course.ts'
import { linesOf } from './lines.ts'
import type { ToldStep } from './view.ts'
import { seatWord } from '../words/seat-word.ts'

/**
 * What a seat was told of each step from `since` on, as it saw it then. What it answers while others are asked at the
 * same time only it is told, as steps of its own.
 */
export function toldTo(course: Course, seat: Seat, since: number): ToldStep[] {
  const told: ToldStep[] = []
  let step = 0
  for (const each of course.steps) {
    if ((each.own !== undefined && each.own.seat !== seat) || isMissedBy(each, seat)) continue
    if (step >= since) told.push({ step, lines: linesFor(course, each, seat) })
    step += 1
  }
  return told
}

function linesFor({ engine, state }: Course, { happenings, takenBack, own }: CourseStep, seat: Seat): string[] {
  if (own !== undefined) return own.words === null ? [] : [own.words]
  const lines = linesOf(engine, state, happenings, seat)
  if (takenBack === undefined) return lines.map(({ words }) => words)
  const answer = lines.find(({ kind }) => kind === 'answer')?.words ?? seatWord(takenBack)
  return [`taken back: ${answer}`]
}
