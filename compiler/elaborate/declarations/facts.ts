import { printedVersion } from '../../game/printed-version.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import type { ExceptDecl } from '../../../grammar/tree/statements.ts'
import type {
  AdjectiveSymbol,
  FactSymbol,
  ParamSymbol,
  RelationSymbol,
  RuleSymbol,
  Sentence,
  ZoneSymbol,
} from '../../game/model.ts'
import type { Local, TExpr } from '../../program/ir.ts'
import type { ReadingSymbol } from '../../game/reading.ts'
import { CARD, DEFINITION, NUMBER, PLAYER, TRUTH, type Type, elementOf, setOf } from '../../game/type.ts'
import {
  type Elaboration,
  type Scope,
  THIS,
  YOU,
  bind,
  inReach,
  newLocal,
  newProc,
  rootScope,
  refer,
} from '../context.ts'
import { mentions } from '../../analyse/walk.ts'
import { localExpr } from '../../program/local-expr.ts'
import { elaborate, numeric, truth, valueOf } from '../expressions/expr.ts'
import { expectType } from '../expressions/expected.ts'
import { type AroundRules, heldBy, ruleScope } from './lasting-rules.ts'
import { match, textTests } from '../patterns/pattern.ts'
import type { TAdjective, TExcept, TFact, TRelation, TSentence, TZone } from '../../program/declarations.ts'
import { exceptedValue } from '../patterns/read-pattern.ts'
import { askerTests } from '../words/read-offer.ts'
import { condition } from '../words/read-word.ts'
import { readingScope } from '../words/reading-places.ts'
import { statement } from '../statements/stmt.ts'
import { textDomainOfAnyone } from '../patterns/text.ts'
import { wordType } from '../expressions/domain.ts'
import { worded } from '../../diagnostics/worded.ts'

interface Facts {
  readonly facts: Map<string, TFact>
  readonly adjectives: Map<string, TAdjective>
  readonly relations: Map<string, TRelation>
  readonly zones: Map<string, TZone>
  readonly viewers: TExcept[]
}

/** In the value of an exception: what the fact would be without it. */
const OTHERWISE = 'otherwise'

const VIEWERS: readonly ParamSymbol[] = [{ type: CARD, adjective: null, name: 'card' }]

export function elaborateFacts(e: Elaboration): Facts {
  const { game } = e
  const excepts = new Map<string, TExcept[]>()
  for (const rule of game.excepts) exception(e, rule, excepts)
  return {
    facts: new Map([...game.facts].map(([name, f]) => [name, fact(e, f, excepts.get(name) ?? [])])),
    adjectives: new Map([...game.adjectives].map(([name, a]) => [name, adjective(e, a)])),
    relations: new Map([...game.relations].map(([name, r]) => [name, relation(e, r)])),
    zones: new Map([...game.zones].map(([name, z]) => [name, zone(e, z.name.text, z)])),
    viewers: excepts.get('viewers') ?? [],
  }
}

function params(
  e: Elaboration,
  scope: Scope,
  symbols: readonly ParamSymbol[],
  span: FactSymbol['name']['span'],
): Local[] {
  return symbols.map((p) => {
    const local = newLocal(e, p.name, p.type, null)
    bind(scope, p.name, local, p.said ?? span)
    return local
  })
}

function fact(e: Elaboration, symbol: FactSymbol, excepts: readonly TExcept[]): TFact {
  const { decl, name } = symbol
  const proc = decl.body === null ? null : newProc(e, name.text, 'hook', [], [], decl.span)
  const scope = rootScope(name.text, proc)
  const locals = params(e, scope, symbol.params, name.span)
  const value = decl.value === null ? null : valueOf(e, scope, decl.value, symbol.type)
  const starts = decl.starts === null ? null : elaborate(e, scope, decl.starts, symbol.type)
  if (starts !== null) expectType(e, starts, symbol.type)
  e.gives = symbol.type
  const body = decl.body === null ? null : decl.body.flatMap((s) => statement(e, scope, s))
  e.gives = null
  if (proc !== null) e.procs.splice(e.procs.indexOf(proc), 1)
  return {
    name: name.text,
    declared: name.text,
    params: locals,
    starts,
    value,
    body,
    locals: proc?.locals ?? [],
    excepts,
    cites: decl.cites.map((c) => c.text),
    span: decl.span,
  }
}

