/** What two records hold, together where both do. */
export function byKey<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  both: (x: T, y: T) => T,
): Readonly<Record<string, T>> {
  const all = new Map(Object.entries(a))
  for (const [key, value] of Object.entries(b)) {
    const before = all.get(key)
    all.set(key, before === undefined ? value : both(before, value))
  }
  return Object.fromEntries(all)
}
