import { forEach, when } from '../typescript/build.ts'
import { type Code, NOTHING, type Part, lines } from '../typescript/code.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import type { HookRule, Local } from '../program/ir.ts'
import type { Body } from './body.ts'
import { emitExpr, writing } from './expr.ts'
import { heldByTrigger } from './held-anew.ts'
import type { Emitter, Names } from './emitter.ts'
import { aliasKept } from './lasting.ts'
import { matchArgs } from './match-args.ts'
import { membersThat } from './members.ts'

/** How a rule's variables are written at a place where the event's parameters are known. */
export function bindRule(
  em: Emitter,
  names: Names,
  rule: Pick<HookRule, 'binders' | 'self' | 'you' | 'lasting' | 'found'>,
  params: readonly Local[],
  self: Part | null,
): void {
  for (const [i, binder] of rule.binders.entries()) {
    const param = params[i]
    if (binder !== null && param !== undefined) names.alias(binder, names.of(param))
  }
  if (rule.self !== null && self !== null) names.alias(rule.self, self)
  if (rule.lasting !== null && self !== null) aliasKept(names, rule.lasting, self)
  if (rule.you !== null && rule.self !== null) names.alias(rule.you, code`holder(s, ${names.of(rule.self)})`)
  for (const { local, value } of rule.found ?? []) {
    names.alias(local, names.fresh(local.name))
    names.alias(local, emitExpr(em, names, value))
  }
}

/** What a matching hook does: run its text, or leave a pending effect. */
function action(b: Body, rule: HookRule, params: readonly Local[]): Code {
  const { em, names } = b
  if (rule.kind === 'when') return heldByTrigger(b, rule, effectAdded(code`0`, effectOf(em, names, rule, params)))
  const args = [STATE, ...rule.captured.map((l) => names.of(l))]
  const over = em.analyses.running().mayFinish({ kind: 'hook', rule, params, span: rule.span, cites: rule.cites })
    ? code`if (s.over) return`
    : NOTHING
  return lines([code`${em.procName(rule.proc)}(${args})`, over])
}

/** A pending effect as it is laid down, in code. */
export interface EffectCode {
  readonly body: Part
  readonly controller: Part
  readonly source: Part
  readonly optional: boolean
  readonly captured: readonly Part[]
}

/**
 * Controller and source of a trigger's effect: of a text, its holder and card; else the doer if there is one, and no
 * card.
 */
export function effectOf(em: Emitter, names: Names, rule: HookRule, params: readonly Local[]): EffectCode {
  const rest = {
    body: em.procConst(rule.proc),
    optional: rule.optional,
    captured: rule.captured.map((l) => names.of(l)),
  }
  if (rule.lasting !== null && rule.self !== null) {
    const effect = code`s.effects[${names.of(rule.self)}]!`
    return { controller: code`${effect}.controller`, source: code`${effect}.source`, ...rest }
  }
  const by = params[em.program.game.events.get(rule.event)?.params.findIndex((p) => p.role === 'by') ?? -1]
  const controller = rule.you !== null ? names.of(rule.you) : by !== undefined ? names.of(by) : code`NONE`
  return { controller, source: rule.self === null ? code`NONE` : names.of(rule.self), ...rest }
}

/** Lays an effect into a zone of effects. */
export function effectAdded(zone: Part, x: EffectCode): Code {
  return code`addEffect(s, ${zone}, ${x.body}, ${x.controller}, ${x.source}, ${x.optional}, [${x.captured}])`
}

/** A hook at a place of its event, for hooks that cannot stop the engine. */
export function hookCall(b: Body, rule: HookRule, params: readonly Local[]): Code {
  const { em, names } = b
  if (rule.selfDomain !== null) {
    const self = names.fresh('this')
    bindRule(em, names, rule, params, self)
    const it = names.fresh('it')
    // Those that fit are noted before the first acts, as where the rule asks somebody.
    const fits = code`${em.rule(rule)}(${matchArgs(names, params, it)})`
    const matching = membersThat(writing(em, names), rule.selfDomain, it, fits)
    const act = action(b, rule, params)
    const inForce = rule.lasting === null ? null : code`s.effects[${self}]?.body === ${em.procConst(rule.lasting)}`
    const done = inForce === null ? act : when(inForce, act)
    return forEach(self, matching, done)
  }
  bindRule(em, names, rule, params, null)
  return when(code`${em.rule(rule)}(${matchArgs(names, params, null)})`, action(b, rule, params))
}
