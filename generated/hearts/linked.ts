// Compiled from the rules of Hearts into linked.ts: how the functions are joined. Change the rules, not this file.
import { engineRules } from './engine.ts'
import { heartsRules } from './hearts.ts'

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface HeartsRules extends ReturnType<typeof engineRules>, ReturnType<typeof heartsRules> {}

export const rulesOfHearts = (all: object): HeartsRules => ({ ...engineRules(all), ...heartsRules(all) })
