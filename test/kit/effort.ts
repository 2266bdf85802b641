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

/** Whether a law that costs much at each decision looks at this one: by day at every fourth or so. */
export function isLookedAt(random: (below: number) => number): boolean {
  return !day || random(4) === 0
}
