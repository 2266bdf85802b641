import leven from 'leven'

/**
 * The name that was perhaps meant: one of the same signs in another order, else one that differs little; null where
 * there is none.
 */
export function nearestName(word: string, known: readonly string[]): string | null {
  const signs = (name: string): string => [...name.toLowerCase()].sort().join('')
  const turned = known.find((name) => signs(name) === signs(word))
  if (turned !== undefined) return turned
  const limit = Math.floor([...word].length * 0.4) + 1
  const close = known
    .map((name) => ({ name, distance: leven(word.toLowerCase(), name.toLowerCase(), { maxDistance: limit + 1 }) }))
    .filter(({ distance }) => distance <= limit)
  return close.sort((a, b) => a.distance - b.distance)[0]?.name ?? null
}
