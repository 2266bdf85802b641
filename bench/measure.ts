/**
 * Processor time of this process. The machine may be shared, and a clock on the wall would then measure the neighbours;
 * the price is that collector threads count as well.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface Timed {
  readonly cpu: number
  readonly wall: number
}

export async function timed(work: () => unknown): Promise<Timed> {
  const cpu = cpuMs()
  const wall = performance.now()
  await work()
  return { cpu: cpuMs() - cpu, wall: performance.now() - wall }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/** How long to measure: rounds that count, after one to warm up, and the least processor time of each. */
export interface Effort {
  readonly rounds: number
  readonly ms: number
}

/** Work that is repeated; gives how many operations it did. */
export type Work = () => number

/**
 * Operations per second of processor time, one figure for each work. Rounds take turns, so that a slow minute of a
 * shared machine falls on all of them; each figure is the median of its rounds, without the first.
 */
export function rates(works: readonly Work[], { rounds, ms }: Effort): number[] {
  const seen: number[][] = works.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    works.forEach((work, i) => {
      const rate = rateOf(work, ms)
      if (round > 0) seen[i]?.push(rate)
    })
  }
  return seen.map(median)
}

/** Nanoseconds of processor time per operation. */
export function nanoseconds(work: Work, effort: Effort): number {
  const [rate = Number.NaN] = rates([work], effort)
  return 1e9 / rate
}

function rateOf(work: Work, ms: number): number {
  const begin = cpuMs()
  let operations = 0
  let spent = 0
  while (spent < ms) {
    operations += work()
    spent = cpuMs() - begin
  }
  return operations / (spent / 1000)
}
