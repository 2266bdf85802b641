import type { Numbered } from '../../runtime/words/numbered-choices.ts'
import type { CardId, Seat } from '../../runtime/engine.ts'
import type { Ending } from '../../runtime/simulate/ending.ts'
import type { TurnMark } from '../../runtime/told/turns.ts'
import type { SeenBy } from './game-sheet.ts'

/** Who looks at the table: a seat, or somebody who sees everything. */
export type Viewer = Seat | 'all'

/** A table as one viewer sees it: plain data. */
export interface SeenTable {
  readonly viewer: Viewer
  /** How many answers were given. */
  readonly step: number
  /** How many answers there are, those that were taken back included. */
  readonly steps: number
  readonly players: number
  readonly zones: readonly TableZone[]
  readonly facts: readonly TableFact[]
  /** What waits, and what lasts, in words. */
  readonly pending: readonly string[]
  readonly lasting: readonly string[]
  readonly question: TableQuestion | null
  /** Who won, and everybody by place; null while the game goes on. */
  readonly ending: Ending | null
  /** What happened in the last steps, newest last. */
  readonly told: readonly ToldStep[]
  /** What the last answer brought together before it went on. */
  readonly passed?: readonly PassedCard[]
  /** Whether it is such a table: nobody is asked there. */
  readonly isBetween?: true
}

export interface TableZone {
  /** Its instance, as in `hand of A`. */
  readonly key: string
  readonly name: string
  readonly seat: Seat | null
  /** The value that it is of, in games with a zone for each of several. */
  readonly of: string | null
  readonly seenBy: SeenBy
  /** Whether nothing lies there that a board would have a place for. */
  readonly isQuiet: boolean
  /** The top of a zone is its last card. */
  readonly cards: readonly TableCard[]
}

export interface TableCard {
  readonly id: number
  /** Its definition; null where the viewer may not know it. */
  readonly face: number | null
  /** A hidden card that the viewer has seen and could follow. */
  readonly remembered: string | null
  /** What is printed on it, where it counts as another. */
  readonly printed: string | null
  readonly owner: Seat | null
  /** Who laid it into the middle of the table. */
  readonly by: Seat | null
  readonly facts: readonly (readonly [name: string, value: string])[]
}

/** A card that lay somewhere before it went on, by what was seen of it. */
export interface PassedCard {
  /** Null where nobody can say which of those that are drawn it is. */
  readonly card: CardId | null
  readonly face: number | null
  /** Who laid it. */
  readonly by: Seat | null
  /** The keys of the zones that it left and came to. */
  readonly from: string
  readonly to: string
}

/** A kept fact that is not `none`, of the game, a player or a value. */
export interface TableFact {
  readonly name: string
  readonly seat: Seat | null
  readonly value: string
}

export interface TableQuestion {
  readonly seat: Seat
  /** Whether it is another seat's for who looks: that seat is asked, and nobody else is told what. */
  readonly isOthers: boolean
  /** Whether who looks is not told either who is asked. */
  readonly isUntold?: true
  readonly kind: 'act' | 'choose' | 'may' | 'one-of'
  readonly prompt: string
  /** The sentence that the rules have for it. */
  readonly said?: string
  readonly clauses: readonly string[]
  readonly choices: readonly TableChoice[]
  /** The cards that are chosen so far, where several are asked for. */
  readonly chosen: readonly number[]
}

/** A choice in words, and what on the table it is about. */
export interface TableChoice {
  /** Its place in the list, which is how it is answered. */
  readonly place: number
  readonly words: string
  readonly cards: readonly number[]
  readonly seats: readonly Seat[]
  readonly zones: readonly string[]
  /** The cards of which one is chosen right after it, as its next step. */
  readonly starts: readonly number[]
  /** Where it differs from others in a number alone. */
  readonly numbered: Numbered | null
}

/** Where a card may be laid to take a choice that is about it; nowhere in particular where all is empty. */
export type Landing = Pick<TableChoice, 'place' | 'cards' | 'seats' | 'zones'>

export interface ToldStep {
  /** How many answers had been given when it had happened. */
  readonly step: number
  readonly lines: readonly ToldLine[]
  /** Where turns began among the lines, or were over. */
  readonly turns: readonly TurnMark[]
}

/** A line of what happened, and the rule by which it did. */
export interface ToldLine {
  readonly kind: 'answer' | 'event'
  readonly words: string
  readonly rule: RuleRef | null
}

/** A rule, its clauses, and where it stands (`file:line`). */
export interface RuleRef {
  readonly name: string
  readonly clauses: readonly string[]
  readonly place: string
}
