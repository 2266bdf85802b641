import type { Type } from '../game/type.ts'
import { MOST_CARDS } from '../program/number-ranges.ts'
import { type Code, Listed, type Part, codeOf, verbatim } from '../typescript/code.ts'
import { code } from '../typescript/vocabulary.ts'

/**
 * Where a column keeps what belongs to one or two things. Seats, cards and values are numbered from 0 without large
 * gaps, so two
 * of them make one number; a number of the rules and the id of an effect may be any, so these are written next to each
 * other.
 */
export function columnIndex(types: readonly Type[], args: readonly Part[]): Part {
  const [first = 0, second] = args
  if (second === undefined) return first
  return isOpen(types) ? nextToEachOther(first, second) : code`${first} * ${strideOf(types[1])} + ${second}`
}

/** Two values in one string. */
const nextToEachOther = (first: Part, second: Part): Code =>
  new Listed([verbatim('`${'), codeOf(first), verbatim('},${'), codeOf(second), verbatim('}`')], '')

/** How the column of a count is declared, and how it begins. */
export function countColumn(types: readonly Type[]): { readonly type: Code; readonly start: '0' | '[]' | '{}' } {
  if (types.length === 0) return { type: code`‹number›`, start: '0' }
  if (types.length === 1 && !isOpen(types)) return { type: code`‹number[]›`, start: '[]' }
  return { type: pairColumn(types), start: '{}' }
}

export function pairColumn(types: readonly Type[], value: Part = code`‹number›`): Code {
  return types.length === 2 && isOpen(types) ? code`‹Record<string, ${value}>›` : code`‹Record<number, ${value}>›`
}

/**
 * Whether what is kept of these things starts when it is first asked for. Cards, players and the values of a type come
 * with their facts;
 * of two things, or of what comes and goes or has no end, most are never asked for.
 */
export function isLazy(params: readonly { readonly type: Type }[]): boolean {
  const [first, second] = params
  return first !== undefined && (second !== undefined || !['card', 'player', 'enum'].includes(first.type.base))
}

/** A state has room for so many pairs, and no more (`runtime/rounds/state-size.ts`). */
const MOST_KEPT = 250_000

/** Whether there may be more of these things, or pairs of them, than anything can be kept of. */
export function isWithoutEnd(types: readonly Type[]): boolean {
  if (isOpen(types)) return true
  return (
    types.length > 1 &&
    types.every(({ base }) => base === 'card' || base === 'definition' || base === 'zone') &&
    MOST_CARDS ** types.length > MOST_KEPT
  )
}

const isOpen = (types: readonly Type[]): boolean =>
  types.some((t) => t.base === 'number' || t.base === 'effect' || t.base === 'text')

/** There are at most `MOST_CARDS` cards, and more definitions than that have no place in a move either. */
function strideOf(t: Type | undefined): number {
  return t?.base === 'card' || t?.base === 'definition' ? 4096 : 1024
}

export const startCode = (start: '0' | '[]' | '{}'): Code =>
  start === '0' ? code`0` : start === '[]' ? code`[]` : code`{}`
