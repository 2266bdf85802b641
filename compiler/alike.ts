/**
 * Whether two values say the same: plain objects, lists, maps and sets by what is in them, all else by being the very
 * same. What is made of unchanged trees anew is found alike without looking through these.
 */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && areAlike(a, b)
  if (a instanceof Map) return b instanceof Map && areAlike([...a], [...b])
  if (a instanceof Set) return b instanceof Set && areAlike([...a], [...b])
  return isPlain(a) && isPlain(b) && haveAlike(a, b)
}

const areAlike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => isAlike(each, b[i]))

const isPlain = (x: object): x is Readonly<Record<string, unknown>> => Object.getPrototypeOf(x) === Object.prototype

function haveAlike(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key], b[key]))
}
