import { source } from '../kit/playout.ts'

/** Some of a list, drawn by a seed, in the order of the list; all where there are no more. */
export function sampleOf<T>(list: readonly T[], size: number, seed: number): readonly T[] {
  const pick = source(seed)
  const places = list.map((_, i) => i)
  for (let i = 0; i < Math.min(size, places.length); i++) {
    const j = i + pick(places.length - i)
    const [a = 0, b = 0] = [places[i], places[j]]
    places[i] = b
    places[j] = a
  }
  const drawn = new Set(places.slice(0, size))
  return list.filter((_, i) => drawn.has(i))
}
