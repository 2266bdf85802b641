// Compiled from the rules of YuGiOh into names.ts: names and printed cards. Change the rules, not this file.
import { NONE, Texts, holdersOf, numbersIn, printedOn } from 'houserules/runtime'

/** [ygo.card.1] */
export const KIND = { 'monster-card': 0, 'spell-card': 1, 'trap-card': 2, 'token-card': 3 } as const

/** [ygo.card.2] */
export const MONSTER_TYPE = { normal: 0, effect: 1, fusion: 2, synchro: 3, xyz: 4, link: 5, tuner: 6 } as const

/** [ygo.card.3] */
export const PROPERTY = { continuous: 0, 'quick-play': 1, field: 2, equip: 3, counter: 4 } as const

/** [ygo.card.4] */
export const ATTRIBUTE = { dark: 0, light: 1, earth: 2, water: 3, fire: 4, wind: 5, divine: 6 } as const

/** [ygo.card.4] */
// prettier-ignore
export const RACE = {
  warrior: 0, spellcaster: 1, dragon: 2, fiend: 3, beast: 4, machine: 5, 'divine-beast': 6, fairy: 7, fish: 8,
  'sea-serpent': 9, thunder: 10, aqua: 11, pyro: 12, 'creator-god': 13, psychic: 14, wyrm: 15,
} as const

/** [ygo.zone.2] */
export const POSITION = { upright: 0, sideways: 1, 'face-down': 2 } as const

/** [ygo.lang.1] */
export const LANGUAGE = { ja: 0, en: 1 } as const

/** [ygo.cards.7] */
export const BREED = { fighter: 0, guardian: 1, wanderer: 2 } as const

/** First instance of each zone family; a zone that every seat has adds the seat. */
// prettier-ignore
export const ZONE = {
  waiting: 0, lasting: 1, deck: 2, hand: 14, extra: 26, side: 38, monsters: 50, backrow: 62, 'field-spell': 74,
  graveyard: 86, banished: 98, attached: 110, chain: 122,
} as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 123, [
  ZONE.deck, ZONE.hand, ZONE.extra, ZONE.side, ZONE.monsters, ZONE.backrow, ZONE['field-spell'], ZONE.graveyard,
  ZONE.banished, ZONE.attached,
])

/** Zone instances that hold pending effects. */
export const EFFECT_ZONES: readonly number[] = [0, 1, 122]

