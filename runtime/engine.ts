/**
 * What every generated engine offers. A state is plain JSON-able data that `apply` changes in place; `clone` copies it.
 * A choice is a number that only makes sense for the decision that offered it; `describe` turns it into words.
 */

/** Seats count from 0; shown to people as A, B, C … */
export type Seat = number
/** Index of a physical card in this game. */
export type CardId = number
export type Choice = number

/** The seat that stands for chance when `SetupConfig.openChance` asks for chance to be decided from outside. */
export const CHANCE: Seat = -1

/** Stands for `none` in every column of a state. Outside any value that rules can reach. */
export const NONE = -1073741824

/** The answer that declines an optional decision, and `no` where yes or no is asked. */
export const DECLINE: Choice = 0

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
  /** The legal choices of the pending decision, DECLINE apart. */
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
  /** Ask optional decisions also when nothing but declining is possible (examples do). */
  askAll: boolean
  /** Chance is asked of seat CHANCE instead of being drawn. */
  openChance: boolean
  /** What happened, newest last, when somebody listens; null costs nothing. */
  log: Happening[] | null
}

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
}

/** An event that was carried out: its index in `GameInfo.events` and its arguments. */
export type Happening = readonly number[]

export interface SetupConfig {
  readonly seed: number
  readonly players?: number
  /** Values by option name; the first declared value is the default. */
  readonly options?: Readonly<Record<string, string>>
  readonly log?: boolean
  readonly openChance?: boolean
  readonly askAll?: boolean
  /** What each seat brings; null for one of the default decks. Only in games with `GameInfo.decks`. */
  readonly decks?: readonly (DeckList | null)[]
  /** Plays only the draft, in games in which decks are made by play. */
  readonly draft?: boolean
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
  /** What is asked, in words. */
  readonly prompt: string
  /** Whether `DECLINE` is among the choices. */
  readonly optional: boolean
  readonly clauses: readonly string[]
}

/** A card as a viewer sees it: its name, or hidden. */
export interface SeenCard {
  readonly card: string | null
  readonly owner: string
  /** What is printed on a visible card that counts as another at present. */
  readonly printed?: string
  /** Facts of a visible card that are not at their starting value, by name. */
  readonly facts?: Readonly<Record<string, string>>
}

/** What one seat may know: a function of the state and the declared visibility only. */
export interface Observation {
  readonly viewer: string
  readonly facts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly zones: Readonly<Record<string, readonly SeenCard[]>>
  /** Pending effects in zones everyone sees, in words. */
  readonly pending: readonly string[]
  /** Rules in force for a while, in words; absent in games without such rules. */
  readonly lasting?: readonly string[]
  readonly asked: string | null
  readonly over: boolean
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
  readonly clauses: readonly string[]
  readonly text: string
  /** `file:line` in the rules. */
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
}

/** Facts about the game that do not change while it is played. */
/** How many play; `clauses` and `place` say where, in games whose header cites clauses. */
export interface SeatsInfo {
  readonly from: number
  readonly to: number
  readonly clauses?: readonly string[]
  readonly place?: string
}

export interface GameInfo {
  readonly name: string
  readonly title: string
  readonly seats: SeatsInfo
  readonly options: readonly { readonly name: string; readonly values: readonly string[]; readonly clauses: readonly string[] }[]
  readonly events: readonly EventInfo[]
  readonly rules: readonly RuleInfo[]
  /** Printed names by definition. */
  readonly cards: readonly string[]
  /** Zone families; instances are numbered family by family, seat by seat, or value by value of those they are `of`. */
  readonly zones: readonly ZoneInfo[]
  /** Names of the lists that players bring; absent in games without decks of one's own. */
  readonly decks?: readonly string[]
  /** Hash of the resolved rules, kept in saves and replays. */
  readonly fingerprint: string
}

export interface Engine<S extends BaseState = BaseState> {
  readonly info: GameInfo
  /** A new game, run to its first decision. */
  setup(config: SetupConfig): S
  clone(state: S): S
  /** The pending decision, or null when the game is over. */
  decision(state: S): Decision | null
  /** The legal choices in a fixed order; fills and returns `out`. */
  choices(state: S, out?: Choice[]): Choice[]
  /** Carries out a legal choice and runs to the next decision. The choice must be one of `choices`. */
  apply(state: S, choice: Choice): void
  /** Like `apply`, but checks first; returns false and leaves the state alone when the choice is not offered. */
  tryApply(state: S, choice: Choice): boolean
  /** What a choice means, as indexes; for examples, replays and tools. */
  moveOf(state: S, choice: Choice): Move
  /** The choice in words; cards that `viewer` may not see are named by their place. */
  describe(state: S, choice: Choice, viewer?: Seat): string
  observe(state: S, viewer: Seat): Observation
  /** A state that `viewer` cannot tell from this one, hidden cards redistributed at random. */
  determinize(state: S, viewer: Seat, random: () => number): S
  /** Results by seat, or null while the game goes on. */
  results(state: S): number[] | null
  /** Why the move in words (`offer 9♦`) is allowed or refused for a seat in this state. */
  explain(state: S, seat: Seat, move: string): Explanation
  /** Every rule that refuses a deck, for itself, at a table with these options; empty when it may be played. */
  checkDeck(deck: DeckList | null, options?: Readonly<Record<string, string>>): DeckProblem[]
  /** The same for each of the decks that are brought to one table, which may refuse each other; null for a default deck. */
  checkTable(decks: readonly (DeckList | null)[], options?: Readonly<Record<string, string>>): DeckProblem[][]
  /** What each seat has brought, or has made of its draft. */
  decks(state: S): DeckList[]
  /** Whether decks are made by play, so that `SetupConfig.draft` can be asked for. */
  readonly drafts: boolean
  /** The decks of the rules text, which players have in turn who bring none. */
  defaultDecks(): { readonly title: string; readonly deck: DeckList }[]
  /**
   * A happening in words, as `viewer` may know it (everything when left out). What may be known is judged in `state`, so a
   * card that was seen when it moved and is hidden by then is named by its place.
   */
  tell(state: S, happening: Happening, viewer?: Seat): string
}

/** `A`, `B`, … for seats; `chance` for CHANCE. */
export function seatName(seat: Seat): string {
  return seat === CHANCE ? 'chance' : String.fromCharCode(65 + seat)
}
