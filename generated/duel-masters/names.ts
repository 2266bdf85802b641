// Compiled from the rules of DuelMasters into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, holdersOf, numbersIn, printedOn } from 'houserules/runtime'

/** [dm.card.1] */
export const CIVILIZATION = { light: 0, water: 1, darkness: 2, fire: 3, nature: 4 } as const

/** [dm.card.2] */
export const KIND = { 'creature-card': 0, 'spell-card': 1, 'tamaseed-card': 2, 'field-card': 3 } as const

/** [dm.card.3] */
// prettier-ignore
export const KEYWORD = {
  blocker: 0, guardman: 1, 'speed-attacker': 2, 'mach-fighter': 3, 'w-breaker': 4, 't-breaker': 5, 'q-breaker': 6,
  'powered-breaker': 7, 'shield-trigger': 8, 'g-strike': 9, 'ex-life': 10, 's-max': 11, 'star-evolution': 12,
  evolution: 13, 'oni-time': 14, labyrinth: 15, arrival: 16,
} as const

/** [dm.card.4] */
// prettier-ignore
export const RACE = {
  'angel-command': 0, 'demon-command': 1, dragon: 2, command: 3, 'king-command-dragon': 4, jokers: 5, rexstars: 6,
  joragon: 7, 'the-answer': 8, unknown: 9, dispector: 10, metallica: 11, oni: 12, 'abyss-royal': 13, 'grand-sect': 14,
  zenith: 15, giant: 16, hunter: 17, alien: 18, 'magic-command': 19, 'great-mecha-ou': 20, 'shinobi-race': 21,
  'flame-command': 22, armored: 23,
} as const

/** [dm.cards.2] */
export const PLACE = { 'in-deck': 0, 'in-battle': 1, 'in-hyperspace': 2, 'in-super-gr': 3 } as const

/** [dm.pool.1] */
export const BREED = { scout: 0, sentry: 1, raider: 2, giant: 3 } as const

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, applicable: 1, lasting: 2, deck: 3, hand: 15, shields: 27, mana: 39, graveyard: 51, battle: 63,
  beneath: 75, nowhere: 87,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 99, [
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
export const PRINTED_RACES: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《天地命動 バラギアラ》': [14], '《特攻の忠剣ハチ公》': [22, 3, 17], '《夢の変形 デュエランド》': [8], '《正体不明》': [9],
  '《聖魔連結王 ドルファディロム》': [10, 3, 0, 1], '《偽りの王 ヴィルヘルム》': [4, 3, 2, 9], '《ガンヴィー龍樹》': [16, 2], '《土隠雲の超人》': [16],
  '《悪魔龍 ダークマスターズ》': [2], '《R. S. F. K.》': [2, 17, 18], '《龍風混成 ザーディクリカ》': [10, 3, 2, 0], '《奇天烈 シャッフ》': [19, 3, 20],
  '《若き大長老 アプル》': [14], '《大迷宮亀 ワンダー・タートル》': [11], '《「大蛇」の鬼 ジャドク丸》': [12], '《正義の煌き オーリリア》': [11], '《深淵の三咆哮 バウワウジャ》': [13],
  '《サッヴァーク-MAX》': [2, 11, 6], '《邪王来混沌三眼鬼》': [12, 6], '《地封龍 ギャイア》': [3, 2], '《「修羅」の頂 VAN・ベートーベン》': [4, 3, 2, 9, 15],
  '《MAX・ザ・ジョニー》': [5, 6], '《ボルシャック・モモキング NEX》': [5, 23, 2, 6], '《流星のガイアッシュ・カイザー》': [3, 2, 17], '《怒流牙 佐助の超人》': [21, 16],
  '《怒流牙 サイゾウミスト》': [21], '《光牙忍ライデン》': [21],
})

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
export const PRINTED_HALVES: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《奇石 ミクセル / ジャミング・チャフ》': [37, 38], '《天地命動 バラギアラ / 輪廻暴聖》': [42, 43], '《天地命動 バラギアラ / 輪廻暴冥》': [42, 44],
  '《天地命動 バラギアラ / 輪廻暴炎》': [42, 45], '《魔導管理室 カリヤドネ/ハーミット・サークル》': [47, 48],
})

/** [dm.ninja.1] Printed `ninja-strike` of each card. */
// prettier-ignore
export const PRINTED_NINJA_STRIKE: readonly number[] = printedOn(CARD, NONE, {
  '《怒流牙 佐助の超人》': 7, '《怒流牙 サイゾウミスト》': 7, '《光牙忍ライデン》': 5,
})

