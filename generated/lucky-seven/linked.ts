// Compiled from the rules of LuckySeven into linked.ts: how the functions are joined. Change the rules, not this file.
import type { TrumpKingRules } from '../trump-king/linked.ts'
import { rulesOfTrumpKing } from '../trump-king/linked.ts'
import { engineRules } from './engine.ts'
import { luckySevenRules } from './lucky-seven.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof engineRules> & ReturnType<typeof luckySevenRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface LuckySevenRules extends Omit<TrumpKingRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfLuckySeven = (all: object): LuckySevenRules => ({
  ...rulesOfTrumpKing(all), ...engineRules(all), ...luckySevenRules(all),
})
