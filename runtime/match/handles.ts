import { isHeld, seatOfPlace, sees } from '../words/describe.ts'
import {
  type BaseState,
  type CardId,
  type EventHappening,
  type Handle,
  type Happening,
  NONE,
  type Seat,
} from '../engine.ts'
import { inHiddenOrder } from '../told/hidden-order.ts'
import { mixedBy, takenBy } from '../told/log.ts'
import type { Parts } from '../parts.ts'

/**
 * A card that is held by a fact or an effect, but was shuffled since, so that nobody can say which one it is.
 *
 * @example
 * ```ts
 * import { LOST } from 'houserules/runtime'
 *
 * console.log(LOST) // c0
 * ```
 */
export const LOST: Handle = 'c0'

/** The handles of a match, as one seat has them. */
export interface Handles {
  /** By card the number of its handle, 0 for none. */
  readonly numbers: readonly number[]
  /** The greatest number that was given out. */
  readonly last: number
  /**
   * By card the zone in which others hold it and this seat does not see it, else NONE. There a handle is a place in no
   * order: whichever card it stands for nobody can say.
   */
  readonly heldAt: readonly number[]
  /** How often cards that others hold have exchanged their numbers. */
  readonly mixes: number
}

const NO_HANDLES: Handles = { numbers: [], last: 0, heldAt: [], mixes: 0 }

export const noHandles = (seats: number): readonly Handles[] => Array<Handles>(seats).fill(NO_HANDLES)

/** The handles as a seat has them. */
export const handlesFor = (all: readonly Handles[], seat: Seat): Handles => all[seat] ?? NO_HANDLES

export function handleOf({ numbers }: Handles, card: CardId): Handle {
  return `c${numbers[card] ?? 0}`
}

/** The card that a handle stands for; null where it stands for none by now. */
export function cardOf({ numbers }: Handles, handle: string): CardId | null {
  const card = /^c[1-9]\d*$/.test(handle) ? numbers.indexOf(Number(handle.slice(1))) : -1
  return card < 0 ? null : card
}

/**
 * The handles of each seat after a step. New ones are numbered by where the cards lie, which everybody sees, and never
 * by which cards they are. Of cards that others hold, the one that leaves or is deleted
 * has the greatest number, whichever it is.
 */
export function followStep(
  parts: Parts<BaseState>,
  before: readonly Handles[],
  s: BaseState,
  happenings: readonly Happening[],
): readonly Handles[] {
  if (parts.info.zones.some(({ held }) => held === true))
    return before.map((own, seat) => new Following({ parts, s, seat }, own).after(happenings))
  const all = new Following({ parts, s, seat: NONE }, before[0] ?? NO_HANDLES).after(happenings)
  return before.map(() => all)
}

/** A seat that follows cards through a step, at whose end the state is `s`. */
interface Follower {
  readonly parts: Parts<BaseState>
  readonly s: BaseState
  readonly seat: Seat
}

class Following {
  private readonly numbers: number[]
  /** Where others hold each card as the step goes on. */
  private readonly heldAt: number[]
  private last: number
  private readonly at: Follower
  private readonly before: Handles

  constructor(at: Follower, before: Handles) {
    this.at = at
    this.before = before
    this.numbers = [...before.numbers]
    this.heldAt = [...before.heldAt]
    this.last = before.last
  }

  after(happenings: readonly Happening[]): Handles {
    const { info } = this.at.parts
    for (const happening of happenings) {
      const mixed = mixedBy(info, happening)
      for (const { card } of happening.glimpses) if ((this.numbers[card] ?? 0) === 0) this.renew(card)
      for (const { card } of mixed) this.renew(card)
      if (happening.kind === 'event' && mixed.length === 0) this.goes(happening)
    }
    this.numberNew()
    return this.heldAt.length === 0 && this.at.seat === NONE ? this.handles([]) : this.mixHeld()
  }

  private renew(card: CardId): void {
    if (card !== NONE) this.numbers[card] = ++this.last
  }

