import { seatName } from '../engine.ts'
import { type Paired, signTest } from '../simulate/paired.ts'
import type { Interval } from '../simulate/wilson-interval.ts'
import { bothTails } from './chi-squared.ts'
import type { NumberedCourse } from './played-course.ts'
import { endOf, sharesOf } from './shares.ts'
import { NO_SUMS, type Sums, addedSums, errorOf, meanInterval, meanOf, withValue } from './sums.ts'

/** A measure of the same games under two sets of rules, or with something and without. */
export interface PairSums {
  readonly old: Sums
  readonly new: Sums
  readonly difference: Sums
  /** Games in which it rose, and in which it fell. */
  readonly up: number
  readonly down: number
  /** The largest difference in a game. */
  readonly most: number
}

export interface PairTally {
  /** Games that came to an end on both sides, and those that did not. */
  readonly games: number
  readonly cutOff: number
  /** Games of those that came to an end that did not take the same course. */
  readonly parted: number
  readonly measures: Readonly<Record<string, PairSums>>
}

export const NO_PAIRS: PairTally = { games: 0, cutOff: 0, parted: 0, measures: {} }

const NOTHING: PairSums = { old: NO_SUMS, new: NO_SUMS, difference: NO_SUMS, up: 0, down: 0, most: 0 }

export function addedPairs(a: PairTally, b: PairTally): PairTally {
  const measures: Record<string, PairSums> = { ...a.measures }
  for (const [name, sums] of Object.entries(b.measures)) measures[name] = addedPair(measures[name] ?? NOTHING, sums)
  return { games: a.games + b.games, cutOff: a.cutOff + b.cutOff, parted: a.parted + b.parted, measures }
}

const addedPair = (a: PairSums, b: PairSums): PairSums => ({
  old: addedSums(a.old, b.old),
  new: addedSums(a.new, b.new),
  difference: addedSums(a.difference, b.difference),
  up: a.up + b.up,
  down: a.down + b.down,
  most: Math.max(a.most, b.most),
})

/** Two games with the same seed and bots. */
export function pairOf(old: NumberedCourse, next: NumberedCourse): PairTally {
  const [before, after] = [measuresOf(old), measuresOf(next)]
  if (before === null || after === null) return { ...NO_PAIRS, cutOff: 1 }
  const measures = Object.entries(before).map(([name, value]) => [name, pairSums(value, after[name] ?? 0)] as const)
  return { games: 1, cutOff: 0, parted: old.course === next.course ? 0 : 1, measures: Object.fromEntries(measures) }
}

function pairSums(value: number, other: number): PairSums {
  const difference = other - value
  return {
    old: withValue(NO_SUMS, value),
    new: withValue(NO_SUMS, other),
    difference: withValue(NO_SUMS, difference),
    up: difference > 0 ? 1 : 0,
    down: difference < 0 ? 1 : 0,
    most: Math.abs(difference),
  }
}

/** What is compared of a game for one player, which nobody wins. */
export const RESULT_ALONE = 'result of A'

/** Whether a measure is a part of the games: the others are numbers of any size. */
export const isRate = (measure: string): boolean => measure !== RESULT_ALONE && measure !== 'decisions'

function measuresOf(game: NumberedCourse): Readonly<Record<string, number>> | null {
  const ended = endOf(game)
  if (ended === null) return null
  const [result, ...others] = ended.results
  if (result !== undefined && others.length === 0) return { [RESULT_ALONE]: result, decisions: game.decisions }
  const shares = sharesOf(ended)
  return {
    ...Object.fromEntries(shares.map((share, seat) => [`share of the wins of ${seatName(seat)}`, share])),
    draws: shares.some((share) => share > 0 && share < 1) ? 1 : 0,
    decisions: game.decisions,
  }
}

/** In fewer games the normal distribution is no measure. */
const FEWEST = 30

/**
 * Where all games differ by the same, as by nothing, fewer than three in so many do otherwise (95 %; J. A. Hanley and A.
 * Lippman-Hand 1983), by one at most.
 */
function alike(mean: number, games: number): Interval {
  const more = games === 0 ? 1 : 3 / games
  return { low: Math.max(-1, mean - more), high: Math.min(1, mean + more) }
}

/** The comparison, as `diff --simulate` tells it. */
export function pairedOf({ old, new: next, difference, up, down, most }: PairSums): Paired {
  const error = errorOf(difference)
  const mean = meanOf(difference)
  // Where games differ by one at most, or all by the same, or are few, only the signs are left to go by.
  const p = error === 0 || most <= 1 || difference.count < FEWEST ? signTest(up, down) : bothTails(mean / error)
  return {
    old: meanOf(old),
    new: meanOf(next),
    difference: { mean, interval: error === 0 && most <= 1 ? alike(mean, difference.count) : meanInterval(difference) },
    p,
  }
}
