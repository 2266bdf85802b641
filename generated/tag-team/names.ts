// Compiled from the rules of TagTeam into names.ts: names and printed cards. Change the rules, not this file.
import { holdersOf, numbersIn } from '../../runtime/tables.ts'

/** [102-1] */
export const TEAM = { 'team-a': 0, 'team-b': 1 } as const

export const TEAM_VALUES: readonly number[] = numbersIn(TEAM)

/** [403-1a] */
export const SIDE = { left: 0, right: 1 } as const

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, lasting: 1, deck: 2, hand: 10, energy: 18, graveyard: 26, territory: 34, life: 42, field: 44,
  resolution: 45, chain: 46, packets: 47,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 48, [
  ZONE.deck, ZONE.hand, ZONE.energy, ZONE.graveyard, ZONE.territory,
])

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1, 46, 47]

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  matchFrame: 3, setUpFrame: 4, settleFirstPlayerFrame: 5, redrawFrame: 6, layLifeFrame: 7, turnFrame: 9,
  drawPhaseFrame: 11, mainPhaseFrame: 12, attackPhaseFrame: 13, endPhaseFrame: 14, drawFrame: 15, drawOneFrame: 16,
  drawFromLifeFrame: 17, discardFrame: 18, playFrame: 20, playFreeFrame: 21, putUpFrame: 22, textOfFrame: 23,
  textOfEffectFrame: 24, textOfFrame2: 25, textOfEffectFrame2: 26, textOfFrame3: 27, textOfEffectFrame3: 28,
  textOfEffectFrame4: 30, textOfFrame5: 31, textOfEffectFrame5: 32, textOfDuringTurnFrame: 33, textOfFrame6: 34,
  textOfEffectFrame6: 35, textOfEffectFrame7: 37, textOfEffectFrame8: 39, textOfEffectFrame9: 41,
  textOfEffectFrame10: 43, textOfEffectFrame11: 45, textOfEffectFrame12: 47, textOfEffectFrame13: 49,
  textOfEffectFrame14: 51, textOfEffectFrame15: 53, textOfEffectFrame16: 55, textOfFrame17: 56, textOfEffectFrame17: 57,
  textOfFrame18: 58, textOfEffectFrame18: 59, textOfEffectFrame19: 61, textOfFrame20: 62, textOfEffectFrame20: 63,
  textOfFrame21: 64, textOfEffectFrame21: 65, textOfFrame22: 66, textOfEffectFrame22: 67, textOfFrame23: 68,
  textOfEffectFrame23: 69, textOfFrame24: 70, textOfEffectFrame24: 71, textOfDuringTurn2Frame: 72,
  textOfEffectFrame25: 74, textOfDuringTurn3Frame: 75, textOfEffectFrame26: 77, textOfFrame27: 78,
  textOfEffectFrame27: 79, textOfFrame28: 80, textOfEffectFrame28: 81, enterFrame: 82, activateFrame: 84,
  abilityOfFrame: 85, abilityOfEffectFrame: 87, abilityOfFrame3: 88, abilityOfEffectFrame2: 89,
  abilityOfDuringTurnFrame: 90, payForFrame: 92, resolveNewestFrame: 94, playWindowFrame: 95, speakFrame: 97,
  goOnFrame: 98, damageCheckFrame: 99, damageWindowFrame: 100, ruleProcessingFrame: 101, lineUpFrame: 103,
  putUpAbilityFrame: 104, attackPlayerFrame: 105, attackUnitFrame: 106, carryAttackFrame: 107, blockStepFrame: 109,
  battleStepFrame: 111, harmEffectFrame: 116, triggerCheckFrame: 117, shootFrame: 118, concedeFrame: 124,
  takeLifeFrame: 125, raiseLifeFrame: 126, returnLifeFrame: 127, whenEnterFrame: 129, enterEffectFrame: 130,
  enterDuringTurnFrame: 131, whenPlayFrame: 132, playEffectFrame: 133, whenPlay2Frame: 134, playEffectFrame2: 135,
  whenPlay3Frame: 136, playEffectFrame3: 137, playDuringTurnFrame: 138, afterEnterFrame: 139, whenEnter2Frame: 140,
  enterEffectFrame2: 141,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  {
    title: 'All red',
    lists: [
      [
        0, 0, 4, 4, 14, 14, 17, 17, 41, 41, 41, 41, 45, 45, 45, 46, 46, 46, 47, 47, 50, 50, 50, 51, 51, 51, 52, 52, 57,
        57, 58, 58, 59, 105, 105, 105, 106, 106, 106, 108, 108, 109, 109, 110, 110, 129, 129, 130,
      ],
      [34], [],
    ],
  },
  {
    title: 'All blue',
    lists: [
      [
        1, 1, 5, 5, 18, 18, 27, 27, 42, 42, 42, 42, 60, 60, 60, 61, 61, 61, 62, 62, 65, 65, 65, 66, 66, 66, 67, 67, 72,
        72, 73, 73, 74, 111, 111, 111, 112, 112, 112, 114, 114, 115, 115, 116, 116, 133, 133, 134,
      ],
      [31], [],
    ],
  },
  {
    title: 'All white',
    lists: [
      [
        3, 3, 6, 6, 8, 8, 19, 19, 43, 43, 43, 43, 75, 75, 75, 76, 76, 76, 77, 77, 80, 80, 80, 81, 81, 81, 82, 82, 87,
        87, 88, 88, 89, 117, 117, 117, 118, 118, 118, 120, 120, 121, 121, 122, 122, 137, 137, 138,
      ],
      [33], [],
    ],
  },
  {
    title: 'All black',
    lists: [
      [
        2, 2, 10, 10, 11, 11, 13, 13, 44, 44, 44, 44, 90, 90, 90, 91, 91, 91, 92, 92, 95, 95, 95, 96, 96, 96, 97, 97,
        102, 102, 103, 103, 123, 123, 123, 124, 124, 124, 126, 126, 127, 127, 128, 128, 141, 141, 142,
      ],
      [35], [],
    ],
  },
]
