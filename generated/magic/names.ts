// Compiled from the rules of Magic: names and printed cards. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'

/** [mtg.107.4] (magic/things.rules:5) */
export const SYMBOL = {
  '⓪': 0,
  '①': 1,
  '②': 2,
  '③': 3,
  '④': 4,
  '⑤': 5,
  '⑥': 6,
  '⑦': 7,
  '⑧': 8,
  '⑨': 9,
  '⑩': 10,
  '⑪': 11,
  '⑫': 12,
  '⑬': 13,
  '⑭': 14,
  '⑮': 15,
  X: 16,
  W: 17,
  U: 18,
  B: 19,
  R: 20,
  G: 21,
  WU: 22,
  UB: 23,
  BR: 24,
  RG: 25,
  GW: 26,
  WB: 27,
  UR: 28,
  BG: 29,
  RW: 30,
  GU: 31,
  WP: 32,
  UP: 33,
  BP: 34,
  RP: 35,
  GP: 36,
} as const

export const SYMBOL_VALUES: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
  32, 33, 34, 35, 36,
]

/** [mtg.105.1] (magic/things.rules:6) */
export const COLOUR = { white: 0, blue: 1, black: 2, red: 3, green: 4 } as const

export const COLOUR_VALUES: readonly number[] = [0, 1, 2, 3, 4]

/** [mtg.300.1] (magic/things.rules:7) */
export const KIND = {
  artifact: 0,
  'creature-card': 1,
  enchantment: 2,
  instant: 3,
  land: 4,
  planeswalker: 5,
  sorcery: 6,
  tribal: 7,
} as const

export const KIND_VALUES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]

/** [mtg.205.4] (magic/things.rules:8) */
export const SUPERTYPE = { basic: 0, legendary: 1 } as const

export const SUPERTYPE_VALUES: readonly number[] = [0, 1]

/** [mtg.205.3] (magic/things.rules:9) */
export const SUBTYPE = {
  plains: 0,
  island: 1,
  swamp: 2,
  mountain: 3,
  forest: 4,
  arcane: 5,
  bear: 6,
  beast: 7,
  bird: 8,
  cephalid: 9,
  dryad: 10,
  eldrazi: 11,
  elemental: 12,
  elf: 13,
  faerie: 14,
  goblin: 15,
  human: 16,
  illusion: 17,
  insect: 18,
  knight: 19,
  lhurgoyf: 20,
  moonfolk: 21,
  ooze: 22,
  plant: 23,
  shaman: 24,
  soldier: 25,
  spirit: 26,
  warrior: 27,
  weird: 28,
  werewolf: 29,
  wizard: 30,
  zombie: 31,
} as const

export const SUBTYPE_VALUES: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
]

/** [mtg.702.1] (magic/things.rules:10) */
export const KEYWORD = {
  flying: 0,
  'first-strike': 1,
  vigilance: 2,
  trample: 3,
  haste: 4,
  flash: 5,
  reach: 6,
  persist: 7,
  rebound: 8,
  cascade: 9,
  retrace: 10,
  fuse: 11,
  'other-price': 12,
} as const

export const KEYWORD_VALUES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** [mtg.708.1] (magic/things.rules:12) */
export const LAYOUT = { split: 0, flip: 1, 'double-faced': 2, half: 3, 'flipped-side': 4, 'back-side': 5 } as const

export const LAYOUT_VALUES: readonly number[] = [0, 1, 2, 3, 4, 5]

/** [mtg.100.6] (magic/things.rules:14) */
export const LEGALITY = { banned: 0, 'to-come': 1 } as const

export const LEGALITY_VALUES: readonly number[] = [0, 1]

/** [mtg.112.3] (magic/priority.rules:28) */
export const ROLE_ON_STACK = { 'of-trigger': 0, 'of-activation': 1, 'of-spell': 2 } as const

export const ROLE_ON_STACK_VALUES: readonly number[] = [0, 1, 2]

/** [mtg.500.1] (magic/turn.rules:5) */
export const PHASE_KIND = { beginning: 0, main: 1, combat: 2, ending: 3 } as const

export const PHASE_KIND_VALUES: readonly number[] = [0, 1, 2, 3]

/** [mtg.601.2b] (magic/casting.rules:4) */
export const WAY = {
  plainly: 0,
  'left-half': 1,
  'right-half': 2,
  'both-halves': 3,
  unseen: 4,
  'instead-paid': 5,
  evoked: 6,
  'flashed-back': 7,
  retraced: 8,
  'for-free': 9,
  'by-miracle': 10,
  'by-madness': 11,
} as const

export const WAY_VALUES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** First instance of each zone family; a zone that every seat has adds the seat. */
export const ZONE = {
  waiting: 0,
  applicable: 1,
  lasting: 2,
  library: 3,
  hand: 11,
  graveyard: 19,
  battlefield: 27,
  stack: 35,
  exile: 43,
  pile: 51,
} as const

