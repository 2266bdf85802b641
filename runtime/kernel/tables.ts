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

/** What is printed on each card of a table, where that is something on few of them. */
export const printedOn = <T>(cards: Numbers, nothing: T, said: Readonly<Record<string, T>>): T[] => {
  const named = new Map(Object.entries(said))
  return namesIn(cards).map((name) => named.get(name) ?? nothing)
}

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

/** An event, what it is about, and its clauses. */
export type EventRow = readonly [
  name: string,
  params: readonly (readonly [role: EventParam['role'], name: string, type: string])[],
  clauses: readonly string[],
]

type EventParam = GameInfo['events'][number]['params'][number]

/** The events of a game, by number. */
export const eventRows = (rows: readonly EventRow[]): GameInfo['events'] =>
  rows.map(([name, params, clauses]) => ({
    name,
    params: params.map(([role, param, type]) => ({ role, name: param, type })),
    clauses,
  }))

type RuleInfo = GameInfo['rules'][number]

/** What most sites and loops have; their rows say what they have besides. */
const SITE = { value: '', bias: 1, branches: [], loop: false } as const
const LOOP = { asks: false, inner: [] } as const

/** A row without its place and without what it has as most have it. */
type Short<T, Usual> = T extends unknown
  ? Omit<T, 'place' | keyof Usual> & Partial<Pick<T, keyof Usual & keyof T>>
  : never

/** The tables of a game whose rows stand somewhere in the rules. */
export interface Placed {
  readonly rules: readonly (readonly [name: string, kind: RuleInfo['kind'], clauses: readonly string[], text: string])[]
  readonly sites: readonly Short<SiteInfo, typeof SITE>[]
  readonly loops: readonly Short<LoopInfo, typeof LOOP>[]
}

const placeOf = (places: Places, of: string | undefined): string => `${places.folder}${of ?? ''}`

/** The rules that can be named as a reason, each with its place. */
export const placedRules = (places: Places, rows: Placed['rules']): RuleInfo[] =>
  rows.map(([name, kind, clauses, text], i) => ({ name, kind, clauses, text, place: placeOf(places, places.rules[i]) }))

/** Where the game asks, each with its place. */
export const placedSites = (places: Places, rows: Placed['sites']): SiteInfo[] =>
  rows.map((row, i) => ({ ...SITE, ...row, place: placeOf(places, places.sites[i]) }))

/** What could go on without an end, each with its place. */
export const placedLoops = (places: Places, rows: Placed['loops']): LoopInfo[] =>
  rows.map((row, i) => ({ ...LOOP, ...row, place: placeOf(places, places.loops[i]) }))
