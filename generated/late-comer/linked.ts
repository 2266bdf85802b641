// Compiled from the rules of LateComer into linked.ts: how the functions are joined. Change the rules, not this file.
import type { TrumpKingRules } from '../trump-king/linked.ts'
import { rulesOfTrumpKing } from '../trump-king/linked.ts'
import { lateComerRules } from './late-comer.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof lateComerRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface LateComerRules extends Omit<TrumpKingRules, keyof Changed>, Changed {}

export const rulesOfLateComer = (all: object): LateComerRules => ({ ...rulesOfTrumpKing(all), ...lateComerRules() })
