import { keptWordsOf } from './kept-words.ts'
import { any, functionCode, type Param } from '../typescript/build.ts'
import { type Code, FALSE, NOTHING, TRUE, lines } from '../typescript/code.ts'
import { remark } from '../typescript/literals.ts'
import { type Name, word } from '../typescript/name.ts'
import { STATE, code } from '../typescript/vocabulary.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Type } from '../game/type.ts'
import type { TAdjective, TExcept, TFact, TRelation, TSentence } from '../program/declarations.ts'
import { isLazy } from './column-index.ts'
import { type Emitter, Names, THE_STATE, docOf, tsType } from './emitter.ts'
import { pascal, upperFirst } from './names.ts'
import { type Piece, piecesFrom } from './piece.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'
import { latestFirst, whileInForce } from './lasting.ts'
import { withinNumbersAt, wholeRange } from './unbounded.ts'
import { emitMemos, memoisedFunction } from './memo.ts'
import type { Body } from './body.ts'
import { snapshot } from './alive.ts'
import { changedSet, emitBlock } from './plain.ts'

/** Functions for derived facts, adjectives and relations. */
export function emitFacts(em: Emitter): Piece[] {
  const { program } = em
  const pieces: Piece[] = [...emitMemos(em)]
  for (const fact of program.facts.values()) {
    const symbol = program.game.facts.get(fact.declared)
    if (symbol?.stored === false) pieces.push(...piecesFrom(fact.span, derived(em, fact, symbol.type)))
  }
  for (const adjective of program.adjectives.values()) {
    const symbol = program.game.adjectives.get(adjective.declared)
    if (symbol === undefined) continue
    const made = symbol.stored
      ? [storedAdjective(em, adjective, docOf(adjective.cites))]
      : saidOf(em, { kind: 'adjective', name: adjective.name, function: em.adjective(adjective.name) }, adjective, [
          symbol.subject,
        ])
    pieces.push(...piecesFrom(adjective.span, made))
  }
  for (const relation of program.relations.values()) {
    const symbol = program.game.relations.get(relation.name)
    if (symbol === undefined) continue
    const word: Said = { kind: 'relation', name: relation.name, function: em.relation(relation.name) }
    pieces.push(...piecesFrom(relation.span, saidOf(em, word, relation, [symbol.left, symbol.right])))
  }
  return pieces
}

function storedAdjective(em: Emitter, { name, starts }: TAdjective, doc: string): Piece {
  const subject = em.program.game.adjectives.get(name)?.subject
  const lazyStart =
    subject !== undefined && starts !== null && isLazy([{ type: subject }]) ? emitExpr(em, new Names(em), starts) : null
  const place = code`s.${em.column(name)}[it]`
  return {
    doc,
    code: functionCode({
      name: em.adjective(name),
      params: [THE_STATE, { name: word('it'), type: code`‹number›` }],
      result: code`‹boolean›`,
      body: lazyStart === null ? code`return ${place} === true` : code`return ${place} ?? ${lazyStart}`,
    }),
  }
}

/** What sentences say of one thing or of two, and the function that tells. */
interface Said {
  readonly kind: 'adjective' | 'relation'
  readonly name: string
  readonly function: Name
}

function saidOf(em: Emitter, said: Said, word: TAdjective | TRelation, subjects: readonly Type[]): Piece[] {
  const { kind, name, function: asked } = said
  const kept = keptWordsOf(em).find({ kind, name })
  const key = `${kind} ${name}`
  if (kept === null) return [sentences(em, asked, word, key, subjects)]
  const work = em.symbol('facts', `work out ${key}`, `workOut${upperFirst(asked.wish)}`)
  const made = sentences(em, work, word, key, subjects)
  const names = new Names(em)
  const params = subjects.map((_, i) => names.fresh(word.sentences[0]?.params[i]?.name ?? 'it'))
  return [{ doc: made.doc, code: memoisedFunction(em, kept, { name: asked, params, work }) }, asWorkedOut(made)]
}

/** What is asked for by another function that keeps it. */
const asWorkedOut = (made: Piece): Piece => ({ ...made, doc: said(made.doc, 'Worked out anew.') })

const CARD: Type = { base: 'card', of: '', set: false, optional: false }

