import type { Local, TExpr, TStmt } from '../program/ir.ts'
import type { TEvent, TExchange } from '../program/declarations.ts'
import type { Members } from './members.ts'
import type { Remainder } from './remainder.ts'
import type { SameTimeOperation } from './same-time.ts'
import type { Slot } from './slot.ts'

export type { Members }

/** What a test around an operation has found out: its condition holds, or does not. */
export interface Premise {
  readonly cond: TExpr
  readonly holds: boolean
}

/** Where something stands in the text of its procedure, and what the tests around it have found out. */
export interface PlaceInText {
  /** Counts what stands before it, however blocks are ordered later. */
  readonly place: number
  readonly under: readonly Premise[]
}

/** A basic block: operations one after the other, and one terminator, which tells what comes next. */
export class Block {
  operations: readonly Operation[] = []
  terminator: Terminator = { kind: 'open' }
  /** Whether it stands in the branch that leads to it, and needs no number. */
  inBranch: boolean

  constructor(inBranch = false) {
    this.inBranch = inBranch
  }
}

export type Terminator =
  /** Still to be filled in. */
  | { readonly kind: 'open' }
  | { readonly kind: 'jump'; readonly to: Block }
  | { readonly kind: 'branch'; readonly test: Test; readonly then: Block; readonly otherwise: Block }
  /** The first block for the number 1, and so on. */
  | { readonly kind: 'switch'; readonly on: Selector; readonly cases: readonly Block[]; readonly otherwise: Block }
  /** Something else runs, or is asked; then the procedure goes on at `next`. */
  | {
      readonly kind: 'suspend'
      readonly by: Suspension
      readonly next: Block
      /** What is still to be done then. */
      readonly rest: Remainder
    }
  /**
   * Whatever runs in the innermost event of that name ends, and so does that event; this procedure goes on at `next`.
   */
  | ({ readonly kind: 'leave'; readonly event: string; readonly next: Block } & PlaceInText)
  /** The game is over. */
  | { readonly kind: 'finish'; readonly by: Operation }
  /** The procedure is over. */
  | { readonly kind: 'end' }

/** A step of a basic block: it is carried out, and the next one follows. */
export type Operation = PlaceInText & OperationKind

export type OperationKind = TextOperation | EventOperation | ChoiceOperation | SameTimeOperation

/** Statements of the text, and steps of its loops. */
export type TextOperation =
  /** A statement that cannot be suspended; `exit` is where it goes on if it ends its text. */
  | { readonly kind: 'statement'; readonly statement: TStmt; readonly exit: Block | null }
  /** What follows is said by these clauses. */
  | { readonly kind: 'cite'; readonly cites: readonly string[] }
  /** Another round of a loop is counted. */
  | { readonly kind: 'round'; readonly loop: Of<'loop'> }
  /** The members of a set are noted, and none is taken yet. */
  | { readonly kind: 'gather'; readonly loop: Of<'each'>; readonly members: Members }
  | { readonly kind: 'take'; readonly variable: Local; readonly members: Members }
  | { readonly kind: 'advance'; readonly next: Slot }
  | { readonly kind: 'begin-announcement' }
  | { readonly kind: 'end-announcement' }
  /** The frame notes where it stands, for what may leave the event. */
  | { readonly kind: 'note'; readonly slot: Slot; readonly value: 0 | 1 }
  /** The cards that a rule fits are noted, and for none it acted yet. */
  | { readonly kind: 'match'; readonly hook: Of<'hook'>; readonly members: Members }

/** Steps in the order of an event. */
export type EventOperation =
  | { readonly kind: 'unless-over' }
  /** Another run of an event that may come to itself again is counted. */
  | { readonly kind: 'descend'; readonly event: TEvent }
  /** A card without room, or that left the game, is not moved; else the zone that it leaves is noted. */
  | { readonly kind: 'room'; readonly event: TEvent }
  /** Cards that are one, or of which one lies nowhere, do not change places; else what zones they leave is noted. */
  | { readonly kind: 'places'; readonly exchange: TExchange }
  /** What forbids the event is asked here, not by whoever calls it. */
  | { readonly kind: 'refuse'; readonly event: TEvent }
  /** Rules that last until an event like this are over. */
  | { readonly kind: 'end-rules-until'; readonly event: TEvent }
  | { readonly kind: 'replace'; readonly event: TEvent }
  | { readonly kind: 'begin-run'; readonly event: TEvent }
  | { readonly kind: 'log'; readonly event: TEvent; readonly suspended: boolean }
  | { readonly kind: 'count'; readonly event: TEvent; readonly suspended: boolean }
  /** What is told and counted of an event whose text, unlike that of some card, announces nothing. */
  | { readonly kind: 'unannounced'; readonly event: TEvent }
  /** `first`: how many other notices of the procedure stand before. */
  | { readonly kind: 'notice'; readonly event: TEvent; readonly first: number }
  | { readonly kind: 'lay-noticed'; readonly event: TEvent; readonly first: number }
  /** What follows the event is put off until a line is done for all. */
  | { readonly kind: 'put-off'; readonly event: TEvent; readonly first: number }
  | { readonly kind: 'end-run'; readonly event: TEvent }
  /** The text is done with the cards that it moved: who sees them now is told of them. */
  | { readonly kind: 'tell-moved' }
  /** The text of a replacement is done, which may replace other events now. */
  | { readonly kind: 'end-replacement' }
  /** The card is laid down; `again`: if there is still room for it. */
  | { readonly kind: 'place'; readonly event: TEvent; readonly again: boolean }
  /** The cards lie each where the other lay; `again`: if both still lie where they did. */
  | { readonly kind: 'exchange'; readonly exchange: TExchange; readonly again: boolean }

