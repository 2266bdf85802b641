import type { Compulsion, Site } from '../program/ir.ts'

/** The events in whose text somebody is asked with `may act`. */
export const freeToPass = (sites: readonly Site[]): ReadonlySet<string> =>
  new Set(sites.flatMap(({ kind, optional, at }) => (kind === 'act' && optional ? [at] : [])))

/** The events at which some rule keeps whoever is asked from passing, and at which that is possible. */
export function compellingSites(compulsions: readonly Compulsion[], sites: readonly Site[]): ReadonlySet<string> {
  const free = freeToPass(sites)
  return new Set(compulsions.flatMap(({ at }) => at).filter((at) => free.has(at)))
}

/** Those that keep somebody from passing: at some of their events passing is possible as far as the text goes. */
export function withoutIdleCompulsions(all: readonly Compulsion[], sites: readonly Site[]): readonly Compulsion[] {
  const free = freeToPass(sites)
  const kept = all.filter(({ at }) => at.some((moment) => free.has(moment)))
  return kept.length === all.length ? all : kept
}
