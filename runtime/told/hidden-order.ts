import type { BaseState } from '../engine.ts'
import { seedRandom, randomBelow } from '../kernel/kernel.ts'

/**
 * A list in an order that says nothing to who does not know how chance stands in the game: as it was before among equal
 * states, and drawn anew by every chance, and where anything of `mixedBy` is another. What chance will decide is not
 * drawn from.
 */
export function inHiddenOrder<T>(
  { random: [a, b, c, d] }: Pick<BaseState, 'random'>,
  list: readonly T[],
  mixedBy: readonly number[],
): T[] {
  let seed = Math.imul(a ^ (b << 7), 0x9e3779b1) ^ Math.imul(c ^ (d << 3), 0x85ebca6b)
  for (const number of mixedBy) seed = stirred(stirred(seed, number), number / 2 ** 32)
  const own = { random: seedRandom(seed) }
  const out = list.slice()
  for (let last = out.length - 1; last > 0; last--) {
    const other = randomBelow(own, last + 1)
    ;[out[last], out[other]] = [out[other] as T, out[last] as T]
  }
  return out
}

/** A seed that hangs on each bit of another and of a number, of which the lowest 32 bits count. */
function stirred(seed: number, number: number): number {
  const mixed = Math.imul((seed ^ number) >>> 0, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) ^ (mixed >>> 16)
}
