// Compiled from the rules of YuGiOh into categories.ts: what rules/yu-gi-oh/categories.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { LANGUAGE } from './names.ts'
import type { State } from './state.ts'

export function categoriesRules() {
  return {
    /** [ygo.lang.1] */
    spelledOf(_s: State, a: number, l: number): number {
      return l === LANGUAGE.ja
        ? a
        : a === 55 /* 'E・HERO' */
          ? 264 /* 'Elemental HERO' */
          : a === 265 /* 'E-HERO' */
            ? 266 /* 'Evil HERO' */
            : a === 59 /* 'D-HERO' */
              ? 267 /* 'Destiny HERO' */
              : a === 268 /* 'トゥーン' */
                ? 269 /* 'Toon' */
                : a === 270 /* 'エクソシスター' */
                  ? 271 /* 'Exosister' */
                  : a === 272 /* '機皇帝' */
                    ? 273 /* 'Meklord Emperor' */
                    : a === 274 /* '機皇' */
                      ? 275 /* 'Meklord' */
                      : a === 276 /* '伝説の騎士' */
                        ? 277 /* 'Legendary Knight' */
                        : a === 278 /* '伝説の竜' */
                          ? 279 /* 'Legendary Dragon' */
                          : a === 280 /* '幻獣' */
                            ? 11 /* 'Phantom Beast' */
                            : a
    },

    /** [ygo.query.11] */
    readAloudOf(_s: State, a: number): number {
      return a === 55 /* 'E・HERO' */
        ? 281 /* 'エレメンタルヒーロー' */
        : a === 59 /* 'D-HERO' */
          ? 282 /* 'デステニーヒーロー' */
          : a === 58 /* 'HERO' */
            ? 283 /* 'ヒーロー' */
            : a === 265 /* 'E-HERO' */
              ? 284 /* 'イービルヒーロー' */
              : a === 272 /* '機皇帝' */
                ? 285 /* 'きこうてい' */
                : a === 274 /* '機皇' */
                  ? 286 /* 'きこう' */
                  : a === 276 /* '伝説の騎士' */
                    ? 287 /* 'でんせつのきし' */
                    : a === 288 /* '伝説の都' */
                      ? 289 /* 'でんせつのみやこ' */
                      : a === 280 /* '幻獣' */
                        ? 290 /* 'げんじゅう' */
                        : a === 291 /* '竜' */
                          ? 292 /* 'りゅう' */
                          : a === 293 /* '龍' */
                            ? 292 /* 'りゅう' */
                            : a
    },
  }
}
