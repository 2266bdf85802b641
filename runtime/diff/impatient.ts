import type { BaseState } from '../engine.ts'
import type { FullEngine } from '../parts.ts'
import { GivenUp, tryingAtMost } from '../rounds/rounds.ts'
import { Unspeakable } from './scenario.ts'

/** They take a tenth of a second. Nearly all steps of the games in `rules/` try fewer than a thousand. */
const MOST_TRIES = 3000

/**
 * An engine that gives up a step in which very much has to be tried: thousands of them are looked at, and nobody can
 * stop a search in the middle of one. Nothing is known of such a step: it is as one that cannot be said.
 */
export const impatient = (engine: FullEngine<BaseState>): FullEngine<BaseState> => ({
  ...engine,
  apply: (s, choice) => unlessTooLong(() => engine.apply(s, choice)),
  setup: (config) => unlessTooLong(() => engine.setup(config)),
  bounded: (s, work) => unlessTooLong(() => engine.bounded(s, work)),
})

/** @throws Unspeakable */
function unlessTooLong<T>(work: () => T): T {
  try {
    return tryingAtMost(MOST_TRIES, work)
  } catch (error) {
    if (error instanceof GivenUp) throw new Unspeakable(error.message)
    throw error
  }
}
