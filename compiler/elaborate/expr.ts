import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Expr } from '../syntax/ast.ts'
import type { TExpr } from '../game/ir.ts'
import { CARD, DEFINITION, NOTHING, NUMBER, PLAYER, TEXT, TRUTH, type Type, UNKNOWN, elementOf, fits, listOf as listType, notNone, orNone, setOf, show, type } from '../game/type.ts'
import { applied } from './apply.ts'
import { type Elaboration, type Scope, THIS, YOU, lookup, namesInScope } from './context.ts'
import { couldHappen } from './could-happen.ts'
import { counterOf } from './counter.ts'
import { domainOf, inTest, isWordType } from './domain.ts'
import { isTest } from './is.ts'
import { readWord } from './read-word.ts'

/** Gives an expression its type and meaning. A wrong one gets type `unknown` and one message. */
export function elaborate(e: Elaboration, scope: Scope, x: Expr, wanted: Type | null = null): TExpr {
  const { span } = x
  switch (x.kind) {
    case 'number': return numeral(e, x)
    case 'string': return { kind: 'text', value: x.value, index: e.game.texts.indexOf(x.value), type: TEXT, span }
    case 'truth': return truthOrValue(e, x, wanted)
    case 'none': return { kind: 'none', type: NOTHING, span }
    case 'this': return special(e, scope, x, THIS, '`this` is the card that a text stands on', 'write it inside `text of …` or a card')
    case 'you': return special(e, scope, x, YOU, '`you` is the player that a text speaks to', 'outside of texts name the player: `player p`')
    case 'name': return named(e, scope, x, wanted)
    case 'of': return applied(e, scope, x)
    case 'list': return listOf(e, scope, x, wanted)
    case 'if': return conditional(e, scope, x, wanted)
    case 'case': return caseOf(e, scope, x, wanted)
    case 'quantified': return query(e, scope, x)
    case 'times': return counterOf(e, scope, x)
    case 'binary': return binary(e, scope, x)
    case 'not': return { kind: 'not', operand: truth(e, scope, x.operand), type: TRUTH, span }
    case 'minus': return { kind: 'binary', op: '-', left: { kind: 'number', value: 0, type: NUMBER, span }, right: numeric(e, scope, x.operand), type: NUMBER, span }
    case 'is': return isTest(e, scope, x)
    case 'relation': return relation(e, scope, x)
    case 'can': return couldHappen(e, scope, x)
  }
}

/** Numbers are kept in 32 bits. */
const LARGEST = 2 ** 31 - 1

function numeral(e: Elaboration, x: Expr & { kind: 'number' }): TExpr {
  if (x.value > LARGEST) e.report(error('HR0210', 'too large a number', x.span, `the largest number is ${LARGEST}`))
  return { kind: 'number', value: Math.min(x.value, LARGEST), type: NUMBER, span: x.span }
}

export function poison(x: { readonly span: Expr['span'] }): TExpr {
  return { kind: 'none', type: UNKNOWN, span: x.span }
}

function mismatch(e: Elaboration, x: Expr, title: string, text: string): TExpr {
  e.report(error('HR0201', title, x.span, text))
  return poison(x)
}

function truthOrValue(e: Elaboration, x: Expr & { kind: 'truth' }, wanted: Type | null): TExpr {
  if (wanted?.base === 'enum') return enumValue(e, wanted.of, x.value ? 'yes' : 'no', x) ?? { kind: 'truth', value: x.value, type: TRUTH, span: x.span }
  return { kind: 'truth', value: x.value, type: TRUTH, span: x.span }
}

function special(e: Elaboration, scope: Scope, x: Expr, key: string, what: string, hint: string): TExpr {
  const found = lookup(e, scope, key)
  if (found !== null) return { ...found, span: x.span }
  e.report(error('HR0103', 'nobody is meant here', x.span, what, { hint }))
  return poison(x)
}

