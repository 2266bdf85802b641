// Compiled from the rules of MentalLegacy into linked.ts: how the functions are joined. Change the rules, not this file.
import type { MagicRules } from '../magic/linked.ts'
import { rulesOfMagic } from '../magic/linked.ts'
import { cardsCounterspellsRules } from './cards-counterspells.ts'
import { cardsPermanentsRules } from './cards-permanents.ts'
import { cardsSpellsRules } from './cards-spells.ts'
import { castingRules } from './casting.ts'
import { engineRules } from './engine.ts'
import { mentalLegacyRules } from './mental-legacy.ts'
import { stateBasedRules } from './state-based.ts'
import { turnRules } from './turn.ts'
import { zonesRules } from './zones.ts'

/** What the variant changes. */
// prettier-ignore
type Changed =
  & ReturnType<typeof engineRules> & ReturnType<typeof zonesRules> & ReturnType<typeof mentalLegacyRules>
  & ReturnType<typeof turnRules> & ReturnType<typeof castingRules> & ReturnType<typeof stateBasedRules>
  & ReturnType<typeof cardsCounterspellsRules> & ReturnType<typeof cardsSpellsRules>
  & ReturnType<typeof cardsPermanentsRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface MentalLegacyRules extends Omit<MagicRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfMentalLegacy = (all: object): MentalLegacyRules => ({
  ...rulesOfMagic(all), ...engineRules(all), ...zonesRules(all), ...mentalLegacyRules(all), ...turnRules(all),
  ...castingRules(all), ...stateBasedRules(all), ...cardsCounterspellsRules(all), ...cardsSpellsRules(all),
  ...cardsPermanentsRules(all),
})
