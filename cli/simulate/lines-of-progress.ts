/** How many milliseconds pass between two lines. */
const BETWEEN = 5000

/** Says now and then how far it is, where no bar can be drawn; what is done sooner is done without a word. */
export function linesOfProgress(total: number, say: (line: string) => void, now: () => number): (done: number) => void {
  const start = now()
  let next = start + BETWEEN
  return (done) => {
    const time = now()
    if (time < next || done >= total) return
    next = time + BETWEEN
    const left = Math.round((((time - start) / done) * (total - done)) / 1000)
    say(`${done} of ${total} games, about ${left} s left`)
  }
}
