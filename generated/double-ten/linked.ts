// Compiled from the rules of DoubleTen into linked.ts: how the functions are joined. Change the rules, not this file.
import type { HeartsRules } from '../hearts/linked.ts'
import { rulesOfHearts } from '../hearts/linked.ts'
import { doubleTenRules } from './double-ten.ts'
import { engineRules } from './engine.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof engineRules> & ReturnType<typeof doubleTenRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface DoubleTenRules extends Omit<HeartsRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfDoubleTen = (all: object): DoubleTenRules => ({
  ...rulesOfHearts(all), ...engineRules(), ...doubleTenRules(all),
})