/** Printed cards by name. */
// prettier-ignore
export const CARD = {
  '《青眼の白龍》': 0, '《ブラック・マジシャン》': 1, '《デーモンの召喚》': 2, '《死者蘇生》': 3, '《エルフの剣士》': 4, '《幻獣王ガゼル》': 5, '《大王イカ》': 6,
  '《E-エマージェンシーコール》': 7, '《トゥーンのもくじ》': 8, '《フュージョン・デステニー》': 9, '《レジェンド・オブ・ハート》': 10, '《滅びの爆裂疾風弾》': 11, '《悪夢の拷問部屋》': 12,
  '《黒の魔導陣》': 13, '《機皇創世》': 14, '《海》': 15, '《伝説の都 アトランティス》': 16, '《ティマイオスの眼》': 17, '《クリティウスの牙》': 18, '《ヘルモスの爪》': 19,
  '《マインドクラッシュ》': 20, '《連鎖除外》': 21, '《スキルドレイン》': 22, '《タイラント・ウィング》': 23, '《エクソシスター・マルファ》': 24, '《エクソシスター・エリス》': 25,
  '《伝説の騎士 ティマイオス》': 26, '《機皇枢インフィニティ・コア》': 27, '《機皇帝ワイゼル∞》': 28, '《マジシャンズ・ロッド》': 29, '《N・マリン・ドルフィン》': 30,
  '《N・アクア・ドルフィン》': 31, '《ファントム・オブ・カオス》': 32, '《青眼の究極竜》': 33, '《E・HERO エスクリダオ》': 34, '《D-HERO デストロイフェニックスガイ》': 35,
  '《トロイメア・フェニックス》': 36, '《伝説の白き龍》': 37, '《エクソシスター・ミカエリス》': 38, '《竜騎士ブラック・マジシャン・ガール》': 39, '《タイラント・バースト・ドラゴン》': 40,
  '《ロケット・ヘルモス・キャノン》': 41, '《封印されしエクゾディア》': 42, '《封印されし者の右腕》': 43, '《封印されし者の左腕》': 44, '《封印されし者の右足》': 45,
  '《封印されし者の左足》': 46, '《オシリスの天空竜》': 47, '《オベリスクの巨神兵》': 48, '《ラーの翼神竜》': 49, '《光の創造神 ホルアクティ》': 50, '《E-HERO ヘル・ゲイナー》': 51,
  '《Legendary Dragon of the Fifth Sea》': 52, '《羊トークン》': 53, darkfighter2: 54, darkfighter3: 55, darkfighter4: 56,
  darkfighter5: 57, darkfighter6: 58, darkfighter7: 59, darkguardian2: 60, darkguardian3: 61, darkguardian4: 62,
  darkguardian5: 63, darkguardian6: 64, darkguardian7: 65, darkwanderer2: 66, darkwanderer3: 67, darkwanderer4: 68,
  darkwanderer5: 69, darkwanderer6: 70, darkwanderer7: 71, lightfighter2: 72, lightfighter3: 73, lightfighter4: 74,
  lightfighter5: 75, lightfighter6: 76, lightfighter7: 77, lightguardian2: 78, lightguardian3: 79, lightguardian4: 80,
  lightguardian5: 81, lightguardian6: 82, lightguardian7: 83, lightwanderer2: 84, lightwanderer3: 85,
  lightwanderer4: 86, lightwanderer5: 87, lightwanderer6: 88, lightwanderer7: 89, earthfighter2: 90, earthfighter3: 91,
  earthfighter4: 92, earthfighter5: 93, earthfighter6: 94, earthfighter7: 95, earthguardian2: 96, earthguardian3: 97,
  earthguardian4: 98, earthguardian5: 99, earthguardian6: 100, earthguardian7: 101, earthwanderer2: 102,
  earthwanderer3: 103, earthwanderer4: 104, earthwanderer5: 105, earthwanderer6: 106, earthwanderer7: 107,
  waterfighter2: 108, waterfighter3: 109, waterfighter4: 110, waterfighter5: 111, waterfighter6: 112,
  waterfighter7: 113, waterguardian2: 114, waterguardian3: 115, waterguardian4: 116, waterguardian5: 117,
  waterguardian6: 118, waterguardian7: 119, waterwanderer2: 120, waterwanderer3: 121, waterwanderer4: 122,
  waterwanderer5: 123, waterwanderer6: 124, waterwanderer7: 125, firefighter2: 126, firefighter3: 127,
  firefighter4: 128, firefighter5: 129, firefighter6: 130, firefighter7: 131, fireguardian2: 132, fireguardian3: 133,
  fireguardian4: 134, fireguardian5: 135, fireguardian6: 136, fireguardian7: 137, firewanderer2: 138,
  firewanderer3: 139, firewanderer4: 140, firewanderer5: 141, firewanderer6: 142, firewanderer7: 143, windfighter2: 144,
  windfighter3: 145, windfighter4: 146, windfighter5: 147, windfighter6: 148, windfighter7: 149, windguardian2: 150,
  windguardian3: 151, windguardian4: 152, windguardian5: 153, windguardian6: 154, windguardian7: 155,
  windwanderer2: 156, windwanderer3: 157, windwanderer4: 158, windwanderer5: 159, windwanderer6: 160,
  windwanderer7: 161, scribe: 162, ember: 163, pathfinder: 164, supplies: 165, firebolt: 166, landslide: 167,
  fusing: 168, flock: 169, pitfall: 170, backfire: 171, alloy: 172, resonance5: 173, resonance6: 174, resonance7: 175,
  resonance8: 176, overlay2: 177, overlay3: 178, overlay4: 179, overlay5: 180, overlay6: 181, circuit1: 182,
  circuit2: 183, circuit3: 184, '《万物創世龍》': 185,
} as const

export const DEFINITIONS: readonly number[] = numbersIn(CARD)

