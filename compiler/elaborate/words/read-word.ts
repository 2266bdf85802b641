import type { Sayable } from '../../../grammar/saying.ts'
import { error } from '../../diagnostics/make.ts'
import type { Span } from '../../../grammar/source-file.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Domain, Local, TExpr } from '../../program/ir.ts'
import { AROUND, POSSIBLE, type WordPosition, type ReadingSymbol, type Way } from '../../game/reading.ts'
import { TRUTH, type Type, setOf } from '../../game/type.ts'
import { siteOf } from '../statements/choose.ts'
import { type Elaboration, type WordStretch, type Scope, YOU, bind, lookup, newLocal, refer } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { expectFew, testsOfPhrase, wordType } from '../expressions/domain.ts'
import { elaborate, truth } from '../expressions/expr.ts'
import { poison } from '../expressions/expected.ts'
import {
  declarationScope,
  inInstructions,
  isWithin,
  wordKey,
  loopsWithin,
  pieceOf,
  readingPlaceOf,
  readingScope,
  markResolved,
  resolvedAs,
  wordsIn,
} from './reading-places.ts'
import { worded } from '../../diagnostics/worded.ts'

/**
 * What a word of a text means where it stands. Once it stands for somebody it goes on to do so as far as the pattern,
 * the condition or the piece of text reaches; the first time, its reading for this position decides.
 */
export function readWord(e: Elaboration, scope: Scope, symbol: ReadingSymbol, span: Span, wanted: Type | null): TExpr {
  const word = symbol.name.text
  e.used.add(word)
  refer(e, 'reading', span, symbol.name.span)
  const resolved = resolvedAs(scope, word)
  const known = resolved === null ? null : lookup(e, scope, wordKey(word))
  if (resolved !== null && known !== null) {
    note(e, symbol, span, resolved)
    return { ...known, span }
  }
  const where = readingPlaceOf(scope)
  const position = where?.place.position ?? (symbol.phrase === null ? 'conditions' : null)
  if (lookup(e, scope, YOU) === null || position === null)
    return unread(
      e,
      symbol,
      span,
      worded('it is read for the player that a text speaks to, and nobody is `you` here'),
      worded('outside of texts name the player: `player p`'),
    )
  const way = symbol.ways.get(position) ?? symbol.ways.get(AROUND[position] ?? position)
  if (way === undefined)
    return unread(
      e,
      symbol,
      span,
      worded('nothing says what it means in {1}', position),
      worded('add a line under `reading {1}`: `{2} in {3}`', word, POSSIBLE[position][0] ?? 'you', position),
    )
  note(e, symbol, span, position)
  if (way.way === 'value') return valueOf(e, scope, symbol, way, span, wanted)
  if (way.way === 'chosen') return chosen(e, scope, symbol, way, span)
  const local = newLocal(e, word, elementType(e, symbol), null)
  if (where !== null) standFor(where, symbol, local, span, false)
  return localExpr(local, span)
}

/**
 * Asks about every word in a piece of syntax now, where what it says is carried out only later, by values kept from
 * here.
 */
export function resolveWords(e: Elaboration, scope: Scope, node: unknown): void {
  for (const { name, span } of wordsIn(e, node)) {
    const symbol = lookup(e, scope, name) === null ? e.game.readings.get(name) : undefined
    if (symbol !== undefined) readWord(e, scope, symbol, span, null)
  }
}

function unread(e: Elaboration, symbol: ReadingSymbol, span: Span, text: Sayable, hint: Sayable): TExpr {
  e.report(
    error('HR0220', worded('a word that cannot be read here'), span, text, {
      hint,
      secondary: [{ span: symbol.name.span, text: worded('declared here') }],
    }),
  )
  return poison({ span })
}

function note(e: Elaboration, symbol: ReadingSymbol, span: Span, position: WordPosition): void {
  const way = symbol.ways.get(position)
  const same = (u: { readonly span: Span; readonly position: WordPosition }): boolean =>
    u.span.file === span.file && u.span.start === span.start && u.position === position
  if (way !== undefined && !e.words.some(same)) e.words.push({ word: symbol.name.text, span, position, way })
}

/** From here on the word means this variable of the place. */
export function standFor(
  home: Scope & { readonly place: WordStretch },
  symbol: ReadingSymbol,
  local: Local,
  span: Span,
  bound: boolean,
): void {
  bind(home, wordKey(symbol.name.text), local, span)
  markResolved(home, symbol.name.text, home.place.position)
  home.place.uses.push({ symbol, local, bound })
}

function valueOf(
  e: Elaboration,
  scope: Scope,
  symbol: ReadingSymbol,
  way: Way,
  span: Span,
  wanted: Type | null,
): TExpr {
  const word = symbol.name.text
  if (way.value === null) return poison({ span })
  if (isWithin(e, scope, word)) {
    e.report(
      error(
        'HR0221',
        worded('a reading that cannot be'),
        way.value.span,
        worded('what `{1}` means depends on what it means', word),
      ),
    )
    return poison({ span })
  }
  return { ...elaborate(e, declarationScope(e, scope, word), way.value, wanted), span }
}

