import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import { meant } from '../../diagnostics/nearest.ts'
import { TYPES } from '../../diagnostics/other-words.ts'
import type { Expr, Phrase } from '../../../grammar/tree/expressions.ts'
import type { AdjectiveSymbol } from '../../game/model.ts'
import { zonesOfMarked } from '../../game/zones-of-marked.ts'
import type { Domain, Local, TExpr } from '../../program/ir.ts'
import {
  type BaseType,
  DEFINITION,
  TRUTH,
  type Type,
  UNKNOWN,
  elementOf,
  fits,
  notNone,
  setOf,
  show,
  type,
} from '../../game/type.ts'
import { type Elaboration, type Scope, THIS, bind, inner, newLocal, refer } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { asNumber, expectType } from './expected.ts'
import { tellHidden } from '../tell-hidden.ts'
import { definitionOf } from './definition-of.ts'
import { sortedDomain } from './sorted-domain.ts'
import { elaborate, truth } from './expr.ts'
import { cardsOfZones } from './zones-of-kept.ts'
import { worded } from '../../diagnostics/worded.ts'

const BASES: readonly BaseType[] = ['number', 'truth', 'player', 'card', 'definition', 'effect', 'zone', 'text']

/** The type that a word before a variable stands for, with the adjective to test if it is one. */
export function wordType(
  e: Elaboration,
  word: { text: string; span: Expr['span'] },
): { type: Type; adjective: AdjectiveSymbol | null } {
  const base = BASES.find((b) => b === word.text)
  if (base !== undefined) return { type: type(base), adjective: null }
  const enumeration = e.game.enums.get(word.text)
  if (enumeration !== undefined) {
    refer(e, 'type', word.span, enumeration.name.span)
    return { type: type('enum', word.text), adjective: null }
  }
  const adjective = e.game.adjectives.get(word.text)
  if (adjective !== undefined) {
    e.used.add(word.text)
    refer(e, 'adjective', word.span, adjective.name.span)
    return { type: adjective.subject, adjective }
  }
  e.report(
    error(
      'HR0101',
      worded('unknown type'),
      word.span,
      worded('there is no type or adjective `{1}`', word.text),
      e.game.zones.has(word.text) || e.game.facts.has(word.text)
        ? { hint: hintForName(e, word) }
        : meant(word.text, [...BASES, ...e.game.enums.keys(), ...e.game.adjectives.keys()], TYPES),
    ),
  )
  return { type: UNKNOWN, adjective: null }
}

/** The name of a zone or a fact where a type is to stand, as behind `the`. */
function hintForName({ game }: Elaboration, { text, span }: { text: string; span: Expr['span'] }): Sayable {
  if (/\bthe\s+$/.test(span.file.text.slice(Math.max(0, span.start - 20), span.start)))
    return worded('a name stands without `the`: `{1}`', text)
  const zone = game.zones.get(text)
  const goneThrough = worded('what is gone through are things of a type')
  if (zone === undefined)
    return worded('`{1}` is no type but a value; {2}: `player p`, `card c in …`, `number n in 1..3`', text, goneThrough)
  const things = zone.holds === 'cards' ? 'card c' : 'effect e'
  return zone.key === null
    ? worded('`{1}` is a zone; {2}: `{3} in {1}`', text, goneThrough, things)
    : worded('`{1}` is a zone; {2}: `{3} in {1} of …`', text, goneThrough, things)
}

export function isWordType(e: Elaboration, word: string): boolean {
  return BASES.some((b) => b === word) || e.game.enums.has(word) || e.game.adjectives.has(word)
}

/** `card c in hand of p where …`: what the variable ranges over, and a scope in which it is known. */
export function domainOf(e: Elaboration, scope: Scope, phrase: Phrase): { domain: Domain; scope: Scope } {
  const { type: element, adjective } = singleThing(e, phrase, wordType(e, phrase.type))
  const set = phrase.in === null ? adjectiveZones(e, adjective, phrase) : elaborate(e, scope, phrase.in, setOf(element))
  if (set !== null && phrase.in !== null) expectSet(e, set, element)
  if (set === null) expectFew(e, phrase, element)
  const inside = inner(scope)
  const name = phrase.name?.text ?? phrase.type.text
  if (phrase.name !== null) tellHidden(e, scope, phrase.name)
  const local = newLocal(e, name, element, null)
  bind(inside, name, local, (phrase.name ?? phrase.type).span)
  if (name === 'this') bind(inside, THIS, local, phrase.span)
  const domain = { local, set, tests: testsOfPhrase(e, inside, { phrase, adjective, local }) }
  return phrase.sortedBy === undefined
    ? { domain, scope: inside }
    : sortedDomain(e, scope, phrase, { domain, keys: phrase.sortedBy })
}