/** The texts of the rules, by number. */
// prettier-ignore
export const TEXTS = new Texts([
  'ブルーアイズ・ホワイト・ドラゴン', 'Blue-Eyes White Dragon', 'Dark Magician', 'デーモンのしょうかん', 'Summoned Skull', 'ししゃそせい',
  'Monster Reborn', 'エルフのけんし', 'Celtic Guardian', 'げんじゅうおうガゼル', 'Gazelle the King of Mythical Beasts', 'Phantom Beast',
  'Fiend Kraken', 'E - Emergency Call', 'Toon Table of Contents', 'Fusion Destiny', 'Legend of Heart',
  'Burst Stream of Destruction', 'Dark Room of Nightmare', 'Dark Magical Circle', 'きこうそうせい', 'Meklord Genesis', 'Umi',
  'A Legendary Ocean', '海', 'The Eye of Timaeus', '伝説の竜 ティマイオス', 'Legendary Dragon Timaeus', 'The Fang of Critias',
  '伝説の竜 クリティウス', 'Legendary Dragon Critias', 'The Claw of Hermos', '伝説の竜 ヘルモス', 'Legendary Dragon Hermos', 'Mind Crush',
  'Chain Disappearance', 'Skill Drain', 'Tyrant Wing', 'Exosister Martha', 'Exosister Elis', 'でんせつのきし ティマイオス',
  'Legendary Knight Timaeus', 'きこうすうインフィニティ・コア', 'Meklord Nucleus Infinity Core', 'きこうていワイゼルインフィニティ',
  'Meklord Emperor Wisel', "Magician's Rod", 'Neo-Spacian Marine Dolphin', 'N・アクア・ドルフィン', 'Neo-Spacian Aqua Dolphin',
  'Phantom of Chaos', 'ブルーアイズ・アルティメットドラゴン', 'Blue-Eyes Ultimate Dragon', 'エレメンタルヒーロー エスクリダオ',
  'Elemental HERO Escuridao', 'E・HERO', 'デステニーヒーロー デストロイフェニックスガイ', 'Destiny HERO - Destroyer Phoenix Enforcer', 'HERO',
  'D-HERO', 'Knightmare Phoenix', 'レジェンド・オブ・ホワイト', 'Legendary Dragon of White', 'Exosister Mikailis',
  'Dark Magician Girl the Dragon Knight', 'Tyrant Burst Dragon', 'Rocket Hermos Cannon', 'Exodia the Forbidden One',
  'Right Arm of the Forbidden One', 'Left Arm of the Forbidden One', 'Right Leg of the Forbidden One',
  'Left Leg of the Forbidden One', 'Slifer the Sky Dragon', 'Obelisk the Tormentor', 'The Winged Dragon of Ra',
  'Holactie the Creator of Light', 'イービルヒーロー ヘル・ゲイナー', 'Evil HERO Infernal Gainer', 'Legendary Dragon of the Fifth Sea',
  'Sheep Token', 'Ten Thousand Dragon', 'まんもつそうせいりゅう', '青眼の白龍', 'ブラック・マジシャン', 'デーモンの召喚', '死者蘇生', 'エルフの剣士', '幻獣王ガゼル',
  '大王イカ', 'E-エマージェンシーコール', 'トゥーンのもくじ', 'フュージョン・デステニー', 'レジェンド・オブ・ハート', '滅びの爆裂疾風弾', '悪夢の拷問部屋', '黒の魔導陣', '機皇創世',
  '伝説の都 アトランティス', 'ティマイオスの眼', 'クリティウスの牙', 'ヘルモスの爪', 'マインドクラッシュ', '連鎖除外', 'スキルドレイン', 'タイラント・ウィング', 'エクソシスター・マルファ',
  'エクソシスター・エリス', '伝説の騎士 ティマイオス', '機皇枢インフィニティ・コア', '機皇帝ワイゼル∞', 'マジシャンズ・ロッド', 'N・マリン・ドルフィン', 'ファントム・オブ・カオス', '青眼の究極竜',
  'E・HERO エスクリダオ', 'D-HERO デストロイフェニックスガイ', 'トロイメア・フェニックス', '伝説の白き龍', 'エクソシスター・ミカエリス', '竜騎士ブラック・マジシャン・ガール',
  'タイラント・バースト・ドラゴン', 'ロケット・ヘルモス・キャノン', '封印されしエクゾディア', '封印されし者の右腕', '封印されし者の左腕', '封印されし者の右足', '封印されし者の左足', 'オシリスの天空竜',
  'オベリスクの巨神兵', 'ラーの翼神竜', '光の創造神 ホルアクティ', 'E-HERO ヘル・ゲイナー', '羊トークン', 'darkfighter2', 'darkfighter3', 'darkfighter4',
  'darkfighter5', 'darkfighter6', 'darkfighter7', 'darkguardian2', 'darkguardian3', 'darkguardian4', 'darkguardian5',
  'darkguardian6', 'darkguardian7', 'darkwanderer2', 'darkwanderer3', 'darkwanderer4', 'darkwanderer5', 'darkwanderer6',
  'darkwanderer7', 'lightfighter2', 'lightfighter3', 'lightfighter4', 'lightfighter5', 'lightfighter6', 'lightfighter7',
  'lightguardian2', 'lightguardian3', 'lightguardian4', 'lightguardian5', 'lightguardian6', 'lightguardian7',
  'lightwanderer2', 'lightwanderer3', 'lightwanderer4', 'lightwanderer5', 'lightwanderer6', 'lightwanderer7',
  'earthfighter2', 'earthfighter3', 'earthfighter4', 'earthfighter5', 'earthfighter6', 'earthfighter7',
  'earthguardian2', 'earthguardian3', 'earthguardian4', 'earthguardian5', 'earthguardian6', 'earthguardian7',
  'earthwanderer2', 'earthwanderer3', 'earthwanderer4', 'earthwanderer5', 'earthwanderer6', 'earthwanderer7',
  'waterfighter2', 'waterfighter3', 'waterfighter4', 'waterfighter5', 'waterfighter6', 'waterfighter7',
  'waterguardian2', 'waterguardian3', 'waterguardian4', 'waterguardian5', 'waterguardian6', 'waterguardian7',
  'waterwanderer2', 'waterwanderer3', 'waterwanderer4', 'waterwanderer5', 'waterwanderer6', 'waterwanderer7',
  'firefighter2', 'firefighter3', 'firefighter4', 'firefighter5', 'firefighter6', 'firefighter7', 'fireguardian2',
  'fireguardian3', 'fireguardian4', 'fireguardian5', 'fireguardian6', 'fireguardian7', 'firewanderer2', 'firewanderer3',
  'firewanderer4', 'firewanderer5', 'firewanderer6', 'firewanderer7', 'windfighter2', 'windfighter3', 'windfighter4',
  'windfighter5', 'windfighter6', 'windfighter7', 'windguardian2', 'windguardian3', 'windguardian4', 'windguardian5',
  'windguardian6', 'windguardian7', 'windwanderer2', 'windwanderer3', 'windwanderer4', 'windwanderer5', 'windwanderer6',
  'windwanderer7', 'scribe', 'ember', 'pathfinder', 'supplies', 'firebolt', 'landslide', 'fusing', 'flock', 'pitfall',
  'backfire', 'alloy', 'resonance5', 'resonance6', 'resonance7', 'resonance8', 'overlay2', 'overlay3', 'overlay4',
  'overlay5', 'overlay6', 'circuit1', 'circuit2', 'circuit3', '万物創世龍', 'Elemental HERO', 'E-HERO', 'Evil HERO',
  'Destiny HERO', 'トゥーン', 'Toon', 'エクソシスター', 'Exosister', '機皇帝', 'Meklord Emperor', '機皇', 'Meklord', '伝説の騎士',
  'Legendary Knight', '伝説の竜', 'Legendary Dragon', '幻獣', 'エレメンタルヒーロー', 'デステニーヒーロー', 'ヒーロー', 'イービルヒーロー', 'きこうてい', 'きこう',
  'でんせつのきし', '伝説の都', 'でんせつのみやこ', 'げんじゅう', '竜', 'りゅう', '龍', '青眼', 'アクア',
])

