import type { DeckList } from '../engine.ts'

/** What the tables of an environment have in common. */
export interface EnvironmentPlan {
  readonly players?: number
  readonly options?: Readonly<Record<string, string>>
  readonly decks?: readonly (DeckList | null)[]
  /** `explicit`: chance is a player (-1) wherever it chooses one of several; shuffles are drawn from the seed either way. */
  readonly chance?: 'sampled' | 'explicit'
  /** What a game is worth to a seat: its result as the rules say, or its share of the win, between 0 and 1. */
  readonly returns?: 'results' | 'shares'
  /** Decisions after which a game is left; without a limit when left out. */
  readonly maxDecisions?: number
  readonly roundLimit?: number
}
