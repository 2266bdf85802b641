import { type BaseState, type Happening, seatName } from '../../runtime/engine.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { seatsOf } from './game-sheet.ts'

/**
 * The seats that were told all of the answer with which a step began, by their letters; while others are still to
 * answer that is nobody but `own`, who gave it.
 */
export function toldTo(
  engine: FullEngine<BaseState>,
  s: BaseState,
  happenings: readonly Happening[],
  own: string,
): string {
  const answer = happenings.find(({ kind }) => kind === 'answer')
  if (answer === undefined) return own
  const all = engine.tell(s, answer)
  return seatsOf(s.players)
    .filter((seat) => seatName(seat) === own || engine.tell(s, answer, seat) === all)
    .map(seatName)
    .join('')
}
