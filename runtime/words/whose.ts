import { type BaseState, type Glimpse, NONE, type Seat } from '../engine.ts'
import type { Alike } from '../told/happening.ts'
import type { Parts } from '../parts.ts'
import { seatOfPlace } from './describe.ts'
import { seatWord, wording } from './speech.ts'

/** Of whom and of which zones a line speaks. */
export interface SpokenOf {
  /** Who does it, where that is said. */
  readonly doer: Seat | null
  readonly seats: ReadonlySet<Seat>
  /** Zone instances. */
  readonly places: ReadonlySet<number>
}

/** What a line speaks of that says some parts of an event. */
export function namedByLine<S extends BaseState>(
  { info }: Parts<S>,
  event: number,
  args: readonly number[],
  isSaid: (part: number) => boolean = () => true,
): SpokenOf {
  const said = (info.events[event]?.params ?? []).flatMap(({ type, role }, part) =>
    isSaid(part) ? [{ type, role, value: args[part] ?? NONE }] : [],
  )
  const seats = said.flatMap(({ type, value }) => (type === 'player' && value !== NONE ? [value] : []))
  const places = said.flatMap(({ type, value }) => (type === 'zone' ? [value] : []))
  const doer = said.find(({ type, role }) => type === 'player' && role === 'by')?.value ?? NONE
  return { doer: doer === NONE ? null : doer, seats: new Set(seats), places: new Set(places) }
}

/**
 * A card with whose it is, if the viewer saw at the same time as another of its name, which lay with somebody else or
 * belongs to somebody else; empty where the line tells them apart: by who does it, whose the card is; by the zone where
 * it lay; or since it speaks of one player, whose it is.
 */
export function withWhose<S extends BaseState>(
  card: string,
  parts: Parts<S>,
  { place, alike }: Glimpse,
  viewer: Seat | undefined,
  line: SpokenOf,
): string {
  if (alike === undefined) return card
  const { owner, others } = alike
  const seen = others.filter((other) => (viewer === undefined ? other.seen !== 0 : (other.seen & (1 << viewer)) !== 0))
  const holder = holderOf(parts, { place, owner })
  const isElsewhere = (other: Pick<Alike, 'place' | 'owner'>): boolean => holderOf(parts, other) !== holder
  const isOwned = owner !== NONE && seen.some((other) => !isElsewhere(other) && other.owner !== owner)
  const isHeld = holder !== NONE && seen.some(isElsewhere) && !isSaid(line, place, holder)
  if (!isHeld) return isOwned ? wording().of(card, seatWord(owner)) : card
  const held = wording().of(card, seatWord(holder))
  return isOwned ? wording().ownedBy(held, seatWord(owner)) : held
}

/** With whom a card lies; where it lies with nobody, whose it is. */
const holderOf = <S extends BaseState>(parts: Parts<S>, { place, owner }: Pick<Alike, 'place' | 'owner'>): Seat =>
  seatOfPlace(parts, place) ?? owner

function isSaid({ doer, seats, places }: SpokenOf, place: number, holder: Seat): boolean {
  if (places.has(place)) return true
  return doer === null ? seats.size === 1 && seats.has(holder) : doer === holder
}
