import type { BaseState, Choice, Happening, Seat } from '../engine.ts'
import { bitsOf, isMeantFor } from '../told/audience.ts'
import { isToldWhoIsAsked } from '../told/audience-of.ts'
import { cardAskedOf } from '../words/asked-words.ts'
import { noteAnswer } from '../told/log.ts'
import { moveOf } from '../kernel/move-code.ts'
import type { FullEngine } from '../parts.ts'
import { wording } from '../words/speech.ts'
import { cardsOf } from '../words/tell.ts'
import { NOTHING_WITHHELD } from '../told/withheld.ts'
import { askedTogether, dueAnswer } from './asked-together.ts'
import { type Course, type OpenLine, type OwnStep, addStep, carryOut, letGo } from './course.ts'
import { followStep } from './handles.ts'
import { viewOf } from './view-of.ts'
import { copyMemory, takeStep } from './memory.ts'
import { isOpen, questionIn } from './open-line.ts'

/**
 * Takes a choice that a seat is offered: carries it out, or holds it back until all have answered who are asked at the
 * same time.
 * @throws RoundLimitError where the rules come to no next decision; then all is as it was
 */
export function takeAnswer(course: Course, seat: Seat, choice: Choice): void {
  const { engine, state } = course
  if (!isOpen(course)) {
    const missedBy = unnoticed(course)
    allOrNothing(course, () => carryOut(course, choice, missedBy))
    return
  }
  const words = wording().notToldYet(answerInWords(course, seat, choice))
  const line = { answers: [...(course.line?.answers ?? []), { seat, choice }] }
  if (askedTogether(engine, state, line.answers).length > 0) holdBack(course, line, { seat, words })
  else
    allOrNothing(course, () => {
      holdBack(course, line, { seat, words })
      carryOutLine(course, line)
    })
}

/**
 * Which seats notice nothing of an answer to the pending question, once it is carried out: they are not told who is
 * asked, before and after it, nor anything that came of it, and what they see is what it was.
 */
function unnoticed(course: Course): (happenings: readonly Happening[]) => number {
  const { engine, state } = course
  const { parts } = engine as FullEngine<BaseState>
  if (parts.audience === undefined) return () => 0
  const looks = Array.from({ length: state.players }, (_, seat) =>
    isToldWhoIsAsked(parts, state, seat) ? null : lookOfSeat(course, seat),
  )
  return (happenings) =>
    bitsOf(
      looks.flatMap((before, seat) => {
        const isTold = before === null || isToldWhoIsAsked(parts, state, seat)
        if (isTold || happenings.some((each) => isMeantFor(each, seat))) return []
        return lookOfSeat(course, seat) === before ? [seat] : []
      }),
    )
}

/** What a seat sees, but for how many steps there were. */
function lookOfSeat(course: Course, seat: Seat): string {
  const { step: _, ...view } = viewOf(course, seat)
  return JSON.stringify(view)
}

/** Takes back what a seat has answered last, and nobody else was told of. */
export function takeOwnBack(course: Course, seat: Seat): void {
  const { line } = course
  const at = line?.answers.findLastIndex((answer) => answer.seat === seat) ?? -1
  const last = line?.answers[at]
  if (line === null || last === undefined) return
  const left = { answers: line.answers.toSpliced(at, 1) }
  const asked = { ...course, line: left }
  letGo(course, ({ own }) => own?.seat === seat)
  holdBack(course, left, { seat, words: wording().takenBack(answerInWords(asked, seat, last.choice)) }, true)
}

/** A step of which only the seat is told, as its own next one. */
function holdBack(course: Course, line: OpenLine, { seat, words }: OwnStep, gone = false): void {
  course.line = line
  addStep(course, { happenings: [], own: { seat, words }, ...(gone ? { gone } : {}) })
}

/** All have answered: what they have is carried out in the order of the rules, as one step for everybody. */
function carryOutLine(course: Course, { answers }: OpenLine): void {
  const { engine, memory, state } = course
  const rest = [...answers]
  const happenings: Happening[] = []
  for (let due = dueAnswer(state, rest); due >= 0; due = dueAnswer(state, rest)) {
    const [answer] = rest.splice(due, 1)
    if (answer === undefined) break
    happenings.push(...takeStep(engine, memory, state, answer.choice))
    course.answers.push(answer)
  }
  course.handles = followStep((engine as FullEngine<BaseState>).parts, course.handles, state, happenings)
  course.line = null
  addStep(course, { happenings })
}

/** An answer as it is told to who gave it. */
function answerInWords(course: Course, seat: Seat, choice: Choice): string {
  const { engine } = course
  const { parts } = engine as FullEngine<BaseState>
  const asked = questionIn(course, seat)
  if (asked === null) return ''
  const noted: BaseState = { ...asked, log: [], withheld: NOTHING_WITHHELD }
  const cards = cardsOf(parts, asked, moveOf(parts, asked, choice))
  noteAnswer(noted, parts.viewers, asked.ask, seat, choice, { cards, about: cardAskedOf(parts, asked) })
  const [happening] = noted.log ?? []
  return happening === undefined ? '' : engine.tell(asked, happening, seat)
}

/** Leaves a course as it was where the rules come to no end. */
function allOrNothing(course: Course, work: () => void): void {
  const { engine, state, memory, handles, line, answers, steps, own, missed, noted } = course
  const before = { state: engine.clone(state), memory: copyMemory(memory) }
  const [answered, taken, counts, unnoticed] = [answers.length, steps.length, own.slice(), missed.slice()]
  try {
    work()
  } catch (thrown) {
    Object.assign(state, before.state)
    Object.assign(memory, before.memory)
    Object.assign(course, { handles, line, noted })
    answers.length = answered
    steps.length = taken
    own.splice(0, own.length, ...counts)
    missed.splice(0, missed.length, ...unnoticed)
    throw thrown
  }
}