/** Adjectives and facts that are asked of printed cards, elaborated once more with a printed card as their subject. */
export function forDefinitions(e: Elaboration, facts: Map<string, TFact>, adjectives: Map<string, TAdjective>): void {
  // What they ask in turn joins the set while it is gone through.
  for (const name of e.ofDefinitions) {
    const adjectiveSymbol = e.game.adjectives.get(name)
    const factSymbol = e.game.facts.get(name)
    const key = printedVersion(name)
    if (adjectiveSymbol !== undefined) {
      const sentences = adjectiveSymbol.sentences
        .filter((s) => s.context === null)
        .map((s) => sentence(e, s, name, [DEFINITION]))
      adjectives.set(key, {
        name: key,
        declared: name,
        sentences,
        starts: null,
        cites: adjectiveSymbol.cites.map((c) => c.text),
        span: adjectiveSymbol.name.span,
      })
    } else if (factSymbol !== undefined) {
      const printed = { ...factSymbol, params: factSymbol.params.map((p) => ({ ...p, type: DEFINITION })) }
      facts.set(key, { ...fact(e, printed, []), name: key })
    }
  }
}

/** The sentence's subject under its own name; in a text it is `this`. */
function sentence(e: Elaboration, s: Sentence, name: string, types: readonly Type[]): TSentence {
  const scope = rootScope(name, null)
  const tests: TExpr[] = []
  const locals: Local[] = []
  const subjects: { readonly word: ReadingSymbol; readonly local: Local; readonly span: FactSymbol['name']['span'] }[] =
    []
  let self: Local | null = null
  for (const [i, p] of [s.subject, s.other].entries()) {
    const t = types[i]
    if (t === undefined) continue
    const isThis = p === null || p.type === null
    const word = wordOf(e, p)
    const local = newLocal(e, p?.name?.text ?? p?.type?.name.text ?? 'this', t, null)
    locals.push(local)
    if (isThis) self = local
    else if (word !== null) subjects.push({ word, local, span: p.span })
    else {
      bind(scope, p.name?.text ?? p.type?.name.text ?? 'it', local, (p.name ?? p.type?.name ?? p).span)
      const word = p.type?.name
      const found = word === undefined ? null : wordType(e, word).adjective
      if (found !== null)
        tests.push({
          kind: 'adjective',
          name: found.name.text,
          of: { kind: 'local', local, type: t, span: p.span },
          type: TRUTH,
          span: p.span,
        })
    }
  }
  const you = s.context === null ? null : newLocal(e, 'you', PLAYER, null)
  const here = self ?? newLocal(e, 'this', CARD, null)
  if (s.context !== null && you !== null) {
    bind(scope, THIS, here, s.decl.span)
    if (self !== null) bind(scope, YOU, you, s.decl.span)
    else
      scope.vars.set(YOU, {
        kind: 'builtin',
        name: 'holder',
        args: [localExpr(here, s.decl.span)],
        type: PLAYER,
        span: s.decl.span,
      })
    tests.push(...textTests(e, scope, s.context, here))
  }
  for (const { word, local, span } of subjects)
    tests.push(...askerTests(e, readingScope(scope, 'rules'), word, local, span))
  if (s.cond !== null) tests.push(condition(e, scope, s.cond))
  else if (s.context === null) tests.push({ kind: 'truth', value: false, type: TRUTH, span: s.decl.span })
  const said = {
    name: s.decl.label?.text ?? name,
    params: locals,
    selfDomain: null,
    lasting: null,
    cites: s.decl.cites.map((c) => c.text),
    span: s.decl.span,
  }
  if (self !== null || s.context === null) return { ...said, self, you, tests }
  // A text that says something of others says it as long as some card has this text.
  const domain = { local: here, set: textDomainOfAnyone(e, scope, s.context, s.cond), tests }
  return {
    ...said,
    self: null,
    you: null,
    tests: [{ kind: 'query', quantifier: 'some', domain, type: TRUTH, span: s.decl.span }],
  }
}

/** `opponent is slow if …`: whom the word may mean. */
function wordOf(e: Elaboration, p: Sentence['subject']): ReadingSymbol | null {
  return p === null || p.type === null || p.name !== null ? null : (e.game.readings.get(p.type.name.text) ?? null)
}

function adjective(e: Elaboration, symbol: AdjectiveSymbol): TAdjective {
  const sentences = symbol.sentences.map((s) => sentence(e, s, symbol.name.text, [symbol.subject]))
  const starts = symbol.starts === null ? null : truth(e, rootScope(symbol.name.text, null), symbol.starts)
  const name = symbol.name.text
  return { name, declared: name, sentences, starts, cites: symbol.cites.map((c) => c.text), span: symbol.name.span }
}

