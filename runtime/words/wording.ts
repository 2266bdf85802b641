/** A part of an event in words; `main` is what it is about, `by` who does it, `within` a zone that it does not leave. */
export interface EventPart {
  readonly role: string
  readonly words: string
}

/** How what people read is put together in a language, from words that are in it already. */
export interface Wording {
  readonly none: string
  readonly yes: string
  readonly no: string
  readonly pass: string
  readonly done: string
  readonly nothing: string
  readonly nowhere: string
  readonly untold: string
  readonly anEffect: string
  readonly goneCard: string
  /** Cards of which it is not told which they are. */
  readonly cards: (many: number) => string
  /** The card with so many below it, or one of several that may lie in any order. */
  readonly cardOf: (below: number | null, zone: string) => string
  readonly of: (thing: string, whose: string) => string
  readonly ownedBy: (thing: string, whose: string) => string
  readonly lyingIn: (thing: string, zone: string) => string
  readonly effectOf: (card: string) => string
  readonly effectBy: (seat: string) => string
  readonly option: (number: number) => string
  readonly event: (name: string, parts: readonly EventPart[]) => string
  /** The name of an event that stands by itself. */
  readonly lone: (name: string) => string
  readonly answered: (who: string, answer: string) => string
  readonly about: (who: string, card: string) => string
  /** An answer of which only who gave it is told, as long as others are still asked. */
  readonly notToldYet: (answer: string) => string
  readonly takenBack: (answer: string) => string
  /** So many of something that rules have a word for, for one and for several. */
  readonly counted: (many: number, one: string, several: string, areCards: boolean) => string
  readonly several: (all: readonly string[]) => string
  readonly with: (thing: string, notes: readonly string[]) => string
  readonly shown: (cards: string, seats: string) => string
  readonly created: (cards: string, zone: string) => string
  readonly moved: (cards: string, from: string, to: string) => string
  readonly asked: (seat: string, what: string | null) => string
  readonly notOfferedAt: (event: string) => string
  readonly severalAsked: string
  readonly refusedUnseen: (seat: string) => string
  readonly boundUnseen: (seat: string) => string
  readonly choose: (answer: string) => string
}
