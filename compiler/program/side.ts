import type { FactSymbol } from '../game/model.ts'
import { SIDE } from '../game/side.ts'
import { PLAYER } from '../game/type.ts'
import type { Local, TExpr } from './ir.ts'
import { localExpr } from './local-expr.ts'

/** What is said with `always` of every game with sides, at its end. */
export const ONE_RESULT = 'one-result-for-each-side'

/** The side of the player that `seat` stands for. */
export function sideOf(fact: FactSymbol, seat: Local): TExpr {
  const { span } = fact.name
  const args = [localExpr(seat, span)]
  return { kind: fact.stored ? 'stored' : 'derived', fact: SIDE, args, type: fact.type, span }
}

/** Stands for a seat in `sideOf`, where nothing else has a name. */
export const A_SEAT: Local = { id: -1, name: 'seat', type: PLAYER }