  private goes(happening: EventHappening): void {
    const { info } = this.at.parts
    const taken = takenBy(info, happening)
    if (taken !== null) {
      if (this.heldAt[taken.card] === taken.place && taken.place !== NONE) this.leaves(taken.card, taken.place)
      this.heldAt[taken.card] = NONE
    }
    const { event, args, glimpses } = happening
    const name = info.events[event]?.name
    const [glimpse] = glimpses
    if (glimpse === undefined || (name !== 'move' && name !== 'create')) return
    const to = args[name === 'move' ? 2 : 1] ?? NONE
    this.heldAt[glimpse.card] = this.isUnseen(to) ? to : NONE
  }

  /** Whichever it is, it has the greatest number that was left there. */
  private leaves(card: CardId, zone: number): void {
    const { numbers, heldAt } = this
    let most = card
    for (let each = 0; each < heldAt.length; each++)
      if (heldAt[each] === zone && (numbers[each] ?? 0) > (numbers[most] ?? 0)) most = each
    ;[numbers[card], numbers[most]] = [numbers[most] ?? 0, numbers[card] ?? 0]
  }

  /** Whether others hold the cards of a zone, and the seat does not see them. */
  private isUnseen(zone: number): boolean {
    const { parts, s, seat } = this.at
    if (seat === NONE || !isHeld(parts, zone)) return false
    const lying = s.zones[zone] ?? []
    if (lying.length > 0) return !lying.every((card) => sees(parts, s, card, seat))
    return this.before.heldAt.includes(zone) || seatOfPlace(parts, zone) !== seat
  }

  /** What was mixed, or is new, is numbered by where it lies. */
  private numberNew(): void {
    const { s } = this.at
    const { numbers, before } = this
    // In most steps no card is new or mixed.
    if (this.last === before.last && numbers.length === s.def.length && !numbers.includes(0)) return
    const isNew = (card: CardId): boolean =>
      numbers[card] === undefined || numbers[card] === 0 || numbers[card] > before.last
    // Zones of effects hold ids that are no cards.
    const lying = s.zones.flatMap((content, zone) => content.filter((card) => s.place[card] === zone && isNew(card)))
    const gone = s.place.flatMap((place, card) =>
      place === NONE && isNew(card) && (numbers[card] ?? 0) > 0 ? [card] : [],
    )
    this.last = before.last
    for (const card of [...lying, ...gone]) this.renew(card)
    for (let card = numbers.length; card < s.def.length; card++) numbers.push(0)
  }

  /**
   * Cards of a zone that others hold exchange their numbers as soon as one has come or gone, each time in another way:
   * else which of them came last could be told from where it was the time before.
   */
  private mixHeld(): Handles {
    const { parts, s, seat } = this.at
    const { numbers, before } = this
    const heldAt = s.place.map((place, card) =>
      place !== NONE && isHeld(parts, place) && !sees(parts, s, card, seat) ? place : NONE,
    )
    const changed = new Set<number>()
    for (let card = 0; card < Math.max(heldAt.length, before.heldAt.length); card++) {
      const [zone, earlier] = [heldAt[card] ?? NONE, before.heldAt[card] ?? NONE]
      if (zone !== earlier) for (const each of [zone, earlier]) if (each !== NONE) changed.add(each)
    }
    for (const zone of changed) {
      const cards = (s.zones[zone] ?? []).filter((card) => heldAt[card] === zone)
      const own = cards.map((card) => numbers[card] ?? 0).sort((a, b) => a - b)
      const mixed = inHiddenOrder(s, own, [before.mixes, zone, seat])
      for (const [i, number] of mixed.entries()) numbers[cards[i] ?? NONE] = number
    }
    return this.handles(heldAt, changed.size > 0 ? 1 : 0)
  }

  private handles(heldAt: readonly number[], mixes = 0): Handles {
    return { numbers: this.numbers, last: this.last, heldAt, mixes: this.before.mixes + mixes }
  }
}
