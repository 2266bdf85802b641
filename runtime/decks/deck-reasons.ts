import type { DeckList, DeckProblem, GameInfo } from '../engine.ts'
import { unknownIn } from './deck-parts.ts'

/** Names that may have been meant by one that is not known, as words that follow a reason; empty where there are none. */
export type Meant = (name: string, known: readonly string[]) => string

/** Every name in a deck that the game does not know, in words, each once. */
export const unknownReasons = (info: GameInfo, deck: DeckList, meant: Meant): string[] => {
  const unknown = new Map(unknownIn(info, deck).map((each) => [each.message, each]))
  return [...unknown.values()].map(({ message, name, known }) => `${message}${meant(name, known)}`)
}

/** A reason for which a deck is refused, in words. */
export const problemText = ({ clauses, message, about }: DeckProblem): string =>
  `${clauses.length === 0 ? '' : `[${clauses.join(', ')}] `}${message}${about === null ? '' : `: ${about}`}`