/** Of what there is no end of, or all that may lie anywhere, a set has to be said. */
export function expectFew(e: Elaboration, { span, name }: Phrase, { base }: Type): void {
  if (!['number', 'truth', 'zone', 'text'].includes(base)) return
  e.report(
    error('HR0206', worded('a part is left out'), span, worded('which {1}s are meant?', base), {
      hint: worded('say a set: `{1} {2} in 1..5`', base, name?.text ?? 'x'),
    }),
  )
}

/** What a phrase asks of each that its variable stands for. */
export function testsOfPhrase(
  e: Elaboration,
  inside: Scope,
  { phrase, adjective, local }: Pick<ReturnType<typeof wordType>, 'adjective'> & { phrase: Phrase; local: Local },
): TExpr[] {
  const { span, where } = phrase
  return [
    ...(adjective === null
      ? []
      : [{ kind: 'adjective' as const, name: adjective.name.text, of: localExpr(local, span), type: TRUTH, span }]),
    ...(where === null ? [] : [truth(e, inside, where)]),
  ]
}

/** `each run r`: there is no set of sets to go through. */
function singleThing(e: Elaboration, phrase: Phrase, word: ReturnType<typeof wordType>): ReturnType<typeof wordType> {
  if (!word.type.set) return word
  const { text, span } = phrase.type
  e.report(
    error(
      'HR0201',
      worded('wrong kind of things'),
      span,
      worded('`{1}` is said of sets, and sets are not gone through', text),
      {
        hint: worded('put one together: `choose 1..3 {1} … as s where s is {2}`', word.type.base, text),
      },
    ),
  )
  return { type: UNKNOWN, adjective: null }
}

function expectSet(e: Elaboration, set: TExpr, element: Type): void {
  if (set.type.base === 'unknown') return
  if (!set.type.set)
    e.report(error('HR0201', worded('not a set'), set.span, worded('`in` needs a set; this is a {1}', show(set.type))))
  else if (!fits(elementOf(set.type), element))
    e.report(
      error(
        'HR0201',
        worded('wrong kind of things'),
        set.span,
        worded('this holds each a {1}, not a {2}', show(elementOf(set.type)), show(element)),
      ),
    )
}

/** An adjective that is kept in some zones is looked for only there. */
function adjectiveZones(e: Elaboration, adjective: AdjectiveSymbol | null, { span }: Phrase): TExpr | null {
  const zones = adjective === null ? null : zonesOfMarked(adjective)
  return zones === null ? null : cardsOfZones(e, zones, span)
}

/** `x in S`: a place for zones, membership for anything else. */
export function inTest(e: Elaboration, scope: Scope, x: Expr & { kind: 'binary' }): TExpr {
  const first = elaborate(e, scope, x.left)
  const right = elaborate(e, scope, x.right, setOf(notNone(first.type)))
  // In a list of definitions a card's name means what is printed, also in an example.
  const left =
    first.type.base === 'option' && right.type.base === 'number'
      ? asNumber(e, first)
      : e.exampleCards && x.left.kind === 'name' && right.type.base === 'definition'
        ? elaborate(e, scope, x.left, DEFINITION)
        : first
  const test = membership(e, left, right, x)
  return x.op === 'in' ? test : { kind: 'not', operand: test, type: TRUTH, span: x.span }
}

function membership(e: Elaboration, left: TExpr, right: TExpr, x: Expr): TExpr {
  const span = x.span
  if (right.kind === 'zone' && (left.type.base === 'card' || left.type.base === 'effect') && !left.type.set)
    return { kind: 'inZone', of: left, zone: right, type: TRUTH, span }
  if (right.kind === 'binary' && right.op === 'union') {
    return {
      kind: 'binary',
      op: 'or',
      left: membership(e, left, right.left, x),
      right: membership(e, left, right.right, x),
      type: TRUTH,
      span,
    }
  }
  if (left.type.base === 'card' && right.type.set && right.type.base === 'definition')
    return membership(e, definitionOf(left), right, x)
  if (left.type.base === 'definition' && right.type.base === 'card') {
    return { kind: 'builtin', name: 'hasDefinition', args: [right, left], type: TRUTH, span }
  }
  if (!right.type.set && right.type.base !== 'unknown') {
    e.report(
      error('HR0201', worded('not a set'), right.span, worded('`in` needs a set; this is a {1}', show(right.type))),
    )
  } else if (right.type.base !== 'unknown') expectType(e, left, elementOf(right.type), true)
  return { kind: 'binary', op: 'in', left, right, type: TRUTH, span }
}
