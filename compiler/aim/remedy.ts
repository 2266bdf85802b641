import type { Board } from './board.ts'

/** Something that may make a sentence true, or untrue: a card elsewhere, another card, another value. */
export type Remedy = (board: Board) => void

/** How many printed cards are looked at for one that fits. */
export const LOOKED_AT = 100
