import { inOneLine } from '../../../grammar/source-file.ts'
import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Elaboration, Scope } from '../context.ts'
import { elaborate } from './expr.ts'

type Binary = Expr & { kind: 'binary' }

/**
 * `1..n - 1`, which would take 1 out of the range: reported, since nearly always the end of the range is meant. With
 * brackets around the range, or a set behind it, it says what it does.
 */
export function endsInReckoning(e: Elaboration, scope: Scope, x: Binary): boolean {
  const { left: range, op } = x
  if (range.kind !== 'binary' || range.op !== '..' || isBracketed(range)) return false
  const right = elaborate(e, scope, x.right)
  if (right.type.set || right.type.base === 'unknown') return false
  const [from, to, by] = [range.left, range.right, x.right].map(source)
  const does = op === '-' ? `\`- ${by}\` would take it out of` : `\`${op} ${by}\` would be done to`
  e.report(
    error('HR0201', 'the range comes first', x.span, `${does} the range \`${from}..${to}\``, {
      hint: `for another end write \`${from}..(${to} ${op} ${by})\`; for the range itself \`(${from}..${to}) ${op} ${by}\``,
    }),
  )
  return true
}

/** The span of what stands in brackets takes them in. */
const isBracketed = ({ span, left }: Binary): boolean => span.start < left.span.start

const source = ({ span }: Expr): string => inOneLine(span)
