import type { TExample, TGiven } from '../program/examples.ts'
import type { Declarations } from '../program/declarations.ts'
import { EffectSet } from './effect-set.ts'
import type { Effects } from './effects.ts'
import { type Region, adjective, fact } from './region.ts'

/** What cards begin with reads. */
export function readAsCardsCome(program: Declarations, effects: Effects): EffectSet {
  const kept = [...program.facts.values()].filter(({ params: [of] }) => of?.type.base === 'card' && !of.type.set)
  return new EffectSet(kept.flatMap(({ starts }) => (starts === null ? [] : [...effects.reads(starts)])))
}

const keptBy = (g: TGiven): Region | null =>
  g.kind === 'mark'
    ? adjective(g.adjective)
    : g.kind === 'fact' && g.place.kind === 'stored'
      ? fact(g.place.fact)
      : null

/**
 * Whether cards of a position would begin with something else if its lines were said one by one: what is kept is said
 * first, and here stands below cards that may begin with it. `read` is what cards begin with reads.
 */
export function beginsOtherwiseInOrder(read: EffectSet, { given }: Pick<TExample, 'given'>): boolean {
  const cards = given.findIndex(({ kind }) => kind === 'zone')
  if (cards < 0 || given.some(({ kind }) => kind === 'rest')) return false
  const below = given.slice(cards + 1).flatMap((g) => keptBy(g) ?? [])
  return below.length > 0 && read.meets(new EffectSet(below))
}
