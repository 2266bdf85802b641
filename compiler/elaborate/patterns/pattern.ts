import type { Sayable } from '../../../grammar/saying.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import { meant } from '../../diagnostics/nearest.ts'
import { EVENTS } from '../../diagnostics/other-words.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Expr, Pattern, PatternArg, Phrase } from '../../../grammar/tree/expressions.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import type { EventSymbol, ParamSymbol, TextContext } from '../../game/model.ts'
import type { Domain, Local, TExpr } from '../../program/ir.ts'
import { partSaidTwice, partsSaidOnce } from '../../game/said-once.ts'
import { CARD, PLAYER, TRUTH, type Type, fits, notNone, setOf, show } from '../../game/type.ts'
import { type Elaboration, type Scope, THIS, YOU, bind, inReach, inner, newLocal, refer } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { definitionOf } from '../expressions/definition-of.ts'
import { elaborate, truth } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { isWordType, wordType } from '../expressions/domain.ts'
import { condition } from '../words/read-word.ts'
import { inInstructions, readingScope } from '../words/reading-places.ts'
import { standsForWord, wordsRead } from './read-pattern.ts'
import { textDomainOfAnyone } from './text.ts'
import { worded } from '../../diagnostics/worded.ts'

/** A pattern over an event's arguments, or over the things a fact is said of. */
export interface PatternMatch {
  readonly scope: Scope
  readonly binders: (Local | null)[]
  readonly self: Local | null
  readonly you: Local | null
  readonly selfDomain: Domain | null
  readonly tests: TExpr[]
  /** Words of the pattern that no argument stands for, and whom they mean. */
  readonly found: readonly { readonly local: Local; readonly value: TExpr }[]
  /** The tests of the pattern alone, with its words still free. */
  readonly free: readonly TExpr[]
}

/** `hint` is given where no declared name is near. */
export function findEvent(
  e: Elaboration,
  name: { text: string; span: Expr['span'] },
  hint?: Sayable,
): EventSymbol | null {
  const event = e.game.events.get(name.text)
  if (event === undefined) {
    const near = meant(name.text, e.game.events.keys(), EVENTS)
    e.report(
      error(
        'HR0101',
        worded('unknown event'),
        name.span,
        worded('no event is called `{1}`', name.text),
        hint === undefined ? near : { hint, ...near },
      ),
    )
    return null
  }
  e.used.add(`to ${name.text}`)
  refer(e, 'event', name.span, event.name.span)
  return event
}

export interface MatchInput {
  readonly scope: Scope
  readonly context: TextContext | null
  readonly params: readonly (ParamSymbol & { readonly role?: string })[]
  readonly args: readonly { readonly index: number; readonly arg: PatternArg }[]
  readonly cond: Expr | null
  /** How the pattern reads the words of a text. */
  readonly position: 'rules' | 'triggers' | 'replacements'
  /**
   * For a pattern that is asked about later: where, and the test that makes of a part that is said outright, if any.
   */
  readonly asked?: { readonly scope: Scope; readonly said: (here: TExpr, expr: Expr) => TExpr | null }
}

/** What may be said of an event, as a hint. */
export function takesWhat({ params }: EventSymbol): Sayable {
  const takes = params.map((p) => (p.role === 'main' ? `a ${show(p.type)}` : `\`${p.role}\` a ${show(p.type)}`))
  return takes.length === 0 ? worded('it takes nothing') : worded('it takes {1}', takes.join(', '))
}

/** Where a part of a pattern stands. */
export const spanOfPart = (arg: PatternArg): Span => (arg.kind === 'bind' ? arg.phrase.span : arg.expr.span)

/** The names that a pattern gives. */
export const namesGiven = (args: readonly PatternArg[]): readonly (Name | null)[] =>
  args.map((arg) => (arg.kind === 'bind' ? arg.phrase.name : null))

