import { keptFacts } from '../words/fact-words.ts'
import { laidOut, shownFacts } from '../words/arranged-board.ts'
import { sees } from '../words/describe.ts'
import { boardOf } from '../told/board.ts'
import { type BaseState, type Observation, type Seat, seatName } from '../engine.ts'
import type { Handle } from '../ids.ts'
import type { FullEngine } from '../parts.ts'
import type { Course } from './course.ts'
import type { SeatName } from './game-types.ts'
import { cardHandle } from './look.ts'
import { asTheyLie, lookOf } from './view-of.ts'

/** A view as the rules lay it before players: what they leave out is not there, and cards lie in their order. */
export interface BoardView {
  /** In words, those first that the rules show first; by name where there are several of one. */
  readonly facts: Observation['facts']
  readonly zones: readonly BoardZoneView[]
}

export interface BoardZoneView {
  readonly name: string
  /** Whose it is; null where it is nobody's. */
  readonly seat: SeatName | null
  /** The value that it is of, in games with a zone for each of several. */
  readonly of: string | null
  /** By their handles in the view; the top is the last. */
  readonly cards: readonly Handle[]
}

export function boardView(course: Course, seat: Seat): BoardView {
  const engine = course.engine as FullEngine<BaseState>
  const { parts } = engine
  const look = lookOf(course, seat)
  const { s } = look
  const leavesOut = parts.info.board?.leavesOut ?? []
  return engine.bounded(course.state, () => ({
    facts: shownFacts(parts, s, keptFacts(parts, s, seat), seat),
    zones: boardOf(parts, s.players).flatMap(({ zone, place }, i, all): BoardZoneView[] => {
      if (zone.holds !== 'cards' || leavesOut.includes(zone.name)) return []
      const at = i - all.findIndex((each) => each.zone === zone)
      const laid = laidOut(parts, s, zone.name, asTheyLie(look, place), (card) => sees(parts, s, card, seat))
      return [
        {
          name: zone.name,
          seat: zone.perSeat ? (seatName(at) as SeatName) : null,
          of: zone.of?.[at] ?? null,
          cards: laid.map((card) => cardHandle(look, card)),
        },
      ]
    }),
  }))
}
