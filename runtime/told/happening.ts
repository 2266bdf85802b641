import type { CardId, Choice, Seat } from '../ids.ts'

/**
 * What happened, with what each seat saw of it; `Engine.tell` puts it into words. Entries are closed when their step
 * is over.
 */
export type Happening = EventHappening | AnswerHappening

/** An event that was carried out: its index in `GameInfo.events` and its arguments. */
export interface EventHappening extends Noted {
  readonly kind: 'event'
  readonly event: number
  readonly args: readonly number[]
}

/** An answer to a question: who gave it (CHANCE for chance), at which site, and which choice it was. */
export interface AnswerHappening extends Noted {
  readonly kind: 'answer'
  readonly site: number
  readonly by: Seat
  readonly choice: Choice
  /** The card that the question was about, as it was when that was answered; absent where it was about none. */
  readonly about?: Glimpse
}

interface Noted {
  /** Of each card that is named, in their order; an effect is known by the card that it comes from. */
  readonly glimpses: readonly Glimpse[]
  /** Bit set of the seats that are told of it at all; absent where everybody is. */
  readonly told?: number
  /** Whether its step is still going on. */
  open: boolean
}

/** What there was to see of a card as something happened to it. */
export interface Glimpse {
  readonly card: CardId
  /** What it was. */
  readonly def: number
  /** Zone instance that it lay in, or NONE, and how many cards lay below it. */
  readonly place: number
  readonly below: number
  /** Bit set of seats that saw it then, or later in the same step as long as it could be followed. */
  seen: number
  /** Whether it can still be followed in this step. */
  open: boolean
  /** What read like it then, and somebody saw; absent where nothing did, and for answers, which say whose a card is. */
  readonly alike?: { readonly owner: Seat; readonly others: readonly Alike[] }
}

/** Cards that read like one that something happened to: those of one owner in one zone instance. */
export interface Alike {
  readonly place: number
  readonly owner: Seat
  /** Bit set of the seats that saw one of them. */
  readonly seen: number
}
