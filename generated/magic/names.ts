// Compiled from the rules of Magic into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn } from 'houserules/runtime'

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
export const PRINTED_SUPERTYPES: readonly (readonly number[])[] = [
  [], [0], [0], [0], [0], [0], [], [], [], [], [], [1], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [1], [1], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

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
export const PRINTED_COLOUR_INDICATOR: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [1], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [3], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [4], [], [], [], [], [], [], [], [], [1], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

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
export const PRINTED_KEYWORDS: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [0, 7], [], [], [], [], [0], [], [0], [], [5], [], [], [12], [], [], [], [12],
  [], [], [], [], [], [], [], [], [8], [12], [], [], [], [], [12], [], [], [], [], [], [], [], [], [], [], [], [], [11],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [10], [], [], [9], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [1], [0, 2], [0], [4], [], [], [], [6],
  [3], [], [],
]

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
export const PRINTED_FACES: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [52, 53], [], [], [55, 57],
  [], [], [], [59, 60], [], [], [62, 63], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [79, 80], [],
  [], [82], [], [84], [], [], [], [], [], [90, 91], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [],
]

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
export const PRINTED_ABILITY_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [19], [], [], [], [], [], [], [], [], [], [], [22], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [18, 19, 20, 21, 22], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [],
]

/** [mtg.106.1] Printed `makes` of each card. */
// prettier-ignore
export const PRINTED_MAKES: readonly (readonly number[])[] = [
  [], [0], [1], [2], [3], [4], [1, 4], [1, 3], [], [], [], [], [], [], [], [], [], [0, 1, 2, 3, 4], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [],
]

