/** So many are asked one after the other; of more, halves are told apart, since what goes through them descends. */
const IN_A_ROW = 64

interface Halves<T> {
  readonly first: readonly T[]
  /** Between the two. */
  readonly middle: T
  readonly second: readonly T[]
}

/** The halves of what is too many to be asked in a row; else null. */
export function halvesOf<T>(those: readonly T[]): Halves<T> | null {
  const half = Math.floor(those.length / 2)
  const middle = those[half]
  if (those.length <= IN_A_ROW || middle === undefined) return null
  return { first: those.slice(0, half), middle, second: those.slice(half + 1) }
}
