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
          ? 265 /* 'Elemental HERO' */
          : a === 266 /* 'E-HERO' */
            ? 267 /* 'Evil HERO' */
            : a === 59 /* 'D-HERO' */
              ? 268 /* 'Destiny HERO' */
              : a === 269 /* 'トゥーン' */
                ? 270 /* 'Toon' */
                : a === 271 /* 'エクソシスター' */
                  ? 272 /* 'Exosister' */
                  : a === 273 /* '機皇帝' */
                    ? 274 /* 'Meklord Emperor' */
                    : a === 275 /* '機皇' */
                      ? 276 /* 'Meklord' */
                      : a === 277 /* '伝説の騎士' */
                        ? 278 /* 'Legendary Knight' */
                        : a === 279 /* '伝説の竜' */
                          ? 280 /* 'Legendary Dragon' */
                          : a === 281 /* '幻獣' */
                            ? 11 /* 'Phantom Beast' */
                            : a
    },

    /** [ygo.query.11] */
    readAloudOf(_s: State, a: number): number {
      return a === 55 /* 'E・HERO' */
        ? 282 /* 'エレメンタルヒーロー' */
        : a === 59 /* 'D-HERO' */
          ? 283 /* 'デステニーヒーロー' */
          : a === 58 /* 'HERO' */
            ? 284 /* 'ヒーロー' */
            : a === 266 /* 'E-HERO' */
              ? 285 /* 'イービルヒーロー' */
              : a === 273 /* '機皇帝' */
                ? 286 /* 'きこうてい' */
                : a === 275 /* '機皇' */
                  ? 287 /* 'きこう' */
                  : a === 277 /* '伝説の騎士' */
                    ? 288 /* 'でんせつのきし' */
                    : a === 289 /* '伝説の都' */
                      ? 290 /* 'でんせつのみやこ' */
                      : a === 281 /* '幻獣' */
                        ? 291 /* 'げんじゅう' */
                        : a === 292 /* '竜' */
                          ? 293 /* 'りゅう' */
                          : a === 294 /* '龍' */
                            ? 293 /* 'りゅう' */
                            : a
    },
  }
}
