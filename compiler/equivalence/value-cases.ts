import { TRUTH } from '../game/type.ts'
import type { ExprIn, TExpr } from '../program/ir.ts'

/** A value, and what has to hold for it to be taken. */
export interface ValueCase {
  readonly when: readonly TExpr[]
  readonly value: TExpr
}

/** A value of more cases is looked at as a whole. */
const MOST = 12

/** The values that something is worked out as, by cases of which one holds. */
export function valueCases(x: TExpr): readonly ValueCase[] {
  const cases = casesIn(x)
  return cases.length > MOST ? [{ when: [], value: x }] : cases
}

function casesIn(x: TExpr): readonly ValueCase[] {
  switch (x.kind) {
    case 'if':
      return [...under(x.cond, valueCases(x.then)), ...under(not(x.cond), valueCases(x.otherwise))]
    case 'builtin':
      return x.name === 'highest' || x.name === 'lowest' ? extremes(x) : [{ when: [], value: x }]
    case 'binary':
      if (!ARITHMETIC.has(x.op)) return [{ when: [], value: x }]
      return valueCases(x.left).flatMap((left) =>
        valueCases(x.right).map((right) => ({
          when: [...left.when, ...right.when],
          value: { ...x, left: left.value, right: right.value },
        })),
      )
    default:
      x satisfies ExprIn<'leaves' | 'words' | 'happenings' | 'zone' | 'places' | 'ranges' | 'not' | 'case' | 'list'>
      return [{ when: [], value: x }]
  }
}

const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', 'mod'])

/** The first of the highest, or lowest, of several numbers. */
function extremes(x: TExpr & { readonly kind: 'builtin' }): readonly ValueCase[] {
  const { args, name, span } = x
  if (args.some(({ type }) => type.set || type.optional)) return [{ when: [], value: x }]
  return args.flatMap((arg, i) => {
    const when = args.flatMap((other, j): readonly TExpr[] => {
      if (i === j) return []
      const [low, high] = name === 'highest' ? [other, arg] : [arg, other]
      return [{ kind: 'binary', op: j < i ? '<' : '<=', left: low, right: high, type: TRUTH, span }]
    })
    return valueCases(arg).map((each) => ({ ...each, when: [...when, ...each.when] }))
  })
}

const under = (cond: TExpr, cases: readonly ValueCase[]): readonly ValueCase[] =>
  cases.map(({ when, value }) => ({ when: [cond, ...when], value }))

export const not = (x: TExpr): TExpr => ({ kind: 'not', operand: x, type: TRUTH, span: x.span })
