import type { Sayable } from '../../../grammar/saying.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import { type Span, inOneLine } from '../../../grammar/source-file.ts'
import { error } from '../../diagnostics/make.ts'
import { fits, show } from '../../game/type.ts'
import type { TExpr } from '../../program/ir.ts'
import type { Elaboration } from '../context.ts'
import { worded } from '../../diagnostics/worded.ts'

type Connective = 'and' | 'or'
type Comparison = TExpr & { kind: 'binary' }

const COMPARING: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>='])

/** What a list of conditions compares last, and the bare values that follow: `rank of c = 2 or 3 or 4`. */
export interface SeveralAsked {
  readonly comparison: Comparison
  readonly negated: boolean
  readonly values: TExpr[]
}

type Binary = Expr & { kind: 'binary' }

/** `a or b or c` as `a or b` and then `… or c`; what stands in brackets is one part. */
export function joinedBy(x: Binary, op: Connective): Binary[] {
  const parts = [x]
  for (let inner = x.left; inner.kind === 'binary' && inner.op === op; inner = inner.left) {
    if (inner.span.start < inner.left.span.start) break
    parts.push(inner)
  }
  return parts.toReversed()
}

/** HR0201 where a value is compared with several that are always there, as in `rank of c = (2 or 3)`. */
export function comparesWithSeveral(e: Elaboration, { left, right }: Binary, op: '=' | '!='): boolean {
  if (right.kind !== 'binary' || (right.op !== 'or' && right.op !== 'and')) return false
  const parts = joinedBy(right, right.op)
  const values = [parts[0]?.left ?? right.left, ...parts.map((part) => part.right)]
  if (!values.every((value) => isPlain(e, value))) return false
  const text = worded('a value equals one value; `{1}` stands between conditions', right.op)
  const list = values.map(words).join(', ')
  e.report(
    error('HR0201', worded('wrong kind of value'), right.span, text, {
      hint:
        op === '='
          ? worded('{1}: `{2} in ({3})`', ONE_OF_SEVERAL, words(left), list)
          : worded('{1}: `{2} not in ({3})`', ONE_OF_SEVERAL, words(left), list),
    }),
  )
  return true
}

/** A number, a card by its name or a value of a type. */
const isPlain = ({ game }: Elaboration, x: Expr): boolean =>
  x.kind === 'number' ||
  (x.kind === 'name' &&
    (game.definitions.has(x.name) ||
      [...game.enums.values()].some(({ values }) => values.some(({ text }) => text === x.name))))

const ONE_OF_SEVERAL = worded('one of several is asked for with `in`')

/** The comparison with which a condition ends, so that a value behind `or` can belong to it; null where it has none. */
export function lastComparison(x: TExpr, negated = false): SeveralAsked | null {
  if (x.kind === 'not') return lastComparison(x.operand, !negated)
  if (x.kind !== 'binary') return null
  if (x.op === 'and' || x.op === 'or') return lastComparison(x.right, negated)
  return COMPARING.has(x.op) ? { comparison: x, negated, values: [] } : null
}

/** Whether a value, which is no truth, is one of those that are meant to be compared as the comparison does. */
export function belongs({ comparison }: SeveralAsked, { type }: TExpr): boolean {
  const sides = [comparison.left.type, comparison.right.type]
  if (type.base === 'unknown' || sides.some(({ base }) => base === 'unknown')) return false
  // A value may bear a name that values of several types have.
  return sides.some((side) => fits(type, side) || (type.base === 'enum' && side.base === 'enum' && !side.set))
}

/** HR0201 once for all the values that follow a comparison, with the comparison as it is written for several. */
export function reportSeveral(e: Elaboration, asked: SeveralAsked | null, connective: Connective): void {
  const first = asked?.values[0]
  if (asked === null || first === undefined) return
  const message = worded('this is a {1}; a truth is needed', show(first.type))
  e.report(error('HR0201', worded('wrong kind of value'), first.span, message, { hint: writtenFor(asked, connective) }))
}

function writtenFor({ comparison, negated, values }: SeveralAsked, connective: Connective): Sayable {
  const { op, left, right } = comparison
  const all = [right, ...values].map(words)
  const unequal = (op === '!=') !== negated
  if ((op === '=' || op === '!=') && !left.type.set && (unequal || connective === 'or'))
    return unequal
      ? worded('{1}: `{2} not in ({3})`', ONE_OF_SEVERAL, words(left), all.join(', '))
      : worded('{1}: `{2} in ({3})`', ONE_OF_SEVERAL, words(left), all.join(', '))
  const each = all.map((value) => `${negated ? 'not ' : ''}${words(left)} ${op} ${value}`)
  return worded('each side of `{1}` is a whole question: `{2}`', connective, each.join(` ${connective} `))
}

const words = ({ span }: { readonly span: Span }): string => inOneLine(span)
