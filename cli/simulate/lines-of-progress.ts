import type { Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
/** How many milliseconds pass between two lines. */
const BETWEEN = 5000

/** How far a simulation is. */
export interface Progress {
  readonly done: number
  /** Games that came to a standstill. */
  readonly standstills: number
}

/** Says now and then how far it is, where no bar can be drawn; what is done sooner is done without a word. */
export function linesOfProgress(
  total: number,
  say: (line: Sayable) => void,
  now: () => number,
): (progress: Progress) => void {
  const start = now()
  let next = start + BETWEEN
  return ({ done, standstills }) => {
    const time = now()
    if (time < next || done >= total) return
    next = time + BETWEEN
    const seconds = (time - start) / 1000
    const games = stated('{1} of {2} games', done, total)
    const told = standstills === 0 ? games : stated('{1}, {2} of them came to a standstill', games, standstills)
    say(
      done === 0
        ? stated('{1}, {2} s so far', told, Math.round(seconds))
        : stated('{1}, about {2} s left', told, Math.round((seconds / done) * (total - done))),
    )
  }
}
