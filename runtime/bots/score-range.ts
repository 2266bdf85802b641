/** Brings results of any game to the scale from 0 to 1 by the least and the greatest that were seen. */
export interface ScoreRange {
  see(results: readonly number[]): void
  unit(result: number): number
  /** The middle of what was seen per seat: what a playout that was cut off counts for. */
  average(): number
}

export function scoreRange(): ScoreRange {
  let least = Infinity
  let greatest = -Infinity
  let sum = 0
  let count = 0
  return {
    see(results) {
      for (const result of results) {
        if (result < least) least = result
        if (result > greatest) greatest = result
        sum += result
        count += 1
      }
    },
    unit: (result) => (greatest > least ? (result - least) / (greatest - least) : 0.5),
    average: () => (count === 0 ? 0 : sum / count),
  }
}
