import type { Sayable } from '../../grammar/saying.ts'
import { CARDS_AT_MOST } from '../../runtime/kernel/kernel.ts'
import { meantNames } from '../output/meant-names.ts'
import { UsageError } from '../usage-error.ts'
import { type PackSet, packSize, type Rarity, type PackSlot, slotProblem } from './pack-set.ts'
import type { CardsSaid, SetSaid, SlotSaid } from './read-packs.ts'
import { stated } from '../stated.ts'

/**
 * A set of a packs file, of which every pack that it says can be dealt.
 * @param cardsOf reads what is said of cards
 * @throws UsageError with the rarity or the slot at which it cannot
 */
export function readSet(
  name: string,
  said: SetSaid,
  cardsOf: (said: readonly CardsSaid[]) => readonly number[],
): PackSet {
  const rarities = Object.entries(said.cards).map(([rarity, cards]): Rarity => ({
    name: rarity,
    cards: saidAt(`\`${rarity}\``, () => cardsOf(cards)),
  }))
  const slots = said.slots.map((slot, i) => saidAt(stated('slot {1}', i + 1), () => readSlot(slot, rarities)))
  const set = { name, packs: said.packs, slots, rarities }
  const problem = slotProblem(slots)
  if (problem !== null) throw new UsageError(problem)
  const drawn = new Set(slots.flatMap((slot) => slot.rarities.map(({ rarity }) => rarity)))
  const left = rarities.find((rarity) => !drawn.has(rarity))
  if (left !== undefined) throw new UsageError(stated('no slot draws of `{1}`', left.name))
  const cards = said.packs * packSize(set)
  if (cards > CARDS_AT_MOST)
    throw new UsageError(
      stated(
        '{1} packs of {2} are {3} cards, and a game has at most {4}',
        said.packs,
        packSize(set),
        cards,
        CARDS_AT_MOST,
      ),
    )
  return set
}

function readSlot({ rarity, count = 1, repeats = false }: SlotSaid, known: readonly Rarity[]): PackSlot {
  const weights = typeof rarity === 'string' ? [[rarity, 1] as const] : Object.entries(rarity)
  return {
    count,
    repeats,
    rarities: weights.map(([name, weight]) => ({ rarity: rarityCalled(name, known), weight })),
  }
}

function rarityCalled(name: string, known: readonly Rarity[]): Rarity {
  const found = known.find((each) => each.name === name)
  if (found !== undefined) return found
  const names = known.map((each) => each.name)
  throw new UsageError(
    stated('no cards are of the rarity `{1}`{2}', name, meantNames(name, names) || `; there are ${names.join(', ')}`),
  )
}

/** Says where it is that something is wrong. */
export function saidAt<T>(place: Sayable, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError(stated('{1}: {2}', place, error.words))
    throw error
  }
}
