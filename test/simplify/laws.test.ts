import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Procedure } from '../../compiler/flow/procedure.ts'
import { faultsOf } from '../../compiler/flow/verify.ts'
import { PASSES } from '../../compiler/simplify/passes.ts'
import { graphOf, type Sketch, trace } from '../flow/graph.ts'

// A pass may change the blocks of a procedure, but neither what it does nor that its graph is whole.

const MOST_BLOCKS = 9
const STEPS = 60

/** A random graph. The places of operations are told apart by their blocks, so that steps of the same trace are the same steps. */
const sketches: fc.Arbitrary<Sketch[]> = fc.integer({ min: 2, max: MOST_BLOCKS }).chain((size) => {
  const to = fc.nat({ max: size - 1 })
  const endOf = (n: number): fc.Arbitrary<Sketch['end']> =>
    n === 1
      ? fc.constant({ kind: 'end' })
      : fc.oneof(
          { weight: 3, arbitrary: to.map((target) => ({ kind: 'jump', to: target }) as const) },
          {
            weight: 3,
            arbitrary: fc
              .tuple(to, to)
              .map(([then, otherwise]) => ({ kind: 'branch', test: 1000 + n, then, otherwise }) as const),
          },
          {
            weight: 1,
            arbitrary: fc
              .tuple(fc.array(to, { minLength: 1, maxLength: 3 }), to)
              .map(([cases, otherwise]) => ({ kind: 'switch', on: 2000 + n, cases, otherwise }) as const),
          },
          { weight: 2, arbitrary: to.map((next) => ({ kind: 'suspend', by: 3000 + n, next }) as const) },
        )
  const block = (n: number): fc.Arbitrary<Sketch> =>
    fc.record({
      steps: fc.integer({ min: 0, max: 2 }).map((k) => Array.from({ length: k }, (_, i) => n * 10 + i)),
      end: endOf(n),
    })
  return fc.tuple(...Array.from({ length: size }, (_, n) => block(n)))
})

/** The beginning of what a procedure does, where answers depend on what is asked and on how much was done before. */
function doneBy(procedure: Procedure, seed: number): string {
  const outcomeOf = (place: number, time: number): number => ((place * 7919 + time * 104_729 + seed * 31) >>> 3) & 7
  return trace(procedure, outcomeOf, 10 * STEPS)
    .slice(0, STEPS)
    .join(', ')
}

const combinations = fc.record({ sketch: sketches, left: fc.boolean(), seed: fc.nat({ max: 1000 }) })

test.each(PASSES)('$name changes nothing of what a procedure does', ({ run }) => {
  fc.assert(
    fc.property(combinations, ({ sketch, left, seed }) => {
      const before = graphOf(sketch, { left })
      const expected = doneBy(before, seed)
      const known = new Set(kindsOf(faultsOf(before)))
      const after = run(before)
      expect(doneBy(after, seed)).toBe(expected)
      expect(kindsOf(faultsOf(after)).filter((fault) => !known.has(fault))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('nor does any choice of passes', () => {
  fc.assert(
    fc.property(combinations, fc.subarray([...PASSES]), ({ sketch, left, seed }, passes) => {
      const expected = doneBy(graphOf(sketch, { left }), seed)
      const after = passes.reduce((made, pass) => pass.run(made), graphOf(sketch, { left }))
      expect(doneBy(after, seed)).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

/** A random graph may go round without an end; no pass may add a fault of another kind. */
const kindsOf = (faults: readonly string[]): string[] => faults.map((fault) => fault.replace(/\d+/g, 'n'))