/** What each printed card is called, as a text. */
// prettier-ignore
export const CARD_NAMES: readonly number[] = [
  82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 24, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107,
  108, 109, 110, 111, 48, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130,
  131, 78, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153,
  154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176,
  177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
  200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222,
  223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245,
  246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264,
]

/** [ygo.card.1] Printed `kind-of` of each card. */
// prettier-ignore
export const PRINTED_KIND_OF: readonly number[] = [
  0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
]

/** [ygo.card.2] Printed `monster-types` of each card. */
// prettier-ignore
export const PRINTED_MONSTER_TYPES: readonly (readonly number[])[] = [
  [0], [0], [0], [], [0], [0], [0], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [], [1], [1], [1],
  [1], [1], [1], [1], [1], [1], [2], [2, 1], [2, 1], [5, 1], [4, 1], [4, 1], [2, 1], [2, 1], [2, 1], [1], [0], [0], [0],
  [0], [1], [1], [1], [1], [1], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0],
  [0], [1], [1, 6], [0, 6], [], [], [], [], [], [], [], [2], [3], [3], [3], [3], [4], [4], [4], [4], [4], [5], [5], [5],
  [1],
]

/** [ygo.card.3] Printed `property-of` of each card. */
// prettier-ignore
export const PRINTED_PROPERTY_OF: readonly number[] = printedOn(CARD, NONE, {
  '《悪夢の拷問部屋》': 0, '《黒の魔導陣》': 0, '《海》': 2, '《伝説の都 アトランティス》': 2, '《スキルドレイン》': 0, firebolt: 1,
})

