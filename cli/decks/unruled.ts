import type { Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import type { DeckList } from '../../runtime/engine.ts'
import type { Askable } from '../cards/askable.ts'
import { fewOf } from '../output/few-of.ts'

/** The cards of a deck that are of the database alone. */
export function unruledIn({ engine, first }: Askable, deck: DeckList): string[] {
  const cards = new Set(Object.values(deck).flatMap((lines) => lines.map(({ card }) => card)))
  return [...cards].filter((card) => engine.info.cards.indexOf(card) >= first)
}

/** What is told of cards that have no rules. */
export const unruledText = (cards: readonly string[]): Sayable =>
  stated('without rules to be played by: {1}; `cards write` begins them', fewOf(cards))
