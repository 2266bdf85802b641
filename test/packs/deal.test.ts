import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealPacks } from '../../cli/packs/deal-packs.ts'
import { type PackSet, packSize, type Rarity, type PackSlot, slotProblem } from '../../cli/packs/pack-set.ts'
import { sampledSeed, times } from '../kit/effort.ts'

/** The cards that are numbered from `from` on. */
const rarity = (name: string, from: number, many: number): Rarity => ({
  name,
  cards: Array.from({ length: many }, (_, i) => from + i),
})

const slot = (count: number, weights: readonly (readonly [Rarity, number])[], repeats = false): PackSlot => ({
  count,
  repeats,
  rarities: weights.map(([each, weight]) => ({ rarity: each, weight })),
})

const setOf = (name: string, packs: number, slots: readonly PackSlot[]): PackSet => ({
  name,
  packs,
  slots,
  rarities: [...new Set(slots.flatMap(({ rarities }) => rarities.map((each) => each.rarity)))],
})

/** Sets whose rarities may have cards in common, as where one card is printed in two of them. */
const anySet: fc.Arbitrary<PackSet> = fc
  .array(fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 4 })
  .chain((ranges) => {
    const rarities = ranges.map(([from, many], i) => rarity(`rarity-${i}`, from, many))
    const weighted = fc.tuple(fc.constantFrom(...rarities), fc.integer({ min: 1, max: 30 }))
    const anySlot = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.array(weighted, { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([count, weights, repeats]) => slot(count, weights, repeats))
    return fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.array(anySlot, { minLength: 1, maxLength: 4 }))
      .map(([packs, slots]) => setOf('any', packs, slots))
  })

const dealable = anySet.filter(({ slots }) => slotProblem(slots) === null)
const seeds = fc.nat()
const runs = { numRuns: 300 * times, ...sampledSeed('packs') }

test('each pack has what its slots say, and a card twice only where a slot may repeat', () => {
  fc.assert(
    fc.property(dealable, seeds, (set, seed) => {
      const [packs = []] = dealPacks([set], seed)
      expect(packs).toHaveLength(set.packs)
      for (const pack of packs) {
        expect(pack).toHaveLength(packSize(set))
        let at = 0
        for (const { count, repeats, rarities } of set.slots)
          for (const end = at + count; at < end; at++) {
            const card = pack[at] ?? -1
            expect(rarities.some((each) => each.rarity.cards.includes(card))).toBe(true)
            if (!repeats) expect(pack.slice(0, at)).not.toContain(card)
          }
      }
    }),
    runs,
  )
})

test('one seed deals the same packs, whatever sets come after', () => {
  fc.assert(
    fc.property(dealable, dealable, seeds, (set, other, seed) => {
      const [packs, others] = dealPacks([set, other], seed)
      expect(dealPacks([set], seed)).toEqual([packs])
      expect(dealPacks([set, other], seed)).toEqual([packs, others])
    }),
    runs,
  )
})

test('another seed deals other packs', () => {
  const set = setOf('set', 10, [slot(5, [[rarity('common', 0, 40), 1]])])
  const dealt = Array.from({ length: 50 }, (_, seed) => JSON.stringify(dealPacks([set], seed)))
  expect(new Set(dealt).size).toBe(50)
})

/** How far counts lie from what is expected of them, by Pearson. */
const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((all, count, i) => all + (count - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0)

describe('chance', () => {
  const [rare, gold, ultra] = [rarity('rare', 0, 16), rarity('super', 16, 10), rarity('ultra', 26, 8)]
  const packs = 3000
  const foil = setOf('set', packs, [
    slot(1, [
      [rare, 21],
      [gold, 6],
      [ultra, 3],
    ]),
  ])
  const drawn = (dealPacks([foil], 1)[0] ?? []).flat()
  const counted = ({ cards }: Rarity): number => drawn.filter((card) => cards.includes(card)).length

  test('draws rarities by their weights', () => {
    const expected = [21, 6, 3].map((weight) => (packs * weight) / 30)
    // With two degrees of freedom so much is exceeded once in a thousand.
    expect(chiSquare([rare, gold, ultra].map(counted), expected)).toBeLessThan(13.8)
  })

  test('draws each card of a rarity alike', () => {
    const each = rare.cards.map((card) => drawn.filter((other) => other === card).length)
    const expected = each.map(() => counted(rare) / rare.cards.length)
    // With fifteen degrees of freedom, likewise.
    expect(chiSquare(each, expected)).toBeLessThan(37.7)
  })

  test('draws all of a rarity that a pack takes whole', () => {
    const whole = setOf('set', 20, [slot(16, [[rare, 1]])])
    for (const pack of dealPacks([whole], 5)[0] ?? []) expect([...pack].sort((a, b) => a - b)).toEqual(rare.cards)
  })
})

describe('a slot that may find no card is told', () => {
  const [common, foil] = [rarity('common', 0, 4), rarity('foil', 2, 2)]

  test.each([
    ['of a rarity alone', [slot(5, [[common, 1]])], 'slot 1 draws 5 of the 4 cards of `common`'],
    [
      'of the rarest that it may come to',
      [
        slot(3, [
          [common, 1],
          [foil, 1],
        ]),
      ],
      'slot 1 draws 3 of the 2 cards of `foil`',
    ],
    [
      'after what slots before may have drawn',
      [slot(2, [[common, 1]]), slot(1, [[foil, 1]])],
      'slot 2 draws 1 of the 2 cards of `foil`, of which the slots before may have drawn 2',
    ],
  ])('%s', (_what, slots, problem) => {
    expect(slotProblem(slots)).toContain(problem)
  })

  test.each([
    ['where it may repeat', [slot(5, [[common, 1]], true)]],
    ['where it takes all there are', [slot(4, [[common, 1]])]],
    ['where slots before can have drawn no more of them', [slot(1, [[common, 1]]), slot(1, [[foil, 1]])]],
    [
      'where slots before draw one card again and again',
      [slot(1, [[rarity('one', 2, 1), 1]]), slot(5, [[rarity('one', 2, 1), 1]], true), slot(1, [[foil, 1]])],
    ],
  ])('and is not %s', (_what, slots) => {
    expect(slotProblem(slots)).toBeNull()
  })
})