/** [ygo.card.4] Printed `attribute-of` of each card. */
// prettier-ignore
export const PRINTED_ATTRIBUTE_OF: readonly number[] = [
  1, 0, 0, NONE, 2, 2, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, 1, 1, 1, 0, 0, 0, 3, 3, 0, 1, 0, 0, 4, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 6, 6, 6, 6, 0, 3, 2, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
  4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 1, 4, 5, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, 2, 5, 5, 5, 5, 0, 0, 0, 0, 0, 1, 1, 1, 0,
]

/** [ygo.card.4] Printed `race-of` of each card. */
// prettier-ignore
export const PRINTED_RACE_OF: readonly number[] = [
  2, 1, 3, NONE, 0, 4, 11, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, 0, 1, 0, 5, 5, 1, 0, 0, 3, 2, 0, 0, 3, 2, 0, 2, 2, 5, 1, 1, 1, 1, 1, 6, 6, 6, 13, 3, 2, 4, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 12, 4, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, 5, 2, 2, 2, 2, 3, 3, 3, 3, 3, 5, 5, 5, 2,
]

/** [ygo.card.4] Printed `level` of each card. */
// prettier-ignore
export const PRINTED_LEVEL: readonly number[] = [
  8, 7, 6, NONE, 4, 4, 4, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, 4, 4, 8, 1, 1, 3, 4, 3, 4, 12, 8, 8, NONE, NONE, NONE, 7, 8, 4, 3, 1, 1, 1, 1, 10, 10, 10, 12, 4, 4, 1, 2,
  3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5,
  6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2,
  3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7, 3, 2, 3, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, 6, 5, 6, 7, 8, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 10,
]

/** [ygo.card.4] Printed `rank` of each card. */
// prettier-ignore
export const PRINTED_RANK: readonly number[] = printedOn(CARD, NONE, {
  '《伝説の白き龍》': 8, '《エクソシスター・ミカエリス》': 4, overlay2: 2, overlay3: 3, overlay4: 4, overlay5: 5, overlay6: 6,
})

/** [ygo.card.4] Printed `rating` of each card. */
// prettier-ignore
export const PRINTED_RATING: readonly number[] = printedOn(CARD, NONE, {
  '《トロイメア・フェニックス》': 2, circuit1: 1, circuit2: 2, circuit3: 3,
})

