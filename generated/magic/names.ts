// Compiled from the rules of Magic into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn, printedOn } from 'houserules/runtime'

/** [mtg.107.4] */
// prettier-ignore
export const SYMBOL = {
  '⓪': 0, '①': 1, '②': 2, '③': 3, '④': 4, '⑤': 5, '⑥': 6, '⑦': 7, '⑧': 8, '⑨': 9, '⑩': 10, '⑪': 11, '⑫': 12, '⑬': 13,
  '⑭': 14, '⑮': 15, '⑯': 16, X: 17, W: 18, U: 19, B: 20, R: 21, G: 22, WU: 23, UB: 24, BR: 25, RG: 26, GW: 27, WB: 28,
  UR: 29, BG: 30, RW: 31, GU: 32, WP: 33, UP: 34, BP: 35, RP: 36, GP: 37, '2W': 38, '2U': 39, '2B': 40, '2R': 41,
  '2G': 42, snow: 43, pure: 44,
} as const

/** [mtg.105.1] */
export const COLOUR = { white: 0, blue: 1, black: 2, red: 3, green: 4 } as const

export const COLOUR_VALUES: readonly number[] = numbersIn(COLOUR)

/** [mtg.300.1] */
// prettier-ignore
export const KIND = {
  artifact: 0, 'creature-card': 1, enchantment: 2, instant: 3, land: 4, planeswalker: 5, sorcery: 6, tribal: 7,
} as const

export const KIND_VALUES: readonly number[] = numbersIn(KIND)

/** [mtg.205.4] */
export const SUPERTYPE = { basic: 0, legendary: 1 } as const

/** [mtg.205.3] */
// prettier-ignore
export const SUBTYPE = {
  plains: 0, island: 1, swamp: 2, mountain: 3, forest: 4, arcane: 5, bear: 6, beast: 7, bird: 8, cephalid: 9, dryad: 10,
  eldrazi: 11, elemental: 12, elf: 13, faerie: 14, goblin: 15, human: 16, illusion: 17, insect: 18, knight: 19,
  lhurgoyf: 20, moonfolk: 21, ooze: 22, plant: 23, shaman: 24, soldier: 25, spirit: 26, warrior: 27, weird: 28,
  werewolf: 29, wizard: 30, zombie: 31,
} as const

/** [mtg.702.1] */
// prettier-ignore
export const KEYWORD = {
  flying: 0, 'first-strike': 1, vigilance: 2, trample: 3, haste: 4, flash: 5, reach: 6, persist: 7, rebound: 8,
  cascade: 9, retrace: 10, fuse: 11, 'other-price': 12,
} as const

/** [mtg.708.1] */
export const LAYOUT = { split: 0, flip: 1, 'double-faced': 2, half: 3, 'flipped-side': 4, 'back-side': 5 } as const

/** [mtg.100.6] */
export const LEGALITY = { banned: 0, 'to-come': 1 } as const

/** [mtg.112.3] */
export const ROLE_ON_STACK = { 'of-trigger': 0, 'of-activation': 1, 'of-spell': 2 } as const

/** [mtg.500.1] */
export const PHASE_KIND = { beginning: 0, main: 1, combat: 2, ending: 3 } as const

/** [mtg.601.2b] */
// prettier-ignore
export const WAY = {
  plainly: 0, 'left-half': 1, 'right-half': 2, 'both-halves': 3, unseen: 4, 'instead-paid': 5, evoked: 6,
  'flashed-back': 7, retraced: 8, 'for-free': 9, 'by-suspend': 10, 'by-miracle': 11, 'by-madness': 12,
} as const

