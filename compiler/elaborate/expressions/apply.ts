import type { Sayable } from '../../../grammar/saying.ts'
import { isLost } from '../../game/lost-cards.ts'
import { error } from '../../diagnostics/make.ts'
import { meant, nearest } from '../../diagnostics/nearest.ts'
import { ATTRIBUTES } from '../../diagnostics/other-words.ts'
import type { TExpr } from '../../program/ir.ts'
import { type FactSymbol, type ParamSymbol, type ZoneSymbol, cardSpan } from '../../game/model.ts'
import {
  type Type,
  CARD,
  DEFINITION,
  PLAYER,
  elementOf,
  fits,
  notNone,
  orNone,
  setOf,
  show,
  type,
} from '../../game/type.ts'
import { type Elaboration, type Scope, newLocal, refer } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { elaborate } from './expr.ts'
import { expectType, poison } from './expected.ts'
import { zoneOfSeveral } from './whose-zone.ts'
import { present } from './members.ts'
import { askedOfPrinted } from './is.ts'
import { type OfExpr, builtins, call } from './builtins.ts'
import { printedType } from './printed-type.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * `value of c`, `hand of p`, `count of hand of p`: facts and zones of the game first, then what the language brings.
 */
export function applied(e: Elaboration, scope: Scope, x: OfExpr): TExpr {
  const name = x.name.text
  const { game } = e
  if (x.printed === true) return asPrinted(e, scope, x)
  const fact = game.facts.get(name)
  const zone = game.zones.get(name)
  const wanted = (i: number): Type | null =>
    fact?.params[i]?.type ??
    (i > 0 ? null : name === 'copies' ? DEFINITION : zone?.key?.type.base === 'enum' ? zone.key.type : null)
  const said = x.args.map((a, i) => elaborate(e, scope, a, wanted(i)))
  const args = said.map((a, i) =>
    fact?.params[i] === undefined || suits(a.type, fact.params[i])
      ? a
      : followed(e, x, a, fact.params[i]?.type ?? a.type),
  )
  const first = args[0]
  const definition = e.exampleCards ? game.definitions.get(name) : undefined
  if (definition !== undefined && first !== undefined) {
    refer(e, 'card', x.name.span, cardSpan(definition))
    const printed: TExpr = { kind: 'definition', index: definition.index, name, type: DEFINITION, span: x.span }
    return { kind: 'builtin', name: 'copyOf', args: [printed, first], type: CARD, span: x.span }
  }
  if (
    fact !== undefined &&
    fact.params.length > 0 &&
    first !== undefined &&
    (fact.params.length > 1 || suits(first.type, fact.params[0]))
  ) {
    e.used.add(name)
    refer(e, 'fact', x.name.span, fact.name.span)
    if (first.type.set && isNamedLikeQuestion(fact)) return notOfTheWhole(e, x, fact)
    return factOf(e, x, fact.params, args, (values) => ({
      kind: fact.stored ? 'stored' : 'derived',
      fact: name,
      args: values,
      type: resultType(fact.type, values),
      span: x.span,
    }))
  }
  if (
    fact !== undefined &&
    !fact.stored &&
    fact.params.length === 1 &&
    fact.params[0]?.type.base === 'card' &&
    first?.type.base === 'definition'
  ) {
    e.used.add(name)
    refer(e, 'fact', x.name.span, fact.name.span)
    const param: ParamSymbol = { type: DEFINITION, adjective: null, name: 'card' }
    return factOf(e, x, [param], args, (values) => ({
      kind: 'derived',
      fact: askedOfPrinted(e, name),
      args: values,
      type: resultType(fact.type, values),
      span: x.span,
    }))
  }
  const printed = game.printed.get(name)
  if (printed !== undefined && first !== undefined) {
    e.used.add(name)
    refer(e, 'printed', x.name.span, printed.name.span)
    const param: ParamSymbol = {
      type: first.type.base === 'definition' ? DEFINITION : CARD,
      adjective: null,
      name: 'card',
    }
    return factOf(e, x, [param], args, (values) => ({
      kind: 'printed',
      name,
      of: values[0] ?? poison(x),
      type: resultType(printedType(game, printed), values),
      span: x.span,
    }))
  }
  if (zone !== undefined && first !== undefined) return zoneOf(e, x, zone, first)
  const builtin = Object.hasOwn(builtins, name) ? builtins[name] : undefined
  if (fact !== undefined && builtin === undefined) {
    refer(e, 'fact', x.name.span, fact.name.span)
    const wanted = fact.params[0]
    e.report(
      error(
        'HR0201',
        worded('wrong kind of value'),
        x.span,
        wanted === undefined
          ? worded('`{1}` belongs to nobody: write it without `of`', name)
          : worded('`{1}` is said of a {2}, not of a {3}', name, show(wanted.type), show(first?.type ?? CARD)),
      ),
    )
    return poison(x)
  }
  if (builtin !== undefined) return builtin(e, x, args)
  if (e.exampleCards && isLost(game, name)) return poison(x)
  const attributes = [...game.facts.keys(), ...game.printed.keys(), ...game.zones.keys(), ...Object.keys(builtins)]
  // `jade2 of B` is a card by its name.
  const known = e.exampleCards ? [...attributes, ...game.definitions.keys()] : attributes
  e.report(
    error(
      'HR0101',
      worded('unknown attribute'),
      x.name.span,
      worded('nothing has a `{1}`', name),
      meant(name, known, ATTRIBUTES),
    ),
  )
  return poison(x)
}

