// Compiled from the rules of MentalLegacy into linked.ts: how the functions are joined. Change the rules, not this file.
import type { MagicRules } from '../magic/linked.ts'
import { rulesOfMagic } from '../magic/linked.ts'
import { cardsCounterspellsRules } from './cards-counterspells.ts'
import { cardsPermanentsRules } from './cards-permanents.ts'
import { castingRules } from './casting.ts'
import { engineRules } from './engine.ts'
import { mentalLegacyRules } from './mental-legacy.ts'
import { zonesRules } from './zones.ts'

/** What the variant changes. */
type Changed = ReturnType<typeof engineRules> &
  ReturnType<typeof zonesRules> &
  ReturnType<typeof mentalLegacyRules> &
  ReturnType<typeof castingRules> &
  ReturnType<typeof cardsPermanentsRules> &
  ReturnType<typeof cardsCounterspellsRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface MentalLegacyRules extends Omit<MagicRules, keyof Changed>, Changed {}

export const rulesOfMentalLegacy = (all: object): MentalLegacyRules => ({
  ...rulesOfMagic(all),
  ...engineRules(all),
  ...zonesRules(all),
  ...mentalLegacyRules(all),
  ...castingRules(all),
  ...cardsPermanentsRules(all),
  ...cardsCounterspellsRules(all),
})