export const WAY_VALUES: readonly number[] = numbersIn(WAY)

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, applicable: 1, lasting: 2, library: 3, hand: 15, graveyard: 27, battlefield: 39, stack: 51, exile: 63,
  pile: 75,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 76, [
  ZONE.library, ZONE.hand, ZONE.graveyard, ZONE.battlefield, ZONE.stack, ZONE.exile,
])

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1, 2, 75]

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  '《face-down》': 0, '平地': 1, '島': 2, '沼': 3, '山': 4, '森': 5, '《Tropical Island》': 6, '《Volcanic Island》': 7, '灰色熊': 8,
  'タルモゴイフ': 9, 'エレンドラ谷の大魔導師': 10, 'セファリッドの女帝ラワン': 11, 'ギャサンの略奪者': 12, '月の大魔導師': 13, 'ドライアドの闘士': 14, '熟考漂い': 15,
  '死儀礼のシャーマン': 16, '極楽鳥': 17, '滑り頭': 18, '瞬唱の魔道士': 19, '幻影の像': 20, '漁る軟泥': 21, '《Force of Will》': 22, '遅延': 23,
  'アーテイのおせっかい': 24, 'この世界にあらず': 25, '目くらまし': 26, '差し戻し': 27, '打破': 28, '阻止': 29, '押しつぶし': 30, '束縛': 31, '綿密な分析': 32,
  '祖先の幻視': 33, '弧状の刃': 34, 'よろめきショック': 35, '水没': 36, '袖の下': 37, '思考囲い': 38, '四肢切断': 39, '火の玉': 40, '猛火の群れ': 41,
  '予言の稲妻': 42, '終末': 43, '熟慮': 44, '乱動への突入': 45, '壌土からの生命': 46, '種蒔き時': 47, 'スカイシュラウドの祝福': 48, '《Regrowth》': 49,
  '垂直落下': 50, '《火+氷》': 51, '火': 52, '氷': 53, '《変化+点火》': 54, '変化': 55, '《Weird》': 56, '点火': 57, '《乱暴+転落》': 58, '乱暴': 59,
  '転落': 60, '《爆裂+破綻》': 61, '爆裂': 62, '破綻': 63, 'レガシーの兵器': 64, 'アクローマの記念碑': 65, 'トーモッドの墓所': 66, '行き詰まり': 67, '森の知恵': 68,
  'たい肥': 69, '地の封印': 70, '《Ancestral Recall》': 71, '巡る波': 72, '遅い波': 73, '絶えぬ種': 74, '苗木': 75, '狂える炎': 76, '続く嵐': 77,
  '《静+動》': 78, '静': 79, '動': 80, '忍ぶ者': 81, '忍びの長': 82, '昼の村人': 83, '夜の狼': 84, '惜しみない手': 85, '忍び足': 86, '露払い': 87,
  '余燼': 88, '《着+発》': 89, '着': 90, '発': 91, '絡む糸': 92, '火の雨': 93, '虚ろの門': 94, '瞬き': 95, '送り返し': 96, '《Counterspell》': 97,
  '光の塔': 98, '別れの精': 99, '記憶の塵': 100, '弔い人': 101, '《Savannah Lions》': 102, '《White Knight》': 103, '《Serra Angel》': 104,
  '《Wind Drake》': 105, '《Raging Goblin》': 106, '《Goblin Piker》': 107, '《Hill Giant》': 108, '《Walking Corpse》': 109,
  '《Giant Spider》': 110, '《Argothian Swine》': 111, '《Lightning Bolt》': 112, '《Doom Blade》': 113,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [mtg.202.1] Printed `mana-cost` of each card. */
// prettier-ignore
export const PRINTED_MANA_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [1, 22], [1, 22], [3, 19], [3, 19], [3, 21, 21], [2, 21], [27], [4, 19], [30], [22],
  [30], [1, 19], [1, 19], [1, 22], [3, 19, 19], [1, 19], [17, 19], [7], [1, 19], [1, 19], [1, 19], [1, 19], [1, 19],
  [1, 22], [3, 19], [], [3, 21, 21], [2, 21], [4, 19], [3, 19, 19], [20], [1, 35, 35], [17, 21], [17, 21, 21],
  [3, 19, 21], [4, 18, 18], [1, 19], [1, 19], [1, 22], [1, 22], [1, 22], [1, 22], [1, 22], [], [1, 21], [1, 19], [],
  [2, 19], [], [1, 21], [], [1, 21], [5, 21], [], [1, 21], [5, 21], [7], [7], [0], [1, 19], [1, 22], [1, 22], [1, 22],
  [19], [1, 19], [1, 19], [1, 22], [], [1, 21], [3, 21], [], [2, 19], [1, 21], [1, 19], [1, 19], [1, 19], [], [4],
  [1, 19], [1, 19], [2, 21], [], [1, 21], [2, 19], [19], [17, 21, 21], [2, 18], [18], [19], [19, 19], [4, 18, 18],
  [3, 19], [3, 19], [1, 18], [18], [18, 18], [3, 18, 18], [2, 19], [21], [1, 21], [3, 21], [1, 20], [3, 22], [3, 22],
  [21], [1, 20],
]

