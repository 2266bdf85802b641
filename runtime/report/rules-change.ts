import type { DeckList } from '../engine.ts'

/** Text that takes the place of a stretch of a file, counted in UTF-16 units. */
export interface RulesEdit {
  readonly path: string
  readonly start: number
  readonly end: number
  readonly text: string
}

/** One change of the rules of a game, whose games are played beside those without it. */
export type RulesChange = {
  readonly edits: readonly RulesEdit[]
  /** What the seats bring under the change, where that differs. */
  readonly decks?: readonly (DeckList | null)[]
} & (
  | NumberChange
  /** The rule that stands at `file:line` is left out. */
  | { readonly kind: 'without'; readonly place: string }
  /** The first seat has copies of a card without its rules. */
  | { readonly kind: 'blank'; readonly card: string; readonly copies: number }
)

/** A number of the rules is one more, or one less. */
export interface NumberChange {
  readonly kind: 'number'
  readonly place: string
  /** Where in the line it stands, from 1 on. */
  readonly column: number
  /** The line that holds it. */
  readonly line: string
  readonly from: number
  readonly to: number
}