/** [ygo.card.4] Printed `base-attack` of each card. */
// prettier-ignore
export const PRINTED_BASE_ATTACK: readonly number[] = [
  3000, 2500, 2500, NONE, 1400, 1500, 1200, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, 500, 500, 2800, 0, 2500, 1600, 900, 600, 0, 4500, 2500, 2500, 1900, 3000, 2500, 2600,
  2900, 1500, 1000, 200, 200, 200, 200, NONE, 4000, NONE, NONE, 1600, 1700, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, 1000, 800, 1300, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2200, 2300, 2300, 2300,
  2300, 2000, 2000, 2000, 2000, 2000, 1500, 1500, 1500, NONE,
]

/** [ygo.card.4] Printed `base-defence` of each card. */
// prettier-ignore
export const PRINTED_BASE_DEFENCE: readonly number[] = [
  2500, 2100, 1200, NONE, 1200, 1200, 1400, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, 800, 800, 1800, 0, 2500, 100, 1100, 800, 0, 3800, 2000, 2100, NONE, 2500, 1800, 1700,
  2500, 1300, 1000, 300, 300, 300, 300, NONE, 4000, NONE, NONE, 0, 900, 0, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, 1200, 400, 900, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2000, 1800, 1800, 1800,
  1800, 1700, 1700, 1700, 1700, 1700, NONE, NONE, NONE, NONE,
]

/** [ygo.name.1] Printed `english-name` of each card. */
// prettier-ignore
export const PRINTED_ENGLISH_NAME: readonly number[] = [
  1, 2, 4, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 28, 31, 34, 35, 36, 37, 38, 39, 41, 43, 45, 46, 47,
  49, 50, 52, 54, 57, 60, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 77, 78, 79, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 80,
]

/** [ygo.name.1] Printed `reading` of each card. */
// prettier-ignore
export const PRINTED_READING: readonly number[] = printedOn(CARD, NONE, {
  '《青眼の白龍》': 0, '《デーモンの召喚》': 3, '《死者蘇生》': 5, '《エルフの剣士》': 7, '《幻獣王ガゼル》': 9, '《機皇創世》': 20, '《伝説の騎士 ティマイオス》': 40,
  '《機皇枢インフィニティ・コア》': 42, '《機皇帝ワイゼル∞》': 44, '《青眼の究極竜》': 51, '《E・HERO エスクリダオ》': 53, '《D-HERO デストロイフェニックスガイ》': 56,
  '《伝説の白き龍》': 61, '《E-HERO ヘル・ゲイナー》': 76, '《万物創世龍》': 81,
})

/** [ygo.name.1] Printed `overseas-only` of each card. */
// prettier-ignore
export const PRINTED_OVERSEAS_ONLY: readonly boolean[] = printedOn(CARD, false, {
  '《Legendary Dragon of the Fifth Sea》': true,
})

/** [ygo.rulename.1] Printed `rule-name` of each card. */
export const PRINTED_RULE_NAME: readonly number[] = printedOn(CARD, NONE, { '《伝説の都 アトランティス》': 24 })

/** [ygo.rulename.1] Printed `english-rule-name` of each card. */
export const PRINTED_ENGLISH_RULE_NAME: readonly number[] = printedOn(CARD, NONE, { '《伝説の都 アトランティス》': 22 })

/** [ygo.rulename.2] Printed `also-names` of each card. */
// prettier-ignore
export const PRINTED_ALSO_NAMES: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《ティマイオスの眼》': [26], '《クリティウスの牙》': [29], '《ヘルモスの爪》': [32], '《N・マリン・ドルフィン》': [48],
})

/** [ygo.rulename.2] Printed `english-also-names` of each card. */
// prettier-ignore
export const PRINTED_ENGLISH_ALSO_NAMES: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《ティマイオスの眼》': [27], '《クリティウスの牙》': [30], '《ヘルモスの爪》': [33], '《N・マリン・ドルフィン》': [49],
})

/** [ygo.rulename.3] Printed `rule-categories` of each card. */
export const PRINTED_RULE_CATEGORIES: readonly (readonly number[])[] = printedOn(CARD, [], {})

/** [ygo.rulename.3] Printed `english-rule-categories` of each card. */
// prettier-ignore
export const PRINTED_ENGLISH_RULE_CATEGORIES: readonly (readonly number[])[] = printedOn(CARD, [], { '《幻獣王ガゼル》': [11] })

