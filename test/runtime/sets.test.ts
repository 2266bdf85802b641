import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BaseState, NONE } from '../../runtime/engine.ts'
import * as sets from '../../runtime/kernel/sets.ts'

// What engines ask of sets and lists, beside what it means in as few words as possible.

/** Short lists, and such that are long enough for members to be looked up otherwise. */
const few = fc.array(fc.integer({ min: -3, max: 6 }), { maxLength: 8 })
const many = fc.array(fc.integer({ min: -3, max: 90 }), { minLength: 60, maxLength: 70 })
const list = fc.oneof({ weight: 4, arbitrary: few }, { weight: 1, arbitrary: many })
const pair = fc.oneof(
  fc.tuple(list, list),
  list.chain((a) => fc.tuple(fc.constant(a), fc.shuffledSubarray(a, { minLength: a.length }))),
  list.chain((a) =>
    fc.tuple(
      fc.constant(a),
      fc.shuffledSubarray(a).map((some) => [...some, ...a.slice(some.length)]),
    ),
  ),
)

const sorted = (of: readonly number[]): readonly number[] => of.toSorted((a, b) => a - b)

describe('of two', () => {
  const said: Readonly<Record<string, (a: readonly number[], b: readonly number[]) => readonly [unknown, unknown]>> = {
    'union: the first, and what it lacks of the second': (a, b) => [
      sets.union(a, b),
      [...a, ...b.filter((x) => !a.includes(x))],
    ],
    'without: what the second has not': (a, b) => [sets.without(a, b), a.filter((x) => !b.includes(x))],
    'joined: one after the other': (a, b) => [sets.joined(a, b), [...a, ...b]],
    'less copies: one is gone for each': (a, b) => {
      const gone = [...b]
      return [
        sets.lessCopies(a, b),
        a.filter((x) => {
          const at = gone.indexOf(x)
          if (at >= 0) gone.splice(at, 1)
          return at < 0
        }),
      ]
    },
    'same copies: alike once they are sorted': (a, b) => [
      sets.sameCopies(a, b),
      String(sorted(a)) === String(sorted(b)),
    ],
    'alike: alike once they are sorted': (a, b) => [sets.alike(a, b), String(sorted(a)) === String(sorted(b))],
  }
  test.each(Object.entries(said))('%s', (_, law) => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [found, expected] = law(a, b)
        expect(found).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })
})

test('sums, counts and extremes are those of the members', () => {
  fc.assert(
    fc.property(few, fc.integer({ min: -3, max: 6 }), fc.nat(10), (set, x, n) => {
      const total = set.reduce((a, b) => a + b, 0)
      expect(sets.sum(set)).toBe(total)
      expect(sets.sumOf(set, (each) => each * 3 - 1)).toBe(total * 3 - set.length)
      expect(sets.countOf(set, (each) => each > x)).toBe(set.filter((each) => each > x).length)
      expect(sets.countDistinct(set, (each) => each % 3)).toBe(new Set(set.map((each) => each % 3)).size)
      expect(sets.countDistinct(set, (each) => each * 9)).toBe(new Set(set).size)
      expect(sets.differ(set, (each) => each % 3)).toBe(sets.countDistinct(set, (each) => each % 3) > 1)
      expect(sets.copies(set, x)).toBe(set.filter((each) => each === x).length)
      expect(sets.greatest(set)).toBe(set.length === 0 ? 0 : Math.max(...set))
      expect(sets.least(set)).toBe(set.length === 0 ? 0 : Math.min(...set))
      expect(sets.top(set, n)).toEqual(set.toReversed().slice(0, n))
    }),
  )
})

test('numbers between two, quotients and remainders', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (a, b) => {
      expect(sets.range(a, b)).toEqual(Array.from({ length: Math.max(0, b - a + 1) }, (_, i) => a + i))
      expect(sets.divide(a, b)).toBe(b === 0 ? 0 : Math.floor(a / b))
      expect(sets.modulo(a, b) - (b === 0 ? 0 : a - b * Math.floor(a / b))).toBeCloseTo(0)
    }),
  )
  expect(sets.range(1, 100_000, 4)).toHaveLength(100_000)
  expect(() => sets.range(0, 100_000, 4)).toThrow('"loop":4')
})

