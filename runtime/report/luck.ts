import type { Bot } from '../bots/bot.ts'
import { randomSource } from '../bots/random-source.ts'
import type { Engine } from '../engine.ts'
import { type GamePlan, playGame } from '../simulate/play-game.ts'
import { endOf, sharesOf } from './shares.ts'
import { NO_SUMS, type Sums, addedSums, meanOf, varianceOf, withValue } from './sums.ts'

/** Each deal is played so often, with other decisions of the same bots. */
export const REPEATS = 8

/** How much the same deal brings the same result: sums over deals and seats, for an analysis of variance. */
export interface LuckTally {
  /** Means of a seat's share of the win over the repeats of a deal. */
  readonly between: Sums
  /** Variances of it within the repeats. */
  readonly within: Sums
}

export const NO_LUCK: LuckTally = { between: NO_SUMS, within: NO_SUMS }

export const addedLuck = (a: LuckTally, b: LuckTally): LuckTally => ({
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
  let tally = NO_LUCK
  for (const seat of seats)
    tally = {
      between: withValue(tally.between, meanOf(seat)),
      within: withValue(tally.within, varianceOf(seat)),
    }
  return tally
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
export function shareOfLuck({ between, within }: LuckTally): number | null {
  const noise = meanOf(within)
  const ofDeal = Math.max(0, varianceOf(between) - noise / REPEATS)
  return ofDeal + noise === 0 ? null : ofDeal / (ofDeal + noise)
}
