import { RecordError } from '../replay.ts'
import { type Course, stepOf } from './course.ts'
import { ownSteps } from './open-line.ts'

/** How many steps were taken, so that what was meant for a step before a save is still late afterwards. */
export interface SavedSteps {
  readonly step: number
  /** By seat how many of these no other seat counts; absent where there are none. */
  readonly own?: readonly number[]
}

export function savedSteps(course: Course): SavedSteps {
  const own = ownSteps(course)
  return { step: stepOf(course), ...(sumOf(own) === 0 ? {} : { own }) }
}

/** Whether part of a save can be what `own` holds. */
export const isOwn = (own: unknown): own is readonly number[] =>
  Array.isArray(own) && own.every((count) => Number.isSafeInteger(count) && (count as number) >= 0)

/**
 * Goes on to the numbers of a save: of steps that were taken back it keeps no more.
 * @throws RecordError where the game alone has more
 */
export function goOnToSteps(course: Course, { step, own = [] }: SavedSteps): void {
  const [had, played] = [ownSteps(course), stepOf(course)]
  if (step < played) throw new RecordError(`step: ${step}, but the game has ${played} steps`)
  const missing = had.map((count, seat) => (own[seat] ?? 0) - count)
  const common = step - played - sumOf(missing)
  if (own.length > had.length || common < 0 || missing.some((count) => count < 0))
    throw new RecordError('own: not what the game and its steps leave to each seat; the file was changed or damaged')
  for (const [seat, count] of missing.entries())
    for (let more = count; more > 0; more--) course.steps.push({ happenings: [], own: { seat, words: null } })
  for (let more = common; more > 0; more--) course.steps.push({ happenings: [] })
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
