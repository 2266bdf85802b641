/** State of the generator sfc32 (C. Doty-Humphrey, PractRand), as every game of this language draws from it. */
export type Random = [number, number, number, number]

/** Beginning with a seed, a whole number. */
export function seeded(seed: number): Random {
  const random: Random = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9 | 0, 1]
  for (let i = 0; i < 15; i++) next(random)
  return random
}

function next(r: Random): number {
  const out = (r[0] + r[1] + r[3]) | 0
  const [, b, c, count] = r
  r[0] = b ^ (b >>> 9)
  r[1] = (c + (c << 3)) | 0
  r[2] = (((c << 21) | (c >>> 11)) + out) | 0
  r[3] = (count + 1) | 0
  return out >>> 0
}

/** Draws a whole number from 0 to `count - 1`. */
export function below(random: Random, count: number): number {
  return Math.floor((next(random) / 2 ** 32) * count)
}

/** Shuffles in place, the last place first. */
export function shuffled<T>(random: Random, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const [a, b] = [list[i] as T, list[j] as T]
    list[i] = b
    list[j] = a
  }
}
