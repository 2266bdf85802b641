// Compiled from the rules of PolymorphSealed into linked.ts: how the functions are joined. Change the rules, not this file.
import type { YuGiOhRules } from '../yu-gi-oh/linked.ts'
import { rulesOfYuGiOh } from '../yu-gi-oh/linked.ts'
import { battleRules } from './battle.ts'
import { cardsExtraRules } from './cards-extra.ts'
import { cardsGodsRules } from './cards-gods.ts'
import { cardsMonstersRules } from './cards-monsters.ts'
import { cardsPoolRules } from './cards-pool.ts'
import { cardsSpellsRules } from './cards-spells.ts'
import { cardsTrapsRules } from './cards-traps.ts'
import { categoriesRules } from './categories.ts'
import { chainRules } from './chain.ts'
import { decksRules } from './decks.ts'
import { engineRules } from './engine.ts'
import { namesRulesRules } from './names-rules.ts'
import { namesWhyRules } from './names-why.ts'
import { polymorphDecksRules } from './polymorph-decks.ts'
import { polymorphDraftRules } from './polymorph-draft.ts'
import { polymorphDuelsRules } from './polymorph-duels.ts'
import { polymorphNamesWhyRules } from './polymorph-names-why.ts'
import { polymorphNamesRules } from './polymorph-names.ts'
import { polymorphPacksRules } from './polymorph-packs.ts'
import { summonRules } from './summon.ts'
import { thingsRules } from './things.ts'
import { turnRules } from './turn.ts'

/** What the variant changes. */
// prettier-ignore
type Changed =
  & ReturnType<typeof engineRules> & ReturnType<typeof polymorphDuelsRules> & ReturnType<typeof polymorphDraftRules>
  & ReturnType<typeof polymorphDecksRules> & ReturnType<typeof thingsRules> & ReturnType<typeof namesRulesRules>
  & ReturnType<typeof polymorphNamesRules> & ReturnType<typeof categoriesRules> & ReturnType<typeof namesWhyRules>
  & ReturnType<typeof cardsSpellsRules> & ReturnType<typeof cardsMonstersRules> & ReturnType<typeof polymorphPacksRules>
  & ReturnType<typeof polymorphNamesWhyRules> & ReturnType<typeof turnRules> & ReturnType<typeof summonRules>
  & ReturnType<typeof decksRules> & ReturnType<typeof cardsPoolRules> & ReturnType<typeof cardsGodsRules>
  & ReturnType<typeof chainRules> & ReturnType<typeof battleRules> & ReturnType<typeof cardsTrapsRules>
  & ReturnType<typeof cardsExtraRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface PolymorphSealedRules extends Omit<YuGiOhRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfPolymorphSealed = (all: object): PolymorphSealedRules => ({
  ...rulesOfYuGiOh(all), ...engineRules(all), ...polymorphDuelsRules(all), ...polymorphDraftRules(all),
  ...polymorphDecksRules(all), ...thingsRules(all), ...namesRulesRules(all), ...polymorphNamesRules(all),
  ...categoriesRules(), ...namesWhyRules(all), ...cardsSpellsRules(all), ...cardsMonstersRules(all),
  ...polymorphPacksRules(all), ...polymorphNamesWhyRules(all), ...turnRules(all), ...summonRules(all), ...decksRules(),
  ...cardsPoolRules(all), ...cardsGodsRules(all), ...chainRules(all), ...battleRules(all), ...cardsTrapsRules(all),
  ...cardsExtraRules(all),
})