/** The parameter of each argument of a pattern, by role. */
export function placeArgs(e: Elaboration, event: EventSymbol, pattern: Pattern): { index: number; arg: PatternArg }[] {
  return pattern.args.flatMap(({ role, arg }, i) => {
    const index = event.params.findIndex((p) => p.role === role)
    const before = pattern.args.find((other, at) => at < i && other.role === role)
    if (before !== undefined) e.report(partSaidTwice(role, spanOfPart(arg), spanOfPart(before.arg)))
    else if (index >= 0) return [{ index, arg }]
    if (index >= 0) return []
    const span = spanOfPart(arg)
    e.report(
      error(
        'HR0205',
        worded('the event has no such part'),
        span,
        role === 'main'
          ? worded('`{1}` takes nothing here', event.name.text)
          : worded('`{1}` has no `{2}`', event.name.text, role),
        { hint: takesWhat(event) },
      ),
    )
    return []
  })
}

/** Binds first and tests afterwards, so that any part may mention any other. */
export function match(e: Elaboration, input: MatchInput): PatternMatch {
  const scope = inner(input.scope)
  const outside = input.asked?.scope ?? input.scope
  const words =
    e.game.readings.size === 0 || input.asked !== undefined || inInstructions(scope)
      ? scope
      : readingScope(scope, input.position)
  const binders: (Local | null)[] = input.params.map(() => null)
  const tests: TExpr[] = []
  const late: (() => void)[] = []
  let self: Local | null = null
  partsSaidOnce(e.report, namesGiven(input.args.map(({ arg }) => arg)))
  for (const { index, arg } of input.args) {
    const param = input.params[index]
    if (param === undefined) continue
    const local = newLocal(e, binderName(arg, param), notNone(param.type), null)
    binders[index] = local
    const here = localExpr(local, arg.kind === 'bind' ? arg.phrase.span : arg.expr.span)
    if (arg.kind === 'bind') late.push(bindPhrase(e, { scope, words }, arg, local, here, tests))
    else if (arg.expr.kind === 'this' && input.context !== null) self = local
    else if (arg.expr.kind === 'name' && input.asked === undefined && standsForWord(e, words, outside, arg.expr, local))
      continue
    else if (arg.expr.kind === 'name' && isWordType(e, arg.expr.name) && !inReach(outside, arg.expr.name)) {
      const { type: said, adjective } = wordType(e, { text: arg.expr.name, span: arg.expr.span })
      if (!fits(local.type, said)) e.report(anotherPart(local.type, said, arg.expr.span))
      if (adjective !== null)
        tests.push({ kind: 'adjective', name: adjective.name.text, of: here, type: TRUTH, span: arg.expr.span })
    } else {
      const { expr } = arg
      late.push(() => {
        const test =
          input.asked === undefined
            ? sameAs(e, here, elaborate(e, words, expr, here.type))
            : input.asked.said(here, expr)
        if (test !== null) tests.push(test)
      })
    }
  }
  const text = input.context === null ? null : enterText(e, scope, input.context, self, input.cond)
  for (const step of late) step()
  const inRule = input.position === 'rules'
  // The condition of a hook is part of what it waits for; that of a rule has words of its own.
  if (input.cond !== null && !inRule) tests.push(truth(e, words, input.cond))
  const read = wordsRead(e, words, tests)
  const cond = input.cond !== null && inRule ? [condition(e, scope, input.cond)] : []
  return {
    scope: words,
    binders,
    self: text?.self ?? null,
    you: text?.you ?? null,
    selfDomain: text?.domain ?? null,
    tests: [...(text?.tests ?? []), ...read.tests, ...cond],
    found: read.found,
    free: tests,
  }
}

function binderName(arg: PatternArg, param: ParamSymbol): string {
  return arg.kind === 'bind' ? (arg.phrase.name?.text ?? arg.phrase.type.text) : param.name
}

const anotherPart = (part: Type, said: Type, span: Expr['span']): Diagnostic =>
  error(
    'HR0201',
    worded('wrong kind of value'),
    span,
    worded('this part of the event is a {1}, not a {2}', show(part), show(said)),
  )

/** Binds a variable to a part of the event; gives what reads the phrase's tests once everything is bound. */
function bindPhrase(
  e: Elaboration,
  { scope, words }: { readonly scope: Scope; readonly words: Scope },
  { phrase, set }: PatternArg & { kind: 'bind' },
  local: Local,
  here: TExpr,
  tests: TExpr[],
): () => void {
  const { type: said, adjective } = wordType(e, phrase.type)
  const wanted = set === true ? setSaid(e, phrase, said) : said
  if (!fits(local.type, wanted)) e.report(anotherPart(local.type, wanted, phrase.span))
  bind(scope, phrase.name?.text ?? phrase.type.text, local, (phrase.name ?? phrase.type).span)
  if (adjective !== null)
    tests.push({ kind: 'adjective', name: adjective.name.text, of: here, type: TRUTH, span: phrase.span })
  return () => {
    if (phrase.in !== null && set !== true) {
      const name: Expr = { kind: 'name', name: phrase.name?.text ?? phrase.type.text, span: phrase.span }
      tests.push(truth(e, words, { kind: 'binary', op: 'in', left: name, right: phrase.in, span: phrase.span }))
    }
    if (phrase.where !== null) tests.push(truth(e, words, phrase.where))
  }
}