function relation(e: Elaboration, symbol: RelationSymbol): TRelation {
  const sentences = symbol.sentences.map((s) => sentence(e, s, symbol.name.text, [symbol.left, symbol.right]))
  return { name: symbol.name.text, sentences, cites: symbol.cites.map((c) => c.text), span: symbol.name.span }
}

function zone(e: Elaboration, name: string, symbol: ZoneSymbol): TZone {
  const scope = rootScope(name, null)
  const key = symbol.key === null ? null : newLocal(e, symbol.key.name, symbol.key.type, null)
  if (key !== null) bind(scope, key.name, key, symbol.key?.said ?? symbol.name.span)
  const seenBy = symbol.seenBy === null ? null : elaborate(e, scope, symbol.seenBy, setOf(PLAYER))
  if (seenBy !== null && seenBy.type.base !== 'player' && seenBy.type.base !== 'unknown')
    expectType(e, seenBy, setOf(PLAYER))
  return { name, key, capacity: symbol.capacity === null ? null : numeric(e, scope, symbol.capacity), seenBy }
}

function exception(e: Elaboration, rule: RuleSymbol<ExceptDecl>, into: Map<string, TExcept[]>): void {
  const made = exceptionOf(e, rule, null)
  if (made !== null) into.set(rule.decl.fact.text, [...(into.get(rule.decl.fact.text) ?? []), made])
}

export function exceptionOf(e: Elaboration, rule: RuleSymbol<ExceptDecl>, around: AroundRules | null): TExcept | null {
  const { decl, context, name } = rule
  const target = e.game.facts.get(decl.fact.text)
  if (target !== undefined) refer(e, 'fact', decl.fact.span, target.name.span)
  const isViewers = decl.fact.text === 'viewers' && target === undefined
  if ((target === undefined || target.stored) && !isViewers) {
    e.report(
      error(
        'HR0101',
        worded('nothing to except from'),
        decl.fact.span,
        target === undefined
          ? worded('no fact is called `{1}`', decl.fact.text)
          : worded('`{1}` is kept, not worked out', decl.fact.text),
        nearest(decl.fact.text, [...e.game.facts.keys(), 'viewers']),
      ),
    )
    return null
  }
  const symbols = target?.params ?? VIEWERS
  const m = match(e, {
    scope: ruleScope(decl.fact.text, around),
    context,
    params: symbols,
    args: decl.args.map((arg, index) => ({ index, arg })),
    cond: decl.cond,
    position: 'rules',
  })
  const wanted = target?.type ?? setOf(PLAYER)
  if (decl.args.length !== symbols.length) {
    e.report(wrongNumber(decl, symbols.length))
    return null
  }
  const before = isViewers || decl.op !== '=' ? null : otherwiseIn(e, m.scope, wanted, decl.value.span)
  const value = exceptedValue(
    e,
    m,
    elaborate(e, m.scope, decl.value, decl.op === '=' || wanted.set ? wanted : NUMBER),
    decl.op,
  )
  const oneOfSet = wanted.set && !value.type.set && decl.op !== '='
  if (!(isViewers && value.type.base === 'player')) expectType(e, value, oneOfSet ? elementOf(wanted) : wanted)
  const otherwise = before !== null && mentions(value, before) ? before : null
  const locals = m.binders.map((b, i) => b ?? newLocal(e, symbols[i]?.name ?? 'it', symbols[i]?.type ?? CARD, null))
  return {
    name,
    params: locals,
    ...heldBy(e, around, m),
    tests: m.tests,
    op: otherwise === null ? decl.op : 'otherwise',
    value,
    otherwise,
    cites: decl.cites.map((c) => c.text),
    span: decl.span,
  }
}

function wrongNumber({ fact, args }: ExceptDecl, needed: number): Diagnostic {
  return error(
    'HR0204',
    worded('wrong number of values'),
    fact.span,
    needed === 0
      ? worded('`{1}` belongs to nobody: write it without `of`', fact.text)
      : worded('`{1}` needs {2}, and there are {3}', fact.text, needed, args.length),
  )
}

/** `otherwise` stands for what the fact would be without the exception, unless the rules call something so. */
function otherwiseIn(e: Elaboration, scope: Scope, type: Type, span: ExceptDecl['span']): Local | null {
  const { facts, zones, options, definitions, enums } = e.game
  const named = [facts, zones, options, definitions].some((all) => all.has(OTHERWISE))
  const value = [...enums.values()].some(({ values }) => values.some(({ text }) => text === OTHERWISE))
  if (named || value || inReach(scope, OTHERWISE)) return null
  const local = newLocal(e, OTHERWISE, type, null)
  bind(scope, OTHERWISE, local, span)
  return local
}
