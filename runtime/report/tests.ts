import { significant } from '../simulate/paired.ts'

/** Gathers what is tested, so that all of it can be judged together. */
export class Tests {
  private readonly found: { p: number; significant: boolean }[] = []

  /** A test whose outcome is known when all are gathered. */
  of(p: number): { readonly p: number; readonly significant: boolean } {
    const test = { p, significant: false }
    this.found.push(test)
    return test
  }

  /** Writes the outcome of each test into what was made of it, and hands that on. */
  judged<T>(made: T): T {
    const stands = significant(this.found.map(({ p }) => p))
    for (const [i, test] of this.found.entries()) test.significant = stands[i] === true
    return made
  }
}
