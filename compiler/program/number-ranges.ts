import type { OfferRule } from './ir.ts'
import { NUMBERS } from '../game/numbers.ts'
import type { Type } from '../game/type.ts'

/** Cards that a game can have, those that have left it included: so many have a place in the code of a move. */
export const MOST_CARDS = 2048

/**
 * An answer is the value and this, so that 0 can decline: numbers that are chosen may be negative, to this and no
 * further.
 */
const NUMBER_BIAS = 1_000_001
export const biasOf = (t: Type): number => (t.base === 'number' ? NUMBER_BIAS : 1)
export const CHOSEN = { from: 1 - NUMBER_BIAS, to: NUMBERS.to } as const

/** Numbers that a move can name, but for the last thing it names, which has room above. */
export const MOVED = { from: -2048, to: 2047 } as const

/** Between which bounds a number of an offered event lies. */
export function rangeInMove(o: OfferRule, index: number): { readonly from: number; readonly to: number } {
  const last = o.args.findLastIndex((a) => a.kind !== 'asker')
  return index === last ? { from: MOVED.from, to: CHOSEN.to } : MOVED
}
