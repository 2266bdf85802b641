/**
 * What every generated engine offers. A state is plain JSON-able data that `apply` changes in place; `clone` copies it.
 * A choice is a number that only makes sense for the decision that offered it; `describe` turns it into words.
 */

import type { BaseState, Captured } from './base-state.ts'
import type { Happening } from './told/happening.ts'
import type { Choice, Seat } from './ids.ts'
import type { GameTypes } from './match/game-types.ts'
import type { Memory } from './told/remembering.ts'

export type {
  Astray,
  BaseState,
  Captured,
  FirstQuestion,
  Frame,
  PendingEffect,
  TextState,
  Withheld,
  WithheldAnswer,
} from './base-state.ts'
export type { Alike, AnswerHappening, EventHappening, Glimpse, Happening } from './told/happening.ts'
export type { CardId, Choice, Handle, Seat } from './ids.ts'
export type { Memory, PastDecision, Pile } from './told/remembering.ts'
export type { Shared } from './kernel/shared.ts'

/**
 * The seat that stands for chance when `SetupConfig.openChance` asks for chance to be decided from outside.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/kuhn-poker'
 * import { CHANCE } from 'houserules/runtime'
 *
 * const state = engine.setup({ seed: 1, openChance: true })
 * console.log(engine.decision(state)?.seat === CHANCE) // true
 * ```
 */
export const CHANCE: Seat = -1

/**
 * Stands for `none` in every column of a state. Outside any value that rules can reach.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { NONE } from 'houserules/runtime'
 *
 * console.log(engine.setup({ seed: 7 }).winning === NONE) // true
 * ```
 */
export const NONE = -1073741824

/**
 * The answer that declines an optional decision, and `no` where yes or no is asked.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { DECLINE } from 'houserules/runtime'
 * console.log(engine.choices(engine.setup({ seed: 7 })).includes(DECLINE)) // false
 * ```
 */
export const DECLINE: Choice = 0

export interface SetupConfig {
  readonly seed: number
  readonly players?: number
  /** Values by option name; the first declared value is the default. */
  readonly options?: Readonly<Record<string, string>>
  readonly log?: boolean
  readonly openChance?: boolean
  /**
   * Stops also where nobody is asked in play: at a single answer, and where somebody may act but nothing is possible;
   * DECLINE goes on there. What is answered there is no entry of the log, and ends no step of it.
   */
  readonly askAll?: boolean
  /** What each seat brings; null for one of the default decks. Only in games with `GameInfo.decks`. */
  readonly decks?: readonly (DeckList | null)[]
  /** Plays only the draft, in games in which decks are made by play. */
  readonly draft?: boolean
  /** What facts of players or of values begin with: by name, for each of these from the first on, as states keep it. */
  readonly facts?: Readonly<Record<string, readonly Captured[]>>
  /**
   * How often a loop may go round from one answer to the next, and how many answers may be tried to find out whether
   * something can be announced, before a `RoundLimitError` is thrown; 100,000 when left out.
   */
  readonly roundLimit?: number
  /** How large the state may become (`state-size.ts`) before a `RulesLimitError` is thrown; 2,000,000 when left out. */
  readonly sizeLimit?: number
}

/** What a player brings: the lists that the rules declare, each as copies of cards. A list left out is empty. */
export interface DeckList {
  readonly [list: string]: readonly DeckEntry[]
}

export interface DeckEntry {
  readonly card: string
  readonly copies: number
}

/** A rule that refuses a deck, and the card (or else) that it is about. */
export interface DeckProblem {
  readonly rule: string
  readonly clauses: readonly string[]
  readonly message: string
  readonly about: string | null
  /** `file:line` in the rules. */
  readonly place: string
}

export interface Decision {
  readonly kind: 'act' | 'choose' | 'may' | 'one-of'
  readonly seat: Seat
  readonly site: number
  /** Name of the event that asks, such as `window`. */
  readonly at: string
  /** What is asked, in the words of the instruction that asks. */
  readonly prompt: string
  /** What is asked, in the sentence that the rules have for it; absent where they have none. */
  readonly said?: string
  /** Whether `DECLINE` is among the choices. */
  readonly optional: boolean
  readonly clauses: readonly string[]
}

/** A card as a viewer sees it: its name, or hidden. */
export interface SeenCard {
  readonly card: string | null
  readonly owner: string
  /** A hidden card that the viewer has seen and could follow; only where a memory is given. */
  readonly remembered?: string
  /** What is printed on a visible card that counts as another at present. */
  readonly printed?: string
  /** Facts of a visible card that are not at their starting value, by name. */
  readonly facts?: Readonly<Record<string, string>>
}

/**
 * What one seat may know: a function of the state and the declared visibility only, and of its memory where one is
 * given.
 */