/** Several sentences about one thing are or-ed; each binds the subject under its own name. */
function sentences(
  em: Emitter,
  name: Name,
  { sentences: list, cites }: TAdjective | TRelation,
  word: string,
  types: readonly Local['type'][],
): Piece {
  const doc = docOf(cites)
  const names = new Names(em)
  const subjects = types.map((_, i) => names.fresh(list[0]?.params[i]?.name ?? 'it'))
  const tests = list.filter((s) => s.lasting === null).map((s) => sentenceTest(em, names, s, subjects))
  const params = subjects.map((subject, i): Param => ({ name: subject, type: tsType(types[i] ?? CARD) }))
  const forAWhile = list.flatMap((s) => (s.lasting === null ? [] : [lastingSentence(em, s, subjects)]))
  const test = any(tests)
  const body =
    forAWhile.length === 0
      ? code`return ${test}`
      : lines([test === FALSE ? NOTHING : code`if (${test}) return true`, ...forAWhile, code`return false`])
  const whole = lines([em.loops.askedAgain(word), body])
  return { doc, code: functionCode({ name, params: [THE_STATE, ...params], result: code`‹boolean›`, body: whole }) }
}

function sentenceTest(em: Emitter, names: Names, s: TSentence, subjects: readonly Name[]): Code {
  for (const [i, param] of s.params.entries()) names.alias(param, subjects[i] ?? word('it'))
  if (s.you !== null && s.self !== null) names.alias(s.you, code`holder(s, ${names.of(s.self)})`)
  return conjunction(em, names, s.tests)
}

function lastingSentence(em: Emitter, s: TSentence, subjects: readonly Name[]): Code {
  const names = new Names(em)
  for (const subject of subjects) names.reserve(subject.wish)
  for (const [i, param] of s.params.entries()) names.alias(param, subjects[i] ?? word('it'))
  return s.lasting === null
    ? NOTHING
    : whileInForce(
        em,
        names,
        s.lasting,
        docOf(s.cites, s.name),
        () => code`if (${conjunction(em, names, s.tests)}) return true`,
      )
}

const workName = (em: Emitter, fact: TFact): Name =>
  em.symbol('facts', `work out ${fact.name}`, `workOut${pascal(fact.name)}`)

/** The parts of the function that works a fact out. */
interface FactParts {
  readonly fact: TFact
  readonly doc: string
  readonly names: Names
  readonly params: readonly Name[]
  /** What the function is called, and whether it is for its own module alone. */
  readonly name: Name
  readonly own: boolean
  readonly result: Code
  /** What it says without exceptions. */
  readonly standard: Code
}

const typedParams = ({ fact, params }: Pick<FactParts, 'fact' | 'params'>): Param[] => [
  THE_STATE,
  ...fact.params.map((p, i) => ({ name: params[i] ?? word('it'), type: tsType(p.type) })),
]

/** What there is to say of a function besides the clauses of its fact. */
const said = (doc: string, text: string): string => (doc === '' ? text : `${doc} ${text}`)

/** A function of the fact's parameters. */
const factFunction = (f: FactParts, name: Name, body: Code, own = f.own): Code =>
  functionCode({ name, params: typedParams(f), result: f.result, body, own })

const ask = (name: Name, params: readonly Name[]): Code => code`${name}(${[STATE, ...params]})`

function derived(em: Emitter, fact: TFact, type: Type): Piece[] {
  const kept = keptWordsOf(em).find({ kind: 'fact', name: fact.name })
  const name = kept !== null ? workName(em, fact) : em.factName(fact.name)
  const names = new Names(em)
  if (fact.excepts.some((x) => x.lasting !== null)) for (const taken of ['value', 'lasting', 'i']) names.reserve(taken)
  const params = fact.params.map((p) => names.own(p))
  const standard = defaultBody(em, names, fact)
  const doc = kept !== null ? said(docOf(fact.cites), 'Worked out anew.') : docOf(fact.cites)
  const f: FactParts = { fact, doc, names, params, name, own: kept !== null, result: tsType(type), standard }
  if (kept === null) return workedOut(em, f)
  const asked = memoisedFunction(em, kept, { name: em.factName(fact.name), params, work: name })
  return [{ doc: docOf(fact.cites), code: asked }, ...workedOut(em, f)]
}

/** How a fact is worked out, under its name or that of its parts. */
function workedOut(em: Emitter, f: FactParts): Piece[] {
  const { excepts } = f.fact
  if (excepts.some((x) => x.lasting !== null)) return derivedForAWhile(em, f)
  if (excepts.length > 0) return withExceptions(em, f)
  return [{ doc: f.doc, code: factFunction(f, f.name, f.standard) }]
}

