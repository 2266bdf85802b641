// Compiled from the rules of ThreeHanded into linked.ts: how the functions are joined. Change the rules, not this file.
import type { HeartsRules } from '../hearts/linked.ts'
import { rulesOfHearts } from '../hearts/linked.ts'
import { threeHandedRules } from './three-handed.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof threeHandedRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface ThreeHandedRules extends Omit<HeartsRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfThreeHanded = (all: object): ThreeHandedRules => ({
  ...rulesOfHearts(all), ...threeHandedRules(all),
})
