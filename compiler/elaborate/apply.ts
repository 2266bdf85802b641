import { error } from '../diagnostics/make.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { Expr } from '../syntax/ast.ts'
import type { TExpr } from '../game/ir.ts'
import type { BuiltinName } from '../game/builtin.ts'
import type { ParamSymbol, ZoneSymbol } from '../game/model.ts'
import { CARD, DEFINITION, NUMBER, PLAYER, TEXT, TRUTH, type Type, elementOf, fits, notNone, orNone, setOf, show, type } from '../game/type.ts'
import { bareName } from '../game/texts.ts'
import { type Elaboration, type Scope, localExpr, newLocal } from './context.ts'
import { asNumber, definitionOf, elaborate, expectType, poison } from './expr.ts'
import { printedVersion } from './is.ts'
import { seatingOf } from './seating.ts'

type Of = Expr & { kind: 'of' }

/** `value of c`, `hand of p`, `count of hand of p`: facts and zones of the game first, then what the language brings. */
export function applied(e: Elaboration, scope: Scope, x: Of): TExpr {
  const name = x.name.text
  const { game } = e
  if (x.printed === true) return asPrinted(e, scope, x)
  const fact = game.facts.get(name)
  const zone = game.zones.get(name)
  const wanted = (i: number): Type | null => fact?.params[i]?.type ?? (i > 0 ? null : name === 'copies' ? DEFINITION : zone?.key?.type.base === 'enum' ? zone.key.type : null)
  const said = x.args.map((a, i) => elaborate(e, scope, a, wanted(i)))
  const args = said.map((a, i) => (fact?.params[i] === undefined || suits(a.type, fact.params[i]) ? a : led(e, x, a, fact.params[i]?.type ?? a.type)))
  const first = args[0]
  const definition = e.exampleCards ? game.definitions.get(name) : undefined
  if (definition !== undefined && first !== undefined) {
    const printed: TExpr = { kind: 'definition', index: definition.index, name, type: DEFINITION, span: x.span }
    return { kind: 'builtin', name: 'copyOf', args: [printed, first], type: CARD, span: x.span }
  }
  if (fact !== undefined && fact.params.length > 0 && first !== undefined && (fact.params.length > 1 || suits(first.type, fact.params[0]))) {
    e.used.add(name)
    return factOf(e, x, fact.params, args, (values) => ({ kind: fact.stored ? 'stored' : 'derived', fact: name, args: values, type: resultType(fact.type, values), span: x.span }))
  }
  if (fact !== undefined && !fact.stored && fact.params.length === 1 && fact.params[0]?.type.base === 'card' && first?.type.base === 'definition') {
    e.used.add(name)
    const param: ParamSymbol = { type: DEFINITION, adjective: null, name: 'card' }
    return factOf(e, x, [param], args, (values) => ({ kind: 'derived', fact: printedVersion(e, name), args: values, type: resultType(fact.type, values), span: x.span }))
  }
  const printed = game.printed.get(name)
  if (printed !== undefined && first !== undefined) {
    e.used.add(name)
    const param: ParamSymbol = { type: first.type.base === 'definition' ? DEFINITION : CARD, adjective: null, name: 'card' }
    return factOf(e, x, [param], args, (values) => ({ kind: 'printed', name, of: values[0] ?? poison(x), type: resultType(printed.type, values), span: x.span }))
  }
  if (zone !== undefined && first !== undefined) return zoneOf(e, x, zone, first)
  const builtin = Object.hasOwn(builtins, name) ? builtins[name] : undefined
  if (fact !== undefined && builtin === undefined) {
    const wanted = fact.params[0]
    e.report(error('HR0201', 'wrong kind of value', x.span, wanted === undefined ? `\`${name}\` belongs to nobody: write it without \`of\`` : `\`${name}\` is said of a ${show(wanted.type)}, not of a ${show(first?.type ?? CARD)}`))
    return poison(x)
  }
  if (builtin !== undefined) return builtin(e, x, args)
  const known = [...game.facts.keys(), ...game.printed.keys(), ...game.zones.keys(), ...Object.keys(builtins)]
  e.report(error('HR0101', 'unknown attribute', x.name.span, `nothing has a \`${name}\``, nearest(name, known)))
  return poison(x)
}

