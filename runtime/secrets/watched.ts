/** A column that tells which of its entries are looked at, and when it is asked how many there are, to go through all. */
export function watched<T>(column: T[], read: (index: number) => void, all: () => void = () => undefined): T[] {
  return new Proxy(column, {
    get(target, key, receiver): unknown {
      // A dry run goes on with a copy of the column, which only tells what it is asked for as well.
      if (key === 'slice') return () => watched(target.slice(), read, all)
      if (key === 'push') return (entry: T) => target.push(entry)
      if (key === 'length') all()
      const index = typeof key === 'string' ? Number(key) : NaN
      if (Number.isInteger(index) && index < target.length) read(index)
      return Reflect.get(target, key, receiver)
    },
  })
}

/** A record, as of pairs, that tells which of its keys are looked at, whether or not they stand in it. */
export function watchedRecord<T extends object>(record: T, read: (key: string) => void): T {
  const told = (key: string | symbol): void => {
    if (typeof key === 'string') read(key)
  }
  return new Proxy(record, {
    get(target, key, receiver): unknown {
      told(key)
      return Reflect.get(target, key, receiver)
    },
    has(target, key): boolean {
      told(key)
      return Reflect.has(target, key)
    },
    ownKeys(target): (string | symbol)[] {
      const keys = Reflect.ownKeys(target)
      for (const key of keys) told(key)
      return keys
    },
  })
}

/** Tells whenever a property is looked at, until another value is put there. */
export function watchProperty<T extends object, K extends keyof T>(object: T, key: K, read: () => void): void {
  const value = object[key]
  Object.defineProperty(object, key, {
    configurable: true,
    enumerable: true,
    get: () => {
      read()
      return value
    },
    set: (next: T[K]) => {
      Object.defineProperty(object, key, { configurable: true, enumerable: true, writable: true, value: next })
    },
  })
}

/** Tells whenever a property is looked at during some work, after which it is an ordinary one with its latest value. */
export function watchedWhile<T extends object, K extends keyof T>(
  object: T,
  key: K,
  read: () => void,
  work: () => void,
): void {
  watchProperty(object, key, read)
  work()
  Object.defineProperty(object, key, { configurable: true, enumerable: true, writable: true, value: object[key] })
}
