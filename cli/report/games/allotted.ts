/** Something that games are played for. */
export interface Wish<Name extends string> {
  readonly name: Name
  /** How many games are wished for, and below how many they tell nothing. */
  readonly most: number
  readonly least: number
  /** Of one game, in seconds of one thread. */
  readonly seconds: number
  /** How much more time it is worth than others. */
  readonly weight: number
}

/**
 * How many games each gets of some time: the same time for each, by weight, and what one does not need goes to the
 * others. Where that is too little for the fewest that tell something, it gets these.
 */
export function allotted<Name extends string>(wishes: readonly Wish<Name>[], seconds: number): Record<Name, number> {
  const whole = ({ most, seconds: each, weight }: Wish<Name>): number => (most * each) / weight
  const cheapestFirst = wishes.toSorted((a, b) => whole(a) - whole(b))
  let [left, waiting] = [seconds, wishes.reduce((sum, { weight }) => sum + weight, 0)]
  const found: Partial<Record<Name, number>> = {}
  for (const { name, most, least, weight, seconds: each } of cheapestFirst) {
    const share = (Math.max(0, left) * weight) / waiting
    const games = most * each <= share ? most : Math.max(Math.min(least, most), Math.floor(share / each))
    found[name] = games
    left -= games * each
    waiting -= weight
  }
  return found as Record<Name, number>
}
