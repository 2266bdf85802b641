import { expect, it } from 'vitest'
import { fitting, nextCard } from '../../runtime/kernel/kernel.ts'

it('throws where a number would become another move', () => {
  expect(fitting(2047, -2048, 2047, 'bid')).toBe(2047)
  expect(() => fitting(2048, -2048, 2047, 'bid')).toThrow('bid: the number 2048 does not lie within -2048 to 2047')
  expect(() => fitting(-2049, -2048, 2047, 'bid')).toThrow(RangeError)
})

it('throws where there are more cards than moves can name', () => {
  const table = (cards: number) =>
    ({ place: Array<number>(cards).fill(0) }) as unknown as Parameters<typeof nextCard>[0]
  expect(nextCard(table(2047))).toBe(2047)
  expect(() => nextCard(table(2048))).toThrow(RangeError)
})
