import { printedVersion } from '../../game/printed-version.ts'
import { error } from '../../diagnostics/make.ts'
import { meant, nearestValue } from '../../diagnostics/nearest.ts'
import { isOneSign } from '../../diagnostics/nearest-names.ts'
import { ADJECTIVES } from '../../diagnostics/other-words.ts'
import { inOneLine } from '../../../grammar/source-file.ts'
import type { Expr, Phrase } from '../../../grammar/tree/expressions.ts'
import type { TExpr } from '../../program/ir.ts'
import { TRUTH, elementOf, fits, show } from '../../game/type.ts'
import { type Elaboration, type Scope, inReach, refer } from '../context.ts'
import { elaborate } from './expr.ts'
import { expectType, poison } from './expected.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `c is fresh`, `x is none`, `deck is empty`, `e is optional`, `z is not extra`, and options and values by name. */
export function isTest(e: Elaboration, scope: Scope, x: Expr & { kind: 'is' }): TExpr {
  const left = elaborate(e, scope, x.left, e.game.adjectives.get(x.name.text)?.subject ?? null)
  if (e.probe?.name === x.name.text) e.probe.subject = left.type
  const test = positive(e, scope, x, left)
  return x.negated ? { kind: 'not', operand: test, type: TRUTH, span: x.span } : test
}

function positive(e: Elaboration, scope: Scope, x: Expr & { kind: 'is' }, left: TExpr): TExpr {
  const { span } = x
  const word = x.name.text
  if (left.type.base === 'unknown' && !left.type.set) return poison(x)
  if (
    word === 'none' &&
    left.type.base === 'option' &&
    e.game.options.get(left.type.of)?.values.some((v) => v.text === word) === true
  )
    return optionIs(e, left, x)
  if (word === 'none') return isNone(e, left, x)
  if (left.type.base === 'option') return optionIs(e, left, x)
  if (word === 'empty' && left.type.set) return { kind: 'builtin', name: 'empty', args: [left], type: TRUTH, span }
  if (word === 'optional' && left.type.base === 'effect')
    return { kind: 'builtin', name: 'optional', args: [left], type: TRUTH, span }
  if (left.type.base === 'zone') {
    const zone = elaborate(e, scope, { kind: 'name', name: word, span: x.name.span })
    return { kind: 'zoneIs', of: left, zone, type: TRUTH, span }
  }
  if (left.type.base === 'truth' && !left.type.set && word !== 'yes' && word !== 'no') return saidOfTruth(e, x)
  const adjective = e.game.adjectives.get(word)
  if (adjective !== undefined) {
    e.used.add(word)
    refer(e, 'adjective', x.name.span, adjective.name.span)
    if (left.type.set && fits(elementOf(left.type), adjective.subject)) return saidOfMembers(e, x, left)
    if (left.type.base === 'definition' && adjective.subject.base === 'card' && !adjective.stored)
      return { kind: 'adjective', name: askedOfPrinted(e, word), of: left, type: TRUTH, span }
    expectType(e, left, adjective.subject, true)
    return { kind: 'adjective', name: word, of: left, type: TRUTH, span }
  }
  if (left.type.base === 'truth')
    return {
      kind: 'binary',
      op: '=',
      left,
      right: { kind: 'truth', value: word === 'yes', type: TRUTH, span },
      type: TRUTH,
      span,
    }
  if (left.type.base === 'enum' && e.game.enums.get(left.type.of)?.values.some((v) => v.text === word) === true) {
    const right = elaborate(e, scope, { kind: 'name', name: word, span: x.name.span }, left.type)
    return { kind: 'binary', op: '=', left, right, type: TRUTH, span }
  }
  if (isValue(e, scope, word)) {
    const sign = x.negated ? '!=' : '='
    e.report(
      error(
        'HR0101',
        worded('a value after `is`'),
        x.name.span,
        worded('`is` asks for a property, the value of an option or `none`; `{1}` is a value', word),
        {
          hint:
            left.type.set && left.type.base === 'card'
              ? worded('what lies there is asked with `in`: `{1} in {2}`', word, inOneLine(x.left.span))
              : worded('values are compared with `{1}`: `… {1} {2}`', sign, word),
        },
      ),
    )
    return poison(x)
  }
  const values = left.type.base === 'enum' ? (e.game.enums.get(left.type.of)?.values.map((v) => v.text) ?? []) : []
  const known = [...e.game.adjectives.keys(), ...values, ...(left.type.set ? ['empty'] : ['none'])]
  e.report(
    error(
      'HR0101',
      worded('unknown adjective'),
      x.name.span,
      worded('nothing is called `{1}`', word),
      meant(word, known, ADJECTIVES, isOneSign(word) ? values.filter(isOneSign) : []),
    ),
  )
  return poison(x)
}

