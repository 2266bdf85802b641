/** The first of those that have the same key. */
export const eachOnce = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed()
