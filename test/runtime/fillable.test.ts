import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { type Wanted, fillable, nextMembers } from '../../runtime/trials/fillable.ts'
import type { PlacesAsked } from '../../runtime/trials/places-asked.ts'
import { countAfresh } from '../../runtime/rounds/rounds.ts'
import { inAllOrders, subsetsOf } from './orders.ts'

beforeEach(() => countAfresh())

type Test = (set: readonly number[]) => boolean

/** Tests that ask for these places of a set, and for nothing else of its order. */
const TESTS: Readonly<Record<PlacesAsked, (n: number) => Test>> = {
  none: (n) => (set) => set.reduce((a, b) => a + b, 0) === n,
  first: (n) => (set) => set[0] === n % 7 && set.length > n % 3,
  last: (n) => (set) => set.at(-1) === n % 7 && set.length > n % 3,
  ends: (n) => (set) => (set[0] ?? 0) * 2 - (set.at(-1) ?? 0) === (n % 7) + 1,
  all: (n) => (set) => set.reduce((value, each) => (value * 3 + each) % 7, 1) === n % 7,
}

const places = fc.constantFrom<PlacesAsked>('none', 'first', 'last', 'ends', 'all')

test('a set can be filled up exactly when there is one, in some order behind what is picked', () => {
  fc.assert(
    fc.property(
      places,
      fc.uniqueArray(fc.nat(6), { maxLength: 5 }),
      fc.nat(2),
      fc.nat(3),
      fc.nat(3),
      fc.nat(20),
      (asked, cards, taken, from, more, n) => {
        const [picked, rest] = [cards.slice(0, taken), cards.slice(taken)]
        const passes = TESTS[asked](n)
        const sets = subsetsOf(rest).flatMap((set) => inAllOrders(set).map((order) => [...picked, ...order]))
        const expected = sets.some((set) => set.length >= from && set.length <= from + more && passes(set))
        const count = [from, Math.max(from + more, picked.length)] as const
        fc.pre(picked.length <= from + more)
        expect(fillable(picked, rest, { count, passes, site: 1, places: asked })).toBe(expected)
      },
    ),
    { numRuns: 1000 },
  )
})

test('the next member can be each from which a set can be filled up', () => {
  const numbers = fc.uniqueArray(fc.nat(6), { maxLength: 6 })
  fc.assert(
    fc.property(places, numbers, fc.nat(2), fc.nat(3), fc.nat(3), fc.nat(20), (asked, cards, taken, from, more, n) => {
      const [picked, rest] = [cards.slice(0, taken), cards.slice(taken)]
      const wanted: Wanted = { count: [from, from + more], passes: TESTS[asked](n), site: 1, places: asked }
      fc.pre(picked.length < from + more)
      const others = (next: number): number[] => rest.filter((each) => each !== next)
      const expected = rest.filter((next) => fillable([...picked, next], others(next), wanted))
      expect(nextMembers(picked, rest.slice(), wanted)).toEqual(expected)
    }),
    { numRuns: 1000 },
  )
})

test('members that differ in what all have alike are not tried together', () => {
  const numbers = fc.uniqueArray(fc.nat(12), { maxLength: 8 })
  let looked = 0
  fc.assert(
    fc.property(places, numbers, fc.nat(1), fc.nat(3), fc.nat(3), fc.nat(20), (asked, cards, taken, from, more, n) => {
      const [picked, rest] = [cards.slice(0, taken), cards.slice(taken)]
      const alike = (each: number): number => each % 3
      const areAlike: Test = (set) => set.every((each) => alike(each) === alike(set[0] ?? 0))
      const passes: Test = (set) => areAlike(set) && TESTS[asked](n)(set)
      const wanted: Wanted = { count: [from, from + more], passes, site: 1, places: asked }
      fc.pre(picked.length < from + more)
      const quick: Wanted = {
        ...wanted,
        alike,
        passes: (set) => {
          looked += 1
          expect(areAlike(set)).toBe(true)
          return passes(set)
        },
      }
      expect(nextMembers(picked, rest.slice(), quick)).toEqual(nextMembers(picked, rest.slice(), wanted))
      expect(fillable(picked, rest, quick)).toBe(fillable(picked, rest, wanted))
    }),
    { numRuns: 1000 },
  )
  expect(looked).toBeGreaterThan(1000)
})

test('whoever is in no set is not tried with others again', () => {
  let looked = 0
  const passes = (): boolean => {
    looked += 1
    return false
  }
  expect(nextMembers([], [1, 2, 3, 4, 5], { count: [3, 3], passes, site: 1 })).toEqual([])
  expect(looked).toBe(10)
})

test('so many sets are looked at, and the question that they are for is named', () => {
  const never: Wanted = { count: [12, 12], passes: () => false, site: 5 }
  const cards = Array.from({ length: 24 }, (_, i) => i)
  expect(() => fillable([], cards, never)).toThrow('"site":5')
  expect(fillable([], cards.slice(0, 10), { ...never, count: [0, 10] })).toBe(false)
  expect(fillable([], [], { ...never, count: [0, 1] })).toBe(false)
})

test('a set is looked at once where no place counts, and once for each end where one does', () => {
  const looked = (asked: PlacesAsked): number => {
    let count = 0
    const passes = (): boolean => {
      count += 1
      return false
    }
    fillable([], [1, 2, 3], { count: [3, 3], passes, site: 1, places: asked })
    return count
  }
  expect((['none', 'first', 'last', 'ends', 'all'] as const).map(looked)).toEqual([1, 3, 3, 6, 6])
})