/** `printed cost of c`, `printed definition of c`: what stands on the card, also while it counts as another. */
function asPrinted(e: Elaboration, scope: Scope, x: Of): TExpr {
  const name = x.name.text
  const printed = e.game.printed.get(name)
  if (printed === undefined && name !== 'definition') {
    e.report(error('HR0101', 'unknown attribute', x.name.span, `nothing is printed on cards under \`${name}\``, nearest(name, [...e.game.printed.keys(), 'definition'])))
    return poison(x)
  }
  const args = x.args.map((a) => elaborate(e, scope, a))
  const of = args[0]?.type.base === 'definition' && printed !== undefined ? DEFINITION : CARD
  e.used.add(name)
  return factOf(e, x, [{ type: of, adjective: null, name: 'card' }], args, (values) => {
    const value = values[0] ?? poison(x)
    if (printed === undefined) return call('printedDefinition', values, value.type.optional ? orNone(DEFINITION) : DEFINITION, x)
    return { kind: 'printed', name, of: value, type: resultType(printed.type, values), span: x.span, ...(of === CARD ? { original: true } : {}) }
  })
}

function suits(actual: Type, param: ParamSymbol | undefined): boolean {
  if (param === undefined) return false
  return fits(actual.set && !param.type.set ? elementOf(actual) : actual, param.type)
}

/** An attribute of something that may be none may be none; what is said with a set then says nothing. */
function resultType(t: Type, args: readonly TExpr[]): Type {
  return args.some((a) => a.type.optional) && t.base !== 'truth' && !t.set ? orNone(t) : t
}

/** Members of which there is nothing to say are left out. */
function present(e: Elaboration, each: TExpr & { kind: 'map' }, element: Type): TExpr {
  if (!element.optional || element.set) return each
  const { span } = each
  const local = newLocal(e, 'found', element, null)
  const there: TExpr = { kind: 'not', operand: { kind: 'builtin', name: 'isNone', args: [localExpr(local, span)], type: TRUTH, span }, type: TRUTH, span }
  return { kind: 'query', quantifier: 'each', domain: { local, set: each, tests: [there] }, type: setOf(notNone(element)), span }
}

/** Applies an attribute; of a set, to each of its members. */
function factOf(e: Elaboration, x: Of, params: readonly ParamSymbol[], args: readonly TExpr[], make: (values: readonly TExpr[]) => TExpr): TExpr {
  if (args.length !== params.length) {
    e.report(error('HR0204', 'wrong number of values', x.span, `\`${x.name.text}\` needs ${params.length}, and there are ${args.length}`))
    return poison(x)
  }
  const only = args[0]
  const param = params[0]
  if (params.length === 1 && only !== undefined && param !== undefined && only.type.set && !param.type.set) {
    const element = elementOf(only.type)
    if (!fits(element, param.type)) {
      expectType(e, only, param.type)
      return poison(x)
    }
    const local = newLocal(e, 'each', element, null)
    const body = make([localExpr(local, x.span)])
    return present(e, { kind: 'map', set: only, local, body, type: setOf(body.type), span: x.span }, body.type)
  }
  for (const [i, arg] of args.entries()) {
    const wanted = params[i]
    if (wanted !== undefined && !expectType(e, arg, wanted.type, true)) return poison(x)
  }
  return make(args)
}

function zoneOf(e: Elaboration, x: Of, zone: ZoneSymbol, said: TExpr): TExpr {
  const name = zone.name.text
  e.used.add(name)
  const key = zone.key === null ? said : led(e, x, said, zone.key.type)
  expectType(e, key, zone.key?.type ?? PLAYER, true)
  return { kind: 'zone', zone: name, key: zone.key === null ? null : key, family: false, type: setOf(type(zone.holds === 'effects' ? 'effect' : 'card')), span: x.span }
}