/** Locals first, then facts, zones and options, values of types, and card names. */
function named(e: Elaboration, scope: Scope, x: Expr & { kind: 'name' }, wanted: Type | null): TExpr {
  const { name, span } = x
  const local = lookup(e, scope, name)
  if (local !== null) return { ...local, span }
  const { game } = e
  const reading = game.readings.get(name)
  if (reading !== undefined) return readWord(e, scope, reading, span, wanted)
  const fact = game.facts.get(name)
  if (fact !== undefined && fact.params.length === 0) {
    e.used.add(name)
    return { kind: fact.stored ? 'stored' : 'derived', fact: name, args: [], type: fact.type, span }
  }
  const zone = game.zones.get(name)
  if (zone !== undefined) {
    e.used.add(name)
    return { kind: 'zone', zone: name, key: null, family: zone.key !== null, type: setOf(type(zone.holds === 'effects' ? 'effect' : 'card')), span }
  }
  if (game.options.has(name)) {
    e.used.add(name)
    const option: TExpr = { kind: 'option', option: name, type: type('option', name), span }
    return wanted?.base === 'number' && !wanted.set ? asNumber(e, option) : option
  }
  if (wanted?.base === 'enum') {
    const value = enumValue(e, wanted.of, name, x)
    if (value !== null) return value
  }
  for (const enumName of game.enums.keys()) {
    const value = enumValue(e, enumName, name, x)
    if (value !== null) return value
  }
  const definition = game.definitions.get(name)
  if (definition !== undefined) {
    const printed: TExpr = { kind: 'definition', index: definition.index, name, type: DEFINITION, span }
    return e.exampleCards && wanted?.base !== 'definition' ? { kind: 'builtin', name: 'theCopy', args: [printed], type: CARD, span } : printed
  }
  if (name === 'players' || name === 'everyone') return { kind: 'builtin', name: 'players', args: [], type: setOf(PLAYER), span }
  if (name === 'nobody') return { kind: 'list', items: [], type: setOf(PLAYER), span }
  return unknownName(e, scope, x)
}

function enumValue(e: Elaboration, enumName: string, value: string, x: Expr): TExpr | null {
  const index = e.game.enums.get(enumName)?.values.findIndex((v) => v.text === value) ?? -1
  if (index < 0) return null
  e.used.add(enumName)
  return { kind: 'enum', enum: enumName, index, value, type: type('enum', enumName), span: x.span }
}

function unknownName(e: Elaboration, scope: Scope, x: Expr & { kind: 'name' }): TExpr {
  const { game } = e
  if (game.removedCards.has(x.name)) {
    e.removedUses.push({ name: x.name, span: x.span })
    return poison(x)
  }
  const fact = game.facts.get(x.name) ?? game.printed.get(x.name)
  if (fact !== undefined) {
    e.report(error('HR0103', 'whose is it?', x.span, `\`${x.name}\` belongs to something`, { hint: `write \`${x.name} of …\`` }))
    return poison(x)
  }
  const known = [...namesInScope(scope), ...game.facts.keys(), ...game.zones.keys(), ...game.options.keys(), ...game.definitions.keys(), ...game.readings.keys(),
    ...[...game.enums.values()].flatMap((t) => t.values.map((v) => v.text)), 'players']
  e.report(error('HR0101', 'unknown name', x.span, `nothing here is called \`${x.name}\``, { ...nearest(x.name, known), ...unnamedHint(e, scope, x.name), ...slipHint(e, x.name, known) }))
  return poison(x)
}

/** A name that is taken for something else: a difference, or an adjective where a value stands. */
function slipHint(e: Elaboration, name: string, known: readonly string[]): { hint?: string } {
  const parts = name.split('-')
  if (parts.length > 1 && parts.every((p) => known.includes(p) || /^\d+$/.test(p))) return { hint: `for a difference put spaces around the minus: \`${parts.join(' - ')}\`` }
  return e.game.adjectives.has(name) ? { hint: `\`${name}\` is an adjective: ask \`is ${name}\`, or write it in place of a type, as in \`${name} c\`` } : {}
}

/** A single letter was perhaps meant for what stands above without a name: `choose card in hand of p`. */
function unnamedHint(e: Elaboration, scope: Scope, name: string): { hint?: string } {
  const unnamed = [...name].length > 1 ? undefined : namesInScope(scope).find((each) => isWordType(e, each))
  return unnamed === undefined ? {} : { hint: `what stands above without a name is called \`${unnamed}\`; there write \`${unnamed} ${name}\`` }
}

function listOf(e: Elaboration, scope: Scope, x: Expr & { kind: 'list' }, wanted: Type | null): TExpr {
  const element = wanted?.set === true ? elementOf(wanted) : null
  const items = x.items.map((item) => elaborate(e, scope, item, element))
  const first = items.find((i) => i.type.base !== 'unknown')
  if (first === undefined) return { kind: 'list', items, type: wanted ?? setOf(UNKNOWN), span: x.span }
  for (const item of items) expectType(e, item, notNone(first.type.set ? elementOf(first.type) : first.type), true)
  return { kind: 'list', items, type: (wanted?.list === true ? listType : setOf)(notNone(first.type.set ? elementOf(first.type) : first.type)), span: x.span }
}

function conditional(e: Elaboration, scope: Scope, x: Expr & { kind: 'if' }, wanted: Type | null): TExpr {
  const cond = truth(e, scope, x.cond)
  const then = elaborate(e, scope, x.then, wanted)
  const otherwise = elaborate(e, scope, x.otherwise, wanted ?? then.type)
  return { kind: 'if', cond, then, otherwise, type: joined(e, then, otherwise), span: x.span }
}

