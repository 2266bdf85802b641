import type { Local, TExpr } from '../game/ir.ts'
import type { Type } from '../game/type.ts'
import type { TAdjective, TExcept, TFact, TSentence } from '../elaborate/program.ts'
import { columnIndex, isLazy } from './column-index.ts'
import { type Emitter, Names, docOf, tsType } from './emitter.ts'
import type { Piece } from './events.ts'
import { conjunction, domainSet, emitExpr } from './expr.ts'
import { latestFirst, whileInForce } from './lasting.ts'
import { emitKept, isKept, keptFact } from './kept.ts'
import { type Body, copied, emitBlock } from './plain.ts'

/** Functions for derived facts, adjectives and relations. */
export function emitFacts(em: Emitter): Piece[] {
  const { program } = em
  const pieces: Piece[] = [...emitKept(em)]
  for (const fact of program.facts.values()) {
    const symbol = program.game.facts.get(plain(fact.name))
    if (symbol?.stored === false) pieces.push(...derived(em, fact, symbol.type))
  }
  for (const adjective of program.adjectives.values()) {
    const symbol = program.game.adjectives.get(plain(adjective.name))
    if (symbol === undefined) continue
    pieces.push(symbol.stored ? storedAdjective(em, adjective, docOf(adjective.cites, adjective.span)) : sentences(em, em.adjective(adjective.name), adjective.sentences, docOf(adjective.cites, adjective.span), [symbol.subject]))
  }
  for (const relation of program.relations.values()) {
    const symbol = program.game.relations.get(relation.name)
    if (symbol !== undefined) pieces.push(sentences(em, em.relation(relation.name), relation.sentences, docOf(relation.cites, relation.span), [symbol.left, symbol.right]))
  }
  return pieces
}

function storedAdjective(em: Emitter, { name, starts }: TAdjective, doc: string): Piece {
  const subject = em.program.game.adjectives.get(name)?.subject
  const lazyStart = subject !== undefined && starts !== null && isLazy([{ type: subject }]) ? emitExpr(em, new Names(em), starts) : null
  const place = `s.${em.column(name)}[it]`
  return { doc, code: `export function ${em.adjective(name)}(s: State, it: number): boolean {\nreturn ${lazyStart === null ? `${place} === true` : `${place} ?? ${lazyStart}`}\n}` }
}

/** Several sentences about one thing are or-ed; each binds the subject under its own name. */
function sentences(em: Emitter, name: string, list: readonly TSentence[], doc: string, types: readonly Local['type'][]): Piece {
  const names = new Names(em)
  const subjects = types.map((_, i) => names.fresh(list[0]?.params[i]?.name ?? 'it'))
  const tests = list.filter((s) => s.lasting === null).map((s) => sentenceTest(em, names, s, subjects))
  const sig = ['s: State', ...subjects.map((p, i) => `${p}: ${tsType(types[i] ?? { base: 'card', of: '', set: false, optional: false })}`)].join(', ')
  const test = tests.length === 0 ? 'false' : tests.map((t) => (tests.length > 1 ? `(${t})` : t)).join(' || ')
  const forAWhile = list.flatMap((s) => (s.lasting === null ? [] : [lastingSentence(em, s, subjects)]))
  const code = forAWhile.length === 0 ? `return ${test}` : `${test === 'false' ? '' : `if (${test}) return true\n`}${forAWhile.join('\n')}\nreturn false`
  return { doc, code: `export function ${name}(${sig}): boolean {\n${code}\n}` }
}

function sentenceTest(em: Emitter, names: Names, s: TSentence, subjects: readonly string[]): string {
  for (const [i, param] of s.params.entries()) names.alias(param, subjects[i] ?? 'it')
  if (s.you !== null && s.self !== null) names.alias(s.you, `holder(s, ${names.of(s.self)})`)
  return s.tests.length === 0 ? 'true' : conjunction(em, names, s.tests)
}