/** The seat each zone instance belongs to. */
export const HOLDER: readonly number[] = [
  NONE,
  NONE,
  NONE,
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  NONE,
]

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1, 2, 51]

/** Printed cards by name. */
export const CARD = {
  '《face-down》': 0,
  平地: 1,
  島: 2,
  沼: 3,
  山: 4,
  森: 5,
  '《Tropical Island》': 6,
  '《Volcanic Island》': 7,
  灰色熊: 8,
  熟考漂い: 9,
  綿密な分析: 10,
  四肢切断: 11,
} as const

export const DEFINITIONS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** [mtg.202.1] Printed `mana-cost` of each card. (magic/things.rules:16) */
export const PRINTED_MANA_COST: readonly (readonly number[])[] = [
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [1, 21],
  [4, 18],
  [3, 18],
  [1, 34, 34],
]

/** [mtg.300.1] Printed `kinds` of each card. (magic/things.rules:17) */
export const PRINTED_KINDS: readonly (readonly number[])[] = [
  [1],
  [4],
  [4],
  [4],
  [4],
  [4],
  [4],
  [4],
  [1],
  [1],
  [6],
  [3],
]

/** [mtg.205.4] Printed `supertypes` of each card. (magic/things.rules:18) */
export const PRINTED_SUPERTYPES: readonly (readonly number[])[] = [[], [0], [0], [0], [0], [0], [], [], [], [], [], []]

/** [mtg.205.3] Printed `subtypes` of each card. (magic/things.rules:19) */
export const PRINTED_SUBTYPES: readonly (readonly number[])[] = [
  [],
  [0],
  [1],
  [2],
  [3],
  [4],
  [1, 4],
  [1, 3],
  [6],
  [12],
  [],
  [],
]

/** [mtg.204.1] Printed `colour-indicator` of each card. (magic/things.rules:20) */
export const PRINTED_COLOUR_INDICATOR: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.208.1] Printed `base-power` of each card. (magic/things.rules:21) */
export const PRINTED_BASE_POWER: readonly number[] = [2, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, 2, NONE, NONE]

/** [mtg.208.1] Printed `base-toughness` of each card. (magic/things.rules:22) */
export const PRINTED_BASE_TOUGHNESS: readonly number[] = [2, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, 2, NONE, NONE]

/** [mtg.702.1] Printed `keywords` of each card. (magic/things.rules:23) */
export const PRINTED_KEYWORDS: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [0], [], []]

/** [mtg.708.1] Printed `layout` of each card. (magic/things.rules:24) */
export const PRINTED_LAYOUT: readonly number[] = [
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
]

/** [mtg.708.1] Printed `faces` of each card. (magic/things.rules:26) */
export const PRINTED_FACES: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.100.6] Printed `legacy` of each card. (magic/things.rules:27) */
export const PRINTED_LEGACY: readonly number[] = [
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
]

/** [mtg.106.1] Printed `makes` of each card. (magic/things.rules:28) */
export const PRINTED_MAKES: readonly (readonly number[])[] = [
  [],
  [0],
  [1],
  [2],
  [3],
  [4],
  [1, 4],
  [1, 3],
  [],
  [],
  [],
  [],
]

/** [mtg.702.73] Printed `evoke-cost` of each card. (magic/keywords.rules:3) */
export const PRINTED_EVOKE_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [2, 18], [], []]

/** [mtg.702.33] Printed `flashback-cost` of each card. (magic/keywords.rules:4) */
export const PRINTED_FLASHBACK_COST: readonly (readonly number[])[] = [
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [],
  [1, 18],
  [],
]

/** [mtg.702.33] Printed `flashback-life` of each card. (magic/keywords.rules:5) */
export const PRINTED_FLASHBACK_LIFE: readonly number[] = [
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  3,
  NONE,
]

/** [mtg.702.34] Printed `madness-cost` of each card. (magic/keywords.rules:6) */
export const PRINTED_MADNESS_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.702.93] Printed `miracle-cost` of each card. (magic/keywords.rules:7) */
export const PRINTED_MIRACLE_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.702.28] Printed `cycling-cost` of each card. (magic/keywords.rules:8) */
export const PRINTED_CYCLING_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.702.61] Printed `suspend-cost` of each card. (magic/keywords.rules:9) */
export const PRINTED_SUSPEND_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.702.61] Printed `suspend-number` of each card. (magic/keywords.rules:10) */
export const PRINTED_SUSPEND_NUMBER: readonly number[] = [
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
]

/** [mtg.702.51] Printed `dredge` of each card. (magic/keywords.rules:11) */
export const PRINTED_DREDGE: readonly number[] = [
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
  NONE,
]

/** [mtg.702.46] Printed `splice-cost` of each card. (magic/keywords.rules:12) */
export const PRINTED_SPLICE_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.702.32] Printed `kicker-cost` of each card. (magic/keywords.rules:13) */
export const PRINTED_KICKER_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.702.96] Printed `scavenge-cost` of each card. (magic/keywords.rules:14) */
export const PRINTED_SCAVENGE_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** [mtg.702.36] Printed `morph-cost` of each card. (magic/keywords.rules:15) */
export const PRINTED_MORPH_COST: readonly (readonly number[])[] = [[], [], [], [], [], [], [], [], [], [], [], []]

