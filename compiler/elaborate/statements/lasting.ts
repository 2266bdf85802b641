import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { AdjectiveDecl, LastingDecl, Stmt } from '../../../grammar/tree/statements.ts'
import type { Expr, PatternArg } from '../../../grammar/tree/expressions.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import type { Local, TExpr, TStmt } from '../../program/ir.ts'
import type { RuleSymbol } from '../../game/model.ts'
import { TRUTH, fits, show } from '../../game/type.ts'
import {
  type Elaboration,
  type Scope,
  DOER,
  bind,
  inReach,
  lookup,
  variableInReach,
  newLocal,
  newProc,
  refer,
} from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { wordType } from '../expressions/domain.ts'
import { elaborate, truth } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { exceptionOf } from '../declarations/facts.ts'
import { hooks } from '../declarations/hooks.ts'
import { type AroundRules, heldBy, ruleScope } from '../declarations/lasting-rules.ts'
import { standsAlready } from './stands-already.ts'
import { sourceOf } from './later.ts'
import { findEvent, match, placeArgs } from '../patterns/pattern.ts'
import type { TSentence } from '../../program/declarations.ts'
import { resolveWords } from '../words/read-word.ts'
import { matched } from '../declarations/rule-parts.ts'
import { compulsion } from '../declarations/compulsion.ts'
import { cannot, offer } from '../declarations/rules.ts'
import type { StatementPlace } from './at.ts'
import { worded } from '../../diagnostics/worded.ts'

type Lasting = Stmt & { readonly kind: 'lasting' }

/**
 * `until turn by you` …: rules that hold until an event begins, or with `during` ends; they keep the names they use.
 */
export function lasting(e: Elaboration, scope: Scope, s: Lasting, at: StatementPlace): TStmt[] {
  resolveWords(e, scope, s)
  for (const word of s.rules.flatMap(subjectOfRule)) resolveWords(e, scope, word)
  const cites = at.cites.length > 0 ? at.cites : (scope.proc?.cites ?? [])
  const controller = lookup(e, scope, DOER)
  const proc = newProc(
    e,
    nameOf(
      e,
      `${scope.event}-${s.during === null ? 'until' : 'during'}-${(s.during ?? s.until[0]?.event)?.text ?? ''}`,
    ),
    'lasting',
    [],
    cites,
    s.span,
  )
  const captured: Local[] = []
  const around: AroundRules = {
    scope: { vars: new Map(), parent: scope, boundary: { proc, captured }, proc: null, event: scope.event },
    proc,
  }
  for (const rule of s.rules)
    layDown(
      e,
      {
        ...rule,
        cites:
          rule.cites.length > 0
            ? rule.cites
            : s.cites.length > 0
              ? s.cites
              : cites.map((text) => ({ text, span: rule.span })),
      },
      around,
    )
  for (const pattern of s.until) {
    const event = findEvent(e, pattern.event)
    if (event === null) continue
    bindsAnew(
      e,
      around,
      pattern.args.map((a) => a.arg),
    )
    const m = match(e, {
      scope: ruleScope(event.name.text, around),
      context: null,
      params: event.params,
      args: placeArgs(e, event, pattern),
      cond: null,
      position: 'rules',
    })
    e.lasting.endings.push({
      name: nameOf(e, `${proc.name}-end`),
      called: proc.name,
      cites,
      span: pattern.span,
      kind: 'until',
      event: event.name.text,
      ...matched(e, m, around),
    })
  }
  if (s.during !== null) findEvent(e, s.during)
  const { rules } = s
  e.lasting.blocks.push({
    proc,
    until: s.until,
    during: s.during,
    modals: rules.filter((r) => r.kind === 'modal'),
    hooks: rules.filter((r) => r.kind === 'hook'),
    excepts: rules.filter((r) => r.kind === 'except'),
  })
  return [
    {
      ...at,
      kind: 'lasting',
      proc,
      controller,
      source: sourceOf(e, scope, s),
      captured,
      during: s.during?.text ?? null,
    },
  ]
}

