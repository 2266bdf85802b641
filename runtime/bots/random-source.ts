import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Numbers from 0 up to but not including 1. */
export type RandomSource = () => number

/**
 * A source that depends on nothing but its seed and the number of its stream; streams of one seed are unrelated.
 *
 * @example
 * ```ts
 * import { randomSource } from 'houserules/bots'
 *
 * const [one, other] = [randomSource(7), randomSource(7)]
 * console.log(one() === other()) // true
 * ```
 */
export function randomSource(seed: number, stream = 0): RandomSource {
  const generator = xoroshiro128plus(mix(mix(seed) ^ Math.imul(stream + 1, 0x9e3779b1)))
  // It begins with words that are all zeros or ones; after some steps none is.
  for (let i = 0; i < 4; i += 1) generator.next()
  return () => uniformFloat64(generator)
}

/** A whole number from 0 up to but not including `bound`. */
export function below(bound: number, random: RandomSource): number {
  return Math.floor(random() * bound)
}

/** Spreads neighbouring seeds over all 32 bits (the finaliser of MurmurHash3). */
function mix(seed: number): number {
  let h = seed | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
