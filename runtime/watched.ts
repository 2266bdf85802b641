/** A column that notes which of its entries are looked at. */
export function watched(column: number[], reads: Set<number>): number[] {
  return new Proxy(column, {
    get(target, key, receiver): unknown {
      // A dry run goes on with a copy of the column, which only shows what it is asked for as well.
      if (key === 'slice') return () => watched(target.slice(), reads)
      const index = typeof key === 'string' ? Number(key) : NaN
      if (Number.isInteger(index) && index < target.length) reads.add(index)
      return Reflect.get(target, key, receiver)
    },
  })
}
