import type { DeckList, Position } from '../engine.ts'

export interface RecordedChoice {
  readonly seat: string
  /** The choice in words, as `choicesInWords` gives them. */
  readonly choice: string
}

/** How a game was set up, and every choice in it. */
export interface Recorded {
  readonly game: string
  /** Of the rules that the game was played by; a record of other rules is refused. */
  readonly fingerprint: string
  readonly seed: number
  readonly players: number
  readonly options: Readonly<Record<string, string>>
  /** What each seat brought, null for a default deck; absent when nobody brought any. */
  readonly decks?: readonly (DeckList | null)[]
  readonly choices: readonly RecordedChoice[]
}

export interface GameRecord extends Recorded {
  readonly format: 'houserules-replay/1'
}

export interface SavedGame extends Recorded {
  readonly format: 'houserules-save/2'
  /**
   * Where the choices lead, to prove it; null in saves of format 1, which kept the state of the engine that wrote them.
   */
  readonly position: Position | null
}
