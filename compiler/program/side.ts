import type { FactSymbol, Game } from '../game/model.ts'
import { PLAYER } from '../game/type.ts'
import type { Local, TExpr } from './ir.ts'
import { localExpr } from './local-expr.ts'

/** A fact of this name, of a player, says who wins together. */
const SIDE = 'side'

/** What is said with `always` of every game with sides, at its end. */
export const ONE_RESULT = 'one-result-for-each-side'

/** What a side can be called by. */
const BASES: readonly string[] = ['enum', 'number', 'player']

/** The fact that says on whose side a player is; null where everybody plays alone. */
export function sideFact({ facts }: Pick<Game, 'facts'>): FactSymbol | null {
  const fact = facts.get(SIDE)
  const [of, ...others] = fact?.params ?? []
  if (fact === undefined || of?.type.base !== 'player' || of.type.set || others.length > 0) return null
  return !fact.type.set && BASES.includes(fact.type.base) ? fact : null
}

/** The side of the player that `seat` stands for. */
export function sideOf(fact: FactSymbol, seat: Local): TExpr {
  const { span } = fact.name
  const args = [localExpr(seat, span)]
  return { kind: fact.stored ? 'stored' : 'derived', fact: SIDE, args, type: fact.type, span }
}

/** Stands for a seat in `sideOf`, where nothing else has a name. */
export const A_SEAT: Local = { id: -1, name: 'seat', type: PLAYER }
