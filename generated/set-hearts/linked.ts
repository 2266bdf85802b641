// Compiled from the rules of SetHearts into linked.ts: how the functions are joined. Change the rules, not this file.
import type { TrumpKingRules } from '../trump-king/linked.ts'
import { rulesOfTrumpKing } from '../trump-king/linked.ts'
import { engineRules } from './engine.ts'
import { setHeartsRules } from './set-hearts.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof engineRules> & ReturnType<typeof setHeartsRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface SetHeartsRules extends Omit<TrumpKingRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfSetHearts = (all: object): SetHeartsRules => ({
  ...rulesOfTrumpKing(all), ...engineRules(all), ...setHeartsRules(all),
})