/** `opponent cannot …`: the subject, as the name that it is. */
function subjectOfRule(rule: LastingDecl): Expr[] {
  if ((rule.kind !== 'modal' && rule.kind !== 'adjective') || rule.subject === null || rule.subject === 'you') return []
  const { type, name } = rule.subject
  return type === null || name !== null ? [] : [{ kind: 'name', name: type.name.text, span: type.name.span }]
}

function layDown(e: Elaboration, decl: LastingDecl, around: AroundRules): void {
  const { lasting: rules } = e
  switch (decl.kind) {
    case 'modal':
      bindsAnew(
        e,
        around,
        decl.patterns.flatMap((p) => p.args.map((a) => a.arg)),
        decl.subject === 'you' ? null : (decl.subject?.name ?? null),
      )
      if (decl.body !== null) {
        e.report(
          error(
            'HR0107',
            worded('this does not stand here'),
            decl.span,
            worded('no event is declared among rules that last'),
            {
              hint: worded('declare it at the margin: `to {1} …`', decl.patterns[0]?.event.text ?? 'do-it'),
            },
          ),
        )
      } else if (decl.modality === 'cannot')
        rules.cannots.push(...cannot(e, called(e, decl, `cannot-${decl.patterns[0]?.event.text ?? ''}`), around))
      else if (decl.modality === 'must act' || decl.modality === 'always asked')
        rules.compulsions.push(...compulsion(e, called(e, decl, decl.modality.replace(' ', '-')), around))
      else
        rules.offers.push(
          ...offer(e, called(e, decl, `${decl.modality}-${decl.patterns[0]?.event.text ?? ''}`), around),
        )
      return
    case 'hook': {
      bindsAnew(
        e,
        around,
        decl.patterns.flatMap((p) => p.args.map((a) => a.arg)),
      )
      rules.hooks.push(...hooks(e, called(e, decl, `${decl.timing}-${decl.patterns[0]?.event.text ?? ''}`), around))
      return
    }
    case 'except': {
      bindsAnew(e, around, decl.args)
      const made = exceptionOf(e, called(e, decl, `${decl.fact.text}-exception`), around)
      if (made !== null) rules.excepts.push({ fact: decl.fact.text, made })
      return
    }
    case 'adjective':
      return sentence(e, decl, around)
  }
}

/** A lasting rule is called by its label, else after its event; no two rules of a game have one name. */
function called<D extends LastingDecl>(e: Elaboration, decl: D, fallback: string): RuleSymbol<D> {
  const { label } = decl
  if (label !== null) {
    const before =
      e.lasting.labels.get(label.text) ??
      [...e.game.modals, ...e.game.hooks, ...e.game.excepts].find((r) => r.name === label.text)?.decl.label
    if (before === undefined || before === null) e.lasting.labels.set(label.text, label)
    else
      e.report(
        error('HR0102', worded('declared twice'), label.span, worded('another rule is called `{1}`', label.text), {
          secondary: [{ span: before.span, text: worded('first declared here') }],
          hint: worded('choose another name for one of them'),
        }),
      )
  }
  return { name: nameOf(e, label?.text ?? `lasting-${fallback}`), decl, context: null }
}

function nameOf(e: Elaboration, base: string): string {
  const { names } = e.lasting
  let name = base
  for (let n = 2; names.has(name); n++) name = `${base}-${n}`
  names.add(name)
  return name
}

/** `player p` under `until` would be any player, also where `p` is somebody already. */
function bindsAnew(
  e: Elaboration,
  around: AroundRules,
  args: readonly PatternArg[],
  subject: Name | null = null,
): void {
  const names = args.flatMap((a) => (a.kind === 'bind' && a.phrase.name !== null ? [a.phrase.name] : []))
  for (const name of subject === null ? names : [subject, ...names]) {
    const before = variableInReach(around.scope, name.text)
    if (before === null) continue
    const hint = worded('for that one write `{1}` alone; for any, use another name', name.text)
    e.report(standsAlready(name.text, name.span, before, hint))
  }
}