test('none is equal to nothing, and gives way', () => {
  expect([sets.same(2, 2), sets.same(2, 3), sets.same(NONE, NONE)]).toEqual([true, false, false])
  expect([sets.orElse(0, 5), sets.orElse(NONE, 5), sets.orElse(NONE, NONE)]).toEqual([0, 5, NONE])
  expect([sets.at([7, 8], 1), sets.at([7, 8], NONE)]).toEqual([8, NONE])
  expect([sets.nextSeat(seated(3), 2, 2), sets.nextSeat(seated(3), 0, -1), sets.nextSeat(seated(3), NONE, 1)]).toEqual([
    1,
    2,
    NONE,
  ])
})

const seated = (players: number): BaseState => ({ players }) as Partial<BaseState> as BaseState

test('seats are gone round from each of them, and from the first where nobody is named', () => {
  expect(sets.seats(seated(3))).toEqual([0, 1, 2])
  expect([0, 1, 2, NONE].map((first) => sets.seatsFrom(seated(3), first))).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 1, 2],
  ])
})

test('a round begins with the first who sits where nobody is named', () => {
  expect([NONE, 0, 2].map((first) => sets.roundIn([2, 0, 1], first))).toEqual([
    [2, 0, 1],
    [0, 1, 2],
    [2, 0, 1],
  ])
})

describe('a family of zones', () => {
  const zones = [[9], [4, 5], [], [6], [7]]
  const s: BaseState = { ...seated(3), zones, def: [0, 0, 0], place: [1, NONE, 0] }

  test('holds the cards of each seat, or of each value', () => {
    expect(sets.family(s, 1)).toEqual([4, 5, 6])
    expect(sets.family(s, 1, 4)).toEqual([4, 5, 6, 7])
    expect(sets.family(s, 0, 1)).toEqual([9])
    expect(sets.family(s, 0)).toEqual([9, 4, 5])
    expect(sets.family(s, 0, 1)).not.toBe(zones[0])
  })

  test('is looked through to its end, and not beyond', () => {
    expect([4, 5, 6, 7, 9].map((card) => sets.someOf(s, 1, (each) => each === card))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(sets.someOf(s, 1, (each) => each === 7, 4)).toBe(true)
  })

  test('has as many zones as there are seats, or as is said', () => {
    expect([0, 1, 12, 13].map((place) => sets.within(place, 1))).toEqual([false, true, true, false])
    expect([2, 3].map((place) => sets.within(place, 1, 2))).toEqual([true, false])
  })

  test('lies where its cards have not left the game', () => {
    expect(sets.presentCards(s)).toEqual([0, 2])
    expect(sets.allCards({ ...s, def: [0] })).toEqual([0])
  })

  test('comes zone by zone, without effects, and last what lies nowhere yet', () => {
    const laid = { ...s, def: [0, 0, 0, 0], zones: [[9], [3], [], [2, 0]], place: [3, NONE, 3, 1] }
    expect(sets.cardsByZone(laid, [0])).toEqual([3, 2, 0, 1])
    expect(sets.presentByZone(laid, [0])).toEqual([3, 2, 0])
  })
})

test('values are counted the same in a few members and in many', () => {
  const many = Array.from({ length: 100 }, (_, i) => i)
  expect(sets.countDistinct(many, (each) => each % 7)).toBe(7)
  expect(sets.countDistinct(many.slice(0, 5), (each) => each % 7)).toBe(5)
})

test('what is none is neither more nor less than anything, nor the same', () => {
  const number = fc.oneof(fc.constant(NONE), fc.integer({ min: -2, max: 2 }))
  fc.assert(
    fc.property(number, number, (a, b) => {
      const there = a !== NONE && b !== NONE
      expect(sets.isAbove(a, b)).toBe(there && a > b)
      expect(sets.isAtLeast(a, b)).toBe(there && Math.max(a, b) === a)
      expect(sets.same(a, b)).toBe(there && a === b)
    }),
  )
})
