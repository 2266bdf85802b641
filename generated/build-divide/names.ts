// Compiled from the rules of BuildDivide into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn } from 'houserules/runtime'

/** [bd.card.2] */
export const COLOR = { red: 0, blue: 1, white: 2, black: 3 } as const

/** [bd.card.1] */
export const KIND = { 'unit-card': 0, 'command-card': 1, 'territory-card': 2 } as const

/** [bd.card.3] */
export const TIMING = { normal: 0, quick: 1 } as const

/** [bd.card.4] */
export const ICON = { buster: 0, shot: 1 } as const

/** [bd.turn.1] */
export const PHASE = { standing: 0, drawing: 1, main: 2, attacking: 3, ending: 4 } as const

/** [bd.damage.1] */
export const ORIGIN = { 'by-unit': 0, 'by-effect': 1, 'by-icon': 2 } as const

/** [bd.life.3] */
// prettier-ignore
export const DESTINATION = {
  'to-hand': 0, 'to-deck': 1, 'to-graveyard': 2, 'to-energy': 3, 'to-field': 4, 'to-resolution': 5,
} as const

/** [bd.pool.1] */
export const BREED = { scout: 0, knight: 1, titan: 2, brute: 3, lancer: 4, herald: 5, regent: 6 } as const

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, lasting: 1, deck: 2, hand: 14, energy: 26, graveyard: 38, territory: 50, life: 62, field: 74,
  resolution: 75, chain: 76, packets: 77,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 78, [
  ZONE.deck, ZONE.hand, ZONE.energy, ZONE.graveyard, ZONE.territory, ZONE.life,
])

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1, 76, 77]

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  S1: 0, S2: 1, S3: 2, S4: 3, S5: 4, '《study》': 5, '《banner》': 6, '《rally》': 7, '《ward》': 8, '《gift》': 9, '《bolt》': 10,
  '《trade》': 11, '《feint》': 12, '《ambush》': 13, '《spark》': 14, '《blaze》': 15, '《watcher》': 16, '《archer》': 17,
  '《clerk》': 18, '《recall》': 19, '《summons》': 20, '《levy》': 21, '《harvest》': 22, '《omen》': 23, '《renewal》': 24,
  '《zealot》': 25, '《idler》': 26, '《insight》': 27, '《triumph》': 28, '《despair》': 29, '《end of all》': 30,
  '《quiet valley》': 31, '《loud valley》': 32, '《high keep》': 33, '《red plain》': 34, '《dark wood》': 35, '《witness》': 36,
  '《larder》': 37, '《comrade》': 38, '《denial》': 39, '《firebrand》': 40, '《flare》': 41, '《undertow》': 42, '《halo》': 43,
  '《pit》': 44, redscout1: 45, redscout2: 46, redscout3: 47, redscout4: 48, redscout5: 49, redknight1: 50,
  redknight2: 51, redknight3: 52, redknight4: 53, redknight5: 54, redtitan1: 55, redtitan2: 56, redtitan3: 57,
  redtitan4: 58, redtitan5: 59, bluescout1: 60, bluescout2: 61, bluescout3: 62, bluescout4: 63, bluescout5: 64,
  blueknight1: 65, blueknight2: 66, blueknight3: 67, blueknight4: 68, blueknight5: 69, bluetitan1: 70, bluetitan2: 71,
  bluetitan3: 72, bluetitan4: 73, bluetitan5: 74, whitescout1: 75, whitescout2: 76, whitescout3: 77, whitescout4: 78,
  whitescout5: 79, whiteknight1: 80, whiteknight2: 81, whiteknight3: 82, whiteknight4: 83, whiteknight5: 84,
  whitetitan1: 85, whitetitan2: 86, whitetitan3: 87, whitetitan4: 88, whitetitan5: 89, blackscout1: 90, blackscout2: 91,
  blackscout3: 92, blackscout4: 93, blackscout5: 94, blackknight1: 95, blackknight2: 96, blackknight3: 97,
  blackknight4: 98, blackknight5: 99, blacktitan1: 100, blacktitan2: 101, blacktitan3: 102, blacktitan4: 103,
  blacktitan5: 104, redbrute2: 105, redbrute3: 106, redbrute4: 107, redlancer2: 108, redlancer3: 109, redlancer4: 110,
  bluebrute2: 111, bluebrute3: 112, bluebrute4: 113, bluelancer2: 114, bluelancer3: 115, bluelancer4: 116,
  whitebrute2: 117, whitebrute3: 118, whitebrute4: 119, whitelancer2: 120, whitelancer3: 121, whitelancer4: 122,
  blackbrute2: 123, blackbrute3: 124, blackbrute4: 125, blacklancer2: 126, blacklancer3: 127, blacklancer4: 128,
  redherald4: 129, redherald5: 130, redregent4: 131, redregent5: 132, blueherald4: 133, blueherald5: 134,
  blueregent4: 135, blueregent5: 136, whiteherald4: 137, whiteherald5: 138, whiteregent4: 139, whiteregent5: 140,
  blackherald4: 141, blackherald5: 142, blackregent4: 143, blackregent5: 144,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [bd.card.1] Printed `kind` of each card. */
