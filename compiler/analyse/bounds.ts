import type { ExprIn, TExpr } from '../program/ir.ts'
import type { Program } from '../program/program.ts'
import type { Span } from '../../grammar/source-file.ts'

/** Between which bounds a number lies as far as the text alone tells. */
export interface Bounds {
  readonly from: number
  readonly to: number
}

/** Of a number of which nothing is known. */
export const ANY: Bounds = { from: -Infinity, to: Infinity }

/** The value of a fact that is one number for the whole game, or null; exceptions and arguments make it vary. */
export function fixedValue(program: Program, fact: string): { readonly value: number; readonly span: Span } | null {
  const known = program.facts.get(fact)
  if (known === undefined || known.params.length > 0 || known.excepts.length > 0 || known.value?.kind !== 'number')
    return null
  return { value: known.value.value, span: known.value.span }
}

export function boundsOf(program: Program, x: TExpr): Bounds {
  switch (x.kind) {
    case 'number':
      return { from: x.value, to: x.value }
    case 'derived': {
      const fixed = fixedValue(program, x.fact)
      return fixed === null ? ANY : { from: fixed.value, to: fixed.value }
    }
    case 'times':
      return { from: 0, to: Infinity }
    case 'builtin':
      return x.name === 'count' ? { from: 0, to: Infinity } : ANY
    case 'binary':
      return combined(x.op, boundsOf(program, x.left), boundsOf(program, x.right))
    default:
      x satisfies ExprIn<'leaves' | 'columns' | 'sentences' | 'can' | 'zone' | 'places' | 'ranges' | 'composed' | 'not'>
      return ANY
  }
}

/** Between which bounds all members of a set of numbers lie. */
export function boundsOfMembers(program: Program, set: TExpr | null): Bounds {
  if (set === null) return ANY
  if (!set.type.set) return boundsOf(program, set)
  if (set.kind === 'list') return around(set.items.map((x) => boundsOfMembers(program, x)))
  if (set.kind === 'if') return around([boundsOfMembers(program, set.then), boundsOfMembers(program, set.otherwise)])
  if (set.kind === 'query') return boundsOfMembers(program, set.domain.set)
  if (set.kind !== 'binary') return ANY
  const [left, right] = [boundsOfMembers(program, set.left), boundsOfMembers(program, set.right)]
  if (set.op === '..') return { from: left.from, to: right.to }
  return set.op === 'union' ? around([left, right]) : set.op === 'without' ? left : ANY
}

/** The bounds of all of these together. */
export const around = (all: readonly Bounds[]): Bounds => ({
  from: Math.min(...all.map((b) => b.from)),
  to: Math.max(...all.map((b) => b.to)),
})

/** Whether whatever lies within the bounds lies within the others. */
export function liesWithin(inner: Bounds, outer: Bounds): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

/** What comes of two numbers within their bounds. */
export function combined(op: string, a: Bounds, b: Bounds): Bounds {
  if (op === '+') return { from: a.from + b.from, to: a.to + b.to }
  if (op === '-') return { from: a.from - b.to, to: a.to - b.from }
  if (a.from !== a.to || b.from !== b.to) return ANY
  const value = calculated(op, a.from, b.from)
  return value === null ? ANY : { from: value, to: value }
}

/** As the runtime reckons: down to whole numbers, and nothing is divided by nothing. */
function calculated(op: string, a: number, b: number): number | null {
  if (op === '*') return a * b
  if (op === '/') return b === 0 ? 0 : Math.floor(a / b)
  return op === 'mod' ? (b === 0 ? 0 : ((a % b) + b) % b) : null
}

/** Whether a comparison of two numbers holds whatever they are within their bounds; null when it depends. */
export function compared(op: string, a: Bounds, b: Bounds): boolean | null {
  switch (op) {
    case '<':
      return a.to < b.from ? true : a.from >= b.to ? false : null
    case '<=':
      return a.to <= b.from ? true : a.from > b.to ? false : null
    case '>':
      return compared('<', b, a)
    case '>=':
      return compared('<=', b, a)
    case '=':
      return a.from === a.to && a.from === b.from && a.from === b.to
        ? true
        : a.to < b.from || b.to < a.from
          ? false
          : null
    case '!=': {
      const same = compared('=', a, b)
      return same === null ? null : !same
    }
    default:
      return null
  }
}
