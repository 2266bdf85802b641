import type { WordsByLanguage } from '../../runtime/words/languages.ts'
import type { ReadyGame } from './ready-game.ts'

/** What kinds of games the first page tells apart. */
export type GameKind = 'tricks' | 'shedding' | 'collecting' | 'betting' | 'decks'

/** A game or variant that ships. */
export interface ShelfGame {
  readonly name: string
  readonly kind: 'game' | 'variant'
  readonly title: string
  /** Null for a variant. */
  readonly group: GameKind | null
  /** The game that a variant is of. */
  readonly base: string | null
  /** From how many to how many play; null where a variant leaves that to its base. */
  readonly players: readonly [from: number, to: number] | null
  /** The suits of its pack, and how many zones belong to nobody: what its picture is drawn of. */
  readonly suits: readonly string[]
  readonly zones: number
  readonly path: string
  readonly folder: string
  /** For its name and title. */
  readonly words: WordsByLanguage
}

/** What ships: known at once, with texts that are fetched folder by folder when they are first needed. */
export interface Shelf {
  readonly games: readonly ShelfGame[]
  /** All folders with texts, also of rules that games share. */
  readonly folders: readonly string[]
  /** Texts by path. */
  readonly texts: (folder: string) => Promise<Readonly<Record<string, string>>>
  /** The game of a file as it was compiled when the page was built; null where it is compiled in the page. */
  readonly ready: (path: string) => Promise<ReadyGame | null>
}
