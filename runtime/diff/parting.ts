import { type BaseState, type Choice, NONE } from '../engine.ts'
import { instancesOf } from '../words/describe.ts'
import type { Claim } from './claim.ts'
import { type Correspondence, sameChoice, translated } from './correspondence.ts'
import { columnsOf } from '../columns.ts'
import { memberType } from '../words/member-type.ts'
import type { Spoken } from './scenario.ts'
import { sameList } from '../told/same-list.ts'

/** How two states of the same position differ. */
export type Parting =
  /** The table lies differently: cards, facts, results, or whether the game is over. */
  | { readonly kind: 'state' }
  /** Somebody else is asked, or something else. */
  | { readonly kind: 'asked' }
  /** Something follows from the table of one version only: `about` this, of these things, for the change of this number. */
  | {
      readonly kind: 'told'
      readonly about: string | null
      readonly things: readonly Spoken[]
      readonly of: number | null
    }
  /** A move is refused in both versions, by other rules: lines that one of them alone can say of it. */
  | { readonly kind: 'refused'; readonly claims: readonly Claim[] }
  /** The same came of it, on another way. */
  | { readonly kind: 'happened' }
  /** One version offers a choice that the other does not. */
  | { readonly kind: 'offered'; readonly by: 'a' | 'b'; readonly choice: Choice }

/**
 * The first difference between the states of two versions, or null. Choices are compared last, as they follow from
 * the rest.
 */
export function parting(c: Correspondence, back: Correspondence, s: BaseState, t: BaseState): Parting | null {
  if (!liesAlike(c, s, t)) return { kind: 'state' }
  if (s.ask === 0 && t.ask === 0) return null
  if (!sameQuestion(c, s, t)) return { kind: 'asked' }
  if (c.sameCodes && sameList(s.legal, t.legal)) return null
  const a = s.legal.find((choice) => sameChoice(c, s, t, choice) === null)
  if (a !== undefined) return { kind: 'offered', by: 'a', choice: a }
  const b = t.legal.find((choice) => sameChoice(back, t, s, choice) === null)
  return b === undefined ? null : { kind: 'offered', by: 'b', choice: b }
}

/** Whether cards, what is kept and the results are the same in both. */
export const liesAlike = (c: Correspondence, s: BaseState, t: BaseState): boolean =>
  sameTable(c, s, t) && sameFacts(c, s, t)

function sameTable(c: Correspondence, s: BaseState, t: BaseState): boolean {
  if (
    s.over !== t.over ||
    s.def.length !== t.def.length ||
    s.players !== t.players ||
    !sameList(s.owner, t.owner) ||
    !sameList(s.result, t.result)
  )
    return false
  if (c.samePlaces)
    return (
      sameList(s.def, t.def) &&
      sameList(s.place, t.place) &&
      s.zones.every((zone, place) => sameZone(c, zone, t.zones[place] ?? [], place))
    )
  for (let i = 0; i < s.def.length; i++) {
    if (c.definitions[s.def[i] ?? 0] !== t.def[i] || translated(c, s.place[i] ?? NONE, 'zone') !== t.place[i])
      return false
  }
  for (const [place, zone] of s.zones.entries()) {
    if (zone.length === 0 || place === c.lastsAlone.a) continue
    const other = t.zones[c.zones[place] ?? -1]
    if (other === undefined || !sameZone(c, zone, other, place)) return false
  }
  return s.zones.length === t.zones.length || inUse(s, c.lastsAlone.a) === inUse(t, c.lastsAlone.b)
}

function sameZone(c: Correspondence, zone: readonly number[], other: readonly number[], place: number): boolean {
  return zone.length === other.length && (sameList(zone, other) || holdsEffects(c, place))
}

const inUse = (s: BaseState, but: number | null): number =>
  s.zones.reduce((n, zone, place) => (place === but ? n : n + zone.length), 0)

/** Effects are numbered in the order in which they came up, which may differ. */
function holdsEffects(c: Correspondence, place: number): boolean {
  const { info, zoneBases } = c.a.engine.parts
  return info.zones.some(
    (z, i) => z.holds === 'effects' && place >= (zoneBases[i] ?? 0) && place < (zoneBases[i] ?? 0) + instancesOf(z),
  )
}

function sameFacts(c: Correspondence, s: BaseState, t: BaseState): boolean {
  const a = columnsOf(s)
  const b = columnsOf(t)
  for (const { of, type, a: left, b: right, plain } of c.facts) {
    const [x, y] = [a[left], b[right]]
    if (plain && (x === y || (isFlat(x) && isFlat(y) && sameList(x, y)))) continue
    if (of === 'game' ? !sameValue(c, x, y, type) : !sameColumn(c, x, y, type)) return false
  }
  return true
}

/** A column of single values, which are as good as numbers here. */
const isFlat = (column: unknown): column is readonly number[] => Array.isArray(column)

function sameColumn(c: Correspondence, x: unknown, y: unknown, type: string): boolean {
  if (!Array.isArray(x) || !Array.isArray(y)) return JSON.stringify(x) === JSON.stringify(y)
  for (let i = 0; i < x.length; i++)
    if (x[i] !== y[i] || typeof x[i] !== 'boolean') if (!sameValue(c, x[i], y[i], type)) return false
  return true
}

function sameValue(c: Correspondence, x: unknown, y: unknown, type: string): boolean {
  if (type === 'effect') return (x === NONE) === (y === NONE)
  if (typeof x === 'number') return translated(c, x, type) === y
  if (Array.isArray(x))
    return Array.isArray(y) && x.length === y.length && x.every((v, i) => sameValue(c, v, y[i], memberType(type)))
  return x === y
}

function sameQuestion(c: Correspondence, s: BaseState, t: BaseState): boolean {
  if (s.ask === 0 || t.ask === 0 || s.asked !== t.asked || s.optional !== t.optional) return false
  const site = c.a.engine.parts.sites[s.ask - 1]
  const other = c.b.engine.parts.sites[t.ask - 1]
  return site?.kind === other?.kind && site?.value === other?.value
}
