import type { BaseState, Memory } from '../engine.ts'
import { sameList } from './same-list.ts'

/** What the looks of all cards followed from when a seat looked last. */
export interface Still {
  def: readonly number[]
  owner: readonly number[]
  shown: readonly number[]
  /** What stands on each card, where cards can be copies of others; null where none can. */
  printed: readonly number[] | null
  /** The cards of each zone, by its number on the board; null where that does not tell how they look. */
  readonly contents: (readonly number[] | null)[]
  /** Whether they followed from nothing else, as from what somebody remembers. */
  isAll: boolean
}

const NOTHING: readonly number[] = []

export const nothingYet = (): Still => ({
  def: NOTHING,
  owner: NOTHING,
  shown: NOTHING,
  printed: null,
  contents: [],
  isAll: false,
})

/**
 * Whether each card that lies where it lay looks as it did; how all look now is kept. Mostly nothing has changed about
 * a card from one question to the next but its place, and lists of numbers are compared with little work.
 */
export function lookAsBefore(still: Still, s: BaseState, memory: Memory | undefined): boolean {
  const wasAll = still.isAll
  still.isAll = memory === undefined
  const printed = s.printedDef ?? null
  const stand = sameList(still.def, s.def) && sameList(still.owner, s.owner) && sameList(still.shown, s.shown)
  if (stand && (printed === null || (still.printed !== null && sameList(still.printed, printed))))
    return wasAll && still.isAll
  still.def = s.def.slice()
  still.owner = s.owner.slice()
  still.shown = s.shown.slice()
  still.printed = printed === null ? null : printed.slice()
  return false
}
