import type { BaseState, Seat } from '../engine.ts'
import { isToldWhoIsAsked } from '../told/audience-of.ts'
import { askedTogether, isAskedTogether, questionTo } from './asked-together.ts'
import type { FullEngine } from '../parts.ts'
import { type ClosedQuestion, type Course, type GivenAnswer, stepOf } from './course.ts'
import type { RulesRefusal } from './outcome.ts'

/**
 * The step that a seat knows of: what it answers has to name. Each seat counts its own for good. A number that all have
 * in common would have to pass the highest that any seat was handed, and so tell how often somebody took back.
 */
export function stepFor(course: Course, seat: Seat): number {
  const counted = stepOf(course) - (course.missed[seat] ?? 0)
  return course.own.reduce((step, count, each) => (each === seat ? step : step - count), counted)
}

/** Whether others may be asked at the same time. */
export function isOpen({ engine, state }: Course): boolean {
  return isAskedTogether(engine as FullEngine<BaseState>, state)
}

/** Whether a seat is told who is asked; where others may be asked at the same time nobody is. */
export function knowsWhoIsAsked(course: Course, seat: Seat): boolean {
  const { parts } = course.engine as FullEngine<BaseState>
  return !isOpen(course) && isToldWhoIsAsked(parts, course.state, seat)
}

/** The seats that still owe an answer. */
export function askedIn({ engine, state, line }: Course): Seat[] {
  return askedTogether(engine, state, line?.answers)
}

/** The state in which a seat is asked, by its own answers alone; null where it is asked nothing. */
export function questionIn({ engine, state, line }: Course, seat: Seat): BaseState | null {
  return questionTo(engine, state, line?.answers ?? [], seat)
}

/** What a seat has answered that nobody else is told yet, each with the state in which it was asked. */
export function answeredBy(course: Course, seat: Seat): { readonly answer: GivenAnswer; readonly asked: BaseState }[] {
  const own = (course.line?.answers ?? []).filter((answer) => answer.seat === seat)
  return own.flatMap((answer, i) => {
    const asked = questionTo(course.engine, course.state, own.slice(0, i), seat)
    return asked === null ? [] : [{ answer, asked }]
  })
}

/** Why no other answer is tried to what is asked now; null where one may be. */
export const closedFor = (course: Course): RulesRefusal | null => course.closed.find(isHere(course))?.refused ?? null

/** From now on no other answer is tried to what is asked. */
export function closeQuestion(course: Course, refused: RulesRefusal): void {
  course.closed = [...course.closed, { after: answersIn(course), refused }]
}

/** Any answer may be tried again to what is asked. */
export function reopenQuestion(course: Course): void {
  const here = isHere(course)
  course.closed = course.closed.filter((each) => !here(each))
}

const answersIn = ({ answers, line }: Course): readonly GivenAnswer[] => [...answers, ...(line?.answers ?? [])]

function isHere(course: Course): (closed: ClosedQuestion) => boolean {
  const now = answersIn(course)
  const isSame = ({ seat, choice }: GivenAnswer, i: number): boolean =>
    seat === now[i]?.seat && choice === now[i].choice
  return ({ after }) => after.length === now.length && after.every(isSame)
}
