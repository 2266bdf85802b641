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
  say: (line: string) => void,
  now: () => number,
): (progress: Progress) => void {
  const start = now()
  let next = start + BETWEEN
  return ({ done, standstills }) => {
    const time = now()
    if (time < next || done >= total) return
    next = time + BETWEEN
    const seconds = (time - start) / 1000
    const stands = standstills === 0 ? '' : `, ${standstills} of them came to a standstill`
    const left =
      done === 0 ? `${Math.round(seconds)} s so far` : `about ${Math.round((seconds / done) * (total - done))} s left`
    say(`${done} of ${total} games${stands}, ${left}`)
  }
}