/** What exceptions set comes first, then the default with every shift on top. */
function withExceptions(em: Emitter, f: FactParts): Piece[] {
  const { fact, doc, names, params, name, standard } = f
  const base = em.symbol('facts', `default ${fact.name}`, `default${upperFirst(em.factName(fact.name).wish)}`)
  const sets = fact.excepts.filter((x) => x.op === '=')
  // Nothing is left of the default under an exception without condition.
  const always = sets.findIndex((x) => x.tests.length === 0 && x.selfDomain === null)
  const shifts = fact.excepts.filter((x) => x.op !== '=')
  // Shifts that look for the card of their text come on top in a loop of their own, those of what may be none after a
  // test; what is worked out of the value so far comes after it.
  const apart =
    sets.length > 0 && shifts.some((x) => x.selfDomain !== null || x.otherwise !== null || mayBeNone(em, fact))
  const told = (always < 0 ? sets : sets.slice(0, always + 1)).map((x) =>
    exception(em, names, x, params, (v) =>
      apart ? code`return ${v}` : code`return ${shifted(em, names, fact, asMembers(em, fact, x.value, v), params)}`,
    ),
  )
  const set = [askedAgain(em, fact), ...told]
  if (apart) return shiftedApart(em, f, base, always < 0, set)
  const asked = ask(base, params)
  const whole =
    shifts.length === 0
      ? code`return ${asked}`
      : lines([
          code`let value = ${asked}`,
          ...shifts.map((x) => exception(em, names, x, params, (v) => shift(em, fact, x, v))),
          code`return value`,
        ])
  if (always >= 0) return [{ doc, code: factFunction(f, name, lines(set)) }]
  return [
    { doc: said(doc, 'Without exceptions.'), code: factFunction(f, base, standard, true) },
    { doc, code: factFunction(f, name, lines([...set, whole])) },
  ]
}

/** What is set in a function of its own, and every shift on top of it; `open` where the default is ever asked for. */
function shiftedApart(em: Emitter, f: FactParts, base: Name, open: boolean, set: readonly Code[]): Piece[] {
  const { fact, doc, names, params, name, standard } = f
  const unshifted = em.symbol('facts', `unshifted ${fact.name}`, `unshifted${upperFirst(em.factName(fact.name).wish)}`)
  const shifts = fact.excepts
    .filter((x) => x.op !== '=')
    .map((x) => exception(em, names, x, params, (v) => shift(em, fact, x, v)))
  return [
    ...(open ? [{ doc: said(doc, 'Without exceptions.'), code: factFunction(f, base, standard, true) }] : []),
    {
      doc: said(doc, 'Before anything is added.'),
      code: factFunction(f, unshifted, lines([...set, ...(open ? [code`return ${ask(base, params)}`] : [])]), true),
    },
    {
      doc,
      code: factFunction(f, name, lines([code`let value = ${ask(unshifted, params)}`, ...shifts, code`return value`])),
    },
  ]
}

/** A fact with exceptions that last: what sets it, the latest first, then what always stands; then every shift. */
function derivedForAWhile(em: Emitter, f: FactParts): Piece[] {
  const { fact, doc, names, params, name, standard } = f
  const before = em.symbol('facts', `default ${fact.name}`, `default${upperFirst(em.factName(fact.name).wish)}`)
  const unshifted = em.symbol('facts', `unshifted ${fact.name}`, `unshifted${upperFirst(em.factName(fact.name).wish)}`)
  const sets = [
    ...latestFirst(em, fact.excepts, params, (value) => code`return ${value}`),
    ...fact.excepts
      .filter((x) => x.lasting === null && x.op === '=')
      .map((x) => exception(em, names, x, params, (v) => code`return ${v}`)),
    code`return ${ask(before, params)}`,
  ]
  const shifts = shiftsForAWhile(em, f)
  const whole = lines([askedAgain(em, fact), ...sets])
  const last =
    shifts.length === 0
      ? whole
      : lines([code`let value = ${ask(sets.length === 1 ? before : unshifted, params)}`, ...shifts, code`return value`])
  return [
    { doc: said(doc, 'Without exceptions.'), code: factFunction(f, before, standard, true) },
    ...(shifts.length === 0 || sets.length === 1
      ? []
      : [{ doc: said(doc, 'Before anything is added.'), code: factFunction(f, unshifted, whole, true) }]),
    { doc, code: factFunction(f, name, last) },
  ]
}

function shiftsForAWhile(em: Emitter, { fact, names, params }: FactParts): Code[] {
  return fact.excepts
    .filter((x) => x.op !== '=')
    .map((x) =>
      x.lasting === null
        ? exception(em, names, x, params, (v) => shift(em, fact, x, v))
        : lastingException(em, x, params, (v) => shift(em, fact, x, v)),
    )
}

type Make = (value: Code) => Code

