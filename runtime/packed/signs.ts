/**
 * How values are written into a text of characters below 256, each of which is eight bits. A whole number from 0 on is a
 * bit 0 and its groups; everything else a bit 1, a sign that says what it is, and what follows.
 */
export const SIGN = {
  /** `NONE`, of which states are full. */
  none: 0,
  /** How far a whole number is below -1. */
  negative: 1,
  /** Any other number, by the 64 bits of its IEEE 754 form. */
  real: 2,
  yes: 3,
  no: 4,
  null: 5,
  undefined: 6,
  /** How many members, and they. */
  list: 7,
  /** How many numbers or truths; and what they are, all as wide as the widest. */
  numbers: 8,
  /** The same where most are those of the state before: how many, and which of them are others. */
  others: 9,
  /** Lists of numbers: how many are in each, and all of them as one list. */
  lists: 10,
  /** The number of a shape, and the values of its keys. */
  record: 11,
  /** How many keys, and each with its value: for records of which each is different. */
  entries: 12,
  /** How many UTF-16 code units, and each in 16 bits. */
  text: 13,
  /** A member of a list that was never written. */
  gap: 14,
  /** A member of a list that is the same in the list before. */
  same: 15,
} as const

/** Bits of a sign, of a group of a whole number, and of what says the kind and the width of the numbers of a list. */
export const BITS = { sign: 4, group: 3, kind: 2, width: 6 } as const

/** Members of a list that may take no bits of their own: no state has so many. */
export const MOST_BITLESS = 2 ** 24

/** Keys of records that were met, each list of them once: records are written by the number of their shape. */
export interface Shapes {
  readonly keys: (readonly string[])[]
  readonly numbers: Map<string, number>
}

/** Beyond so many shapes records are taken to be all different, as those of facts that are kept of two things. */
export const MOST_SHAPES = 256
