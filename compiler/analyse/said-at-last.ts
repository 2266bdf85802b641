import type { TExpr } from '../program/ir.ts'
import { EffectSet } from './effect-set.ts'
import type { Effects } from './effects.ts'
import { ANY_ZONE, CARDS, DEFINITION, OWNER, type Region, VIEWERS } from './region.ts'
import { contains } from './walk.ts'

/**
 * Which lines of a position hold only once all of its cards lie there: those that speak of cards or hang on where they
 * lie, be it through a fact that is worked out, and those that hang on such lines.
 */
export class SaidAtLast {
  private readonly effects: Effects
  private readonly notYet = new EffectSet([ANY_ZONE, CARDS, DEFINITION, OWNER, VIEWERS])

  constructor(effects: Effects) {
    this.effects = effects
  }

  /** Whether a line is one of these, by what it says and what it gives a value; asked in the order of the lines. */
  has(said: readonly TExpr[], given: Region): boolean {
    const isOne = said.some(
      (x) => contains(x, ({ type }) => type.base === 'card') || this.effects.reads(x).meets(this.notYet),
    )
    if (isOne) this.notYet.add(given)
    return isOne
  }
}