function caseOf(e: Elaboration, scope: Scope, x: Expr & { kind: 'case' }, wanted: Type | null): TExpr {
  const subject = elaborate(e, scope, x.subject)
  const arms = x.arms.map((arm) => ({ when: comparable(e, elaborate(e, scope, arm.when, subject.type), subject.type), value: elaborate(e, scope, arm.value, wanted) }))
  const otherwise = elaborate(e, scope, x.otherwise, wanted)
  const result = arms.reduce((t, arm) => (fits(arm.value.type, t) ? t : joined(e, arm.value, otherwise)), otherwise.type)
  return { kind: 'case', subject, arms, otherwise, type: result, span: x.span }
}

function comparable(e: Elaboration, value: TExpr, wanted: Type): TExpr {
  expectType(e, value, wanted, true)
  return value
}

/** The type that holds either value; reports when there is none. */
function joined(e: Elaboration, a: TExpr, b: TExpr): Type {
  if (a.type.base === 'none') return orNone(b.type)
  if (b.type.base === 'none') return orNone(a.type)
  if (a.type.base === 'option' || b.type.base === 'option') return NUMBER
  if (!fits(b.type, a.type)) {
    e.report(error('HR0201', 'two kinds of value', b.span, `this is a ${show(b.type)}`, { secondary: [{ span: a.span, text: `this is a ${show(a.type)}` }] }))
    return UNKNOWN
  }
  return a.type.optional || b.type.optional ? orNone(a.type) : a.type.base === 'unknown' ? b.type : a.type
}

function query(e: Elaboration, scope: Scope, x: Expr & { kind: 'quantified' }): TExpr {
  const { domain } = domainOf(e, scope, x.phrase)
  const element = domain.local.type
  const result = x.quantifier === 'each' ? setOf(element) : x.quantifier === 'the' ? orNone(element) : TRUTH
  return { kind: 'query', quantifier: x.quantifier, domain, type: result, span: x.span }
}

function relation(e: Elaboration, scope: Scope, x: Expr & { kind: 'relation' }): TExpr {
  const symbol = e.game.relations.get(x.name.text)
  if (symbol === undefined && x.name.text === 'contains') return containsText(e, scope, x)
  const left = elaborate(e, scope, x.left, symbol?.left ?? null)
  const right = elaborate(e, scope, x.right, symbol?.right ?? null)
  if (symbol === undefined) {
    e.report(error('HR0101', 'unknown relation', x.name.span, `nothing relates two things as \`${x.name.text}\``, nearest(x.name.text, [...e.game.relations.keys(), 'contains'])))
    return poison(x)
  }
  e.used.add(x.name.text)
  expectType(e, left, symbol.left, true)
  expectType(e, right, symbol.right, true)
  return { kind: 'relation', name: x.name.text, left, right, type: TRUTH, span: x.span }
}

/** `name of c contains "dragon"`. */
function containsText(e: Elaboration, scope: Scope, x: Expr & { kind: 'relation' }): TExpr {
  const args = [elaborate(e, scope, x.left), elaborate(e, scope, x.right)]
  for (const arg of args) expectType(e, arg, TEXT, true)
  return { kind: 'builtin', name: 'contains', args, type: TRUTH, span: x.span }
}

/** `a + b` of two texts, or a text and a set of them. */
function textBehind(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, left: TExpr): TExpr {
  const right = elaborate(e, scope, x.right, TEXT)
  if (right.type.set) return setArithmetic(e, scope, x, left)
  expectType(e, left, TEXT)
  expectType(e, right, TEXT)
  return { kind: 'builtin', name: 'joined', args: [left, right], type: TEXT, span: x.span }
}

function binary(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }): TExpr {
  const { op, span } = x
  if (op === 'and' || op === 'or') return logical(e, scope, x, op)
  if (op === 'in' || op === 'not in') return inTest(e, scope, x)
  if (op === '..') return { kind: 'binary', op, left: numeric(e, scope, x.left), right: numeric(e, scope, x.right), type: setOf(NUMBER), span }
  if (op === '=' || op === '!=') return equality(e, scope, x, op)
  if (op === '<' || op === '<=' || op === '>' || op === '>=') {
    return { kind: 'binary', op, left: comparand(e, scope, x.left), right: comparand(e, scope, x.right), type: TRUTH, span }
  }
  const left = elaborate(e, scope, x.left)
  if (left.type.base === 'text' && !left.type.set && op === '+') return textBehind(e, scope, x, left)
  if (left.type.set || (op === '+' && left.type.base !== 'number' && left.type.base !== 'option')) return setArithmetic(e, scope, x, left)
  return { kind: 'binary', op, left: asNumber(e, left), right: numeric(e, scope, x.right), type: NUMBER, span }
}