/** [mtg.702.73] Printed `evoke-cost` of each card. */
// prettier-ignore
export const PRINTED_EVOKE_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [2, 19], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.33] Printed `flashback-cost` of each card. */
// prettier-ignore
export const PRINTED_FLASHBACK_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [1, 19], [], [], [], [], [], [], [], [], [], [], [], [2, 19], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.33] Printed `flashback-life` of each card. */
// prettier-ignore
export const PRINTED_FLASHBACK_LIFE: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 3, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [mtg.702.34] Printed `madness-cost` of each card. */
// prettier-ignore
export const PRINTED_MADNESS_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [21], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.93] Printed `miracle-cost` of each card. */
// prettier-ignore
export const PRINTED_MIRACLE_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [18], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.28] Printed `cycling-cost` of each card. */
// prettier-ignore
export const PRINTED_CYCLING_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [2], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.61] Printed `suspend-cost` of each card. */
// prettier-ignore
export const PRINTED_SUSPEND_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [19], [2, 21], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [19], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.61] Printed `suspend-number` of each card. */
// prettier-ignore
export const PRINTED_SUSPEND_NUMBER: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 4, 3, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [mtg.702.51] Printed `dredge` of each card. */
// prettier-ignore
export const PRINTED_DREDGE: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [mtg.702.46] Printed `splice-cost` of each card. */
// prettier-ignore
export const PRINTED_SPLICE_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [19], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.32] Printed `kicker-cost` of each card. */
// prettier-ignore
export const PRINTED_KICKER_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [1, 19], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.96] Printed `scavenge-cost` of each card. */
// prettier-ignore
export const PRINTED_SCAVENGE_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [0], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.36] Printed `morph-cost` of each card. */
// prettier-ignore
export const PRINTED_MORPH_COST: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [mtg.702.36] Printed `morph-discards` of each card. */
// prettier-ignore
export const PRINTED_MORPH_DISCARDS: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, delete: 7, bury: 8, 'take-back': 9,
  banish: 10, tuck: 11, sink: 12, part: 13, arrive: 14, 'settle-instead': 15, enter: 16, destroy: 17, sacrifice: 18,
  discard: 19, counter: 20, draw: 21, 'draw-one': 22, drawn: 23, mill: 24, 'tap-for-mana': 25, pay: 26,
  'pay-symbol': 27, 'pay-coloured': 28, 'tap-source': 29, 'pay-any': 30, 'pay-life': 31, 'empty-pools': 32,
  priority: 33, 'put-up': 34, 'note-aim': 35, activate: 36, tap: 37, settle: 38, 'place-trigger': 39, match: 40,
  deal: 41, turn: 42, 'untap-step': 43, 'upkeep-step': 44, upkeep: 45, 'draw-step': 46, 'draw-for-turn': 47,
  'main-phase': 48, 'end-step': 49, ending: 50, 'cleanup-step': 51, 'end-of-turn': 52, 'play-land': 53, 'pass-turn': 54,
  cast: 55, 'choose-face': 56, fuse: 57, 'choose-options': 58, aim: 59, 'pay-instead': 60, 'choose-x': 61,
  'aim-spell': 62, 'as-half': 63, 'pay-price': 64, 'aim-at': 65, 'aim-second-at': 66, 'aim-at-player': 67,
  'become-target': 68, 'aim-creature': 69, 'aim-player': 70, 'aim-anywhere': 71, 'aim-ability': 72,
  'damage-targets': 73, 'resolve-spell': 74, 'carry-out': 75, 'carry-out-as': 76, 'spell-effect': 77, 'let-cast': 78,
  'pay-granted': 79, 'turn-up': 80, cycle: 81, suspend: 82, 'count-down': 83, 'go-mad': 84, 'work-miracle': 85,
  kick: 86, 'splice-onto': 87, scavenge: 88, 'damage-creature': 89, 'damage-player': 90, 'lose-life': 91,
  'gain-life': 92, 'check-state': 93, 'put-right': 94, 'legend-rule': 95, lose: 96, 'combat-phase': 97,
  'declare-attackers': 98, attack: 99, 'declare-blockers': 100, block: 101, 'strike-all': 102, 'strike-with': 103,
  'strike-back': 104, unmake: 105, 'eat-land': 106, 'eat-spell': 107, 'eat-creature': 108, imitate: 109, feed: 110,
  'aim-spell-on-stack': 111, 'counter-targets': 112, 'aim-activation': 113, 'counter-ability': 114, 'meddle-with': 115,
  'come-back': 116, tax: 117, 'aim-second-creature': 118, 'banish-with': 119, 'empty-grave': 120, 'keep-or-return': 121,
  'make-token': 122, 'give-freely': 123,
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
  drawnFrame: 16, millFrame: 17, payFrame: 19, paySymbolFrame: 20, payColouredFrame: 21, priorityFrame: 26,
  settleFrame: 31, placeTriggerFrame: 32, matchFrame: 33, dealFrame: 34, turnFrame: 35, upkeepStepFrame: 37,
  drawStepFrame: 39, drawForTurnFrame: 40, mainPhaseFrame: 41, endStepFrame: 42, cleanupStepFrame: 44,
  playLandFrame: 46, castFrame: 48, castEffectFrame: 49, chooseFaceFrame: 50, chooseOptionsFrame: 52, aimFrame: 53,
  aimFrame2: 54, aimFrame3: 55, aimFrame4: 56, aimFrame5: 57, aimFrame6: 58, aimFrame7: 59, aimFrame8: 60,
  aimFrame9: 61, aimFrame10: 62, aimFrame11: 63, aimFrame12: 64, aimFrame13: 65, aimFrame14: 66, aimFrame15: 67,
  aimFrame16: 68, aimFrame17: 69, aimFrame18: 70, aimFrame19: 71, aimFrame20: 72, aimFrame21: 73, aimFrame22: 74,
  aimFrame23: 75, aimFrame24: 76, aimFrame25: 77, aimFrame26: 78, aimFrame27: 79, aimFrame28: 80, aimFrame29: 81,
  aimFrame30: 82, aimFrame31: 83, aimFrame32: 84, aimFrame33: 85, aimFrame34: 86, aimFrame35: 87, aimFrame36: 88,
  aimFrame37: 89, aimFrame38: 90, aimFrame39: 91, aimFrame40: 92, payInsteadFrame: 93, payInsteadFrame2: 94,
  payInsteadFrame4: 96, payInsteadFrame5: 97, chooseXFrame: 98, aimSpellFrame: 99, asHalfFrame: 100, payPriceFrame: 101,
  aimCreatureFrame: 106, aimPlayerFrame: 107, aimAnywhereFrame: 108, resolveSpellFrame: 111, carryOutFrame: 112,
  carryOutAsFrame: 113, spellEffectFrame: 114, spellEffectFrame2: 115, spellEffectFrame4: 117, spellEffectFrame5: 118,
  spellEffectFrame6: 119, spellEffectFrame7: 120, spellEffectFrame9: 122, spellEffectFrame10: 123,
  spellEffectFrame11: 124, spellEffectFrame12: 125, spellEffectFrame14: 127, spellEffectFrame18: 131,
  spellEffectFrame19: 132, spellEffectFrame20: 133, spellEffectFrame25: 138, spellEffectFrame27: 140,
  spellEffectFrame28: 141, spellEffectFrame29: 142, spellEffectDuringTurnFrame: 143, spellEffectFrame31: 145,
  spellEffectFrame32: 146, spellEffectFrame33: 147, spellEffectFrame34: 148, spellEffectFrame35: 149,
  spellEffectDuringTurn2Frame: 151, spellEffectDuringTurn3Frame: 154, spellEffectFrame39: 155, spellEffectFrame40: 156,
  spellEffectFrame41: 157, spellEffectFrame43: 159, spellEffectFrame44: 160, spellEffectFrame45: 161,
  spellEffectFrame46: 162, spellEffectFrame47: 163, spellEffectFrame48: 164, spellEffectDuringTurn4Frame: 165,
  spellEffectFrame49: 166, spellEffectFrame50: 167, spellEffectFrame51: 168, spellEffectFrame52: 169,
  spellEffectFrame53: 170, spellEffectFrame54: 171, spellEffectFrame55: 172, letCastFrame: 173, payGrantedFrame: 174,
  turnUpFrame: 175, cycleFrame: 176, cycleEffectFrame: 177, suspendFrame: 178, spliceOntoFrame: 183, scavengeFrame: 184,
  scavengeEffectFrame: 185, checkStateFrame: 190, putRightFrame: 191, legendRuleFrame: 192, combatPhaseFrame: 194,
  declareAttackersFrame: 195, declareBlockersFrame: 197, strikeAllFrame: 199, strikeWithFrame: 200, unmakeFrame: 202,
  unmakeEffectFrame: 203, eatLandFrame: 204, eatLandEffectFrame: 205, eatSpellFrame: 206, eatSpellEffectFrame: 207,
  eatCreatureFrame: 208, eatCreatureEffectFrame: 209, imitateFrame: 210, feedFrame: 211, feedEffectFrame: 212,
  aimSpellOnStackFrame: 213, counterTargetsFrame: 214, aimActivationFrame: 215, meddleWithFrame: 217,
  comeBackFrame: 218, comeBackEffectFrame: 219, taxFrame: 220, aimSecondCreatureFrame: 221, banishWithFrame: 222,
  banishWithEffectFrame: 223, emptyGraveFrame: 224, emptyGraveEffectFrame: 225, keepOrReturnFrame: 226,
  giveFreelyFrame: 228, giveFreelyEffectFrame: 229, insteadMoveFrame: 232, whenEnterFrame: 233, enterEffectFrame: 234,
  whenUpkeepFrame: 235, upkeepEffectFrame: 236, whenCountDownFrame: 237, countDownEffectFrame: 238,
  insteadDrawOneFrame: 239, whenCastFrame: 240, castEffectFrame2: 241, insteadMove2Frame: 242, whenGoMadFrame: 243,
  goMadEffectFrame: 244, afterDrawnFrame: 245, whenWorkMiracleFrame: 246, workMiracleEffectFrame: 247,
  whenMoveFrame: 248, moveEffectFrame: 249, insteadMove3Frame: 250, whenUpkeep2Frame: 251, upkeepEffectFrame2: 252,
  whenEnter2Frame: 253, enterEffectFrame2: 254, insteadMove4Frame: 255, whenEnter3Frame: 256, enterEffectFrame3: 257,
  whenEnter4Frame: 258, enterEffectFrame4: 259, enterDuringTurnFrame: 260, afterEnterFrame: 261,
  whenBecomeTargetFrame: 262, becomeTargetEffectFrame: 263, whenUpkeep3Frame: 264, upkeepEffectFrame3: 265,
  insteadMove5Frame: 266, whenCast2Frame: 267, castEffectFrame3: 268, whenDrawForTurnFrame: 269,
  drawForTurnEffectFrame: 270, whenMove2Frame: 271, moveEffectFrame2: 272, whenEnter5Frame: 273, enterEffectFrame5: 274,
  drawnEffectFrame: 276, drawnEffectFrame2: 278, insteadMove6Frame: 279, whenMove3Frame: 280, moveEffectFrame3: 281,
  whenMove4Frame: 282, moveEffectFrame4: 283, whenMove5Frame: 284, moveEffectFrame5: 285, whenMove6Frame: 286,
  moveEffectFrame6: 287, whenMove7Frame: 288, moveEffectFrame7: 289, afterMoveFrame2: 290, afterGoMadFrame: 291,
  afterCountDownFrame: 292, afterEnterFrame2: 293, afterCastFrame: 294, afterDrawnFrame2: 295,
  afterBecomeTargetFrame: 296, moveFrame: 297,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  {
    title: 'Green and blue',
    lists: [
      [
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 8, 8, 8, 8, 9, 9, 10, 10, 15, 15, 17,
        17, 19, 19, 20, 20, 21, 21, 22, 26, 27, 32, 32, 44, 44, 46, 49, 50, 70, 105, 105, 110, 110, 111, 111, 111,
      ],
      [],
    ],
  },
  {
    title: 'Red, black and white',
    lists: [
      [
        1, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 7, 7, 12, 13, 16, 16, 18, 18, 34, 34, 35, 35,
        38, 39, 40, 40, 58, 66, 66, 102, 103, 103, 104, 106, 106, 106, 107, 107, 107, 108, 108, 108, 109, 109, 109, 112,
        112, 113,
      ],
      [],
    ],
  },
]