/**
 * `takings of p` where each stand has its own `takings`: the fact `stand of player` leads there. Any fact of one thing does that is called
 * like the type that is asked for, so that a zone or a fact can be said of something else without a change to who asks.
 */
function led(e: Elaboration, x: Of, said: TExpr, wanted: Type): TExpr {
  const fact = e.game.facts.get(wanted.of)
  const param = fact?.params[0]
  if (wanted.base !== 'enum' || fact === undefined || param === undefined || fact.params.length > 1 || !fits(notNone(fact.type), wanted) || !suits(said.type, param)) return said
  e.used.add(wanted.of)
  return factOf(e, x, [param], [said], (values) => ({ kind: fact.stored ? 'stored' : 'derived', fact: wanted.of, args: values, type: resultType(fact.type, values), span: said.span }))
}

type Builtin = (e: Elaboration, x: Of, args: readonly TExpr[]) => TExpr

function call(name: BuiltinName, args: readonly TExpr[], result: Type, x: Of): TExpr {
  return { kind: 'builtin', name, args, type: result, span: x.span }
}

function wrong(e: Elaboration, x: Of, text: string): TExpr {
  e.report(error('HR0201', 'wrong kind of value', x.span, text))
  return poison(x)
}

function ofSet(name: BuiltinName, result: (set: Type) => Type): Builtin {
  return (e, x, args) => {
    const set = args[0]
    if (set === undefined || args.length !== 1) return wrong(e, x, `\`${name}\` is said of one set`)
    if (set.type.base === 'unknown') return poison(x)
    return set.type.set ? call(name, args, result(set.type), x) : wrong(e, x, `\`${name}\` is said of a set; this is a ${show(set.type)}`)
  }
}

/** `highest of (a, b)` and `highest of values of M`: of a list or of one set of numbers. */
function extreme(name: 'highest' | 'lowest'): Builtin {
  return (e, x, args) => {
    const only = args[0]
    if (args.length === 1 && only !== undefined && only.type.set) {
      if (only.type.base !== 'number' && only.type.base !== 'unknown') return wrong(e, x, `\`${name}\` needs numbers; this is a ${show(only.type)}`)
      return call(`${name}Of`, args, NUMBER, x)
    }
    return call(name, args.map((arg) => asNumber(e, arg)), NUMBER, x)
  }
}

function ofOne(name: BuiltinName, takes: Type, result: Type): Builtin {
  return (e, x, args) => {
    const only = args[0]
    if (only === undefined || args.length !== 1) return wrong(e, x, `\`${name}\` is said of one ${show(takes)}`)
    if (!expectType(e, only, takes, true)) return poison(x)
    return call(name, args, only.type.optional ? orNone(result) : result, x)
  }
}

/** Said of a set, it is said of each member. */
function ofEach(one: Builtin, takes: Type): Builtin {
  return (e, x, args) => {
    const [set] = args
    if (args.length !== 1 || set?.type.set !== true || !fits(elementOf(set.type), takes)) return one(e, x, args)
    const local = newLocal(e, 'each', elementOf(set.type), null)
    const body = one(e, x, [localExpr(local, x.span)])
    return { kind: 'map', set, local, body, type: setOf(body.type), span: x.span }
  }
}

