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
 * The members of `rest` that can be picked next. In whatever order a set is put together, it shows of all its members
 * that they can, and who is in none is no longer tried with others; unless its test asks for places in it.
 * @throws TooManyRounds where there are too many sets to try
 */
export function nextMembers(picked: readonly number[], rest: readonly number[], wanted: Wanted): number[] {
  const search = new SetSearch(wanted)
  const hangsOnPlaces = (wanted.places ?? 'none') !== 'none'
  const fitting = new Set<number>()
  let open = rest
  for (const each of rest) {
    if (fitting.has(each)) continue
    const set = [...picked, each]
    const fills = search.fills(set, open, each)
    if (hangsOnPlaces) {
      if (fills) fitting.add(each)
    } else if (fills) for (const member of set) fitting.add(member)
    else open = open.filter((other) => other !== each)
  }
  return rest.filter((each) => fitting.has(each))
}

/** Puts sets together until one is wanted. */
class SetSearch {
  private readonly wanted: Wanted
  private readonly places: PlacesAsked
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
  }

  /** Fills up a set from `rest` but for one of it, and leaves it as it is where that cannot be. */
  fills(set: number[], rest: readonly number[], but = -1): boolean {
    this.set = set
    this.but = but
    this.fixed = set.length === 0 && asksFirst(this.places) ? 1 : set.length
    this.tried = 0
    this.candidates = rest.length
    const left = this.places !== 'none' && but >= 0 ? rest.filter((each) => each !== but) : rest
    return (set.length === 0 || this.grows()) && this.goesOn(left, 0)
  }

  private goesOn(left: readonly number[], next: number): boolean {
    const { set, places } = this
    const [from, to] = this.wanted.count
    if (set.length + left.length - next < from) return false
    if (set.length >= from && this.fitsWithSomeLast()) return true
    if (set.length >= to) return false
    const inAnyOrder = places === 'all' || (set.length === 0 && asksFirst(places))
    for (let i = next; i < left.length; i++) {
      const member = left[i] as number
      if (member === this.but) continue
      set.push(member)
      if (this.grows() && (inAnyOrder ? this.goesOn(left.toSpliced(i, 1), 0) : this.goesOn(left, i + 1))) return true
      set.pop()
    }
    return false
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
