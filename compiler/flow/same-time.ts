import type { Local, TStmt } from '../program/ir.ts'
import type { LineNeeds } from '../program/line-needs.ts'
import type { Members } from './members.ts'
import type { Slot } from './slot.ts'

/** The members of a set for whom something is done at the same time, and what each of them knows. */
export interface MemberTable {
  readonly loop: TStmt & { readonly kind: 'sameTime' }
  /** Who they are, and the place of the one whose turn it is. */
  readonly list: Slot
  readonly at: Slot
  /** Of members that each member of others has: those others, and the place among them to which each belongs. */
  readonly within: { readonly table: MemberTable; readonly places: Slot } | null
  /** The values of the variables that each has of its own, member by member. */
  readonly kept: ReadonlyMap<Local, Slot>
}

/** A line that is done for all, where some rule can tell; `changed` notes whether it has changed anything yet. */
export interface Line extends LineNeeds {
  readonly changed: Slot
}

/** Steps around lines that are done for all members of a set at the same time. */
export type SameTimeOperation =
  | { readonly kind: 'begin-members'; readonly table: MemberTable }
  /** Of members of others: those of the one whose turn it is. */
  | { readonly kind: 'add-members'; readonly table: MemberTable }
  /** All of them take part, and know nothing yet. */
  | { readonly kind: 'take-part'; readonly table: MemberTable; readonly active: Slot }
  | { readonly kind: 'begin-turns'; readonly turns: Members }
  /** The next of those who take part has its turn, with the values of these variables. */
  | { readonly kind: 'turn'; readonly table: MemberTable; readonly turns: Members; readonly uses: readonly Local[] }
  | { readonly kind: 'keep'; readonly table: MemberTable; readonly local: Local }
  | { readonly kind: 'nobody-yet'; readonly lists: readonly Slot[] }
  | { readonly kind: 'note-turn'; readonly table: MemberTable; readonly list: Slot }
  /** Only those who found something to choose take part in what follows. */
  | { readonly kind: 'go-on'; readonly active: Slot; readonly still: Slot }
  | { readonly kind: 'begin-line'; readonly line: Line }
  | { readonly kind: 'begin-turn'; readonly line: Line }
  | { readonly kind: 'end-line'; readonly line: Line }
  /** What is answered is told when all have answered. */
  | { readonly kind: 'withhold' }
  | { readonly kind: 'tell-withheld' }
  /** What follows the events of the line, unless it belongs to a line around. */
  | { readonly kind: 'take-following'; readonly following: Members }