export interface Observation {
  readonly viewer: string
  readonly facts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly zones: Readonly<Record<string, readonly SeenCard[]>>
  /** Pending effects in zones everyone sees, in words. */
  readonly pending: readonly string[]
  /** Rules in force for a while, in words; absent in games without such rules. */
  readonly lasting?: readonly string[]
  /** Null when the game is over, and where the seat is not told who is asked. */
  readonly asked: string | null
  readonly over: boolean
}

/**
 * Where a game stands, in words: everything, hidden or not, and nothing of how an engine keeps it. For saves, not for
 * players.
 */
export interface Position {
  /** Null when the game is over. */
  readonly asked: string | null
  /** Name of the event that asks; empty when the game is over. */
  readonly at: string
  readonly over: boolean
  /** By seat. */
  readonly results: readonly number[]
  /** Values of kept facts by name; of those of players, of values or of pairs one after the other. */
  readonly facts: Readonly<Record<string, string | readonly string[]>>
  /** What lies in zones that are not empty; effects in words. */
  readonly zones: Readonly<Record<string, readonly (PositionCard | string)[]>>
}

export interface PositionCard {
  readonly card: string
  readonly owner?: string
  /** What is printed on a card that counts as another at present. */
  readonly printed?: string
  /** Seats that were shown the card where it lies, with blanks between them. */
  readonly shown?: string
  /** Facts that are neither `none` nor `no`. */
  readonly facts?: Readonly<Record<string, string>>
}

/** Why an attempted move is allowed or refused. */
export interface Explanation {
  readonly allowed: boolean
  readonly move: string
  readonly reasons: readonly Reason[]
}

export interface Reason {
  /** Name of the rule that decides. */
  readonly rule: string
  /** The kind of the rule, as in `info.rules`, or `question` that takes other answers; absent where no rule decides. */
  readonly kind?: string
  readonly clauses: readonly string[]
  readonly text: string
  /** `file:line` in the rules; empty where no rule decides. */
  readonly place: string
  /** The card that laid the rule down, for one that lasts. */
  readonly source?: string
}

export interface EventInfo {
  readonly name: string
  readonly params: readonly { readonly role: string; readonly name: string; readonly type: string }[]
  readonly clauses: readonly string[]
}

export interface RuleInfo {
  readonly name: string
  readonly kind: string
  readonly clauses: readonly string[]
  readonly text: string
  readonly place: string
}

/** A choice taken apart. `event` is an index in `GameInfo.events`; `args` follow its parameters. */
export type Move =
  | { readonly kind: 'act'; readonly event: number; readonly args: readonly number[] }
  | { readonly kind: 'choose'; readonly value: number; readonly isCard: boolean }
  | { readonly kind: 'yes' }
  | { readonly kind: 'branch'; readonly index: number }
  | { readonly kind: 'decline' }

export interface ZoneInfo {
  readonly name: string
  readonly perSeat: boolean
  readonly holds: 'cards' | 'effects'
  /** The values of which there is one zone each, in words. */
  readonly of?: readonly string[]
  /**
   * Seen by some players alone, who hold its cards as a hand and may lay them in any order: to the others none of them
   * has a place.
   */
  readonly held?: true
}

/** How many play; `clauses` and `place` say where, in games whose header cites clauses. */
export interface SeatsInfo {
  readonly from: number
  readonly to: number
  readonly clauses?: readonly string[]
  readonly place?: string
}

/** How a table is laid before players, which decides nothing. */
export interface BoardInfo {
  /** Facts and zones that come first, in this order; the others follow as they are declared. */
  readonly shows: readonly string[]
  /** Facts, also of cards, and zones that have no place on it. */
  readonly leavesOut: readonly string[]
  /** Zones whose cards lie in an order: what is printed on them, or facts of cards, the first before the others. */
  readonly sorts: readonly { readonly zone: string; readonly by: readonly string[] }[]
}

/** Facts about the game that do not change while it is played. */
export interface GameInfo {
  readonly name: string
  readonly title: string
  readonly seats: SeatsInfo
  readonly options: readonly {
    readonly name: string
    readonly values: readonly string[]
    readonly clauses: readonly string[]
  }[]
  readonly events: readonly EventInfo[]
  readonly rules: readonly RuleInfo[]
  /** Printed names by definition. */
  readonly cards: readonly string[]
  /** Zone families; instances are numbered family by family, seat by seat, or value by value of those they are `of`. */
  readonly zones: readonly ZoneInfo[]
  /** Names of the lists that players bring; absent in games without decks of one's own. */
  readonly decks?: readonly string[]
  /** Absent where the rules say nothing of it. */
  readonly board?: BoardInfo
  /** Hash of the resolved rules, kept in saves and replays. */
  readonly fingerprint: string
}

/**
 * A compiled game: functions on its states, which are plain data that `apply` changes in place and `clone` copies.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 *
 * const state = engine.setup({ seed: 7 })
 * while (engine.decision(state) !== null) {
 *   const [first = 0] = engine.choices(state)
 *   engine.apply(state, first)
 * }
 * console.log(engine.results(state)) // [ -84, -48, -108, -72 ]
 * ```
 */
