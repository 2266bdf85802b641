import type { TextContext } from '../../game/model.ts'
import type { AdjectiveDecl, ExceptDecl, HookDecl, ModalDecl, Stmt } from '../../../grammar/tree/statements.ts'
import type { Param } from '../../../grammar/tree/names.ts'
import type { RefuseDecl, RelationDecl, SentenceDecl } from '../../../grammar/tree/declarations.ts'
import { argTests, exprTerm, patternTerm, phraseTerm, phraseTests, typeTest } from './expr-term.ts'
import { boardFacets, tellFacets } from './shown-facets.ts'
import { declared, eventMeant, placed, placeIn, type Scope } from './scope.ts'
import { both, either, leaf, same, type Term, term, TRUE } from './term.ts'

/** A sentence taken apart: each facet is compared by itself. `guard` is true wherever the sentence applies. */
export type Facets = Readonly<Record<string, Term | null>>

/** What is compared facet by facet. */
export type FacetedDecl = SentenceDecl | AdjectiveDecl | RelationDecl

/** How a block of instructions is read: these may lay down sentences in turn, so that their reader calls this one. */
export type ReadBlock = (body: readonly Stmt[], scope: Scope) => Term

/** A sentence by its facets. */
export function facetsOf(decl: FacetedDecl, context: TextContext | null, scope: Scope, block: ReadBlock): Facets {
  switch (decl.kind) {
    case 'modal':
      return modalFacets(decl, context, scope, block)
    case 'hook':
      return hookFacets(decl, context, scope, block)
    case 'except':
      return exceptFacets(decl, context, scope)
    case 'adjective':
      return adjectiveFacets(decl, context, scope)
    case 'relation':
      return relationFacets(decl, context, scope)
    case 'refuse':
      return refuseFacets(decl, scope)
    case 'always':
      return { guard: exprTerm(decl.cond, scope) }
    case 'board':
      return boardFacets(decl, scope)
    case 'tell':
      return tellFacets(decl, scope)
  }
}

/** The card of a text is known as `this`; whatever the text asks of it, each of its rules asks. */
export function inText(
  context: TextContext | null,
  scope: Scope,
  place = 'this',
): { readonly scope: Scope; readonly test: Term } {
  if (context === null) return { scope, test: TRUE }
  const inside = placed(placed(scope, context.phrase.name?.text ?? 'this', place), 'this', place)
  return { scope: inside, test: phraseTests(context.phrase, placeIn(inside, place), inside) }
}

/** Who or what a sentence is about: known by its place, and tested for the type that is asked. */
function about(param: Param | null, place: string, scope: Scope): { readonly scope: Scope; readonly test: Term } {
  if (param === null || param.type === null) return { scope, test: TRUE }
  const inside = placed(scope, param.name?.text ?? param.type.name.text, place)
  return { scope: inside, test: typeTest(param.type.name.text, leaf(placeIn(scope, place)), scope) }
}

/**
 * Any of the patterns, with the condition that follows them. In `drop card c or knock with card c` a name stands for
 * other parts of each, so that the condition is another for each.
 */
function anyPattern(
  { patterns, cond }: ModalDecl | HookDecl,
  outside: Scope,
): { readonly scope: Scope; readonly tests: readonly Term[] } {
  let scope = outside
  // `must act` is about whatever is offered.
  if (patterns.length === 0) return { scope, tests: cond === null ? [] : [exprTerm(cond, scope)] }
  const read = patterns.map((pattern) => {
    const one = patternTerm(pattern, scope)
    scope = one.scope
    return { ...one, cond: cond === null ? TRUE : exprTerm(cond, one.scope) }
  })
  const all = cond === null ? TRUE : exprTerm(cond, scope)
  if (read.every((each) => same(each.cond, all))) return { scope, tests: [either(read.map((r) => r.pattern)), all] }
  return { scope, tests: [either(read.map((each) => both([each.pattern, each.cond])))] }
}

