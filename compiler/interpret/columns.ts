/**
 * Columns of values by name, each by what it is said of. A copy shares the columns with the original until either of
 * them
 * changes one: trials change few.
 */
export class ValueColumns<K, V> {
  private readonly columns: Map<K, Map<string, V>>
  /** The columns that no copy shares. */
  private readonly own = new Set<K>()

  constructor(columns: Iterable<readonly [K, Map<string, V>]> = []) {
    this.columns = new Map(columns)
  }

  column(name: K): ReadonlyMap<string, V> | undefined {
    return this.columns.get(name)
  }

  /** What is held under a name and key; undefined before anything is. */
  get(name: K, key: string): V | undefined {
    return this.columns.get(name)?.get(key)
  }

  set(name: K, key: string, value: V): void {
    if (!this.own.has(name)) {
      this.columns.set(name, new Map(this.columns.get(name)))
      this.own.add(name)
    }
    this.columns.get(name)?.set(key, value)
  }

  /** Forgets a column. */
  delete(name: K): void {
    this.columns.delete(name)
    this.own.delete(name)
  }

  copy(): ValueColumns<K, V> {
    this.own.clear()
    return new ValueColumns(this.columns)
  }
}
