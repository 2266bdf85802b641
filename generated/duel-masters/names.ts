// Compiled from the rules of DuelMasters: names and printed cards. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE } from '../../runtime/engine.ts'
import { holdersOf, numbersIn } from '../../runtime/tables.ts'

/** [dm.card.1] */
export const CIVILIZATION = { light: 0, water: 1, darkness: 2, fire: 3, nature: 4 } as const

export const CIVILIZATION_VALUES: readonly number[] = numbersIn(CIVILIZATION)

/** [dm.card.2] */
export const KIND = { 'creature-card': 0, 'spell-card': 1, 'tamaseed-card': 2, 'field-card': 3 } as const

export const KIND_VALUES: readonly number[] = numbersIn(KIND)

/** [dm.card.3] */
// prettier-ignore
export const KEYWORD = {
  blocker: 0, guardman: 1, 'speed-attacker': 2, 'mach-fighter': 3, 'w-breaker': 4, 't-breaker': 5, 'q-breaker': 6,
  'powered-breaker': 7, 'shield-trigger': 8, 'g-strike': 9, 'ex-life': 10, 's-max': 11, 'star-evolution': 12,
  evolution: 13, 'oni-time': 14, labyrinth: 15, arrival: 16,
} as const

export const KEYWORD_VALUES: readonly number[] = numbersIn(KEYWORD)

/** [dm.card.4] */
// prettier-ignore
export const RACE = {
  'angel-command': 0, 'demon-command': 1, dragon: 2, command: 3, 'king-command-dragon': 4, jokers: 5, rexstars: 6,
  joragon: 7, 'the-answer': 8, unknown: 9, dispector: 10, metallica: 11, oni: 12, 'abyss-royal': 13, 'grand-sect': 14,
  zenith: 15, giant: 16, hunter: 17, alien: 18, 'magic-command': 19, 'great-mecha-ou': 20, 'shinobi-race': 21,
  'flame-command': 22, armored: 23,
} as const

export const RACE_VALUES: readonly number[] = numbersIn(RACE)

/** [dm.cards.2] */
export const PLACE = { 'in-deck': 0, 'in-battle': 1, 'in-hyperspace': 2, 'in-super-gr': 3 } as const

export const PLACE_VALUES: readonly number[] = numbersIn(PLACE)

/** [dm.pool.1] */
export const BREED = { scout: 0, sentry: 1, raider: 2, giant: 3 } as const

