import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { TExpr } from '../../program/ir.ts'
import type { BuiltinName, SaidBuiltin } from '../../program/builtin.ts'
import {
  type Type,
  CARD,
  DEFINITION,
  NUMBER,
  PLAYER,
  TEXT,
  elementOf,
  fits,
  orNone,
  setOf,
  show,
  type,
} from '../../game/type.ts'
import { bareName } from '../../game/texts.ts'
import { type Elaboration, newLocal } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { asNumber, expectType, poison } from './expected.ts'
import { definitionOf } from './definition-of.ts'
import { present } from './members.ts'
import { seatingOf } from '../declarations/seating.ts'
import { worded } from '../../diagnostics/worded.ts'

export type OfExpr = Expr & { kind: 'of' }

type Builtin = (e: Elaboration, x: OfExpr, args: readonly TExpr[]) => TExpr

export function call(name: BuiltinName, args: readonly TExpr[], result: Type, x: OfExpr): TExpr {
  return { kind: 'builtin', name, args, type: result, span: x.span }
}

function wrong(e: Elaboration, x: OfExpr, text: Sayable, hint: { readonly hint?: Sayable } = {}): TExpr {
  e.report(error('HR0201', worded('wrong kind of value'), x.span, text, hint))
  return poison(x)
}

/** `sum of (1, 2, 3)` has three parts; the list of them stands in brackets of its own. */
function ofSeveral(e: Elaboration, x: OfExpr, args: readonly TExpr[], name: string): TExpr {
  const [first, last] = [args[0] ?? x, args.at(-1) ?? x]
  const { file, start } = first.span
  const { end } = last.span
  const values = `(${file.text.slice(start, end)})`
  e.report(
    error(
      'HR0201',
      worded('wrong kind of value'),
      x.span,
      worded('`{1}` is said of one set, and these are {2} values', name, args.length),
      {
        hint: worded('values make a set in brackets of their own: `{1} of ({2})`', name, values),
        fix: { title: worded('write `{1}`', values), span: { file, start, end }, replacement: values },
      },
    ),
  )
  return poison(x)
}

function ofSet(name: BuiltinName, result: (set: TExpr) => Type, members: 'numbers' | null = null): Builtin {
  return (e, x, args) => {
    const set = args[0]
    if (args.length > 1) return ofSeveral(e, x, args, name)
    if (set === undefined) return wrong(e, x, worded('`{1}` is said of one set', name))
    if (set.type.base === 'unknown') return poison(x)
    if (set.type.set && (members === null || set.type.base === 'number')) return call(name, args, result(set), x)
    const wanted = members === null ? worded('a set') : worded('a set of {1}', members)
    return wrong(
      e,
      x,
      worded('`{1}` is said of {2}; this is a {3}', name, wanted, show(set.type)),
      set.type.set ? {} : A_SET,
    )
  }
}

const A_SET = { hint: worded('a set is a zone, `each … where …`, or a fact that holds one') }

/** `highest of (a, b)` and `highest of values of M`: of a list or of one set of numbers. */
function extreme(name: 'highest' | 'lowest'): Builtin {
  return (e, x, args) => {
    const only = args[0]
    if (args.length === 1 && only !== undefined && only.type.set) {
      if (only.type.base !== 'number' && only.type.base !== 'unknown')
        return wrong(e, x, worded('`{1}` needs numbers; this is a {2}', name, show(only.type)))
      return call(`${name}Of`, args, NUMBER, x)
    }
    return call(
      name,
      args.map((arg) => asNumber(e, arg)),
      NUMBER,
      x,
    )
  }
}

function ofOne(name: BuiltinName, takes: Type, result: Type): Builtin {
  return (e, x, args) => {
    const only = args[0]
    if (only === undefined || args.length !== 1)
      return wrong(e, x, worded('`{1}` is said of one {2}', name, show(takes)))
    if (!expectType(e, only, takes, true)) return poison(x)
    return call(name, args, only.type.optional ? orNone(result) : result, x)
  }
}

/** Said of a set, it is said of each member, but for those of which it is none. */
function ofEach(name: BuiltinName, takes: Type, result: Type): Builtin {
  const one = ofOne(name, takes, result)
  return (e, x, args) => {
    const [set] = args
    if (args.length !== 1 || set?.type.set !== true || !fits(elementOf(set.type), takes)) return one(e, x, args)
    const local = newLocal(e, 'each', elementOf(set.type), null)
    const body = one(e, x, [localExpr(local, x.span)])
    return present(e, { kind: 'map', set, local, body, type: setOf(body.type), span: x.span }, body.type)
  }
}

/** `next`, said by the seats whatever the order of play. */
type ByTheSeats = 'left-neighbour'

