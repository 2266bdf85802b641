import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { NOT_ACTING } from '../../../grammar/act-hints.ts'
import type { Expr, Pattern, PatternArg } from '../../../grammar/tree/expressions.ts'
import type { ModalDecl } from '../../../grammar/tree/statements.ts'
import type { EventSymbol, RuleSymbol } from '../../game/model.ts'
import type { Compulsion, Local, OfferRule, TExpr, TRule } from '../../program/ir.ts'
import { partSaidTwice, partsSaidOnce } from '../../game/said-once.ts'
import { CARD, TRUTH, fits, show } from '../../game/type.ts'
import { type Elaboration, type Scope, bind, inner, newLocal } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { domainOf, isWordType, wordType } from '../expressions/domain.ts'
import { elaborate } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { askedRule, saysWhoActs } from './asked-rule.ts'
import { compulsion } from './compulsion.ts'
import { hooks } from './hooks.ts'
import { type AroundRules, hooksOf, ruleScope, spokenOf } from './lasting-rules.ts'
import { common, matched, nameOfPart } from './rule-parts.ts'
import { findEvent, match, namesGiven, placeArgs, spanOfPart } from '../patterns/pattern.ts'
import type { TEvent } from '../../program/declarations.ts'
import { offeredDomain, offeredWord, subjectWord, wordsAsTests } from '../words/read-offer.ts'
import { worded } from '../../diagnostics/worded.ts'

/** Elaborates forbiddances and hooks into their events, and returns what is said of who is asked to act. */
export function elaborateRules(
  e: Elaboration,
  events: ReadonlyMap<string, TEvent>,
): { readonly offers: OfferRule[]; readonly compulsions: Compulsion[] } {
  const offers: OfferRule[] = []
  const compulsions: Compulsion[] = []
  for (const rule of e.game.modals) {
    if (rule.decl.modality === 'cannot')
      for (const made of cannot(e, rule, null)) events.get(made.event)?.cannots.push(made)
    else if (rule.decl.modality === 'must act' || rule.decl.modality === 'always asked')
      compulsions.push(...compulsion(e, rule, null))
    else offers.push(...offer(e, rule, null))
  }
  for (const rule of e.game.hooks) {
    for (const made of hooks(e, rule, null)) {
      const event = events.get(made.event)
      if (event !== undefined) hooksOf(event, made.kind).push(made)
    }
  }
  return { offers, compulsions }
}

/** Whom it is forbidden stands before the verb or behind `by`: of two only one would be heard. */
function doerSaidOnce(e: Elaboration, pattern: Pattern, subject: ModalDecl['subject']): void {
  const by = pattern.args.find((a) => a.role === 'by')
  if (by === undefined || subject === null) return
  e.report(partSaidTwice('by', spanOfPart(by.arg), subject === 'you' ? pattern.event.span : subject.span))
}

/** The doer is the pattern's `by`, said before the verb. */
function withSubject(
  e: Elaboration,
  event: EventSymbol,
  pattern: Pattern,
  subject: ModalDecl['subject'],
  around: AroundRules | null,
): Pattern {
  doerSaidOnce(e, pattern, subject)
  if (subject === null || pattern.args.some((a) => a.role === 'by') || !event.params.some((p) => p.role === 'by'))
    return pattern
  const known = subject === 'you' ? null : spokenOf(e, around, subject)
  const word = subjectWord(e, subject)
  const arg: PatternArg =
    known !== null
      ? { kind: 'expr', expr: known }
      : subject === 'you'
        ? { kind: 'expr', expr: { kind: 'you', span: pattern.span } }
        : word !== null
          ? { kind: 'expr', expr: { kind: 'name', name: word.name.text, span: subject.span } }
          : {
              kind: 'bind',
              phrase: {
                span: subject.span,
                type: subject.type?.name ?? { text: 'player', span: subject.span },
                name: subject.name,
                in: null,
                where: null,
              },
            }
  return { ...pattern, args: [...pattern.args, { role: 'by', arg }] }
}

export function cannot(e: Elaboration, rule: RuleSymbol<ModalDecl>, around: AroundRules | null): TRule[] {
  if (!saysWhoActs(e, rule.decl, around)) return []
  return rule.decl.patterns.flatMap((pattern, i) => {
    const event = findEvent(e, pattern.event, pattern.event.text === 'act' ? NOT_ACTING : undefined)
    if (event === null) return []
    const full = withSubject(e, event, pattern, rule.decl.subject, around)
    const m = match(e, {
      scope: ruleScope(event.name.text, around),
      context: rule.context,
      params: event.params,
      args: placeArgs(e, event, full),
      cond: rule.decl.cond,
      position: 'rules',
    })
    const name = nameOfPart(rule.name, rule.decl.patterns, i)
    return [{ ...common(rule, name), kind: 'cannot', event: event.name.text, ...matched(e, m, around) }]
  })
}

/** What is permitted has to do something; where somebody may act, that is asked by a text. */
const undeclared = (event: string): Sayable =>
  event === 'act'
    ? worded('`p may act` stands in the text of the event that asks, as in `to turn by player p`')
    : worded('say what it does: on deeper lines under this one, or with `to {1} …`', event)

