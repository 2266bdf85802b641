// Compiled from the rules of DuemaParty into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn } from 'houserules/runtime'
// prettier-ignore
import {
  CARD as BASE_CARD, EVENT as BASE_EVENT, PRINTED_BANNED as BASE_PRINTED_BANNED,
  PRINTED_BASE_POWER as BASE_PRINTED_BASE_POWER, PRINTED_BEGINS as BASE_PRINTED_BEGINS,
  PRINTED_BREED_OF as BASE_PRINTED_BREED_OF, PRINTED_CIVILIZATIONS as BASE_PRINTED_CIVILIZATIONS,
  PRINTED_COPIES_ALLOWED as BASE_PRINTED_COPIES_ALLOWED, PRINTED_COST as BASE_PRINTED_COST,
  PRINTED_FUSHIGIBIRTH as BASE_PRINTED_FUSHIGIBIRTH, PRINTED_GALAXSHIELD as BASE_PRINTED_GALAXSHIELD,
  PRINTED_HALVES as BASE_PRINTED_HALVES, PRINTED_KEYWORDS as BASE_PRINTED_KEYWORDS, PRINTED_KINDS as BASE_PRINTED_KINDS,
  PRINTED_KIRIFUDASH as BASE_PRINTED_KIRIFUDASH, PRINTED_NINJA_STRIKE as BASE_PRINTED_NINJA_STRIKE,
  PRINTED_NOT_FOR_TOURNAMENTS as BASE_PRINTED_NOT_FOR_TOURNAMENTS, PRINTED_RACES as BASE_PRINTED_RACES,
  PRINTED_SIZE as BASE_PRINTED_SIZE, ZONE as BASE_ZONE,
} from '../duel-masters/names.ts'

/** First instance of each zone family; a zone that every seat has adds the seat. */
export const ZONE = { ...BASE_ZONE, 'partner-zone': 99 } as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 111, [
  ZONE.deck, ZONE.hand, ZONE.shields, ZONE.mana, ZONE.graveyard, ZONE.battle, ZONE.beneath, ZONE.nowhere,
  ZONE['partner-zone'],
])

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  ...BASE_CARD, '《禁じられた宴》': 219, '《群れる像》': 220, '《分け前》': 221, '《配る刃》': 222, '《配る鐘》': 223, '《削る鐘》': 224, '《守る耳》': 225,
  '《夕の耳》': 226, '《長い霧》': 227, '《静かな影》': 228, '《輪廻の盾》': 229,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [dm.card.2] Printed `kinds` of each card. */
// prettier-ignore
export const PRINTED_KINDS: readonly (readonly number[])[] = [
  ...BASE_PRINTED_KINDS, [1], [0], [1], [0], [0], [0], [0], [0], [1], [0], [1],
]

/** [dm.card.1] Printed `cost` of each card. */
export const PRINTED_COST: readonly number[] = [...BASE_PRINTED_COST, 3, 5, 3, 3, 3, 3, 3, 3, 2, 3, 6]

/** [dm.card.1] Printed `civilizations` of each card. */
// prettier-ignore
export const PRINTED_CIVILIZATIONS: readonly (readonly number[])[] = [
  ...BASE_PRINTED_CIVILIZATIONS, [], [], [], [], [], [], [], [], [], [2], [],
]

/** [dm.card.4] Printed `races` of each card. */
// prettier-ignore
export const PRINTED_RACES: readonly (readonly number[])[] = [
  ...BASE_PRINTED_RACES, [], [], [], [], [], [], [], [], [], [], [],
]

/** [dm.card.1] Printed `base-power` of each card. */
// prettier-ignore
export const PRINTED_BASE_POWER: readonly number[] = [
  ...BASE_PRINTED_BASE_POWER, NONE, 5000, NONE, 1000, 1000, 1000, 1000, 1000, NONE, 2000, NONE,
]

/** [dm.card.3] Printed `keywords` of each card. */
// prettier-ignore
export const PRINTED_KEYWORDS: readonly (readonly number[])[] = [
  ...BASE_PRINTED_KEYWORDS, [], [], [8], [2], [], [], [], [], [], [], [8],
]

/** [dm.face.1] Printed `halves` of each card. */
// prettier-ignore
export const PRINTED_HALVES: readonly (readonly number[])[] = [
  ...BASE_PRINTED_HALVES, [], [], [], [], [], [], [], [], [], [], [],
]

/** [dm.ninja.1] Printed `ninja-strike` of each card. */
// prettier-ignore
export const PRINTED_NINJA_STRIKE: readonly number[] = [
  ...BASE_PRINTED_NINJA_STRIKE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.galaxshield.1] Printed `galaxshield` of each card. */
// prettier-ignore
export const PRINTED_GALAXSHIELD: readonly number[] = [
  ...BASE_PRINTED_GALAXSHIELD, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.kirifuda.1] Printed `kirifudash` of each card. */
