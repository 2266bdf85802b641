import type { Local, TStmt } from '../program/ir.ts'
import type { LineNeeds } from '../program/line-needs.ts'
import type { Members } from './members.ts'
import { NO_SLOTS, type Slot, type SlotUses } from './slot.ts'

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

/** What a step does with variables of the procedure's own. */
export function slotsAtTheSameTime(o: SameTimeOperation): SlotUses {
  switch (o.kind) {
    case 'begin-members':
      return { asked: [], given: ofOthers(o.table) }
    case 'add-members':
      return added(o.table)
    case 'take-part':
      return { asked: [o.table.list], given: [o.active, ...o.table.kept.values()] }
    case 'begin-turns':
      return { asked: [], given: [o.turns.next] }
    case 'turn': {
      const { asked, given } = knownInTurn(o.table, o.uses)
      return {
        asked: [o.turns.list, o.turns.next, ...asked],
        given: [o.table.at, o.turns.next, ...given],
        variables: o.uses,
      }
    }
    case 'keep': {
      const kept = o.table.kept.get(o.local)
      const list = kept === undefined ? [] : [kept]
      return { asked: [o.table.at, ...list], given: list }
    }
    case 'nobody-yet':
      return { asked: [], given: o.lists }
    case 'note-turn':
      return { asked: [o.table.at, o.list], given: [o.list] }
    case 'go-on':
      return { asked: [o.still], given: [o.active] }
    case 'take-following':
      return { asked: [], given: [o.following.list, o.following.next] }
    case 'begin-line':
      return o.line.replaces ? { asked: [], given: [o.line.changed] } : NO_SLOTS
    case 'begin-turn':
      // Nothing is given where nothing has changed.
      return o.line.replaces ? { asked: [o.line.changed], given: [] } : NO_SLOTS
    case 'end-line':
      return o.line.replaces ? { asked: [o.line.changed], given: [] } : NO_SLOTS
    case 'withhold':
    case 'tell-withheld':
      return NO_SLOTS
  }
}

const ofOthers = ({ list, within }: MemberTable): readonly Slot[] => (within === null ? [] : [list, within.places])

function added({ list, within }: MemberTable): SlotUses {
  if (within === null) return { asked: [], given: [list] }
  return { asked: [list, within.places, within.table.at], given: [list, within.places] }
}

/** By which it is known whose turn it is, and what that member and those around it know. */
function knownInTurn({ loop, list, within, kept }: MemberTable, uses: readonly Local[]): SlotUses {
  const known = [[loop.domain.local, list] as const, ...kept].filter(([local]) => uses.includes(local))
  const own = known.map(([, of]) => of)
  if (within === null) return { asked: own, given: [] }
  const around = knownInTurn(within.table, uses)
  return { asked: [within.places, ...own, ...around.asked], given: [within.table.at, ...around.given] }
}

/** Such a step in words. */
export function printAtTheSameTime(o: SameTimeOperation): string {
  switch (o.kind) {
    case 'begin-members':
      return 'no members yet'
    case 'add-members':
      return `add the members of ${o.table.loop.domain.local.name}`
    case 'take-part':
      return `all of ${o.table.list.wish} take part`
    case 'begin-turns':
      return 'nobody had a turn'
    case 'turn':
      return `the turn of the next of ${o.table.list.wish}${o.uses.map(({ name }) => `, with its ${name}`).join('')}`
    case 'keep':
      return `its ${o.local.name} is kept`
    case 'nobody-yet':
      return `nobody is in ${o.lists.map(({ wish }) => wish).join(' or ')}`
    case 'note-turn':
      return `add it to ${o.list.wish}`
    case 'go-on':
      return 'those who found something go on'
    case 'begin-line':
      return 'the line begins'
    case 'begin-turn':
      return 'nothing was changed for it'
    case 'end-line':
      return 'the line is done for all'
    case 'withhold':
      return 'answers are withheld'
    case 'tell-withheld':
      return 'answers are told'
    case 'take-following':
      return 'what follows is taken'
  }
}
