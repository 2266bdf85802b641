// Compiled from the rules of DuemaParty into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn } from 'houserules/runtime'
// prettier-ignore
import {
  CARD as BASE_CARD, PRINTED_BANNED as BASE_PRINTED_BANNED, PRINTED_BASE_POWER as BASE_PRINTED_BASE_POWER,
  PRINTED_BEGINS as BASE_PRINTED_BEGINS, PRINTED_BREED_OF as BASE_PRINTED_BREED_OF,
  PRINTED_CIVILIZATIONS as BASE_PRINTED_CIVILIZATIONS, PRINTED_COPIES_ALLOWED as BASE_PRINTED_COPIES_ALLOWED,
  PRINTED_COST as BASE_PRINTED_COST, PRINTED_FUSHIGIBIRTH as BASE_PRINTED_FUSHIGIBIRTH,
  PRINTED_GALAXSHIELD as BASE_PRINTED_GALAXSHIELD, PRINTED_HALVES as BASE_PRINTED_HALVES,
  PRINTED_KEYWORDS as BASE_PRINTED_KEYWORDS, PRINTED_KINDS as BASE_PRINTED_KINDS,
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
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, delete: 7, destroy: 8, 'take-back': 9,
  reveal: 10, 'look-at': 11, draw: 12, 'shield-up': 13, 'draw-all': 14, 'shield-up-all': 15, mill: 16, ramp: 17,
  match: 18, 'set-up': 19, deal: 20, 'begin-game': 21, turn: 22, 'steps-of-turn': 23, 'start-step': 24,
  'start-of-turn': 25, 'draw-step': 26, 'charge-step': 27, charge: 28, 'main-step': 29, 'attack-step': 30,
  'forced-attacks': 31, 'end-step': 32, 'end-of-turn': 33, 'pass-turn': 34, 'skip-turn': 35, 'gain-turn': 36, lose: 37,
  'settle-losses': 38, doom: 39, 'doom-all': 40, win: 41, play: 42, pay: 43, 'tap-for': 44, 'count-use': 45, use: 46,
  cast: 47, 'spell-effect': 48, recite: 49, summon: 50, place: 51, put: 52, arrive: 53, 'attack-player': 54,
  'attack-creature': 55, 'carry-attack': 56, clash: 57, 'forget-attack': 58, attack: 59, 'end-attack': 60,
  'carry-out': 61, 'strike-home': 62, 'block-step': 63, block: 64, guard: 65, redirect: 66, battle: 67, defeat: 68,
  break: 69, 'break-shield': 70, 'resolve-waiting': 71, 'settle-one': 72, 'settle-one-of': 73, 'settle-own': 74,
  'bury-the-weak': 75, declarations: 76, declare: 77, 'settle-instead': 78, 'look-at-shields': 79, 'answer-with': 80,
  'ninja-strike': 81, stack: 82, 'throw-copy': 83, 'play-g-zero': 84, galaxshield: 85, kirifudash: 86, fushigibirth: 87,
  judge: 88, 'cast-again': 89, purge: 90, toll: 91, hush: 92, 'draw-away': 93, 'answer-from-hand': 94, switch: 95,
  'dig-up': 96, 'turn-up-top': 97, comet: 98, 'build-deck': 99, 'settle-order': 100, 'begin-with': 101,
  'draw-order': 102, 'agree-order': 103, 'propose-order': 104, 'name-partner': 105, 'come-home': 106, 'last-one': 107,
  'after-leaving': 108,
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
  kirifudashFrame: 101, fushigibirthFrame: 102, judgeFrame: 103, castAgainFrame: 104, purgeFrame: 105, purgeFrame2: 106,
  tollFrame: 107, hushFrame: 108, hushFrame2: 109, hushUntilTurnFrame: 110, answerFromHandFrame: 112,
  answerFromHandEffectFrame: 113, switchEffectFrame: 115, digUpFrame: 116, turnUpTopFrame: 117, cometEffectFrame: 119,
  emptyDeckFrame: 121, whenBreakShieldFrame: 122, whenBreakShield2Frame: 123, breakShieldDuringTurnFrame: 124,
  insteadMoveFrame: 125, allTogetherFrame: 126, topOnlyFrame: 127, insteadLoseFrame: 128, whenStartOfTurnFrame: 129,
  afterPutFrame: 130, afterBeginGameFrame: 131, whenEndOfTurnFrame: 132, whenEndOfTurn2Frame: 133,
  whenEndOfTurn3Frame: 134, whenDrawFrame: 135, whenPutFrame: 136, insteadMove2Frame: 138, whenPut2Frame: 139,
  whenPut3Frame: 140, whenEndAttackFrame: 141, whenPut4Frame: 142, whenMoveFrame: 143, whenPut5Frame: 144,
  whenPut6Frame: 145, whenMove2Frame: 146, whenPut7Frame: 147, whenMove3Frame: 148, whenCastFrame: 149,
  whenPut8Frame: 150, whenPut9Frame: 151, whenAttackFrame: 152, whenPut10Frame: 153, whenPut11Frame: 154,
  whenAttack2Frame: 155, whenPut12Frame: 156, whenEndOfTurn4Frame: 157, whenPut13Frame: 158, whenPut13AttackFrame: 159,
  whenPut14Frame: 160, putUntilTurnFrame: 161, whenDefeatFrame: 162, whenEndOfTurn5Frame: 163, whenPut15Frame: 164,
  whenAttack3Frame: 165, whenAttack4Frame: 166, whenEndOfTurn6Frame: 167, insteadPutFrame: 168, whenPut16Frame: 169,
  insteadMove3Frame: 170, insteadPut2Frame: 171, beforeBreakFrame: 172, whenEndAttack2Frame: 173, whenPut17Frame: 174,
  whenPut17AttackFrame: 175, whenPut18Frame: 176, whenPut19Frame: 177, whenPut20Frame: 178, whenPut21Frame: 179,
  afterDrawFrame: 180, afterMoveFrame2: 181, afterPutFrame2: 182, afterMillFrame: 183, afterStartOfTurnFrame: 184,
  afterEndOfTurnFrame: 185, afterCastFrame: 186, afterBreakShieldFrame: 187, moveFrame: 188, spellEffectFrame19: 189,
  spellEffectDuringTurnFrame: 190, spellEffectFrame20: 191, spellEffectUntilChargeStepFrame: 192,
  spellEffectFrame21: 193, settleOrderFrame: 194, drawOrderFrame: 196, agreeOrderFrame: 197, proposeOrderFrame: 198,
  namePartnerFrame: 199, comeHomeFrame: 200, afterLeavingFrame: 202, homecomingFrame: 203, insteadStartStepFrame: 204,
  insteadStartOfTurnFrame: 205, insteadStartOfTurnDrawStepFrame: 206, insteadStartOfTurnChargeStepFrame: 207,
  insteadStartOfTurnMainStepFrame: 208, insteadStartOfTurnAttackStepFrame: 209, insteadStartOfTurnEndOfTurnFrame: 210,
  insteadEndStepFrame: 211, whenAttack5Frame: 212, whenEndOfTurn7Frame: 213, whenEndOfTurn8Frame: 214,
  whenMillFrame: 215, whenEndOfTurn9Frame: 216,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  { title: 'Darkness, fire and nature',
    lists: [
      [0, 2, 3, 5, 6, 7, 12, 20, 21, 27, 28, 32, 34, 35, 40, 41, 49, 53, 55, 58, 59, 60, 63, 65, 67, 69, 71, 72, 74, 76,
        135, 136, 137, 142, 143, 144, 149, 150, 151, 156, 157, 158, 163, 164, 165, 170, 171, 172, 177, 178, 179, 184,
        191, 192, 198, 199, 205, 206, 212, 213], [53]] },
  { title: 'Water and nature',
    lists: [
      [5, 6, 11, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
        115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200,
        201, 205, 206, 207, 208, 209, 212, 213, 214, 215, 216], [75]] },
  { title: 'Light, darkness and fire',
    lists: [
      [1, 2, 5, 7, 12, 13, 14, 15, 16, 17, 18, 20, 21, 27, 28, 32, 34, 35, 36, 49, 52, 56, 59, 60, 64, 65, 66, 67, 68,
        69, 72, 73, 74, 78, 79, 80, 81, 86, 87, 88, 93, 94, 95, 100, 101, 135, 136, 142, 143, 149, 150, 156, 157, 163,
        164, 170, 171, 177, 178, 184], [52]] },
  { title: 'Light, water and fire',
    lists: [
      [1, 2, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 27, 28, 30, 33, 36, 46, 49, 50, 51, 54, 56, 57, 60, 61, 62, 64,
        66, 68, 69, 70, 72, 73, 74, 78, 79, 80, 86, 87, 93, 94, 100, 101, 107, 108, 114, 115, 121, 122, 128, 129, 163,
        164, 170, 171, 177, 178, 184], [61]] },
]
