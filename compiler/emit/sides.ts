import type { FactSymbol, Game } from '../game/model.ts'
import type { Local, TExpr } from '../program/ir.ts'
import { PLAYER } from '../game/type.ts'
import { localExpr } from '../program/local-expr.ts'
import type { Code } from '../target/code.ts'
import { literal } from '../target/literals.ts'
import { word } from '../target/name.ts'
import { code } from '../target/vocabulary.ts'
import { type Emitter, Names } from './emitter.ts'
import { emitExpr } from './expr.ts'
import { typeWord } from './names.ts'

/** A fact of this name, of a player, says who plays together. */
const SIDE = 'side'

/** What a side can be called by. */
const BASES: readonly string[] = ['enum', 'number', 'player']

/** The fact that says on whose side a player is; null where everybody plays alone. */
function sideFact({ facts }: Game): FactSymbol | null {
  const fact = facts.get(SIDE)
  const [of, ...others] = fact?.params ?? []
  if (fact === undefined || of?.type.base !== 'player' || of.type.set || others.length > 0) return null
  return !fact.type.set && BASES.includes(fact.type.base) ? fact : null
}

/** What an engine says of sides. Games in which everybody plays alone say nothing. */
export function sidesPart(em: Emitter): Code[] {
  const fact = sideFact(em.program.game)
  if (fact === null) return []
  const { span } = fact.name
  const seat: Local = { id: -1, name: 'seat', type: PLAYER }
  const names = new Names(em)
  names.alias(seat, word('seat'))
  const side: TExpr = {
    kind: fact.stored ? 'stored' : 'derived',
    fact: SIDE,
    args: [localExpr(seat, span)],
    type: fact.type,
    span,
  }
  const type = typeWord({ ...fact.type, optional: false })
  return [code`sides: { of: (s, ${word('seat')}) => ${emitExpr(em, names, side)}, type: ${literal(type)} }`]
}
