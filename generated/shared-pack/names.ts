// Compiled from the rules of SharedPack: names and printed cards. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { holdersOf, numbersIn } from '../../runtime/tables.ts'

/** [setup.1] */
export const SUIT = { '♠': 0, '♥': 1, '♣': 2, '♦': 3 } as const

export const SUIT_VALUES: readonly number[] = numbersIn(SUIT)

/** [monster.1] */
export const POSITION = { attack: 0, defence: 1, 'face-down': 2 } as const

export const POSITION_VALUES: readonly number[] = numbersIn(POSITION)

/** [spell.1, trap.1] */
export const ROLE = { spell: 0, trap: 1 } as const

export const ROLE_VALUES: readonly number[] = numbersIn(ROLE)

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, chain: 1, deck: 2, dealt: 3, hand: 11, extra: 19, graveyard: 20, banished: 28, monsters: 36, backrow: 44,
  table: 52,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 60, [
  ZONE.dealt, ZONE.hand, ZONE.graveyard, ZONE.banished, ZONE.monsters, ZONE.backrow, ZONE.table,
])

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1]

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  '1♠': 0, '2♠': 1, '3♠': 2, '4♠': 3, '5♠': 4, '6♠': 5, '7♠': 6, '8♠': 7, '9♠': 8, '10♠': 9, 'J♠': 10, 'Q♠': 11,
  'K♠': 12, '1♥': 13, '2♥': 14, '3♥': 15, '4♥': 16, '5♥': 17, '6♥': 18, '7♥': 19, '8♥': 20, '9♥': 21, '10♥': 22,
  'J♥': 23, 'Q♥': 24, 'K♥': 25, '1♣': 26, '2♣': 27, '3♣': 28, '4♣': 29, '5♣': 30, '6♣': 31, '7♣': 32, '8♣': 33,
  '9♣': 34, '10♣': 35, 'J♣': 36, 'Q♣': 37, 'K♣': 38, '1♦': 39, '2♦': 40, '3♦': 41, '4♦': 42, '5♦': 43, '6♦': 44,
  '7♦': 45, '8♦': 46, '9♦': 47, '10♦': 48, 'J♦': 49, 'Q♦': 50, 'K♦': 51, JK1: 52, JK2: 53,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [setup.1] Printed `suit` of each card. */
// prettier-ignore
export const PRINTED_SUIT: readonly number[] = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, NONE, NONE,
]

/** [setup.1] Printed `rank` of each card. */
// prettier-ignore
export const PRINTED_RANK: readonly number[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  11, 12, 13, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, NONE, NONE,
]

/** What an option counts for where a number is asked; 0 for a word. */
// prettier-ignore
export const OPTION_NUMBERS: readonly (readonly number[])[] = [
  [0, 0, 0], [0, 0], [0, 6, 7], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
  [0, 0], [0, 0], [0, 0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
  [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, window: 7, 'window-if-due': 8,
  'run-chain': 9, 'run-link': 10, 'clear-away': 11, 'line-up': 12, 'link-up': 13, 'put-on-chain': 14, 'note-attack': 15,
  'attack-directly': 16, attack: 17, battle: 18, 'battle-destroy': 19, 'change-position': 20, 'turn-up': 21,
  'spade-call': 22, blast: 23, insight: 24, 'use-looked': 25, 'summon-looked': 26, 'cast-looked': 27, 'set-looked': 28,
  'put-back': 29, 'club-call': 30, 'diamond-call': 31, compensate: 32, 'fall-together': 33, 'set-card': 34,
  'activate-spell': 35, 'activate-trap': 36, 'use-spell': 37, 'use-trap': 38, pop: 39, match: 40, 'set-up': 41,
  'settle-first-player': 42, turn: 43, 'draw-phase': 44, main: 45, 'battle-phase': 46, 'hand-check': 47, draw: 48,
  destroy: 49, banish: 50, 'take-back': 51, send: 52, hurt: 53, gain: 54, pay: 55, 'check-lives': 56, lose: 57,
  'normal-summon': 58, 'set-monster': 59, 'special-summon': 60, 'special-summon-as': 61, arrive: 62,
  'synchro-summon': 63, 'name-for': 64,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  windowFrame: 1, windowIfDueFrame: 2, runChainFrame: 3, runLinkFrame: 4, lineUpFrame: 5, linkUpFrame: 6,
  attackDirectlyFrame: 7, attackFrame: 8, spadeCallFrame: 9, blastFrame: 10, blastEffectFrame: 11, insightFrame: 12,
  insightEffectFrame: 13, useLookedFrame: 14, summonLookedFrame: 15, castLookedFrame: 16, setLookedFrame: 17,
  clubCallFrame: 18, diamondCallFrame: 19, diamondCallEffectFrame: 20, compensateFrame: 21, setCardFrame: 22,
  activateSpellFrame: 23, activateTrapFrame: 24, useSpellFrame: 25, useSpellEffectFrame: 26, useSpellEffectFrame2: 27,
  useSpellFrame2: 28, useSpellEffectFrame3: 29, useTrapFrame: 30, useTrapEffectFrame: 31, useTrapFrame2: 32,
  useTrapEffectFrame2: 33, useTrapFrame3: 34, useTrapEffectFrame3: 35, popFrame: 36, popEffectFrame: 37, matchFrame: 38,
  setUpFrame: 39, settleFirstPlayerFrame: 40, turnFrame: 41, drawPhaseFrame: 42, mainFrame: 43, battlePhaseFrame: 44,
  handCheckFrame: 45, normalSummonFrame: 46, setMonsterFrame: 47, specialSummonFrame: 48, synchroSummonFrame: 49,
  nameForFrame: 50, nameForFrame2: 51, slashFrame: 52, whenBattleDestroyFrame: 53, comfortFrame: 54,
  comfortAnyhowFrame: 55, harvestFrame: 56, lastGiftFrame: 57,
} as const
