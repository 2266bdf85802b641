import type { Handle } from '../ids.ts'

/** Names of seats in games of any size. */
export type SeatName = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L'

/** A value of the rules in a view: a card by its handle, a player by the letter of the seat, anything else in words. */
export type ViewValue = null | boolean | number | string | readonly ViewValue[]

/**
 * What the types of a game are made of; its module exports them as `Types`, and its engine carries them to `Match` and
 * `View`. This is what holds in every game.
 */
export interface GameTypes {
  readonly seat: SeatName
  /** Printed names. */
  readonly card: string
  readonly options: object
  /** What each zone of the game holds; by seat or by value where there are several of a name. */
  readonly zones: object
  /** What is kept of the game, of seats, of values and of pairs. */
  readonly facts: object
  /** What is kept of cards. */
  readonly cardFacts: object
  /** What a player may do, or answer. */
  readonly move: PlainMove
}

/** What there is of a game whose module was not compiled with it. */
export interface AnyGame extends GameTypes {
  readonly zones: Readonly<Record<string, Cards | Readonly<Record<string, Cards>>>>
  readonly facts: Readonly<Record<string, ViewValue | Readonly<Record<string, ViewValue>>>>
  readonly cardFacts: Readonly<Record<string, ViewValue>>
}

/** The types that an engine carries; of one that carries none, what holds in every game. */
export type TypesOf<G extends GameTypes> = PlainMove extends G['move'] ? AnyGame : G

/** A move in any game: an event with its parts by name, or the answer to a question. */
export interface PlainMove {
  /** The name of the event, or `answer`. */
  readonly move: string
  readonly [part: string]: ViewValue | undefined
}

/** A card as one seat sees it. */
export interface CardView<Card extends string = string, Facts extends object = AnyGame['cardFacts']> {
  readonly handle: Handle
  /** What it is; null where the seat does not see that. */
  readonly card: Card | null
  /** What it is, where the seat does not see it now, but has seen it and could follow it since. */
  readonly remembered?: Card
  /** What is printed on a card that counts as another at present. */
  readonly printed?: Card
  readonly owner: SeatName | null
  /** Facts of a card that is seen, without those that are `none` or `no`. */
  readonly facts?: Readonly<Partial<Facts>>
}

/** Cards of a zone, bottom first. */
export type Cards<Card extends string = string, Facts extends object = AnyGame['cardFacts']> = readonly CardView<
  Card,
  Facts
>[]

/** What is kept of a pair. */
export interface PairFact<
  Pair extends readonly ViewValue[] = readonly ViewValue[],
  Value extends ViewValue = ViewValue,
> {
  readonly of: Pair
  readonly value: Value
}
