/** A whole number from 0 up to but not including a bound, which is at least 1. */
export type Draw = (below: number) => number

/** One of a list, or nothing where it is empty. */
export function oneOf<T>(list: readonly T[], draw: Draw): T | undefined {
  return list.length === 0 ? undefined : list[draw(list.length)]
}
