import type { Applied } from '../../../runtime/diff/search.ts'
import { type Start, startOf } from '../../../runtime/diff/starts.ts'
import type { IsToEnd } from './breath.ts'
import type { OpenBudget } from './budget.ts'
import type { ReadVersion } from './verify-examples.ts'

interface Starts {
  readonly starts: readonly Start[]
  /** How many of the first of them have to do with what changed. */
  readonly relevant: number
}

/** How much of the time of a search may go into what the examples of each version have to do with what changed. */
const STARTING = 0.15

/** The positions of a version's examples, those first in which most of the changed rules apply. */
export async function startsOf(
  { loaded: { version } }: ReadVersion,
  applied: Applied,
  isToEnd: IsToEnd,
  budget: OpenBudget,
): Promise<Starts> {
  const isLate = budget.passing(STARTING)
  const ranked: { readonly start: Start; readonly touched: number }[] = []
  for (const example of version.examples) {
    applied.begin()
    const start = startOf(version, example)
    const touched = applied.marked().length
    if (start !== null) ranked.push({ start, touched })
    if (isLate() || (await isToEnd())) break
  }
  ranked.sort((x, y) => y.touched - x.touched)
  return { starts: ranked.map(({ start }) => start), relevant: ranked.filter(({ touched }) => touched > 0).length }
}
