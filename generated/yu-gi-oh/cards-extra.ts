// Compiled from the rules of YuGiOh into cards-extra.ts: what rules/yu-gi-oh/cards-extra.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, family, goesOn, happens, heldAnew, heldByEffect, isChosen, membersOf,
  nextMembers, noteEvent, orElse, owned, popFrame, pushFrame, reckoned, refuse, refuseText, someOf, through, union,
  whyNot, within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { ATTRIBUTE, CARD, EVENT, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AfterEnding2Frame, AfterStandbyFrame, BurstEffectFrame, BurstFrame, GatherFrame3, GatherFrame4, GatherFrame5,
  GatherFrame6, State, WhenArrive3Frame,
} from './state.ts'

export function cardsExtraRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.5] */
    gatherOfText5(s: State, f_: number, pool: readonly number[], p: number): void {
      // prettier-ignore
      pushFrame<GatherFrame6>(s, {
        proc: PROC.gatherFrame6, pc: 0, answer: 0, f_, pool, p, picked2: [], atLeast1: 0, atMost2: 0,
      })
    },

    stepGather6(s: State, f: GatherFrame6): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.picked2 = []
            f.atLeast1 = 3
            f.atMost2 = 3
            f.pc = 1
            continue
          case 1:
            if (f.picked2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 37, f.p, f.picked2.length >= f.atLeast1, f.picked2.length)
          case 2:
            if (f.picked2.length < f.atLeast1) refuse(s, 53)
            s.materials = heldAnew(s, 'materials', 0, f.picked2, ['frames.picked2'])
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.picked2 = [...f.picked2, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.5] What may be answered: choose 3 cards as picked. */
    answersToGather8(s: State, f: GatherFrame6, out: number[]): void {
      for (const m of f.pool)
        if (!isChosen(m, f.picked2) && rules.namedOf(s, m, CARD['《青眼の白龍》'], f.f_)) out.push(m + 1)
    },

    /** What is chosen so far: choose 3 cards as picked. */
    pickedForGather8(f: GatherFrame6): PickedSoFar {
      return { answers: f.picked2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [ygo.cards.5] `cannot-special-summon-4` */
    forbidsCannotSpecialSummon4(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《E・HERO エスクリダオ》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.5] */
    gatherOfText4(s: State, f_: number, pool: readonly number[], p: number): void {
      // prettier-ignore
      pushFrame<GatherFrame5>(s, {
        proc: PROC.gatherFrame5, pc: 0, answer: 0, f_, pool, p, picked2: [], atLeast1: 0, atMost2: 0,
      })
    },

    stepGather5(s: State, f: GatherFrame5): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.picked2 = []
            f.atLeast1 = 2
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.picked2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              36,
              f.p,
              f.picked2.length >= f.atLeast1 &&
                f.picked2.some(
                  (a) =>
                    rules.inCategoryOf(s, a, 55 /* 'E・HERO' */, f.f_) &&
                    f.picked2.some((b) => b !== a && rules.attributeNowOf(s, b) === ATTRIBUTE.dark),
                ),
              f.picked2.length,
            )
          case 2:
            if (
              f.picked2.length < f.atLeast1 ||
              !f.picked2.some(
                (a) =>
                  rules.inCategoryOf(s, a, 55 /* 'E・HERO' */, f.f_) &&
                  f.picked2.some((b) => b !== a && rules.attributeNowOf(s, b) === ATTRIBUTE.dark),
              )
            )
              refuse(s, 52)
            s.materials = heldAnew(s, 'materials', 0, f.picked2, ['frames.picked2'])
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.picked2 = [...f.picked2, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.5] What may be answered: choose 2 monster cards as picked. */
    answersToGather7(s: State, f: GatherFrame5, out: number[]): void {
      const rest = f.pool.filter((m) => !isChosen(m, f.picked2) && rules.isMonster(s, m))
      for (const m of nextMembers(f.picked2, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) =>
          picked2.some(
            (a) =>
              rules.inCategoryOf(s, a, 55 /* 'E・HERO' */, f.f_) &&
              picked2.some((b) => b !== a && rules.attributeNowOf(s, b) === ATTRIBUTE.dark),
          ),
        site: 36,
      }))
        out.push(m + 1)
    },

    /** What is chosen so far: choose 2 monster cards as picked. */
    pickedForGather7(f: GatherFrame5): PickedSoFar {
      return { answers: f.picked2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [ygo.cards.5] */
    gatherOfText3(s: State, f_: number, pool: readonly number[], p: number): void {
      // prettier-ignore
      pushFrame<GatherFrame4>(s, {
        proc: PROC.gatherFrame4, pc: 0, answer: 0, f_, pool, p, picked2: [], atLeast1: 0, atMost2: 0,
      })
    },

    stepGather4(s: State, f: GatherFrame4): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.picked2 = []
            f.atLeast1 = 2
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.picked2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              35,
              f.p,
              f.picked2.length >= f.atLeast1 &&
                f.picked2.some(
                  (a) =>
                    rules.levelNowOf(s, a) >= 6 &&
                    rules.inCategoryOf(s, a, 58 /* 'HERO' */, f.f_) &&
                    f.picked2.some((b) => b !== a && rules.inCategoryOf(s, b, 59 /* 'D-HERO' */, f.f_)),
                ),
              f.picked2.length,
            )
          case 2:
            if (
              f.picked2.length < f.atLeast1 ||
              !f.picked2.some(
                (a) =>
                  rules.levelNowOf(s, a) >= 6 &&
                  rules.inCategoryOf(s, a, 58 /* 'HERO' */, f.f_) &&
                  f.picked2.some((b) => b !== a && rules.inCategoryOf(s, b, 59 /* 'D-HERO' */, f.f_)),
              )
            )
              refuse(s, 51)
            s.materials = heldAnew(s, 'materials', 0, f.picked2, ['frames.picked2'])
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.picked2 = [...f.picked2, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.5] What may be answered: choose 2 monster cards as picked. */
    answersToGather6(s: State, f: GatherFrame4, out: number[]): void {
      const rest = f.pool.filter((m) => !isChosen(m, f.picked2) && rules.isMonster(s, m))
      for (const m of nextMembers(f.picked2, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) =>
          picked2.some(
            (a) =>
              rules.levelNowOf(s, a) >= 6 &&
              rules.inCategoryOf(s, a, 58 /* 'HERO' */, f.f_) &&
              picked2.some((b) => b !== a && rules.inCategoryOf(s, b, 59 /* 'D-HERO' */, f.f_)),
          ),
        site: 35,
      }))
        out.push(m + 1)
    },

    /** What is chosen so far: choose 2 monster cards as picked. */
    pickedForGather6(f: GatherFrame4): PickedSoFar {
      return { answers: f.picked2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [ygo.cards.5] Whether `burst` may happen. */
    canBurst(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (rules.freshNameOf(s, this_, you) &&
          (s.zones[ZONE.monsters + you]!.some(
            (a) =>
              someOf(s, ZONE.monsters, (b) => b !== a) ||
              someOf(s, ZONE.backrow, (b) => b !== a) ||
              someOf(s, ZONE['field-spell'], (b) => b !== a),
          ) ||
            s.zones[ZONE.backrow + you]!.some(
              (a) =>
                someOf(s, ZONE.monsters, (b) => b !== a) ||
                someOf(s, ZONE.backrow, (b) => b !== a) ||
                someOf(s, ZONE['field-spell'], (b) => b !== a),
            ) ||
            s.zones[ZONE['field-spell'] + you]!.some(
              (a) =>
                someOf(s, ZONE.monsters, (b) => b !== a) ||
                someOf(s, ZONE.backrow, (b) => b !== a) ||
                someOf(s, ZONE['field-spell'], (b) => b !== a),
            )))
      )
    },

    /** [ygo.cards.5] Begins `burst`, which may stop to ask. */
    doBurst(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<BurstFrame>(s, { proc: PROC.burstFrame, pc: 0, answer: 0, this_, you, mine: NONE, announces: 0 })
    },

    stepBurst(s: State, f: BurstFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.announces = 1
            if (!rules.freshNameOf(s, f.this_, f.you)) {
              refuse(s, 17)
              return popFrame(s)
            }
            f.pc = 2
            return rules.ask(s, f, 43, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.burst, [f.this_, f.you], [f.this_])
            f.announces = 0
            heldByEffect(s, addEffect(s, ZONE.chain, PROC.burstEffectFrame, f.you, f.this_, false, [f.this_, f.you]), [
              f.this_,
            ])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.mine = f.answer - 1
              f.pc = 3
              return rules.ask(s, f, 44, f.you, false)
            }
            refuse(s, 18)
            f.pc = 1
            continue
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 19)
              f.pc = 1
              continue
            }
            const theirs = f.answer - 1
            if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
            s.targets[f.this_] = heldAnew(s, 'targets', f.this_, union(union([], [f.mine]), [theirs]), [
              'frames.mine',
              'mixed',
            ])
            rules.useName(s, f.this_, f.you)
            f.pc = 1
            continue
          }
        }
    },

    /** [ygo.cards.5] What may be answered: choose a card as mine. */
    answersToBurst(s: State, f: BurstFrame, out: number[]): void {
      for (const a of union(
        union(s.zones[ZONE.monsters + f.you]!, s.zones[ZONE.backrow + f.you]!),
        s.zones[ZONE['field-spell'] + f.you]!,
      ))
        out.push(a + 1)
    },

    /** [ygo.cards.5] What may be answered: choose a card as theirs. */
    answersToBurst2(s: State, f: BurstFrame, out: number[]): void {
      for (const b of union(union(family(s, ZONE.monsters), family(s, ZONE.backrow)), family(s, ZONE['field-spell'])))
        if (b !== f.mine) out.push(b + 1)
    },

    /** [ygo.cards.5] Every rule that keeps `burst` from happening. */
    refusalsOfBurst(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doBurst(t, this_, you))
        if (!could) out.push(124, ...whyNot(rules, s, (t) => rules.doBurst(t, this_, you)))
        return could
      })
    },

    /** [ygo.cards.5] Effect of `burst-effect`. */
    burstEffect(s: State, this_: number, you: number): void {
      pushFrame<BurstEffectFrame>(s, { proc: PROC.burstEffectFrame, pc: 0, answer: 0, this_, you, list1: [], next2: 0 })
    },

    stepBurstEffect(s: State, f: BurstEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(s.targets[f.this_]!, 31).slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(31)
            const c = f.list1[f.next2++]!
            return rules.destroy(s, c)
          }
        }
    },

    /** [ygo.cards.5] `before-destroy` */
    matchesBeforeDestroy(s: State, c: number): boolean {
      return s.def[c]! === CARD['《D-HERO デストロイフェニックスガイ》'] && within(s.place[c]!, ZONE.monsters)
    },

    /** [ygo.cards.5] `before-destroy-fall` */
    matchesBeforeDestroyFall(s: State, c: number): boolean {
      return s.def[c]! === CARD['《D-HERO デストロイフェニックスガイ》'] && within(s.place[c]!, ZONE.monsters)
    },

    /** [ygo.cards.5] */
    beforeDestroy(s: State, c: number): void {
      if (s.shared !== undefined) s.risesFrom = owned(s.risesFrom, s.shared.lists.risesFrom)
      s.risesFrom[c] = reckoned(s.turnNumber + 1, 35)
    },

    /** [ygo.cards.5] */
    beforeDestroyFall(s: State, c: number): void {
      if (s.shared !== undefined) s.risesFrom = owned(s.risesFrom, s.shared.lists.risesFrom)
      s.risesFrom[c] = reckoned(s.turnNumber + 1, 35)
    },

    /** [ygo.cards.5] `after-standby` */
    matchesAfterStandby(_s: State, _p: number): boolean {
      return true
    },

    /** [ygo.cards.5] */
    afterStandby(s: State): void {
      pushFrame<AfterStandbyFrame>(s, {
        proc: PROC.afterStandbyFrame,
        pc: 0,
        answer: 0,
        c: NONE,
        p: NONE,
        list1: [],
        next2: 0,
      })
    },

    stepAfterStandby(s: State, f: AfterStandbyFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(
              s,
              ZONE.graveyard,
              (c2) =>
                within(s.place[c2]!, ZONE.graveyard) &&
                s.risesFrom[c2]! !== NONE &&
                s.turnNumber >= orElse(s.risesFrom[c2]!, 0),
            )
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.c = f.list1[f.next2++]!
            if (s.shared !== undefined) s.risesFrom = owned(s.risesFrom, s.shared.lists.risesFrom)
            s.risesFrom[f.c] = NONE
            f.p = s.owner[f.c]!
            f.pc = 2
            return rules.ask(s, f, 55, f.p, false)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const m = f.answer - 1
              f.pc = 1
              return rules.specialSummon(s, m, f.p)
            }
            refuse(s, 62)
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.5] What may be answered: choose a monster card. */
    answersToAfterStandby(s: State, f: AfterStandbyFrame, out: number[]): void {
      for (const m of s.zones[ZONE.graveyard + f.p]!)
        if (rules.isMonster(s, m) && rules.inCategoryOf(s, m, 59 /* 'D-HERO' */, f.c)) out.push(m + 1)
    },

    /** [ygo.cards.2] `after-ending-2` */
    matchesAfterEnding2(_s: State, _p: number): boolean {
      return true
    },

    /** [ygo.cards.2] */
    afterEnding2(s: State): void {
      pushFrame<AfterEnding2Frame>(s, { proc: PROC.afterEnding2Frame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepAfterEnding2(s: State, f: AfterEnding2Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(family(s, ZONE.monsters), 36).filter(
              (c2) => s.doomedFrom[c2]! !== NONE && s.turnNumber >= orElse(s.doomedFrom[c2]!, 0),
            )
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(36)
            const c = f.list1[f.next2++]!
            return rules.destroy(s, c)
          }
        }
    },

    /** [ygo.cards.2] */
    isDestined(s: State, c: number): boolean {
      return rules.namesMaterialOf(s, s.def[c]!, 59 /* 'D-HERO' */)
    },

    /** [ygo.cards.5] */
    gatherOfText2(s: State, f_: number, pool: readonly number[], p: number): void {
      // prettier-ignore
      pushFrame<GatherFrame3>(s, {
        proc: PROC.gatherFrame3, pc: 0, answer: 0, f_, pool, p, picked2: [], atLeast1: 0, atMost2: 0,
      })
    },

    stepGather3(s: State, f: GatherFrame3): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.picked2 = []
            f.atLeast1 = 2
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.picked2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              34,
              f.p,
              f.picked2.length >= f.atLeast1 && rules.allUnlikeOf(s, f.picked2, f.f_),
              f.picked2.length,
            )
          case 2:
            if (f.picked2.length < f.atLeast1 || !rules.allUnlikeOf(s, f.picked2, f.f_)) refuse(s, 50)
            s.materials = heldAnew(s, 'materials', 0, f.picked2, ['frames.picked2'])
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.picked2 = [...f.picked2, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.5] What may be answered: choose 2 monster cards as picked. */
    answersToGather5(s: State, f: GatherFrame3, out: number[]): void {
      const rest = f.pool.filter((m) => !isChosen(m, f.picked2) && rules.isMonster(s, m))
      for (const m of nextMembers(f.picked2, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) => rules.allUnlikeOf(s, picked2, f.f_),
        site: 34,
      }))
        out.push(m + 1)
    },

    /** What is chosen so far: choose 2 monster cards as picked. */
    pickedForGather5(f: GatherFrame3): PickedSoFar {
      return { answers: f.picked2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [ygo.cards.5] `when-arrive-3` */
    matchesWhenArrive3(s: State, c: number, _p: number): boolean {
      const you = rules.holder(s, c)
      return (
        s.def[c]! === CARD['《トロイメア・フェニックス》'] &&
        !rules.isNegated(s, c) &&
        (s.zones[ZONE.backrow + rules.foeOf(s, you)] ?? []).length > 0 &&
        s.zones[ZONE.hand + you]!.length > 0
      )
    },

    /** [ygo.cards.5] Effect of `when-arrive-3`. */
    whenArrive3(s: State, you: number): void {
      pushFrame<WhenArrive3Frame>(s, { proc: PROC.whenArrive3Frame, pc: 0, answer: 0, you })
    },

    stepWhenArrive3(s: State, f: WhenArrive3Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 56, f.you, false)
        case 1 /* after destroy */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 63)
          const d = f.answer - 1
          f.pc = 3
          return rules.discard(s, d)
        }
        case 3 /* after discard */:
          f.pc = 4
          return rules.ask(s, f, 57, f.you, false)
        case 4 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 64)
          const c = f.answer - 1
          f.pc = 1
          return rules.destroy(s, c)
        }
      }
    },

    /** [ygo.cards.5] What may be answered: choose a card. */
    answersToWhenArrive3(s: State, f: WhenArrive3Frame, out: number[]): void {
      for (const d of s.zones[ZONE.hand + f.you]!) out.push(d + 1)
    },

    /** [ygo.cards.5] What may be answered: choose a card. */
    answersToWhenArrive32(s: State, f: WhenArrive3Frame, out: number[]): void {
      for (const c of s.zones[ZONE.backrow + rules.foeOf(s, f.you)] ?? []) out.push(c + 1)
    },

    /** [ygo.cards.5] `cannot-special-summon-5` */
    forbidsCannotSpecialSummon5(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《竜騎士ブラック・マジシャン・ガール》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.5] `cannot-special-summon-6` */
    forbidsCannotSpecialSummon6(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《タイラント・バースト・ドラゴン》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.5] `cannot-special-summon-7` */
    forbidsCannotSpecialSummon7(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《ロケット・ヘルモス・キャノン》'] && !rules.isFreed(s, c)
    },
  }
}
