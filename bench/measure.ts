import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Processor time of this process. The machine may be shared, and a clock on the wall would then measure the neighbours;
 * the price is that collector threads count as well.
 */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Bytes of this process's heap, once everything is collected that nobody holds. */
export function bytesHeld(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
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
 * shared machine falls on all of them; each figure is the median of its rounds.
 */
export function rates(works: readonly Work[], { rounds, ms }: Effort): number[] {
  for (const work of works) warmUp(work, ms)
  const seen: number[][] = works.map(() => [])
  for (let round = 0; round < rounds; round++) {
    works.forEach((work, i) => seen[i]?.push(rateOf(work, ms)))
  }
  return seen.map(median)
}

/** Rounds in a row that are no faster than those before, after which work counts as warm, and the most of them. */
const LEVEL = 3
const MOST_ROUNDS = 40

/**
 * Repeats the work until it does not get faster any more. Compiling what is hot goes on in other threads for a second and
 * longer, and the processor time of a process counts them: whatever is measured meanwhile seems ten times too slow.
 */
function warmUp(work: Work, ms: number): void {
  let best = 0
  for (let round = 0, level = 0; round < MOST_ROUNDS && level < LEVEL; round++) {
    const rate = rateOf(work, ms)
    level = rate > best * 1.05 ? 0 : level + 1
    best = Math.max(best, rate)
  }
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
