/** The same function, which works each answer out once, as long as the function itself is there. */
export const memo = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  remembering(make, new Map<Key, Value>())

/** The same of things that come and go, as programs do where rules are edited: what nobody else has is not kept. */
export const weakMemo = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  remembering(make, new WeakMap<Key, Value>())

interface Memory<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => unknown
}

function remembering<Key, Value>(make: (key: Key) => Value, known: Memory<Key, Value>): (key: Key) => Value {
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key)
    known.set(key, value)
    return value
  }
}

/** What is worked out when it is first asked for, and once. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
