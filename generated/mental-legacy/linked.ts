// Compiled from the rules of MentalLegacy into linked.ts: how the functions are joined. Change the rules, not this file.
import type { MagicRules } from '../magic/linked.ts'
import { rulesOfMagic } from '../magic/linked.ts'
import { cardsCounterspellsRules } from './cards-counterspells.ts'
import { cardsCreaturesRules } from './cards-creatures.ts'
import { cardsOwnRules } from './cards-own.ts'
import { cardsPermanentsRules } from './cards-permanents.ts'
import { cardsSpellsRules } from './cards-spells.ts'
import { cardsSplitRules } from './cards-split.ts'
import { castingRules } from './casting.ts'
import { combatRules } from './combat.ts'
import { engineRules } from './engine.ts'
import { kernelRules } from './kernel.ts'
import { keywordsRules } from './keywords.ts'
import { manaRules } from './mana.ts'
import { mentalLegacyRules } from './mental-legacy.ts'
import { poolRules } from './pool.ts'
import { priorityRules } from './priority.ts'
import { stateBasedRules } from './state-based.ts'
import { turnRules } from './turn.ts'
import { zonesRules } from './zones.ts'

/** What the variant changes. */
// prettier-ignore
type Changed =
  & ReturnType<typeof engineRules> & ReturnType<typeof zonesRules> & ReturnType<typeof mentalLegacyRules>
  & ReturnType<typeof stateBasedRules> & ReturnType<typeof priorityRules> & ReturnType<typeof castingRules>
  & ReturnType<typeof keywordsRules> & ReturnType<typeof manaRules> & ReturnType<typeof turnRules>
  & ReturnType<typeof combatRules> & ReturnType<typeof cardsCreaturesRules> & ReturnType<typeof cardsCounterspellsRules>
  & ReturnType<typeof cardsSplitRules> & ReturnType<typeof cardsPermanentsRules> & ReturnType<typeof cardsOwnRules>
  & ReturnType<typeof poolRules> & ReturnType<typeof cardsSpellsRules> & ReturnType<typeof kernelRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface MentalLegacyRules extends Omit<MagicRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfMentalLegacy = (all: object): MentalLegacyRules => ({
  ...rulesOfMagic(all), ...engineRules(all), ...zonesRules(all), ...mentalLegacyRules(all), ...stateBasedRules(all),
  ...priorityRules(all), ...castingRules(all), ...keywordsRules(all), ...manaRules(all), ...turnRules(all),
  ...combatRules(all), ...cardsCreaturesRules(all), ...cardsCounterspellsRules(all), ...cardsSplitRules(all),
  ...cardsPermanentsRules(all), ...cardsOwnRules(all), ...poolRules(), ...cardsSpellsRules(all), ...kernelRules(all),
})
