import type { Machine } from './machine.ts'
import { cardsOfFamily } from './table.ts'

/**
 * `each card c where …` without `in` goes through all cards: zone by zone as the rules declare them, by seat or value,
 * from the bottom up, whatever the tests say. While a position is laid down, those that could be laid down come last.
 */
export function cardsLookedFor(m: Machine): readonly number[] {
  const zones = [...m.program.game.zones.values()].filter(({ holds }) => holds === 'cards')
  const lying = zones.flatMap(({ name }) => cardsOfFamily(m, name.text))
  if (!m.layingDown) return lying
  const there = new Set(lying)
  return [...lying, ...m.state.cards.flatMap(({ place }, card) => (place === null || there.has(card) ? [] : [card]))]
}
