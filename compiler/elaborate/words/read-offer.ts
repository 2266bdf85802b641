import { error } from '../../diagnostics/make.ts'
import { meant } from '../../diagnostics/nearest.ts'
import { isOneSign } from '../../diagnostics/nearest-names.ts'
import { SUBJECTS } from '../../diagnostics/other-words.ts'
import type { Expr, Phrase } from '../../../grammar/tree/expressions.ts'
import type { ModalDecl } from '../../../grammar/tree/statements.ts'
import type { Domain, Local, OfferRule, TExpr } from '../../program/ir.ts'
import type { ReadingSymbol } from '../../game/reading.ts'
import { PLAYER, TRUTH, type Type, fits } from '../../game/type.ts'
import { type Elaboration, type WordStretch, type Scope, newLocal } from '../context.ts'
import { localExpr } from '../../program/local-expr.ts'
import { isWordType } from '../expressions/domain.ts'
import { elementType, memberTests, quantified, rangeOver, readWord, standFor } from './read-word.ts'
import { mentionsWord, resolvedAs } from './reading-places.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `opponent cannot …`: the word that stands where other sentences name the one who acts. */
export function subjectWord(e: Elaboration, subject: ModalDecl['subject']): ReadingSymbol | null {
  if (subject === null || subject === 'you' || subject.type === null || subject.name !== null) return null
  return e.game.readings.get(subject.type.name.text) ?? null
}

/**
 * A sentence has one who acts: with a name, or a word of the text that stands for somebody. Where it stands `alone`, not
 * under `until` or `during`, there is no other name that could be meant.
 */
export function namesWhoActs(e: Elaboration, decl: ModalDecl, alone: boolean): boolean {
  const { subject } = decl
  if (
    subject === null ||
    subject === 'you' ||
    subject.type === null ||
    subject.name !== null ||
    subjectWord(e, subject) !== null
  )
    return true
  const word = subject.type.name.text
  if (isWordType(e, word))
    e.report(
      error('HR0103', worded('nobody is meant here'), subject.span, worded('nothing says which `{1}` is meant', word), {
        hint: worded('name the one who acts, as in `{1} p {2}`', word, decl.modality),
      }),
    )
  else
    e.report(
      error('HR0101', worded('unknown name'), subject.span, worded('no word of a text is called `{1}`', word), {
        // Something else, as a card, may be meant that cannot do it.
        ...(alone && decl.modality !== 'cannot' && isOneSign(word)
          ? { hint: worded('a rule is said of any of them: `player {1} {2} …`', word, decl.modality) }
          : {}),
        ...meant(word, e.game.readings.keys(), SUBJECTS),
      }),
    )
  return false
}

/** Tests that the one who is asked is whom the word means. */
export function askerTests(
  e: Elaboration,
  words: Scope,
  symbol: ReadingSymbol,
  asker: Local,
  span: Expr['span'],
): TExpr[] {
  const way = symbol.ways.get('rules')
  if (way?.way !== 'each' || words.place === undefined || resolvedAs(words, symbol.name.text) !== null)
    return [
      {
        kind: 'binary',
        op: '=',
        left: localExpr(asker, span),
        right: readWord(e, words, symbol, span, PLAYER),
        type: TRUTH,
        span,
      },
    ]
  e.used.add(symbol.name.text)
  e.words.push({ word: symbol.name.text, span, position: 'rules', way })
  standFor(words as Scope & { readonly place: WordStretch }, symbol, asker, span, true)
  return memberTests(e, words, symbol, asker)
}

/** A place that a word decides is asked about like any other property of what lies there. */
export function wordsAsTests(e: Elaboration, phrase: Phrase): Phrase {
  if (phrase.in === null || !mentionsWord(e, phrase.in)) return phrase
  const { span } = phrase
  const name: Expr = { kind: 'name', name: phrase.name?.text ?? phrase.type.text, span }
  const inside: Expr = { kind: 'binary', op: 'in', left: name, right: phrase.in, span }
  return {
    ...phrase,
    in: null,
    where: phrase.where === null ? inside : { kind: 'binary', op: 'and', left: inside, right: phrase.where, span },
  }
}

/** What is offered of a part, once the words in it are read; `before` are the tests of the parts before it. */
export function offeredDomain(e: Elaboration, words: Scope, domain: Domain, before: TExpr[]): Domain {
  if (words.place?.uses.every((u) => u.bound) !== false) return domain
  before.push(...domain.tests)
  return { ...domain, tests: quantified(e, words, before) }
}

/** `to opponent`: the part is one of those whom the word may mean. */
export function offeredWord(
  e: Elaboration,
  words: Scope,
  x: Expr,
  wanted: Type,
  before: TExpr[],
): OfferRule['args'][number] | null {
  const symbol = x.kind === 'name' ? e.game.readings.get(x.name) : undefined
  if (symbol === undefined || words.place === undefined) return null
  const word = symbol.name.text
  const use = words.place.uses.find((u) => u.symbol === symbol)
  const way = symbol.ways.get('rules')
  if (use?.bound === true || way?.way !== 'each' || !fits(elementType(e, symbol), wanted)) return null
  const local = newLocal(e, word, elementType(e, symbol), null)
  const value = resolvedAs(words, word) === null ? null : readWord(e, words, symbol, x.span, wanted)
  if (value !== null) {
    const same: TExpr = {
      kind: 'binary',
      op: '=',
      left: localExpr(local, x.span),
      right: value,
      type: TRUTH,
      span: x.span,
    }
    return { kind: 'domain', domain: offeredDomain(e, words, { local, set: null, tests: [same] }, before) }
  }
  e.used.add(word)
  e.words.push({ word, span: x.span, position: 'rules', way })
  standFor(words as Scope & { readonly place: WordStretch }, symbol, local, x.span, true)
  return { kind: 'domain', domain: rangeOver(e, words, symbol, local) }
}
