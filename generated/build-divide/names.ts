// Compiled from the rules of BuildDivide into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn, printedOn } from 'houserules/runtime'

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
export const PRINTED_BASE_POWER: readonly number[] = printedOn(CARD, NONE, {
  S2: 3000, S4: 3000, S5: 3000, '《banner》': 2000, '《watcher》': 2000, '《archer》': 2000, '《clerk》': 2000,
  '《zealot》': 2000, '《idler》': 2000, '《witness》': 2000, '《larder》': 1000, '《comrade》': 2000, '《firebrand》': 2000,
})

/** [bd.card.5] Printed `base-hit` of each card. */
// prettier-ignore
export const PRINTED_BASE_HIT: readonly number[] = printedOn(CARD, NONE, {
  S2: 1, S4: 1, S5: 1, '《banner》': 1, '《watcher》': 1, '《archer》': 1, '《clerk》': 1, '《zealot》': 1, '《idler》': 1,
  '《witness》': 1, '《larder》': 1, '《comrade》': 1, '《firebrand》': 1,
})

/** [bd.card.6] Printed `ace` of each card. */
// prettier-ignore
export const PRINTED_ACE: readonly boolean[] = printedOn(CARD, false, {
  redherald4: true, redherald5: true, redregent4: true, redregent5: true, blueherald4: true, blueherald5: true,
  blueregent4: true, blueregent5: true, whiteherald4: true, whiteherald5: true, whiteregent4: true, whiteregent5: true,
  blackherald4: true, blackherald5: true, blackregent4: true, blackregent5: true,
})

/** [bd.card.7] Printed `starting-life` of each card. */
export const PRINTED_STARTING_LIFE: readonly number[] = printedOn(CARD, NONE, { '《high keep》': 12 })

/** [bd.card.7] Printed `opened-face` of each card. */
export const PRINTED_OPENED_FACE: readonly number[] = printedOn(CARD, NONE, { '《quiet valley》': 32 })

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
  'set-up': 10, 'settle-first-player': 11, 'redraw-in-turn': 12, redraw: 13, 'lay-life': 14, 'lay-own-life': 15,
  turn: 16, 'stand-phase': 17, 'draw-phase': 18, 'main-phase': 19, 'attack-phase': 20, 'end-phase': 21, draw: 22,
  'draw-one': 23, 'draw-from-life': 24, discard: 25, destroy: 26, play: 27, 'play-free': 28, 'put-up': 29,
  'text-of': 30, enter: 31, 'aim-at': 32, activate: 33, 'ability-of': 34, charge: 35, 'pay-for': 36,
  'open-territory': 37, 'resolve-newest': 38, 'play-window': 39, 'take-priority': 40, speak: 41, 'go-on': 42,
  'damage-check': 43, 'damage-window': 44, 'rule-processing': 45, 'bury-the-weak': 46, 'line-up': 47,
  'put-up-ability': 48, 'attack-player': 49, 'attack-unit': 50, 'carry-attack': 51, 'declare-attack': 52,
  'block-step': 53, block: 54, 'battle-step': 55, battle: 56, 'heal-all': 57, 'end-attack': 58, harm: 59,
  'trigger-check': 60, shoot: 61, lose: 62, win: 63, doom: 64, 'doom-all': 65, judge: 66, concede: 67, 'take-life': 68,
  'raise-life': 69, 'return-life': 70, 'build-deck': 71,
} as const

