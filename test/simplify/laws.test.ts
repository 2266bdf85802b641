import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '../../compiler/flow/block.ts'
import type { Procedure } from '../../compiler/flow/procedure.ts'
import { reachable } from '../../compiler/flow/references.ts'
import { faultsOf } from '../flow/faults.ts'
import { PASSES } from '../../compiler/simplify/passes.ts'
import { graphOf, type Sketch, trace } from '../flow/graph.ts'
import { byDay, sampledSeed } from '../kit/effort.ts'

// A pass may change the blocks of a procedure, but neither what it does nor that its graph is whole.

const MOST_BLOCKS = 9
const STEPS = 60

/**
 * A random graph. The places of operations are told apart by their blocks, so that steps of the same trace are the same
 * steps.
 */
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
              .chain(([then, otherwise]) =>
                fc.boolean().map((ofRules) => ({ kind: 'branch', test: 1000 + n, ofRules, then, otherwise }) as const),
              ),
          },
          {
            weight: 1,
            arbitrary: fc
              .tuple(fc.array(to, { minLength: 1, maxLength: 3 }), to)
              .map(([cases, otherwise]) => ({ kind: 'switch', on: 2000 + n, cases, otherwise }) as const),
          },
          { weight: 2, arbitrary: to.map((next) => ({ kind: 'suspend', by: 3000 + n, next }) as const) },
          { weight: 1, arbitrary: to.map((next) => ({ kind: 'leave', by: 4000 + n, next }) as const) },
          { weight: 1, arbitrary: fc.constant({ kind: 'finish', by: 5000 + n } as const) },
        )
  const block = (n: number): fc.Arbitrary<Sketch> =>
    fc.record({
      steps: fc
        .array(fc.option(to), { maxLength: 2 })
        .map((exits) => exits.map((exit, i) => (exit === null ? n * 10 + i : { stop: n * 10 + i, exit }))),
      end: endOf(n),
    })
  return fc.tuple(...Array.from({ length: size }, (_, n) => block(n)))
})

const combinations = fc.record({ sketch: sketches, left: fc.boolean(), seed: fc.nat({ max: 1000 }) })

/** The graph of a sketch, in which others know where it goes on after each call. */
function made(sketch: readonly Sketch[], left: boolean): Procedure {
  const calls = sketch.flatMap(({ end }) => (end.kind === 'suspend' ? [[`call ${end.by}`, end.next] as const] : []))
  return graphOf(sketch, { left, entries: Object.fromEntries(calls) })
}

/**
 * The beginnings of what a procedure does, from its entry and from each place that others know, where answers depend on
 * what is asked and on how much was done before.
 */
function doneBy({ entry, exit, left, entries }: Procedure, seed: number): Readonly<Record<string, string>> {
  const outcomeOf = (place: number, time: number): number => ((place * 7919 + time * 104_729 + seed * 31) >>> 3) & 7
  const from = (block: Block): string =>
    trace(block, outcomeOf, 10 * STEPS)
      .slice(0, STEPS)
      .join(', ')
  const known = [...entries].map(([event, block]) => [event, from(block)] as const)
  return { entry: from(entry), ...(left ? { exit: from(exit) } : {}), ...Object.fromEntries(known) }
}

/** Whether all that is left does what it did; where it goes on after a call is only left out with the call. */
function doesTheSame(before: Procedure, after: Procedure, seed: number): void {
  const [expected, done] = [before, after].map((each) => doneBy(each, seed))
  const calls = reachable(before).flatMap(({ terminator: t }) => (t.kind === 'suspend' ? [`call ${t.by.place}`] : []))
  expect(calls.filter((call) => !after.entries.has(call))).toEqual([])
  expect({ ...expected, ...done }).toEqual(expected)
}

test.each(PASSES)('$name changes nothing of what a procedure does', ({ run }) => {
  fc.assert(
    fc.property(combinations, ({ sketch, seed, left }) => {
      const before = made(sketch, left)
      const known = new Set(kindsOf(faultsOf(before)))
      const after = run(made(sketch, left))
      doesTheSame(before, after, seed)
      expect(kindsOf(faultsOf(after)).filter((fault) => !known.has(fault))).toEqual([])
    }),
    { numRuns: byDay(75, 300), ...sampledSeed('simplified') },
  )
})

test('nor does any choice of passes, in any order', () => {
  fc.assert(
    fc.property(combinations, fc.shuffledSubarray([...PASSES]), ({ sketch, seed, left }, passes) => {
      const after = passes.reduce((graph, pass) => pass.run(graph), made(sketch, left))
      doesTheSame(made(sketch, left), after, seed)
    }),
    { numRuns: byDay(125, 500), ...sampledSeed('simplified again') },
  )
})

/** A random graph may go round without an end; no pass may add a fault of another kind. */
const kindsOf = (faults: readonly string[]): string[] => faults.map((fault) => fault.replace(/\d+/g, 'n'))