/** What an option counts for where a number is asked; 0 for a word. */
export const OPTION_NUMBERS: readonly (readonly number[])[] = [[0, 0]]

/** Events by name. */
export const EVENT = {
  move: 0,
  create: 1,
  shuffle: 2,
  show: 3,
  resolve: 4,
  dismiss: 5,
  finish: 6,
  delete: 7,
  bury: 8,
  'take-back': 9,
  banish: 10,
  tuck: 11,
  sink: 12,
  part: 13,
  arrive: 14,
  'settle-instead': 15,
  enter: 16,
  destroy: 17,
  sacrifice: 18,
  discard: 19,
  counter: 20,
  draw: 21,
  'draw-one': 22,
  mill: 23,
  'tap-for-mana': 24,
  pay: 25,
  'pay-symbol': 26,
  'pay-coloured': 27,
  'tap-source': 28,
  'pay-any': 29,
  'pay-life': 30,
  'empty-pools': 31,
  priority: 32,
  'put-up': 33,
  'put-up-aimed': 34,
  'note-aim': 35,
  activate: 36,
  settle: 37,
  'place-trigger': 38,
  match: 39,
  deal: 40,
  turn: 41,
  'untap-step': 42,
  'upkeep-step': 43,
  upkeep: 44,
  'draw-step': 45,
  'draw-for-turn': 46,
  'main-phase': 47,
  'end-step': 48,
  ending: 49,
  'cleanup-step': 50,
  'play-land': 51,
  'pass-turn': 52,
  cast: 53,
  'choose-options': 54,
  aim: 55,
  'pay-instead': 56,
  'choose-x': 57,
  'aim-spell': 58,
  'as-half': 59,
  'pay-price': 60,
  'aim-at': 61,
  'aim-second-at': 62,
  'aim-at-player': 63,
  'become-target': 64,
  'resolve-spell': 65,
  'carry-out': 66,
  'spell-effect': 67,
  'let-cast': 68,
  'pay-granted': 69,
  'turn-up': 70,
  'damage-creature': 71,
  'damage-player': 72,
  'lose-life': 73,
  'gain-life': 74,
  'check-state': 75,
  'put-right': 76,
  'legend-rule': 77,
  lose: 78,
  'combat-phase': 79,
  'declare-attackers': 80,
  attack: 81,
  'declare-blockers': 82,
  block: 83,
  'strike-all': 84,
  'strike-with': 85,
  'strike-back': 86,
} as const

/** Procedures that can be suspended or wait as pending effects. */
export const PROC = {
  buryFrame: 1,
  takeBackFrame: 2,
  banishFrame: 3,
  tuckFrame: 4,
  sinkFrame: 5,
  settleInsteadFrame: 6,
  enterFrame: 7,
  destroyFrame: 8,
  sacrificeFrame: 9,
  discardFrame: 10,
  counterFrame: 11,
  drawFrame: 12,
  drawOneFrame: 13,
  millFrame: 14,
  payFrame: 15,
  paySymbolFrame: 16,
  payColouredFrame: 17,
  priorityFrame: 18,
  settleFrame: 19,
  placeTriggerFrame: 20,
  matchFrame: 21,
  dealFrame: 22,
  turnFrame: 23,
  upkeepStepFrame: 24,
  drawStepFrame: 25,
  drawForTurnFrame: 26,
  mainPhaseFrame: 27,
  endStepFrame: 28,
  cleanupStepFrame: 29,
  playLandFrame: 30,
  castFrame: 31,
  castEffectFrame: 32,
  aimFrame: 33,
  aimFrame2: 34,
  aimFrame3: 35,
  chooseXFrame: 36,
  aimSpellFrame: 37,
  asHalfFrame: 38,
  payPriceFrame: 39,
  resolveSpellFrame: 40,
  carryOutFrame: 41,
  spellEffectFrame: 42,
  spellEffectDuringTurnFrame: 43,
  spellEffectFrame2: 44,
  letCastFrame: 45,
  payGrantedFrame: 46,
  turnUpFrame: 47,
  checkStateFrame: 48,
  putRightFrame: 49,
  legendRuleFrame: 50,
  combatPhaseFrame: 51,
  declareAttackersFrame: 52,
  declareBlockersFrame: 53,
  strikeAllFrame: 54,
  strikeWithFrame: 55,
  insteadMoveFrame: 56,
  whenEnterFrame: 57,
  enterEffectFrame: 58,
  whenEnter2Frame: 59,
  enterEffectFrame2: 60,
  moveFrame: 61,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  {
    title: 'Forest and islands',
    lists: [
      [
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10,
      ],
    ],
  },
  {
    title: 'Forest and swamp',
    lists: [
      [
        3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 8, 8, 8, 8, 8, 8,
        8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 11, 11, 11, 11,
      ],
    ],
  },
]
