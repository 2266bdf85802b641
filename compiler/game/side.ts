import type { FactSymbol, Game } from './model.ts'

/** A fact of this name, of a player, says who wins together. */
export const SIDE = 'side'

/** What a side can be called by. */
const BASES: readonly string[] = ['enum', 'number', 'player']

/** The fact that says on whose side a player is; null where everybody plays alone. */
export function sideFact({ facts }: Pick<Game, 'facts'>): FactSymbol | null {
  const fact = facts.get(SIDE)
  const [of, ...others] = fact?.params ?? []
  if (fact === undefined || of?.type.base !== 'player' || of.type.set || others.length > 0) return null
  return !fact.type.set && BASES.includes(fact.type.base) ? fact : null
}
