// Compiled from the rules of KuhnPoker into linked.ts: how the functions are joined. Change the rules, not this file.
import { engineRules } from './engine.ts'
import { kuhnPokerRules } from './kuhn-poker.ts'

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface KuhnPokerRules extends ReturnType<typeof engineRules>, ReturnType<typeof kuhnPokerRules> {}

export const rulesOfKuhnPoker = (all: object): KuhnPokerRules => ({ ...engineRules(all), ...kuhnPokerRules(all) })