export const BREED_VALUES: readonly number[] = numbersIn(BREED)

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, applicable: 1, lasting: 2, deck: 3, hand: 11, shields: 19, mana: 27, graveyard: 35, battle: 43,
  beneath: 51, nowhere: 59,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 67, [
  ZONE.deck, ZONE.hand, ZONE.shields, ZONE.mana, ZONE.graveyard, ZONE.battle, ZONE.beneath, ZONE.nowhere,
])

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1, 2]

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  '《ホムラ》': 0, '《星の盾》': 1, '《切り札》': 2, '《炎と森》': 3, '《水と炎》': 4, '《無色の像》': 5, '《速い爪》': 6, '《呪いの鏡》': 7, '《身代わり》': 8,
  '《皆の最期》': 9, '《先触れ》': 10, '《遅れの砂》': 11, '《炎の大鳥》': 12, '《光の種》': 13, '《光の芽》': 14, '《光の葉》': 15, '《夜の鈴》': 16, '《朝の鈴》': 17,
  '《夕の鈴》': 18, '《聞き耳》': 19, '《火の使い》': 20, '《引き潮》': 21, '《禁断~封印されし X~》': 22, '《滅亡の起源零無》': 23, '《Forbidden New Year》': 24,
  '《時空の鏡》': 25, '《光の卵》': 26, '《DECKY THE HALL》': 27, '《Spread Joy to the World!》': 28, '《禁じられた箱》': 29, '《エナジー・ライト》': 30,
  '《デモンズ・ライト》': 31, '《デーモン・ハンド》': 32, '《アルカディア・スパーク》': 33, '《襲来、鬼札王国!》': 34, '《絶望と反魂と滅殺の決断》': 35,
  '《奇石 ミクセル / ジャミング・チャフ》': 36, '《奇石 ミクセル》': 37, '《ジャミング・チャフ》': 38, '《天地命動 バラギアラ / 輪廻暴聖》': 39, '《天地命動 バラギアラ / 輪廻暴冥》': 40,
  '《天地命動 バラギアラ / 輪廻暴炎》': 41, '《天地命動 バラギアラ》': 42, '《輪廻暴聖》': 43, '《輪廻暴冥》': 44, '《輪廻暴炎》': 45,
  '《魔導管理室 カリヤドネ/ハーミット・サークル》': 46, '《魔導管理室 カリヤドネ》': 47, '《ハーミット・サークル》': 48, '《特攻の忠剣ハチ公》': 49, '《夢の変形 デュエランド》': 50,
  '《正体不明》': 51, '《聖魔連結王 ドルファディロム》': 52, '《偽りの王 ヴィルヘルム》': 53, '《タンラ・チューラ》': 54, '《ガンヴィー龍樹》': 55, '《ホワイト・スワン》': 56,
  '《終末の監視者 ジ・ウォッチ》': 57, '《土隠雲の超人》': 58, '《悪魔龍 ダークマスターズ》': 59, '《R. S. F. K.》': 60, '《龍風混成 ザーディクリカ》': 61,
  '《奇天烈 シャッフ》': 62, '《若き大長老 アプル》': 63, '《大迷宮亀 ワンダー・タートル》': 64, '《「大蛇」の鬼 ジャドク丸》': 65, '《正義の煌き オーリリア》': 66,
  '《深淵の三咆哮 バウワウジャ》': 67, '《サッヴァーク-MAX》': 68, '《邪王来混沌三眼鬼》': 69, '《Dの博才サイバーダイス・ベガス》': 70, '《地封龍 ギャイア》': 71,
  '《「修羅」の頂 VAN・ベートーベン》': 72, '《MAX・ザ・ジョニー》': 73, '《ボルシャック・モモキング NEX》': 74, '《流星のガイアッシュ・カイザー》': 75, '《怒流牙 佐助の超人》': 76,
  '《怒流牙 サイゾウミスト》': 77, '《光牙忍ライデン》': 78, lightscout2: 79, lightscout3: 80, lightscout4: 81, lightscout5: 82,
  lightscout6: 83, lightscout7: 84, lightscout8: 85, lightsentry2: 86, lightsentry3: 87, lightsentry4: 88,
  lightsentry5: 89, lightsentry6: 90, lightsentry7: 91, lightsentry8: 92, lightraider2: 93, lightraider3: 94,
  lightraider4: 95, lightraider5: 96, lightraider6: 97, lightraider7: 98, lightraider8: 99, lightgiant2: 100,
  lightgiant3: 101, lightgiant4: 102, lightgiant5: 103, lightgiant6: 104, lightgiant7: 105, lightgiant8: 106,
  waterscout2: 107, waterscout3: 108, waterscout4: 109, waterscout5: 110, waterscout6: 111, waterscout7: 112,
  waterscout8: 113, watersentry2: 114, watersentry3: 115, watersentry4: 116, watersentry5: 117, watersentry6: 118,
  watersentry7: 119, watersentry8: 120, waterraider2: 121, waterraider3: 122, waterraider4: 123, waterraider5: 124,
  waterraider6: 125, waterraider7: 126, waterraider8: 127, watergiant2: 128, watergiant3: 129, watergiant4: 130,
  watergiant5: 131, watergiant6: 132, watergiant7: 133, watergiant8: 134, darknessscout2: 135, darknessscout3: 136,
  darknessscout4: 137, darknessscout5: 138, darknessscout6: 139, darknessscout7: 140, darknessscout8: 141,
  darknesssentry2: 142, darknesssentry3: 143, darknesssentry4: 144, darknesssentry5: 145, darknesssentry6: 146,
  darknesssentry7: 147, darknesssentry8: 148, darknessraider2: 149, darknessraider3: 150, darknessraider4: 151,
  darknessraider5: 152, darknessraider6: 153, darknessraider7: 154, darknessraider8: 155, darknessgiant2: 156,
  darknessgiant3: 157, darknessgiant4: 158, darknessgiant5: 159, darknessgiant6: 160, darknessgiant7: 161,
  darknessgiant8: 162, firescout2: 163, firescout3: 164, firescout4: 165, firescout5: 166, firescout6: 167,
  firescout7: 168, firescout8: 169, firesentry2: 170, firesentry3: 171, firesentry4: 172, firesentry5: 173,
  firesentry6: 174, firesentry7: 175, firesentry8: 176, fireraider2: 177, fireraider3: 178, fireraider4: 179,
  fireraider5: 180, fireraider6: 181, fireraider7: 182, fireraider8: 183, firegiant2: 184, firegiant3: 185,
  firegiant4: 186, firegiant5: 187, firegiant6: 188, firegiant7: 189, firegiant8: 190, naturescout2: 191,
  naturescout3: 192, naturescout4: 193, naturescout5: 194, naturescout6: 195, naturescout7: 196, naturescout8: 197,
  naturesentry2: 198, naturesentry3: 199, naturesentry4: 200, naturesentry5: 201, naturesentry6: 202,
  naturesentry7: 203, naturesentry8: 204, natureraider2: 205, natureraider3: 206, natureraider4: 207,
  natureraider5: 208, natureraider6: 209, natureraider7: 210, natureraider8: 211, naturegiant2: 212, naturegiant3: 213,
  naturegiant4: 214, naturegiant5: 215, naturegiant6: 216, naturegiant7: 217, naturegiant8: 218,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** [dm.card.2] Printed `kinds` of each card. */
