// Compiled from the rules of TrumpKing into linked.ts: how the functions are joined. Change the rules, not this file.
import { battleRules } from './battle.ts'
import { chainRules } from './chain.ts'
import { engineRules } from './engine.ts'
import { ranksRules } from './ranks.ts'
import { suitsRules } from './suits.ts'
import { trumpKingRules } from './trump-king.ts'

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
// prettier-ignore
export interface TrumpKingRules extends
  ReturnType<typeof engineRules>, ReturnType<typeof chainRules>, ReturnType<typeof battleRules>,
  ReturnType<typeof suitsRules>, ReturnType<typeof ranksRules>, ReturnType<typeof trumpKingRules> {}

// prettier-ignore
export const rulesOfTrumpKing = (all: object): TrumpKingRules => ({
  ...engineRules(all), ...chainRules(all), ...battleRules(all), ...suitsRules(all), ...ranksRules(all),
  ...trumpKingRules(all),
})
