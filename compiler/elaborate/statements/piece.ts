import type { Stmt } from '../../../grammar/tree/statements.ts'
import type { Local, TStmt } from '../../program/ir.ts'
import { NOTHING } from '../../game/type.ts'
import type { Elaboration, Scope } from '../context.ts'
import { looping, loopsWithin, readingScope } from '../words/reading-places.ts'
import type { StatementPlace } from './at.ts'
import { statement } from './stmt.ts'

/** A piece of text asks for itself what its words mean, unless the text around it has asked before. */
export function piece(e: Elaboration, scope: Scope, body: readonly Stmt[], at: StatementPlace, again = false): TStmt[] {
  const inside = readingScope(again ? looping(scope) : scope, 'instructions')
  const made = body.flatMap((s) => statement(e, inside, s))
  const asked =
    inside.place !== undefined && loopsWithin(inside, null) ? [...new Set(inside.place.uses.map((u) => u.local))] : []
  return [...asked.map((local) => forget(local, at)), ...made]
}

/** What was answered in an earlier round of a loop counts no longer. */
function forget(local: Local, at: StatementPlace): TStmt {
  return { ...at, kind: 'assign', local, value: { kind: 'none', type: NOTHING, span: at.span } }
}

/** A piece among other instructions: a choice in it for which there is nothing ends the piece alone. */
export function pieceAmong(e: Elaboration, scope: Scope, body: readonly Stmt[], at: StatementPlace): TStmt[] {
  const made = piece(e, scope, body, at)
  return made.some((s) => s.kind === 'choose' && s.count === null) ? [{ ...at, kind: 'piece', body: made }] : made
}
