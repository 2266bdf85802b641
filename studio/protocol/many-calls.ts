import type { SeatedGame } from '../../runtime/simulate/summarise.ts'
import type { DeckTexts } from '../play/read-decks.ts'
import type { RulesOfPlay } from './play-calls.ts'

/** Which games are played by bots. */
export interface ManyPlan {
  /** Of the first game; game i has `seed + i`. */
  readonly seed: number
  readonly players: number
  /** By seat, by their names; where there are more seats, at random. */
  readonly bots: readonly string[]
  /** Those that the rules have are kept to. */
  readonly options: Readonly<Record<string, string>>
  /** What each seat brings; absent where all play decks of the game. */
  readonly decks?: DeckTexts
}

/** Some of them, by their numbers: from the first up to but not including `to`. */
export interface ManyChunk {
  readonly from: number
  readonly to: number
}

/** What is played in great numbers. */
export interface ManyCalls {
  /** How many play; null where no number of players fits both the rules of the text and those that are asked for. */
  playersFor(ask: { readonly rules: RulesOfPlay | null; readonly players: number | null }): Promise<number | null>
  /** Plays games by the rules of the text, or else of its base; says that it is alive. */
  playGames(
    ask: { readonly rules: RulesOfPlay | null; readonly plan: ManyPlan } & ManyChunk,
  ): Promise<readonly SeatedGame[]>
}
