// Compiled from the rules of SlowStart into linked.ts: how the functions are joined. Change the rules, not this file.
import type { TrumpKingRules } from '../trump-king/linked.ts'
import { rulesOfTrumpKing } from '../trump-king/linked.ts'
import { engineRules } from './engine.ts'
import { slowStartRules } from './slow-start.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof engineRules> & ReturnType<typeof slowStartRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface SlowStartRules extends Omit<TrumpKingRules, keyof Changed>, Changed {}

export const rulesOfSlowStart = (all: object): SlowStartRules => ({
  ...rulesOfTrumpKing(all),
  ...engineRules(all),
  ...slowStartRules(all),
})
