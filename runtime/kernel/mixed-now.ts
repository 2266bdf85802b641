import type { CardId } from '../engine.ts'

/**
 * Which cards were mixed since the last answer. A text that goes on holding one of them knows no better than anybody
 * which it is, wherever it was moved since. Like the counts of rounds this belongs to the call that is being carried
 * out, and to no state: what outlives a question is kept in `astray`.
 */

/** The cards of each pile that was mixed. */
type Piles = readonly (readonly CardId[])[]

const NOTHING: Piles = []

let mixed: Piles = NOTHING

/** An answer is carried out. */
export function noneMixed(): void {
  mixed = NOTHING
}

/** Works for a while in which nothing was mixed before; what was mixed in it is forgotten with it. */
export function mixingAfresh<T>(work: () => T): T {
  const before = mixed
  mixed = NOTHING
  try {
    return work()
  } finally {
    mixed = before
  }
}

/** Works on a copy of a state: what is mixed there is not mixed here. */
export function mixingApart<T>(work: () => T): T {
  const before = mixed
  try {
    return work()
  } finally {
    mixed = before
  }
}

/** These cards are mixed. */
export function mixes(cards: readonly CardId[]): void {
  mixed = [...mixed, cards.slice()]
}

export const isAnyMixed = (): boolean => mixed.length > 0

export const isMixedNow = (card: CardId): boolean => mixed.some((pile) => pile.includes(card))
