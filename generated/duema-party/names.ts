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
  PROC as BASE_PROC,
  ZONE as BASE_ZONE,
} from '../duel-masters/names.ts'

/** First instance of each zone family; a zone that every seat has adds the seat. */
export const ZONE = { ...BASE_ZONE, 'partner-zone': 67 } as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 75, [
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
  ...BASE_PROC, startOfTurnFrame: 18, endOfTurnFrame: 26, settleLossesFrame: 31, spellEffectFrame6: 47,
  spellEffectFrame15: 59, spellEffectFrame19: 179, spellEffectUntilChargeStepFrame: 180, spellEffectFrame20: 181,
  settleOrderFrame: 182, drawOrderFrame: 184, agreeOrderFrame: 185, proposeOrderFrame: 186, namePartnerFrame: 187,
  comeHomeFrame: 188, afterLeavingFrame: 190, homecomingFrame: 191, insteadStartStepFrame: 192,
  insteadStartOfTurnFrame: 193, insteadDrawStepFrame: 194, insteadChargeStepFrame: 195, insteadMainStepFrame: 196,
  insteadAttackStepFrame: 197, insteadEndStepFrame: 198, insteadEndOfTurnFrame: 199, whenAttack7Frame: 200,
  whenEndOfTurn7Frame: 201, whenEndOfTurn8Frame: 202, whenMillFrame: 203, whenEndOfTurn9Frame: 204,
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
