import { type BaseState, NONE } from '../engine.ts'

/** How positions of examples lay cards down; handed over by the generated module. */
export interface Hands<S extends BaseState> {
  readonly definitions: readonly number[]
  readonly create: (s: S, definition: number, zone: number) => number
  readonly clone: (s: S) => S
  readonly place: (s: S, card: number, zone: number, bottom: boolean) => void
  /** The name of a zone that holds no card more in any position; null where there is room. Without it there always is. */
  readonly full?: (s: S, zone: number) => string | null
}

/** How else an author may have meant the lines of a position. */
export type Laying = 'upside-down' | 'with-the-rest' | 'in-order'

/** States of which the position is laid down otherwise than it says, to find out what its author may have meant. */
const otherwise = new WeakMap<BaseState, Laying>()

/** Has the position of this state laid down as its author may have meant it. */
export function layOtherwise(s: BaseState, laying: Laying): void {
  otherwise.set(s, laying)
}

/** @throws Error where a position lays more cards down in a zone than it can ever hold */
function hasRoom<S extends BaseState>(s: S, zone: number, { full }: Hands<S>): void {
  const name = full?.(s, zone) ?? null
  if (name !== null) throw new Error(`\`${name}\` has no room for all the cards that are laid down in it`)
}

/** The copy of a card that lies on the table; NONE when there is none. */
export function theCopy(s: BaseState, definition: number): number {
  const copies = s.def.flatMap((d, card) => (d === definition && s.place[card] !== NONE ? [card] : []))
  return copies[0] ?? NONE
}

export function copyOf(s: BaseState, definition: number, owner: number): number {
  const copies = s.def.flatMap((d, card) => (d === definition && s.owner[card] === owner ? [card] : []))
  return copies.find((card) => s.place[card] !== NONE) ?? copies[0] ?? NONE
}

/** Thrown where a line asks something of a card that is not there; the line then says nothing. */
export class NotThere extends Error {
  readonly definition: number
  readonly owner: number

  constructor(definition: number, owner: number) {
    super('the card is not on the table')
    this.definition = definition
    this.owner = owner
  }
}

/** The copy of a card of which something is asked; throws `NotThere`. */
export function theCopyThere(s: BaseState, definition: number): number {
  const card = theCopy(s, definition)
  if (card === NONE) throw new NotThere(definition, NONE)
  return card
}

/** The copy of a player of which something is asked; throws `NotThere`. */
export function copyOfThere(s: BaseState, definition: number, owner: number): number {
  const card = copyOf(s, definition, owner)
  if (card === NONE) throw new NotThere(definition, owner)
  return card
}

/** Lays a card down and gives it, making it if it is not there yet; a new card belongs to whom the zone belongs to. */
export function placeGiven<S extends BaseState>(
  s: S,
  definition: number,
  owner: number,
  zone: number,
  hands: Hands<S>,
  facts?: (card: number) => void,
): number {
  hasRoom(s, zone, hands)
  const unplaced = s.def.findIndex(
    (d, card) => d === definition && s.place[card] === NONE && (owner === NONE || s.owner[card] === owner),
  )
  const card = unplaced >= 0 ? unplaced : hands.create(s, definition, zone)
  const bottom = otherwise.get(s) === 'upside-down'
  if (unplaced >= 0 || bottom) hands.place(s, card, zone, bottom)
  if (owner !== NONE) s.owner[card] = owner
  facts?.(card)
  return card
}

/**
 * Lays down every card that the expression describes, one of each printed card but for those that a line of the
 * position names. A card that lies somewhere already stays there. It is judged on a copy of the table where each that
 * could be laid down is at hand, and belongs to whom it would: so nothing exists but what is laid down.
 */
// oxlint-disable-next-line max-params -- generated modules call it; a line of theirs stays short without names of fields
export function placeAll<S extends BaseState>(
  s: S,
  named: readonly number[],
  cards: (s: S) => number | readonly number[],
  zone: number,
  hands: Hands<S>,
  facts?: (card: number) => void,
): void {
  if (otherwise.get(s) === 'with-the-rest') for (const definition of absent(s, hands)) hands.create(s, definition, NONE)
  const aside = hands.clone(s)
  const first = s.def.length
  // They lie in a zone behind all zones of the game.
  const atHand = aside.zones.push([]) - 1
  const toHand = (card: number): void => {
    aside.place[card] = atHand
    aside.zones[atHand]?.push(card)
  }
  for (const [card, place] of s.place.entries()) if (place === NONE) toHand(card)
  for (const definition of absent(s, hands)) {
    const card = hands.create(aside, definition, zone)
    aside.zones[zone]?.pop()
    toHand(card)
  }
  const found = cards(aside)
  for (const card of typeof found === 'number' ? [found] : found) {
    const definition = aside.def[card]
    if (definition === undefined || aside.place[card] !== atHand || named.includes(definition)) continue
    hasRoom(s, zone, hands)
    const isThere = card < first
    const laid = isThere ? card : hands.create(s, definition, zone)
    if (isThere) hands.place(s, card, zone, false)
    facts?.(laid)
  }
}

/** The printed cards of which there is none. */
const absent = <S extends BaseState>({ def }: S, { definitions }: Hands<S>): readonly number[] => {
  const there = new Set(def)
  return definitions.filter((definition) => !there.has(definition))
}

/** `the rest of the pack is in deck`: one of each printed card of which there is none, under what lies there. */
export function placeRest<S extends BaseState>(s: S, zone: number, hands: Hands<S>): void {
  for (const definition of absent(s, hands).toReversed()) {
    hasRoom(s, zone, hands)
    hands.place(s, hands.create(s, definition, zone), zone, true)
  }
}

/**
 * Lets the procedure of an event just begun stand after one of its calls, or after a move, so that a position can begin
 * inside of it.
 * @throws Error where that is not what was begun, as a rule takes the place of the event or keeps it from happening
 */
export function enter(s: BaseState, event: string, proc: number, pc: number): void {
  const top = s.frames[s.frames.length - 1]
  if (top?.proc !== proc) throw new Error(`\`${event}\` is not carried out here: a rule takes its place, or forbids it`)
  top.pc = pc
  // Behind a question somebody has answered it with the event that is begun inside.
  top.answer = 1
}
