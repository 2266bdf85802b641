import type { GameKind } from '../worker/shelf.ts'

/** The kinds of games, in the order in which the first page shows them. */
export const GAME_KINDS: readonly GameKind[] = ['tricks', 'shedding', 'collecting', 'betting', 'decks']
