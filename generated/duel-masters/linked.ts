// Compiled from the rules of DuelMasters into linked.ts: how the functions are joined. Change the rules, not this file.
import { attackRules } from './attack.ts'
import { cardsCreaturesRules } from './cards-creatures.ts'
import { cardsOutsideRules } from './cards-outside.ts'
import { cardsOwnRules } from './cards-own.ts'
import { cardsSpellsRules } from './cards-spells.ts'
import { cardsStandingRules } from './cards-standing.ts'
import { cardsTwinsRules } from './cards-twins.ts'
import { decksRules } from './decks.ts'
import { engineRules } from './engine.ts'
import { kernelRules } from './kernel.ts'
import { keywordsRules } from './keywords.ts'
import { poolRules } from './pool.ts'
import { thingsRules } from './things.ts'
import { turnRules } from './turn.ts'
import { useRules } from './use.ts'
import { waitingRules } from './waiting.ts'

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
// prettier-ignore
export interface DuelMastersRules extends
  ReturnType<typeof engineRules>, ReturnType<typeof kernelRules>, ReturnType<typeof thingsRules>,
  ReturnType<typeof turnRules>, ReturnType<typeof useRules>, ReturnType<typeof attackRules>,
  ReturnType<typeof waitingRules>, ReturnType<typeof keywordsRules>, ReturnType<typeof cardsTwinsRules>,
  ReturnType<typeof cardsCreaturesRules>, ReturnType<typeof cardsStandingRules>, ReturnType<typeof cardsSpellsRules>,
  ReturnType<typeof cardsOutsideRules>, ReturnType<typeof cardsOwnRules>, ReturnType<typeof decksRules>,
  ReturnType<typeof poolRules> {}

// prettier-ignore
export const rulesOfDuelMasters = (all: object): DuelMastersRules => ({
  ...engineRules(all), ...kernelRules(all), ...thingsRules(all), ...turnRules(all), ...useRules(all),
  ...attackRules(all), ...waitingRules(all), ...keywordsRules(all), ...cardsTwinsRules(all),
  ...cardsCreaturesRules(all), ...cardsStandingRules(all), ...cardsSpellsRules(all), ...cardsOutsideRules(all),
  ...cardsOwnRules(all), ...decksRules(all), ...poolRules(),
})
