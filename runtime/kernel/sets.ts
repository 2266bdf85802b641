import { type BaseState, NONE } from '../engine.ts'
import { SEATS } from './kernel.ts'
import { MOST_MEMBERS, ranges, tooLarge } from '../rounds/rounds.ts'

/**
 * Arithmetic and sets as the rules language means them. Sets are arrays in a meaningful order and are not changed in
 * place.
 */

const SEAT_LISTS: readonly (readonly number[])[] = Array.from({ length: SEATS + 1 }, (_, n) =>
  Array.from({ length: n }, (_, i) => i),
)

const ROUNDS: readonly (readonly (readonly number[])[])[] = SEAT_LISTS.map((list, n) =>
  list.map((first) => list.map((i) => (first + i) % n)),
)

/** All seats, in order. */
export function seats(s: BaseState): readonly number[] {
  return SEAT_LISTS[s.players] as readonly number[]
}

/** All seats in turn order, beginning with `first`. */
export function seatsFrom(s: BaseState, first: number): readonly number[] {
  return (ROUNDS[s.players] as readonly (readonly number[])[])[first === NONE ? 0 : first] as readonly number[]
}

/** The seat `steps` places on; none stays none. */
export function nextSeat(s: BaseState, seat: number, steps: number): number {
  return seat === NONE ? NONE : modulo(seat + steps, s.players)
}

/**
 * The player `steps` places on, as they sit; who does not sit is taken to stand where that seat would come in the
 * round.
 */
export function nextIn(seating: readonly number[], seat: number, steps: number): number {
  if (seat === NONE || steps === 0) return seat
  const at = seating.indexOf(seat)
  const index = at >= 0 ? at + steps : placeAfter(seating, seat) + (steps > 0 ? steps - 1 : steps)
  return seating[modulo(index, seating.length)] ?? seat
}

/** Those who sit, once round, beginning with `first`, or with whoever sits next after that seat. */
export function roundIn(seating: readonly number[], first: number): readonly number[] {
  const at = seating.indexOf(first)
  const start = at >= 0 || first === NONE ? Math.max(0, at) : placeAfter(seating, first)
  if (start <= 0) return seating
  const round: number[] = []
  for (let i = 0; i < seating.length; i++) round.push(seating[(start + i) % seating.length] as number)
  return round
}

/** Where in the seating the first one sits who comes after a seat that is not part of it; 0 where nobody sits. */
function placeAfter(seating: readonly number[], seat: number): number {
  const way = goesDown(seating) ? -1 : 1
  const turn = Math.max(seat, ...seating) + 1
  const distance = (other: number): number => modulo(way * (other - seat), turn)
  let nearest = 0
  for (const [i, other] of seating.entries()) if (distance(other) < distance(seating[nearest] as number)) nearest = i
  return nearest
}

/**
 * Whether a round goes by the seats the other way, from D to C, wherever it begins; of two players, whether the later
 * seat stands first.
 */
function goesDown(seating: readonly number[]): boolean {
  if (seating.length === 2) return (seating[0] as number) > (seating[1] as number)
  return seating.filter((seat, i) => seat < (seating[(i + 1) % seating.length] as number)).length <= 1
}

/** The indexes that `allCards` gave last; games seldom make new cards. */
let indexes: readonly number[] = []

/** Indexes of all cards. */
export function allCards(s: BaseState): readonly number[] {
  if (indexes.length !== s.def.length) indexes = Array.from({ length: s.def.length }, (_, i) => i)
  return indexes
}

/** Indexes of the cards that have not left the game. */
export function presentCards(s: BaseState): number[] {
  return allCards(s).filter((card) => s.place[card] !== NONE)
}

/**
 * All cards as they are gone through: zone by zone as the rules declare them, each from the bottom up, without those
 * that hold effects. Cards that lie nowhere yet, while a position is laid down, come last.
 */
export function cardsByZone(s: BaseState, effectZones: readonly number[]): readonly number[] {
  const lying = presentByZone(s, effectZones)
  return lying.length === s.def.length ? lying : [...lying, ...allCards(s).filter((card) => s.place[card] === NONE)]
}

