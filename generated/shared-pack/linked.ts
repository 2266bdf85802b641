// Compiled from the rules of SharedPack into linked.ts: how the functions are joined. Change the rules, not this file.
import type { TrumpKingRules } from '../trump-king/linked.ts'
import { rulesOfTrumpKing } from '../trump-king/linked.ts'
import { engineRules } from './engine.ts'
import { sharedPackRules } from './shared-pack.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof engineRules> & ReturnType<typeof sharedPackRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface SharedPackRules extends Omit<TrumpKingRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfSharedPack = (all: object): SharedPackRules => ({
  ...rulesOfTrumpKing(all), ...engineRules(all), ...sharedPackRules(all),
})
