import { inOneLine } from '../../../grammar/source-file.ts'
import { error } from '../../diagnostics/make.ts'
import type { Expr } from '../../../grammar/tree/expressions.ts'
import type { Elaboration, Scope } from '../context.ts'
import { elaborate } from './expr.ts'
import { worded } from '../../diagnostics/worded.ts'

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
  const does = op === '-' ? worded('`- {1}` would take it out of', by) : worded('`{1} {2}` would be done to', op, by)
  e.report(
    error('HR0201', worded('the range comes first'), x.span, worded('{1} the range `{2}..{3}`', does, from, to), {
      hint: worded(
        'for another end write `{1}..({2} {3} {4})`; for the range itself `({1}..{2}) {3} {4}`',
        from,
        to,
        op,
        by,
      ),
    }),
  )
  return true
}

/** The span of what stands in brackets takes them in. */
const isBracketed = ({ span, left }: Binary): boolean => span.start < left.span.start

const source = ({ span }: Expr): string => inOneLine(span)