/** [mtg.300.1] Printed `kinds` of each card. */
// prettier-ignore
export const PRINTED_KINDS: readonly (readonly number[])[] = [
  [1], [4], [4], [4], [4], [4], [4], [4], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [3],
  [3], [3], [7, 3], [3], [3], [3], [3], [3], [3], [6], [6], [6], [3], [3], [6], [6], [3], [6], [3], [3], [6], [3], [3],
  [6], [3], [3], [6], [3], [3], [3], [3], [3], [3], [1], [3], [6], [6], [6], [6], [6], [6], [0], [0], [0], [2], [2],
  [2], [2], [3], [1], [1], [6], [1], [3], [6], [3], [3], [3], [1], [1], [1], [1], [0], [3], [3], [6], [3], [3], [3],
  [3], [6], [2], [3], [3], [3], [1], [1], [6], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [3], [3],
]

/** [mtg.205.4] Printed `supertypes` of each card. */
// prettier-ignore
export const PRINTED_SUPERTYPES: readonly (readonly number[])[] = printedOn(CARD, [], {
  '平地': [0], '島': [0], '沼': [0], '山': [0], '森': [0], 'セファリッドの女帝ラワン': [1], 'レガシーの兵器': [1], 'アクローマの記念碑': [1],
})

/** [mtg.205.3] Printed `subtypes` of each card. */
// prettier-ignore
export const PRINTED_SUBTYPES: readonly (readonly number[])[] = [
  [], [0], [1], [2], [3], [4], [1, 4], [1, 3], [6], [20], [14, 30], [9], [16, 27], [16, 30], [10, 25], [12], [13, 24],
  [8], [23, 31], [16, 30], [17], [22], [], [], [], [11], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [5], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [28], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [12], [12], [], [23], [], [], [], [], [], [16], [16], [16, 29], [29], [], [], [], [], [], [], [], [5], [], [],
  [], [], [], [], [26], [], [16], [7], [16, 19], [], [], [15], [15, 27], [], [31], [], [7], [], [],
]

/** [mtg.204.1] Printed `colour-indicator` of each card. */
// prettier-ignore
export const PRINTED_COLOUR_INDICATOR: readonly (readonly number[])[] = printedOn(CARD, [], {
  '祖先の幻視': [1], '《Weird》': [3], '苗木': [4], '夜の狼': [1],
})

/** [mtg.208.1] Printed `base-power` of each card. */
// prettier-ignore
export const PRINTED_BASE_POWER: readonly number[] = [
  2, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, 0, 2, 2, 3, 2, 2, 2, 1, 0, 1, 2, 0, 2, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, 1, 3, NONE, 1, NONE, NONE, NONE, NONE, NONE, 1, 3, 1, 3, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 5, 2, NONE, 1, 2, 2, 4, 2, 1, 2, 3, 2, 2, 3, NONE, NONE,
]

/** [mtg.208.1] Printed `base-toughness` of each card. */
// prettier-ignore
export const PRINTED_BASE_TOUGHNESS: readonly number[] = [
  2, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, 1, 2, 3, 3, 2, 1, 2, 2, 1, 1, 1, 0, 2, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, 3, 1, NONE, 1, NONE, NONE, NONE, NONE, NONE, 2, 4, 1, 3, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 5, 2, NONE, 1, 1, 2, 4, 2, 1, 1, 3, 2, 4, 3, NONE, NONE,
]

/** [mtg.702.1] Printed `keywords` of each card. */
// prettier-ignore
export const PRINTED_KEYWORDS: readonly (readonly number[])[] = printedOn(CARD, [], {
  'エレンドラ谷の大魔導師': [0, 7], '熟考漂い': [0], '極楽鳥': [0], '瞬唱の魔道士': [5], '《Force of Will》': [12], '目くらまし': [12],
  'よろめきショック': [8], '水没': [12], '猛火の群れ': [12], '《変化+点火》': [11], '絶えぬ種': [10], '続く嵐': [9], '《White Knight》': [1],
  '《Serra Angel》': [0, 2], '《Wind Drake》': [0], '《Raging Goblin》': [4], '《Giant Spider》': [6], '《Argothian Swine》': [3],
})