/** What the language asks of a whole set by a name that facts may bear. */
const OF_SETS: ReadonlyMap<Sayable, Sayable> = new Map([
  ['count', worded('how many they are')],
  ['first', worded('which comes first')],
  ['last', worded('which comes last')],
  ['sum', worded('what they add up to')],
  ['highest', worded('the highest of them')],
  ['lowest', worded('the lowest of them')],
  ['distinct', worded('each of them once')],
])

const isNamedLikeQuestion = ({ name, params: [only, ...others] }: FactSymbol): boolean =>
  OF_SETS.has(name.text) && only !== undefined && !only.type.set && others.length === 0

/** `count of players` in a game with a `count of player`: it is that fact of each, which nobody would read there. */
function notOfTheWhole(e: Elaboration, x: OfExpr, { name, params }: FactSymbol): TExpr {
  const asked = OF_SETS.get(name.text) ?? ''
  const each = show(params[0]?.type ?? CARD)
  e.report(
    error(
      'HR0201',
      worded('a name with two meanings'),
      x.name.span,
      worded('`{1}` is a fact of the game here, asked of each {2}, and not {3}', name.text, each, asked),
      {
        secondary: [{ span: name.span, text: worded('declared here') }],
        hint: worded('call the fact otherwise; `{1} of` a set is {2} in every game', name.text, asked),
      },
    ),
  )
  return poison(x)
}

/** `printed cost of c`, `printed definition of c`: what stands on the card, also while it counts as another. */
function asPrinted(e: Elaboration, scope: Scope, x: OfExpr): TExpr {
  const name = x.name.text
  const printed = e.game.printed.get(name)
  if (printed === undefined && name !== 'definition') {
    e.report(
      error(
        'HR0101',
        worded('unknown attribute'),
        x.name.span,
        worded('nothing is printed on cards under `{1}`', name),
        nearest(name, [...e.game.printed.keys(), 'definition']),
      ),
    )
    return poison(x)
  }
  const args = x.args.map((a) => elaborate(e, scope, a))
  const of = args[0]?.type.base === 'definition' && printed !== undefined ? DEFINITION : CARD
  e.used.add(name)
  if (printed !== undefined) refer(e, 'printed', x.name.span, printed.name.span)
  return factOf(e, x, [{ type: of, adjective: null, name: 'card' }], args, (values) => {
    const value = values[0] ?? poison(x)
    if (printed === undefined)
      return call('printedDefinition', values, value.type.optional ? orNone(DEFINITION) : DEFINITION, x)
    return {
      kind: 'printed',
      name,
      of: value,
      type: resultType(printedType(e.game, printed), values),
      span: x.span,
      ...(of === CARD ? { original: true } : {}),
    }
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

/** Applies an attribute; of a set, to each of its members. */
function factOf(
  e: Elaboration,
  x: OfExpr,
  params: readonly ParamSymbol[],
  args: readonly TExpr[],
  make: (values: readonly TExpr[]) => TExpr,
): TExpr {
  if (args.length !== params.length) {
    e.report(
      error(
        'HR0204',
        worded('wrong number of values'),
        x.span,
        worded('`{1}` needs {2}, and there are {3}', x.name.text, params.length, args.length),
      ),
    )
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

function zoneOf(e: Elaboration, x: OfExpr, zone: ZoneSymbol, said: TExpr): TExpr {
  const name = zone.name.text
  e.used.add(name)
  refer(e, 'zone', x.name.span, zone.name.span)
  const key = zone.key === null ? said : followed(e, x, said, zone.key.type)
  const ofSeveral = zoneOfSeveral(zone, key)
  if (ofSeveral === null) expectType(e, key, zone.key?.type ?? PLAYER, true)
  else e.report(ofSeveral)
  return {
    kind: 'zone',
    zone: name,
    key: zone.key === null ? null : key,
    family: false,
    type: setOf(type(zone.holds === 'effects' ? 'effect' : 'card')),
    span: x.span,
  }
}

/**
 * Follows a fact from what is said to what is asked: `takings of p`, where each stand has its `takings` and `stand of
 * player` is a fact, means the takings of p's stand. The fact is called like the type that is asked for, so that a
 * zone or a fact can be said of something else without a change to whoever asks.
 */
function followed(e: Elaboration, x: OfExpr, said: TExpr, wanted: Type): TExpr {
  const fact = e.game.facts.get(wanted.of)
  const param = fact?.params[0]
  if (
    wanted.base !== 'enum' ||
    fact === undefined ||
    param === undefined ||
    fact.params.length > 1 ||
    !fits(notNone(fact.type), wanted) ||
    !suits(said.type, param)
  )
    return said
  e.used.add(wanted.of)
  return factOf(e, x, [param], [said], (values) => ({
    kind: fact.stored ? 'stored' : 'derived',
    fact: wanted.of,
    args: values,
    type: resultType(fact.type, values),
    span: said.span,
  }))
}
