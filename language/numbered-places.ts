import type { Span } from '../grammar/source-file.ts'

/** No name is as long, so that its start and its length are one number: texts of 2 ** 28 units are read at most. */
const LONGEST = 2 ** 24

/** Numbers spans from 0, the same for the same place: as names are many, their places are compared as numbers. */
export class NumberedPlaces {
  private readonly byPath = new Map<string, Map<number, number>>()
  private path = ''
  private here = new Map<number, number>()
  private count = 0

  numberOf({ file: { path }, start, end }: Span): number {
    if (path !== this.path) this.go(path)
    const key = start * LONGEST + end - start
    const known = this.here.get(key)
    if (known !== undefined) return known
    this.here.set(key, this.count)
    return this.count++
  }

  /** What is named one after the other mostly stands in one file. */
  private go(path: string): void {
    this.path = path
    this.here = this.byPath.get(path) ?? new Map<number, number>()
    this.byPath.set(path, this.here)
  }
}
