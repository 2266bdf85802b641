import type { Bot } from '../bots/bot.ts'
import { randomSource } from '../bots/random-source.ts'
import type { Engine } from '../engine.ts'
import { type GamePlan, playGame } from '../simulate/play-game.ts'
import type { Interval } from '../simulate/wilson-interval.ts'
import { endOf, sharesOf } from './shares.ts'
import { byKey } from './by-key.ts'
import { NO_SUMS, type Sums, addedSums, errorOf, meanOf, varianceOf, withValue } from './sums.ts'
import { tQuantile } from './t-quantile.ts'

/** Each deal is played so often, with other decisions of the same bots. */
export const REPEATS = 8

/** Sums over deals and seats, for an analysis of variance. */
interface LuckSums {
  /** Means of a seat's share of the win over the repeats of a deal. */
  readonly between: Sums
  /** Variances of it within the repeats. */
  readonly within: Sums
}

/** How much the same deal brings the same result, and that of groups of deals, from which its bounds follow. */
export interface LuckTally extends LuckSums {
  readonly groups: Readonly<Record<string, LuckSums>>
}

/** So many groups, which the seed of a deal tells. */
const GROUPS = 20

const NOTHING: LuckSums = { between: NO_SUMS, within: NO_SUMS }

export const NO_LUCK: LuckTally = { ...NOTHING, groups: {} }

export const addedLuck = (a: LuckTally, b: LuckTally): LuckTally => ({
  ...addedParts(a, b),
  groups: byKey(a.groups, b.groups, addedParts),
})

const addedParts = (a: LuckSums, b: LuckSums): LuckSums => ({
  between: addedSums(a.between, b.between),
  within: addedSums(a.within, b.within),
})

/** Plays a deal again and again; a repeat that comes to no end leaves the deal out. */
export function luckOf(engine: Engine, plan: GamePlan): LuckTally {
  const seats = plan.bots.map(() => NO_SUMS)
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const ended = endOf(playGame(engine, { ...plan, bots: plan.bots.map((bot) => deciding(bot, plan.seed, repeat)) }))
    if (ended === null) return NO_LUCK
    for (const [seat, share] of sharesOf(ended).entries()) seats[seat] = withValue(seats[seat] ?? NO_SUMS, share)
  }
  return luckOfDeal(plan.seed, seats)
}

/** Of one deal: what each seat had of the win in its repeats. */
export function luckOfDeal(seed: number, seats: readonly Sums[]): LuckTally {
  let tally = NOTHING
  for (const seat of seats)
    tally = {
      between: withValue(tally.between, meanOf(seat)),
      within: withValue(tally.within, varianceOf(seat)),
    }
  return { ...tally, groups: { [seed % GROUPS]: tally } }
}

/** The bot with decisions of its own for each repeat: in playGame they follow from the seed of the deal. */
function deciding(bot: Bot, seed: number, repeat: number): Bot {
  let decisions = 0
  return {
    ...bot,
    choose: (engine, state, seat, _random, memory) =>
      bot.choose(engine, state, seat, randomSource(seed * REPEATS + repeat, 2_000_003 + decisions++), memory),
  }
}

/**
 * The part of the variance of who wins that the deal and the seat explain (the intraclass correlation of a one-way
 * analysis of variance, Fisher 1925); null where nothing varies.
 */
export function shareOfLuck(sums: LuckSums): number | null {
  const found = estimateOf(sums)
  return found === null ? null : Math.max(0, found)
}

/** The same, below nothing where deals differ less than the decisions alone let them. */
function estimateOf({ between, within }: LuckSums): number | null {
  const noise = meanOf(within)
  const ofDeal = varianceOf(between) - noise / REPEATS
  return ofDeal + noise === 0 ? null : ofDeal / (ofDeal + noise)
}

/**
 * Bounds of it at 95 %, by what it comes to without each group of deals (the jackknife: M. H. Quenouille 1956, J. W. Tukey
 * 1958): who wins is no measure that the usual bounds of an analysis of variance hold for.
 */
export function luckInterval(tally: LuckTally): Interval {
  const all = Object.values(tally.groups)
  const whole = estimateOf(tally)
  if (whole === null || all.length < 3) return { low: 0, high: 1 }
  const values = all.reduce((sums, group) => {
    const without = estimateOf(all.filter((other) => other !== group).reduce(addedParts, NOTHING)) ?? whole
    return withValue(sums, all.length * whole - (all.length - 1) * without)
  }, NO_SUMS)
  const half = tQuantile(all.length - 1) * errorOf(values)
  return { low: Math.max(0, whole - half), high: Math.min(1, Math.max(0, whole) + half) }
}
