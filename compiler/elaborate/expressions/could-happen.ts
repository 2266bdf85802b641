import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { TExpr } from '../../program/ir.ts'
import { PLAYER, TRUTH } from '../../game/type.ts'
import { type Elaboration, type Scope } from '../context.ts'
import { argumentsOf } from '../statements/call.ts'
import { elaborate } from './expr.ts'
import { expectType, poison } from './expected.ts'
import { findEvent } from '../patterns/pattern.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `p may draw 2` as a condition: whether nothing forbids the event and its announcement could be completed. */
export function couldHappen(e: Elaboration, scope: Scope, x: Expr & { kind: 'can' }): TExpr {
  const event = findEvent(e, x.call.event)
  const who = elaborate(e, scope, x.who, PLAYER)
  if (event === null || !expectType(e, who, PLAYER, true)) return poison(x)
  if (event.body === null) {
    e.report(
      error(
        'HR0211',
        worded('not in the language yet'),
        x.span,
        worded('whether `{1}` could happen cannot be asked', event.name.text),
        { hint: worded('ask for an event of the game') },
      ),
    )
    return poison(x)
  }
  const args = argumentsOf(e, scope, x.call, event, who)
  if (args === null) return poison(x)
  for (const [i, arg] of args.entries()) {
    const wanted = event.params[i]?.type
    if (wanted !== undefined && !expectType(e, arg, wanted, true)) return poison(x)
  }
  return { kind: 'can', event: event.name.text, args, type: TRUTH, span: x.span }
}
