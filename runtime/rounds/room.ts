/**
 * Counts what takes room: what is put together between two answers, since all of it may be there at once, and what a
 * state comes to hold, over answers as well. As in `rounds.ts` the counts belong to the call that is being carried out.
 */

import type { EventInfo } from '../engine.ts'
import { EFFECT, ENTRY, NOTE, SIZE_LIMIT, forgetTexts, sizeOfState } from './state-size.ts'

/** From this size on a set is counted among what is put together. */
const LARGE = 256

/** What large sets and joined texts may come to between two answers, in numbers (`state-size.ts`). */
const MOST_PUT = 20_000_000

/** What is noted for those who listen may come to, in the same time. */
const MOST_NOTED = 10_000_000

/** A state is measured each time that such a part of what it may come to may have been added to it. */
const MEASURED_EACH = 0.1

/** So many effects are counted together. */
const EFFECTS_AT_ONCE = 256

/**
 * What is put together between two answers, or kept in a state, came to more than `most` numbers in `loop`; null where
 * that is not known, but for a loop that was counted later.
 */
export interface RoomExceeded {
  readonly kind: 'made' | 'kept'
  readonly loop: number | null
  readonly near?: number
  readonly size: number
  readonly most: number
}

/** What came to take too much room, by the numbers of the compiler; `inWords` makes a `RulesLimitError` of it. */
export class TooLarge extends RangeError {
  readonly what: RoomExceeded

  constructor(what: RoomExceeded) {
    super(`too large: ${JSON.stringify(what)}`)
    this.what = what
  }
}

/** A state, as far as its bounds go. */
interface Worked {
  readonly sizeLimit?: number
  texts?: Record<number, string>
  readonly log?: readonly unknown[] | null
}

/** The events of its game. */
export type Events = readonly Pick<EventInfo, 'params'>[]

interface Room {
  /** What was put together and may still be there. */
  made: number
  /** What was put together when an event began that stands in itself, by how deep it stands. */
  readonly madeAt: number[]
  /** What was noted for those who listen. */
  noted: number
  /** What may have been added to the state since it was measured, and at how much it is measured again. */
  added: number
  measuredAt: number
  /** The state that is worked on; null in tests of parts. */
  worked: Worked | null
  events: Events
  /** How many dry runs stand in each other: what they add goes into copies. */
  trials: number
}

const roomFor = (worked: Worked | null, events: Events): Room => ({
  made: 0,
  madeAt: [],
  noted: 0,
  added: 0,
  measuredAt: measuredEach(worked),
  worked,
  events,
  trials: 0,
})

const measuredEach = (worked: Worked | null): number => MEASURED_EACH * (worked?.sizeLimit ?? SIZE_LIMIT)

let room = roomFor(null, [])

/** What became too large where no loop was named, so that whatever is counted next tells it, which runs then. */
export let overfull: RoomExceeded | null = null

/** What was added to states since they were measured, by answers that are over; one that is not in it is measured. */
const unmeasured = new WeakMap<Worked, number>()

/** Of the state that was answered in last this stands here: most answers go on with it, and to look it up is slow. */
let last: Worked | null = null
let addedToLast = 0

/** Goes on with what was added to a state before. */
function continues(worked: Worked): void {
  if (worked === last) return
  if (last !== null) unmeasured.set(last, addedToLast)
  last = worked
  addedToLast = unmeasured.get(worked) ?? measuredEach(worked)
}

/** Begins to count afresh: with each answer, so that nothing is made for it, nor done where nothing was counted. */
export function clearRoom(worked: Worked | null, events: Events = []): void {
  const isAsBegun = room.worked === worked && room.measuredAt === measuredEach(worked) && overfull === null
  if (!isAsBegun || room.made + room.noted + room.added + room.trials > 0) empty(worked, events)
}

function empty(worked: Worked | null, events: Events): void {
  room.made = 0
  if (room.madeAt.length > 0) room.madeAt.length = 0
  room.noted = 0
  room.added = 0
  room.measuredAt = measuredEach(worked)
  room.worked = worked
  room.events = events
  room.trials = 0
  overfull = null
}

/**
 * Works something out of a state, counting for itself; what was counted before goes on afterwards. Who changes the
 * state asks whether all of it fits.
 */
export function inRoom<T>(worked: Worked | null, events: Events, work: () => T): T {
  const outside = { room, overfull }
  room = roomFor(worked, events)
  overfull = null
  try {
    const done = work()
    if (overfull !== null) throw new TooLarge(overfull)
    return done
  } finally {
    ;({ room, overfull } = outside)
  }
}

