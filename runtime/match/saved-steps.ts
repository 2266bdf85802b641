import { type Seat, seatName } from '../engine.ts'
import { seatOfLetter } from '../words/seat-of-letter.ts'
import { RecordError } from '../records/replay.ts'
import { type Course, type CourseStep, addStep, stepOf } from './course.ts'

/** How many steps were taken, so that what was meant for a step before a save is still late afterwards. */
export interface SavedSteps {
  readonly step: number
  /**
   * A sign for each step from the set-up on: `.` is one that everybody counts, a letter one that only this seat counts,
   * `-` and a small letter the same of what was taken back, or that it was. Absent where there are none but the first.
   */
  readonly steps?: string
}

export function savedSteps(course: Course): SavedSteps {
  const steps = course.steps.map(signOf).join('')
  return { step: stepOf(course), ...(/^\.*$/.test(steps) ? {} : { steps }) }
}

function signOf({ own, gone }: CourseStep): string {
  if (own === undefined) return gone === true ? '-' : '.'
  const letter = seatName(own.seat)
  return gone === true ? letter.toLowerCase() : letter
}

/** No match is played, and taken back, so often. */
const MOST_STEPS = 1_000_000

/** Whether part of a save can be what `steps` holds. */
export const isSteps = (steps: unknown): steps is string =>
  typeof steps === 'string' && steps.length <= MOST_STEPS && /^\.[.\-A-La-l]*$/.test(steps)

/**
 * Puts the steps of a course that was played again where they stood among those of which a save keeps no more than
 * their number, so that each seat finds all of them under the numbers that it was told.
 * @throws RecordError where the game and its line have other steps
 */
export function goOnToSteps(course: Course, { step, steps: signs = '.'.repeat(stepOf(course) + 1) }: SavedSteps): void {
  const { steps, own, missed } = course
  if (step !== signs.length - 1)
    throw new RecordError(`step: ${step}, but the game and what was taken back of it have ${signs.length - 1} steps`)
  const played = steps.splice(0)
  own.fill(0)
  missed.fill(0)
  for (const sign of signs) addStep(course, stepOfSign(sign, played, own.length))
  if (played.length > 0) throw damaged()
}

/** The next step of a sign, which is no longer among those played; where it is gone, one that holds nothing. */
function stepOfSign(sign: string, played: CourseStep[], players: number): CourseStep {
  const seat = seatOfLetter(sign.toUpperCase())
  if (seat >= players) throw damaged()
  if (sign === '-') return { happenings: [], gone: true }
  if (sign !== '.' && sign !== sign.toUpperCase()) return { happenings: [], own: { seat, words: null }, gone: true }
  return taken(played, sign === '.' ? null : seat)
}

/** Seats answer in any order, each in its own; what everybody counts comes after what was answered before it. */
function taken(played: CourseStep[], seat: Seat | null): CourseStep {
  const at = played.findIndex(({ own }) => own === undefined || own.seat === seat)
  const found = played[at]
  if (found === undefined || (found.own?.seat ?? null) !== seat || (seat === null && at > 0)) throw damaged()
  played.splice(at, 1)
  return found
}

const damaged = (): RecordError =>
  new RecordError('steps: not those of the game and of its line; the file was changed or damaged')
