import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Local, TExpr } from '../../program/ir.ts'
import { mentions } from '../../analyse/walk.ts'
import { NUMBER, fits, notNone, orNone, setOf, show } from '../../game/type.ts'
import { type Elaboration, type WordStretch, type Scope, lookup, refer } from '../context.ts'
import { elementType, memberTests, quantified, rangeOver, standFor } from '../words/read-word.ts'
import type { PatternMatch } from './pattern.ts'
import { resolvedAs } from '../words/reading-places.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * `by opponent` in a pattern: the word stands for this part of the event, where it may be one of several. Where it
 * means somebody already, or one value in any case, it is compared like any other.
 */
export function standsForWord(
  e: Elaboration,
  words: Scope,
  outside: Scope,
  x: Expr & { kind: 'name' },
  local: Local,
): boolean {
  const symbol = e.game.readings.get(x.name)
  const { place } = words
  if (
    symbol === undefined ||
    place === undefined ||
    lookup(e, outside, x.name) !== null ||
    resolvedAs(words, x.name) !== null
  )
    return false
  const way = symbol.ways.get(place.position)
  if (way === undefined || way.way === 'value') return false
  const element = elementType(e, symbol)
  if (!fits(element, notNone(local.type))) {
    e.report(
      error(
        'HR0201',
        worded('wrong kind of value'),
        x.span,
        worded('this part of the event is a {1}, not a {2}', show(local.type), show(element)),
      ),
    )
  }
  e.used.add(x.name)
  refer(e, 'reading', x.span, symbol.name.span)
  e.words.push({ word: x.name, span: x.span, position: place.position, way })
  standFor(words as Scope & { readonly place: WordStretch }, symbol, local, x.span, true)
  return true
}

interface WordsRead {
  readonly tests: readonly TExpr[]
  readonly found: readonly { readonly local: Local; readonly value: TExpr }[]
}

/**
 * The tests of a pattern once its words are read: what an argument stands for must fit, of the rest there must be
 * some.
 */
export function wordsRead(e: Elaboration, words: Scope, free: readonly TExpr[]): WordsRead {
  const uses = words.place?.uses ?? []
  if (uses.length === 0) return { tests: free, found: [] }
  const bound = uses.filter((u) => u.bound).flatMap((u) => memberTests(e, words, u.symbol, u.local))
  const tests = [...bound, ...quantified(e, words, free)]
  const found: { local: Local; value: TExpr }[] = []
  // Each word's own test is the one inside of those before it, which mean somebody by then.
  for (
    let test = tests.at(-1);
    test?.kind === 'query' &&
    uses.some((u) => !u.bound && u.local === (test as TExpr & { kind: 'query' }).domain.local);
  ) {
    const { domain, span } = test
    found.push({
      local: domain.local,
      value: { kind: 'query', quantifier: 'the', domain, type: orNone(domain.local.type), span },
    })
    test = domain.tests.at(-1)
  }
  return { tests, found }
}

/**
 * A value that speaks of several is added once for each of them of whom the pattern is true; a fact cannot be set to
 * several.
 */
export function exceptedValue(e: Elaboration, m: PatternMatch, value: TExpr, op: '=' | '+=' | '-='): TExpr {
  const uses = m.scope.place?.uses.filter((u) => !u.bound && mentions(value, u.local)) ?? []
  const [first] = uses
  if (first === undefined) return value
  if (op === '=') {
    e.report(
      error(
        'HR0221',
        worded('a reading that cannot be'),
        value.span,
        worded('`{1}` is each of several here, and a fact has one value', first.symbol.name.text),
        { hint: worded('write the exception with `+=`, or say outright who is meant') },
      ),
    )
    return value
  }
  return uses.reduceRight<TExpr>((body, { symbol, local }, i) => {
    const domain = rangeOver(e, m.scope, symbol, local)
    const tests = i === uses.length - 1 ? [...domain.tests, ...m.free] : domain.tests
    const set: TExpr = {
      kind: 'query',
      quantifier: 'each',
      domain: { ...domain, tests },
      type: setOf(local.type),
      span: value.span,
    }
    return {
      kind: 'builtin',
      name: 'sum',
      args: [{ kind: 'map', set, local, body, type: setOf(NUMBER), span: value.span }],
      type: NUMBER,
      span: value.span,
    }
  }, value)
}
