import { seatName } from '../../runtime/engine.ts'
import { isWon } from '../../runtime/simulate/is-won.ts'

/** How a game ended. */
export function resultText(results: readonly number[], decisions: number): string {
  const best = Math.max(...results)
  const winners = results.flatMap((result, seat) => (result === best ? [seatName(seat)] : []))
  const list = results.map((result, seat) => `${seatName(seat)} ${result}`).join(', ')
  return `over after ${decisions} decisions: ${list}\n${winners.length === 1 ? `${winners[0]} wins` : `${isWon(results) ? 'won by' : 'drawn between'} ${winners.join(' and ')}`}`
}
