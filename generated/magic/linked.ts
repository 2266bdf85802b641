// Compiled from the rules of Magic into linked.ts: how the functions are joined. Change the rules, not this file.
import { cardsCounterspellsRules } from './cards-counterspells.ts'
import { cardsCreaturesRules } from './cards-creatures.ts'
import { cardsOwnRules } from './cards-own.ts'
import { cardsPermanentsRules } from './cards-permanents.ts'
import { cardsSpellsRules } from './cards-spells.ts'
import { cardsSplitRules } from './cards-split.ts'
import { castingRules } from './casting.ts'
import { combatRules } from './combat.ts'
import { decksRules } from './decks.ts'
import { engineRules } from './engine.ts'
import { kernelRules } from './kernel.ts'
import { keywordsRules } from './keywords.ts'
import { manaRules } from './mana.ts'
import { poolRules } from './pool.ts'
import { priorityRules } from './priority.ts'
import { stateBasedRules } from './state-based.ts'
import { thingsRules } from './things.ts'
import { turnRules } from './turn.ts'
import { zonesRules } from './zones.ts'

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
// prettier-ignore
export interface MagicRules extends
  ReturnType<typeof engineRules>, ReturnType<typeof kernelRules>, ReturnType<typeof zonesRules>,
  ReturnType<typeof manaRules>, ReturnType<typeof priorityRules>, ReturnType<typeof turnRules>,
  ReturnType<typeof castingRules>, ReturnType<typeof keywordsRules>, ReturnType<typeof stateBasedRules>,
  ReturnType<typeof combatRules>, ReturnType<typeof cardsCreaturesRules>, ReturnType<typeof cardsCounterspellsRules>,
  ReturnType<typeof cardsSplitRules>, ReturnType<typeof cardsPermanentsRules>, ReturnType<typeof cardsOwnRules>,
  ReturnType<typeof poolRules>, ReturnType<typeof cardsSpellsRules>, ReturnType<typeof thingsRules>,
  ReturnType<typeof decksRules> {}

// prettier-ignore
export const rulesOfMagic = (all: object): MagicRules => ({
  ...engineRules(all), ...kernelRules(all), ...zonesRules(all), ...manaRules(all), ...priorityRules(all),
  ...turnRules(all), ...castingRules(all), ...keywordsRules(all), ...stateBasedRules(all), ...combatRules(all),
  ...cardsCreaturesRules(all), ...cardsCounterspellsRules(all), ...cardsSplitRules(all), ...cardsPermanentsRules(all),
  ...cardsOwnRules(all), ...poolRules(all), ...cardsSpellsRules(all), ...thingsRules(all), ...decksRules(all),
})
