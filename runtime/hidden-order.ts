import type { BaseState } from './engine.ts'
import { seedRandom, randomBelow } from './kernel.ts'

/**
 * A list in an order that says nothing to who does not know how chance stands in the game: as it was before among equal
 * states, and drawn anew by every chance. What chance will decide is not drawn from.
 */
export function inHiddenOrder<T>({ random: [a, b, c, d] }: Pick<BaseState, 'random'>, list: readonly T[]): T[] {
  const own = { random: seedRandom(Math.imul(a ^ (b << 7), 0x9e3779b1) ^ Math.imul(c ^ (d << 3), 0x85ebca6b)) }
  const left = list.slice()
  const out: T[] = []
  while (left.length > 0) out.push(...left.splice(randomBelow(own, left.length), 1))
  return out
}