/** Events that players may choose, by the numbers of moves. */
// prettier-ignore
export const MOVE = { play: 0, activate: 1, charge: 2, 'attack-player': 3, 'attack-unit': 4, block: 5, concede: 6 } as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  matchFrame: 3, setUpFrame: 4, settleFirstPlayerFrame: 5, redrawInTurnFrame: 6, redrawFrame: 7, turnFrame: 10,
  drawPhaseFrame: 12, mainPhaseFrame: 13, attackPhaseFrame: 14, endPhaseFrame: 15, drawFrame: 16, drawOneFrame: 17,
  drawFromLifeFrame: 18, discardFrame: 19, playFrame: 21, playFreeFrame: 22, putUpFrame: 23, textOfFrame: 24,
  textOfEffectFrame: 25, textOfEffectFrame2: 27, textOfFrame3: 28, textOfEffectFrame3: 29, textOfEffectFrame4: 31,
  textOfEffectFrame5: 33, textOfDuringTurnFrame: 34, textOfFrame6: 35, textOfEffectFrame6: 36, textOfEffectFrame7: 38,
  textOfEffectFrame8: 40, textOfEffectFrame9: 42, textOfEffectFrame10: 44, textOfEffectFrame11: 46,
  textOfEffectFrame12: 48, textOfEffectFrame13: 50, textOfEffectFrame14: 52, textOfEffectFrame15: 54,
  textOfEffectFrame16: 56, textOfEffectFrame17: 58, textOfEffectFrame18: 60, textOfEffectFrame19: 62, textOfFrame20: 63,
  textOfEffectFrame20: 64, textOfFrame21: 65, textOfEffectFrame21: 66, textOfFrame22: 67, textOfEffectFrame22: 68,
  textOfEffectFrame23: 70, textOfFrame24: 71, textOfEffectFrame24: 72, textOfDuringTurn2Frame: 73,
  textOfEffectFrame25: 75, textOfDuringTurn3Frame: 76, textOfEffectFrame26: 78, textOfFrame27: 79,
  textOfEffectFrame27: 80, textOfEffectFrame28: 82, activateFrame: 85, abilityOfFrame: 86, abilityOfEffectFrame: 88,
  abilityOfFrame3: 89, abilityOfEffectFrame2: 90, abilityOfDuringTurnFrame: 91, payForFrame: 93, resolveNewestFrame: 95,
  playWindowFrame: 96, speakFrame: 98, goOnFrame: 99, damageCheckFrame: 100, damageWindowFrame: 101,
  ruleProcessingFrame: 102, lineUpFrame: 104, putUpAbilityFrame: 105, attackPlayerFrame: 106, attackUnitFrame: 107,
  carryAttackFrame: 108, blockStepFrame: 110, battleStepFrame: 112, harmEffectFrame: 117, triggerCheckFrame: 118,
  shootFrame: 119, takeLifeFrame: 126, returnLifeFrame: 128, whenEnterFrame: 130, enterEffectFrame: 131,
  enterDuringTurnFrame: 132, whenPlayFrame: 133, playEffectFrame: 134, whenPlay2Frame: 135, playEffectFrame2: 136,
  whenPlay3Frame: 137, playEffectFrame3: 138, playDuringTurnFrame: 139, whenEnter2Frame: 141, enterEffectFrame2: 142,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  { title: 'All red',
    lists: [
      [0, 0, 4, 4, 14, 14, 17, 17, 41, 41, 41, 41, 45, 45, 45, 46, 46, 46, 47, 47, 50, 50, 50, 51, 51, 51, 52, 52, 57,
        57, 58, 58, 59, 105, 105, 105, 106, 106, 106, 108, 108, 109, 109, 110, 110, 129, 129, 130],
      [34]] },
  { title: 'All blue',
    lists: [
      [1, 1, 5, 5, 18, 18, 27, 27, 42, 42, 42, 42, 60, 60, 60, 61, 61, 61, 62, 62, 65, 65, 65, 66, 66, 66, 67, 67, 72,
        72, 73, 73, 74, 111, 111, 111, 112, 112, 112, 114, 114, 115, 115, 116, 116, 133, 133, 134],
      [31]] },
  { title: 'All white',
    lists: [
      [3, 3, 6, 6, 8, 8, 19, 19, 43, 43, 43, 43, 75, 75, 75, 76, 76, 76, 77, 77, 80, 80, 80, 81, 81, 81, 82, 82, 87, 87,
        88, 88, 89, 117, 117, 117, 118, 118, 118, 120, 120, 121, 121, 122, 122, 137, 137, 138],
      [33]] },
  { title: 'All black',
    lists: [
      [2, 2, 10, 10, 11, 11, 13, 13, 44, 44, 44, 44, 90, 90, 90, 91, 91, 91, 92, 92, 95, 95, 95, 96, 96, 96, 97, 97,
        102, 102, 103, 103, 123, 123, 123, 124, 124, 124, 126, 126, 127, 127, 128, 128, 141, 141, 142],
      [35]] },
]
