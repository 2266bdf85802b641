import { type BaseState, type CardId, type Happening, NONE, type Seat } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { seatOfPlace, sees, zoneFamily } from '../words/describe.ts'
import { isMeantFor } from './audience.ts'

/** A card that was moved, as a viewer saw it. */
export interface MovedCard {
  readonly card: CardId
  /** Zone instances. */
  readonly from: number
  readonly to: number
  /** What it is; null where the viewer did not see it. */
  readonly face: number | null
  /** From whose zone it came last, as long as it was seen on its way. */
  readonly by: Seat | null
  /** Whether everybody saw it. */
  readonly isOpen: boolean
}

/** What happened in each step, the last one last. */
type Steps = readonly (readonly Happening[])[]

/** So many of the last steps are looked through for what lies there, and who has laid it. */
const MOST_STEPS = 16

/**
 * What lay together in the middle of the last of these steps before it went on, as it is seen whole then.
 * It is what a zone had that took open cards in the step and gives one of them away in it, with what else was moved by
 * then; null where none does. What no board has a place for is on the way to somewhere.
 */
export function inPassing(
  parts: Parts<BaseState>,
  s: BaseState,
  steps: Steps,
  viewer: Seat | undefined,
): readonly MovedCard[] | null {
  const leavesOut = parts.info.board?.leavesOut ?? []
  const before = movesIn(parts, s, steps, viewer)
  const now = before.pop() ?? []
  const began = new Map<CardId, number>()
  const taken = new Set<number>()
  const moved: MovedCard[] = []
  for (const move of now) {
    if (taken.has(move.from)) {
      const stays = withoutLast(moved, move.to)
      return stays.length === 0 ? null : [...layIn(before, move.from), ...stays]
    }
    const from = began.get(move.card) ?? move.from
    if (leavesOut.includes(zoneFamily(parts, move.to))) began.set(move.card, from)
    else {
      began.delete(move.card)
      moved.push({ ...move, from })
      if (move.isOpen) taken.add(move.to)
    }
  }
  return null
}

/** By card who laid it where it lies, of those that lie open in a zone that is nobody's. */
export function laidBy(
  parts: Parts<BaseState>,
  s: BaseState,
  steps: Steps,
  viewer: Seat | undefined,
): ReadonlyMap<CardId, Seat> {
  const last = new Map(
    movesIn(parts, s, steps, viewer)
      .flat()
      .map((move) => [move.card, move]),
  )
  const laid = [...last.values()].flatMap(({ card, to, by }): [CardId, Seat][] => {
    const isThere = s.place[card] === to && seatOfPlace(parts, to) === null && sees(parts, s, card, viewer)
    return by !== null && isThere ? [[card, by]] : []
  })
  return new Map(laid)
}

/** What steps have left in a zone, as it came there. */
function layIn(steps: readonly (readonly MovedCard[])[], zone: number): readonly MovedCard[] {
  const lie = new Map<CardId, MovedCard>()
  for (const move of steps.flat()) {
    lie.delete(move.card)
    if (move.to === zone) lie.set(move.card, move)
  }
  return [...lie.values()]
}

/** Without the last moves that went to a zone: what is taken together goes there together. */
const withoutLast = (moved: readonly MovedCard[], zone: number): readonly MovedCard[] =>
  moved.slice(0, moved.findLastIndex(({ to }) => to !== zone) + 1)

/** What was moved in each of the last steps, by what a viewer saw of it. */
function movesIn(parts: Parts<BaseState>, s: BaseState, steps: Steps, viewer: Seat | undefined): MovedCard[][] {
  const move = parts.info.events.findIndex(({ name }) => name === 'move')
  const everybody = (1 << s.players) - 1
  const last = new Map<CardId, Seat | null>()
  return steps.slice(-MOST_STEPS).map((happenings) =>
    happenings.flatMap((happening): MovedCard[] => {
      if (happening.kind !== 'event' || happening.event !== move || !isMeantFor(happening, viewer)) return []
      const [card = NONE, from = NONE, to = NONE] = happening.args
      const glimpse = happening.glimpses.find((each) => each.card === card)
      if (glimpse === undefined) return []
      const isSeen = viewer === undefined || (glimpse.seen & (1 << viewer)) !== 0
      const by = isSeen ? (seatOfPlace(parts, from) ?? last.get(card) ?? null) : null
      last.set(card, by)
      const isOpen = (glimpse.seen & everybody) === everybody
      return [{ card, from, to, face: isSeen ? glimpse.def : null, by, isOpen }]
    }),
  )
}
