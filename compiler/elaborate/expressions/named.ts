import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import { meant } from '../../diagnostics/nearest.ts'
import { isOneSign } from '../../diagnostics/nearest-names.ts'
import { NAMES } from '../../diagnostics/other-words.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import { isLost } from '../../game/lost-cards.ts'
import { cardSpan } from '../../game/model.ts'
import type { TExpr } from '../../program/ir.ts'
import { type Type, CARD, DEFINITION, PLAYER, setOf, type } from '../../game/type.ts'
import { seatNames } from '../../game/seat-names.ts'
import { type Elaboration, type Probe, type Scope, lookup, namesInScope, refer, signsInScope } from '../context.ts'
import { isWordType } from './domain.ts'
import { knownElsewhere } from './known-elsewhere.ts'
import { readWord } from '../words/read-word.ts'
import { asNumber, poison } from './expected.ts'
import { worded } from '../../diagnostics/worded.ts'

export function special(e: Elaboration, scope: Scope, x: Expr, key: string, what: Sayable, hint: Sayable): TExpr {
  const found = lookup(e, scope, key)
  if (found !== null) return { ...found, span: x.span }
  e.report(error('HR0103', worded('nobody is meant here'), x.span, what, { hint }))
  return poison(x)
}

/** Locals first, then facts, zones and options, values of types, and card names. */
export function elaborateName(e: Elaboration, scope: Scope, x: Expr & { kind: 'name' }, wanted: Type | null): TExpr {
  const { name, span } = x
  const local = lookup(e, scope, name)
  if (local !== null) {
    if (local.kind === 'local') refer(e, 'variable', span, local.span)
    return { ...local, span }
  }
  const { game } = e
  const reading = game.readings.get(name)
  if (reading !== undefined) return readWord(e, scope, reading, span, wanted)
  const fact = game.facts.get(name)
  if (fact !== undefined && fact.params.length === 0) {
    e.used.add(name)
    refer(e, 'fact', span, fact.name.span)
    return { kind: fact.stored ? 'stored' : 'derived', fact: name, args: [], type: fact.type, span }
  }
  const zone = game.zones.get(name)
  if (zone !== undefined) {
    e.used.add(name)
    refer(e, 'zone', span, zone.name.span)
    return {
      kind: 'zone',
      zone: name,
      key: null,
      family: zone.key !== null,
      type: setOf(type(zone.holds === 'effects' ? 'effect' : 'card')),
      span,
    }
  }
  const asked = game.options.get(name)
  if (asked !== undefined) {
    e.used.add(name)
    refer(e, 'option', span, asked.name.span)
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
    refer(e, 'card', span, cardSpan(definition))
    const printed: TExpr = { kind: 'definition', index: definition.index, name, type: DEFINITION, span }
    return e.exampleCards && wanted?.base !== 'definition'
      ? { kind: 'builtin', name: 'theCopy', args: [printed], type: CARD, span }
      : printed
  }
  if (name === 'players' || name === 'everyone')
    return { kind: 'builtin', name: 'players', args: [], type: setOf(PLAYER), span }
  if (name === 'nobody') return { kind: 'list', items: [], type: setOf(PLAYER), span }
  if (e.probe?.name === name) return probed(e.probe, scope, x, wanted)
  return unknownName(e, scope, x, wanted)
}

/** Notes what is known where an editor asks. */
function probed(probe: Probe, scope: Scope, x: Expr, wanted: Type | null): TExpr {
  probe.scope = scope
  probe.wanted = wanted
  probe.at = x.span
  return poison(x)
}

function enumValue(e: Elaboration, enumName: string, value: string, x: Expr): TExpr | null {
  const values = e.game.enums.get(enumName)?.values ?? []
  const index = values.findIndex((v) => v.text === value)
  const found = values[index]
  if (found === undefined) return null
  e.used.add(enumName)
  refer(e, 'value', x.span, found.span)
  return { kind: 'enum', enum: enumName, index, value, type: type('enum', enumName), span: x.span }
}