const builtins: Readonly<Record<string, Builtin>> = {
  count: ofSet('count', () => NUMBER),
  sum: (e, x, args) => {
    const set = args[0]
    return set !== undefined && set.type.set && (set.type.base === 'number' || set.type.base === 'unknown') ? call('sum', args, NUMBER, x) : wrong(e, x, '`sum` needs a set of numbers')
  },
  first: (e, x, args) => elementAt(e, x, args, 'first'),
  last: (e, x, args) => elementAt(e, x, args, 'last'),
  top: (e, x, args) => {
    const [zone, n] = args
    if (zone === undefined || !zone.type.set) return wrong(e, x, '`top` is said of a zone: `top of (deck of p, 3)`')
    if (n === undefined) return call('topOne', args, orNone(elementOf(zone.type)), x)
    expectType(e, n, NUMBER)
    return call('top', args, zone.type, x)
  },
  highest: extreme('highest'),
  lowest: extreme('lowest'),
  next: (e, x, args) => {
    const [player, steps] = args
    if (player === undefined) return poison(x)
    expectType(e, player, PLAYER, true)
    if (steps !== undefined) expectType(e, steps, NUMBER)
    const seating = seatingOf(e, x.span)
    const result = player.type.optional ? orNone(PLAYER) : PLAYER
    return seating === null ? call('next', args, result, x) : call('nextIn', [seating, ...args], result, x)
  },
  owner: (e, x, args) => ofOne('owner', CARD, e.cardsOfNobody ? orNone(PLAYER) : PLAYER)(e, x, args),
  holder: (e, x, args) => ofOne('holder', CARD, e.cardsOfNobody ? orNone(PLAYER) : PLAYER)(e, x, args),
  controller: (e, x, args) => ofOne('controller', type('effect'), e.effectsOfNobody ? orNone(PLAYER) : PLAYER)(e, x, args),
  source: ofOne('source', type('effect'), CARD),
  definition: ofEach(ofOne('definition', CARD, DEFINITION), CARD),
  viewers: ofOne('viewers', CARD, setOf(PLAYER)),
  name: (e, x, args) => nameOf(e, x, args[0]),
  joined: (e, x, args) => {
    const [only] = args
    if (args.length === 1 && only?.type.set === true) return expectType(e, only, setOf(TEXT)) ? call('joinedSet', args, TEXT, x) : poison(x)
    for (const arg of args) expectType(e, arg, TEXT)
    return call('joined', args, TEXT, x)
  },
  length: ofOne('length', TEXT, NUMBER),
  distinct: ofSet('distinct', (t) => t),
  copies: (e, x, args) => {
    const [member, set] = args
    if (member === undefined || set === undefined || !set.type.set) return wrong(e, x, '`copies` is said of a thing and a set: `copies of (d, main of p)`')
    expectType(e, member, elementOf(set.type), true)
    return call('copies', args, NUMBER, x)
  },
}

/** What a card, a printed card or a value of a type is called. */
function nameOf(e: Elaboration, x: Of, of: TExpr | undefined): TExpr {
  if (of === undefined || x.args.length !== 1) return wrong(e, x, '`name` is said of one thing')
  if (of.type.set) {
    const local = newLocal(e, 'each', elementOf(of.type), null)
    return { kind: 'map', set: of, local, body: nameOf(e, x, localExpr(local, x.span)), type: setOf(TEXT), span: x.span }
  }
  if (of.type.base === 'card') return nameOf(e, x, definitionOf(of))
  if (of.type.base === 'unknown') return poison(x)
  if (of.type.base !== 'definition' && of.type.base !== 'enum') return wrong(e, x, `a ${show(of.type)} has no name: cards and values of types have`)
  const named = of.type.base === 'enum' ? e.game.enums.get(of.type.of)?.values.map((v) => v.text) ?? [] : [...e.game.definitions.keys()]
  for (const name of named) e.game.texts.indexOf(bareName(name))
  e.used.add(of.type.base === 'enum' ? `names of ${of.type.of}` : 'names of cards')
  return call('name', [of], of.type.optional ? orNone(TEXT) : TEXT, x)
}

/** The players of a game are never an empty set; of any other set the first may be missing. */
function elementAt(e: Elaboration, x: Of, args: readonly TExpr[], name: 'first' | 'last'): TExpr {
  const set = args[0]
  if (set === undefined || !set.type.set) return wrong(e, x, `\`${name}\` is said of a set`)
  const sure = set.kind === 'builtin' && set.name === 'players'
  return call(name, args, sure ? elementOf(set.type) : orNone(elementOf(set.type)), x)
}