// prettier-ignore
export const PRINTED_KINDS: readonly (readonly number[])[] = [
  [0], [0], [0], [0], [0], [0], [0], [1], [1], [1], [0], [1], [0], [2], [2], [2], [0], [0], [0], [0], [0], [1], [0],
  [0], [0], [0], [0], [0], [1], [1], [1], [1], [1], [1], [1], [1], [0, 1], [0], [1], [0, 1], [0, 1], [0, 1], [0], [1],
  [1], [1], [0, 1], [0], [1], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0, 2], [0], [0], [3], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
]

/** [dm.card.1] Printed `cost` of each card. */
// prettier-ignore
export const PRINTED_COST: readonly number[] = [
  7, 6, 5, 3, 3, 5, 3, 8, 2, 0, 2, 2, 4, 2, 3, 4, 3, 3, 3, 3, 3, 1, 99, 0, 99, 6, 3, 5, 5, 3, 3, 4, 6, 8, 6, 5, 2, 2, 5,
  9, 9, 9, 9, 6, 6, 6, 10, 10, 3, 4, 14, 10, 8, 9, 4, 11, 5, 6, 4, 6, 7, 7, 4, 2, 8, 4, 4, 4, 7, 5, 5, 9, 11, 6, 6, 6,
  7, 7, 5, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2,
  3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6,
  7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3,
  4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8,
]

/** [dm.card.1] Printed `civilizations` of each card. */
// prettier-ignore
export const PRINTED_CIVILIZATIONS: readonly (readonly number[])[] = [
  [3, 4], [0], [3], [3, 4], [1, 3], [], [4], [2], [2], [], [], [], [3], [0], [0], [0], [0], [0], [0], [1], [3], [], [3],
  [], [3], [], [], [], [], [], [1], [1, 2], [2], [0, 1], [2, 3], [2], [0], [0], [0], [0, 4], [2, 4], [3, 4], [4], [0],
  [2], [3], [0, 1], [1], [0], [3], [1], [1], [0, 2, 3], [2, 3, 4], [1], [2, 4], [0], [1], [4], [2], [3], [0, 1, 3], [1],
  [4], [0], [2], [0], [2], [0], [3], [1], [4], [], [0], [3], [1, 4], [4], [1, 4], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [1],
  [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1], [1],
  [1], [1], [1], [1], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2], [2],
  [2], [2], [2], [2], [2], [2], [2], [2], [2], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3],
  [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [3], [4], [4], [4], [4], [4], [4], [4], [4], [4],
  [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4],
]

