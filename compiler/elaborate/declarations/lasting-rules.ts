import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Param } from '../../../grammar/tree/names.ts'
import type { Domain, HookRule, Local, Proc } from '../../program/ir.ts'
import { LASTING_ZONE } from '../../game/model.ts'
import { EFFECT, setOf } from '../../game/type.ts'
import { type Elaboration, type Scope, inReach, newLocal, rootScope } from '../context.ts'
import type { TAdjective, TEvent, TFact } from '../../program/declarations.ts'
import type { LastingRules } from '../lasting-parts.ts'

/** What a rule under `until` or `during` stands in: the names from around it, kept by effects of the kind `proc`. */
export interface AroundRules {
  readonly scope: Scope
  readonly proc: Proc
}

/** Where a rule finds names: those of the game, and under `until` those from around. */
export function ruleScope(event: string, around: AroundRules | null): Scope {
  return around === null
    ? rootScope(event, null)
    : { vars: new Map(), parent: around.scope, boundary: null, proc: null, event }
}

/**
 * `q cannot draw`, `opponent cannot draw`: the subject is a variable from around or whom the text speaks of, not a
 * type.
 */
export function spokenOf(e: Elaboration, around: AroundRules | null, subject: Param): Expr | null {
  if (around === null || subject.name !== null || subject.type === null) return null
  const { name } = subject.type
  return inReach(around.scope, name.text) || e.game.readings.has(name.text)
    ? { kind: 'name', name: name.text, span: name.span }
    : null
}

interface Held {
  readonly self: Local | null
  readonly you: Local | null
  readonly selfDomain: Domain | null
  readonly lasting: Proc | null
}

/** A lasting rule holds for each effect of its kind, as the rule of a text does for each card. */
export function heldBy(e: Elaboration, around: AroundRules | null, text: Omit<Held, 'lasting'>): Held {
  if (around === null) return { self: text.self, you: text.you, selfDomain: text.selfDomain, lasting: null }
  const effect = newLocal(e, 'lasting', EFFECT, null)
  const set: Domain['set'] = {
    kind: 'zone',
    zone: LASTING_ZONE,
    key: null,
    family: false,
    type: setOf(EFFECT),
    span: around.proc.span,
  }
  return { self: effect, you: null, selfDomain: { local: effect, set, tests: [] }, lasting: around.proc }
}

/** The rules of an event that act at this time. */
export function hooksOf(event: TEvent, timing: HookRule['kind']): HookRule[] {
  return timing === 'instead'
    ? event.insteads
    : timing === 'before'
      ? event.befores
      : timing === 'after'
        ? event.afters
        : event.whens
}

/** Joins lasting rules to what they are about; they come after the rules that always stand. */
export function joinLasting(
  rules: LastingRules,
  events: ReadonlyMap<string, TEvent>,
  facts: Map<string, TFact>,
  adjectives: Map<string, TAdjective>,
): void {
  for (const rule of rules.cannots) events.get(rule.event)?.cannots.push(rule)
  for (const rule of rules.endings) events.get(rule.event)?.endings.push(rule)
  for (const rule of rules.hooks) {
    const event = events.get(rule.event)
    if (event !== undefined) hooksOf(event, rule.kind).push(rule)
  }
  for (const { during, proc } of rules.blocks) if (during !== null) events.get(during.text)?.during.push(proc)
  for (const { fact, made } of rules.excepts) {
    const known = facts.get(fact)
    if (known !== undefined) facts.set(fact, { ...known, excepts: [...known.excepts, made] })
  }
  for (const { adjective, made } of rules.sentences) {
    const known = adjectives.get(adjective)
    if (known !== undefined) adjectives.set(adjective, { ...known, sentences: [...known.sentences, made] })
  }
}
