import type { Stmt } from '../../../grammar/tree/statements.ts'
import { notNone } from '../../game/type.ts'
import type { Local, TExpr, TStmt } from '../../program/ir.ts'
import { hasStmt } from '../../syntax/children.ts'
import { type Elaboration, type Scope, lookup } from '../context.ts'
import { statement } from './stmt.ts'

/** Instructions in their order; below one that goes on only where a variable is something, it is known to be. */
export function statements(e: Elaboration, scope: Scope, body: readonly Stmt[]): TStmt[] {
  return body.flatMap((s, i) => {
    const made = statement(e, scope, s)
    const last = made.at(-1)
    if (last?.kind === 'onlyIf') noteThere(e, scope, last.cond, true, body.slice(i + 1))
    if (last?.kind === 'if') {
      if (ends(last.then)) noteThere(e, scope, last.cond, false, body.slice(i + 1))
      else if (ends(last.otherwise)) noteThere(e, scope, last.cond, true, body.slice(i + 1))
    }
    return made
  })
}

/**
 * Notes in a scope which variables are something where a condition holds, or does not, for the instructions that follow
 * it there. What these change themselves is left as it is; nobody else changes a variable.
 */
export function noteThere(e: Elaboration, scope: Scope, cond: TExpr, holds: boolean, below: readonly Stmt[]): void {
  for (const local of thereWhere(cond, holds)) {
    const known = lookup(e, scope, local.name)
    if (known?.kind === 'local' && known.local === local && !hasStmt(below, (s) => changes(s, local.name)))
      scope.vars.set(local.name, { ...known, type: notNone(known.type) })
  }
}

/** What never goes on to the next instruction. */
const ends = (body: readonly TStmt[]): boolean => {
  const last = body.at(-1)
  return (
    last?.kind === 'stop' || last?.kind === 'give' || (last?.kind === 'if' && ends(last.then) && ends(last.otherwise))
  )
}

function thereWhere(x: TExpr, holds: boolean): readonly Local[] {
  if (x.kind === 'not') return thereWhere(x.operand, !holds)
  if (x.kind === 'binary' && x.op === (holds ? 'and' : 'or'))
    return [...thereWhere(x.left, holds), ...thereWhere(x.right, holds)]
  const [of] = x.kind === 'builtin' && x.name === 'isNone' && !holds ? x.args : []
  return of?.kind === 'local' ? [of.local] : []
}

const changes = (s: Stmt, name: string): boolean =>
  (s.kind === 'becomes' || s.kind === 'changes') && s.target.kind === 'name' && s.target.name === name
