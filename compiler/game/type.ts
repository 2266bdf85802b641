/**
 * Types of the rules language. `unknown` is what a wrong expression has: it fits everything, so one cause gives one
 * message.
 */
export type BaseType =
  | 'number'
  | 'truth'
  | 'player'
  | 'card'
  | 'definition'
  | 'effect'
  | 'zone'
  | 'text'
  | 'enum'
  | 'option'
  | 'none'
  | 'unknown'

export interface Type {
  readonly base: BaseType
  /** Name of the enumeration or option. */
  readonly of: string
  readonly set: boolean
  /** A set that keeps copies, and is compared copy by copy. */
  readonly list?: boolean
  /** May be `none`. */
  readonly optional: boolean
}

export function type(base: BaseType, of = ''): Type {
  return { base, of, set: false, optional: false }
}

export const NUMBER = type('number')
export const TRUTH = type('truth')
export const PLAYER = type('player')
export const CARD = type('card')
export const DEFINITION = type('definition')
export const EFFECT = type('effect')
export const ZONE = type('zone')
export const TEXT = type('text')
export const NOTHING: Type = { base: 'none', of: '', set: false, optional: true }
export const UNKNOWN = type('unknown')

export const setOf = (element: Type): Type => ({ ...element, set: true, optional: false })
export const listOf = (element: Type): Type => ({ ...setOf(element), list: true })
export const elementOf = ({ list: _, ...set }: Type): Type => ({ ...set, set: false })
export const orNone = (t: Type): Type => (t.set ? t : { ...t, optional: true })
export const notNone = (t: Type): Type => ({ ...t, optional: false })

/** Whether a value of `actual` may stand where `wanted` is asked; optionality is checked apart. */
export function fits(actual: Type, wanted: Type): boolean {
  if (actual.base === 'unknown' || wanted.base === 'unknown') return true
  if (actual.base === 'none') return !wanted.set
  if (wanted.base === 'number' && actual.base === 'option' && !actual.set && !wanted.set) return true
  return actual.base === wanted.base && actual.of === wanted.of && actual.set === wanted.set
}

/** The type in the author's words. */
export function show(t: Type): string {
  const base =
    t.base === 'enum' ? t.of : t.base === 'option' ? `option ${t.of}` : t.base === 'unknown' ? 'anything' : t.base
  return `${t.list === true ? 'list of ' : t.set ? 'set of ' : ''}${base}${t.optional && t.base !== 'none' ? ' or none' : ''}`
}
