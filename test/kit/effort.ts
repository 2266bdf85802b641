import { createHash } from 'node:crypto'

/**
 * How many times as many random games, tables and texts are tried as by day: `HOUSERULES_LAWS=200 npx vitest run
 * test/laws`
 * plays thousands of each game. `npm run test:all` sets it.
 */
export const times = Number(process.env['HOUSERULES_LAWS'] ?? 1)

/** A campaign of `npm run laws` tries everything, too. */
const day = times === 1 && process.env['HOUSERULES_LAWS_DECISIONS'] === undefined

/** What is long by nature, such as a line of a megabyte, is shorter by day. */
export function byDay<T>(short: T, whole: T): T {
  return day ? short : whole
}

/** What is sampled by day, and others with another `HOUSERULES_SAMPLE` (`run/begin.js`). */
const sample = process.env['HOUSERULES_SAMPLE'] ?? ''

const drawn = (what: string): number => createHash('sha256').update(what).digest().readUIntBE(0, 6)

/** So many of all, in their order; which they are follows from `seed`. */
export function someOf<T>(all: readonly T[], most: number, seed: string): readonly T[] {
  const byRank = all.map((each, at) => ({ each, at, rank: drawn(`${seed} ${at}`) })).sort((a, b) => a.rank - b.rank)
  const some = byRank.slice(0, most).sort((a, b) => a.at - b.at)
  return some.map(({ each }) => each)
}

/**
 * So many of what is long by nature: by day those of the sample, and all of them in `test:all`. What is called `name`
 * is drawn apart from what is called otherwise.
 */
export const sampledByDay = <T>(all: readonly T[], most: number, name: string): readonly T[] =>
  byDay(someOf(all, most, `${sample} ${name}`), all)

/** A seed for random cases, another for each sample; where `HOUSERULES_SEED` asks for others, it says which. */
export const sampledSeed = (name: string): { readonly seed?: number } =>
  process.env['HOUSERULES_SEED'] === undefined ? { seed: drawn(`${sample} ${name}`) | 0 } : {}

/** Whether a law that costs much at each decision looks at this one: by day at every fourth or so. */
export function isLookedAt(random: (below: number) => number): boolean {
  return !day || random(4) === 0
}
