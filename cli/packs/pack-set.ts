/** A rarity of a set, and its cards as numbers of the game. */
export interface Rarity {
  readonly name: string
  readonly cards: readonly number[]
}

/** So many cards of a pack, each of one of these rarities by their weights. */
export interface PackSlot {
  readonly count: number
  /** Whether a card may be one that the pack has already. */
  readonly repeats: boolean
  readonly rarities: readonly { readonly rarity: Rarity; readonly weight: number }[]
}

/** A set of which packs can be dealt. */
export interface PackSet {
  readonly name: string
  /** How many packs there are. */
  readonly packs: number
  readonly slots: readonly PackSlot[]
  readonly rarities: readonly Rarity[]
}

/** How many cards are in a pack. */
export const packSize = ({ slots }: Pick<PackSet, 'slots'>): number => slots.reduce((all, { count }) => all + count, 0)

/** Why a pack may come to a slot for which it finds no other card; null where there is always one. */
export function slotProblem(slots: readonly PackSlot[]): string | null {
  for (const [i, { count, repeats, rarities }] of slots.entries())
    for (const { rarity } of repeats ? [] : rarities) {
      const before = mayBeThere(slots.slice(0, i), rarity)
      if (rarity.cards.length >= before + count) continue
      const there = before === 0 ? '' : `, of which the slots before may have drawn ${before}`
      const all = rarity.cards.length === 1 ? 'the one card' : `the ${rarity.cards.length} cards`
      return `slot ${i + 1} draws ${count} of ${all} of \`${rarity.name}\`${there}; have it draw fewer, or say \`"repeats": true\``
    }
  return null
}

/** How many different cards of a rarity a pack may hold after some slots. */
function mayBeThere(slots: readonly PackSlot[], { cards }: Rarity): number {
  const shared = slots.map((slot) => {
    const drawn = new Set(slot.rarities.flatMap(({ rarity }) => rarity.cards))
    return { count: slot.count, cards: cards.filter((card) => drawn.has(card)) }
  })
  const drawn = shared.reduce((all, each) => all + Math.min(each.count, each.cards.length), 0)
  return Math.min(drawn, new Set(shared.flatMap((each) => each.cards)).size)
}
