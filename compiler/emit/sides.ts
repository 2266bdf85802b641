import type { FactSymbol, Game } from '../game/model.ts'
import type { TExpr } from '../program/ir.ts'
import { PLAYER } from '../game/type.ts'
import { localExpr } from '../program/local-expr.ts'
import { functionCode } from '../target/build.ts'
import { word } from '../target/name.ts'
import { code, named } from '../target/vocabulary.ts'
import { type Emitter, Names, THE_STATE } from './emitter.ts'
import { emitExpr } from './expr.ts'
import type { Piece } from './piece.ts'

/** A fact of this name, of a player, says who plays together. */
const SIDE = 'side'

/** What a side can be called by. */
const BASES: readonly string[] = ['enum', 'number', 'player']

/** The fact that says on whose side a player is; null where everybody plays alone. */
export function sideFact({ facts }: Game): FactSymbol | null {
  const fact = facts.get(SIDE)
  const [of, ...others] = fact?.params ?? []
  if (fact === undefined || of?.type.base !== 'player' || of.type.set || others.length > 0) return null
  return !fact.type.set && BASES.includes(fact.type.base) ? fact : null
}

/** Who plays together, by the number of the side. Games in which everybody plays alone have none of this. */
export function emitSides(em: Emitter): Piece[] {
  const fact = sideFact(em.program.game)
  if (fact === null) return []
  const { span } = fact.name
  const seat = { id: -1, name: 'seat', type: PLAYER }
  const names = new Names(em)
  names.alias(seat, word('seat'))
  const side: TExpr = {
    kind: fact.stored ? 'stored' : 'derived',
    fact: SIDE,
    args: [localExpr(seat, span)],
    type: fact.type,
    span,
  }
  return [
    {
      doc: 'The side on which a seat plays.',
      code: functionCode({
        name: named('sideOf'),
        params: [THE_STATE, { name: word('seat'), type: code`‹number›` }],
        result: code`‹number›`,
        body: code`return ${emitExpr(em, names, side)}`,
      }),
    },
  ]
}