/** [mtg.708.1] Printed `layout` of each card. */
// prettier-ignore
export const PRINTED_LAYOUT: readonly number[] = [
  5, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 3, 3, 0, 3, 5, 3, 0, 3, 3, 0, 3, 3, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 5, NONE, NONE, 0, 3, 3, 1, 4, 2, 5, NONE, NONE, NONE,
  NONE, 0, 3, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE,
]

/** [mtg.708.1] Printed `faces` of each card. */
// prettier-ignore
export const PRINTED_FACES: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《火+氷》': [52, 53], '《変化+点火》': [55, 57], '《乱暴+転落》': [59, 60], '《爆裂+破綻》': [62, 63], '《静+動》': [79, 80], '忍ぶ者': [82],
  '昼の村人': [84], '《着+発》': [90, 91],
})

/** [mtg.100.6] Printed `legacy` of each card. */
// prettier-ignore
export const PRINTED_LEGACY: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 1, 1, 1, NONE, 1, 1, 1, NONE,
  NONE, 1, NONE, 1, NONE, 1, 1, 1, 1, 1, NONE, NONE, 1, 1, 1, 1, 1, NONE, 1, 1, 1, 1, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [mtg.602.1] Printed `ability-cost` of each card. */
// prettier-ignore
export const PRINTED_ABILITY_COST: readonly (readonly number[])[] = printedOn(CARD, [], {
  'エレンドラ谷の大魔導師': [19], '漁る軟泥': [22], 'レガシーの兵器': [18, 19, 20, 21, 22],
})

/** [mtg.106.1] Printed `makes` of each card. */
// prettier-ignore
export const PRINTED_MAKES: readonly (readonly number[])[] = printedOn(CARD, [], {
  '平地': [0], '島': [1], '沼': [2], '山': [3], '森': [4], '《Tropical Island》': [1, 4], '《Volcanic Island》': [1, 3],
  '極楽鳥': [0, 1, 2, 3, 4],
})

/** [mtg.702.73] Printed `evoke-cost` of each card. */
export const PRINTED_EVOKE_COST: readonly (readonly number[])[] = printedOn(CARD, [], { 熟考漂い: [2, 19] })

/** [mtg.702.33] Printed `flashback-cost` of each card. */
// prettier-ignore
export const PRINTED_FLASHBACK_COST: readonly (readonly number[])[] = printedOn(CARD, [], {
  '綿密な分析': [1, 19], '熟慮': [2, 19],
})

/** [mtg.702.33] Printed `flashback-life` of each card. */
export const PRINTED_FLASHBACK_LIFE: readonly number[] = printedOn(CARD, NONE, { 綿密な分析: 3 })

/** [mtg.702.34] Printed `madness-cost` of each card. */
export const PRINTED_MADNESS_COST: readonly (readonly number[])[] = printedOn(CARD, [], { 狂える炎: [21] })

/** [mtg.702.93] Printed `miracle-cost` of each card. */
export const PRINTED_MIRACLE_COST: readonly (readonly number[])[] = printedOn(CARD, [], { 終末: [18] })

/** [mtg.702.28] Printed `cycling-cost` of each card. */
export const PRINTED_CYCLING_COST: readonly (readonly number[])[] = printedOn(CARD, [], { 巡る波: [2] })

/** [mtg.702.61] Printed `suspend-cost` of each card. */
// prettier-ignore
export const PRINTED_SUSPEND_COST: readonly (readonly number[])[] = printedOn(CARD, [], {
  '祖先の幻視': [19], '弧状の刃': [2, 21], '遅い波': [19],
})

/** [mtg.702.61] Printed `suspend-number` of each card. */
// prettier-ignore
export const PRINTED_SUSPEND_NUMBER: readonly number[] = printedOn(CARD, NONE, { '祖先の幻視': 4, '弧状の刃': 3, '遅い波': 1 })

/** [mtg.702.51] Printed `dredge` of each card. */
export const PRINTED_DREDGE: readonly number[] = printedOn(CARD, NONE, { 壌土からの生命: 3 })

