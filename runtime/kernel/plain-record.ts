/**
 * A constructor of plain records, which `fill` gives their fields: those of another. What a literal makes V8 lays where
 * garbage is collected seldom, once most of what it made was kept for a while; each copy then takes twenty times as
 * long. What a constructor makes it never does.
 */
export function plainRecord<S extends object>(fill: (this: S, from: S) => void): new (from: S) => S {
  fill.prototype = Object.prototype
  // INVARIANT: it was written as a `function`, which can be called with `new`.
  return fill as unknown as new (from: S) => S
}
