import type { Player } from './model.ts'

/** What plays for each seat where bots play on for everybody: those that are seated, and one like them for each person. */
export function botsAtTable(players: readonly Player[]): readonly Exclude<Player, 'person'>[] {
  const likeThem = players.includes('search') ? 'search' : 'random'
  return players.map((player) => (player === 'person' ? likeThem : player))
}
