import type { Span } from '../../../grammar/source-file.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { ModalDecl } from '../../../grammar/tree/statements.ts'
import { error } from '../../diagnostics/make.ts'
import { CARD, PLAYER, TRUTH, fits, show } from '../../game/type.ts'
import type { RuleSymbol } from '../../game/model.ts'
import type { AskedRule, Local, TExpr } from '../../program/ir.ts'
import { localExpr } from '../../program/local-expr.ts'
import { type Elaboration, type Scope, DOER, THIS, YOU, bind, inner, newLocal } from '../context.ts'
import { wordType } from '../expressions/domain.ts'
import { elaborate } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { textTests } from '../patterns/pattern.ts'
import { textDomain, textDomainOfAnyone } from '../patterns/text.ts'
import { askerTests, namesWhoActs, subjectWord } from '../words/read-offer.ts'
import { condition } from '../words/read-word.ts'
import { inInstructions, readingScope } from '../words/reading-places.ts'
import { type AroundRules, heldBy, ruleScope, spokenOf } from './lasting-rules.ts'
import { common } from './rule-parts.ts'
import { worded } from '../../diagnostics/worded.ts'

/** What is known in a sentence about whoever is asked to act, and the sentence when its `if` is read. */
interface Asked {
  readonly scope: Scope
  /** Where its own words are read. */
  readonly words: Scope
  readonly self: Local | null
  readonly made: (known: Scope) => AskedRule
}

/** A sentence about whoever is asked to act: `may`, `must` or `must act`. */
export function askedRule(
  e: Elaboration,
  rule: RuleSymbol<ModalDecl>,
  around: AroundRules | null,
  event: string,
): Asked {
  const { decl, context } = rule
  const scope = ruleScope(event, around)
  const word = around === null ? subjectWord(e, decl.subject) : null
  const asker = newLocal(
    e,
    decl.subject === 'you' || decl.subject === null ? 'you' : (decl.subject.name?.text ?? 'player'),
    PLAYER,
    null,
  )
  bind(scope, asker.name, asker, askerSpan(decl))
  bind(scope, DOER, asker, decl.span)
  const tests: TExpr[] = around === null ? [] : meantFrom(e, scope, decl, asker, around)
  const self = context === null ? null : newLocal(e, 'this', CARD, null)
  if (context !== null && self !== null) {
    bind(scope, THIS, self, decl.span)
    if (word === null) bind(scope, YOU, asker, decl.span)
    else
      scope.vars.set(YOU, {
        kind: 'builtin',
        name: 'holder',
        args: [localExpr(self, decl.span)],
        type: PLAYER,
        span: decl.span,
      })
    tests.push(...textTests(e, scope, context, self))
  }
  const words = e.game.readings.size === 0 || inInstructions(scope) ? inner(scope) : readingScope(scope, 'rules')
  if (word !== null) tests.push(...askerTests(e, words, word, asker, decl.span))
  const made = (known: Scope): AskedRule => {
    const said = decl.cond === null ? null : condition(e, known, decl.cond)
    const cond = [...kindOfAsker(e, decl, asker), ...(said === null ? [] : [said])].reduce<TExpr | null>(bothOf, null)
    const selfDomain =
      context === null || self === null
        ? null
        : {
            local: self,
            set: (word === null ? textDomain : textDomainOfAnyone)(e, scope, context, decl.cond),
            tests: [],
          }
    const held = heldBy(e, around, { self, you: null, selfDomain })
    return {
      ...common(rule, rule.name),
      at: decl.at.map((n) => n.text),
      asker,
      self: held.self,
      selfDomain: held.selfDomain,
      lasting: held.lasting,
      selfTests: tests,
      cond,
      ...(word === null ? {} : { byWord: true as const }),
    }
  }
  return { scope, words, self, made }
}

/** Whether the doer can be told; under `until` it may be somebody from around. */
export function saysWhoActs(e: Elaboration, decl: ModalDecl, around: AroundRules | null): boolean {
  const { subject } = decl
  return (
    (subject !== null && subject !== 'you' && spokenOf(e, around, subject) !== null) ||
    namesWhoActs(e, decl, around === null)
  )
}

/** `rich p may buy`: who acts is a player, of whom an adjective has to be true. */
function kindOfAsker(e: Elaboration, { subject }: ModalDecl, asker: Local): readonly TExpr[] {
  if (subject === null || subject === 'you' || subject.type === null || subject.name === null) return []
  const { span } = subject
  const { type, adjective } = wordType(e, subject.type.name)
  if (!fits(type, PLAYER))
    e.report(
      error('HR0201', worded('wrong kind of value'), span, worded('who acts is a player, not a {1}', show(type))),
    )
  const of = localExpr(asker, span)
  return adjective === null ? [] : [{ kind: 'adjective', name: adjective.name.text, of, type: TRUTH, span }]
}

const bothOf = (before: TExpr | null, test: TExpr): TExpr =>
  before === null ? test : { kind: 'binary', op: 'and', left: before, right: test, type: TRUTH, span: test.span }

/** Under `until`, `you` and `q` are those from around: nobody else is offered anything. */
function meantFrom(
  e: Elaboration,
  scope: Scope,
  { subject, span }: ModalDecl,
  asker: Local,
  around: AroundRules,
): TExpr[] {
  const meant: Expr | null =
    subject === 'you' ? { kind: 'you', span } : subject === null ? null : spokenOf(e, around, subject)
  if (meant === null) return []
  const who = elaborate(e, scope, meant, PLAYER)
  expectType(e, who, PLAYER, true)
  return [{ kind: 'binary', op: '=', left: localExpr(asker, span), right: who, type: TRUTH, span }]
}

/** Where the one who is asked gets a name. */
function askerSpan({ subject, span }: ModalDecl): Span {
  return subject === 'you' || subject === null ? span : (subject.name?.span ?? span)
}