export function offer(e: Elaboration, rule: RuleSymbol<ModalDecl>, around: AroundRules | null): OfferRule[] {
  const { decl } = rule
  const pattern = decl.patterns[0]
  if (!saysWhoActs(e, decl, around) || pattern === undefined) return []
  if (decl.modality !== 'may' && decl.modality !== 'must') return []
  const event = findEvent(e, pattern.event, decl.modality === 'may' ? undeclared(pattern.event.text) : undefined)
  for (const at of decl.at) findEvent(e, at)
  if (event === null) return []
  const doer = decl.subject === null || decl.subject === 'you' ? null : decl.subject.name
  partsSaidOnce(e.report, [doer, ...namesGiven(pattern.args.map(({ arg }) => arg))])
  const { scope, words, self, made } = askedRule(e, rule, around, event.name.text)
  const args = offerArgs(e, scope, words, event, pattern, self)
  if (args === null) return []
  return [{ ...made(args.scope), kind: decl.modality, event: event.name.text, args: args.args }]
}

/** Every part of an offered event is enumerated, fixed, or the one who is asked. */
function offerArgs(
  e: Elaboration,
  outer: Scope,
  words: Scope,
  event: EventSymbol,
  pattern: Pattern,
  self: Local | null,
): { args: OfferRule['args']; scope: Scope } | null {
  let scope = words
  // The condition knows the parts, yet what words mean in them is not what they mean there.
  const named = inner(outer)
  const before: TExpr[] = []
  const args: OfferRule['args'][number][] = []
  const spoken = placeArgs(e, event, pattern)
  for (const [i, param] of event.params.entries()) {
    const said = spoken.find((p) => p.index === i)
    if (param.type.set) {
      e.report(setOffered(event, pattern))
      return null
    }
    if (said === undefined) {
      if (param.role !== 'by') {
        e.report(
          error(
            'HR0206',
            worded('a part is left out'),
            pattern.span,
            worded('what `{1}` may be is not said', param.role === 'main' ? event.name.text : param.role),
            { hint: worded('name it with its kind: `{1} x`', show({ ...param.type, optional: false })) },
          ),
        )
        return null
      }
      args.push({ kind: 'asker' })
    } else if (said.arg.kind === 'bind') {
      const { phrase } = said.arg
      const { domain, scope: inside } = domainOf(e, scope, wordsAsTests(e, phrase))
      bind(named, phrase.name?.text ?? phrase.type.text, domain.local, (phrase.name ?? phrase.type).span)
      if (!fits(domain.local.type, param.type)) expectType(e, localExpr(domain.local, said.arg.phrase.span), param.type)
      scope = inside
      args.push({ kind: 'domain', domain: offeredDomain(e, words, domain, before) })
    } else if (said.arg.expr.kind === 'this' && self !== null) args.push({ kind: 'self' })
    else
      args.push(offeredWord(e, words, said.arg.expr, param.type, before) ?? spokenArg(e, scope, said.arg.expr, param))
  }
  return { args, scope: named }
}

/** What a move names is single; sets are put together by choosing. */
function setOffered(event: EventSymbol, pattern: Pattern): Diagnostic {
  const name = event.name.text
  return error(
    'HR0201',
    worded('wrong kind of value'),
    pattern.span,
    worded('`{1}` takes a set, and a move names single things', name),
    {
      hint: worded('offer an event that chooses them, `choose 1..3 card c in … as s`, and then does `{1} s`', name),
    },
  )
}

function spokenArg(
  e: Elaboration,
  scope: Scope,
  expr: Expr,
  param: EventSymbol['params'][number],
): OfferRule['args'][number] {
  if (expr.kind === 'name' && isWordType(e, expr.name) && !scope.vars.has(expr.name)) {
    const { type: element, adjective } = wordType(e, { text: expr.name, span: expr.span })
    const local = newLocal(e, expr.name, element, null)
    if (!fits(element, param.type)) expectType(e, localExpr(local, expr.span), param.type)
    const tests: TExpr[] =
      adjective === null
        ? []
        : [
            {
              kind: 'adjective',
              name: adjective.name.text,
              of: localExpr(local, expr.span),
              type: TRUTH,
              span: expr.span,
            },
          ]
    return { kind: 'domain', domain: { local, set: null, tests } }
  }
  const value = elaborate(e, scope, expr, param.type)
  if (value.type.base === 'definition' && param.type.base === 'card') {
    const local = newLocal(e, 'card', CARD, null)
    const same: TExpr = {
      kind: 'binary',
      op: '=',
      left: {
        kind: 'builtin',
        name: 'definition',
        args: [localExpr(local, expr.span)],
        type: value.type,
        span: expr.span,
      },
      right: value,
      type: TRUTH,
      span: expr.span,
    }
    return { kind: 'domain', domain: { local, set: null, tests: [same] } }
  }
  expectType(e, value, param.type)
  return { kind: 'value', value }
}
