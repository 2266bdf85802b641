// Compiled from the rules of DuemaParty: names and printed cards. Change the rules, not this file.
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
  beneath: 51, nowhere: 59, 'partner-zone': 67,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 75, [
  ZONE.deck, ZONE.hand, ZONE.shields, ZONE.mana, ZONE.graveyard, ZONE.battle, ZONE.beneath, ZONE.nowhere,
  ZONE['partner-zone'],
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
  naturegiant4: 214, naturegiant5: 215, naturegiant6: 216, naturegiant7: 217, naturegiant8: 218, '《禁じられた宴》': 219,
  '《群れる像》': 220, '《分け前》': 221, '《配る刃》': 222, '《配る鐘》': 223, '《削る鐘》': 224, '《守る耳》': 225, '《夕の耳》': 226, '《長い霧》': 227,
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
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [1], [0], [1], [0], [0], [0], [0], [0], [1],
]

/** [dm.card.1] Printed `cost` of each card. */
// prettier-ignore
export const PRINTED_COST: readonly number[] = [
  7, 6, 5, 3, 3, 5, 3, 8, 2, 0, 2, 2, 4, 2, 3, 4, 3, 3, 3, 3, 3, 1, 99, 0, 99, 6, 3, 5, 5, 3, 3, 4, 6, 8, 6, 5, 2, 2, 5,
  9, 9, 9, 9, 6, 6, 6, 10, 10, 3, 4, 14, 10, 8, 9, 4, 11, 5, 6, 4, 6, 7, 7, 4, 2, 8, 4, 4, 4, 7, 5, 5, 9, 11, 6, 6, 6,
  7, 7, 5, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2,
  3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6,
  7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3,
  4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 3, 5, 3, 3, 3, 3, 3, 3, 2,
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
  [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [4], [], [], [], [], [], [],
  [], [], [],
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
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [], [], [], [], [],
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 5000, NONE, 1000, 1000, 1000, 1000,
  1000, NONE,
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
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [8], [2], [], [], [], [], [],
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
  [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [],
  [], [], [],
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 1, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 60, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
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
  3, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE,
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
  8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, 2, 3, 4, 5, 6, 7, 8, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE,
]

/** What an option counts for where a number is asked; 0 for a word. */
// prettier-ignore
export const OPTION_NUMBERS: readonly (readonly number[])[] = [
  [0, 0, 0, 0], [0, 0], [0, 0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0],
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
  destroyFrame: 1, takeBackFrame: 2, drawFrame: 3, shieldUpFrame: 4, drawAllFrame: 5, shieldUpAllFrame: 6, millFrame: 7,
  rampFrame: 8, matchFrame: 9, setUpFrame: 10, dealFrame: 11, beginGameFrame: 12, turnFrame: 13, stepsOfTurnFrame: 14,
  startStepFrame: 15, startOfTurnFrame: 16, drawStepFrame: 17, chargeStepFrame: 18, chargeFrame: 19, mainStepFrame: 20,
  attackStepFrame: 21, forcedAttacksFrame: 22, endStepFrame: 23, endOfTurnFrame: 24, loseFrame: 25,
  settleLossesFrame: 26, doomFrame: 27, doomAllFrame: 28, playFrame: 29, payFrame: 30, useFrame: 31, castFrame: 32,
  spellEffectFrame: 33, spellEffectFrame2: 34, spellEffectUntilChargeStepFrame: 35, spellEffectFrame3: 36,
  spellEffectFrame4: 37, spellEffectFrame5: 38, spellEffectFrame6: 39, spellEffectDuringTurnFrame: 40,
  spellEffectFrame7: 41, spellEffectFrame8: 42, spellEffectUntilTurnFrame: 43, spellEffectFrame9: 44,
  spellEffectDuringTurn2Frame: 45, spellEffectFrame10: 46, spellEffectFrame11: 47, spellEffectFrame12: 48,
  spellEffectFrame13: 49, spellEffectDuringTurn3Frame: 50, spellEffectFrame14: 51, spellEffectFrame15: 52,
  spellEffectFrame16: 53, spellEffectFrame17: 54, spellEffectFrame18: 55, spellEffectFrame19: 56,
  spellEffectFrame20: 57, reciteFrame: 58, summonFrame: 59, placeFrame: 60, putFrame: 61, attackPlayerFrame: 62,
  attackCreatureFrame: 63, carryAttackFrame: 64, clashFrame: 65, endAttackFrame: 66, carryOutFrame: 67,
  strikeHomeFrame: 68, blockStepFrame: 69, battleFrame: 70, defeatFrame: 71, breakFrame: 72, breakShieldFrame: 73,
  resolveWaitingFrame: 74, settleOneFrame: 75, settleOneOfFrame: 76, settleOwnFrame: 77, buryTheWeakFrame: 78,
  declarationsFrame: 79, declareFrame: 80, settleInsteadFrame: 81, ninjaStrikeEffectFrame: 82, stackFrame: 83,
  throwCopyFrame: 84, playGZeroFrame: 85, galaxshieldFrame: 86, kirifudashFrame: 87, fushigibirthFrame: 88,
  judgeFrame: 89, castAgainFrame: 90, purgeFrame: 91, purgeFrame2: 92, tollFrame: 93, hushFrame: 94, hushFrame2: 95,
  hushUntilTurnFrame: 96, answerFromHandFrame: 97, answerFromHandEffectFrame: 98, switchEffectFrame: 99,
  digUpFrame: 100, turnUpTopFrame: 101, cometEffectFrame: 102, settleOrderFrame: 103, drawOrderFrame: 104,
  agreeOrderFrame: 105, proposeOrderFrame: 106, namePartnerFrame: 107, comeHomeFrame: 108, afterLeavingFrame: 109,
  emptyDeckFrame: 110, whenBreakShieldFrame: 111, whenBreakShield2Frame: 112, breakShieldDuringTurnFrame: 113,
  insteadMoveFrame: 114, allTogetherFrame: 115, topOnlyFrame: 116, insteadLoseFrame: 117, whenStartOfTurnFrame: 118,
  afterPutFrame: 119, afterBeginGameFrame: 120, whenEndOfTurnFrame: 121, whenEndOfTurn2Frame: 122,
  whenEndOfTurn3Frame: 123, whenDrawFrame: 124, whenPutFrame: 125, insteadMove2Frame: 126, whenPut2Frame: 127,
  whenPut3Frame: 128, whenEndAttackFrame: 129, whenPut4Frame: 130, whenMoveFrame: 131, whenPut5Frame: 132,
  whenPut6Frame: 133, whenMove2Frame: 134, whenPut7Frame: 135, whenMove3Frame: 136, whenCastFrame: 137,
  whenPut8Frame: 138, whenPut9Frame: 139, whenAttackFrame: 140, whenPut10Frame: 141, whenPut11Frame: 142,
  whenAttack2Frame: 143, whenPut12Frame: 144, whenEndOfTurn4Frame: 145, whenPut13Frame: 146, whenAttack3Frame: 147,
  whenPut14Frame: 148, putUntilTurnFrame: 149, whenDefeatFrame: 150, whenEndOfTurn5Frame: 151, whenPut15Frame: 152,
  whenAttack4Frame: 153, whenAttack5Frame: 154, whenEndOfTurn6Frame: 155, insteadPutFrame: 156, whenPut16Frame: 157,
  insteadMove3Frame: 158, insteadPut2Frame: 159, beforeBreakFrame: 160, whenEndAttack2Frame: 161, whenPut17Frame: 162,
  whenAttack6Frame: 163, whenPut18Frame: 164, whenPut19Frame: 165, whenPut20Frame: 166, whenPut21Frame: 167,
  homecomingFrame: 168, insteadStartStepFrame: 169, insteadStartOfTurnFrame: 170, insteadDrawStepFrame: 171,
  insteadChargeStepFrame: 172, insteadMainStepFrame: 173, insteadAttackStepFrame: 174, insteadEndStepFrame: 175,
  insteadEndOfTurnFrame: 176, whenAttack7Frame: 177, whenEndOfTurn7Frame: 178, whenEndOfTurn8Frame: 179,
  whenMillFrame: 180, whenEndOfTurn9Frame: 181, moveFrame: 182,
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
