import type { Seat } from '../engine.ts'
import type { Handle } from '../ids.ts'
import type { Match } from './match.ts'
import { type AnswerOutcome, refusal } from './outcome.ts'

/**
 * Takes one card back of several that a seat is choosing: its answers are taken back down to that one, and those that
 * chose others after it are given again. Where one of them cannot be taken back, all is as it was.
 */
export function putBack(match: Match, seat: Seat, step: number, card: Handle): AnswerOutcome {
  const answers = match.view(seat).decision?.picked?.answers ?? []
  const at = answers.findIndex(({ cards }) => cards.includes(card))
  if (at < 0) return refusal('not-offered', 'this card is not among those that are chosen')
  for (let left = answers.length; left > at; left -= 1) {
    const outcome = match.undo(seat, left === answers.length ? step : match.stepOf(seat))
    if (outcome.taken) continue
    giveAgain(match, seat, answers.slice(left))
    return outcome
  }
  giveAgain(match, seat, answers.slice(at + 1))
  return { taken: true, step: match.stepOf(seat) }
}

/** As far as they are offered: what one rules out that comes before it may be among them. */
function giveAgain(match: Match, seat: Seat, answers: readonly { readonly move: object }[]): void {
  for (const { move } of answers) match.answer(seat, match.stepOf(seat), move as Parameters<Match['answer']>[2])
}
