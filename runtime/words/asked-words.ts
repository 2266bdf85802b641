import { type BaseState, type CardId, type Frame, NONE, type Seat } from '../engine.ts'
import type { Parts, SiteInfo } from '../parts.ts'
import { isAstray } from '../secrets/astray.ts'
import { cardWord, sees } from './describe.ts'
import { seatWord } from './seat-word.ts'

/** The sentence that the rules have for a question that is asked of somebody; null where they have none. */
export function askedWords({ said }: SiteInfo, asked: Seat): string | null {
  return said?.map((piece) => (typeof piece === 'string' ? piece : seatWord(asked))).join('') ?? null
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

/** ` (9♥)` for a question that is about a card which who is asked sees; else nothing. */
export function cardAskedOfWords<S extends BaseState>(parts: Parts<S>, s: S, viewer: Seat | undefined): string {
  const card = cardAskedOf(parts, s)
  return card === null || !sees(parts, s, card, viewer) ? '' : ` (${cardWord(parts, s, card, viewer)})`
}
