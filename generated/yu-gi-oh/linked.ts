// Compiled from the rules of YuGiOh into linked.ts: how the functions are joined. Change the rules, not this file.
import { battleRules } from './battle.ts'
import { cardsExtraRules } from './cards-extra.ts'
import { cardsGodsRules } from './cards-gods.ts'
import { cardsLastRules } from './cards-last.ts'
import { cardsMonstersRules } from './cards-monsters.ts'
import { cardsPlainRules } from './cards-plain.ts'
import { cardsPoolRules } from './cards-pool.ts'
import { cardsSpellsRules } from './cards-spells.ts'
import { cardsTrapsRules } from './cards-traps.ts'
import { categoriesRules } from './categories.ts'
import { chainRules } from './chain.ts'
import { decksRules } from './decks.ts'
import { engineRules } from './engine.ts'
import { kernelRules } from './kernel.ts'
import { namesRulesRules } from './names-rules.ts'
import { namesWhyRules } from './names-why.ts'
import { summonRules } from './summon.ts'
import { thingsRules } from './things.ts'
import { turnRules } from './turn.ts'

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
// prettier-ignore
export interface YuGiOhRules extends
  ReturnType<typeof engineRules>, ReturnType<typeof kernelRules>, ReturnType<typeof thingsRules>,
  ReturnType<typeof turnRules>, ReturnType<typeof chainRules>, ReturnType<typeof summonRules>,
  ReturnType<typeof battleRules>, ReturnType<typeof cardsMonstersRules>, ReturnType<typeof cardsExtraRules>,
  ReturnType<typeof cardsGodsRules>, ReturnType<typeof cardsLastRules>, ReturnType<typeof cardsPoolRules>,
  ReturnType<typeof cardsTrapsRules>, ReturnType<typeof cardsSpellsRules>, ReturnType<typeof cardsPlainRules>,
  ReturnType<typeof namesRulesRules>, ReturnType<typeof categoriesRules>, ReturnType<typeof namesWhyRules>,
  ReturnType<typeof decksRules> {}

// prettier-ignore
export const rulesOfYuGiOh = (all: object): YuGiOhRules => ({
  ...engineRules(all), ...kernelRules(all), ...thingsRules(all), ...turnRules(all), ...chainRules(all),
  ...summonRules(all), ...battleRules(all), ...cardsMonstersRules(all), ...cardsExtraRules(all), ...cardsGodsRules(all),
  ...cardsLastRules(all), ...cardsPoolRules(all), ...cardsTrapsRules(all), ...cardsSpellsRules(all),
  ...cardsPlainRules(all), ...namesRulesRules(all), ...categoriesRules(), ...namesWhyRules(all), ...decksRules(all),
})
