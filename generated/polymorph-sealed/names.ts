// Compiled from the rules of PolymorphSealed into names.ts: names and printed cards. Change the rules, not this file.
import { Texts, holdersOf, numbersIn } from 'houserules/runtime'
// prettier-ignore
import {
  CARD, EVENT as BASE_EVENT, PRINTED_ALSO_NAMES as BASE_PRINTED_ALSO_NAMES,
  PRINTED_ATTRIBUTE_OF as BASE_PRINTED_ATTRIBUTE_OF, PRINTED_BASE_ATTACK as BASE_PRINTED_BASE_ATTACK,
  PRINTED_BASE_DEFENCE as BASE_PRINTED_BASE_DEFENCE, PRINTED_BREED_OF as BASE_PRINTED_BREED_OF,
  PRINTED_ENGLISH_ALSO_NAMES as BASE_PRINTED_ENGLISH_ALSO_NAMES, PRINTED_ENGLISH_NAME as BASE_PRINTED_ENGLISH_NAME,
  PRINTED_ENGLISH_RULE_CATEGORIES as BASE_PRINTED_ENGLISH_RULE_CATEGORIES,
  PRINTED_ENGLISH_RULE_NAME as BASE_PRINTED_ENGLISH_RULE_NAME, PRINTED_FORBIDDEN as BASE_PRINTED_FORBIDDEN,
  PRINTED_KIND_OF as BASE_PRINTED_KIND_OF, PRINTED_LEVEL as BASE_PRINTED_LEVEL,
  PRINTED_MATERIAL_CARDS as BASE_PRINTED_MATERIAL_CARDS, PRINTED_MATERIAL_LINE as BASE_PRINTED_MATERIAL_LINE,
  PRINTED_MATERIAL_RACES as BASE_PRINTED_MATERIAL_RACES, PRINTED_MENTIONED as BASE_PRINTED_MENTIONED,
  PRINTED_MONSTER_TYPES as BASE_PRINTED_MONSTER_TYPES, PRINTED_OVERSEAS_ONLY as BASE_PRINTED_OVERSEAS_ONLY,
  PRINTED_PROPERTY_OF as BASE_PRINTED_PROPERTY_OF, PRINTED_RACE_OF as BASE_PRINTED_RACE_OF,
  PRINTED_RANK as BASE_PRINTED_RANK, PRINTED_RATING as BASE_PRINTED_RATING, PRINTED_READING as BASE_PRINTED_READING,
  PRINTED_RULE_CATEGORIES as BASE_PRINTED_RULE_CATEGORIES, PRINTED_RULE_NAME as BASE_PRINTED_RULE_NAME,
  PROC as BASE_PROC, ZONE as BASE_ZONE,
} from '../yu-gi-oh/names.ts'

/** [overview.6] */
// prettier-ignore
export const PACK = {
  'infinite-forbidden': 0, 'legacy-of-destruction': 1, 'third-set': 2, 'fourth-set': 3, 'fifth-set': 4, 'sixth-set': 5,
} as const

export const PACK_VALUES: readonly number[] = numbersIn(PACK)

/** First instance of each zone family; a zone that every seat has adds the seat. */
export const ZONE = { ...BASE_ZONE, box: 123, pool: 129 } as const

/** The seat each zone instance belongs to. */
// prettier-ignore
export const HOLDER: readonly number[] = holdersOf(ZONE, 141, [
  ZONE.deck, ZONE.hand, ZONE.extra, ZONE.side, ZONE.monsters, ZONE.backrow, ZONE['field-spell'], ZONE.graveyard,
  ZONE.banished, ZONE.attached, ZONE.pool,
])

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
  'Sheep Token', 'Ten Thousand Dragon', 'まんもつそうせいりゅう', '', '青眼の白龍', 'ブラック・マジシャン', 'デーモンの召喚', '死者蘇生', 'エルフの剣士', '幻獣王ガゼル',
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
  'でんせつのきし', '伝説の都', 'でんせつのみやこ', 'げんじゅう', '竜', 'りゅう', '龍', '⏐', '青眼', 'アクア', '青眼の白龍ブラック・マジシャン',
  '青眼の白龍ブラック・マジシャンデーモンの召喚死者蘇生エルフの剣士', '万物創世龍エルフの剣士', '万物創世龍海', 'Fifth Sea', '白龍ブラック', '白龍', 'no such category',
  'DragonDark', 'Dragon', 'QQQ',
])

/** What each printed card is called, as a text. */
// prettier-ignore
export const CARD_NAMES: readonly number[] = [
  83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 24, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108,
  109, 110, 111, 112, 48, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131,
  132, 78, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154,
  155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177,
  178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200,
  201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223,
  224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246,
  247, 248, 249, 250, 251, 252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265,
]

/** [ygo.card.1] Printed `kind-of` of each card. */
export const PRINTED_KIND_OF: readonly number[] = [...BASE_PRINTED_KIND_OF]

/** [ygo.card.2] Printed `monster-types` of each card. */
export const PRINTED_MONSTER_TYPES: readonly (readonly number[])[] = [...BASE_PRINTED_MONSTER_TYPES]

/** [ygo.card.3] Printed `property-of` of each card. */
export const PRINTED_PROPERTY_OF: readonly number[] = [...BASE_PRINTED_PROPERTY_OF]

/** [ygo.card.4] Printed `attribute-of` of each card. */
export const PRINTED_ATTRIBUTE_OF: readonly number[] = [...BASE_PRINTED_ATTRIBUTE_OF]

