// Compiled from the rules of QueenBreaks into linked.ts: how the functions are joined. Change the rules, not this file.
import type { HeartsRules } from '../hearts/linked.ts'
import { rulesOfHearts } from '../hearts/linked.ts'
import { queenBreaksRules } from './queen-breaks.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof queenBreaksRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface QueenBreaksRules extends Omit<HeartsRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfQueenBreaks = (all: object): QueenBreaksRules => ({
  ...rulesOfHearts(all), ...queenBreaksRules(all),
})
