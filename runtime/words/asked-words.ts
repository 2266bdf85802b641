import { type BaseState, type CardId, type Frame, NONE, type Seat } from '../engine.ts'
import type { Parts, SiteInfo } from '../parts.ts'
import { isAstray } from '../secrets/astray.ts'
import { cardWord, sees } from './describe.ts'
import { spokenPieces, seatWord, wording } from './speech.ts'

/** The sentence that the rules have for a question that is asked of somebody; null where they have none. */
export function askedWords({ said }: SiteInfo, asked: Seat): string | null {
  if (said === undefined) return null
  return spokenPieces(said)
    .map((piece) => (typeof piece === 'string' ? piece : seatWord(asked)))
    .join('')
}

/**
 * The card that the pending question is about: the one on which the text stands that asks, or of which the event is that
 * asks. Null where there is none, and where it was shuffled away since.
 */
export function cardAskedOf<S extends BaseState>({ askingCards }: Parts<S>, s: S): CardId | null {
  const { frames, ask } = s
  const name = askingCards?.[ask]
  const card = name === undefined ? undefined : frames.at(-1)?.[name as keyof Frame]
  if (card === undefined || card === NONE) return null
  return isAstray(s, 'frames', `${frames.length - 1}.${name}`, card) ? null : card
}

/** A question with the card that it is about, where it is about one which who is asked sees. */
export function withCardAsked<S extends BaseState>(
  words: string,
  parts: Parts<S>,
  s: S,
  viewer: Seat | undefined,
): string {
  const card = cardAskedOf(parts, s)
  if (card === null || !sees(parts, s, card, viewer)) return words
  return wording().about(words, cardWord(parts, s, card, viewer))
}