/** [mtg.702.46] Printed `splice-cost` of each card. */
export const PRINTED_SPLICE_COST: readonly (readonly number[])[] = printedOn(CARD, [], { 絡む糸: [19] })

/** [mtg.702.32] Printed `kicker-cost` of each card. */
export const PRINTED_KICKER_COST: readonly (readonly number[])[] = printedOn(CARD, [], { 乱動への突入: [1, 19] })

/** [mtg.702.96] Printed `scavenge-cost` of each card. */
export const PRINTED_SCAVENGE_COST: readonly (readonly number[])[] = printedOn(CARD, [], { 滑り頭: [0] })

/** [mtg.702.36] Printed `morph-cost` of each card. */
export const PRINTED_MORPH_COST: readonly (readonly number[])[] = printedOn(CARD, [], {})

/** [mtg.702.36] Printed `morph-discards` of each card. */
export const PRINTED_MORPH_DISCARDS: readonly number[] = printedOn(CARD, NONE, { ギャサンの略奪者: 1 })

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, delete: 7, bury: 8, 'take-back': 9,
  banish: 10, tuck: 11, sink: 12, part: 13, arrive: 14, 'settle-instead': 15, enter: 16, destroy: 17, sacrifice: 18,
  discard: 19, counter: 20, draw: 21, 'draw-one': 22, drawn: 23, mill: 24, 'tap-for-mana': 25, pay: 26,
  'pay-symbol': 27, 'pay-coloured': 28, 'tap-source': 29, 'pay-any': 30, 'pay-colourless': 31, 'pay-out-of-pool': 32,
  'pay-life': 33, 'empty-pools': 34, priority: 35, 'put-up': 36, 'note-aim': 37, activate: 38, tap: 39, settle: 40,
  'place-trigger': 41, match: 42, deal: 43, turn: 44, 'untap-step': 45, 'upkeep-step': 46, upkeep: 47, 'draw-step': 48,
  'draw-for-turn': 49, 'main-phase': 50, 'end-step': 51, ending: 52, 'cleanup-step': 53, 'end-of-turn': 54,
  'play-land': 55, 'pass-turn': 56, cast: 57, 'choose-face': 58, fuse: 59, 'choose-options': 60, aim: 61,
  'pay-instead': 62, 'choose-x': 63, 'aim-spell': 64, 'as-half': 65, 'pay-price': 66, 'aim-at': 67, 'aim-second-at': 68,
  'aim-at-player': 69, 'become-target': 70, 'aim-creature': 71, 'aim-player': 72, 'aim-anywhere': 73, 'aim-ability': 74,
  'damage-targets': 75, 'resolve-spell': 76, 'carry-out': 77, 'carry-out-as': 78, 'spell-effect': 79, 'let-cast': 80,
  'pay-granted': 81, 'turn-up': 82, cycle: 83, suspend: 84, 'count-down': 85, 'go-mad': 86, 'work-miracle': 87,
  kick: 88, 'splice-onto': 89, scavenge: 90, 'damage-creature': 91, 'damage-player': 92, 'lose-life': 93,
  'gain-life': 94, 'check-state': 95, 'put-right': 96, 'legend-rule': 97, lose: 98, 'combat-phase': 99,
  'declare-attackers': 100, attack: 101, 'declare-blockers': 102, block: 103, 'strike-all': 104, 'strike-with': 105,
  'strike-back': 106, unmake: 107, 'eat-land': 108, 'eat-spell': 109, 'eat-creature': 110, imitate: 111, feed: 112,
  'aim-spell-on-stack': 113, 'counter-targets': 114, 'aim-activation': 115, 'counter-ability': 116, 'meddle-with': 117,
  'come-back': 118, tax: 119, 'aim-second-creature': 120, 'banish-with': 121, 'empty-grave': 122, 'keep-or-return': 123,
  'make-token': 124, 'give-freely': 125,
} as const

