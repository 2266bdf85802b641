import { allOfThese, oneAfterAnother } from '../../compiler/diagnostics/worded.ts'
import type { Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
import { seatName } from '../../runtime/engine.ts'
import type { PlayedGame } from '../../runtime/simulate/play-game.ts'

/** So many games have to agree before it is no accident. */
const ENOUGH = 10

/**
 * In words, who had the same result in every game as partners have, where the rules say of nobody on which side he is,
 * so that each counts as a winner or a loser by himself; null where nobody had.
 */
export function equalResults(games: readonly Pick<PlayedGame, 'results' | 'sides'>[]): Sayable | null {
  const finished = games.flatMap(({ results, sides }) => (results === null ? [] : [{ results, sides }]))
  if (finished.length < ENOUGH || finished.some(({ sides }) => sides !== undefined)) return null
  const byResults = new Map<string, string[]>()
  for (const seat of finished[0]?.results.keys() ?? []) {
    const own = finished.map(({ results }) => results[seat])
    // What is the same in every game tells nothing.
    if (new Set(own).size === 1) continue
    const key = own.join(' ')
    byResults.set(key, [...(byResults.get(key) ?? []), seatName(seat)])
  }
  const together = [...byResults.values()].filter(({ length }) => length > 1)
  // A game that all win or lose is a game of all against nobody.
  if (together.length === 0 || byResults.size === 1) return null
  const who = together.map((seats) => allOfThese(seats))
  return stated(
    'the same result in every game: {1}; if they play together, say so with `side of player`, and a win is theirs together',
    oneAfterAnother(who),
  )
}
