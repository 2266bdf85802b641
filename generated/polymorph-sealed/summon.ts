// Compiled from the rules of PolymorphSealed into summon.ts: what rules/yu-gi-oh/summon.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { completable, countOf, fillable, heldAnew, orElse, popFrame, reckoned, refuse, sumOf, within } from 'houserules/runtime'
import { ATTRIBUTE, CARD, MONSTER_TYPE } from '../yu-gi-oh/names.ts'
import type { GatherFrame } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { PRINTED_LEVEL, PRINTED_MONSTER_TYPES, PRINTED_RANK, PRINTED_RATING, ZONE } from './names.ts'
import type { State } from './state.ts'

export function summonRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    stepGather(s: State, f: GatherFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [ygo.cards.5]
            if (s.def[f.f_]! === CARD['《青眼の究極竜》']) {
              f.pc = 1
              return rules.gatherOfText5(s, f.f_, f.pool, f.p)
            }
            // [ygo.cards.5]
            if (s.def[f.f_]! === CARD['《E・HERO エスクリダオ》']) {
              f.pc = 1
              return rules.gatherOfText4(s, f.f_, f.pool, f.p)
            }
            // [ygo.cards.5]
            if (s.def[f.f_]! === CARD['《D-HERO デストロイフェニックスガイ》']) {
              f.pc = 1
              return rules.gatherOfText3(s, f.f_, f.pool, f.p)
            }
            // [ygo.cards.5]
            if (s.def[f.f_]! === CARD['《トロイメア・フェニックス》']) {
              f.pc = 1
              return rules.gatherOfText2(s, f.f_, f.pool, f.p)
            }
            // [ygo.cards.7]
            if (s.def[f.f_]! === CARD['alloy']) {
              f.pc = 1
              return rules.gatherOfText(s, f.f_, f.pool, f.p)
            }
            f.n = orElse(
              orElse(
                orElse(PRINTED_LEVEL[s.printedDef[f.f_]!]!, PRINTED_RANK[s.printedDef[f.f_]!]!),
                PRINTED_RATING[s.printedDef[f.f_]!]!,
              ),
              0,
            )
            if (PRINTED_MONSTER_TYPES[s.def[f.f_]!]!.includes(MONSTER_TYPE.synchro)) {
              f.picked2 = []
              f.atLeast1 = 2
              f.atMost2 = 5
              f.pc = 2
              continue
            }
            if (rules.isXyzMonster(s, f.f_)) {
              f.picked3 = []
              f.atLeast3 = 2
              f.atMost4 = 2
              f.pc = 5
              continue
            }
            if (!rules.isLinkMonster(s, f.f_)) {
              if (within(s.place[f.f_]!, ZONE.extra)) {
                refuse(s, 7)
                return popFrame(s)
              }
              return popFrame(s)
            }
            f.picked4 = []
            f.atLeast5 = f.n
            f.atMost6 = f.n
            f.pc = 8
            continue
          case 1 /* after gather */:
            return popFrame(s)
          case 2:
            if (f.picked2.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(
              s,
              f,
              30,
              f.p,
              f.picked2.length >= f.atLeast1 &&
                reckoned(
                  sumOf(f.picked2, (each) => rules.levelNowOf(s, each)),
                  18,
                ) === f.n &&
                countOf(f.picked2, (m) => rules.isTuned(s, m)) === 1,
              f.picked2.length,
            )
          case 3:
            if (
              f.picked2.length < f.atLeast1 ||
              reckoned(
                sumOf(f.picked2, (each) => rules.levelNowOf(s, each)),
                18,
              ) !== f.n ||
              countOf(f.picked2, (m) => rules.isTuned(s, m)) !== 1
            )
              refuse(s, 4)
            s.materials = heldAnew(s, 'materials', 0, f.picked2, ['frames.picked2'])
            return popFrame(s)
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.picked2 = [...f.picked2, f.answer - 1]
            f.pc = 2
            continue
          case 5:
            if (f.picked3.length >= f.atMost4) {
              f.pc = 6
              continue
            }
            f.pc = 7
            return rules.ask(s, f, 31, f.p, f.picked3.length >= f.atLeast3, f.picked3.length)
          case 6:
            if (f.picked3.length < f.atLeast3) refuse(s, 5)
            s.materials = heldAnew(s, 'materials', 0, f.picked3, ['frames.picked3'])
            return popFrame(s)
          case 7 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 6
              continue
            }
            f.picked3 = [...f.picked3, f.answer - 1]
            f.pc = 5
            continue
          case 8:
            if (f.picked4.length >= f.atMost6) {
              f.pc = 9
              continue
            }
            f.pc = 10
            return rules.ask(s, f, 32, f.p, f.picked4.length >= f.atLeast5, f.picked4.length)
          case 9:
            if (f.picked4.length < f.atLeast5) refuse(s, 6)
            s.materials = heldAnew(s, 'materials', 0, f.picked4, ['frames.picked4'])
            return popFrame(s)
          case 10 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 9
              continue
            }
            f.picked4 = [...f.picked4, f.answer - 1]
            f.pc = 8
            continue
        }
    },

    /** [ygo.synchro.1] */
    isTuned(s: State, c: number): boolean {
      return PRINTED_MONSTER_TYPES[s.def[c]!]!.includes(MONSTER_TYPE.tuner)
    },

    /** [ygo.fusion.2] Whether `try-fuse` may happen. */
    canTryFuse(s: State, f_: number, pool: readonly number[], p: number): boolean {
      return (
        s.announcing > 0 ||
        ((s.def[f_]! === CARD['《青眼の究極竜》']
          ? pool.filter((m) => rules.namedOf(s, m, CARD['《青眼の白龍》'], f_)).length >= 3
          : s.def[f_]! === CARD['《E・HERO エスクリダオ》']
            ? fillable(
                [],
                pool.filter((m2) => rules.isMonster(s, m2)),
                {
                  count: [2, 2],
                  passes: (picked2) =>
                    picked2.some(
                      (a) =>
                        rules.inCategoryOf(s, a, 55 /* 'E・HERO' */, f_) &&
                        picked2.some((b) => b !== a && rules.attributeNowOf(s, b) === ATTRIBUTE.dark),
                    ),
                  site: 36,
                },
              )
            : s.def[f_]! === CARD['《D-HERO デストロイフェニックスガイ》']
              ? fillable(
                  [],
                  pool.filter((m3) => rules.isMonster(s, m3)),
                  {
                    count: [2, 2],
                    passes: (picked3) =>
                      picked3.some(
                        (a2) =>
                          rules.levelNowOf(s, a2) >= 6 &&
                          rules.inCategoryOf(s, a2, 58 /* 'HERO' */, f_) &&
                          picked3.some((b2) => b2 !== a2 && rules.inCategoryOf(s, b2, 59 /* 'D-HERO' */, f_)),
                      ),
                    site: 35,
                  },
                )
              : s.def[f_]! === CARD['《トロイメア・フェニックス》']
                ? fillable(
                    [],
                    pool.filter((m4) => rules.isMonster(s, m4)),
                    {
                      count: [2, 2],
                      passes: (picked4) => rules.allUnlikeOf(s, picked4, f_),
                      site: 34,
                    },
                  )
                : s.def[f_]! === CARD['alloy']
                  ? pool.filter((m5) => rules.isMonster(s, m5) && rules.attributeNowOf(s, m5) === ATTRIBUTE.earth)
                      .length >= 2
                  : PRINTED_MONSTER_TYPES[s.def[f_]!]!.includes(MONSTER_TYPE.synchro)
                    ? fillable(
                        [],
                        pool.filter((m6) => rules.levelNowOf(s, m6) > 0),
                        {
                          count: [2, 5],
                          passes: (picked5) =>
                            reckoned(
                              sumOf(picked5, (each) => rules.levelNowOf(s, each)),
                              18,
                            ) ===
                              orElse(
                                orElse(
                                  orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                                  PRINTED_RATING[s.printedDef[f_]!]!,
                                ),
                                0,
                              ) && countOf(picked5, (m7) => rules.isTuned(s, m7)) === 1,
                          site: 30,
                          grows: (picked2: readonly number[]) => countOf(picked2, (m) => rules.isTuned(s, m)) <= 1,
                        },
                      )
                    : rules.isXyzMonster(s, f_)
                      ? pool.filter(
                          (m8) =>
                            rules.levelNowOf(s, m8) ===
                            orElse(
                              orElse(
                                orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                                PRINTED_RATING[s.printedDef[f_]!]!,
                              ),
                              0,
                            ),
                        ).length >= 2
                      : true) &&
          completable(rules, s, (t) => rules.doTryFuse(t, f_, pool, p)))
      )
    },

    /** [ygo.synchro.1] Whether `summon-from-extra` may happen. */
    canSummonFromExtra(s: State, f_: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        ((s.def[f_]! === CARD['《青眼の究極竜》']
          ? s.zones[ZONE.monsters + p]!.filter((m) => rules.isFaceUp(s, m)).filter((m2) =>
              rules.namedOf(s, m2, CARD['《青眼の白龍》'], f_),
            ).length >= 3
          : s.def[f_]! === CARD['《E・HERO エスクリダオ》']
            ? fillable(
                [],
                s.zones[ZONE.monsters + p]!.filter((m) => rules.isFaceUp(s, m)).filter((m3) => rules.isMonster(s, m3)),
                {
                  count: [2, 2],
                  passes: (picked2) =>
                    picked2.some(
                      (a) =>
                        rules.inCategoryOf(s, a, 55 /* 'E・HERO' */, f_) &&
                        picked2.some((b) => b !== a && rules.attributeNowOf(s, b) === ATTRIBUTE.dark),
                    ),
                  site: 36,
                },
              )
            : s.def[f_]! === CARD['《D-HERO デストロイフェニックスガイ》']
              ? fillable(
                  [],
                  s.zones[ZONE.monsters + p]!.filter((m) => rules.isFaceUp(s, m)).filter((m4) =>
                    rules.isMonster(s, m4),
                  ),
                  {
                    count: [2, 2],
                    passes: (picked3) =>
                      picked3.some(
                        (a2) =>
                          rules.levelNowOf(s, a2) >= 6 &&
                          rules.inCategoryOf(s, a2, 58 /* 'HERO' */, f_) &&
                          picked3.some((b2) => b2 !== a2 && rules.inCategoryOf(s, b2, 59 /* 'D-HERO' */, f_)),
                      ),
                    site: 35,
                  },
                )
              : s.def[f_]! === CARD['《トロイメア・フェニックス》']
                ? fillable(
                    [],
                    s.zones[ZONE.monsters + p]!.filter((m) => rules.isFaceUp(s, m)).filter((m5) =>
                      rules.isMonster(s, m5),
                    ),
                    {
                      count: [2, 2],
                      passes: (picked4) => rules.allUnlikeOf(s, picked4, f_),
                      site: 34,
                    },
                  )
                : s.def[f_]! === CARD['alloy']
                  ? s.zones[ZONE.monsters + p]!.filter((m) => rules.isFaceUp(s, m)).filter(
                      (m6) => rules.isMonster(s, m6) && rules.attributeNowOf(s, m6) === ATTRIBUTE.earth,
                    ).length >= 2
                  : PRINTED_MONSTER_TYPES[s.def[f_]!]!.includes(MONSTER_TYPE.synchro)
                    ? fillable(
                        [],
                        s.zones[ZONE.monsters + p]!.filter((m) => rules.isFaceUp(s, m)).filter(
                          (m7) => rules.levelNowOf(s, m7) > 0,
                        ),
                        {
                          count: [2, 5],
                          passes: (picked5) =>
                            reckoned(
                              sumOf(picked5, (each) => rules.levelNowOf(s, each)),
                              18,
                            ) ===
                              orElse(
                                orElse(
                                  orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                                  PRINTED_RATING[s.printedDef[f_]!]!,
                                ),
                                0,
                              ) && countOf(picked5, (m8) => rules.isTuned(s, m8)) === 1,
                          site: 30,
                          grows: (picked2: readonly number[]) => countOf(picked2, (m) => rules.isTuned(s, m)) <= 1,
                        },
                      )
                    : rules.isXyzMonster(s, f_)
                      ? s.zones[ZONE.monsters + p]!.filter((m) => rules.isFaceUp(s, m)).filter(
                          (m9) =>
                            rules.levelNowOf(s, m9) ===
                            orElse(
                              orElse(
                                orElse(PRINTED_LEVEL[s.printedDef[f_]!]!, PRINTED_RANK[s.printedDef[f_]!]!),
                                PRINTED_RATING[s.printedDef[f_]!]!,
                              ),
                              0,
                            ),
                        ).length >= 2
                      : true) &&
          completable(rules, s, (t) => rules.doSummonFromExtra(t, f_, p)))
      )
    },
  }
}