/** [ygo.card.4] Printed `race-of` of each card. */
export const PRINTED_RACE_OF: readonly number[] = [...BASE_PRINTED_RACE_OF]

/** [ygo.card.4] Printed `level` of each card. */
export const PRINTED_LEVEL: readonly number[] = [...BASE_PRINTED_LEVEL]

/** [ygo.card.4] Printed `rank` of each card. */
export const PRINTED_RANK: readonly number[] = [...BASE_PRINTED_RANK]

/** [ygo.card.4] Printed `rating` of each card. */
export const PRINTED_RATING: readonly number[] = [...BASE_PRINTED_RATING]

/** [ygo.card.4] Printed `base-attack` of each card. */
export const PRINTED_BASE_ATTACK: readonly number[] = [...BASE_PRINTED_BASE_ATTACK]

/** [ygo.card.4] Printed `base-defence` of each card. */
export const PRINTED_BASE_DEFENCE: readonly number[] = [...BASE_PRINTED_BASE_DEFENCE]

/** [ygo.name.1] Printed `english-name` of each card. */
export const PRINTED_ENGLISH_NAME: readonly number[] = [...BASE_PRINTED_ENGLISH_NAME]

/** [ygo.name.1] Printed `reading` of each card. */
export const PRINTED_READING: readonly number[] = [...BASE_PRINTED_READING]

/** [ygo.name.1] Printed `overseas-only` of each card. */
export const PRINTED_OVERSEAS_ONLY: readonly boolean[] = [...BASE_PRINTED_OVERSEAS_ONLY]

/** [ygo.rulename.1] Printed `rule-name` of each card. */
export const PRINTED_RULE_NAME: readonly number[] = [...BASE_PRINTED_RULE_NAME]

/** [ygo.rulename.1] Printed `english-rule-name` of each card. */
export const PRINTED_ENGLISH_RULE_NAME: readonly number[] = [...BASE_PRINTED_ENGLISH_RULE_NAME]

/** [ygo.rulename.2] Printed `also-names` of each card. */
export const PRINTED_ALSO_NAMES: readonly (readonly number[])[] = [...BASE_PRINTED_ALSO_NAMES]

/** [ygo.rulename.2] Printed `english-also-names` of each card. */
export const PRINTED_ENGLISH_ALSO_NAMES: readonly (readonly number[])[] = [...BASE_PRINTED_ENGLISH_ALSO_NAMES]

/** [ygo.rulename.3] Printed `rule-categories` of each card. */
export const PRINTED_RULE_CATEGORIES: readonly (readonly number[])[] = [...BASE_PRINTED_RULE_CATEGORIES]

/** [ygo.rulename.3] Printed `english-rule-categories` of each card. */
export const PRINTED_ENGLISH_RULE_CATEGORIES: readonly (readonly number[])[] = [...BASE_PRINTED_ENGLISH_RULE_CATEGORIES]

/** [ygo.text.1] Printed `mentioned` of each card. */
export const PRINTED_MENTIONED: readonly (readonly number[])[] = [...BASE_PRINTED_MENTIONED]

/** [ygo.text.2] Printed `material-line` of each card. */
export const PRINTED_MATERIAL_LINE: readonly (readonly number[])[] = [...BASE_PRINTED_MATERIAL_LINE]

/** [ygo.deck.5] Printed `forbidden` of each card. */
export const PRINTED_FORBIDDEN: readonly boolean[] = [...BASE_PRINTED_FORBIDDEN]

/** [ygo.text.2] Printed `material-cards` of each card. */
export const PRINTED_MATERIAL_CARDS: readonly (readonly number[])[] = [...BASE_PRINTED_MATERIAL_CARDS]

/** [ygo.text.2] Printed `material-races` of each card. */
export const PRINTED_MATERIAL_RACES: readonly (readonly number[])[] = [...BASE_PRINTED_MATERIAL_RACES]

/** [ygo.cards.7] Printed `breed-of` of each card. */
export const PRINTED_BREED_OF: readonly number[] = [...BASE_PRINTED_BREED_OF]

/** What an option counts for where a number is asked; 0 for a word. */
// prettier-ignore
export const OPTION_NUMBERS: readonly (readonly number[])[] = [
  [0, 0], [0, 0], [2, 1, 5], [5, 9], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 0], [0, 15], [0, 0], [0, 0],
  [0, 0],
]

/** Events by name. */
// prettier-ignore
export const EVENT = {
  ...BASE_EVENT, draft: 72, 'bring-packs': 73, 'draft-round': 74, 'draft-again': 75, 'pick-packs': 76, agree: 77,
  'pick-in-rounds': 78, pick: 79, 'take-packs': 80, 'take-pack': 81, 'give-pack': 82, 'declare-packs': 83,
  'open-packs': 84, 'open-pack': 85, 'invent-pack': 86, build: 87, 'keep-decks': 88, duels: 89, pair: 90,
  'leave-table': 91,
} as const

/** Procedures that can be suspended or wait as pending effects. */
// prettier-ignore
export const PROC = {
  ...BASE_PROC, beforeDrawFrame: 19, draftFrame: 138, draftRoundFrame: 140, draftAgainFrame: 141, pickPacksFrame: 142,
  pickInRoundsFrame: 144, pickFrame: 145, takePacksFrame: 146, takePackFrame: 147, declarePacksFrame: 149,
  openPacksFrame: 150, openPackFrame: 151, inventPackFrame: 152, buildFrame: 153, duelsFrame: 155, pairFrame: 156,
} as const
