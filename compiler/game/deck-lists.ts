import type { Game } from './model.ts'

/** The lists that a player brings, in the order of the text. */
export function deckLists(game: Game): string[] {
  return [...game.facts.values()].flatMap((f) => (f.deck === true ? [f.name.text] : []))
}
