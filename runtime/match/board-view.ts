import { boardFacts, boardMarks, hasPlace } from '../words/board-facts.ts'
import { laidOut } from '../words/arranged-board.ts'
import { sees, zoneWord } from '../words/describe.ts'
import { type Numbered, hasNumbers, numberedBy } from '../words/numbered-choices.ts'
import { boardOf } from '../told/board.ts'
import { inPassing, laidBy } from '../told/in-passing.ts'
import { type Ending, endingOf } from '../simulate/ending.ts'
import { type BaseState, type CardId, NONE, type Seat, seatName } from '../engine.ts'
import type { Handle } from '../ids.ts'
import type { FullEngine } from '../parts.ts'
import { type Course, isMissedBy } from './course.ts'
import type { SeatName } from './game-types.ts'
import { cardHandle } from './look.ts'
import { choiceViews } from './moves.ts'
import { questionIn } from './open-line.ts'
import { asTheyLie, lookOf } from './view-of.ts'

/** A view as the rules lay it before players: what they leave out is not there, and cards lie in their order. */
export interface BoardView {
  /** In words, those first that the rules show first; what says nothing is not there. */
  readonly facts: readonly { readonly name: string; readonly seat: SeatName | null; readonly value: string }[]
  readonly zones: readonly BoardZoneView[]
  /** By the place of each choice what it is besides a number, null where it names none; empty where no choice names one. */
  readonly numbers: readonly (Numbered | null)[]
  /** Who won, and everybody by place; null while the game goes on. */
  readonly ending: Ending | null
}

export interface BoardZoneView {
  readonly name: string
  /** Whose it is; null where it is nobody's. */
  readonly seat: SeatName | null
  /** The value that it is of, in games with a zone for each of several. */
  readonly of: string | null
  /** Whether nothing lies there that the board would have a place for. */
  readonly isQuiet: boolean
  /** The top is the last. */
  readonly cards: readonly BoardCardView[]
}

/** A card where it lies; what else there is to see of it stands in the view. */
export interface BoardCardView {
  readonly handle: Handle
  /** Its place among the cards of the game; null where the seat does not see what it is. */
  readonly face: number | null
  /** What is kept of it, in words. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Who laid it into the middle of the table. */
  readonly by: SeatName | null
}

/** A card that went from one zone to another, by what a seat saw of it. */
export interface PassingCard {
  readonly face: number | null
  /** Who laid it. */
  readonly by: SeatName | null
  readonly from: PassingZone
  readonly to: PassingZone
}

export interface PassingZone {
  readonly name: string
  readonly seat: SeatName | null
  readonly of: string | null
}

export function boardView(course: Course, seat: Seat): BoardView {
  const engine = course.engine as FullEngine<BaseState>
  const { parts } = engine
  const look = lookOf(course, seat)
  const { s } = look
  const leavesOut = parts.info.board?.leavesOut ?? []
  return engine.bounded(course.state, () => {
    const by = laidBy(parts, s, toldSteps(course, seat), seat)
    const cardAt = (card: CardId): BoardCardView => {
      const isSeen = sees(parts, s, card, seat)
      return {
        handle: cardHandle(look, card),
        face: isSeen ? (s.def[card] ?? NONE) : null,
        facts: isSeen ? boardMarks(parts, s, card, seat) : [],
        by: letterOf(by.get(card) ?? null),
      }
    }
    return {
      facts: boardFacts(parts, s, seat).map((fact) => ({ ...fact, seat: letterOf(fact.seat) })),
      zones: boardOf(parts, s.players).flatMap(({ zone, place }): BoardZoneView[] => {
        if (zone.holds !== 'cards' || leavesOut.includes(zone.name)) return []
        const laid = laidOut(parts, s, zone.name, asTheyLie(look, place), (card) => sees(parts, s, card, seat))
        const isQuiet = !hasPlace(parts, zone.name, laid.length)
        return [{ ...zoneAt(engine, place), isQuiet, cards: laid.map(cardAt) }]
      }),
      numbers: numbersIn(course, seat),
      ending: endingIn(engine, s),
    }
  })
}

/** How a game ended, and who played together; null while it goes on. */
export function endingIn(engine: FullEngine<BaseState>, s: BaseState): Ending | null {
  const results = engine.results(s)
  return results === null ? null : endingOf({ results, sides: engine.sides(s) })
}

/**
 * What lay on the table in the middle of the last step since `since` in which something did, before it went on; null
 * where nothing did. Cards have no handles there: they may have been shuffled since.
 */
export function passingFor(course: Course, seat: Seat, since: number): readonly PassingCard[] | null {
  const engine = course.engine as FullEngine<BaseState>
  const steps = toldSteps(course, seat)
  for (let end = steps.length; end > since; end -= 1) {
    const moved = inPassing(engine.parts, course.state, steps.slice(0, end), seat)
    if (moved !== null)
      return moved.map(({ face, by, from, to }) => ({
        face,
        by: letterOf(by),
        from: zoneAt(engine, from),
        to: zoneAt(engine, to),
      }))
  }
  return null
}

/** What happened in each of the steps that a seat counts; nothing in one that was taken back. */
const toldSteps = (course: Course, seat: Seat): readonly (readonly Course['steps'][number]['happenings'][number][])[] =>
  course.steps.flatMap((step) => {
    if ((step.own !== undefined && step.own.seat !== seat) || isMissedBy(step, seat)) return []
    return [step.own === undefined && step.takenBack === undefined && step.gone !== true ? step.happenings : []]
  })

const letterOf = (seat: Seat | null): SeatName | null => (seat === null ? null : (seatName(seat) as SeatName))

function zoneAt({ parts }: FullEngine<BaseState>, place: number): PassingZone {
  const found = parts.zoneBases.findLastIndex((base) => place >= base)
  const zone = parts.info.zones[found]
  const at = place - (parts.zoneBases[found] ?? 0)
  if (place < 0 || zone === undefined) return { name: zoneWord(parts, place), seat: null, of: null }
  return { name: zone.name, seat: zone.perSeat ? letterOf(at) : null, of: zone.of?.[at] ?? null }
}

function numbersIn(course: Course, seat: Seat): (Numbered | null)[] {
  const asked = questionIn(course, seat)
  const { engine } = course
  if (asked === null || !hasNumbers(engine, asked)) return []
  const views = choiceViews(engine, lookOf(course, seat, asked))
  return views.map(({ choice, view }) => numberedBy(engine, asked, choice, view.words))
}
