/** Every set of these, each in their order. */
export const subsetsOf = <T>(of: readonly T[]): T[][] =>
  of.reduce<T[][]>((all, x) => [...all, ...all.map((set) => [...set, x])], [[]])

/** The same members in every order. */
export const inAllOrders = <T>(of: readonly T[]): T[][] =>
  of.length === 0 ? [[]] : of.flatMap((first, i) => inAllOrders(of.toSpliced(i, 1)).map((rest) => [first, ...rest]))
