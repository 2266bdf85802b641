import type { Happening } from './told/happening.ts'
import type { CardId, Choice, Seat } from './ids.ts'
import type { Shared } from './kernel/shared.ts'

/** What texts are looked up in. */
export type TextState = Pick<BaseState, 'texts'>

/** Part of the state that every game has; generated states add a field for each fact of the rules. */
export interface BaseState {
  /** Number of seats. */
  players: number
  /** Index of the chosen value of each option, in declaration order. */
  options: number[]
  /** State of the random generator (sfc32). */
  random: [number, number, number, number]
  /** What each card is at present. */
  def: number[]
  /** What is printed on each card, in games where the two can differ. */
  printedDef?: number[]
  /** Seat that owns each card, or NONE. */
  owner: number[]
  /** Zone instance that each card is in, or NONE. */
  place: number[]
  /** Cards (or effects) of each zone instance, in order; the top of a zone is its last entry. */
  zones: number[][]
  /** Bit set of seats that were shown the card since it last moved or was shuffled. */
  shown: number[]
  /** Result of each seat, meaningful once over. */
  result: number[]
  over: boolean
  /** Content of the joined texts that the state keeps, by number, in games that keep any. */
  texts?: Record<number, string>
  /** Suspended procedures, outermost first. */
  frames: Frame[]
  /** Site of the pending decision, 0 for none. */
  ask: number
  /** Seat that is asked. */
  asked: Seat
  /** Whether the asked seat may decline. */
  optional: boolean
  /** The legal choices of the pending decision, DECLINE apart; each decision has a list of its own. */
  legal: Choice[]
  /** Pending effects by id; zones of effects hold ids. */
  effects: (PendingEffect | null)[]
  /** How deep inside announcements the running procedure is. */
  announcing: number
  /** Numbers of the replacement rules whose text is being carried out; each replaces an event once. */
  replacing: number[]
  /** 0 in play, 1 in a dry run that tries an announcement, 2 when it could be completed. */
  dry: 0 | 1 | 2
  /** Set in a dry run when an announcement cannot be completed. */
  failed: boolean
  /** Rows of the rule table that refused something, while an explanation is worked out; else null. */
  reasons: number[] | null
  /**
   * Stops also where nobody is asked in play: at a single answer, and where somebody may act but nothing is possible
   * (examples do).
   */
  askAll: boolean
  /** Chance is asked of seat CHANCE instead of being drawn. */
  openChance: boolean
  /** Cards that were shuffled while a fact or an effect went on holding them; only in games where that can be. */
  astray?: readonly Astray[]
  /** What an example calls single copies of cards, by card; absent in play. */
  handles?: ReadonlyMap<CardId, string>
  /** What several were asked at the same time, while some are still to answer; only in games that ask so. */
  withheld?: Withheld
  /**
   * Bit set of the seats that are told of each event that is told to some alone and goes on, outermost first; only in
   * games with such events, and replaced, never changed in place.
   */
  audience?: readonly number[]
  /** What happened, newest last, when somebody listens; null costs nothing. */
  log: Happening[] | null
  /** `SetupConfig.roundLimit`, where it was given; saves leave it out. */
  roundLimit?: number
  /** `SetupConfig.sizeLimit`, likewise. */
  sizeLimit?: number
  /** The lists that it has together with copies of it (`shared.ts`); never part of what is saved. */
  shared?: Shared<BaseState> | undefined
}

/**
 * A card that was shuffled while something went on holding it, so that nobody can say any more which card of the pile
 * it is.
 */
export interface Astray {
  /** Column of the fact that holds it, `effects`, or `frames` for a suspended text. */
  readonly by: string
  /** Of what the fact is said, which effect it is, or which frame and variable (`1.c`). */
  readonly of: number | string
  readonly card: CardId
}

/**
 * What several answer at the same time nobody is told before all of them have answered, and nobody may use. All of
 * this is replaced, never changed in place.
 */
export interface Withheld {
  /** How many lines have asked so. */
  readonly lines: number
  /** Whether some are still to answer. */
  readonly open: boolean
  /** The first question of the line, before anybody had answered. */
  readonly start: FirstQuestion | null
  /** The last answer to it; null before the first. */
  readonly last: WithheldAnswer | null
  /** The entries of the log, to be told when all have answered. */
  readonly entries: readonly Happening[]
  /** Set in a copy that is only asked what is left to answer: it ends with the line. */
  readonly lineOnly?: true
}

/** An answer, with the one before it: copies of a state have them together, and one more copies none of them. */
export interface WithheldAnswer {
  readonly seat: Seat
  readonly choice: Choice
  readonly before: WithheldAnswer | null
}

/** What answers to a line that asks several at the same time change before all of them are there. */
export type FirstQuestion = Readonly<Pick<BaseState, 'frames' | 'ask' | 'asked' | 'optional' | 'legal' | 'random'>>

/** A suspended procedure: which one, where it goes on, and its variables under their own names. */
export interface Frame {
  readonly proc: number
  pc: number
  /** The last answer to what this procedure asked. */
  answer: Choice
  /** 1 while the procedure is announcing something; only in games with events that are left from further in. */
  announces?: number
  /** In the text of a replacement rule: its number, until the text is done. */
  replaces?: number
  /** 1 while the procedure does a line for all at the same time; only in games with events that are left from further in. */
  lines?: number
  /** 1 once the event's own text is done; only in games with events that are left from further in. */
  ending?: number
}

/** A value that a pending effect or a suspended procedure keeps. */
export type Captured = number | boolean | readonly number[]

/** A pending effect: its body, and what it captured. */
export interface PendingEffect {
  readonly body: number
  readonly controller: Seat
  readonly source: CardId
  readonly optional: boolean
  readonly captured: readonly Captured[]
  /** Bit set of the seats that are told of it; absent where everybody is. */
  readonly told?: number
}