function unknownName(e: Elaboration, scope: Scope, x: Expr & { kind: 'name' }, wanted: Type | null): TExpr {
  const { game } = e
  if (game.removedCards.has(x.name)) {
    e.removedUses.push({ name: x.name, span: x.span })
    return poison(x)
  }
  if (isLost(game, x.name)) return poison(x)
  const fact = game.facts.get(x.name) ?? game.printed.get(x.name)
  if (fact !== undefined) {
    e.report(
      error('HR0103', worded('whose is it?'), x.span, worded('`{1}` belongs to something', x.name), {
        hint: worded('write `{1} of …`', x.name),
      }),
    )
    return poison(x)
  }
  const known = [
    ...namesInScope(scope),
    ...game.facts.keys(),
    ...game.zones.keys(),
    ...game.options.keys(),
    ...game.definitions.keys(),
    ...game.readings.keys(),
    ...[...game.enums.values()].flatMap((t) => t.values.map((v) => v.text)),
    'players',
  ]
  const signs = isOneSign(x.name) ? signsInScope(scope, wanted) : []
  e.report(
    error('HR0101', worded('unknown name'), x.span, worded('nothing here is called `{1}`', x.name), {
      ...(x.name === 'otherwise'
        ? { hint: worded('it stands only in the value of `except FACT = …`, where the fact is one of the game') }
        : {}),
      ...(wanted?.base === 'zone' ? { hint: worded('a zone is declared: `zone {1} seen by nobody`', x.name) } : {}),
      ...valueHint(e, x.name, wanted),
      ...meant(x.name, known, NAMES, signs),
      ...unnamedHint(e, scope, x.name),
      ...slipHint(e, x.name, reckoned(e, scope)),
      ...knownElsewhere(e, scope, x.name, x.span),
      ...seatHint(e, scope, x.name, wanted),
    }),
  )
  return poison(x)
}

/** Rules know no seat by its name; a letter may as well be meant for a variable, as `c` is. */
const seatHint = ({ game }: Elaboration, scope: Scope, name: string, wanted: Type | null): { hint?: Sayable } =>
  (wanted === null || wanted.base === 'player') &&
  seatNames(game).includes(name) &&
  !namesInScope(scope).includes(name.toLowerCase())
    ? {
        hint: worded('seats are named in examples alone; rules say which player `{1}` is, as `first of players`', name),
      }
    : {}

/** Words for ranks of which the language knows nothing. */
const RANKS: ReadonlySet<string> = new Set(['J', 'Q', 'K', 'A', 'jack', 'queen', 'king', 'ace'])

/** What there is where a value is compared with one of a type of the game, or with a number. */
function valueHint({ game }: Elaboration, name: string, wanted: Type | null): { hint?: Sayable } {
  const values = wanted?.base === 'enum' ? (game.enums.get(wanted.of)?.values ?? []) : []
  if (wanted?.base === 'enum' && values.length > 0 && values.length <= MOST_VALUES)
    return { hint: worded('a {1} is one of {2}', wanted.of, values.map(({ text }) => `\`${text}\``).join(', ')) }
  return wanted?.base === 'number' && RANKS.has(name)
    ? { hint: worded('a number is compared with a number, as in `= 13`') }
    : {}
}

/** So many values are told. */
const MOST_VALUES = 12

/** Names of what may be a number or a set, so that a difference can be meant. */
const reckoned = ({ game }: Elaboration, scope: Scope): readonly string[] => [
  ...namesInScope(scope),
  ...game.facts.keys(),
  ...game.zones.keys(),
  ...game.options.keys(),
  'players',
]

/** A name that is taken for something else: a difference, or an adjective where a value stands. */
function slipHint(e: Elaboration, name: string, known: readonly string[]): { hint?: Sayable; write?: string } {
  const parts = name.split('-')
  if (parts.length > 1 && parts.every((p) => known.includes(p) || /^\d+$/.test(p)))
    return {
      hint: worded('for a difference put spaces around the minus: `{1}`', parts.join(' - ')),
      write: parts.join(' - '),
    }
  return e.game.adjectives.has(name)
    ? { hint: worded('`{1}` is an adjective: ask `is {1}`, or write it in place of a type, as in `{1} c`', name) }
    : {}
}

/** A single letter was perhaps meant for what stands above without a name: `choose card in hand of p`. */
function unnamedHint(e: Elaboration, scope: Scope, name: string): { hint?: Sayable } {
  const unnamed = !isOneSign(name) ? undefined : namesInScope(scope).find((each) => isWordType(e, each))
  return unnamed === undefined
    ? {}
    : { hint: worded('what stands above without a name is called `{1}`; there write `{1} {2}`', unnamed, name) }
}
