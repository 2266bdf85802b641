// Compiled from the rules of StandingFives into linked.ts: how the functions are joined. Change the rules, not this file.
import type { TrumpKingRules } from '../trump-king/linked.ts'
import { rulesOfTrumpKing } from '../trump-king/linked.ts'
import { standingFivesRules } from './standing-fives.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof standingFivesRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface StandingFivesRules extends Omit<TrumpKingRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfStandingFives = (all: object): StandingFivesRules => ({
  ...rulesOfTrumpKing(all), ...standingFivesRules(),
})