// prettier-ignore
export const PRINTED_KIND: readonly number[] = [
  1, 0, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0,
  1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]

/** [bd.card.2] Printed `color` of each card. */
// prettier-ignore
export const PRINTED_COLOR: readonly number[] = [
  0, 1, 3, 2, 0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 1, 0, 1, 2, 2, 2, 2, 2, 2, 0, 0, 1, 3, 3, 3, 1, 1, 2, 0, 3, 1, 2, 2,
  1, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
  2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,
]

/** [bd.card.2] Printed `cost` of each card. */
// prettier-ignore
export const PRINTED_COST: readonly number[] = [
  1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9, 9, 9, NONE, NONE, NONE, NONE,
  NONE, 2, 1, 2, 1, 1, 3, 3, 4, 3, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3,
  4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 2, 3, 4, 2, 3, 4, 2,
  3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5,
]

/** [bd.card.2] Printed `colored` of each card. */
// prettier-ignore
export const PRINTED_COLORED: readonly (readonly number[])[] = [
  [0], [1], [3], [2], [0], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [0], [1, 1], [2, 2], [3], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [2],
  [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [3], [3], [3], [3], [3], [3], [3], [3], [3],
  [3], [3], [3], [3], [3], [3], [0], [0], [0], [0], [0], [0], [1], [1], [1], [1], [1], [1], [2], [2], [2], [2], [2],
  [2], [3], [3], [3], [3], [3], [3], [0, 0], [0, 0], [0, 0], [0, 0], [1, 1], [1, 1], [1, 1], [1, 1], [2, 2], [2, 2],
  [2, 2], [2, 2], [3, 3], [3, 3], [3, 3], [3, 3],
]

/** [bd.card.3] Printed `timing` of each card. */
// prettier-ignore
export const PRINTED_TIMING: readonly number[] = [
  0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, NONE, NONE, NONE, NONE,
  NONE, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]

/** [bd.card.4] Printed `icon` of each card. */
// prettier-ignore
export const PRINTED_ICON: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, 1, 1, 1, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [bd.card.5] Printed `base-power` of each card. */
// prettier-ignore
export const PRINTED_BASE_POWER: readonly number[] = [
  NONE, 3000, NONE, 3000, 3000, NONE, 2000, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2000, 2000, 2000,
  NONE, NONE, NONE, NONE, NONE, NONE, 2000, 2000, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2000, 1000,
  2000, NONE, 2000, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [bd.card.5] Printed `base-hit` of each card. */
// prettier-ignore
export const PRINTED_BASE_HIT: readonly number[] = [
  NONE, 1, NONE, 1, 1, NONE, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, 1, 1, NONE, NONE, NONE, NONE,
  NONE, NONE, 1, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, 1, 1, NONE, 1, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE,
]

/** [bd.card.6] Printed `ace` of each card. */
// prettier-ignore
export const PRINTED_ACE: readonly boolean[] = [
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false,
  false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, true, true,
  true, true, true, true, true, true, true, true,
]

/** [bd.card.7] Printed `starting-life` of each card. */
// prettier-ignore
export const PRINTED_STARTING_LIFE: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 12, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [bd.card.7] Printed `opened-face` of each card. */
// prettier-ignore
export const PRINTED_OPENED_FACE: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 32, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [bd.pool.1] Printed `breed-of` of each card. */
// prettier-ignore
export const PRINTED_BREED_OF: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
  2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4,
  4, 4, 3, 3, 3, 4, 4, 4, 3, 3, 3, 4, 4, 4, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 5, 5, 6, 6, 5, 5, 6, 6, 5, 5, 6, 6,
]

/** [bd.pool.1] Printed `size` of each card. */
// prettier-ignore
export const PRINTED_SIZE: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5,
  1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 2, 3, 4, 2,
  3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5, 4, 5,
]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, reveal: 7, 'look-at': 8, match: 9,
  'set-up': 10, 'settle-first-player': 11, redraw: 12, 'lay-life': 13, 'lay-own-life': 14, turn: 15, 'stand-phase': 16,
  'draw-phase': 17, 'main-phase': 18, 'attack-phase': 19, 'end-phase': 20, draw: 21, 'draw-one': 22,
  'draw-from-life': 23, discard: 24, destroy: 25, play: 26, 'play-free': 27, 'put-up': 28, 'text-of': 29, enter: 30,
  'aim-at': 31, activate: 32, 'ability-of': 33, charge: 34, 'pay-for': 35, 'open-territory': 36, 'resolve-newest': 37,
  'play-window': 38, 'take-priority': 39, speak: 40, 'go-on': 41, 'damage-check': 42, 'damage-window': 43,
  'rule-processing': 44, 'bury-the-weak': 45, 'line-up': 46, 'put-up-ability': 47, 'attack-player': 48,
  'attack-unit': 49, 'carry-attack': 50, 'declare-attack': 51, 'block-step': 52, block: 53, 'battle-step': 54,
  battle: 55, 'heal-all': 56, 'end-attack': 57, harm: 58, 'trigger-check': 59, shoot: 60, lose: 61, win: 62, doom: 63,
  'doom-all': 64, judge: 65, concede: 66, 'take-life': 67, 'raise-life': 68, 'return-life': 69, 'build-deck': 70,
} as const

