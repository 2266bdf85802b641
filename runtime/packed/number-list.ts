import { NONE } from '../engine.ts'

/** What the members of a list are whose members all are bits of one width. */
export const NUMBERS = { counts: 0, withNone: 1, signed: 2, truths: 3 } as const
export type NumberKind = (typeof NUMBERS)[keyof typeof NUMBERS]
export type Member = number | boolean

/** Numbers are as wide as what is drawn by chance at most. */
const MOST = 2 ** 31

/** Null where something else is in the list as well, or was never written. */
export function kindOf(list: readonly unknown[]): NumberKind | null {
  let [truths, least, nones] = [0, 0, 0]
  for (let i = 0; i < list.length; i++) {
    const member = list[i]
    if (typeof member === 'boolean') truths += 1
    else if (typeof member !== 'number' || !isCoded(member)) return null
    else if (member === NONE) nones += 1
    else if (member < least) least = member
  }
  if (truths > 0) return truths === list.length ? NUMBERS.truths : null
  return least < 0 ? NUMBERS.signed : nones > 0 ? NUMBERS.withNone : NUMBERS.counts
}

const isCoded = (member: number): boolean =>
  Number.isInteger(member) && member >= -MOST && member < MOST && !Object.is(member, -0)

/** A member as a whole number from 0 on, below 2 ** 32. */
export function bitsOfMember(kind: NumberKind, member: Member): number {
  const value = Number(member)
  switch (kind) {
    case NUMBERS.counts:
    case NUMBERS.truths:
      return value
    case NUMBERS.withNone:
      return value === NONE ? 0 : value + 1
    case NUMBERS.signed:
      return value < 0 ? -2 * value - 1 : 2 * value
  }
}

export function memberOf(kind: NumberKind, code: number): Member {
  switch (kind) {
    case NUMBERS.counts:
      return code
    case NUMBERS.truths:
      return code === 1
    case NUMBERS.withNone:
      return code === 0 ? NONE : code - 1
    case NUMBERS.signed:
      return code % 2 === 0 ? code / 2 : -(code + 1) / 2
  }
}

/** Bits of a whole number from 0 on, below 2 ** 32. */
export const bitsFor = (code: number): number => 32 - Math.clz32(code)

/** Bits of the widest. */
export function widest(kind: NumberKind, list: readonly Member[]): number {
  let bits = 0
  for (const member of list) bits |= bitsOfMember(kind, member)
  return bitsFor(bits)
}

/** Where a list differs from the one before it; everywhere where there is none. */
export function othersThan(before: unknown, list: readonly unknown[]): number[] {
  const others: number[] = []
  const known: readonly unknown[] = Array.isArray(before) ? before : []
  for (let i = 0; i < list.length; i++) if (i >= known.length || known[i] !== list[i]) others.push(i)
  return others
}

/** How many each of the lists holds; undefined where something else is among them. */
export function lengthsOf(lists: unknown): number[] | undefined {
  if (!Array.isArray(lists)) return undefined
  const lengths: number[] = []
  for (const list of lists) {
    if (!Array.isArray(list)) return undefined
    lengths.push(list.length)
  }
  return lengths
}
