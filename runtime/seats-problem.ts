import type { GameInfo } from './engine.ts'

/** Why so many cannot play, with the clause and the place that say how many can, or null when they can. */
export function seatsProblem({ name, seats }: GameInfo, players: number): string | null {
  const { from, to, clauses = [], place } = seats
  if (Number.isInteger(players) && players >= from && players <= to) return null
  const said = clauses.length === 0 ? '' : ` [${clauses.join(', ')}] (${place})`
  return `${name} is for ${from === to ? from : `${from} to ${to}`} players, not ${players}${said}`
}