/** Events that players may choose, by the numbers of moves. */
export const MOVE = {
  play: 0,
  activate: 1,
  charge: 2,
  'attack-player': 3,
  'attack-unit': 4,
  block: 5,
  concede: 6,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  matchFrame: 3, setUpFrame: 4, settleFirstPlayerFrame: 5, redrawFrame: 6, turnFrame: 9, drawPhaseFrame: 11,
  mainPhaseFrame: 12, attackPhaseFrame: 13, endPhaseFrame: 14, drawFrame: 15, drawOneFrame: 16, drawFromLifeFrame: 17,
  discardFrame: 18, playFrame: 20, playFreeFrame: 21, putUpFrame: 22, textOfFrame: 23, textOfEffectFrame: 24,
  textOfEffectFrame2: 26, textOfFrame3: 27, textOfEffectFrame3: 28, textOfEffectFrame4: 30, textOfEffectFrame5: 32,
  textOfDuringTurnFrame: 33, textOfFrame6: 34, textOfEffectFrame6: 35, textOfEffectFrame7: 37, textOfEffectFrame8: 39,
  textOfEffectFrame9: 41, textOfEffectFrame10: 43, textOfEffectFrame11: 45, textOfEffectFrame12: 47,
  textOfEffectFrame13: 49, textOfEffectFrame14: 51, textOfEffectFrame15: 53, textOfEffectFrame16: 55,
  textOfEffectFrame17: 57, textOfEffectFrame18: 59, textOfEffectFrame19: 61, textOfFrame20: 62, textOfEffectFrame20: 63,
  textOfFrame21: 64, textOfEffectFrame21: 65, textOfFrame22: 66, textOfEffectFrame22: 67, textOfEffectFrame23: 69,
  textOfFrame24: 70, textOfEffectFrame24: 71, textOfDuringTurn2Frame: 72, textOfEffectFrame25: 74,
  textOfDuringTurn3Frame: 75, textOfEffectFrame26: 77, textOfFrame27: 78, textOfEffectFrame27: 79,
  textOfEffectFrame28: 81, activateFrame: 84, abilityOfFrame: 85, abilityOfEffectFrame: 87, abilityOfFrame3: 88,
  abilityOfEffectFrame2: 89, abilityOfDuringTurnFrame: 90, payForFrame: 92, resolveNewestFrame: 94, playWindowFrame: 95,
  speakFrame: 97, goOnFrame: 98, damageCheckFrame: 99, damageWindowFrame: 100, ruleProcessingFrame: 101,
  lineUpFrame: 103, putUpAbilityFrame: 104, attackPlayerFrame: 105, attackUnitFrame: 106, carryAttackFrame: 107,
  blockStepFrame: 109, battleStepFrame: 111, harmEffectFrame: 116, triggerCheckFrame: 117, shootFrame: 118,
  takeLifeFrame: 125, returnLifeFrame: 127, whenEnterFrame: 129, enterEffectFrame: 130, enterDuringTurnFrame: 131,
  whenPlayFrame: 132, playEffectFrame: 133, whenPlay2Frame: 134, playEffectFrame2: 135, whenPlay3Frame: 136,
  playEffectFrame3: 137, playDuringTurnFrame: 138, whenEnter2Frame: 140, enterEffectFrame2: 141,
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
      [34],
    ],
  },
  {
    title: 'All blue',
    lists: [
      [
        1, 1, 5, 5, 18, 18, 27, 27, 42, 42, 42, 42, 60, 60, 60, 61, 61, 61, 62, 62, 65, 65, 65, 66, 66, 66, 67, 67, 72,
        72, 73, 73, 74, 111, 111, 111, 112, 112, 112, 114, 114, 115, 115, 116, 116, 133, 133, 134,
      ],
      [31],
    ],
  },
  {
    title: 'All white',
    lists: [
      [
        3, 3, 6, 6, 8, 8, 19, 19, 43, 43, 43, 43, 75, 75, 75, 76, 76, 76, 77, 77, 80, 80, 80, 81, 81, 81, 82, 82, 87,
        87, 88, 88, 89, 117, 117, 117, 118, 118, 118, 120, 120, 121, 121, 122, 122, 137, 137, 138,
      ],
      [33],
    ],
  },
  {
    title: 'All black',
    lists: [
      [
        2, 2, 10, 10, 11, 11, 13, 13, 44, 44, 44, 44, 90, 90, 90, 91, 91, 91, 92, 92, 95, 95, 95, 96, 96, 96, 97, 97,
        102, 102, 103, 103, 123, 123, 123, 124, 124, 124, 126, 126, 127, 127, 128, 128, 141, 141, 142,
      ],
      [35],
    ],
  },
]