/** [dm.card.4] Printed `races` of each card. */
// prettier-ignore
export const PRINTED_RACES: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [14], [], [], [], [], [], [], [22, 3, 17], [8], [9],
  [10, 3, 0, 1], [4, 3, 2, 9], [], [16, 2], [], [], [16], [2], [2, 17, 18], [10, 3, 2, 0], [19, 3, 20], [14], [11],
  [12], [11], [13], [2, 11, 6], [12, 6], [], [3, 2], [4, 3, 2, 9, 15], [5, 6], [5, 23, 2, 6], [3, 2, 17], [21, 16],
  [21], [21], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [dm.card.1] Printed `base-power` of each card. */
// prettier-ignore
export const PRINTED_BASE_POWER: readonly number[] = [
  7000, 6000, 5000, 4000, 4000, 5000, 3000, NONE, NONE, NONE, 1000, NONE, 7000, NONE, NONE, NONE, 2000, 2000, 2000,
  2000, 3000, NONE, NONE, NONE, NONE, 6000, 3000, 5000, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2000,
  NONE, NONE, NONE, NONE, 17000, NONE, NONE, NONE, NONE, 9000, NONE, 3000, 14000, 14000, 13500, 12000, 3000, 17000,
  3000, 6000, 3000, 6000, 5000, 6000, 4000, 3000, 13000, 4000, 4500, 13000, 11000, 7000, NONE, 18000, 14000, 10000,
  9000, 8000, 5000, 9000, 4000, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.card.3] Printed `keywords` of each card. */
// prettier-ignore
export const PRINTED_KEYWORDS: readonly (readonly number[])[] = [
  [4], [], [], [], [], [0], [3], [], [], [], [], [], [13, 4], [], [], [], [], [], [], [], [16], [], [], [], [], [], [],
  [], [], [], [], [], [8], [8], [8, 14], [], [], [], [], [], [], [], [5], [], [8], [], [], [4], [], [2], [5], [5],
  [10, 2, 5, 16], [5, 16], [], [5, 16], [16], [4], [16], [4, 16], [2], [10, 4, 16], [16], [9, 1], [5, 15, 16], [14],
  [15], [0, 5, 16], [11, 0, 4], [12, 4], [8], [6], [5], [11, 7], [12, 7, 16], [4, 16], [16], [16], [16], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [dm.face.1] Printed `halves` of each card. */
// prettier-ignore
export const PRINTED_HALVES: readonly (readonly number[])[] = [
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [37, 38], [], [], [42, 43], [42, 44], [42, 45], [], [], [], [], [47, 48], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
]

/** [dm.ninja.1] Printed `ninja-strike` of each card. */
// prettier-ignore
export const PRINTED_NINJA_STRIKE: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 7,
  7, 5, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.galaxshield.1] Printed `galaxshield` of each card. */
// prettier-ignore
export const PRINTED_GALAXSHIELD: readonly number[] = [
  NONE, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.kirifuda.1] Printed `kirifudash` of each card. */
// prettier-ignore
export const PRINTED_KIRIFUDASH: readonly number[] = [
  NONE, NONE, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.fushigi.1] Printed `fushigibirth` of each card. */
// prettier-ignore
export const PRINTED_FUSHIGIBIRTH: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 11, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `begins` of each card. */
// prettier-ignore
export const PRINTED_BEGINS: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, 1, 1, 1, 2, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `not-for-tournaments` of each card. */
// prettier-ignore
export const PRINTED_NOT_FOR_TOURNAMENTS: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.deck.3] Printed `banned` of each card. */
// prettier-ignore
export const PRINTED_BANNED: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.cards.2] Printed `copies-allowed` of each card. */
// prettier-ignore
export const PRINTED_COPIES_ALLOWED: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 60, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** [dm.pool.1] Printed `breed-of` of each card. */
// prettier-ignore
export const PRINTED_BREED_OF: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0,
  0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2,
  2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3,
  3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3,
]