/** `set of card s`: an adjective of one card says nothing of a set, and one of sets has said it already. */
function setSaid(e: Elaboration, phrase: Phrase, element: Type): Type {
  if (element.set || e.game.adjectives.has(phrase.type.text))
    e.report(
      error(
        'HR0201',
        worded('wrong kind of things'),
        phrase.type.span,
        worded('`{1}` is no type of single things', phrase.type.text),
        {
          hint: element.set
            ? worded('it is said of sets: write `{1} {2}` without `set of`', phrase.type.text, phrase.name?.text ?? 's')
            : worded(
                'name the type, and say the rest after `where`: `set of {1} s where no {1} c in s where …`',
                element.base,
              ),
        },
      ),
    )
  if (phrase.in !== null)
    e.report(
      error(
        'HR0201',
        worded('wrong kind of things'),
        phrase.in.span,
        worded('`in` says where one thing lies, and this is a set'),
        {
          hint: worded('say it of its members: `where no card c in s where not c in …`'),
        },
      ),
    )
  return element.set ? element : setOf(element)
}

/** An argument that is said outright: equal, the same card name, or a zone of that family. */
export function sameAs(e: Elaboration, here: TExpr, value: TExpr): TExpr {
  const { span } = value
  if (here.type.base === 'zone') {
    if (value.kind === 'zone') return { kind: 'zoneIs', of: here, zone: value, type: TRUTH, span }
    expectType(e, value, here.type)
    return { kind: 'binary', op: '=', left: here, right: value, type: TRUTH, span }
  }
  if (here.type.base === 'card' && value.type.base === 'definition')
    return { kind: 'binary', op: '=', left: definitionOf(here), right: value, type: TRUTH, span }
  expectType(e, value, here.type, true)
  return { kind: 'binary', op: '=', left: here, right: value, type: TRUTH, span }
}

/** Makes `this` and `you` known: `this` is an argument of the event, or ranges over the cards of the text. */
function enterText(
  e: Elaboration,
  scope: Scope,
  context: TextContext,
  self: Local | null,
  cond: Expr | null,
): { self: Local; you: Local; domain: Domain | null; tests: TExpr[] } {
  const { phrase } = context
  const here = self ?? newLocal(e, 'this', CARD, null)
  const you = newLocal(e, 'you', PLAYER, null)
  bind(scope, THIS, here, phrase.span)
  bind(scope, YOU, you, phrase.span)
  const tests = textTests(e, scope, context, here)
  const domain =
    self === null ? { local: here, set: ofAnyone(textDomainOfAnyone(e, scope, context, cond)), tests: [] } : null
  return { self: here, you, domain, tests }
}

/** A zone of somebody whom the pattern names: its cards are looked for before it is known who that is. */
function ofAnyone(place: TExpr | null): TExpr | null {
  return place?.kind === 'zone' && place.key?.kind === 'local' ? { ...place, key: null, family: true } : place
}

/** What makes a card one that this text stands on. */
export function textTests(e: Elaboration, scope: Scope, context: TextContext, self: Local): TExpr[] {
  const { phrase } = context
  const tests: TExpr[] = []
  const { adjective } = wordType(e, phrase.type)
  const here = localExpr(self, phrase.span)
  if (adjective !== null)
    tests.push({ kind: 'adjective', name: adjective.name.text, of: here, type: TRUTH, span: phrase.span })
  if (phrase.in !== null)
    tests.push(
      condition(e, scope, {
        kind: 'binary',
        op: 'in',
        left: { kind: 'this', span: phrase.span },
        right: phrase.in,
        span: phrase.span,
      }),
    )
  if (phrase.where !== null) tests.push(condition(e, scope, phrase.where))
  return tests
}
