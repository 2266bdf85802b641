import type { ModalDecl } from '../../../grammar/tree/statements.ts'
import type { RuleSymbol } from '../../game/model.ts'
import type { Compulsion } from '../../program/ir.ts'
import { type Elaboration, inner } from '../context.ts'
import { findEvent } from '../patterns/pattern.ts'
import { askedRule, saysWhoActs } from './asked-rule.ts'
import type { AroundRules } from './lasting-rules.ts'

/**
 * `player p must act at turn if …`, `player p is always asked at turn if …`: they have no parts, and so their `if` knows
 * who is asked and nothing else.
 */
export function compulsion(e: Elaboration, rule: RuleSymbol<ModalDecl>, around: AroundRules | null): Compulsion[] {
  const { decl } = rule
  const [first] = decl.at
  if (!saysWhoActs(e, decl, around) || first === undefined) return []
  const unknown = decl.at.filter((at) => findEvent(e, at) === null)
  if (unknown.length > 0) return []
  const { scope, made } = askedRule(e, rule, around, first.text)
  return [{ ...made(inner(scope)), kind: decl.modality === 'always asked' ? 'always asked' : 'must act' }]
}
