// Compiled from the rules of TrumpKing into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn } from 'houserules/runtime'

/** [setup.1] */
export const SUIT = { '♠': 0, '♥': 1, '♣': 2, '♦': 3 } as const

export const SUIT_VALUES: readonly number[] = numbersIn(SUIT)

/** [monster.1] */
export const POSITION = { attack: 0, defence: 1, 'face-down': 2 } as const

/** [spell.1, trap.1] */
export const ROLE = { spell: 0, trap: 1 } as const

export const ROLE_VALUES: readonly number[] = numbersIn(ROLE)

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, chain: 1, deck: 2, dealt: 14, hand: 26, extra: 38, graveyard: 50, banished: 62, monsters: 74, backrow: 86,
  table: 98,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 110, [
  ZONE.deck, ZONE.dealt, ZONE.hand, ZONE.extra, ZONE.graveyard, ZONE.banished, ZONE.monsters, ZONE.backrow, ZONE.table,
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
  [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
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

/** Events that players may choose, by the numbers of moves. */
// prettier-ignore
export const MOVE = {
  'attack-directly': 0, attack: 1, 'change-position': 2, 'spade-call': 3, blast: 4, insight: 5, 'club-call': 6,
  'diamond-call': 7, 'set-card': 8, 'activate-spell': 9, 'activate-trap': 10, 'normal-summon': 11, 'set-monster': 12,
  'synchro-summon': 13,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  windowFrame: 1, windowIfDueFrame: 2, runChainFrame: 3, runLinkFrame: 4, lineUpFrame: 6, linkUpFrame: 7,
  attackDirectlyFrame: 10, attackFrame: 11, battleFrame: 12, spadeCallFrame: 16, blastFrame: 17, blastEffectFrame: 18,
  insightFrame: 19, insightEffectFrame: 20, useLookedFrame: 21, summonLookedFrame: 22, castLookedFrame: 23,
  setLookedFrame: 24, clubCallFrame: 26, diamondCallFrame: 27, diamondCallEffectFrame: 28, compensateFrame: 29,
  setCardFrame: 31, activateSpellFrame: 32, activateTrapFrame: 33, useSpellFrame: 34, useSpellEffectFrame: 35,
  useSpellEffectFrame2: 37, useSpellFrame3: 38, useSpellEffectFrame3: 40, useTrapFrame: 41, useTrapEffectFrame: 42,
  useTrapFrame2: 43, useTrapEffectFrame2: 44, useTrapFrame3: 45, useTrapEffectFrame3: 47, popFrame2: 48,
  popEffectFrame: 49, matchFrame: 50, setUpFrame: 51, settleFirstPlayerFrame: 52, turnFrame: 53, drawPhaseFrame: 54,
  mainFrame: 55, battlePhaseFrame: 56, handCheckFrame: 57, normalSummonFrame: 68, setMonsterFrame: 69,
  specialSummonFrame: 70, synchroSummonFrame: 73, nameForFrame: 74, nameForFrame2: 75, slashFrame: 79,
  whenBattleDestroyFrame: 80, comfortFrame: 83, comfortAnyhowFrame: 84, harvestFrame: 85, lastGiftFrame: 86,
  afterBattleDestroyFrame: 91, afterMoveFrame: 92,
} as const