/** `a or b` of two truths; of a value that may be none it is the fallback. */
function logical(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, op: string): TExpr {
  const left = elaborate(e, scope, x.left)
  if (op === 'or' && left.type.optional && left.type.base !== 'truth') {
    const right = elaborate(e, scope, x.right, notNone(left.type))
    expectType(e, right, left.type, true)
    return { kind: 'binary', op: '??', left, right, type: right.type.optional ? left.type : notNone(left.type), span: x.span }
  }
  expectType(e, left, TRUTH)
  return { kind: 'binary', op, left, right: truth(e, scope, x.right), type: TRUTH, span: x.span }
}

function equality(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, op: '=' | '!='): TExpr {
  let left = elaborate(e, scope, x.left)
  let right = elaborate(e, scope, x.right, left.type)
  if (left.type.base !== 'enum' && right.type.base === 'enum') left = elaborate(e, scope, x.left, right.type)
  if (left.type.base === 'card' && right.type.base === 'definition') left = definitionOf(left)
  if (left.type.base === 'definition' && right.type.base === 'card') right = definitionOf(right)
  if (left.type.base === 'option' && right.type.base === 'number') left = asNumber(e, left)
  if (right.type.base === 'option' && left.type.base === 'number') right = asNumber(e, right)
  if (left.type.base === 'none' || right.type.base === 'none') {
    e.report(error('HR0203', '`none` equals nothing', x.span, 'not even itself, so this is never true', { hint: 'ask `is none` or `is not none`' }))
  } else if (!fits(left.type, right.type) && !fits(right.type, left.type)) {
    e.report(error('HR0201', 'never the same', x.span, `a ${show(left.type)} is compared with a ${show(right.type)}`))
  }
  return { kind: 'binary', op, left, right, type: TRUTH, span: x.span }
}

export function definitionOf(card: TExpr): TExpr {
  return { kind: 'builtin', name: 'definition', args: [card], type: { ...DEFINITION, optional: card.type.optional }, span: card.span }
}

function setArithmetic(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }, left: TExpr): TExpr {
  const element = left.type.set ? elementOf(left.type) : left.type
  const right = elaborate(e, scope, x.right, left.type.set ? left.type : setOf(left.type))
  if (x.op !== '+' && x.op !== '-') return mismatch(e, x, 'not a number', `\`${x.op}\` works on numbers; this is a ${show(left.type)}`)
  const rightElement = right.type.set ? elementOf(right.type) : right.type
  const result = element.base === 'unknown' ? rightElement : element
  if (!fits(rightElement, element)) e.report(error('HR0201', 'two kinds of things', right.span, `this is a ${show(right.type)}, the other a ${show(left.type)}`))
  const list = left.type.list === true || (left.type.base === 'unknown' && right.type.list === true)
  return { kind: 'binary', op: x.op === '+' ? 'union' : 'without', left, right, type: (list ? listType : setOf)(notNone(result)), span: x.span }
}

/** A truth, or one message. */
export function truth(e: Elaboration, scope: Scope, x: Expr): TExpr {
  const t = elaborate(e, scope, x)
  expectType(e, t, TRUTH)
  return t
}

/** A number that is surely there. */
export function numeric(e: Elaboration, scope: Scope, x: Expr): TExpr {
  return asNumber(e, elaborate(e, scope, x))
}

/** What an option counts for where a number is asked. */
export function asNumber(e: Elaboration, t: TExpr): TExpr {
  if (t.type.base === 'option') return { kind: 'builtin', name: 'optionNumber', args: [t], type: NUMBER, span: t.span }
  expectType(e, t, NUMBER)
  return t
}

/** A number in a comparison may be none; then the comparison is false. */
function comparand(e: Elaboration, scope: Scope, x: Expr): TExpr {
  const t = elaborate(e, scope, x)
  if (t.type.base === 'option') return asNumber(e, t)
  expectType(e, t, NUMBER, true)
  return t
}

export function expectType(e: Elaboration, x: TExpr, wanted: Type, mayBeNone = false): boolean {
  if (!fits(x.type, wanted)) {
    e.report(error('HR0201', 'wrong kind of value', x.span, `this is a ${show(x.type)}; a ${show(wanted)} is needed`))
    return false
  }
  if (x.type.optional && !wanted.optional && !mayBeNone && !x.type.set) {
    e.report(error('HR0202', 'this may be none', x.span, `a ${show(notNone(wanted))} is needed, and this may be none`, { hint: `give what to take instead: \`… or ${wanted.base === 'number' ? '0' : wanted.base === 'player' ? 'first of players' : '…'}\`` }))
    return false
  }
  return true
}
