import leven from 'leven'

/** So many names may have been meant. */
export const MOST_MEANT = 3

/** A name of one sign is as far from any other as can be. */
export const isOneSign = (name: string): boolean => [...name].length === 1

/** Among so many names only those that begin alike are compared. */
const MANY = 2000

/** At most three known names that are spelled nearly so, the nearest first. */
export function nearestNames(name: string, known: Iterable<string>, most = Infinity): string[] {
  const limit = isOneSign(name) ? 0 : Math.min(most, Math.floor(name.length * 0.4) + 1)
  const lower = name.toLowerCase()
  const candidates = [...new Set(known)].filter((c) => Math.abs(c.length - name.length) <= limit)
  return (
    candidates.length > MANY ? candidates.filter((c) => c.slice(0, 2).toLowerCase() === lower.slice(0, 2)) : candidates
  )
    .map((candidate) => ({
      candidate,
      distance: candidate.toLowerCase() === lower ? 0 : leven(lower, candidate.toLowerCase()),
    }))
    .filter((c) => c.distance <= limit && c.candidate !== name)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MOST_MEANT)
    .map((c) => c.candidate)
}