/** `hand of p is wild`: an adjective of one thing does not tell whether some of a set are meant, or all. */
function saidOfMembers(e: Elaboration, x: Expr & { kind: 'is' }, left: TExpr): TExpr {
  const word = x.name.text
  e.report(
    error(
      'HR0201',
      worded('wrong kind of value'),
      left.span,
      worded('`{1}` is said of one thing, and this is a set', word),
      {
        hint: worded('ask for its members: `some {1} x in …`, `no {1} x in …`', word),
      },
    ),
  )
  return poison(x)
}

/** Whether a word stands for a value here: a number, a variable, a fact of the game, a value of a type, or a card. */
function isValue(e: Elaboration, scope: Scope, word: string): boolean {
  const { game } = e
  if (
    /^\d+$/.test(word) ||
    inReach(scope, word) ||
    game.facts.get(word)?.params.length === 0 ||
    game.definitions.has(word)
  )
    return true
  return [...game.enums.values()].some((type) => type.values.some((value) => value.text === word))
}

/** What is said of cards can be asked of printed cards too, as far as it only depends on what is printed. */
export function askedOfPrinted(e: Elaboration, name: string): string {
  e.ofDefinitions.add(name)
  return printedVersion(name)
}

function isNone(e: Elaboration, left: TExpr, x: Expr): TExpr {
  if (!left.type.optional && left.type.base !== 'unknown') {
    e.report(
      error('HR0502', worded('never none'), x.span, worded('a {1} is always there', show(left.type)), {
        hint: worded('declare its type with `or none` if it can be missing'),
      }),
    )
  }
  return { kind: 'builtin', name: 'isNone', args: [left], type: TRUTH, span: x.span }
}

function optionIs(e: Elaboration, left: TExpr, x: Expr & { kind: 'is' }): TExpr {
  const option = e.game.options.get(left.type.of)
  const value = option?.values.findIndex((v) => v.text === x.name.text) ?? -1
  if (option === undefined || value < 0) {
    e.report(
      error(
        'HR0101',
        worded('unknown value'),
        x.name.span,
        worded('the option `{1}` has no value `{2}`', left.type.of, x.name.text),
        nearestValue(x.name.text, option?.values.map((v) => v.text) ?? []),
      ),
    )
    return poison(x)
  }
  const chosen = option.values[value]
  if (chosen !== undefined) refer(e, 'value', x.name.span, chosen.span)
  return { kind: 'optionIs', option: left.type.of, value, type: TRUTH, span: x.span }
}

type Is = Expr & { kind: 'is' }

/**
 * `some card c in hand of p is wild`: whether there is some is a truth, of which nothing but `yes` and `no` is said.
 */
function saidOfTruth(e: Elaboration, x: Is): TExpr {
  const { left } = x
  const text =
    left.kind === 'quantified'
      ? worded(
          '`{1} {2} …` is a truth: `{3}` is not said of `{4}`',
          left.quantifier,
          words(left.phrase),
          isWord(x),
          called(left.phrase),
        )
      : worded('this is a truth, `yes` or `no`, and never `{1}`', x.name.text)
  const hint = left.kind === 'quantified' ? { hint: worded('say it after `where`: `{1}`', saidOfEach(e, x, left)) } : {}
  e.report(error('HR0201', worded('wrong kind of value'), x.span, text, hint))
  return poison(x)
}

/** The same with what was meant as a condition on each. */
function saidOfEach(e: Elaboration, x: Is, { quantifier, phrase }: Expr & { kind: 'quantified' }): string {
  const conditions = [...(phrase.where === null ? [] : [joinable(phrase.where)]), condition(e, x, called(phrase))]
  const among = phrase.in === null ? '' : ` in ${source(phrase.in)}`
  return `${quantifier} ${words(phrase)}${among} where ${conditions.join(' and ')}`
}

function condition({ game }: Elaboration, x: Is, name: string): string {
  const word = x.name.text
  const asked = [...game.enums.values()].some((each) => each.values.some(({ text }) => text === word))
  if (asked || game.adjectives.has(word) || word === 'none' || word === 'empty') return `${name} ${isWord(x)}`
  return `${game.definitions.has(word) ? `definition of ${name}` : name} ${x.negated ? '!=' : '='} ${word}`
}

/** A condition as it can stand before an `and`. */
const joinable = (x: Expr): string =>
  (x.kind === 'binary' && x.op === 'or') || x.kind === 'if' ? `(${source(x)})` : source(x)

const isWord = ({ negated, name }: Is): string => `is ${negated ? 'not ' : ''}${name.text}`

const words = ({ type, name }: Phrase): string => (name === null ? type.text : `${type.text} ${name.text}`)

/** What stands without a name is called like its type. */
const called = ({ type, name }: Phrase): string => name?.text ?? type.text

/** A part as the rules text has it, in one line. */
const source = ({ span }: Expr): string => inOneLine(span)
