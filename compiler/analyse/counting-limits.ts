import type { Declarations, TEvent } from '../program/declarations.ts'
import type { TExpr, TRule } from '../program/ir.ts'
import { EffectSet } from './effect-set.ts'
import type { Effects } from './effects.ts'
import { headConditions } from './event-text.ts'
import { countRegion } from './region.ts'

/** What keeps an event from happening by how often it has happened, be it behind other words. */
export interface CountingLimits {
  readonly cannots: readonly TRule[]
  /** Of `only if` at the head of its text. */
  readonly heads: readonly TExpr[]
}

/**
 * The limits that each of those who do something at the same time keeps when its turn comes, since those before it
 * count; null where there are none.
 */
export function countingLimits(
  { counters: all }: Pick<Declarations, 'counters'>,
  effects: Effects,
  event: TEvent,
): CountingLimits | null {
  const counters = all.filter((counter) => counter.event === event.name)
  if (counters.length === 0) return null
  const counts = new EffectSet(counters.map(({ name }) => countRegion(name)))
  const cannots = event.cannots.filter((rule) => effects.ruleReads(rule).meets(counts))
  const heads = event.proc === null ? [] : headConditions(event.proc).map(({ cond }) => cond)
  const counting = heads.filter((cond) => effects.reads(cond).meets(counts))
  return cannots.length + counting.length === 0 ? null : { cannots, heads: counting }
}
