import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Formula, Term } from '../../compiler/equivalence/formula.ts'
import { areAlike } from '../../compiler/equivalence/valuations.ts'
import { NUMBER } from '../../compiler/game/type.ts'

const ANY = { from: -Infinity, to: Infinity }
const name = (of: string, bounds = ANY): Term => ({ kind: 'name', name: of, type: NUMBER, bounds })

/** Names with what is known of each; the third is one number. */
const names = [name('x'), name('y', { from: 0, to: Infinity }), name('limit', { from: 6, to: 6 })]
const term = fc.oneof(
  fc.constantFrom(...names),
  fc.integer({ min: -3, max: 8 }).map((value): Term => ({ kind: 'value', value })),
)
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      kind: fc.constant('compared' as const),
      op: fc.constantFrom('=' as const, '<' as const, '<=' as const),
      left: term,
      right: term,
    }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('formula'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('formula') }),
  ),
}))

/** Whether a sentence is true where the names stand for these numbers. */
function holds(f: Formula, given: Readonly<Record<string, number>>): boolean {
  const valueOf = (t: Term): number => (t.kind === 'name' ? (given[t.name] ?? 0) : Number(t.value))
  switch (f.kind) {
    case 'and':
      return f.parts.every((part) => holds(part, given))
    case 'or':
      return f.parts.some((part) => holds(part, given))
    case 'not':
      return !holds(f.of, given)
    case 'truth':
      return f.value
    case 'letter':
    case 'none':
      return false
    case 'compared': {
      const [left, right] = [valueOf(f.left), valueOf(f.right)]
      return f.op === '=' ? left === right : f.op === '<' ? left < right : left <= right
    }
  }
}

const span = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('sentences are alike just where no numbers tell them apart', () => {
  fc.assert(
    fc.property(formula, formula, (a, b) => {
      const alike = span(-15, 20).every((x) =>
        span(0, 20).every((y) => holds(a, { x, y, limit: 6 }) === holds(b, { x, y, limit: 6 })),
      )
      expect(areAlike(a, b)).toBe(alike)
    }),
    { numRuns: 300 },
  )
})

test('a comparison with what is one number is another on its edge', () => {
  const [x, , limit] = names
  if (x === undefined || limit === undefined) throw new Error('there are three names')
  const compared = (op: '<' | '<='): Formula => ({ kind: 'compared', op, left: x, right: limit })
  expect(areAlike(compared('<'), compared('<='))).toBe(false)
})