/** The same without the cards that have left the game. */
export function presentByZone(s: BaseState, effectZones: readonly number[]): number[] {
  const all: number[] = []
  for (let z = 0; z < s.zones.length; z++) {
    const zone = s.zones[z] as number[]
    if (zone.length > 0 && !effectZones.includes(z)) for (const card of zone) all.push(card)
  }
  return all
}

/** The cards of a zone family, seat by seat or, in a family of a fixed size, value by value. */
export function family(s: BaseState, base: number, size = s.players): number[] {
  const all: number[] = []
  for (let p = 0; p < size; p++) {
    const zone = s.zones[base + p] as number[]
    for (let i = 0; i < zone.length; i++) all.push(zone[i] as number)
  }
  return all
}

/** Whether some card of a zone family passes a test. */
export function someOf(s: BaseState, base: number, test: (card: number) => boolean, size = s.players): boolean {
  for (let p = 0; p < size; p++) for (const card of s.zones[base + p] as number[]) if (test(card)) return true
  return false
}

/** The cards of a zone family that pass a test, seat by seat or value by value. */
export function membersOf(s: BaseState, base: number, test: (card: number) => boolean, size = s.players): number[] {
  const members: number[] = []
  for (let p = 0; p < size; p++) for (const card of s.zones[base + p] as number[]) if (test(card)) members.push(card)
  return members
}

/** Whether a card or number is among those that were chosen so far: few, so that going through them is quickest. */
export function isChosen(member: number, chosen: readonly number[]): boolean {
  for (let i = 0; i < chosen.length; i++) if (chosen[i] === member) return true
  return false
}

/** Whether a zone instance belongs to the family that starts at `base`. */
export function within(place: number, base: number, size = SEATS): boolean {
  return place >= base && place < base + size
}

/** The first `n` things from the top of a zone, topmost first. */
export function top(set: readonly number[], n: number): number[] {
  return n <= 0 ? [] : set.slice(-n).reverse()
}

/** From this size on, looking members up costs less than going through them. */
const MANY = 64

/** What of `list` is not in `set`. */
function missingIn(set: readonly number[], list: readonly number[]): number[] {
  if (set.length >= MANY) return missingInMany(new Set(set), list)
  const missing: number[] = []
  for (const x of list) if (!set.includes(x)) missing.push(x)
  return missing
}

const missingInMany = (set: ReadonlySet<number>, list: readonly number[]): number[] => list.filter((x) => !set.has(x))

/** So many members are put into one list in less time than it takes to begin with `concat`. */
const FEW = 16

/** Members of one set behind those of another, each once. */
export function union(a: readonly number[], b: readonly number[]): number[] {
  if (a.length === 0) return b.slice()
  if (b.length === 0) return a.slice()
  if (a.length + b.length > FEW) return a.concat(missingIn(a, b))
  const all: number[] = []
  for (let i = 0; i < a.length; i++) all.push(a[i] as number)
  for (let i = 0; i < b.length; i++) if (!isChosen(b[i] as number, a)) all.push(b[i] as number)
  return all
}

/** Two lists with all their copies. */
export function joined(a: readonly number[], b: readonly number[]): number[] {
  return a.concat(b)
}

/** A list without one copy for each that stands in the other. */
export function lessCopies(a: readonly number[], b: readonly number[]): number[] {
  const gone = new Map<number, number>()
  for (const x of b) gone.set(x, (gone.get(x) ?? 0) + 1)
  return a.filter((x) => {
    const left = gone.get(x) ?? 0
    if (left > 0) gone.set(x, left - 1)
    return left === 0
  })
}

/** Whether two lists hold the same members, each as often; in any order. */
export function sameCopies(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && lessCopies(a, b).length === 0
}

/** How often a member stands in a list. */
export function copies(list: readonly number[], member: number): number {
  let count = 0
  for (const x of list) if (x === member) count += 1
  return count
}

export function without(a: readonly number[], b: readonly number[]): number[] {
  return missingIn(b, a)
}

export function sum(set: readonly number[]): number {
  let total = 0
  for (const x of set) total += x
  return total
}

/** The sum of what each member counts for. */
export function sumOf(set: readonly number[], value: (member: number) => number): number {
  let total = 0
  for (const x of set) total += value(x)
  return total
}

/** How many members pass a test. */
export function countOf(set: readonly number[], test: (member: number) => boolean): number {
  let count = 0
  for (const x of set) if (test(x)) count += 1
  return count
}

