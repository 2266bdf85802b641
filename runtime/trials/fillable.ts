import { type PlacesAsked, asksFirst, asksLast } from './places-asked.ts'
import { trySet } from '../rounds/rounds.ts'

/** What a set has to be that is put together member by member. */
export interface Wanted {
  readonly count: readonly [from: number, to: number]
  readonly passes: (set: number[]) => boolean
  /** The question that it is asked for. */
  readonly site: number
  /** A set of one or more for which this is false does not pass, nor does any with more members; in any order. */
  readonly grows?: (set: readonly number[]) => boolean
  /** What all its members have alike; members that differ in it make no set. */
  readonly alike?: (member: number) => number
  /** Which places in the set the test asks for. */
  readonly places?: PlacesAsked
}

/**
 * Whether `picked` can be filled up from `rest`, by members behind those that are picked, to a set that is wanted.
 * @throws TooManyRounds where there are too many sets to try
 */
export const fillable = (picked: readonly number[], rest: readonly number[], wanted: Wanted): boolean =>
  new SetSearch(wanted).fills([...picked], rest)

/**
 * The members of `rest` that can be picked next, left in it and no others. In whatever order a set is put together, it
 * shows of all its members that they can, and who is in none is no longer tried with others; unless its test asks for
 * places in it.
 * @throws TooManyRounds where there are too many sets to try
 */
export function nextMembers(picked: readonly number[], rest: number[], wanted: Wanted): number[] {
  const search = new SetSearch(wanted)
  if ((wanted.places ?? 'none') !== 'none') return rest.filter((each) => search.fills([...picked, each], rest, each))
  /** Whether some set has what stands at the same place of `rest`, as far as there are any with others. */
  const found: boolean[] = []
  const set = picked.slice()
  for (let at = 0; at < rest.length;) {
    const each = rest[at] as number
    set.push(each)
    const fits = found[at] === true || search.fills(set, rest, each)
    marks(rest, set, picked.length + 1, found)
    while (set.length > picked.length) set.pop()
    if (fits) at += 1
    else {
      dropAt(rest, at)
      dropAt(found, at)
    }
  }
  return rest
}

/** Of a set that is found, those from `next` on stand as they do in the list. */
function marks(list: readonly number[], set: readonly number[], next: number, found: boolean[]): void {
  for (let i = 0, member = next; i < list.length && member < set.length; i++) {
    if (found.length <= i) found.push(false)
    if (list[i] !== set[member]) continue
    found[i] = true
    member += 1
  }
}

/** As `splice` does, which makes a list of what it takes out. */
function dropAt<T>(list: T[], at: number): void {
  if (at >= list.length) return
  for (let i = at; i < list.length - 1; i++) list[i] = list[i + 1] as T
  list.pop()
}

/** Puts sets together until one is wanted. */
class SetSearch {
  private readonly wanted: Wanted
  private readonly places: PlacesAsked
  private readonly from: number
  private readonly to: number
  private set: number[] = []
  /** A member of the rest that is in the set already. */
  private but = -1
  /** How many of the set stay first. */
  private fixed = 0
  private tried = 0
  private candidates = 0

  constructor(wanted: Wanted) {
    this.wanted = wanted
    this.places = wanted.places ?? 'none'
    this.from = wanted.count[0]
    this.to = wanted.count[1]
  }

  /** Fills up a set from `rest` but for one of it, and leaves it as it is where that cannot be. */
  fills(set: number[], rest: readonly number[], but = -1): boolean {
    this.set = set
    this.but = but
    this.fixed = set.length === 0 && asksFirst(this.places) ? 1 : set.length
    this.tried = 0
    this.candidates = rest.length
    const left = this.places !== 'none' && but >= 0 ? rest.filter((each) => each !== but) : rest
    const isLike = set.length < 2 || this.likeness(set[set.length - 1]) === this.likeness(set[0])
    const isBegun = set.length === 0 || (isLike && this.grows())
    return isBegun && this.goesOn(left, 0)
  }

  private goesOn(left: readonly number[], next: number): boolean {
    const { set, places } = this
    if (set.length + left.length - next < this.from) return false
    if (set.length >= this.from && this.fitsWithSomeLast()) return true
    if (set.length >= this.to) return false
    const inAnyOrder = places === 'all' || (set.length === 0 && asksFirst(places))
    const like = this.likeness(set[0])
    for (let i = next; i < left.length; i++) {
      const member = left[i] as number
      if (member === this.but || (like !== null && this.likeness(member) !== like)) continue
      set.push(member)
      if (this.grows() && (inAnyOrder ? this.goesOn(left.toSpliced(i, 1), 0) : this.goesOn(left, i + 1))) return true
      set.pop()
    }
    return false
  }

  /** What all are to have alike, of one of them; null where there is none, or nothing is to be. */
  private likeness(member: number | undefined): number | null {
    const { alike } = this.wanted
    return alike === undefined || member === undefined ? null : alike(member)
  }

  private grows(): boolean {
    return this.wanted.grows === undefined || this.wanted.grows(this.set)
  }

  private fits(inOrder: number[]): boolean {
    this.tried = trySet(this.tried, this.wanted.site, this.candidates)
    return this.wanted.passes(inOrder)
  }

  private fitsWithSomeLast(): boolean {
    if (this.fits(this.set)) return true
    return asksLast(this.places) && orders(this.set, this.fixed).some((inOrder) => this.fits(inOrder))
  }
}

/** The set with each member from `fixed` on, but the last, moved to its end. */
const orders = (set: readonly number[], fixed: number): number[][] =>
  set.slice(fixed, -1).map((last, i) => [...set.toSpliced(fixed + i, 1), last])
