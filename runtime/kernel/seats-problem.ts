import { CHANCE, type BaseState, type GameInfo, type Seat, seatName } from '../engine.ts'

/** Why so many cannot play, with the clause and the place that say how many can, or null when they can. */
export function seatsProblem({ name, seats }: GameInfo, players: number): string | null {
  const { from, to, clauses = [], place } = seats
  if (Number.isInteger(players) && players >= from && players <= to) return null
  const said = clauses.length === 0 ? '' : ` [${clauses.join(', ')}] (${place})`
  return `${name} is for ${from === to ? from : `${from} to ${to}`} players, not ${players}${said}`
}

/** @throws RangeError that names the seats there are, for one that is none of them. */
export function checkSeat(s: BaseState, seat: Seat): void {
  if (Number.isInteger(seat) && seat >= 0 && seat < s.players) return
  throw new RangeError(
    `seat ${seat}: nobody sits there; the seats of this game are 0 to ${s.players - 1} (A to ${seatName(s.players - 1)})`,
  )
}

/** The same for one who looks: chance, which sees nothing of its own, and everybody (undefined) may. */
export function checkViewer(s: BaseState, viewer: Seat | undefined): void {
  if (viewer !== undefined && viewer !== CHANCE) checkSeat(s, viewer)
}

/** @throws RangeError for a seed that does not stand for a game: anything but a whole number. */
export function checkSeed(seed: number): void {
  if (!Number.isSafeInteger(seed))
    throw new RangeError(`seed ${seed}: a seed is a whole number within ±${Number.MAX_SAFE_INTEGER}`)
}