/** [ygo.text.1] Printed `mentioned` of each card. */
// prettier-ignore
export const PRINTED_MENTIONED: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《黒の魔導陣》': [1], '《マジシャンズ・ロッド》': [1], '《青眼の究極竜》': [0], '《竜騎士ブラック・マジシャン・ガール》': [17], '《封印されしエクゾディア》': [43, 44, 45, 46],
  '《光の創造神 ホルアクティ》': [47, 48, 49],
})

/** [ygo.text.2] Printed `material-line` of each card. */
// prettier-ignore
export const PRINTED_MATERIAL_LINE: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《E・HERO エスクリダオ》': [55], '《D-HERO デストロイフェニックスガイ》': [58, 59],
})

/** [ygo.deck.3] Printed `copies-allowed` of each card. */
export const PRINTED_COPIES_ALLOWED: readonly number[] = printedOn(CARD, NONE, {})

/** [ygo.deck.5] Printed `forbidden` of each card. */
export const PRINTED_FORBIDDEN: readonly boolean[] = printedOn(CARD, false, { '《伝説の白き龍》': true })

/** [ygo.text.2] Printed `material-cards` of each card. */
// prettier-ignore
export const PRINTED_MATERIAL_CARDS: readonly (readonly number[])[] = printedOn(CARD, [], {
  '《青眼の究極竜》': [0, 0, 0], '《竜騎士ブラック・マジシャン・ガール》': [1], '《タイラント・バースト・ドラゴン》': [23],
})

/** [ygo.text.2] Printed `material-races` of each card. */
// prettier-ignore
export const PRINTED_MATERIAL_RACES: readonly (readonly number[])[] = printedOn(CARD, [], { '《ロケット・ヘルモス・キャノン》': [0] })

/** [ygo.cards.7] Printed `breed-of` of each card. */
// prettier-ignore
export const PRINTED_BREED_OF: readonly number[] = [
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, 1,
  1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
  1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2,
  2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
  NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE,
]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  move: 0, create: 1, shuffle: 2, show: 3, resolve: 4, dismiss: 5, finish: 6, delete: 7, send: 8, destroy: 9,
  banish: 10, discard: 11, 'open-deck': 12, 'close-deck': 13, search: 14, burn: 15, pay: 16, 'use-name': 17, match: 18,
  'set-up': 19, 'build-deck': 20, duel: 21, deal: 22, turn: 23, 'new-turn': 24, 'draw-phase': 25, 'before-draw': 26,
  draw: 27, 'standby-phase': 28, standby: 29, 'main-phase': 30, 'end-phase': 31, ending: 32, lose: 33, win: 34,
  'draw-duel': 35, window: 36, 'run-chain': 37, 'run-link': 38, 'line-up': 39, 'link-up': 40, prepare: 41,
  'carry-out': 42, activate: 43, 'lay-open': 44, 'set-card': 45, arrive: 46, 'normal-summon': 47, 'set-monster': 48,
  'give-tributes': 49, 'special-summon': 50, 'special-summon-freely': 51, 'change-position': 52, gather: 53,
  'try-fuse': 54, fuse: 55, 'summon-from-extra': 56, 'battle-phase': 57, attack: 58, 'turn-up': 59,
  'declare-attack': 60, clash: 61, beat: 62, fall: 63, 'attack-directly': 64, batter: 65, 'call-sisters': 66, peer: 67,
  impersonate: 68, burst: 69, 'create-light': 70, 'begin-all': 71,
} as const

