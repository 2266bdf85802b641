import type { Span } from '../../../grammar/source-file.ts'
import type { Pattern } from '../../../grammar/tree/expressions.ts'
import type { HookDecl, ModalDecl } from '../../../grammar/tree/statements.ts'
import type { RuleSymbol } from '../../game/model.ts'
import type { TRule } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'
import type { PatternMatch } from '../patterns/pattern.ts'
import { type AroundRules, heldBy } from './lasting-rules.ts'

export function common(
  rule: RuleSymbol<ModalDecl | HookDecl>,
  name: string,
): { name: string; called: string; cites: readonly string[]; span: Span } {
  return { name, called: rule.name, cites: rule.decl.cites.map((c) => c.text), span: rule.decl.span }
}

/** A sentence of several events is a rule for each: the first bears its name, the others add what they are about. */
export function nameOfPart(name: string, patterns: readonly Pattern[], index: number): string {
  const event = patterns[index]?.event.text
  if (index === 0 || event === undefined) return name
  const before = patterns.slice(1, index).filter((p) => p.event.text === event).length
  return before === 0 ? `${name}-${event}` : `${name}-${event}-${before + 1}`
}

export function matched(
  e: Elaboration,
  m: PatternMatch,
  around: AroundRules | null,
): Pick<TRule, 'binders' | 'self' | 'you' | 'selfDomain' | 'lasting' | 'tests'> {
  return { binders: m.binders, ...heldBy(e, around, m), tests: m.tests }
}
