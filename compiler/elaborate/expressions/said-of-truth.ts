import { inOneLine } from '../../../grammar/source-file.ts'
import { error } from '../../diagnostics/make.ts'
import type { Expr, Phrase } from '../../../grammar/tree/expressions.ts'
import type { TExpr } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'
import { poison } from './expected.ts'

type Is = Expr & { kind: 'is' }

/**
 * `some card c in hand of p is wild`: whether there is some is a truth, of which nothing but `yes` and `no` is said.
 */
export function saidOfTruth(e: Elaboration, x: Is): TExpr {
  const { left } = x
  const text =
    left.kind === 'quantified'
      ? `\`${left.quantifier} ${words(left.phrase)} …\` is a truth: \`${isWord(x)}\` is not said of \`${called(left.phrase)}\``
      : `this is a truth, \`yes\` or \`no\`, and never \`${x.name.text}\``
  const hint = left.kind === 'quantified' ? { hint: `say it after \`where\`: \`${saidOfEach(e, x, left)}\`` } : {}
  e.report(error('HR0201', 'wrong kind of value', x.span, text, hint))
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
