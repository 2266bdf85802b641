/** How many numbers lie from one up to another, both included, in one list and in another where there is one. */
export interface Bin {
  readonly from: number
  readonly upTo: number
  readonly own: number
  readonly base: number | null
}

const MOST_BINS = 24

/** Whole numbers in bins of the same width, few enough to be looked at. */
export function binned(own: readonly number[], base: readonly number[] | null): Bin[] {
  const all = [...own, ...(base ?? [])]
  if (all.length === 0) return []
  const [least, most] = all.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [Infinity, -Infinity],
  )
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BINS))
  const count = Math.floor((most - least) / width) + 1
  const tally = (numbers: readonly number[]): number[] => {
    const bins = Array<number>(count).fill(0)
    for (const each of numbers) {
      const bin = Math.floor((each - least) / width)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    return bins
  }
  const [mine, theirs] = [tally(own), base === null ? null : tally(base)]
  return mine.map((many, i) => ({
    from: least + i * width,
    upTo: least + (i + 1) * width - 1,
    own: many,
    base: theirs?.[i] ?? null,
  }))
}
