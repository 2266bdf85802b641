/**
 * How values are written into a text of characters below 256, which takes a byte for each: whole numbers from -8 to 191 as one
 * character, everything else behind a sign that says what follows.
 */
export const LEAST = -8
export const MOST = 191

export const SIGN = {
  /** `NONE`, of which states are full. */
  none: 200,
  /** A whole number, in groups of seven bits, the lowest first; its sign in the last bit of all. */
  whole: 201,
  /** Any other number, by the eight bytes of its IEEE 754 form. */
  real: 202,
  yes: 203,
  no: 204,
  null: 205,
  undefined: 206,
  /** How many members, and they. */
  list: 207,
  /** The number of a shape, and the values of its keys. */
  record: 208,
  /** How many keys, and each with its value: for records of which each is different. */
  entries: 209,
  /** How many UTF-16 code units, and each as two characters. */
  text: 210,
  /** What it is in the state that was packed first. */
  same: 211,
  /** A member of a list that was never written. */
  gap: 212,
} as const

/** Keys of records that were met, each list of them once: records are written by the number of their shape. */
export interface Shapes {
  readonly keys: (readonly string[])[]
  readonly numbers: Map<string, number>
}

/** Beyond so many shapes records are taken to be all different, as those of facts that are kept of two things. */
export const MOST_SHAPES = 256
