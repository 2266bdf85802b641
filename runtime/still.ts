import type { BaseState, Memory } from './engine.ts'

/** What the looks of all cards followed from when a seat looked last. */
export interface Still {
  def: readonly number[]
  owner: readonly number[]
  shown: readonly number[]
  /** The cards of each zone, by its number on the board; null where that does not tell how they look. */
  readonly contents: (readonly number[] | null)[]
  /** Whether nothing else was looked at. */
  isAll: boolean
}

const NOTHING: readonly number[] = []

export const nothingYet = (): Still => ({ def: NOTHING, owner: NOTHING, shown: NOTHING, contents: [], isAll: false })

/**
 * Whether each card that lies where it lay looks as it did; how all look now is kept. Mostly nothing has changed about
 * a card from one question to the next but its place, and lists of numbers are compared with little work.
 */
export function lookAsBefore(still: Still, s: BaseState, memory: Memory | undefined): boolean {
  const wasAll = still.isAll
  still.isAll = memory === undefined && s.printedDef === undefined
  if (equal(still.def, s.def) && equal(still.owner, s.owner) && equal(still.shown, s.shown))
    return wasAll && still.isAll
  still.def = s.def.slice()
  still.owner = s.owner.slice()
  still.shown = s.shown.slice()
  return false
}

export function equal(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
