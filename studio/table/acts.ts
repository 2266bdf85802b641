import { type Seat, seatName } from '../../runtime/engine.ts'
import { words } from '../words.ts'
import type { Landing } from '../play/table.ts'

/** What a table lets people do. */
export interface TableActs {
  /** Takes a choice by its place. */
  readonly answer: (place: number) => void
  /** Takes a choice that a card is chosen after, and then the card. */
  readonly begin: (place: number, card: number) => void
  /** Takes a card back that is chosen so far. */
  readonly putBack: (card: number) => void
  /** Shows the moves of a card beside it; null puts them away. */
  readonly pick: (card: number | null) => void
  /** Where a card may be laid. */
  readonly landings: (card: number) => Promise<readonly Landing[]>
  /** Asks why nothing can be done with a card. */
  readonly whyNot: (card: number) => void
  /** Spreads a zone out, or gathers it. */
  readonly spread: (zone: string) => void
  /** Shows a card at full size; null puts it away. */
  readonly look: (card: number | null) => void
}

/** What of a table is the looker's own: nothing of it belongs to the game. */
export interface TableLook {
  /** Whether the pending question is answered here, so that cards are lifted; else somebody or a bot is waited for. */
  readonly answers: boolean
  /** Whether it is as it was, and not as it is. */
  readonly isPast: boolean
  readonly picked: number | null
  readonly lens: number | null
  readonly spread: ReadonlySet<string>
  /** Who sits at a seat, where people have names; else it is called by its letter. */
  readonly nameOf?: (seat: Seat) => SeatLabel
}

/** What a seat is called, and the sign that stands for it. */
export interface SeatLabel {
  readonly name: string
  readonly sign: string
}

/** What a seat is called at this table. */
export const labelOfSeat = (seat: Seat, { nameOf }: Pick<TableLook, 'nameOf'>): SeatLabel =>
  nameOf?.(seat) ?? { name: words.table.seat(seatName(seat)), sign: seatName(seat) }
