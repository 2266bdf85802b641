import { readFileSync } from 'node:fs'
import type { Tried } from './crew.ts'
import type { Mutant } from './mutants.ts'

/** A mutant that no test can tell from what was written, or need not, and why. */
export interface Equivalent {
  readonly mutant: string
  readonly because: string
}

export function readEquivalents(): readonly Equivalent[] {
  return JSON.parse(readFileSync(new URL('equivalents.json', import.meta.url), 'utf8')) as readonly Equivalent[]
}

/** Entries of the list that are killed by a test, or that nothing answers to any more. */
export function staleOf(
  equivalents: readonly Equivalent[],
  known: readonly Mutant[],
  tried: readonly Tried[],
): readonly Equivalent[] {
  const keys = new Set(known.map(({ key }) => key))
  const killed = new Set(tried.flatMap(({ mutant, fate }) => (fate.kind === 'killed' ? [mutant.key] : [])))
  return equivalents.filter(({ mutant }) => !keys.has(mutant) || killed.has(mutant))
}
