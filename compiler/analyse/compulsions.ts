import type { Compulsion, Site } from '../program/ir.ts'

/** The events in whose text somebody is asked with `may act`. */
export const freeToPass = (sites: readonly Site[]): ReadonlySet<string> =>
  new Set(sites.flatMap(({ kind, optional, at }) => (kind === 'act' && optional ? [at] : [])))

/** The events in whose text somebody is asked for a move. */
const asking = (sites: readonly Site[]): ReadonlySet<string> =>
  new Set(sites.flatMap(({ kind, at }) => (kind === 'act' ? [at] : [])))

/** The events at which some rule keeps whoever is asked from passing, and at which that is possible. */
export function compellingSites(compulsions: readonly Compulsion[], sites: readonly Site[]): ReadonlySet<string> {
  const free = freeToPass(sites)
  return new Set(compulsions.flatMap(({ kind, at }) => (kind === 'must act' ? at : [])).filter((at) => free.has(at)))
}

/** The events at which some rule says that whoever comes there is asked, also where nothing is possible. */
export function attendedSites(compulsions: readonly Compulsion[], sites: readonly Site[]): ReadonlySet<string> {
  const all = asking(sites)
  return new Set(compulsions.flatMap(({ kind, at }) => (kind === 'always asked' ? at : [])).filter((at) => all.has(at)))
}

/** Those that do something: at some of their events passing is possible as far as the text goes, or somebody is asked. */
export function withoutIdleCompulsions(all: readonly Compulsion[], sites: readonly Site[]): readonly Compulsion[] {
  const places = { 'must act': freeToPass(sites), 'always asked': asking(sites) }
  const kept = all.filter(({ kind, at }) => at.some((moment) => places[kind].has(moment)))
  return kept.length === all.length ? all : kept
}
