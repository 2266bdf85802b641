import { deckLists } from '../game/deck-lists.ts'
import type { Machine } from './machine.ts'
import { keyOf } from './state.ts'

/** What a player brings: by list, the numbers of printed cards, copies beside each other. */
export type Deck = Readonly<Record<string, readonly number[]>>

/**
 * Gives each player what that one brings, or one of the default decks in turn; where decks are made by play, nothing.
 */
export function bringDecks(m: Machine, brought: readonly (Deck | null)[]): void {
  const lists = deckLists(m.program.game)
  const { defaultDecks, events } = m.program
  const drafts = events.get('draft')?.params.length === 0
  for (let seat = 0; seat < m.state.players; seat++) {
    const own = brought[seat] ?? null
    const standard = drafts ? undefined : defaultDecks[seat % Math.max(1, defaultDecks.length)]
    for (const [i, list] of lists.entries())
      m.state.facts.set(list, keyOf([seat]), own === null ? (standard?.lists[i] ?? []) : (own[list] ?? []))
  }
}
