/** Names in the order in which each is first met, equal ones counted: `3♠, Copper ×5`. */
export function countedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`))
}
