import type { Seat } from '../../runtime/engine.ts'
import type { WordsByLanguage } from '../../runtime/words/languages.ts'

/** What does not change while a game is played, as the page is told it: plain data, all of it text. */
export interface GameSheet {
  readonly name: string
  readonly title: string
  /** What it is a variant of, where it is one. */
  readonly base: string | null
  readonly fingerprint: string
  readonly seats: { readonly from: number; readonly to: number }
  readonly options: readonly GameOption[]
  /** Of a game to which people bring decks; else null. */
  readonly decks: DeckPlan | null
  readonly zones: readonly ZonePlan[]
  /** By definition. */
  readonly faces: readonly Face[]
  /** What clauses say, by id. */
  readonly clauses: Readonly<Record<string, string>>
  readonly words: WordsByLanguage
}

/** What decks are made of, and those that the game has, as they may be written. */
export interface DeckPlan {
  readonly lists: readonly string[]
  readonly own: readonly { readonly title: string; readonly text: string }[]
}

export interface GameOption {
  readonly name: string
  readonly values: readonly string[]
  readonly clauses: readonly string[]
}

/** Whom the rules let see a zone: everyone, nobody, the player whose it is, or others. */
export type SeenBy = 'everyone' | 'nobody' | 'owner' | 'others'

/** A zone as it is declared. */
export interface ZonePlan {
  readonly name: string
  readonly seenBy: SeenBy
}

/** What is printed on a card. */
export interface Face {
  readonly name: string
  /** One of ♣ ♦ ♠ ♥, on cards of a pack. */
  readonly suit: Suit | null
  /** What stands in the corner of a card of a pack: its name without the suit. */
  readonly index: string
  /** How many signs are drawn on it; 0 for court cards. */
  readonly pips: number
  /** What else is printed, by name; empty for what holds. */
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Its rules as they are written. */
  readonly text: string
}

export type Suit = '♣' | '♦' | '♠' | '♥'

/** What a sheet needs that engines do not hold: it is taken from the rules. */
export interface WrittenSheet {
  readonly base: string | null
  readonly seenBy: Readonly<Record<string, SeenBy>>
  /** By the name of the card. */
  readonly texts: Readonly<Record<string, string>>
  readonly clauses: Readonly<Record<string, string>>
  readonly words: WordsByLanguage
}

/** Seats as people name them. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat)

/** What a zone is called where there may be several of its name: `hand of A`. */
export const instanceName = (name: string, whose: string | null): string =>
  whose === null ? name : `${name} of ${whose}`