/** [dm.pool.1] Printed `size` of each card. */
// prettier-ignore
export const PRINTED_SIZE: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6,
  7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3,
  4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7,
  8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8,
]

/** What an option counts for where a number is asked; 0 for a word. */
export const OPTION_NUMBERS: readonly (readonly number[])[] = []

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, destroy: 7, 'take-back': 8, reveal: 9,
  'look-at': 10, draw: 11, 'shield-up': 12, 'draw-all': 13, 'shield-up-all': 14, mill: 15, ramp: 16, match: 17,
  'set-up': 18, deal: 19, 'begin-game': 20, turn: 21, 'steps-of-turn': 22, 'start-step': 23, 'start-of-turn': 24,
  'draw-step': 25, 'charge-step': 26, charge: 27, 'main-step': 28, 'attack-step': 29, 'forced-attacks': 30,
  'end-step': 31, 'end-of-turn': 32, 'pass-turn': 33, 'skip-turn': 34, 'gain-turn': 35, lose: 36, 'settle-losses': 37,
  doom: 38, 'doom-all': 39, win: 40, play: 41, pay: 42, 'tap-for': 43, 'count-use': 44, use: 45, cast: 46,
  'spell-effect': 47, recite: 48, summon: 49, place: 50, put: 51, arrive: 52, 'attack-player': 53,
  'attack-creature': 54, 'carry-attack': 55, clash: 56, 'forget-attack': 57, attack: 58, 'end-attack': 59,
  'carry-out': 60, 'strike-home': 61, 'block-step': 62, block: 63, guard: 64, redirect: 65, battle: 66, defeat: 67,
  break: 68, 'break-shield': 69, 'resolve-waiting': 70, 'settle-one': 71, 'settle-one-of': 72, 'settle-own': 73,
  'bury-the-weak': 74, declarations: 75, declare: 76, 'settle-instead': 77, 'ninja-strike': 78, stack: 79,
  'throw-copy': 80, 'play-g-zero': 81, galaxshield: 82, kirifudash: 83, fushigibirth: 84, judge: 85, 'cast-again': 86,
  purge: 87, toll: 88, hush: 89, 'draw-away': 90, 'answer-from-hand': 91, switch: 92, 'dig-up': 93, 'turn-up-top': 94,
  comet: 95, 'build-deck': 96,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  destroyFrame: 1, takeBackFrame: 2, drawFrame: 3, shieldUpFrame: 4, drawAllFrame: 5, shieldUpAllFrame: 6, millFrame: 7,
  rampFrame: 8, matchFrame: 9, setUpFrame: 10, dealFrame: 11, beginGameFrame: 12, turnFrame: 13, stepsOfTurnFrame: 14,
  startStepFrame: 15, drawStepFrame: 16, chargeStepFrame: 17, chargeFrame: 18, mainStepFrame: 19, attackStepFrame: 20,
  forcedAttacksFrame: 21, endStepFrame: 22, loseFrame: 23, doomFrame: 24, doomAllFrame: 25, winFrame: 26, playFrame: 27,
  payFrame: 28, useFrame: 29, castFrame: 30, spellEffectFrame: 31, spellEffectFrame2: 32, spellEffectFrame3: 33,
  spellEffectFrame4: 34, spellEffectDuringTurnFrame: 35, spellEffectFrame5: 36, spellEffectUntilTurnFrame: 37,
  spellEffectFrame6: 38, spellEffectDuringTurn2Frame: 39, spellEffectFrame7: 40, spellEffectFrame8: 41,
  spellEffectFrame9: 42, spellEffectFrame10: 43, spellEffectDuringTurn3Frame: 44, spellEffectFrame11: 45,
  spellEffectFrame12: 46, spellEffectFrame13: 47, spellEffectFrame14: 48, spellEffectFrame15: 49,
  spellEffectFrame16: 50, reciteFrame: 51, summonFrame: 52, placeFrame: 53, putFrame: 54, attackPlayerFrame: 55,
  attackCreatureFrame: 56, carryAttackFrame: 57, clashFrame: 58, endAttackFrame: 59, carryOutFrame: 60,
  strikeHomeFrame: 61, blockStepFrame: 62, battleFrame: 63, defeatFrame: 64, breakFrame: 65, breakShieldFrame: 66,
  resolveWaitingFrame: 67, settleOneFrame: 68, settleOneOfFrame: 69, settleOwnFrame: 70, buryTheWeakFrame: 71,
  declarationsFrame: 72, declareFrame: 73, settleInsteadFrame: 74, ninjaStrikeEffectFrame: 75, stackFrame: 76,
  throwCopyFrame: 77, playGZeroFrame: 78, galaxshieldFrame: 79, kirifudashFrame: 80, fushigibirthFrame: 81,
  judgeFrame: 82, castAgainFrame: 83, purgeFrame: 84, purgeFrame2: 85, tollFrame: 86, hushFrame: 87, hushFrame2: 88,
  hushUntilTurnFrame: 89, answerFromHandFrame: 90, answerFromHandEffectFrame: 91, switchEffectFrame: 92, digUpFrame: 93,
  turnUpTopFrame: 94, cometEffectFrame: 95, emptyDeckFrame: 96, whenBreakShieldFrame: 97, whenBreakShield2Frame: 98,
  breakShieldDuringTurnFrame: 99, insteadMoveFrame: 100, allTogetherFrame: 101, topOnlyFrame: 102,
  insteadLoseFrame: 103, whenStartOfTurnFrame: 104, afterPutFrame: 105, afterBeginGameFrame: 106,
  whenEndOfTurnFrame: 107, whenEndOfTurn2Frame: 108, whenEndOfTurn3Frame: 109, whenDrawFrame: 110, whenPutFrame: 111,
  insteadMove2Frame: 112, whenPut2Frame: 113, whenPut3Frame: 114, whenEndAttackFrame: 115, whenPut4Frame: 116,
  whenMoveFrame: 117, whenPut5Frame: 118, whenPut6Frame: 119, whenMove2Frame: 120, whenPut7Frame: 121,
  whenMove3Frame: 122, whenCastFrame: 123, whenPut8Frame: 124, whenPut9Frame: 125, whenAttackFrame: 126,
  whenPut10Frame: 127, whenPut11Frame: 128, whenAttack2Frame: 129, whenPut12Frame: 130, whenEndOfTurn4Frame: 131,
  whenPut13Frame: 132, whenAttack3Frame: 133, whenPut14Frame: 134, putUntilTurnFrame: 135, whenDefeatFrame: 136,
  whenEndOfTurn5Frame: 137, whenPut15Frame: 138, whenAttack4Frame: 139, whenAttack5Frame: 140, whenEndOfTurn6Frame: 141,
  insteadPutFrame: 142, whenPut16Frame: 143, insteadMove3Frame: 144, insteadPut2Frame: 145, beforeBreakFrame: 146,
  whenEndAttack2Frame: 147, whenPut17Frame: 148, whenAttack6Frame: 149, whenPut18Frame: 150, whenPut19Frame: 151,
  whenPut20Frame: 152, whenPut21Frame: 153, moveFrame: 154,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  {
    title: 'Fire and nature',
    lists: [
      [
        6, 6, 12, 12, 20, 20, 163, 163, 164, 164, 166, 166, 177, 177, 178, 178, 184, 184, 185, 185, 187, 187, 191, 191,
        192, 192, 194, 194, 205, 205, 206, 206, 208, 208, 212, 212, 213, 213, 215, 215,
      ],
    ],
  },
  {
    title: 'Light and water',
    lists: [
      [
        30, 30, 30, 30, 33, 33, 56, 56, 57, 57, 62, 62, 66, 66, 66, 66, 79, 79, 81, 81, 86, 86, 88, 88, 100, 100, 102,
        102, 107, 107, 109, 109, 114, 114, 116, 116, 128, 128, 130, 130,
      ],
    ],
  },
]
