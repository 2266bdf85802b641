import type { Explanation } from '../../runtime/engine.ts'
import type { Unlike } from '../../runtime/records/replay-under.ts'
import type { GameSheet } from '../play/game-sheet.ts'
import type { PlayedChoice } from '../play/played-choice.ts'
import type { DeckTexts } from '../play/read-decks.ts'
import type { Landing, SeenTable, Viewer } from '../play/table.ts'

/** By which rules: those of the text where nothing is said, or those of the game that it is a variant of. */
export type RulesOfPlay = 'base'

/** How a game begins: dealt anew, or as an example lays it out, up to one of its lines. */
export type Beginning =
  | {
      readonly kind: 'deal'
      readonly seed: number
      readonly players: number
      readonly options: Readonly<Record<string, string>>
      /** What each seat brings; absent where all play decks of the game. */
      readonly decks?: DeckTexts
      readonly rules?: RulesOfPlay
    }
  /** `steps`: how many lines of the example are played; all of them where there are fewer. */
  | { readonly kind: 'example'; readonly title: string; readonly steps: number }
  /** As an example lays it out that stands in no file; without `steps` all of its lines are played. */
  | { readonly kind: 'written'; readonly text: string; readonly steps?: number; readonly rules?: RulesOfPlay }

/** A game as it was played: what a link, the browser and another worker keep of it. */
export interface PlayedCourse {
  readonly beginning: Beginning
  readonly choices: readonly PlayedChoice[]
}

/** A moment of a game: after so many answers, or as another beginning lays it out. */
export type Glimpsed = { readonly step: number } | { readonly beginning: Beginning }

interface Looked {
  readonly viewer: Viewer
}

/** Where a game begins. */
export interface LaidTable {
  readonly table: SeenTable
  /** Of a game by rules that are not those of the text; else null. */
  readonly sheet: GameSheet | null
  /** The lines that were played, with what does not hold. */
  readonly failures: readonly { readonly line: number; readonly message: string }[]
  /** Of an example that stands in no file: its lines after the position, as they are written. */
  readonly lines: readonly string[]
}

export interface RecalledTable extends LaidTable {
  /** Where these rules part from those by which it was played; null where they do not. */
  readonly parted: Parted | null
}

/** Where the rules part from a game that was played by others. */
export interface Parted extends Unlike {
  /** Whose choice it was, and how many choices the game had. */
  readonly seat: string
  readonly of: number
}

/** What a worker that holds an engine does. */
export interface PlayCalls {
  /** @throws RangeError for a beginning that the game does not have */
  begin(ask: Looked & { readonly beginning: Beginning }): Promise<LaidTable>
  recall(ask: Looked & { readonly course: PlayedCourse }): Promise<RecalledTable>
  show(ask: Looked): SeenTable
  answer(ask: Looked & { readonly step: number; readonly place: number }): SeenTable
  /** Takes a card back that is chosen so far of several; those that were chosen after it stay so, where they can. */
  putBack(ask: Looked & { readonly card: number }): SeenTable
  /** Lets bots take every choice until the game is over, or so many are taken. */
  /** `bots` by seat, by their names. */
  playOut(ask: Looked & { readonly bots: readonly string[]; readonly most: number }): SeenTable
  /**
   * The table at a moment, which changes nothing about where the game stands; `asked`: as whoever is asked there sees
   * it.
   */
  glimpse(ask: Glimpsed & { readonly viewer: Viewer | 'asked' }): Promise<Pick<LaidTable, 'table' | 'sheet'>>
  goTo(ask: Looked & { readonly step: number }): SeenTable
  /** Why a card cannot be played or chosen, or why a move in words is (or is not) offered. */
  whyNot(ask: Looked & ({ readonly card: number } | { readonly words: string })): readonly Explanation[]
  /** Where a card may be laid. */
  landings(ask: Looked & { readonly card: number }): readonly Landing[]
  /** Every reason why each of the decks may not be played at a table, by seat. */
  checkDecks(ask: {
    readonly decks: DeckTexts
    readonly options: Readonly<Record<string, string>>
  }): Promise<readonly (readonly string[])[]>
  /** Which of the choices a bot takes, by its place. */
  think(ask: { readonly bot: string }): number
  played(ask: null): PlayedCourse
}
