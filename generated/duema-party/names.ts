// Compiled from the rules of DuemaParty into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn } from 'houserules/runtime'
import {
  CARD as BASE_CARD,
  PRINTED_BANNED as BASE_PRINTED_BANNED,
  PRINTED_BASE_POWER as BASE_PRINTED_BASE_POWER,
  PRINTED_BEGINS as BASE_PRINTED_BEGINS,
  PRINTED_BREED_OF as BASE_PRINTED_BREED_OF,
  PRINTED_CIVILIZATIONS as BASE_PRINTED_CIVILIZATIONS,
  PRINTED_COPIES_ALLOWED as BASE_PRINTED_COPIES_ALLOWED,
  PRINTED_COST as BASE_PRINTED_COST,
  PRINTED_FUSHIGIBIRTH as BASE_PRINTED_FUSHIGIBIRTH,
  PRINTED_GALAXSHIELD as BASE_PRINTED_GALAXSHIELD,
  PRINTED_HALVES as BASE_PRINTED_HALVES,
  PRINTED_KEYWORDS as BASE_PRINTED_KEYWORDS,
  PRINTED_KINDS as BASE_PRINTED_KINDS,
  PRINTED_KIRIFUDASH as BASE_PRINTED_KIRIFUDASH,
  PRINTED_NINJA_STRIKE as BASE_PRINTED_NINJA_STRIKE,
  PRINTED_NOT_FOR_TOURNAMENTS as BASE_PRINTED_NOT_FOR_TOURNAMENTS,
  PRINTED_RACES as BASE_PRINTED_RACES,
  PRINTED_SIZE as BASE_PRINTED_SIZE,
  ZONE as BASE_ZONE,
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
  '《夕の耳》': 226, '《長い霧》': 227,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [dm.card.2] Printed `kinds` of each card. */
// prettier-ignore
export const PRINTED_KINDS: readonly (readonly number[])[] = [
  ...BASE_PRINTED_KINDS, [1], [0], [1], [0], [0], [0], [0], [0], [1],
]

/** [dm.card.1] Printed `cost` of each card. */
export const PRINTED_COST: readonly number[] = [...BASE_PRINTED_COST, 3, 5, 3, 3, 3, 3, 3, 3, 2]

/** [dm.card.1] Printed `civilizations` of each card. */
// prettier-ignore
export const PRINTED_CIVILIZATIONS: readonly (readonly number[])[] = [
  ...BASE_PRINTED_CIVILIZATIONS, [], [], [], [], [], [], [], [], [],
]

/** [dm.card.4] Printed `races` of each card. */
export const PRINTED_RACES: readonly (readonly number[])[] = [...BASE_PRINTED_RACES, [], [], [], [], [], [], [], [], []]

/** [dm.card.1] Printed `base-power` of each card. */
// prettier-ignore
export const PRINTED_BASE_POWER: readonly number[] = [
  ...BASE_PRINTED_BASE_POWER, NONE, 5000, NONE, 1000, 1000, 1000, 1000, 1000, NONE,
]

/** [dm.card.3] Printed `keywords` of each card. */
// prettier-ignore
export const PRINTED_KEYWORDS: readonly (readonly number[])[] = [
  ...BASE_PRINTED_KEYWORDS, [], [], [8], [2], [], [], [], [], [],
]

/** [dm.face.1] Printed `halves` of each card. */
// prettier-ignore
export const PRINTED_HALVES: readonly (readonly number[])[] = [
  ...BASE_PRINTED_HALVES, [], [], [], [], [], [], [], [], [],
]

/** [dm.ninja.1] Printed `ninja-strike` of each card. */
// prettier-ignore
export const PRINTED_NINJA_STRIKE: readonly number[] = [
  ...BASE_PRINTED_NINJA_STRIKE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.galaxshield.1] Printed `galaxshield` of each card. */
// prettier-ignore
export const PRINTED_GALAXSHIELD: readonly number[] = [
  ...BASE_PRINTED_GALAXSHIELD, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.kirifuda.1] Printed `kirifudash` of each card. */
// prettier-ignore
export const PRINTED_KIRIFUDASH: readonly number[] = [
  ...BASE_PRINTED_KIRIFUDASH, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.fushigi.1] Printed `fushigibirth` of each card. */
// prettier-ignore
export const PRINTED_FUSHIGIBIRTH: readonly number[] = [
  ...BASE_PRINTED_FUSHIGIBIRTH, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `begins` of each card. */
// prettier-ignore
export const PRINTED_BEGINS: readonly number[] = [
  ...BASE_PRINTED_BEGINS, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `not-for-tournaments` of each card. */
// prettier-ignore
export const PRINTED_NOT_FOR_TOURNAMENTS: readonly number[] = [
  ...BASE_PRINTED_NOT_FOR_TOURNAMENTS, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.deck.3] Printed `banned` of each card. */
// prettier-ignore
export const PRINTED_BANNED: readonly number[] = [
  ...BASE_PRINTED_BANNED, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `copies-allowed` of each card. */
// prettier-ignore
export const PRINTED_COPIES_ALLOWED: readonly number[] = [
  ...BASE_PRINTED_COPIES_ALLOWED, NONE, 60, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.pool.1] Printed `breed-of` of each card. */
// prettier-ignore
export const PRINTED_BREED_OF: readonly number[] = [
  ...BASE_PRINTED_BREED_OF, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.pool.1] Printed `size` of each card. */
// prettier-ignore
export const PRINTED_SIZE: readonly number[] = [
  ...BASE_PRINTED_SIZE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  'bury-the-weak': 75, declarations: 76, declare: 77, 'settle-instead': 78, 'ninja-strike': 79, stack: 80,
  'throw-copy': 81, 'play-g-zero': 82, galaxshield: 83, kirifudash: 84, fushigibirth: 85, judge: 86, 'cast-again': 87,
  purge: 88, toll: 89, hush: 90, 'draw-away': 91, 'answer-from-hand': 92, switch: 93, 'dig-up': 94, 'turn-up-top': 95,
  comet: 96, 'build-deck': 97, 'settle-order': 98, 'begin-with': 99, 'draw-order': 100, 'agree-order': 101,
  'propose-order': 102, 'name-partner': 103, 'come-home': 104, 'last-one': 105, 'after-leaving': 106,
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
  spellEffectDuringTurnFrame: 45, spellEffectFrame5: 46, spellEffectFrame6: 47, spellEffectUntilTurnFrame: 48,
  spellEffectFrame7: 49, spellEffectDuringTurn2Frame: 50, spellEffectFrame8: 51, spellEffectFrame9: 52,
  spellEffectFrame10: 53, spellEffectFrame11: 54, spellEffectDuringTurn3Frame: 55, spellEffectFrame12: 56,
  spellEffectFrame13: 57, spellEffectFrame14: 58, spellEffectFrame15: 59, spellEffectFrame16: 60,
  spellEffectFrame17: 61, spellEffectFrame18: 62, reciteFrame: 63, summonFrame: 64, placeFrame: 65, putFrame: 66,
  attackPlayerFrame: 68, attackCreatureFrame: 69, carryAttackFrame: 70, clashFrame: 71, endAttackFrame: 74,
  carryOutFrame: 75, strikeHomeFrame: 76, blockStepFrame: 77, battleFrame: 81, defeatFrame: 82, breakFrame: 83,
  breakShieldFrame: 84, resolveWaitingFrame: 85, settleOneFrame: 86, settleOneOfFrame: 87, settleOwnFrame: 88,
  buryTheWeakFrame: 89, declarationsFrame: 90, declareFrame: 91, settleInsteadFrame: 92, ninjaStrikeEffectFrame: 94,
  stackFrame: 95, throwCopyFrame: 96, playGZeroFrame: 97, galaxshieldFrame: 98, kirifudashFrame: 99,
  fushigibirthFrame: 100, judgeFrame: 101, castAgainFrame: 102, purgeFrame: 103, purgeFrame2: 104, tollFrame: 105,
  hushFrame: 106, hushFrame2: 107, hushUntilTurnFrame: 108, answerFromHandFrame: 110, answerFromHandEffectFrame: 111,
  switchEffectFrame: 113, digUpFrame: 114, turnUpTopFrame: 115, cometEffectFrame: 117, emptyDeckFrame: 119,
  whenBreakShieldFrame: 120, whenBreakShield2Frame: 121, breakShieldDuringTurnFrame: 122, insteadMoveFrame: 123,
  allTogetherFrame: 124, topOnlyFrame: 125, insteadLoseFrame: 126, whenStartOfTurnFrame: 127, afterPutFrame: 128,
  afterBeginGameFrame: 129, whenEndOfTurnFrame: 130, whenEndOfTurn2Frame: 131, whenEndOfTurn3Frame: 132,
  whenDrawFrame: 133, whenPutFrame: 134, insteadMove2Frame: 136, whenPut2Frame: 137, whenPut3Frame: 138,
  whenEndAttackFrame: 139, whenPut4Frame: 140, whenMoveFrame: 141, whenPut5Frame: 142, whenPut6Frame: 143,
  whenMove2Frame: 144, whenPut7Frame: 145, whenMove3Frame: 146, whenCastFrame: 147, whenPut8Frame: 148,
  whenPut9Frame: 149, whenAttackFrame: 150, whenPut10Frame: 151, whenPut11Frame: 152, whenAttack2Frame: 153,
  whenPut12Frame: 154, whenEndOfTurn4Frame: 155, whenPut13Frame: 156, whenPut13AttackFrame: 157, whenPut14Frame: 158,
  putUntilTurnFrame: 159, whenDefeatFrame: 160, whenEndOfTurn5Frame: 161, whenPut15Frame: 162, whenAttack3Frame: 163,
  whenAttack4Frame: 164, whenEndOfTurn6Frame: 165, insteadPutFrame: 166, whenPut16Frame: 167, insteadMove3Frame: 168,
  insteadPut2Frame: 169, beforeBreakFrame: 170, whenEndAttack2Frame: 171, whenPut17Frame: 172,
  whenPut17AttackFrame: 173, whenPut18Frame: 174, whenPut19Frame: 175, whenPut20Frame: 176, whenPut21Frame: 177,
  afterDrawFrame: 178, afterMoveFrame2: 179, afterPutFrame2: 180, afterMillFrame: 181, afterStartOfTurnFrame: 182,
  afterEndOfTurnFrame: 183, afterCastFrame: 184, afterBreakShieldFrame: 185, moveFrame: 186, spellEffectFrame19: 187,
  spellEffectUntilChargeStepFrame: 188, spellEffectFrame20: 189, settleOrderFrame: 190, drawOrderFrame: 192,
  agreeOrderFrame: 193, proposeOrderFrame: 194, namePartnerFrame: 195, comeHomeFrame: 196, afterLeavingFrame: 198,
  homecomingFrame: 199, insteadStartStepFrame: 200, insteadStartOfTurnFrame: 201, insteadStartOfTurnDrawStepFrame: 202,
  insteadStartOfTurnChargeStepFrame: 203, insteadStartOfTurnMainStepFrame: 204, insteadStartOfTurnAttackStepFrame: 205,
  insteadStartOfTurnEndOfTurnFrame: 206, insteadEndStepFrame: 207, whenAttack5Frame: 208, whenEndOfTurn7Frame: 209,
  whenEndOfTurn8Frame: 210, whenMillFrame: 211, whenEndOfTurn9Frame: 212,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  {
    title: 'Darkness, fire and nature',
    lists: [
      [
        0, 2, 3, 5, 6, 7, 12, 20, 21, 27, 28, 32, 34, 35, 40, 41, 49, 53, 55, 58, 59, 60, 63, 65, 67, 69, 71, 72, 74,
        76, 135, 136, 137, 142, 143, 144, 149, 150, 151, 156, 157, 158, 163, 164, 165, 170, 171, 172, 177, 178, 179,
        184, 191, 192, 198, 199, 205, 206, 212, 213,
      ],
      [53],
    ],
  },
  {
    title: 'Water and nature',
    lists: [
      [
        5, 6, 11, 19, 21, 27, 28, 30, 50, 51, 54, 57, 58, 62, 63, 70, 71, 72, 75, 76, 77, 107, 108, 109, 110, 111, 114,
        115, 116, 117, 118, 121, 122, 123, 124, 125, 128, 129, 130, 131, 132, 191, 192, 193, 194, 195, 198, 199, 200,
        201, 205, 206, 207, 208, 209, 212, 213, 214, 215, 216,
      ],
      [75],
    ],
  },
  {
    title: 'Light, darkness and fire',
    lists: [
      [
        1, 2, 5, 7, 12, 13, 14, 15, 16, 17, 18, 20, 21, 27, 28, 32, 34, 35, 36, 49, 52, 56, 59, 60, 64, 65, 66, 67, 68,
        69, 72, 73, 74, 78, 79, 80, 81, 86, 87, 88, 93, 94, 95, 100, 101, 135, 136, 142, 143, 149, 150, 156, 157, 163,
        164, 170, 171, 177, 178, 184,
      ],
      [52],
    ],
  },
  {
    title: 'Light, water and fire',
    lists: [
      [
        1, 2, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 27, 28, 30, 33, 36, 46, 49, 50, 51, 54, 56, 57, 60, 61, 62, 64,
        66, 68, 69, 70, 72, 73, 74, 78, 79, 80, 86, 87, 93, 94, 100, 101, 107, 108, 114, 115, 121, 122, 128, 129, 163,
        164, 170, 171, 177, 178, 184,
      ],
      [61],
    ],
  },
]
