import { randomSource } from '../../runtime/bots/random-source.ts'

/** All numbers below a bound, in an order that follows from a seed. */
export function drawn(bound: number, seed: number): readonly number[] {
  const random = randomSource(seed)
  return Array.from({ length: bound }, (_, number) => ({ number, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ number }) => number)
}
