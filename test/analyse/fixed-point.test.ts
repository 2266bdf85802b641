import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { components, reachable } from '../../compiler/analyse/components.ts'
import { TRUTHS, gatheredBehind, holdsThrough, leastFixedPoint } from '../../compiler/analyse/fixed-point.ts'

/** A node's value: its own members, with those of all that it leads to or with those that they have in common. */
interface Node {
  readonly own: number
  readonly next: readonly number[]
  readonly joins: boolean
}

const SIZE = 9
const graph = fc.array(
  fc.record({ own: fc.nat(255), next: fc.uniqueArray(fc.nat(SIZE - 1), { maxLength: 4 }), joins: fc.boolean() }),
  { minLength: SIZE, maxLength: SIZE },
)

const at = (nodes: readonly Node[], n: number): Node => nodes[n] ?? { own: 0, next: [], joins: true }

/** Sets of eight members, as bits. */
function value(nodes: readonly Node[], n: number, valueOf: (other: number) => number): number {
  const { own, next, joins } = at(nodes, n)
  if (joins) return next.map(valueOf).reduce((a, b) => a | b, own)
  return own | (next.length === 0 ? 0 : next.map(valueOf).reduce((a, b) => a & b, 255))
}

const solution = (nodes: readonly Node[]): ((n: number) => number) =>
  leastFixedPoint<number, number>({
    least: 0,
    equal: (a, b) => a === b,
    dependsOn: (n) => at(nodes, n).next,
    transfer: (n, valueOf) => value(nodes, n, valueOf),
  })

/** All equations again and again from the least values on, in their order. */
function byRounds(nodes: readonly Node[]): number[] {
  let values = nodes.map(() => 0)
  for (;;) {
    const next = values.map((_, n) => value(nodes, n, (other) => values[other] ?? 0))
    if (next.every((v, n) => v === values[n])) return values
    values = next
  }
}

const all = nodesUpTo(SIZE)
function nodesUpTo(size: number): number[] {
  return Array.from({ length: size }, (_, n) => n)
}

describe('the solver', () => {
  test('finds the least solution', () => {
    fc.assert(
      fc.property(graph, (nodes) => {
        expect(all.map(solution(nodes))).toEqual(byRounds(nodes))
      }),
    )
  })

  test('finds the same whatever is asked first', () => {
    fc.assert(
      fc.property(graph, fc.shuffledSubarray(all, { minLength: SIZE, maxLength: SIZE }), (nodes, order) => {
        const asked = solution(nodes)
        const values = new Map(order.map((n) => [n, asked(n)]))
        expect(all.map((n) => values.get(n))).toEqual(all.map(solution(nodes)))
      }),
    )
  })

  test('asks nothing that the question does not depend on', () => {
    fc.assert(
      fc.property(graph, fc.nat(SIZE - 1), (nodes, first) => {
        const seen = new Set<number>()
        leastFixedPoint<number, boolean>({
          ...TRUTHS,
          dependsOn: (n) => at(nodes, n).next,
          transfer: (n) => {
            seen.add(n)
            return false
          },
        })(first)
        expect(seen).toEqual(new Set(reachable([first], (n) => at(nodes, n).next)))
      }),
    )
  })

  test('gathers what stands behind a node, whatever is asked first, and once for those that lead to each other', () => {
    fc.assert(
      fc.property(graph, fc.shuffledSubarray(all, { minLength: SIZE, maxLength: SIZE }), (nodes, order) => {
        const next = (n: number): readonly number[] => at(nodes, n).next
        const gathered: number[] = []
        const behind = gatheredBehind<number, ReadonlySet<number>>(next, (members, sets) => {
          gathered.push(...members)
          return new Set([...members, ...[...sets].flatMap((set) => [...set])])
        })
        for (const n of order) expect(behind(n)).toEqual(reachable([n], next))
        expect(gathered.sort((a, b) => a - b)).toEqual(all)
      }),
    )
  })

  test('goes along a chain as long as any program', () => {
    const asked = holdsThrough<number>(
      (n) => n === 50_000,
      (n) => (n < 50_000 ? [n + 1] : []),
    )
    expect(asked(0)).toBe(true)
  })

  test('proves nothing by itself: what needs itself to hold does not', () => {
    const next = [[1], [0], [0, 3], []]
    const asked = leastFixedPoint<number, boolean>({
      ...TRUTHS,
      dependsOn: (n) => next[n] ?? [],
      transfer: (n, valueOf) => (next[n] ?? []).every(valueOf),
    })
    expect([0, 1, 2, 3].map(asked)).toEqual([false, false, false, true])
  })
})

test('components are the nodes that lead to each other, each after what it leads to', () => {
  fc.assert(
    fc.property(graph, (nodes) => {
      const next = (n: number): readonly number[] => at(nodes, n).next
      const reached = all.map((n) => reachable([n], next))
      const found = components(all, next, new Set())
      expect(found.flat().sort((a, b) => a - b)).toEqual(all)
      for (const [i, members] of found.entries()) {
        for (const a of members) {
          expect(new Set(members)).toEqual(
            new Set(all.filter((b) => reached[a]?.has(b) === true && reached[b]?.has(a) === true)),
          )
          for (const b of reached[a] ?? []) expect(found.findIndex((c) => c.includes(b))).toBeLessThanOrEqual(i)
        }
      }
    }),
  )
})

test('a node that leads to itself is worked out until it changes no more', () => {
  const value = leastFixedPoint<number, number>({
    least: 0,
    equal: (a, b) => a === b,
    dependsOn: (n) => [n],
    transfer: (n, valueOf) => Math.min(3, valueOf(n) + 1),
  })
  expect(value(1)).toBe(3)
})