/** `c is blocked if …`: without an `if` it is so as long as the rule lasts. */
function sentence(e: Elaboration, decl: AdjectiveDecl, around: AroundRules): void {
  const symbol = e.game.adjectives.get(decl.name.text)
  if (symbol === undefined) {
    e.report(
      error(
        'HR0101',
        worded('unknown adjective'),
        decl.name.span,
        worded('nothing can be `{1}`', decl.name.text),
        nearest(decl.name.text, e.game.adjectives.keys()),
      ),
    )
    return
  }
  e.used.add(decl.name.text)
  refer(e, 'adjective', decl.name.span, symbol.name.span)
  if (symbol.stored || decl.starts !== null) {
    e.report(
      error(
        'HR0208',
        worded('kept, not worked out'),
        decl.name.span,
        worded('whether something is `{1}` is changed by instructions', decl.name.text),
        { hint: worded('declare it without `starts`, or mark it with `becomes`') },
      ),
    )
    return
  }
  const [zone] = decl.zones
  if (zone !== undefined)
    e.report(
      error(
        'HR0208',
        worded('worked out, not kept'),
        zone.span,
        worded('`{1}` is worked out wherever it is asked', decl.name.text),
        {
          hint: worded('say in its condition where it holds: `if … in {1} and …`', zone.text),
        },
      ),
    )
  const local = newLocal(e, decl.subject?.name?.text ?? 'it', symbol.subject, null)
  const scope = ruleScope(decl.name.text, around)
  const tests: TExpr[] = []
  const meant = subjectOf(e, decl, around)
  if (meant !== null) {
    const value = elaborate(e, scope, meant, symbol.subject)
    expectType(e, value, symbol.subject, true)
    tests.push({
      kind: 'binary',
      op: '=',
      left: localExpr(local, decl.span),
      right: value,
      type: TRUTH,
      span: decl.span,
    })
  } else if (decl.subject?.type !== null && decl.subject !== null) {
    const { type, name } = decl.subject
    const { type: wanted, adjective } = wordType(e, type.name)
    if (!fits(symbol.subject, wanted))
      e.report(
        error(
          'HR0201',
          worded('wrong kind of value'),
          decl.subject.span,
          worded('what is `{1}` is a {2}, not a {3}', decl.name.text, show(symbol.subject), show(wanted)),
        ),
      )
    if (name !== null) bindsAnew(e, around, [], name)
    bind(scope, name?.text ?? type.name.text, local, (name ?? type.name).span)
    if (adjective !== null)
      tests.push({
        kind: 'adjective',
        name: adjective.name.text,
        of: localExpr(local, decl.span),
        type: TRUTH,
        span: decl.subject.span,
      })
  }
  if (decl.cond !== null) tests.push(truth(e, scope, decl.cond))
  const made: TSentence = {
    name: nameOf(e, decl.label?.text ?? `lasting-${decl.name.text}`),
    params: [local],
    ...heldBy(e, around, { self: null, you: null, selfDomain: null }),
    tests,
    cites: decl.cites.map((c) => c.text),
    span: decl.span,
  }
  e.lasting.sentences.push({ adjective: decl.name.text, made })
}

/** `this` or a variable from around; null when the subject is a kind of thing. */
function subjectOf(e: Elaboration, { subject }: AdjectiveDecl, around: AroundRules): Expr | null {
  if (subject === null || subject.type === null) return { kind: 'this', span: around.proc.span }
  const { text, span } = subject.type.name
  return subject.name === null && (inReach(around.scope, text) || e.game.readings.has(text))
    ? { kind: 'name', name: text, span }
    : null
}
