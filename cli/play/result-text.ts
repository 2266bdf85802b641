import { allOfThese } from '../../compiler/diagnostics/worded.ts'
import { chained, type Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import { seatName } from '../../runtime/engine.ts'
import { isWon, seatsWithTheBest } from '../../runtime/simulate/is-won.ts'

/** How a game ended; `sides` are null where everybody played alone. */
export function resultText(
  results: readonly number[],
  decisions: number,
  sides: readonly string[] | null = null,
): Sayable {
  const ended = { results, sides }
  const winners = seatsWithTheBest(ended).map(seatName)
  const list = results.map((result, seat) => `${seatName(seat)} ${result}`).join(', ')
  const over =
    decisions === 1
      ? stated('over after 1 decision: {1}', list)
      : stated('over after {1} decisions: {2}', decisions, list)
  // Who plays alone beats nobody.
  if (results.length === 1) return over
  const named = allOfThese(winners)
  const won = isWon(ended) ? stated('won by {1}', named) : stated('drawn between {1}', named)
  return chained('\n', [over, winners.length === 1 ? stated('{1} wins', named) : won])
}
