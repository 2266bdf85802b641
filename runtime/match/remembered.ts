import { type BaseState, type Engine, type Memory, NONE, type Seat } from '../engine.ts'
import { isHeld, nameOfCard, sees, zoneWord, printedOf } from '../words/describe.ts'
import type { FullEngine } from '../parts.ts'
import { lessCopies } from '../kernel/sets.ts'
import { lastPiles, pilesFor } from './memory.ts'
import { isKnown } from '../told/remembering.ts'

/** What a seat may remember of cards that it does not see now. */
export interface Remembered {
  /**
   * Cards that it has seen and could follow to where they lie; `place` counts from 1, bottom first, as in `card 2 of
   * hand of B`.
   */
  readonly known: readonly {
    readonly zone: string
    readonly place: number
    readonly card: string
  }[]
  /**
   * Cards that it had seen before they were shuffled away, and the zones in which the unseen cards of that pile lie,
   * with how many.
   */
  readonly mixed: readonly {
    readonly cards: readonly string[]
    readonly among: Readonly<Record<string, number>>
  }[]
}

/**
 * What was shuffled away, pool by pool: piles that share cards, as nobody can say in which of them a card is; then what
 * others hold.
 */
export function mixedFor(engine: Engine, s: BaseState, seat: Seat, memory: Memory): Remembered['mixed'] {
  const { parts } = engine as FullEngine<BaseState>
  return [...shuffledAway(engine, s, seat, memory), ...inHands(parts, s, seat, memory)]
}

/** What a seat knows to be among the cards that others hold, zone by zone. */
function inHands(parts: FullEngine<BaseState>['parts'], s: BaseState, seat: Seat, memory: Memory): Remembered['mixed'] {
  return s.zones.flatMap((content, zone) => {
    if (!isHeld(parts, zone)) return []
    const unseen = content.filter((card) => !sees(parts, s, card, seat))
    const known = unseen.filter((card) => isKnown(memory, card, seat))
    if (known.length === 0) return []
    const cards = known.map((card) => nameOfCard(parts.info, printedOf(s, card))).sort()
    return [{ cards, among: { [zoneWord(parts, zone)]: unseen.length } }]
  })
}

/** What was shuffled away, pool by pool. */
function shuffledAway(engine: Engine, s: BaseState, seat: Seat, memory: Memory): Remembered['mixed'] {
  const { parts } = engine as FullEngine<BaseState>
  const piles = pilesFor(memory, seat)
  const last = lastPiles(piles, s.def.length)
  return poolsOf(piles).flatMap((pool) => {
    let known: number[] = []
    // In their order, since what came out of one pile may have gone into the next.
    for (const i of pool) {
      known = [...known, ...(piles[i]?.known[seat] ?? [])]
      if (known.length > 0) known = lessCopies(known, seenAfter({ seen: memory.seen, shuffles: piles }, s, i, seat))
    }
    if (known.length === 0) return []
    const left = s.place.filter(
      (place, card) => place !== NONE && pool.includes(last[card] ?? -1) && !isKnown(memory, card, seat),
    )
    return [
      {
        cards: known.map((definition) => nameOfCard(parts.info, definition)).sort(),
        among: counted(left, (place) => zoneWord(parts, place)),
      },
    ]
  })
}

/** What a seat saw of the cards of a pile between its shuffle and the next that each was in. */
function seenAfter(
  { seen, shuffles }: Pick<Memory, 'seen' | 'shuffles'>,
  s: BaseState,
  shuffle: number,
  seat: Seat,
): number[] {
  return (shuffles[shuffle]?.cards ?? []).flatMap((card) => {
    const next = shuffles.find((pile, i) => i > shuffle && pile.cards.includes(card))
    const at = next?.cards.indexOf(card) ?? -1
    const [bits = 0, definition = NONE] =
      next === undefined ? [seen[card], printedOf(s, card)] : [next.seen[at], next.def[at]]
    return (bits & (1 << seat)) === 0 ? [] : [definition]
  })
}

const knownPools = new WeakMap<Memory['shuffles'], number[][]>()

/** A memory gets another list of shuffles with each, so that every seat that looks in between finds the same pools. */
function poolsOf(shuffles: Memory['shuffles']): number[][] {
  const known = knownPools.get(shuffles)
  if (known !== undefined) return known
  const found = pools(shuffles)
  knownPools.set(shuffles, found)
  return found
}

/** Shuffles that share cards, one with another, by their indexes. */
function pools(shuffles: Memory['shuffles']): number[][] {
  let found: number[][] = []
  for (const [i, { cards }] of shuffles.entries()) {
    const inside = new Set(cards)
    const touching = found.filter((pool) =>
      pool.some((other) => shuffles[other]?.cards.some((card) => inside.has(card))),
    )
    found = [...found.filter((pool) => !touching.includes(pool)), [...touching.flat().sort((a, b) => a - b), i]]
  }
  return found
}

/** How many of the places are the same, in their order: in that of the cards it would tell which card lies where. */
function counted(places: readonly number[], word: (place: number) => string): Record<string, number> {
  const counts: number[] = []
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1
  // A list is gone through in its order, also where it has holes.
  return Object.fromEntries(Object.entries(counts).map(([place, count]) => [word(Number(place)), count]))
}