function lastingException(em: Emitter, x: TExcept, params: readonly Name[], make: Make): Code {
  const names = new Names(em)
  for (const taken of ['value', ...params.map((p) => p.wish)]) names.reserve(taken)
  if (x.otherwise !== null) names.alias(x.otherwise, word('value'))
  for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? word('it'))
  return x.lasting === null
    ? NOTHING
    : whileInForce(em, names, x.lasting, docOf(x.cites, x.name), () => {
        const value = make(emitExpr(em, names, x.value))
        return x.tests.length === 0 ? value : code`if (${conjunction(em, names, x.tests)}) ${value}`
      })
}

const mayBeNone = (em: Emitter, fact: TFact): boolean =>
  em.program.game.facts.get(fact.declared)?.type.optional === true

const isSet = (em: Emitter, fact: TFact): boolean => em.program.game.facts.get(fact.declared)?.type.set === true

/** How members come or go; a list keeps its copies. */
const shiftOf = (em: Emitter, fact: TFact, { op }: TExcept): Code =>
  changedSet(op === '+=' ? '+=' : '-=', em.program.game.facts.get(fact.declared)?.type.list === true)

/** One thing where a set is meant. */
const asMembers = (em: Emitter, fact: TFact, value: TExpr, of: Code): Code =>
  isSet(em, fact) && !value.type.set ? code`[${of}]` : of

/** A shift of a number, or members that come or go. */
function shift(em: Emitter, fact: TFact, x: TExcept, by: Code): Code {
  if (x.otherwise !== null) return code`value = ${asMembers(em, fact, x.value, by)}`
  if (isSet(em, fact)) return code`value = ${shiftOf(em, fact, x)}(value, ${asMembers(em, fact, x.value, by)})`
  const sum = x.op === '+=' ? code`value + ${by}` : code`value - ${by}`
  const change = em.analyses.reach().mayBeShiftedAway(fact)
    ? code`value = ${withinNumbersAt(em, x.value.span, sum)}`
    : x.op === '+='
      ? code`value += ${by}`
      : code`value -= ${by}`
  return mayBeNone(em, fact) ? code`if (value !== NONE) ${change}` : change
}

/** Shifts apply on top of what an exception sets as well. */
function shifted(em: Emitter, names: Names, fact: TFact, value: Code, params: readonly Name[]): Code {
  const shifts = fact.excepts.filter((x) => x.op !== '=')
  return shifts.reduce((before, x) => {
    const test = exceptionTest(em, names, x, params)
    const amount = emitExpr(em, names, x.value)
    if (isSet(em, fact))
      return code`${shiftOf(em, fact, x)}(${before}, ${test} ? ${asMembers(em, fact, x.value, amount)} : [])`
    const by = code`${test} ? ${amount} : 0`
    const sum = x.op === '+=' ? code`${before} + ${by}` : code`${before} - ${by}`
    return em.analyses.reach().mayBeShiftedAway(fact) ? withinNumbersAt(em, x.value.span, sum) : sum
  }, value)
}

function exceptionTest(em: Emitter, names: Names, x: TExcept, params: readonly Name[]): Code {
  for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? word('it'))
  if (x.self !== null && x.you !== null) names.alias(x.you, code`holder(s, ${names.of(x.self)})`)
  return conjunction(em, names, x.tests)
}

function exception(em: Emitter, names: Names, x: TExcept, params: readonly Name[], make: Make): Code {
  const note = remark(docOf(x.cites, x.name))
  if (x.otherwise !== null) names.alias(x.otherwise, word('value'))
  for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? word('it'))
  if (x.selfDomain !== null && x.self !== null) {
    const self = names.fresh('it')
    names.alias(x.self, self)
    if (x.you !== null) names.alias(x.you, code`holder(s, ${self})`)
    const domain = domainSet(em, names, x.selfDomain)
    const test = conjunction(em, names, x.tests)
    return code`${note}\nfor (const ${self} of ${domain}) if (${test}) ${make(emitExpr(em, names, x.value))}`
  }
  const test = exceptionTest(em, names, x, params)
  const value = make(emitExpr(em, names, x.value))
  return lines([note, test === TRUE ? value : code`if (${test}) ${value}`])
}

const askedAgain = (em: Emitter, fact: TFact): Code => em.loops.askedAgain(`fact ${fact.name}`)

function defaultBody(em: Emitter, names: Names, fact: TFact): Code {
  if (fact.body !== null) {
    const body: Body = {
      em,
      names,
      framed: new Set(),
      declared: new Set(fact.params.map((p) => p.id)),
      cites: fact.cites,
      stop: code`return []`,
      pure: true,
    }
    return lines([askedAgain(em, fact), emitBlock(body, fact.body)])
  }
  const value: TExpr | null = fact.value
  if (value === null) return code`return NONE`
  return lines([
    askedAgain(em, fact),
    code`return ${snapshot(value, wholeRange(em, value, emitExpr(em, names, value)))}`,
  ])
}
