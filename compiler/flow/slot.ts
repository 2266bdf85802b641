import type { Local } from '../program/ir.ts'

/** A variable that a procedure needs for its own course. */
export interface Slot {
  readonly wish: string
  readonly holds: SlotType
  /** Whether what it holds are cards. */
  readonly cards: boolean
  /** Whether it is a list that the procedure puts together, and nothing else has. */
  readonly own: boolean
}

/** `answers` are put together one by one; `lists` and `truths` are of members, `effects` wait to be carried out. */
export type SlotType = 'number' | 'list' | 'answers' | 'lists' | 'truths' | 'effects'

/** Variables that a step asks for, before it gives any a value, and those that have a new value behind it. */
export interface SlotUses {
  readonly asked: readonly Slot[]
  readonly given: readonly Slot[]
  /** Variables of the text that the step itself gives a value; a statement of the text is looked at by analyses. */
  readonly variables?: readonly Local[]
}

export const NO_SLOTS: SlotUses = { asked: [], given: [] }
