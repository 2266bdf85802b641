import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { TExpr } from '../../program/ir.ts'
import { PLAYER } from '../../game/type.ts'
import type { Elaboration, Scope } from '../context.ts'
import { elaborate } from './expr.ts'
import { expectType } from './expected.ts'

/** Who does something, as an expression of a player; none is allowed, and then nobody does it. */
export function player(e: Elaboration, scope: Scope, x: Expr): TExpr {
  const who = elaborate(e, scope, x, PLAYER)
  expectType(e, who, PLAYER, true)
  return who
}
