// Compiled from the rules of PolymorphSealed into categories.ts: what rules/yu-gi-oh/categories.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { LANGUAGE } from '../yu-gi-oh/names.ts'
import type { State } from './state.ts'

export function categoriesRules() {
  return {
    /** [ygo.lang.1] */
    spelledOf(_s: State, a: number, l: number): number {
      return l === LANGUAGE.ja
        ? a
        : a === 55 /* 'E・HERO' */
          ? 266 /* 'Elemental HERO' */
          : a === 267 /* 'E-HERO' */
            ? 268 /* 'Evil HERO' */
            : a === 59 /* 'D-HERO' */
              ? 269 /* 'Destiny HERO' */
              : a === 270 /* 'トゥーン' */
                ? 271 /* 'Toon' */
                : a === 272 /* 'エクソシスター' */
                  ? 273 /* 'Exosister' */
                  : a === 274 /* '機皇帝' */
                    ? 275 /* 'Meklord Emperor' */
                    : a === 276 /* '機皇' */
                      ? 277 /* 'Meklord' */
                      : a === 278 /* '伝説の騎士' */
                        ? 279 /* 'Legendary Knight' */
                        : a === 280 /* '伝説の竜' */
                          ? 281 /* 'Legendary Dragon' */
                          : a === 282 /* '幻獣' */
                            ? 11 /* 'Phantom Beast' */
                            : a
    },

    /** [ygo.query.11] */
    readAloudOf(_s: State, a: number): number {
      return a === 55 /* 'E・HERO' */
        ? 283 /* 'エレメンタルヒーロー' */
        : a === 59 /* 'D-HERO' */
          ? 284 /* 'デステニーヒーロー' */
          : a === 58 /* 'HERO' */
            ? 285 /* 'ヒーロー' */
            : a === 267 /* 'E-HERO' */
              ? 286 /* 'イービルヒーロー' */
              : a === 274 /* '機皇帝' */
                ? 287 /* 'きこうてい' */
                : a === 276 /* '機皇' */
                  ? 288 /* 'きこう' */
                  : a === 278 /* '伝説の騎士' */
                    ? 289 /* 'でんせつのきし' */
                    : a === 290 /* '伝説の都' */
                      ? 291 /* 'でんせつのみやこ' */
                      : a === 282 /* '幻獣' */
                        ? 292 /* 'げんじゅう' */
                        : a === 293 /* '竜' */
                          ? 294 /* 'りゅう' */
                          : a === 295 /* '龍' */
                            ? 294 /* 'りゅう' */
                            : a
    },
  }
}
