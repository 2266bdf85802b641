import { type BaseState, type CardId, type Happening, NONE, type Seat } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { seatOfPlace, sees } from '../words/describe.ts'
import { isMeantFor } from './audience.ts'

/** A card that was moved, as a viewer saw it. */
export interface MovedCard {
  readonly card: CardId
  /** Zone instances. */
  readonly from: number
  readonly to: number
  /** What it is; null where the viewer did not see it. */
  readonly face: number | null
  /** Whether everybody saw it. */
  readonly isOpen: boolean
}

/** So many of the last steps are looked through for who has laid a card. */
const MOST_STEPS = 16

/**
 * What lay together in the middle of the last of these steps before it went on: so a trick is whole before it is taken.
 * It is what a zone had that took open cards in the step and gives one of them away in it, with what else was moved by
 * then; null where none does.
 */
export function inPassing(
  parts: Parts<BaseState>,
  s: BaseState,
  steps: readonly (readonly Happening[])[],
  viewer: Seat | undefined,
): readonly MovedCard[] | null {
  const taken = new Set<number>()
  const moved: MovedCard[] = []
  for (const move of movesIn(parts, s, steps.at(-1) ?? [], viewer)) {
    if (taken.has(move.from)) {
      const now = withoutLast(moved, move.to)
      return now.length === 0 ? null : [...layIn(parts, s, steps.slice(0, -1), { viewer, zone: move.from }), ...now]
    }
    moved.push(move)
    if (move.isOpen) taken.add(move.to)
  }
  return null
}

/** What steps before have left in a zone, as it came there. */
function layIn(
  parts: Parts<BaseState>,
  s: BaseState,
  steps: readonly (readonly Happening[])[],
  { viewer, zone }: { readonly viewer: Seat | undefined; readonly zone: number },
): readonly MovedCard[] {
  const lie = new Map<CardId, MovedCard>()
  for (const happenings of steps.slice(-MOST_STEPS))
    for (const move of movesIn(parts, s, happenings, viewer)) {
      lie.delete(move.card)
      if (move.to === zone) lie.set(move.card, move)
    }
  return [...lie.values()]
}

/** By card who laid it where it lies, of those that lie open in a zone that is nobody's. */
export function laidBy(
  parts: Parts<BaseState>,
  s: BaseState,
  steps: readonly (readonly Happening[])[],
  viewer: Seat | undefined,
): ReadonlyMap<CardId, Seat> {
  const by = new Map<CardId, Seat>()
  for (const happenings of steps.slice(-MOST_STEPS))
    for (const { card, from, to, face } of movesIn(parts, s, happenings, viewer)) {
      const seat = seatOfPlace(parts, from)
      by.delete(card)
      const isLaid = face !== null && seat !== null && seatOfPlace(parts, to) === null && s.place[card] === to
      if (isLaid && sees(parts, s, card, viewer)) by.set(card, seat)
    }
  return by
}

function movesIn(
  { info }: Parts<BaseState>,
  s: BaseState,
  happenings: readonly Happening[],
  viewer: Seat | undefined,
): MovedCard[] {
  const move = info.events.findIndex(({ name }) => name === 'move')
  const everybody = (1 << s.players) - 1
  return happenings.flatMap((happening): MovedCard[] => {
    if (happening.kind !== 'event' || happening.event !== move || !isMeantFor(happening, viewer)) return []
    const [card = NONE, from = NONE, to = NONE] = happening.args
    const glimpse = happening.glimpses.find((each) => each.card === card)
    if (glimpse === undefined) return []
    const isSeen = viewer === undefined || (glimpse.seen & (1 << viewer)) !== 0
    return [{ card, from, to, face: isSeen ? glimpse.def : null, isOpen: (glimpse.seen & everybody) === everybody }]
  })
}

/** Without the last moves that went to a zone: what is taken together goes there together. */
const withoutLast = (moved: readonly MovedCard[], zone: number): readonly MovedCard[] =>
  moved.slice(0, moved.findLastIndex(({ to }) => to !== zone) + 1)
