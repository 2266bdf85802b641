import type { BaseState } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { tryingAtMost } from '../rounds.ts'

/** They take a tenth of a second. Steps of the games in `rules/` try fewer than three thousand. */
const MOST_TRIES = 3000

/**
 * An engine that gives up a step in which very much has to be tried: thousands of them are looked at, and nobody can
 * stop a search in the middle of one.
 */
export const impatient = (engine: FullEngine<BaseState>): FullEngine<BaseState> => ({
  ...engine,
  apply: (s, choice) => tryingAtMost(MOST_TRIES, () => engine.apply(s, choice)),
  setup: (config) => tryingAtMost(MOST_TRIES, () => engine.setup(config)),
  bounded: (s, work) => tryingAtMost(MOST_TRIES, () => engine.bounded(s, work)),
})
