import { type RandomSource, below } from '../bots/random-source.ts'
import type { BaseState } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { chiSquaredTail } from './chi-squared.ts'
import { playedOn } from './played-on.ts'
import { NO_SUMS, type Sums, addedSums, meanOf, varianceOf, withValue } from './sums.ts'

/** So many choices of a decision are looked at, chosen at random where there are more. */
const LOOKED_AT = 4

/** Games played on at random after each of these choices. */
const TRIES = 32

/** Choices whose results would differ so much in one of twenty cases by chance alone are taken to matter. */
const LEVEL = 0.05

/**
 * Whether it does not show in games played on at random that it matters which choice is taken; null where there is only
 * one, or where hardly a game comes to an end after one of them.
 */
export function isFalseChoice(
  engine: FullEngine<BaseState>,
  s: BaseState,
  most: number,
  random: RandomSource,
): boolean | null {
  const choices = engine.choices(s)
  if (choices.length < 2) return null
  const some = sample(choices, LOOKED_AT, random)
  const other = engine.clone(s)
  const found = some.map((choice) => {
    let sums = NO_SUMS
    for (let i = 0; i < TRIES; i++) {
      engine.copyInto(other, s)
      engine.apply(other, choice)
      const shares = playedOn(engine, other, most, random)
      if (shares !== null) sums = withValue(sums, shares[s.asked] ?? 0)
    }
    return sums
  })
  return found.some(({ count }) => count < 2) ? null : !differ(found)
}

/** A one-way analysis of variance of shares of the win, by the chi-squared distribution (many tries for each choice). */
function differ(found: readonly Sums[]): boolean {
  const all = found.reduce(addedSums, NO_SUMS)
  const variance = varianceOf(all)
  if (variance === 0) return false
  const between = found.reduce((sum, each) => sum + each.count * (meanOf(each) - meanOf(all)) ** 2, 0)
  return chiSquaredTail(between / variance, found.length - 1) < LEVEL
}

function sample<T>(list: readonly T[], size: number, random: RandomSource): T[] {
  const rest = [...list]
  return Array.from({ length: Math.min(size, rest.length) }, () => rest.splice(below(rest.length, random), 1)).flat()
}
