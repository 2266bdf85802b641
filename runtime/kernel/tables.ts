import { type GameInfo, NONE } from '../engine.ts'
import type { BaseState } from '../base-state.ts'
import type { LoopInfo, Parts, SiteInfo } from '../parts.ts'

/** What tables of engines leave to be worked out when they are loaded. */

/** What is known of a game besides which it is. */
export type GameTables = Omit<GameInfo, 'name' | 'title' | 'fingerprint'>

/** What an engine is made of besides that. */
export type EngineParts<S extends BaseState> = Omit<Parts<S>, 'info'>

/** Numbers by name. */
type Numbers = Readonly<Record<string, number>>

/** 0, 1, 2, … of a table of as many names. */
export const numbersIn = (table: Numbers): number[] => Object.keys(table).map((_, i) => i)

/** The names of a table, by number. */
export const namesIn = (table: Numbers): string[] =>
  Object.entries(table)
    .sort(([, a], [, b]) => a - b)
    .map(([name]) => name)

/** The first zones of all families, in their order. */
export const firstsIn = (zones: Numbers): number[] => Object.values(zones).sort((a, b) => a - b)

/** The seat that each zone belongs to: the first zones of all families, and of those of them that every seat has. */
export function holdersOf(zones: Numbers, size: number, perSeat: readonly number[]): number[] {
  const firsts = firstsIn(zones)
  return Array.from({ length: size }, (_, zone) => {
    const first = firsts.findLast((each) => each <= zone) ?? NONE
    return perSeat.includes(first) ? zone - first : NONE
  })
}

/** Where in the rules the rows of the tables stand, as `file:line`. */
export interface Places {
  /** The folder of all the files. */
  readonly folder: string
  readonly seats: string
  readonly rules: readonly string[]
  readonly sites: readonly string[]
  readonly loops: readonly string[]
}

/** A row without its place. */
type Placeless<T> = T extends unknown ? Omit<T, 'place'> : never

/** The tables of a game whose rows stand somewhere in the rules. */
export interface Placed {
  readonly rules: readonly Placeless<GameInfo['rules'][number]>[]
  readonly sites: readonly Placeless<SiteInfo>[]
  readonly loops: readonly Placeless<LoopInfo>[]
}

/** The rows of a table, each with its place. */
export const placed = <K extends keyof Placed>(
  places: Places,
  table: K,
  rows: Placed[K],
): (Placed[K][number] & { readonly place: string })[] =>
  rows.map((row, i) => ({ ...row, place: `${places.folder}${places[table][i] ?? ''}` }))