function modalFacets(decl: ModalDecl, context: TextContext | null, outside: Scope, block: ReadBlock): Facets {
  const text = inText(context, outside)
  const doer =
    decl.subject === 'you'
      ? { scope: text.scope, test: term('doer', leaf('you')) }
      : about(decl.subject, 'by', text.scope)
  const events = anyPattern(decl, doer.scope)
  const moments =
    decl.at.length === 0 ? TRUE : either(decl.at.map((at) => term('at', leaf(eventMeant(outside, at.text)))))
  return {
    modality: leaf(decl.modality),
    guard: both([text.test, doer.test, ...events.tests, moments]),
    body: decl.body === null ? null : block(decl.body, events.scope),
  }
}

function hookFacets(decl: HookDecl, context: TextContext | null, outside: Scope, block: ReadBlock): Facets {
  const text = inText(context, outside)
  const events = anyPattern(decl, text.scope)
  return {
    timing: leaf(decl.timing),
    judged: leaf(decl.asBefore ? 'before' : 'after'),
    optional: leaf(decl.optional ? 'optional' : 'always'),
    guard: both([text.test, ...events.tests]),
    body: bodyOfHook(decl, text.scope, block),
  }
}

/** The block once where it says the same for all events, else once for each: a name may be another part of each. */
function bodyOfHook({ patterns, body }: HookDecl, outside: Scope, block: ReadBlock): Term {
  const [first, ...others] = patterns.map((pattern) => block(body, patternTerm(pattern, outside).scope))
  if (first === undefined) throw new RangeError('a sentence speaks of some event')
  return others.every((other) => same(first, other))
    ? first
    : term(first.head, ...first.parts, ...others.flatMap(({ parts }) => parts))
}

function exceptFacets(decl: ExceptDecl, context: TextContext | null, outside: Scope): Facets {
  const text = inText(context, outside)
  const place = (i: number): string => `thing${i}`
  const scope = decl.args.reduce(
    (known, arg, i) =>
      arg.kind === 'bind' ? placed(known, arg.phrase.name?.text ?? arg.phrase.type.text, place(i)) : known,
    text.scope,
  )
  const tests = decl.args.map((arg, i) => argTests(arg, place(i), scope, text.scope))
  const cond = decl.cond === null ? TRUE : exprTerm(decl.cond, scope)
  return {
    fact: leaf(declared(outside, decl.fact.text)),
    operation: leaf(decl.op),
    guard: both([text.test, ...tests, cond]),
    value: exprTerm(decl.value, scope),
  }
}

function adjectiveFacets(decl: AdjectiveDecl, context: TextContext | null, outside: Scope): Facets {
  const text = inText(context, outside, decl.subject === null ? 'subject' : 'this')
  const subject = about(decl.subject, 'subject', text.scope)
  return {
    adjective: leaf(declared(outside, decl.name.text)),
    zones: decl.zones.length === 0 ? null : term('zones', ...decl.zones.map((z) => leaf(declared(outside, z.text)))),
    starts: decl.starts === null ? null : exprTerm(decl.starts, subject.scope),
    guard:
      decl.cond === null && context === null
        ? null
        : both([text.test, subject.test, decl.cond === null ? TRUE : exprTerm(decl.cond, subject.scope)]),
  }
}

function relationFacets(decl: RelationDecl, context: TextContext | null, outside: Scope): Facets {
  const text = inText(context, outside)
  const left = about(decl.left, 'left', text.scope)
  const right = about(decl.right, 'right', left.scope)
  return {
    relation: leaf(declared(outside, decl.name.text)),
    guard: decl.cond === null ? null : both([text.test, left.test, right.test, exprTerm(decl.cond, right.scope)]),
  }
}

function refuseFacets(decl: RefuseDecl, outside: Scope): Facets {
  const { scope } = about(decl.player, 'player', outside)
  const cond = (inside: Scope): Term => (decl.cond === null ? TRUE : exprTerm(decl.cond, inside))
  const message = leaf(JSON.stringify(decl.message))
  if (decl.about === null) return { message, guard: cond(scope) }
  const { range, scope: inside } = phraseTerm(decl.about, scope)
  const [type, set, where] = range.parts
  if (type === undefined || set === undefined || where === undefined)
    throw new RangeError('a phrase has a type, a set and a test')
  return { message, guard: term('some', type, set, both([where, cond(inside)])) }
}