function lastingSentence(em: Emitter, s: TSentence, subjects: readonly string[]): string {
  const names = new Names(em)
  for (const subject of subjects) names.reserve(subject)
  for (const [i, param] of s.params.entries()) names.alias(param, subjects[i] ?? 'it')
  return s.lasting === null ? '' : whileInForce(em, names, s.lasting, docOf(s.cites, s.span, s.name), () => `if (${conjunction(em, names, s.tests)}) return true`)
}

/** The declared name of a fact that is asked of printed cards. */
const plain = (name: string): string => name.replace(/-as-printed$/, '')

const workName = (em: Emitter, fact: TFact): string => {
  const name = em.factName(fact.name)
  return em.names.of(`work out ${fact.name}`, `workOut${name.slice(0, 1).toUpperCase()}${name.slice(1).replace(/Of$/, '')}`)
}

/** What no state changes is worked out once for what it is asked of. */
function constantFact(em: Emitter, fact: TFact, doc: string, work: string, params: readonly string[], sig: string, result: string): Piece[] {
  const name = em.factName(fact.name)
  const known = em.names.of(`known ${fact.name}`, `known${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
  const key = params.length === 0 ? '0' : columnIndex(fact.params.map((p) => p.type), params)
  const open = key.startsWith('`') ? 'string' : 'number'
  return [
    { doc: 'The same in every state, so that it is worked out once for each thing.', code: `const ${known} = new Map<${open}, ${result}>()` },
    { doc, code: `export function ${name}(${sig}): ${result} {\nconst found = ${known}.get(${key})\nif (found !== undefined) return found\nconst value = ${work}(${['s', ...params].join(', ')})\n${known}.set(${key}, value)\nreturn value\n}` },
  ]
}

function derived(em: Emitter, fact: TFact, type: Type): Piece[] {
  const steady = em.constants.keeps(fact)
  const name = steady ? workName(em, fact) : em.factName(fact.name)
  const doc = docOf(fact.cites, fact.span)
  const names = new Names(em)
  const params = fact.params.map((p) => names.of(p))
  const sig = ['s: State', ...fact.params.map((p, i) => `${params[i]}: ${tsType(p.type)}`)].join(', ')
  const result = tsType(type)
  const standard = defaultBody(em, names, fact)
  if (fact.excepts.some((x) => x.lasting !== null)) return derivedForAWhile(em, fact, type)
  if (em.shortcuts && isKept(fact)) return keptFact(em, fact, doc, standard)
  const kept = steady ? constantFact(em, fact, doc, name, params, sig, result) : []
  const out = steady ? 'function' : 'export function'
  if (fact.excepts.length === 0) return [...kept, { doc, code: `${out} ${name}(${sig}): ${result} {\n${standard}\n}` }]
  const base = em.names.of(`default ${fact.name}`, `default${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
  const sets = fact.excepts.filter((x) => x.op === '=')
  // Nothing is left of the default under an exception without condition.
  const always = sets.findIndex((x) => x.tests.length === 0 && x.selfDomain === null)
  const shifts = fact.excepts.filter((x) => x.op !== '=')
  // Shifts that look for the card of their text come on top in a loop of their own.
  const apart = sets.length > 0 && shifts.some((x) => x.selfDomain !== null)
  const lines = (always < 0 ? sets : sets.slice(0, always + 1)).map((x) => exception(em, names, x, params, (v) => `return ${apart ? v : shifted(em, names, fact, asMembers(em, fact, x.value, v), params)}`))
  if (apart) return [...kept, ...shiftedApart(em, names, fact, { name, base, params, sig, result, doc, out, standard: always < 0 ? standard : null, lines })]
  const whole = shifts.length === 0 ? `return ${base}(${['s', ...params].join(', ')})`
    : `let value = ${base}(${['s', ...params].join(', ')})\n${shifts.map((x) => exception(em, names, x, params, (v) => shift(em, fact, x, v))).join('\n')}\nreturn value`
  if (always >= 0) return [...kept, { doc, code: `${out} ${name}(${sig}): ${result} {\n${lines.join('\n')}\n}` }]
  return [
    ...kept,
    { doc: `Without exceptions. ${doc}`, code: `function ${base}(${sig}): ${result} {\n${standard}\n}` },
    { doc, code: `${out} ${name}(${sig}): ${result} {\n${lines.join('\n')}\n${whole}\n}` },
  ]
}

interface Shifting { readonly name: string; readonly base: string; readonly params: readonly string[]; readonly sig: string; readonly result: string; readonly doc: string; readonly out: string
  /** Null where an exception always takes its place. */
  readonly standard: string | null; readonly lines: readonly string[] }

/** What is set in a function of its own, and every shift on top of it. */
function shiftedApart(em: Emitter, names: Names, fact: TFact, to: Shifting): Piece[] {
  const { name, base, params, sig, result, doc, out, standard, lines } = to
  const args = ['s', ...params].join(', ')
  const unshifted = em.names.of(`unshifted ${fact.name}`, `unshifted${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
  const shifts = fact.excepts.filter((x) => x.op !== '=').map((x) => exception(em, names, x, params, (v) => shift(em, fact, x, v)))
  return [
    ...(standard === null ? [] : [{ doc: `Without exceptions. ${doc}`, code: `function ${base}(${sig}): ${result} {\n${standard}\n}` }]),
    { doc: `Before anything is added. ${doc}`, code: `function ${unshifted}(${sig}): ${result} {\n${[...lines, ...(standard === null ? [] : [`return ${base}(${args})`])].join('\n')}\n}` },
    { doc, code: `${out} ${name}(${sig}): ${result} {\nlet value = ${unshifted}(${args})\n${shifts.join('\n')}\nreturn value\n}` },
  ]
}

/** A fact with exceptions that last: what sets it, the latest first, then what always stands; then every shift. */
function derivedForAWhile(em: Emitter, fact: TFact, type: Type): Piece[] {
  const name = em.factName(fact.name)
  const doc = docOf(fact.cites, fact.span)
  const result = tsType(type)
  const always = { ...fact, excepts: fact.excepts.filter((x) => x.lasting === null && x.op === '=') }
  const before = em.names.of(`default ${fact.name}`, `default${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
  const unshifted = em.names.of(`unshifted ${fact.name}`, `unshifted${name.slice(0, 1).toUpperCase()}${name.slice(1)}`)
  const names = new Names(em)
  for (const word of ['value', 'lasting', 'i']) names.reserve(word)
  const params = fact.params.map((p) => names.of(p))
  const sig = ['s: State', ...fact.params.map((p, i) => `${params[i]}: ${tsType(p.type)}`)].join(', ')
  const args = ['s', ...params].join(', ')
  const standard = defaultBody(em, names, fact)
  const shifts = fact.excepts.filter((x) => x.op !== '=')
  const sets = [
    ...latestFirst(em, fact.excepts, params, (value) => `return ${value}`),
    ...always.excepts.map((x) => exception(em, names, x, params, (v) => `return ${v}`)),
    `return ${before}(${args})`,
  ]
  const shifting = shifts.map((x) => (x.lasting === null ? exception(em, names, x, params, (v) => shift(em, fact, x, v)) : lastingException(em, x, params, (v) => shift(em, fact, x, v))))
  const settled = sets.length === 1 ? before : unshifted
  const last = shifting.length === 0 ? sets.join('\n') : `let value = ${settled}(${args})\n${shifting.join('\n')}\nreturn value`
  return [
    { doc: `Without exceptions. ${doc}`, code: `function ${before}(${sig}): ${result} {\n${standard}\n}` },
    ...(shifting.length === 0 || sets.length === 1 ? [] : [{ doc: `Before anything is added. ${doc}`, code: `function ${unshifted}(${sig}): ${result} {\n${sets.join('\n')}\n}` }]),
    { doc, code: `export function ${name}(${sig}): ${result} {\n${last}\n}` },
  ]
}

function lastingException(em: Emitter, x: TExcept, params: readonly string[], make: (value: string) => string): string {
  const names = new Names(em)
  for (const word of ['value', ...params]) names.reserve(word)
  for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? 'it')
  return x.lasting === null ? '' : whileInForce(em, names, x.lasting, docOf(x.cites, x.span, x.name), () => {
    const value = make(emitExpr(em, names, x.value))
    return x.tests.length === 0 ? value : `if (${conjunction(em, names, x.tests)}) ${value}`
  })
}

const isSet = (em: Emitter, fact: TFact): boolean => em.program.game.facts.get(plain(fact.name))?.type.set === true

/** How members come or go; a list keeps its copies. */
function shiftOf(em: Emitter, fact: TFact, { op }: TExcept): string {
  const list = em.program.game.facts.get(plain(fact.name))?.type.list === true
  return op === '+=' ? (list ? 'joined' : 'union') : list ? 'lessCopies' : 'without'
}

/** One thing where a set is meant. */
const asMembers = (em: Emitter, fact: TFact, value: TExpr, code: string): string => (isSet(em, fact) && !value.type.set ? `[${code}]` : code)

/** A shift of a number, or members that come or go. */
function shift(em: Emitter, fact: TFact, x: TExcept, code: string): string {
  if (isSet(em, fact)) return `value = ${shiftOf(em, fact, x)}(value, ${asMembers(em, fact, x.value, code)})`
  return `value ${x.op} ${code}`
}

/** Shifts apply on top of what an exception sets as well. */
function shifted(em: Emitter, names: Names, fact: TFact, value: string, params: readonly string[]): string {
  const shifts = fact.excepts.filter((x) => x.op !== '=')
  return shifts.reduce((code, x) => {
    const test = exceptionTest(em, names, x, params)
    const amount = emitExpr(em, names, x.value)
    if (isSet(em, fact)) return `${shiftOf(em, fact, x)}(${code}, ${test} ? ${asMembers(em, fact, x.value, amount)} : [])`
    return `${code} ${x.op === '+=' ? '+' : '-'} (${test} ? ${amount} : 0)`
  }, value)
}

function exceptionTest(em: Emitter, names: Names, x: TExcept, params: readonly string[]): string {
  for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? 'it')
  if (x.self !== null && x.you !== null) names.alias(x.you, `holder(s, ${names.of(x.self)})`)
  return x.tests.length === 0 ? 'true' : conjunction(em, names, x.tests)
}

function exception(em: Emitter, names: Names, x: TExcept, params: readonly string[], make: (value: string) => string): string {
  const note = `// ${docOf(x.cites, x.span, x.name)}\n`
  for (const [i, p] of x.params.entries()) names.alias(p, params[i] ?? 'it')
  if (x.selfDomain !== null && x.self !== null) {
    const self = names.fresh('it')
    names.alias(x.self, self)
    if (x.you !== null) names.alias(x.you, `holder(s, ${self})`)
    return `${note}for (const ${self} of ${domainSet(em, names, x.selfDomain)}) if (${conjunction(em, names, x.tests)}) ${make(emitExpr(em, names, x.value))}`
  }
  const test = exceptionTest(em, names, x, params)
  const value = make(emitExpr(em, names, x.value))
  return `${note}${test === 'true' ? value : `if (${test}) ${value}`}`
}

function defaultBody(em: Emitter, names: Names, fact: TFact): string {
  if (fact.body !== null) {
    const body: Body = { em, names, framed: new Set(), declared: new Set(fact.params.map((p) => p.id)), cites: fact.cites, stop: 'return []', pure: true }
    return emitBlock(body, fact.body)
  }
  const value: TExpr | null = fact.value
  return value === null ? 'return NONE' : `return ${copied(value, emitExpr(em, names, value))}`
}