export function elementType(e: Elaboration, symbol: ReadingSymbol): Type {
  return symbol.phrase === null
    ? wordType(e, { text: 'player', span: symbol.name.span }).type
    : wordType(e, symbol.phrase.type).type
}

/** All that the word may mean, with `local` standing for each of them. */
export function rangeOver(e: Elaboration, scope: Scope, symbol: ReadingSymbol, local: Local): Domain {
  const { phrase } = symbol
  if (phrase === null) return { local, set: null, tests: [] }
  const inside = declarationScope(e, scope, symbol.name.text)
  bind(inside, phrase.name?.text ?? phrase.type.text, local, (phrase.name ?? phrase.type).span)
  const { adjective } = wordType(e, phrase.type)
  const set = phrase.in === null ? null : elaborate(e, inside, phrase.in, setOf(local.type))
  if (set === null) expectFew(e, phrase, local.type)
  return { local, set, tests: testsOfPhrase(e, inside, { phrase, adjective, local }) }
}

/** That a variable is one of those whom the word may mean. */
export function memberTests(e: Elaboration, scope: Scope, symbol: ReadingSymbol, local: Local): TExpr[] {
  const { set, tests } = rangeOver(e, scope, symbol, local)
  const span = symbol.phrase?.span ?? symbol.name.span
  return set === null
    ? [...tests]
    : [{ kind: 'binary', op: 'in', left: localExpr(local, span), right: set, type: TRUTH, span }, ...tests]
}

/** Asks `you` before the instruction, unless the piece of text has asked before. */
function chosen(e: Elaboration, scope: Scope, symbol: ReadingSymbol, way: Way, span: Span): TExpr {
  const word = symbol.name.text
  const { asking } = e
  if (asking === null || asking.scope.proc === null)
    return unread(e, symbol, span, worded('nobody can be asked here'), worded('use it in an instruction'))
  const { scope: at, before } = asking
  const { root, known } = pieceOf(at, wordKey(word))
  const type = elementType(e, symbol)
  if (!known) bind(root, wordKey(word), newLocal(e, word, type, root), span)
  const result = lookup(e, at, wordKey(word))
  const who = lookup(e, at, YOU)
  if (result?.kind !== 'local' || who === null) return poison({ span })
  const askedBefore = known || loopsWithin(at, root)
  if (askedBefore) root.place?.uses.push({ symbol, local: result.local, bound: false })
  const cites = way.cites.map((c) => c.text)
  const site = siteOf(e, at, { kind: 'choose', prompt: word, optional: false, byWord: true }, { span, cites })
  const domain = rangeOver(e, at, symbol, newLocal(e, symbol.phrase?.name?.text ?? word, type, at))
  before.push({
    kind: 'choose',
    span,
    cites,
    site,
    who,
    domain,
    result: result.local,
    count: null,
    setTest: null,
    reading: { word, askedBefore },
  })
  markResolved(at, word, 'instructions')
  return { ...(lookup(e, scope, wordKey(word)) ?? result), span }
}

/**
 * The condition of a rule or of a text. What an instruction asks is no condition: it speaks of whom the piece speaks.
 */
export function condition(e: Elaboration, scope: Scope, x: Expr): TExpr {
  return e.game.readings.size === 0 || inInstructions(scope)
    ? truth(e, scope, x)
    : conditionIn(e, readingScope(scope, 'conditions'), x)
}

/** A condition with a place of its own, such as the `only if` at the head of an event. */
export function conditionIn(e: Elaboration, inside: Scope, x: Expr): TExpr {
  const test = truth(e, inside, x)
  return quantified(e, inside, [test])[0] ?? test
}

/**
 * Tests about whom the words of a place stand for: some of them, or each. The first word to come up stands outermost.
 */
export function quantified(e: Elaboration, inside: Scope, tests: readonly TExpr[]): readonly TExpr[] {
  const open = inside.place?.uses.filter((u) => !u.bound) ?? []
  return open.reduceRight<readonly TExpr[]>((held, { symbol, local }) => {
    const each =
      inside.place !== undefined &&
      symbol.ways.get(inside.place.position)?.way === 'each' &&
      inside.place.position === 'conditions'
    const { set, tests: range } = rangeOver(e, inside, symbol, local)
    const span = tests[0]?.span ?? symbol.name.span
    const inner: readonly TExpr[] = each ? [{ kind: 'not', operand: all(held, span), type: TRUTH, span }] : held
    return [
      {
        kind: 'query',
        quantifier: each ? 'no' : 'some',
        domain: { local, set, tests: [...range, ...inner] },
        type: TRUTH,
        span,
      },
    ]
  }, tests)
}

function all(tests: readonly TExpr[], span: Span): TExpr {
  const [first, ...rest] = tests
  return rest.reduce(
    (a: TExpr, b): TExpr => ({ kind: 'binary', op: 'and', left: a, right: b, type: TRUTH, span }),
    first ?? { kind: 'truth', value: true, type: TRUTH, span },
  )
}
