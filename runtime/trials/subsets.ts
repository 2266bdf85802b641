/** Every set of `size` of these, each in their order. */
export function* subsets<T>(of: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) yield []
  else
    for (const [i, first] of of.entries())
      for (const others of subsets(of.slice(i + 1), size - 1)) yield [first, ...others]
}