/** Steps around the choices of players. */
export type ChoiceOperation =
  /** There is nothing to choose: an announcement fails here. */
  | { readonly kind: 'no-choice'; readonly choice: Of<'choose'> }
  | { readonly kind: 'no-branch' }
  | { readonly kind: 'chosen'; readonly choice: Of<'choose'> }
  | { readonly kind: 'begin-set'; readonly choice: Several }
  | { readonly kind: 'add-to-set'; readonly choice: Several }
  | { readonly kind: 'check-set'; readonly choice: Several }
  | { readonly kind: 'begin-branches'; readonly branches: Branches }
  | { readonly kind: 'add-branch'; readonly branches: Branches }
  | { readonly kind: 'order-branches'; readonly branches: Branches }

export type Of<K extends TStmt['kind']> = TStmt & { readonly kind: K }

/** A choice of several that make a set. */
export interface Several {
  readonly choice: Of<'choose'>
  readonly atLeast: Slot
  readonly atMost: Slot
}

/** A choice of several branches, which are carried out afterwards. */
export interface Branches {
  readonly choice: Of<'oneOf'>
  readonly atLeast: Slot
  readonly atMost: Slot
  readonly picked: Slot
  readonly next: Slot
}

/** What a block asks before it branches; `holds` tells on which outcome the first branch is taken. */
export type Test = PlaceInText & TestKind & { readonly holds: boolean }

export type TestKind =
  | { readonly kind: 'condition'; readonly cond: TExpr }
  | { readonly kind: 'declined' }
  | { readonly kind: 'exhausted'; readonly members: Members }
  /** Nobody is in the list. */
  | { readonly kind: 'nobody'; readonly list: Slot }
  | { readonly kind: 'has-most'; readonly of: Local | Slot; readonly most: Slot }
  /** Nothing forbids the move; `counting`: no limit that counts moves. */
  | { readonly kind: 'may-move'; readonly move: Of<'move' | 'swap'>; readonly counting: boolean }
  /** The event belongs to a line that is done for all: what follows it waits. */
  | { readonly kind: 'in-line' }
  /** A reading of a word that was asked for before holds on. */
  | { readonly kind: 'known'; readonly variable: Local }

/** The number by which a block goes on with one of several: the answer, or the branch whose turn it is. */
export type Selector = PlaceInText &
  ({ readonly kind: 'answer' } | { readonly kind: 'turn'; readonly branches: Branches })

/** A step after which the engine comes back to the procedure. */
export type Suspension = PlaceInText & SuspensionKind

export type SuspensionKind =
  | { readonly kind: 'run'; readonly statement: Of<'call' | 'proc' | 'resolve' | 'move' | 'swap'> }
  /** A rule around an event acts, if it fits; `each`: for the one that was taken last of those that it fits. */
  | { readonly kind: 'hook'; readonly hook: Of<'hook'>; readonly each: Members | null }
  | { readonly kind: 'ask'; readonly question: Question }
  /** What follows an event of a line: the one that was taken last. */
  | { readonly kind: 'follow'; readonly following: Members }

export type Question =
  | { readonly kind: 'act'; readonly choice: Of<'act'> }
  | { readonly kind: 'may'; readonly choice: Of<'may'> }
  | { readonly kind: 'choose'; readonly choice: Of<'choose'> }
  /** `after`: what stands behind the choice; `announced`: the text announces around it. */
  | {
      readonly kind: 'choose-set'
      readonly set: Several
      readonly after: readonly TStmt[]
      readonly announced: boolean
    }
  | { readonly kind: 'one-of'; readonly choice: Of<'oneOf'> }
  | { readonly kind: 'some-of'; readonly branches: Branches }
