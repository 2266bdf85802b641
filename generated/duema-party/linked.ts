// Compiled from the rules of DuemaParty into linked.ts: how the functions are joined. Change the rules, not this file.
import type { DuelMastersRules } from '../duel-masters/linked.ts'
import { rulesOfDuelMasters } from '../duel-masters/linked.ts'
import { attackRules } from './attack.ts'
import { cardsCreaturesRules } from './cards-creatures.ts'
import { cardsOwnRules } from './cards-own.ts'
import { cardsSpellsRules } from './cards-spells.ts'
import { cardsStandingRules } from './cards-standing.ts'
import { cardsTwinsRules } from './cards-twins.ts'
import { decksRules } from './decks.ts'
import { duemaPartyRules } from './duema-party.ts'
import { engineRules } from './engine.ts'
import { kernelRules } from './kernel.ts'
import { keywordsRules } from './keywords.ts'
import { partyEffectsRules } from './party-effects.ts'
import { partyExamplesDepartedRules } from './party-examples-departed.ts'
import { partyExamplesLimitsRules } from './party-examples-limits.ts'
import { partyExamplesMoreRules } from './party-examples-more.ts'
import { partyLeavingRules } from './party-leaving.ts'
import { partyOrderRules } from './party-order.ts'
import { partyPartnerRules } from './party-partner.ts'
import { partyReturnRules } from './party-return.ts'
import { poolRules } from './pool.ts'
import { thingsRules } from './things.ts'
import { turnRules } from './turn.ts'
import { useRules } from './use.ts'
import { waitingRules } from './waiting.ts'

/** What the variant changes. */
// prettier-ignore
type Changed =
  & ReturnType<typeof engineRules> & ReturnType<typeof thingsRules> & ReturnType<typeof turnRules>
  & ReturnType<typeof partyLeavingRules> & ReturnType<typeof duemaPartyRules> & ReturnType<typeof useRules>
  & ReturnType<typeof partyEffectsRules> & ReturnType<typeof keywordsRules> & ReturnType<typeof cardsTwinsRules>
  & ReturnType<typeof cardsStandingRules> & ReturnType<typeof partyOrderRules> & ReturnType<typeof partyPartnerRules>
  & ReturnType<typeof partyReturnRules> & ReturnType<typeof cardsSpellsRules> & ReturnType<typeof cardsOwnRules>
  & ReturnType<typeof cardsCreaturesRules> & ReturnType<typeof partyExamplesLimitsRules>
  & ReturnType<typeof partyExamplesDepartedRules> & ReturnType<typeof partyExamplesMoreRules>
  & ReturnType<typeof attackRules> & ReturnType<typeof decksRules> & ReturnType<typeof poolRules>
  & ReturnType<typeof waitingRules> & ReturnType<typeof kernelRules>

/** All functions of the game. They call each other through one object, so that a variant can put its own in their place. */
export interface DuemaPartyRules extends Omit<DuelMastersRules, keyof Changed>, Changed {}

// prettier-ignore
export const rulesOfDuemaParty = (all: object): DuemaPartyRules => ({
  ...rulesOfDuelMasters(all), ...engineRules(all), ...thingsRules(all), ...turnRules(all), ...partyLeavingRules(all),
  ...duemaPartyRules(all), ...useRules(all), ...partyEffectsRules(all), ...keywordsRules(all), ...cardsTwinsRules(all),
  ...cardsStandingRules(all), ...partyOrderRules(all), ...partyPartnerRules(all), ...partyReturnRules(all),
  ...cardsSpellsRules(all), ...cardsOwnRules(all), ...cardsCreaturesRules(all), ...partyExamplesLimitsRules(all),
  ...partyExamplesDepartedRules(all), ...partyExamplesMoreRules(all), ...attackRules(all), ...decksRules(all),
  ...poolRules(), ...waitingRules(all), ...kernelRules(all),
})
