import { choicesInWords } from '../choices-in-words.ts'
import { seatName } from '../engine.ts'
import { RecordError, type RecordedChoice, recordedChoice } from '../replay.ts'
import { type Course, type OpenLine, stepOf } from './course.ts'
import { answeredBy, isOpen, questionIn } from './open-line.ts'
import { takeAnswer } from './take-answer.ts'

/** Answers that are not told yet, in words, in the order in which they were given. */
export interface SavedLine {
  readonly began: number
  /** By seat how many answers it gave and took back. */
  readonly moved: readonly number[]
  readonly answers: readonly RecordedChoice[]
}

/** Whether part of a save can be one. */
export function isLine(line: unknown): line is SavedLine {
  if (typeof line !== 'object' || line === null) return false
  const { began, moved, answers } = line as Readonly<Record<string, unknown>>
  const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0
  const isAnswer = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ['seat', 'choice'].every((key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string')
  return isCount(began) && [moved, answers].every(Array.isArray) && (moved as unknown[]).every(isCount)
    ? (answers as unknown[]).every(isAnswer)
    : false
}

export function savedLine(course: Course, { began, moved, answers }: OpenLine): SavedLine {
  const words = new Map(
    moved.flatMap((_, seat) =>
      answeredBy(course, seat).map(
        ({ answer, asked }) => [answer, recordedChoice(course.engine, asked, answer.choice)] as const,
      ),
    ),
  )
  return { began, moved, answers: answers.flatMap((answer) => words.get(answer) ?? []) }
}

/** Steps that were taken back are no more than counted. */
export function goOnToStep(course: Course, step: number, place: string): void {
  if (step < stepOf(course)) throw new RecordError(`${place}: ${step}, but the game has ${stepOf(course)} answers`)
  while (stepOf(course) < step) course.steps.push({ happenings: [] })
}

/** Holds back again what was answered in a line. */
export function takeLine(course: Course, { began, moved, answers }: SavedLine, step: number): void {
  for (const answer of answers) takeInWords(course, answer, 'line')
  const held = course.line?.answers ?? []
  const isWhole = isOpen(course) && held.length === answers.length && began + sumOf(moved) === step
  if (!isWhole || moved.some((count, seat) => count < held.filter((answer) => answer.seat === seat).length))
    throw new RecordError('line: not what some have answered while others are asked; the file was changed or damaged')
  course.line = { began, moved, answers: held }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Takes an answer as its seat gave it. */
export function takeInWords(course: Course, { seat: name, choice: words }: RecordedChoice, place: string): void {
  const seat = Array.from({ length: course.state.players }, (_, each) => seatName(each)).indexOf(name)
  const asked = questionIn(course, seat)
  const choice = asked === null ? undefined : choicesInWords(course.engine, asked).get(words)
  if (choice === undefined) throw new RecordError(`${place}: ${name} is not offered ${JSON.stringify(words)}`)
  takeAnswer(course, seat, choice)
}