/** Events that players may choose, by the numbers of moves. */
// prettier-ignore
export const MOVE = {
  activate: 0, 'set-card': 1, 'normal-summon': 2, 'set-monster': 3, 'change-position': 4, 'summon-from-extra': 5,
  attack: 6, 'attack-directly': 7, 'call-sisters': 8, peer: 9, impersonate: 10, burst: 11, 'create-light': 12,
  'begin-all': 13,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  sendFrame: 1, destroyFrame: 2, banishFrame: 3, discardFrame: 4, searchFrame: 7, burnFrame: 8, matchFrame: 11,
  duelFrame: 14, dealFrame: 15, turnFrame: 16, drawPhaseFrame: 18, drawFrame: 20, standbyPhaseFrame: 21,
  standbyFrame: 22, mainPhaseFrame: 23, endPhaseFrame: 24, endingFrame: 25, loseFrame: 26, winFrame: 27,
  drawDuelFrame: 28, windowFrame: 29, runChainFrame: 30, runLinkFrame: 31, lineUpFrame: 32, linkUpFrame: 33,
  prepareFrame: 34, prepareFrame3: 36, prepareFrame5: 38, prepareFrame6: 39, prepareFrame8: 41, prepareFrame11: 44,
  prepareFrame13: 46, carryOutFrame: 49, carryOutFrame2: 50, carryOutFrame3: 51, carryOutFrame4: 52, carryOutFrame5: 53,
  carryOutFrame6: 54, carryOutFrame7: 55, carryOutFrame8: 56, carryOutUntilNewTurnFrame: 58, carryOutFrame10: 59,
  carryOutFrame11: 60, carryOutFrame12: 61, carryOutFrame13: 62, carryOutFrame14: 63, carryOutFrame15: 64,
  carryOutFrame16: 65, carryOutFrame17: 66, carryOutUntilNewTurn2Frame: 67, carryOutFrame18: 68, carryOutFrame19: 69,
  carryOutUntilNewTurn3Frame: 70, carryOutFrame20: 71, carryOutFrame21: 72, carryOutFrame22: 73, activateFrame: 74,
  activateEffectFrame: 75, layOpenFrame: 76, setCardFrame: 77, normalSummonFrame: 79, setMonsterFrame: 80,
  giveTributesFrame: 81, specialSummonFrame: 82, specialSummonFreelyFrame: 83, gatherFrame: 85, gatherFrame2: 86,
  gatherFrame3: 87, gatherFrame4: 88, gatherFrame5: 89, gatherFrame6: 90, tryFuseFrame: 91, fuseFrame: 92,
  summonFromExtraFrame: 93, battlePhaseFrame: 94, attackFrame: 95, clashFrame: 98, beatFrame: 99, fallFrame: 100,
  attackDirectlyFrame: 101, batterFrame: 102, callSistersFrame: 103, callSistersEffectFrame: 104,
  callSistersUntilNewTurnFrame: 105, peerFrame: 106, peerEffectFrame: 107, impersonateFrame: 108,
  impersonateEffectFrame: 109, burstFrame: 110, burstEffectFrame: 111, createLightFrame: 112, beginAllFrame: 113,
  afterMove2Frame: 115, whenBurnFrame: 116, whenMoveFrame: 118, whenArriveFrame: 119, whenDeclareAttackFrame: 120,
  whenArrive2Frame: 121, whenDestroyFrame: 123, destroyUntilNewTurnFrame: 124, whenNormalSummonFrame: 125,
  afterStandbyFrame: 129, afterEnding2Frame: 130, whenArrive3Frame: 131, afterMove3Frame: 132,
  afterSpecialSummonFrame: 133, whenNormalSummon2Frame: 134, whenArrive4Frame: 135, afterMoveFrame2: 136,
  moveFrame: 137,
} as const

/** Decks of players who bring none, in turn: the definitions of each list. */
// prettier-ignore
export const DEFAULT_DECKS: readonly { readonly title: string; readonly lists: readonly (readonly number[])[] }[] = [
  { title: 'Sturdy',
    lists: [
      [3, 3, 56, 56, 64, 64, 75, 75, 92, 92, 97, 97, 113, 113, 134, 134, 157, 157, 162, 162, 163, 163, 163, 164, 164,
        165, 165, 165, 166, 166, 167, 167, 168, 168, 168, 170, 170, 170, 171, 171],
      [36, 172, 172, 173, 174, 178, 179, 183, 183], []] },
  { title: 'Names',
    lists: [
      [0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 4, 5, 5, 7, 9, 10, 11, 11, 12, 15, 16, 17, 17, 20, 20, 21, 21, 22, 24, 24, 25, 25,
        27, 28, 29, 29, 31, 31, 32, 32, 51, 51, 51],
      [33, 34, 35, 36, 36, 38, 39], []] },
]