/** [dm.galaxshield.1] Printed `galaxshield` of each card. */
export const PRINTED_GALAXSHIELD: readonly number[] = printedOn(CARD, NONE, { '《星の盾》': 3 })

/** [dm.kirifuda.1] Printed `kirifudash` of each card. */
export const PRINTED_KIRIFUDASH: readonly number[] = printedOn(CARD, NONE, { '《切り札》': 3 })

/** [dm.fushigi.1] Printed `fushigibirth` of each card. */
export const PRINTED_FUSHIGIBIRTH: readonly number[] = printedOn(CARD, NONE, { '《ガンヴィー龍樹》': 11 })

/** [dm.cards.2] Printed `begins` of each card. */
// prettier-ignore
export const PRINTED_BEGINS: readonly number[] = printedOn(CARD, NONE, {
  '《禁断~封印されし X~》': 1, '《滅亡の起源零無》': 1, '《Forbidden New Year》': 1, '《時空の鏡》': 2, '《光の卵》': 3,
})

/** [dm.cards.2] Printed `not-for-tournaments` of each card. */
// prettier-ignore
export const PRINTED_NOT_FOR_TOURNAMENTS: readonly number[] = printedOn(CARD, NONE, {
  '《DECKY THE HALL》': 1, '《Spread Joy to the World!》': 1,
})

/** [dm.deck.3] Printed `banned` of each card. */
export const PRINTED_BANNED: readonly number[] = printedOn(CARD, NONE, { '《禁じられた箱》': 1 })

/** [dm.cards.2] Printed `copies-allowed` of each card. */
export const PRINTED_COPIES_ALLOWED: readonly number[] = printedOn(CARD, NONE, { '《特攻の忠剣ハチ公》': 60 })

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
  'bury-the-weak': 74, declarations: 75, declare: 76, 'settle-instead': 77, 'look-at-shields': 78, 'answer-with': 79,
  'ninja-strike': 80, stack: 81, 'throw-copy': 82, 'play-g-zero': 83, galaxshield: 84, kirifudash: 85, fushigibirth: 86,
  judge: 87, 'win-judge': 88, 'lose-judge': 89, 'cast-again': 90, purge: 91, toll: 92, hush: 93, 'draw-away': 94,
  'answer-from-hand': 95, switch: 96, 'dig-up': 97, 'turn-up-top': 98, comet: 99, 'build-deck': 100,
} as const

