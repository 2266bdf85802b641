import { expect, test } from 'vitest'
import type { BaseState } from '../../runtime/base-state.ts'
import { ForGood } from '../../runtime/kernel/for-good.ts'
import { Texts } from '../../runtime/kernel/texts.ts'
import { goesRound } from '../../runtime/rounds/rounds.ts'

// What hangs on no state is worked out once for all games that are played alike, and again where it may be otherwise.

const game = (options: readonly number[], players = 2, more: Partial<BaseState> = {}): BaseState =>
  ({ options: [...options], players, ...more }) as BaseState

interface Known {
  squares: (number | undefined)[] | null
}

/** A function that is worked out once for each number, and of what it was worked out. */
function square(): { readonly of: (s: BaseState, n: number) => number; readonly worked: number[] } {
  const forGood = new ForGood<Known>({ squares: null })
  const worked: number[] = []
  const work = (_s: BaseState, n: number): number => {
    worked.push(n)
    goesRound(0)
    goesRound(0)
    return n * n
  }
  return { of: (s, n) => ((forGood.of(s).squares ??= [])[n] ??= forGood.worked(work, s, n)), worked }
}

test('games of the same options share it, in turn as well', () => {
  const { of, worked } = square()
  const [s, t] = [game([0, 1]), game([0, 1])]
  expect([of(s, 3), of(t, 3), of(s, 3), of(t, 4)]).toEqual([9, 9, 9, 16])
  expect(worked).toEqual([3, 4])
})

test('games of other options, or of more players, have their own', () => {
  const { of, worked } = square()
  for (const s of [game([0, 1]), game([0, 2]), game([0, 2, 0]), game([0, 2, 0], 3)]) of(s, 3)
  expect(worked).toEqual([3, 3, 3, 3])
})

test('what holds texts is gone when they are', () => {
  const { of, worked } = square()
  const s = game([])
  of(s, 3)
  const texts = new Texts(['a', 'b'])
  for (let joined = 1; worked.length < 2; of(s, 3)) {
    joined = texts.join([joined, joined, 0], {})
    texts.tidy()
  }
  expect(worked).toEqual([3, 3])
})

test('sets of more members than can be kept are worked out again', () => {
  const forGood = new ForGood<{ sets: (readonly number[] | undefined)[] | null }>({ sets: null })
  const s = game([])
  let worked = 0
  const work = (_s: BaseState, n: number): number[] => Array.from({ length: 100_000 }, () => (worked = n))
  const of = (n: number): readonly number[] => ((forGood.of(s).sets ??= [])[n] ??= forGood.worked(work, s, n))
  const asked = [1, 2, 1, 3, 1].map((n) => {
    worked = 0
    return of(n).length === 0 || worked
  })
  expect(asked).toEqual([1, 2, 0, 3, 1])
})

test('it counts for itself, and what is too much is not kept', () => {
  const { of, worked } = square()
  const [few, many] = [game([], 2, { roundLimit: 1 }), game([], 2, { roundLimit: 2 })]
  expect(() => of(few, 3)).toThrow(RangeError)
  expect([of(many, 3), of(many, 4), of(few, 4)]).toEqual([9, 16, 16])
  expect(worked).toEqual([3, 3, 4])
})