const BUILTINS: Readonly<Record<SaidBuiltin | ByTheSeats, Builtin>> = {
  count: ofSet('count', () => NUMBER),
  sum: ofSet('sum', () => NUMBER, 'numbers'),
  first: ofSet('first', memberOf),
  last: ofSet('last', memberOf),
  top: (e, x, args) => {
    const [zone, n] = args
    if (zone?.type.base === 'unknown') return poison(x)
    if (zone === undefined || !zone.type.set)
      return wrong(e, x, worded('`top` is said of a zone: `top of (deck of p, 3)`'))
    if (n === undefined) return call('topOne', args, orNone(elementOf(zone.type)), x)
    return call('top', [zone, asNumber(e, n)], zone.type, x)
  },
  highest: extreme('highest'),
  lowest: extreme('lowest'),
  next: (e, x, args) => stepsOn(e, x, args, seatingOf(e, x.span)),
  'left-neighbour': (e, x, args) => stepsOn(e, x, args, null),
  seat: ofEach('seat', PLAYER, NUMBER),
  owner: (e, x, args) => ofEach('owner', CARD, e.cardsOfNobody ? orNone(PLAYER) : PLAYER)(e, x, args),
  holder: (e, x, args) => ofEach('holder', CARD, e.cardsOfNobody ? orNone(PLAYER) : PLAYER)(e, x, args),
  controller: (e, x, args) =>
    ofEach('controller', type('effect'), e.effectsOfNobody ? orNone(PLAYER) : PLAYER)(e, x, args),
  source: ofEach('source', type('effect'), CARD),
  definition: ofEach('definition', CARD, DEFINITION),
  viewers: ofOne('viewers', CARD, setOf(PLAYER)),
  name: (e, x, args) => nameOf(e, x, args[0]),
  joined: (e, x, args) => {
    const [only] = args
    if (args.length === 1 && only?.type.set === true)
      return expectType(e, only, setOf(TEXT)) ? call('joinedSet', args, TEXT, x) : poison(x)
    for (const arg of args) expectType(e, arg, TEXT)
    return call('joined', args, TEXT, x)
  },
  length: ofEach('length', TEXT, NUMBER),
  distinct: ofSet('distinct', ({ type: same }) => same),
  copies: (e, x, args) => {
    const [member, set] = args
    if (member === undefined || set === undefined || !set.type.set)
      return wrong(e, x, worded('`copies` is said of a thing and a set: `copies of (d, main of p)`'))
    expectType(e, member, elementOf(set.type), true)
    return call('copies', args, NUMBER, x)
  },
}

/** By the words of the language. */
export const builtins: Readonly<Record<string, Builtin>> = BUILTINS

/** The player some steps on: in the order of play where the game keeps one, else by the seats. */
function stepsOn(e: Elaboration, x: OfExpr, [player, steps]: readonly TExpr[], seating: TExpr | null): TExpr {
  if (player === undefined) return poison(x)
  expectType(e, player, PLAYER, true)
  const from = steps === undefined ? [player] : [player, asNumber(e, steps)]
  const result = player.type.optional ? orNone(PLAYER) : PLAYER
  return seating === null ? call('next', from, result, x) : call('nextIn', [seating, ...from], result, x)
}

/** What a card, a printed card or a value of a type is called. */
function nameOf(e: Elaboration, x: OfExpr, of: TExpr | undefined): TExpr {
  if (of === undefined || x.args.length !== 1) return wrong(e, x, worded('`name` is said of one thing'))
  if (of.type.set) {
    const local = newLocal(e, 'each', elementOf(of.type), null)
    return {
      kind: 'map',
      set: of,
      local,
      body: nameOf(e, x, localExpr(local, x.span)),
      type: setOf(TEXT),
      span: x.span,
    }
  }
  if (of.type.base === 'card') return nameOf(e, x, definitionOf(of))
  if (of.type.base === 'unknown') return poison(x)
  if (of.type.base !== 'definition' && of.type.base !== 'enum')
    return wrong(e, x, worded('a {1} has no name: cards and values of types have', show(of.type)))
  const named =
    of.type.base === 'enum'
      ? (e.game.enums.get(of.type.of)?.values.map((v) => v.text) ?? [])
      : [...e.game.definitions.keys()]
  for (const name of named) e.game.texts.add(bareName(name))
  e.used.add(of.type.base === 'enum' ? `names of ${of.type.of}` : 'names of cards')
  return call('name', [of], of.type.optional ? orNone(TEXT) : TEXT, x)
}

/** The players of a game are never an empty set; of any other set the first may be missing. */
function memberOf(set: TExpr): Type {
  const sure = set.kind === 'builtin' && set.name === 'players'
  return sure ? elementOf(set.type) : orNone(elementOf(set.type))
}
