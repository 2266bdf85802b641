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