/** Events that players may choose, by the numbers of moves. */
// prettier-ignore
export const MOVE = {
  'tap-for-mana': 0, 'play-land': 1, cast: 2, 'turn-up': 3, cycle: 4, suspend: 5, scavenge: 6, attack: 7, block: 8,
  unmake: 9, 'eat-land': 10, 'eat-spell': 11, 'eat-creature': 12, feed: 13, 'banish-with': 14, 'empty-grave': 15,
  'give-freely': 16,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  buryFrame: 1, takeBackFrame: 2, banishFrame: 3, tuckFrame: 4, sinkFrame: 5, settleInsteadFrame: 8, enterFrame: 9,
  destroyFrame: 10, sacrificeFrame: 11, discardFrame: 12, counterFrame: 13, drawFrame: 14, drawOneFrame: 15,
  drawnFrame: 16, millFrame: 17, payFrame: 19, paySymbolFrame: 20, payColouredFrame: 21, payAnyFrame: 23,
  payOutOfPoolFrame: 25, priorityFrame: 28, settleFrame: 33, placeTriggerFrame: 34, matchFrame: 35, dealFrame: 36,
  turnFrame: 37, upkeepStepFrame: 39, drawStepFrame: 41, drawForTurnFrame: 42, mainPhaseFrame: 43, endStepFrame: 44,
  cleanupStepFrame: 46, playLandFrame: 48, castFrame: 50, castEffectFrame: 51, chooseFaceFrame: 52,
  chooseOptionsFrame: 54, aimFrame: 55, aimFrame2: 56, aimFrame3: 57, aimFrame4: 58, aimFrame5: 59, aimFrame6: 60,
  aimFrame7: 61, aimFrame8: 62, aimFrame9: 63, aimFrame10: 64, aimFrame11: 65, aimFrame12: 66, aimFrame13: 67,
  aimFrame14: 68, aimFrame15: 69, aimFrame16: 70, aimFrame17: 71, aimFrame18: 72, aimFrame19: 73, aimFrame20: 74,
  aimFrame21: 75, aimFrame22: 76, aimFrame23: 77, aimFrame24: 78, aimFrame25: 79, aimFrame26: 80, aimFrame27: 81,
  aimFrame28: 82, aimFrame29: 83, aimFrame30: 84, aimFrame31: 85, aimFrame32: 86, aimFrame33: 87, aimFrame34: 88,
  aimFrame35: 89, aimFrame36: 90, aimFrame37: 91, aimFrame38: 92, aimFrame39: 93, aimFrame40: 94, payInsteadFrame: 95,
  payInsteadFrame2: 96, payInsteadFrame4: 98, payInsteadFrame5: 99, chooseXFrame: 100, aimSpellFrame: 101,
  asHalfFrame: 102, payPriceFrame: 103, aimCreatureFrame: 108, aimPlayerFrame: 109, aimAnywhereFrame: 110,
  resolveSpellFrame: 113, carryOutFrame: 114, carryOutAsFrame: 115, spellEffectFrame: 116, spellEffectFrame2: 117,
  spellEffectFrame4: 119, spellEffectFrame5: 120, spellEffectFrame6: 121, spellEffectFrame7: 122,
  spellEffectFrame9: 124, spellEffectFrame10: 125, spellEffectFrame11: 126, spellEffectFrame12: 127,
  spellEffectFrame14: 129, spellEffectFrame18: 133, spellEffectFrame19: 134, spellEffectFrame20: 135,
  spellEffectFrame25: 140, spellEffectFrame27: 142, spellEffectFrame28: 143, spellEffectFrame29: 144,
  spellEffectDuringTurnFrame: 145, spellEffectFrame31: 147, spellEffectFrame32: 148, spellEffectFrame33: 149,
  spellEffectFrame34: 150, spellEffectFrame35: 151, spellEffectDuringTurn2Frame: 153, spellEffectDuringTurn3Frame: 156,
  spellEffectFrame39: 157, spellEffectFrame40: 158, spellEffectFrame41: 159, spellEffectFrame43: 161,
  spellEffectFrame44: 162, spellEffectFrame45: 163, spellEffectFrame46: 164, spellEffectFrame47: 165,
  spellEffectFrame48: 166, spellEffectDuringTurn4Frame: 167, spellEffectFrame49: 168, spellEffectFrame50: 169,
  spellEffectFrame51: 170, spellEffectFrame52: 171, spellEffectFrame53: 172, spellEffectFrame54: 173,
  spellEffectFrame55: 174, letCastFrame: 175, payGrantedFrame: 176, turnUpFrame: 177, cycleFrame: 178,
  cycleEffectFrame: 179, suspendFrame: 180, spliceOntoFrame: 185, scavengeFrame: 186, scavengeEffectFrame: 187,
  checkStateFrame: 192, putRightFrame: 193, legendRuleFrame: 194, combatPhaseFrame: 196, declareAttackersFrame: 197,
  declareBlockersFrame: 199, strikeAllFrame: 201, strikeWithFrame: 202, unmakeFrame: 204, unmakeEffectFrame: 205,
  eatLandFrame: 206, eatLandEffectFrame: 207, eatSpellFrame: 208, eatSpellEffectFrame: 209, eatCreatureFrame: 210,
  eatCreatureEffectFrame: 211, imitateFrame: 212, feedFrame: 213, feedEffectFrame: 214, aimSpellOnStackFrame: 215,
  counterTargetsFrame: 216, aimActivationFrame: 217, meddleWithFrame: 219, comeBackFrame: 220, comeBackEffectFrame: 221,
  taxFrame: 222, aimSecondCreatureFrame: 223, banishWithFrame: 224, banishWithEffectFrame: 225, emptyGraveFrame: 226,
  emptyGraveEffectFrame: 227, keepOrReturnFrame: 228, giveFreelyFrame: 230, giveFreelyEffectFrame: 231,
  insteadMoveFrame: 234, whenEnterFrame: 235, enterEffectFrame: 236, whenUpkeepFrame: 237, upkeepEffectFrame: 238,
  whenCountDownFrame: 239, countDownEffectFrame: 240, insteadDrawOneFrame: 241, whenCastFrame: 242,
  castEffectFrame2: 243, insteadMove2Frame: 244, whenGoMadFrame: 245, goMadEffectFrame: 246, afterDrawnFrame: 247,
  whenWorkMiracleFrame: 248, workMiracleEffectFrame: 249, whenMoveFrame: 250, moveEffectFrame: 251,
  insteadMove3Frame: 252, whenUpkeep2Frame: 253, upkeepEffectFrame2: 254, whenEnter2Frame: 255, enterEffectFrame2: 256,
  insteadMove4Frame: 257, whenEnter3Frame: 258, enterEffectFrame3: 259, whenEnter4Frame: 260, enterEffectFrame4: 261,
  enterDuringTurnFrame: 262, afterEnterFrame: 263, whenBecomeTargetFrame: 264, becomeTargetEffectFrame: 265,
  whenUpkeep3Frame: 266, upkeepEffectFrame3: 267, insteadMove5Frame: 268, whenCast2Frame: 269, castEffectFrame3: 270,
  whenDrawForTurnFrame: 271, drawForTurnEffectFrame: 272, whenMove2Frame: 273, moveEffectFrame2: 274,
  whenEnter5Frame: 275, enterEffectFrame5: 276, drawnEffectFrame: 278, drawnEffectFrame2: 280, insteadMove6Frame: 281,
  whenMove3Frame: 282, moveEffectFrame3: 283, whenMove4Frame: 284, moveEffectFrame4: 285, whenMove5Frame: 286,
  moveEffectFrame5: 287, whenMove6Frame: 288, moveEffectFrame6: 289, whenMove7Frame: 290, moveEffectFrame7: 291,
  afterMoveFrame2: 292, afterGoMadFrame: 293, afterCountDownFrame: 294, afterEnterFrame2: 295, afterCastFrame: 296,
  afterDrawnFrame2: 297, afterBecomeTargetFrame: 298, moveFrame: 299,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  { title: 'Green and blue',
    lists: [
      [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 8, 8, 8, 8, 9, 9, 10, 10, 15, 15, 17, 17,
        19, 19, 20, 20, 21, 21, 22, 26, 27, 32, 32, 44, 44, 46, 49, 50, 70, 105, 105, 110, 110, 111, 111, 111],
      []] },
  { title: 'Red, black and white',
    lists: [
      [1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 7, 7, 12, 13, 16, 16, 18, 18, 34, 34, 35, 35,
        38, 39, 40, 40, 58, 66, 66, 102, 103, 103, 104, 106, 106, 106, 107, 107, 107, 108, 108, 108, 109, 109, 109, 112,
        112, 113],
      []] },
]