/** Events that players may choose, by the numbers of moves. */
// prettier-ignore
export const MOVE = {
  charge: 0, play: 1, 'attack-player': 2, 'attack-creature': 3, block: 4, guard: 5, 'answer-with': 6, 'ninja-strike': 7,
  'play-g-zero': 8, galaxshield: 9, kirifudash: 10, fushigibirth: 11, 'cast-again': 12, 'draw-away': 13,
  'answer-from-hand': 14, switch: 15, 'dig-up': 16, comet: 17,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  destroyFrame: 1, takeBackFrame: 2, drawFrame: 5, shieldUpFrame: 6, drawAllFrame: 7, shieldUpAllFrame: 8, millFrame: 9,
  rampFrame: 10, matchFrame: 11, setUpFrame: 12, dealFrame: 13, beginGameFrame: 14, turnFrame: 15, stepsOfTurnFrame: 16,
  startStepFrame: 17, drawStepFrame: 19, chargeStepFrame: 20, chargeFrame: 21, mainStepFrame: 22, attackStepFrame: 23,
  forcedAttacksFrame: 24, endStepFrame: 25, loseFrame: 30, doomFrame: 32, doomAllFrame: 33, winFrame: 34, playFrame: 35,
  payFrame: 36, useFrame: 39, castFrame: 40, spellEffectFrame: 41, spellEffectFrame2: 42, spellEffectFrame3: 43,
  spellEffectFrame4: 44, spellEffectDuringTurnFrame: 45, spellEffectFrame5: 46, spellEffectUntilTurnFrame: 48,
  spellEffectFrame7: 49, spellEffectDuringTurn2Frame: 50, spellEffectFrame8: 51, spellEffectFrame9: 52,
  spellEffectFrame10: 53, spellEffectFrame11: 54, spellEffectDuringTurn3Frame: 55, spellEffectFrame12: 56,
  spellEffectFrame13: 57, spellEffectFrame14: 58, spellEffectFrame16: 60, spellEffectFrame17: 61,
  spellEffectFrame18: 62, reciteFrame: 63, summonFrame: 64, placeFrame: 65, putFrame: 66, attackPlayerFrame: 68,
  attackCreatureFrame: 69, carryAttackFrame: 70, clashFrame: 71, endAttackFrame: 74, carryOutFrame: 75,
  strikeHomeFrame: 76, blockStepFrame: 77, battleFrame: 81, defeatFrame: 82, breakFrame: 83, breakShieldFrame: 84,
  resolveWaitingFrame: 85, settleOneFrame: 86, settleOneOfFrame: 87, settleOwnFrame: 88, buryTheWeakFrame: 89,
  declarationsFrame: 90, declareFrame: 91, settleInsteadFrame: 92, lookAtShieldsFrame: 93, ninjaStrikeEffectFrame: 96,
  stackFrame: 97, throwCopyFrame: 98, playGZeroFrame: 99, galaxshieldFrame: 100, kirifudashFrame: 101,
  fushigibirthFrame: 102, judgeFrame: 103, castAgainFrame: 106, purgeFrame: 107, purgeFrame2: 108, tollFrame: 109,
  hushFrame: 110, hushFrame2: 111, hushUntilTurnFrame: 112, answerFromHandFrame: 114, answerFromHandEffectFrame: 115,
  switchEffectFrame: 117, digUpFrame: 118, turnUpTopFrame: 119, cometEffectFrame: 121, emptyDeckFrame: 123,
  whenBreakShieldFrame: 124, whenBreakShield2Frame: 125, breakShieldDuringTurnFrame: 126, insteadMoveFrame: 127,
  allTogetherFrame: 128, topOnlyFrame: 129, insteadLoseFrame: 130, whenStartOfTurnFrame: 131, afterPutFrame: 132,
  afterBeginGameFrame: 133, whenEndOfTurnFrame: 134, whenEndOfTurn2Frame: 135, whenEndOfTurn3Frame: 136,
  whenDrawFrame: 137, whenPutFrame: 138, insteadMove2Frame: 140, whenPut2Frame: 141, whenPut3Frame: 142,
  whenEndAttackFrame: 143, whenPut4Frame: 144, whenMoveFrame: 145, whenPut5Frame: 146, whenPut6Frame: 147,
  whenMove2Frame: 148, whenPut7Frame: 149, whenMove3Frame: 150, whenCastFrame: 151, whenPut8Frame: 152,
  whenPut9Frame: 153, whenAttackFrame: 154, whenPut10Frame: 155, whenPut11Frame: 156, whenAttack2Frame: 157,
  whenPut12Frame: 158, whenEndOfTurn4Frame: 159, whenPut13Frame: 160, whenPut13AttackFrame: 161, whenPut14Frame: 162,
  putUntilTurnFrame: 163, whenDefeatFrame: 164, whenEndOfTurn5Frame: 165, whenPut15Frame: 166, whenAttack3Frame: 167,
  whenAttack4Frame: 168, whenEndOfTurn6Frame: 169, insteadPutFrame: 170, whenPut16Frame: 171, insteadMove3Frame: 172,
  insteadPut2Frame: 173, beforeBreakFrame: 174, whenEndAttack2Frame: 175, whenPut17Frame: 176,
  whenPut17AttackFrame: 177, whenPut18Frame: 178, whenPut19Frame: 179, whenPut20Frame: 180, whenPut21Frame: 181,
  afterDrawFrame: 182, afterMoveFrame2: 183, afterPutFrame2: 184, afterCastFrame: 185, afterBreakShieldFrame: 186,
  moveFrame: 187,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  { title: 'Fire and nature',
    lists: [
      [6, 6, 12, 12, 20, 20, 163, 163, 164, 164, 166, 166, 177, 177, 178, 178, 184, 184, 185, 185, 187, 187, 191, 191,
        192, 192, 194, 194, 205, 205, 206, 206, 208, 208, 212, 212, 213, 213, 215, 215]] },
  { title: 'Light and water',
    lists: [
      [30, 30, 30, 30, 33, 33, 56, 56, 57, 57, 62, 62, 66, 66, 66, 66, 79, 79, 81, 81, 86, 86, 88, 88, 100, 100, 102,
        102, 107, 107, 109, 109, 114, 114, 116, 116, 128, 128, 130, 130]] },
]