/** Carries out a dry run: what it put together is gone afterwards, and what it added as well. */
export function tryingRoom<T>(work: () => T): T {
  const { made, noted, added, measuredAt } = room
  const within = room
  within.trials += 1
  try {
    return work()
  } finally {
    Object.assign(within, { made, noted, added, measuredAt, trials: within.trials - 1 })
  }
}

/** A set of so many members is put together, and may go into the state. @throws TooLarge */
export function large(members: number, loop: number | null): void {
  if (members < LARGE) return
  makes(members, loop)
  adds(members, loop)
}

/** A set of so many members is kept instead of another. @throws TooLarge */
export const keepsSet = (members: number, loop: number | null): void => adds(members, loop)

/** An event begins that stands in itself so deep. */
export function descends(depth: number): void {
  room.madeAt[depth] = room.made
}

/** It is done, and what was put together in it alone is gone. */
export function ascends(depth: number): void {
  room.made = Math.min(room.made, room.madeAt[depth] ?? 0)
}

/** Something is noted for those who listen, with so many cards. */
export function notes(cards: number): void {
  room.noted += NOTE * (1 + cards)
  if (room.noted > MOST_NOTED) tooMuch({ kind: 'made', loop: null, size: room.noted, most: MOST_NOTED })
}

/** An effect waits that holds this; an id is never used again. */
export function holdsEffect(id: number, captured: readonly unknown[]): void {
  if (id % EFFECTS_AT_ONCE === EFFECTS_AT_ONCE - 1) adds(EFFECT * EFFECTS_AT_ONCE, null)
  for (const held of captured) if (Array.isArray(held)) large(held.length, null)
}

/** Something is kept at a place of a column; each new place takes room. @throws TooLarge */
export function keeps(column: object, place: number | string, loop: number): void {
  if (!(place in column)) adds(ENTRY, loop)
}

/** So many numbers go into the state. Once in a while it is measured. @throws TooLarge */
export function adds(numbers: number, loop: number | null): void {
  room.added += numbers
  if (room.added >= room.measuredAt) measure(loop, numbers)
}

/** So many numbers are put together, which the state does not keep. @throws TooLarge */
export function makes(numbers: number, loop: number | null): void {
  room.made += numbers
  if (room.made > MOST_PUT) tooMuch({ kind: 'made', loop, size: room.made, most: MOST_PUT })
}

/** `incoming` numbers are about to go into the state. */
function measure(loop: number | null, incoming = 0): void {
  const { worked, trials, added } = room
  room.measuredAt = added + measuredEach(worked)
  if (worked === null) return
  const { sizeLimit = SIZE_LIMIT } = worked
  const size = sizeOfState(worked) + (trials === 0 ? 0 : added)
  if (size > sizeLimit) tooMuch({ kind: 'kept', loop, size, most: sizeLimit })
  if (trials === 0) Object.assign(room, { added: incoming, measuredAt: incoming + measuredEach(worked) })
}

/** Whether somebody listens to what happens in a state. */
const isHeard = ({ log = null }: Worked): boolean => log !== null

/** Whether something may be told of texts later, when the state would no longer keep them. */
const tellsTexts = (worked: Worked, events: Events): boolean =>
  isHeard(worked) && events.some(({ params }) => params.some(({ type }) => type === 'text' || type === 'set of text'))

function tooMuch(what: RoomExceeded): void {
  if (what.loop !== null) throw new TooLarge(what)
  overfull ??= what
}

/**
 * What remains to be looked at when an answer is carried out: whether the state that was left is too large. Where
 * somebody listens it is measured each time, so that who plays the same again, or goes on from here, comes to the same;
 * else where much may have been added since. What it no longer names it lets go. @throws TooLarge
 */
export function allFits(): void {
  const { added, worked } = room
  if (worked !== null && (added > 0 || isHeard(worked) || worked.texts !== undefined)) mayHaveGrown(worked)
  if (overfull !== null) throw new TooLarge(overfull)
}

function mayHaveGrown(worked: Worked): void {
  const { added, events } = room
  if (!tellsTexts(worked, events)) forgetTexts(worked)
  if (isHeard(worked)) return measure(null)
  if (added === 0) return
  continues(worked)
  addedToLast += added
  const most = measuredEach(worked)
  if (addedToLast < most) return
  measure(null)
  // Who goes on with a state that was too large has it measured again.
  addedToLast = overfull === null ? 0 : most
}
