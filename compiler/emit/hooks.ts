import type { HookRule, Local } from '../game/ir.ts'
import type { Body } from './plain.ts'
import { domainSet, emitExpr } from './expr.ts'
import type { Emitter, Names } from './emitter.ts'
import { aliasKept } from './lasting.ts'
import { unused } from './names.ts'
import { mentions } from './words.ts'

/** How a rule's variables are written at a place where the event's parameters are known. */
export function bindRule(em: Emitter, names: Names, rule: Pick<HookRule, 'binders' | 'self' | 'you' | 'lasting' | 'found'>, params: readonly Local[], self: string | null): void {
  for (const [i, binder] of rule.binders.entries()) {
    const param = params[i]
    if (binder !== null && param !== undefined) names.alias(binder, names.of(param))
  }
  if (rule.self !== null && self !== null) names.alias(rule.self, self)
  if (rule.lasting !== null && self !== null) aliasKept(names, rule.lasting, self)
  if (rule.you !== null && rule.self !== null) names.alias(rule.you, `holder(s, ${names.of(rule.self)})`)
  for (const { local, value } of rule.found ?? []) {
    names.alias(local, names.fresh(local.name))
    names.alias(local, emitExpr(em, names, value))
  }
}

export function matchArgs(names: Names, params: readonly Local[], self: string | null): string {
  return ['s', ...(self === null ? [] : [self]), ...params.map((p) => names.of(p))].join(', ')
}

/** What a matching hook does: run its text, or leave a pending effect. */
function action(b: Body, rule: HookRule, params: readonly Local[]): string {
  const { em, names } = b
  if (rule.kind === 'when') return addEffect('0', effectOf(em, names, rule, params))
  const args = ['s', ...rule.captured.map((l) => names.of(l))].join(', ')
  const over = em.running.mayFinish({ kind: 'hook', rule, params, span: rule.span, cites: rule.cites }) ? '\nif (s.over) return' : ''
  return `${em.procName(rule.proc)}(${args})${over}`
}

/** A pending effect as it is laid down, in code. */
export interface EffectCode {
  readonly body: string
  readonly controller: string
  readonly source: string
  readonly optional: boolean
  readonly captured: readonly string[]
}

/** Controller and source of a trigger's effect: of a text, its holder and card; else the doer if there is one, and no card. */
export function effectOf(em: Emitter, names: Names, rule: HookRule, params: readonly Local[]): EffectCode {
  const rest = { body: em.procConst(rule.proc), optional: rule.optional, captured: rule.captured.map((l) => names.of(l)) }
  if (rule.lasting !== null && rule.self !== null) {
    const effect = `s.effects[${names.of(rule.self)}]!`
    return { controller: `${effect}.controller`, source: `${effect}.source`, ...rest }
  }
  const by = params[em.program.game.events.get(rule.event)?.params.findIndex((p) => p.role === 'by') ?? -1]
  const controller = rule.you !== null ? names.of(rule.you) : by !== undefined ? names.of(by) : 'NONE'
  return { controller, source: rule.self === null ? 'NONE' : names.of(rule.self), ...rest }
}

/** Lays an effect into a zone of effects. */
export function addEffect(zone: string, x: EffectCode): string {
  return `addEffect(s, ${zone}, ${x.body}, ${x.controller}, ${x.source}, ${x.optional}, [${x.captured.join(', ')}])`
}

/** A hook at a place of its event, for hooks that cannot stop the engine. */
export function hookCall(b: Body, rule: HookRule, params: readonly Local[]): string {
  const { em, names } = b
  if (rule.selfDomain !== null) {
    const self = names.fresh('this')
    const set = domainSet(em, names, rule.selfDomain)
    bindRule(em, names, rule, params, self)
    const it = names.fresh('it')
    // Those that fit are noted before the first acts, as where the rule asks somebody.
    const matching = `${set}.filter((${it}) => ${em.rule(rule)}(${matchArgs(names, params, it)}))`
    const act = action(b, rule, params)
    const inForce = rule.lasting === null ? null : `s.effects[${self}]?.body === ${em.procConst(rule.lasting)}`
    const done = inForce === null ? act : when(inForce, act)
    return `for (const ${mentions(done, self) ? self : unused(self)} of ${matching}) {\n${done}\n}`
  }
  bindRule(em, names, rule, params, null)
  return when(`${em.rule(rule)}(${matchArgs(names, params, null)})`, action(b, rule, params))
}

const when = (test: string, code: string): string => `if (${test}) ${code.includes('\n') ? `{\n${code}\n}` : code}`
