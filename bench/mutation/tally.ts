import type { Verdict } from './judge.ts'

/** What came of mutants, in numbers. */
export interface Tally {
  readonly found: readonly Verdict[]
  readonly same: number
  readonly missed: readonly Verdict[]
  /** Of the processor time of those that were found, in seconds. */
  readonly median: number
  /** How many were found in each way, and of what they speak. */
  readonly ways: readonly string[]
  readonly shows: readonly string[]
  /** How many come in a game, and of how many another moment does. */
  readonly reached: readonly number[]
}

export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const found = verdicts.filter(({ outcome }) => outcome === 'found')
  const times = found.map(({ seconds }) => seconds).sort((a, b) => a - b)
  const ways = [...new Set(found.map(({ by }) => by))]
  const shown = (['itself', 'another', 'contrary'] as const).map(
    (what) => `${found.filter(({ shows }) => shows === what).length} of ${what}`,
  )
  return {
    shows: shown,
    reached: ['itself', 'another'].map((what) => found.filter(({ reached }) => reached === what).length),
    found,
    same: verdicts.filter(({ outcome }) => outcome === 'same').length,
    missed: verdicts.filter(({ outcome }) => outcome === 'none' || outcome === 'endless'),
    median: times[Math.floor(times.length / 2)] ?? 0,
    ways: ways.map((way) => `${found.filter(({ by }) => by === way).length} by ${way}`),
  }
}
