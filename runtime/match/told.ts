import { type BaseState, type Seat, seatName } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { isMeantFor } from '../told/audience.ts'
import { type TurnMark, turnFrom } from '../told/turns.ts'
import { seatWord, wording } from '../words/speech.ts'
import { type Course, type CourseStep, isMissedBy } from './course.ts'
import type { SeatName } from './game-types.ts'
import { linesByTurn } from './lines.ts'
import type { ToldStep } from './view.ts'

/**
 * What a seat was told of each step from `since` on, as it saw it then. What it answers while others are asked at the
 * same time only it is told, as steps of its own.
 */
export function toldTo(course: Course, seat: Seat, since: number): ToldStep[] {
  const told: ToldStep[] = []
  const turnGoesOn = followTurns(course, seat)
  let step = 0
  for (const each of course.steps) {
    if ((each.own !== undefined && each.own.seat !== seat) || isMissedBy(each, seat)) continue
    const turn = turnGoesOn(each)
    if (step >= since) told.push({ step, ...toldOf(course, each, seat, turn) })
    step += 1
  }
  return told
}

function toldOf(
  { engine, state }: Course,
  { happenings, takenBack, own }: CourseStep,
  seat: Seat,
  turn: Seat | null,
): Omit<ToldStep, 'step'> {
  if (own !== undefined) return { lines: own.words === null ? [] : [own.words] }
  const { lines, turns } = linesByTurn(engine, state, happenings, seat)
  if (takenBack === undefined) return { lines: lines.map(({ words }) => words), ...turnViews(turns) }
  const answer = lines.find(({ kind }) => kind === 'answer')?.words ?? seatWord(takenBack)
  return { lines: [wording().takenBack(answer)], ...turnViews(turns.length === 0 ? [] : [{ at: 0, seat: turn }]) }
}

function turnViews(turns: readonly TurnMark[]): Pick<ToldStep, 'turns'> {
  if (turns.length === 0) return {}
  return { turns: turns.map(({ at, seat }) => ({ at, seat: seat === null ? null : (seatName(seat) as SeatName) })) }
}

/** By each next step whose turn it is then, as far as a seat is told; what is taken back gives back the turn before. */
function followTurns({ engine }: Course, viewer: Seat): (step: CourseStep) => Seat | null {
  const { parts } = engine as FullEngine<BaseState>
  const before: (Seat | null)[] = []
  let turn: Seat | null = null
  return ({ happenings, takenBack, own }) => {
    // Of what was taken back a save keeps no more than the number.
    if (own !== undefined || happenings.length === 0) return turn
    if (takenBack !== undefined) return (turn = before.pop() ?? null)
    before.push(turn)
    for (const each of happenings) {
      const from = isMeantFor(each, viewer) ? turnFrom(parts, each) : undefined
      if (from !== undefined) turn = from
    }
    return turn
  }
}
