import { below, type RandomSource, randomSource } from '../../runtime/bots/random-source.ts'
import type { PackSet, PackSlot } from './pack-set.ts'

/** The cards of a pack, slot by slot, as numbers of the game. */
export type Pack = readonly number[]

/**
 * Deals the packs of each set. They hang on nothing but the seed and the sets, and those of a set not on the others.
 * @param sets with no `slotProblem`
 */
export function dealPacks(sets: readonly PackSet[], seed: number): readonly (readonly Pack[])[] {
  return sets.map(({ packs, slots }, i) => {
    // Bots draw from the streams from 0 on.
    const random = randomSource(seed, -1 - i)
    return Array.from({ length: packs }, () => dealPack(slots, random))
  })
}

function dealPack(slots: readonly PackSlot[], random: RandomSource): Pack {
  const pack: number[] = []
  for (const slot of slots)
    for (let i = 0; i < slot.count; i++) {
      const { cards } = rarityDrawn(slot, random)
      const open = slot.repeats ? cards : cards.filter((card) => !pack.includes(card))
      const card = open[below(open.length, random)]
      if (card === undefined) throw new RangeError('a slot has no card left, which its set is checked for')
      pack.push(card)
    }
  return pack
}

function rarityDrawn({ rarities }: PackSlot, random: RandomSource): PackSlot['rarities'][number]['rarity'] {
  const all = rarities.reduce((sum, { weight }) => sum + weight, 0)
  let left = random() * all
  const drawn = rarities.find(({ weight }) => (left -= weight) < 0) ?? rarities.at(-1)
  if (drawn === undefined) throw new RangeError('a slot has no rarity, which its schema is checked for')
  return drawn.rarity
}
