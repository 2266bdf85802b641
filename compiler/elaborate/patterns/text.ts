import type { Expr } from '../../../grammar/tree/expressions.ts'
import { hasExpr } from '../../syntax/children.ts'
import type { TextContext } from '../../game/model.ts'
import type { TExpr } from '../../program/ir.ts'
import { type Elaboration, type Scope } from '../context.ts'
import { elaborate } from '../expressions/expr.ts'
import { mentionsWord } from '../words/reading-places.ts'

/**
 * Where to look for the cards of a text whose rule does not name `this` in its pattern: the zone that its phrase or
 * its condition asks `this` to be in, else everywhere (null).
 */
export function textDomain(e: Elaboration, scope: Scope, context: TextContext, cond: Expr | null): TExpr | null {
  const place = context.phrase.in ?? placeOfThis(cond) ?? placeOfThis(context.phrase.where)
  if (place === null || mentionsWord(e, place)) return null
  const set = elaborate(e, scope, place)
  return set.type.set ? set : null
}

/** The same where `you` is known only by the card: a place of `you` may be that of any player. */
export function textDomainOfAnyone(
  e: Elaboration,
  scope: Scope,
  context: TextContext,
  cond: Expr | null,
): TExpr | null {
  const place = context.phrase.in ?? placeOfThis(cond) ?? placeOfThis(context.phrase.where)
  if (place === null || !mentionsYou(place)) return textDomain(e, scope, context, cond)
  const set =
    place.kind === 'of' && place.args[0]?.kind === 'you'
      ? elaborate(e, scope, { kind: 'name', name: place.name.text, span: place.span })
      : null
  return set?.kind === 'zone' ? set : null
}

const mentionsYou = (place: Expr): boolean => hasExpr(place, (x) => x.kind === 'you')

/** The zone in a conjunct `this in Z`. */
function placeOfThis(cond: Expr | null): Expr | null {
  if (cond === null || cond.kind !== 'binary') return null
  if (cond.op === 'and') return placeOfThis(cond.left) ?? placeOfThis(cond.right)
  return cond.op === 'in' && cond.left.kind === 'this' ? cond.right : null
}