export interface Engine<S extends BaseState = BaseState, G extends GameTypes = GameTypes> {
  readonly info: GameInfo
  /** Never there: it carries the types of the game from its module to `Match` and `View`. */
  readonly types?: G
  /**
   * A new game, run to its first decision.
   * @throws RangeError for a seed, seats or options that it cannot be played with
   * @throws RoundLimitError where the rules come to no decision
   */
  setup(config: SetupConfig): S
  clone(state: S): S
  /**
   * Makes `target`, a state of the same game that is no longer needed, a copy of `source`; far cheaper than a new one,
   * since either copies a list only when it comes to write it. From then on no list of theirs may be changed by hand.
   */
  copyInto(target: S, source: S): void
  /** The pending decision, or null when the game is over. */
  decision(state: S): Decision | null
  /** The legal choices in a fixed order: a list that stays as it is when the state goes on, or `out`, which is filled. */
  choices(state: S): readonly Choice[]
  choices(state: S, out: Choice[]): Choice[]
  /**
   * Carries out a legal choice and runs to the next decision. The choice must be one of `choices`.
   * @throws RoundLimitError where the rules come to no next decision; the state is then of no more use
   */
  apply(state: S, choice: Choice): void
  /** Like `apply`, but checks first; returns false and leaves the state alone when the choice is not offered. */
  tryApply(state: S, choice: Choice): boolean
  /** What a choice means, as indexes; for examples, replays and tools. */
  moveOf(state: S, choice: Choice): Move
  /**
   * The choice in words; cards that `viewer` may not see are named by their place. @throws RangeError for a viewer
   * who does not play.
   */
  describe(state: S, choice: Choice, viewer?: Seat): string
  /**
   * What a seat sees; with a memory also what it may remember of cards. What is as it was when the seat last looked at
   * this state is the same frozen object. @throws RangeError for a seat that is not there.
   */
  observe(state: S, viewer: Seat, memory?: Memory): Observation
  /** Where the game stands, in words that stay the same as long as the rules do. */
  position(state: S): Position
  /**
   * A state that `viewer` cannot tell from this one, hidden cards redistributed at random among their owner's.
   * Without a memory only the position counts: cards that the viewer has passed on may move, and a seat may hold what
   * it has shown not to have. With one it agrees with everything that the viewer saw and did, and as far as it can
   * with what others did in the open (`runtime/match/imagine.ts` says how far). Not used in either case is what
   * players would rather have done.
   * @throws RangeError for a viewer who does not play.
   */
  determinize(state: S, viewer: Seat, random: () => number, memory?: Memory): S
  /**
   * What the side of each seat is called, in games in which partners play together (a fact `side of player`); null where
   * everybody plays alone.
   */
  sides(state: S): readonly string[] | null
  /**
   * What the rules say with `always` and does not hold now, where somebody is asked or the game is over: a mistake in the
   * rules. So is that those of one side end with different results. Empty in games that say nothing of the kind.
   */
  broken(state: S): RuleInfo[]
  /** Results by seat, or null while the game goes on. */
  results(state: S): number[] | null
  /**
   * Why the move in words (`offer 9♦`) is allowed or refused for a seat in this state. @throws RangeError for a seat
   * that is not there.
   */
  explain(state: S, seat: Seat, move: string): Explanation
  /** Every rule that refuses a deck, for itself, at a table with these options; empty when it may be played. */
  checkDeck(deck: DeckList | null, options?: Readonly<Record<string, string>>): DeckProblem[]
  /**
   * The same for each of the decks that are brought to one table, which may refuse each other; null for a default
   * deck. @throws RangeError for more decks than the game has seats
   */
  checkTable(decks: readonly (DeckList | null)[], options?: Readonly<Record<string, string>>): DeckProblem[][]
  /** What each seat has brought, or has made of its draft. */
  decks(state: S): DeckList[]
  /** Whether decks are made by play, so that `SetupConfig.draft` can be asked for. */
  readonly drafts: boolean
  /** The decks of the rules text, which players have in turn who bring none. */
  defaultDecks(): { readonly title: string; readonly deck: DeckList }[]
  /**
   * A happening in words, as `viewer` saw it when it happened (everything when left out), for ever the same: a card
   * that the seat did not see is named by its place then.
   * @throws RangeError for a viewer who does not play.
   */
  tell(state: S, happening: Happening, viewer?: Seat): string
}

/**
 * `A`, `B`, … for seats; `chance` for CHANCE.
 *
 * @example
 * ```ts
 * import { CHANCE, seatName } from 'houserules/runtime'
 *
 * console.log([0, 1, CHANCE].map(seatName)) // [ 'A', 'B', 'chance' ]
 * ```
 */
export function seatName(seat: Seat): string {
  return seat === CHANCE ? 'chance' : String.fromCharCode(65 + seat)
}
