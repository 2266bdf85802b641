/** Where a part stands, which clauses it cites and what it is called say nothing of what it does. */
const BESIDE_THE_POINT = new Set(['span', 'cites', 'label'])

/** Whether two parts of syntax trees are written alike, but for their places, clauses and labels. */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = (x: object): string[] => Object.keys(x).filter((key) => !BESIDE_THE_POINT.has(key))
  const all = new Set([...keys(a), ...keys(b)])
  return [...all].every((key) => saysTheSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}
