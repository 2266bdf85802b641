import type { FactSymbol, Game } from './model.ts'

/** A fact of this name, of a card, says who holds it where the zone does not; the `you` of its text is that player. */
export const HOLDER = 'holder'

/** The fact that says who holds a card; null where its zone and its owner do. */
export function holderFact({ facts }: Pick<Game, 'facts'>): FactSymbol | null {
  const fact = facts.get(HOLDER)
  const [of, ...others] = fact?.params ?? []
  if (fact === undefined || of?.type.base !== 'card' || of.type.set || others.length > 0) return null
  return fact.type.base === 'player' && !fact.type.set ? fact : null
}
