/** A source of whole numbers below a bound, fast enough not to count beside a decision (mulberry32, public domain). */
export type Pick = (below: number) => number

export function pickFrom(seed: number): Pick {
  let a = seed | 0
  return (below) => {
    a = (a + 0x6d2b79f5) | 0
    return Math.floor((scramble(a) / 4294967296) * below)
  }
}

/** One output of mulberry32 for a state; the hand-written games keep that state in their own. */
export function scramble(a: number): number {
  let t = Math.imul(a ^ (a >>> 15), 1 | a)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return (t ^ (t >>> 14)) >>> 0
}
