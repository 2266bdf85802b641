// Compiled from the rules of PolymorphSealed into polymorph-packs.ts: what rules/yu-gi-oh/polymorph-packs.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, reckoned, sumOf, through } from 'houserules/runtime'
import { ATTRIBUTE, CARD } from '../yu-gi-oh/names.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { DEFINITIONS, PACK, PACK_VALUES, PRINTED_ATTRIBUTE_OF, PRINTED_BREED_OF } from './names.ts'
import type { State } from './state.ts'

export function polymorphPacksRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [overview.6] */
    boxedOf(_s: State, k: number): number {
      return k === PACK['infinite-forbidden'] || k === PACK['legacy-of-destruction'] ? 30 : 0
    },

    /** [overview.6] */
    packsLeftOf(s: State): number {
      return reckoned(
        sumOf(through(PACK_VALUES, 110), (each) => s.supply[each]!),
        111,
      )
    },

    /** [overview.6] */
    kindsLeftOf(s: State): readonly number[] {
      return PACK_VALUES.filter((k) => s.supply[k]! > 0)
    },

    /** [overview.6] */
    packedInOf(s: State, k: number): readonly number[] {
      if (k === NONE) return rules.workOutPackedIn(s, k)
      return ((rules.forGood.of(s).packedIn ??= [])[k] ??= rules.forGood.worked(rules.workOutPackedIn, s, k))
    },

    /** [overview.6] Worked out anew. */
    workOutPackedIn(s: State, k: number): readonly number[] {
      return through(DEFINITIONS, 112).filter((d) => rules.isFoundIn(s, d, k))
    },

    /** [overview.6] */
    isFoundIn(s: State, d: number, k: number): boolean {
      return (
        (PRINTED_BREED_OF[d]! !== NONE &&
          ([ATTRIBUTE.light, ATTRIBUTE.earth, ATTRIBUTE.water] as readonly number[]).includes(
            PRINTED_ATTRIBUTE_OF[d]!,
          ) &&
          k === PACK['infinite-forbidden']) ||
        (PRINTED_BREED_OF[d]! !== NONE &&
          ([ATTRIBUTE.dark, ATTRIBUTE.fire, ATTRIBUTE.wind] as readonly number[]).includes(PRINTED_ATTRIBUTE_OF[d]!) &&
          k === PACK['legacy-of-destruction']) ||
        (rules.infiniteCardsOf(s).includes(d) && k === PACK['infinite-forbidden']) ||
        (rules.legacyCardsOf(s).includes(d) && k === PACK['legacy-of-destruction'])
      )
    },

    /** [overview.6] */
    infiniteCardsOf(_s: State): readonly number[] {
      return [
        CARD['scribe'],
        CARD['supplies'],
        CARD['fusing'],
        CARD['pitfall'],
        CARD['alloy'],
        CARD['resonance5'],
        CARD['resonance6'],
        CARD['overlay4'],
        CARD['circuit2'],
        CARD['《青眼の白龍》'],
        CARD['《死者蘇生》'],
        CARD['《エルフの剣士》'],
        CARD['《E-エマージェンシーコール》'],
        CARD['《フュージョン・デステニー》'],
        CARD['《滅びの爆裂疾風弾》'],
        CARD['《海》'],
        CARD['《ティマイオスの眼》'],
        CARD['《マインドクラッシュ》'],
        CARD['《エクソシスター・マルファ》'],
        CARD['《エクソシスター・エリス》'],
        CARD['《機皇枢インフィニティ・コア》'],
        CARD['《N・アクア・ドルフィン》'],
        CARD['《青眼の究極竜》'],
        CARD['《E・HERO エスクリダオ》'],
        CARD['《トロイメア・フェニックス》'],
        CARD['《エクソシスター・ミカエリス》'],
        CARD['《伝説の白き龍》'],
        CARD['《封印されしエクゾディア》'],
        CARD['《封印されし者の右腕》'],
        CARD['《封印されし者の左腕》'],
        CARD['《光の創造神 ホルアクティ》'],
        CARD['《オシリスの天空竜》'],
      ]
    },

    /** [overview.6] */
    legacyCardsOf(_s: State): readonly number[] {
      return [
        CARD['ember'],
        CARD['pathfinder'],
        CARD['firebolt'],
        CARD['landslide'],
        CARD['backfire'],
        CARD['resonance7'],
        CARD['resonance8'],
        CARD['overlay3'],
        CARD['overlay5'],
        CARD['circuit1'],
        CARD['circuit3'],
        CARD['《ブラック・マジシャン》'],
        CARD['《デーモンの召喚》'],
        CARD['《幻獣王ガゼル》'],
        CARD['《トゥーンのもくじ》'],
        CARD['《レジェンド・オブ・ハート》'],
        CARD['《悪夢の拷問部屋》'],
        CARD['《伝説の都 アトランティス》'],
        CARD['《クリティウスの牙》'],
        CARD['《ヘルモスの爪》'],
        CARD['《連鎖除外》'],
        CARD['《スキルドレイン》'],
        CARD['《伝説の騎士 ティマイオス》'],
        CARD['《機皇帝ワイゼル∞》'],
        CARD['《マジシャンズ・ロッド》'],
        CARD['《N・マリン・ドルフィン》'],
        CARD['《ファントム・オブ・カオス》'],
        CARD['《D-HERO デストロイフェニックスガイ》'],
        CARD['《竜騎士ブラック・マジシャン・ガール》'],
        CARD['《E-HERO ヘル・ゲイナー》'],
        CARD['《万物創世龍》'],
        CARD['《封印されし者の右足》'],
        CARD['《封印されし者の左足》'],
        CARD['《オベリスクの巨神兵》'],
        CARD['《ラーの翼神竜》'],
      ]
    },
  }
}
