import { choicesInWords } from '../words/choices-in-words.ts'
import { seatName } from '../engine.ts'
import { RecordError, type RecordedChoice, recordedChoice } from '../records/replay.ts'
import type { Course, OpenLine } from './course.ts'
import { answeredBy, isOpen, questionIn } from './open-line.ts'
import { takeAnswer } from './take-answer.ts'

/** Answers that are not told yet, in words, in the order in which they were given. */
export interface SavedLine {
  readonly answers: readonly RecordedChoice[]
}

/** Whether part of a save can be one. */
export function isLine(line: unknown): line is SavedLine {
  if (typeof line !== 'object' || line === null) return false
  const { answers } = line as Readonly<Record<string, unknown>>
  const isAnswer = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ['seat', 'choice'].every((key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string')
  return Array.isArray(answers) && answers.every(isAnswer)
}

export function savedLine(course: Course, { answers }: OpenLine): SavedLine {
  const seats = new Set(answers.map(({ seat }) => seat))
  const words = new Map(
    [...seats].flatMap((seat) =>
      answeredBy(course, seat).map(
        ({ answer, asked }) => [answer, recordedChoice(course.engine, asked, answer.choice)] as const,
      ),
    ),
  )
  return { answers: answers.flatMap((answer) => words.get(answer) ?? []) }
}

/** Holds back again what was answered in a line. */
export function takeLine(course: Course, { answers }: SavedLine): void {
  for (const answer of answers) takeInWords(course, answer, 'line')
  if (!isOpen(course) || (course.line?.answers.length ?? 0) !== answers.length)
    throw new RecordError('line: not what some have answered while others are asked; the file was changed or damaged')
  course.line ??= { answers: [] }
}

/** Takes an answer as its seat gave it. */
export function takeInWords(course: Course, { seat: name, choice: words }: RecordedChoice, place: string): void {
  const seat = Array.from({ length: course.state.players }, (_, each) => seatName(each)).indexOf(name)
  const asked = questionIn(course, seat)
  const choice = asked === null ? undefined : choicesInWords(course.engine, asked).get(words)
  if (choice === undefined) throw new RecordError(`${place}: ${name} is not offered ${JSON.stringify(words)}`)
  takeAnswer(course, seat, choice)
}
