import { seatName } from '../../runtime/engine.ts'
import { isWon, seatsWithTheBest } from '../../runtime/simulate/is-won.ts'

/** How a game ended; `sides` are null where everybody played alone. */
export function resultText(
  results: readonly number[],
  decisions: number,
  sides: readonly string[] | null = null,
): string {
  const ended = { results, sides }
  const winners = seatsWithTheBest(ended).map(seatName)
  const list = results.map((result, seat) => `${seatName(seat)} ${result}`).join(', ')
  const over = `over after ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}: ${list}`
  // Who plays alone beats nobody.
  if (results.length === 1) return over
  const named = new Intl.ListFormat('en-GB').format(winners)
  return `${over}\n${winners.length === 1 ? `${named} wins` : `${isWon(ended) ? 'won by' : 'drawn between'} ${named}`}`
}