// prettier-ignore
export const PRINTED_KIRIFUDASH: readonly number[] = [
  ...BASE_PRINTED_KIRIFUDASH, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.fushigi.1] Printed `fushigibirth` of each card. */
// prettier-ignore
export const PRINTED_FUSHIGIBIRTH: readonly number[] = [
  ...BASE_PRINTED_FUSHIGIBIRTH, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `begins` of each card. */
// prettier-ignore
export const PRINTED_BEGINS: readonly number[] = [
  ...BASE_PRINTED_BEGINS, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `not-for-tournaments` of each card. */
// prettier-ignore
export const PRINTED_NOT_FOR_TOURNAMENTS: readonly number[] = [
  ...BASE_PRINTED_NOT_FOR_TOURNAMENTS, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.deck.3] Printed `banned` of each card. */
// prettier-ignore
export const PRINTED_BANNED: readonly number[] = [
  ...BASE_PRINTED_BANNED, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `copies-allowed` of each card. */
// prettier-ignore
export const PRINTED_COPIES_ALLOWED: readonly number[] = [
  ...BASE_PRINTED_COPIES_ALLOWED, NONE, 60, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.pool.1] Printed `breed-of` of each card. */
// prettier-ignore
export const PRINTED_BREED_OF: readonly number[] = [
  ...BASE_PRINTED_BREED_OF, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.pool.1] Printed `size` of each card. */
// prettier-ignore
export const PRINTED_SIZE: readonly number[] = [
  ...BASE_PRINTED_SIZE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  ...BASE_EVENT, 'settle-order': 101, 'begin-with': 102, 'draw-order': 103, 'agree-order': 104, 'propose-order': 105,
  'name-partner': 106, 'come-home': 107, 'last-one': 108, 'after-leaving': 109, delete: 110,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  destroyFrame: 1, takeBackFrame: 2, drawFrame: 5, shieldUpFrame: 6, drawAllFrame: 7, shieldUpAllFrame: 8, millFrame: 9,
  rampFrame: 10, matchFrame: 11, setUpFrame: 12, dealFrame: 13, beginGameFrame: 14, turnFrame: 15, stepsOfTurnFrame: 16,
  startStepFrame: 17, startOfTurnFrame: 18, drawStepFrame: 19, chargeStepFrame: 20, chargeFrame: 21, mainStepFrame: 22,
  attackStepFrame: 23, forcedAttacksFrame: 24, endStepFrame: 25, endOfTurnFrame: 26, loseFrame: 30,
  settleLossesFrame: 31, doomFrame: 32, doomAllFrame: 33, playFrame: 35, payFrame: 36, useFrame: 39, castFrame: 40,
  spellEffectFrame: 41, spellEffectFrame2: 42, spellEffectFrame3: 43, spellEffectFrame4: 44,
  spellEffectDuringTurn2Frame: 45, spellEffectFrame5: 46, spellEffectFrame6: 47, spellEffectUntilTurnFrame: 48,
  spellEffectFrame7: 49, spellEffectDuringTurn3Frame: 50, spellEffectFrame8: 51, spellEffectFrame9: 52,
  spellEffectFrame10: 53, spellEffectFrame11: 54, spellEffectDuringTurn4Frame: 55, spellEffectFrame12: 56,
  spellEffectFrame13: 57, spellEffectFrame14: 58, spellEffectFrame15: 59, spellEffectFrame16: 60,
  spellEffectFrame17: 61, spellEffectFrame18: 62, reciteFrame: 63, summonFrame: 64, placeFrame: 65, putFrame: 66,
  attackPlayerFrame: 68, attackCreatureFrame: 69, carryAttackFrame: 70, clashFrame: 71, endAttackFrame: 74,
  carryOutFrame: 75, strikeHomeFrame: 76, blockStepFrame: 77, battleFrame: 81, defeatFrame: 82, breakFrame: 83,
  breakShieldFrame: 84, resolveWaitingFrame: 85, settleOneFrame: 86, settleOneOfFrame: 87, settleOwnFrame: 88,
  buryTheWeakFrame: 89, declarationsFrame: 90, declareFrame: 91, settleInsteadFrame: 92, lookAtShieldsFrame: 93,
  ninjaStrikeEffectFrame: 96, stackFrame: 97, throwCopyFrame: 98, playGZeroFrame: 99, galaxshieldFrame: 100,
  kirifudashFrame: 101, fushigibirthFrame: 102, judgeFrame: 103, castAgainFrame: 106, purgeFrame: 107, purgeFrame2: 108,
  tollFrame: 109, hushFrame: 110, hushFrame2: 111, hushUntilTurnFrame: 112, answerFromHandFrame: 114,
  answerFromHandEffectFrame: 115, switchEffectFrame: 117, digUpFrame: 118, turnUpTopFrame: 119, cometEffectFrame: 121,
  emptyDeckFrame: 123, whenBreakShieldFrame: 124, whenBreakShield2Frame: 125, breakShieldDuringTurnFrame: 126,
  insteadMoveFrame: 127, allTogetherFrame: 128, topOnlyFrame: 129, insteadLoseFrame: 130, whenStartOfTurnFrame: 131,
  afterPutFrame: 132, afterBeginGameFrame: 133, whenEndOfTurnFrame: 134, whenEndOfTurn2Frame: 135,
  whenEndOfTurn3Frame: 136, whenDrawFrame: 137, whenPutFrame: 138, insteadMove2Frame: 140, whenPut2Frame: 141,
  whenPut3Frame: 142, whenEndAttackFrame: 143, whenPut4Frame: 144, whenMoveFrame: 145, whenPut5Frame: 146,
  whenPut6Frame: 147, whenMove2Frame: 148, whenPut7Frame: 149, whenMove3Frame: 150, whenCastFrame: 151,
  whenPut8Frame: 152, whenPut9Frame: 153, whenAttackFrame: 154, whenPut10Frame: 155, whenPut11Frame: 156,
  whenAttack2Frame: 157, whenPut12Frame: 158, whenEndOfTurn4Frame: 159, whenPut13Frame: 160, whenPut13AttackFrame: 161,
  whenPut14Frame: 162, putUntilTurnFrame: 163, whenDefeatFrame: 164, whenEndOfTurn5Frame: 165, whenPut15Frame: 166,
  whenAttack3Frame: 167, whenAttack4Frame: 168, whenEndOfTurn6Frame: 169, insteadPutFrame: 170, whenPut16Frame: 171,
  insteadMove3Frame: 172, insteadPut2Frame: 173, beforeBreakFrame: 174, whenEndAttack2Frame: 175, whenPut17Frame: 176,
  whenPut17AttackFrame: 177, whenPut18Frame: 178, whenPut19Frame: 179, whenPut20Frame: 180, whenPut21Frame: 181,
  afterDrawFrame: 182, afterMoveFrame2: 183, afterPutFrame2: 184, afterMillFrame: 185, afterStartOfTurnFrame: 186,
  afterEndOfTurnFrame: 187, afterCastFrame: 188, afterBreakShieldFrame: 189, moveFrame: 190, spellEffectFrame19: 191,
  spellEffectDuringTurnFrame: 192, spellEffectFrame20: 193, spellEffectUntilChargeStepFrame: 194,
  spellEffectFrame21: 195, settleOrderFrame: 196, drawOrderFrame: 198, agreeOrderFrame: 199, proposeOrderFrame: 200,
  namePartnerFrame: 201, comeHomeFrame: 202, afterLeavingFrame: 204, homecomingFrame: 205, insteadStartStepFrame: 206,
  insteadStartOfTurnFrame: 207, insteadStartOfTurnDrawStepFrame: 208, insteadStartOfTurnChargeStepFrame: 209,
  insteadStartOfTurnMainStepFrame: 210, insteadStartOfTurnAttackStepFrame: 211, insteadStartOfTurnEndOfTurnFrame: 212,
  insteadEndStepFrame: 213, whenAttack5Frame: 214, whenEndOfTurn7Frame: 215, whenEndOfTurn8Frame: 216,
  whenMillFrame: 217, whenEndOfTurn9Frame: 218,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  { title: 'Darkness, fire and nature',
    lists: [
      [0, 2, 3, 5, 6, 7, 12, 20, 21, 27, 28, 32, 34, 35, 40, 41, 49, 53, 55, 58, 59, 60, 63, 65, 67, 69, 71, 72, 74, 76,
        135, 136, 137, 142, 143, 144, 149, 150, 151, 156, 157, 158, 163, 164, 165, 170, 171, 172, 177, 178, 179, 184,
        191, 192, 198, 199, 205, 206, 212, 213],
      [53]] },
  { title: 'Water and nature',
    lists: [
      [5, 6, 11, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
        115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200,
        201, 205, 206, 207, 208, 209, 212, 213, 214, 215, 216],
      [75]] },
  { title: 'Light, darkness and fire',
    lists: [
      [1, 2, 5, 7, 12, 13, 14, 15, 16, 17, 18, 20, 21, 27, 28, 32, 34, 35, 36, 49, 52, 56, 59, 60, 64, 65, 66, 67, 68,
        69, 72, 73, 74, 78, 79, 80, 81, 86, 87, 88, 93, 94, 95, 100, 101, 135, 136, 142, 143, 149, 150, 156, 157, 163,
        164, 170, 171, 177, 178, 184],
      [52]] },
  { title: 'Light, water and fire',
    lists: [
      [1, 2, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 27, 28, 30, 33, 36, 46, 49, 50, 51, 54, 56, 57, 60, 61, 62, 64,
        66, 68, 69, 70, 72, 73, 74, 78, 79, 80, 86, 87, 93, 94, 100, 101, 107, 108, 114, 115, 121, 122, 128, 129, 163,
        164, 170, 171, 177, 178, 184],
      [61]] },
]