/** Numbers from zero to this one have a bit each. */
const LAST_BIT = 31

/** How many different values members have. Most are suits and ranks, which are found again by their bits. */
export function countDistinct(set: readonly number[], value: (member: number) => number): number {
  let count = 0
  let seen = 0
  let others: Set<number> | null = null
  for (let i = 0; i < set.length; i++) {
    const of = value(set[i] as number)
    if (of < 0 || of > LAST_BIT) (others ??= new Set()).add(of)
    else if ((seen & (1 << of)) === 0) {
      seen |= 1 << of
      count += 1
    }
  }
  return others === null ? count : count + others.size
}

/** Whether two members have different values. */
export function differ(set: readonly number[], value: (member: number) => number): boolean {
  if (set.length < 2) return false
  const first = value(set[0] as number)
  for (let i = 1; i < set.length; i++) if (value(set[i] as number) !== first) return true
  return false
}

/** Division that rounds down; by zero it gives zero. */
export function divide(a: number, b: number): number {
  return b === 0 ? 0 : Math.floor(a / b)
}

/** Remainder that is never negative for a positive `b`; by zero it gives zero. */
export function modulo(a: number, b: number): number {
  return b === 0 ? 0 : ((a % b) + b) % b
}

/**
 * All numbers between two. `loop` numbers the place of those that no text bounds.
 * @throws TooManyRounds where there are more numbers than are worth going through one by one
 */
export function range(from: number, to: number, loop?: number): number[] {
  if (loop !== undefined && to - from >= MOST_MEMBERS) tooLarge(loop)
  const numbers: number[] = []
  for (let n = from; n <= to; n++) numbers.push(n)
  ranges(numbers.length, loop ?? null)
  return numbers
}

/** Whether a number is one of those between two; `none` is below all. */
export function inRange(number: number, from: number, to: number): boolean {
  return number >= from && number <= to
}

/** `none` equals nothing, not even `none`. */
export function same(a: number, b: number): boolean {
  return a === b && a !== NONE
}

/** The first value unless it is none. */
export function orElse(a: number, b: number): number {
  return a === NONE ? b : a
}

/** A column at an index that may be none. */
export function at(column: readonly number[], index: number): number {
  return index === NONE ? NONE : (column[index] as number)
}

/** What is said of something that may be none. */
export const whenThere = <T>(it: number, none: T, said: (it: number) => T): T => (it === NONE ? none : said(it))

/** Whether the first is more than the second; what is none is neither more nor less. */
export const isAbove = (a: number, b: number): boolean => a > b && a !== NONE && b !== NONE

/** Whether both are there, and the first is not less. */
export const isAtLeast = (a: number, b: number): boolean => a >= b && a !== NONE && b !== NONE

/** The greatest member; 0 of an empty set. */
export function greatest(set: readonly number[]): number {
  let most = set[0] ?? 0
  for (const x of set) if (x > most) most = x
  return most
}

/** The greatest of what each member counts for; 0 of an empty set. */
export function greatestOf(set: readonly number[], value: (member: number) => number): number {
  if (set.length === 0) return 0
  let most = value(set[0] as number)
  for (let i = 1; i < set.length; i++) most = Math.max(most, value(set[i] as number))
  return most
}

/** The least member; 0 of an empty set. */
export function least(set: readonly number[]): number {
  let least = set[0] ?? 0
  for (const x of set) if (x < least) least = x
  return least
}

/** The least of what each member counts for; 0 of an empty set. */
export function leastOf(set: readonly number[], value: (member: number) => number): number {
  if (set.length === 0) return 0
  let least = value(set[0] as number)
  for (let i = 1; i < set.length; i++) least = Math.min(least, value(set[i] as number))
  return least
}

/** The members in the order of what each counts, lowest first; those that count the same stay as they stood. */
export function sortedBy(set: readonly number[], count: (member: number) => number): number[] {
  return set
    .map((member) => ({ member, counts: count(member) }))
    .sort((a, b) => a.counts - b.counts)
    .map(({ member }) => member)
}

/**
 * Whether two sets have the same members, in any order; where one holds copies, as ranks of cards may, the other holds
 * as many.
 */
export function alike(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  if (a.length >= MANY) return lessCopies(a, b).length === 0
  return a.every((x) => b.includes(x) && copies(a, x) === copies(b, x))
}
