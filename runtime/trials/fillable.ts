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
  filled(picked, rest, wanted) !== null

/**
 * The members of `rest` that can be picked next. In whatever order a set is put together, it shows of all its members
 * that they can, and who is in none is no longer tried with others; unless its test asks for places in it.
 * @throws TooManyRounds where there are too many sets to try
 */
export function nextMembers(picked: readonly number[], rest: readonly number[], wanted: Wanted): number[] {
  if ((wanted.places ?? 'none') !== 'none')
    return rest.filter((each) =>
      fillable(
        [...picked, each],
        rest.filter((other) => other !== each),
        wanted,
      ),
    )
  const fitting = new Set<number>()
  let open = rest
  for (const each of rest) {
    if (fitting.has(each)) continue
    const others = open.filter((other) => other !== each)
    const set = filled([...picked, each], others, wanted)
    if (set === null) open = others
    else for (const member of set) fitting.add(member)
  }
  return rest.filter((each) => fitting.has(each))
}

/** A set that is wanted and begins with those that are picked, or null. */
function filled(picked: readonly number[], rest: readonly number[], wanted: Wanted): readonly number[] | null {
  const {
    count: [from, to],
    passes,
    site,
    grows = () => true,
    places = 'none',
  } = wanted
  const set = [...picked]
  let tried = 0
  const fits = (inOrder: number[]): boolean => {
    tried = trySet(tried, site, rest.length)
    return passes(inOrder)
  }
  const fixed = picked.length === 0 && asksFirst(places) ? 1 : picked.length
  const fitsWithSomeLast = (): boolean =>
    fits(set) || (asksLast(places) && orders(set, fixed).some((inOrder) => fits(inOrder)))
  const fills = (left: readonly number[], next: number): boolean => {
    if (set.length + left.length - next < from) return false
    if (set.length >= from && fitsWithSomeLast()) return true
    if (set.length >= to) return false
    const inAnyOrder = places === 'all' || (set.length === 0 && asksFirst(places))
    for (let i = next; i < left.length; i++) {
      set.push(left[i] as number)
      if (grows(set) && (inAnyOrder ? fills(left.toSpliced(i, 1), 0) : fills(left, i + 1))) return true
      set.pop()
    }
    return false
  }
  return (set.length === 0 || grows(set)) && fills(rest, 0) ? set : null
}

/** The set with each member from `fixed` on, but the last, moved to its end. */
const orders = (set: readonly number[], fixed: number): number[][] =>
  set.slice(fixed, -1).map((last, i) => [...set.toSpliced(fixed + i, 1), last])
