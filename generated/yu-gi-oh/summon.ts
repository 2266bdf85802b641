// Compiled from the rules of YuGiOh into summon.ts: what rules/yu-gi-oh/summon.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, countOf, fillable, goesOn, happens, heldAnew, heldByEffect, isChosen,
  lastingReason, nextMembers, noteDone, noteEvent, orElse, owned, popFrame, pushFrame, reckoned, refuse, sumOf, through,
  whyNot, within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
// prettier-ignore
import {
  ATTRIBUTE, CARD, EVENT, MONSTER_TYPE, POSITION, PRINTED_LEVEL, PRINTED_MONSTER_TYPES, PRINTED_RANK, PRINTED_RATING,
  PROC, ZONE,
} from './names.ts'
// prettier-ignore
import type {
  FuseFrame, GatherFrame, GiveTributesFrame, NormalSummonFrame, SetMonsterFrame, SpecialSummonFrame,
  SpecialSummonFreelyFrame, State, SummonFromExtraFrame, TryFuseFrame,
} from './state.ts'

export function summonRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.summon.2] Without exceptions. */
    defaultTributesForOf(s: State, c: number): number {
      return rules.levelNowOf(s, c) < 5 ? 0 : rules.levelNowOf(s, c) < 7 ? 1 : 2
    },

    /** [ygo.summon.2] */
    tributesForOf(s: State, c: number): number {
      // [ygo.cards.6] tributes-for-exception
      if (s.def[c]! === CARD['《オシリスの天空竜》']) return 3
      // [ygo.cards.6] tributes-for-exception-2
      if (s.def[c]! === CARD['《オベリスクの巨神兵》']) return 3
      // [ygo.cards.6] tributes-for-exception-3
      if (s.def[c]! === CARD['《ラーの翼神竜》']) return 3
      return rules.defaultTributesForOf(s, c)
    },

    /** [ygo.summon.1] Carries out `arrive`. */
    arrive(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.arrive, [c, p], [c])
      if (rules.matchesAfterArrive(s, c, p)) rules.afterArrive(s, c)
      if (rules.matchesWhenArrive(s, c, p))
        addEffect(s, 0, PROC.whenArriveFrame, rules.holder(s, c), c, true, [rules.holder(s, c)])
      if (rules.matchesWhenArrive2(s, c, p))
        heldByEffect(s, addEffect(s, 0, PROC.whenArrive2Frame, rules.holder(s, c), c, true, [rules.holder(s, c), c]), [
          c,
        ])
      if (rules.matchesWhenArrive3(s, c, p))
        addEffect(s, 0, PROC.whenArrive3Frame, rules.holder(s, c), c, true, [rules.holder(s, c)])
      if (rules.matchesWhenArrive4(s, c, p))
        heldByEffect(s, addEffect(s, 0, PROC.whenArrive4Frame, rules.holder(s, c), c, false, [rules.holder(s, c), c]), [
          c,
        ])
    },

    /** [ygo.summon.1] `once-a-turn` */
    forbidsOnceATurn(s: State, _c: number, p: number): boolean {
      return s.summoned[p]!
    },

    /** [ygo.summon.1] `once-a-turn-set-monster` */
    forbidsOnceATurnSetMonster(s: State, _c: number, p: number): boolean {
      return s.summoned[p]!
    },

    /** [ygo.summon.4] `not-from-extra` */
    forbidsNotFromExtra(s: State, c: number, _p: number): boolean {
      return rules.isExtra(s, c)
    },

    /** [ygo.summon.4] `not-from-extra-set-monster` */
    forbidsNotFromExtraSetMonster(s: State, c: number, _p: number): boolean {
      return rules.isExtra(s, c)
    },

    /** [ygo.summon.1] Whether `normal-summon` may happen. */
    canNormalSummon(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsOnceATurn(s, c, p) &&
        !rules.forbidsCannotNormalSummon(s, c, p) &&
        !rules.forbidsCannotNormalSummon2(s, c, p) &&
        !rules.forbidsCannotNormalSummon3(s, c, p) &&
        !rules.forbidsCannotNormalSummon4(s, c, p) &&
        !rules.forbidsCannotNormalSummon5(s, c, p) &&
        !rules.forbidsNotFromExtra(s, c, p) &&
        (s.announcing > 0 ||
          (s.zones[ZONE.monsters + p]!.length >= rules.tributesForOf(s, c) &&
            completable(rules, s, (t) => rules.doNormalSummon(t, c, p))))
      )
    },

    /** [ygo.summon.1] Begins `normal-summon`, which may stop to ask. */
    doNormalSummon(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<NormalSummonFrame>(s, { proc: PROC.normalSummonFrame, pc: 0, answer: 0, c, p, announces: 0 })
    },

    stepNormalSummon(s: State, f: NormalSummonFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 1
          return rules.giveTributes(s, f.c, f.p)
        case 1 /* after give-tributes */:
          f.pc = 2
          return rules.move(s, f.c, ZONE.monsters + f.p)
        case 2 /* after move */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['normal-summon'], [f.c, f.p], [f.c])
          f.announces = 0
          if (s.shared !== undefined) s.summoned = owned(s.summoned, s.shared.lists.summoned)
          s.summoned[f.p] = true
          rules.arrive(s, f.c, f.p)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (rules.matchesWhenNormalSummon(s, f.c, f.p))
            addEffect(s, 0, PROC.whenNormalSummonFrame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
          if (rules.matchesWhenNormalSummon2(s, f.c, f.p))
            addEffect(s, 0, PROC.whenNormalSummon2Frame, rules.holder(s, f.c), f.c, true, [rules.holder(s, f.c)])
          return popFrame(s)
      }
    },

    /** [ygo.summon.1] Every rule that keeps `normal-summon` from happening. */
    refusalsOfNormalSummon(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsOnceATurn(s, c, p)) out.push(85 /* once-a-turn */)
      if (rules.forbidsNotFromExtra(s, c, p)) out.push(86 /* not-from-extra */)
      if (rules.forbidsCannotNormalSummon(s, c, p)) out.push(87 /* cannot-normal-summon */)
      if (rules.forbidsCannotNormalSummon2(s, c, p)) out.push(88 /* cannot-normal-summon-2 */)
      if (rules.forbidsCannotNormalSummon3(s, c, p)) out.push(89 /* cannot-normal-summon-3 */)
      if (rules.forbidsCannotNormalSummon4(s, c, p)) out.push(90 /* cannot-normal-summon-4 */)
      if (rules.forbidsCannotNormalSummon5(s, c, p)) out.push(91 /* cannot-normal-summon-5 */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doNormalSummon(t, c, p))
        if (!could) out.push(92, ...whyNot(rules, s, (t) => rules.doNormalSummon(t, c, p)))
        return could
      })
    },

    /** [ygo.summon.1] Whether `set-monster` may happen. */
    canSetMonster(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsOnceATurnSetMonster(s, c, p) &&
        !rules.forbidsCannotSetMonster(s, c, p) &&
        !rules.forbidsCannotSetMonster2(s, c, p) &&
        !rules.forbidsCannotSetMonster3(s, c, p) &&
        !rules.forbidsCannotSetMonster4(s, c, p) &&
        !rules.forbidsCannotSetMonster5(s, c, p) &&
        !rules.forbidsNotFromExtraSetMonster(s, c, p) &&
        (s.announcing > 0 ||
          (s.zones[ZONE.monsters + p]!.length >= rules.tributesForOf(s, c) &&
            completable(rules, s, (t) => rules.doSetMonster(t, c, p))))
      )
    },

    /** [ygo.summon.1] Begins `set-monster`, which may stop to ask. */
    doSetMonster(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<SetMonsterFrame>(s, { proc: PROC.setMonsterFrame, pc: 0, answer: 0, c, p, announces: 0 })
    },

    stepSetMonster(s: State, f: SetMonsterFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 1
          return rules.giveTributes(s, f.c, f.p)
        case 1 /* after give-tributes */:
          f.pc = 2
          return rules.move(s, f.c, ZONE.monsters + f.p)
        case 2 /* after move */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['set-monster'], [f.c, f.p], [f.c])
          f.announces = 0
          if (s.shared !== undefined) s.positionOf = owned(s.positionOf, s.shared.lists.positionOf)
          s.positionOf[f.c] = POSITION['face-down']
          if (s.shared !== undefined) s.summoned = owned(s.summoned, s.shared.lists.summoned)
          s.summoned[f.p] = true
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [ygo.summon.1] Every rule that keeps `set-monster` from happening. */
    refusalsOfSetMonster(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsOnceATurnSetMonster(s, c, p)) out.push(85 /* once-a-turn */)
      if (rules.forbidsNotFromExtraSetMonster(s, c, p)) out.push(86 /* not-from-extra */)
      if (rules.forbidsCannotSetMonster(s, c, p)) out.push(93 /* cannot-set-monster */)
      if (rules.forbidsCannotSetMonster2(s, c, p)) out.push(94 /* cannot-set-monster-2 */)
      if (rules.forbidsCannotSetMonster3(s, c, p)) out.push(95 /* cannot-set-monster-3 */)
      if (rules.forbidsCannotSetMonster4(s, c, p)) out.push(96 /* cannot-set-monster-4 */)
      if (rules.forbidsCannotSetMonster5(s, c, p)) out.push(97 /* cannot-set-monster-5 */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSetMonster(t, c, p))
        if (!could) out.push(98, ...whyNot(rules, s, (t) => rules.doSetMonster(t, c, p)))
        return could
      })
    },

    /** [ygo.summon.2] Begins `give-tributes`, which may stop to ask. */
    giveTributes(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['give-tributes'], [c, p], [c])
      // prettier-ignore
      pushFrame<GiveTributesFrame>(s, {
        proc: PROC.giveTributesFrame, pc: 0, answer: 0, c, p, given: [], atLeast1: 0, atMost2: 0, list3: [], next4: 0,
      })
    },

    stepGiveTributes(s: State, f: GiveTributesFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.given = []
            f.atLeast1 = rules.tributesForOf(s, f.c)
            f.atMost2 = rules.tributesForOf(s, f.c)
            f.pc = 1
            continue
          case 1:
            if (f.given.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 28, f.p, f.given.length >= f.atLeast1, f.given.length)
          case 2:
            if (f.given.length < f.atLeast1) refuse(s, 2)
            f.list3 = f.given
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.given = [...f.given, f.answer - 1]
            f.pc = 1
            continue
          case 4: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            const m = f.list3[f.next4++]!
            return rules.send(s, m)
          }
        }
    },

    /** [ygo.summon.2] What may be answered: choose cards as given. */
    answersToGiveTributes(s: State, f: GiveTributesFrame, out: number[]): void {
      for (const m of s.zones[ZONE.monsters + f.p]!) if (!isChosen(m, f.given)) out.push(m + 1)
    },

    /** What is chosen so far: choose cards as given. */
    pickedForGiveTributes(f: GiveTributesFrame): PickedSoFar {
      return { answers: f.given.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [ygo.summon.3] Whether `special-summon` may happen. */
    canSpecialSummon(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsCannotSpecialSummon(s, c, p) &&
        !rules.forbidsCannotSpecialSummon2(s, c, p) &&
        !rules.forbidsCannotSpecialSummon3(s, c, p) &&
        !rules.forbidsCannotSpecialSummon4(s, c, p) &&
        !rules.forbidsCannotSpecialSummon5(s, c, p) &&
        !rules.forbidsCannotSpecialSummon6(s, c, p) &&
        !rules.forbidsCannotSpecialSummon7(s, c, p) &&
        !rules.forbidsCannotSpecialSummon8(s, c, p) &&
        !rules.forbidsCannotSpecialSummon9(s, c, p) &&
        !within(s.place[c]!, ZONE.monsters) &&
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotSpecialSummon(s, it2, c, p)) &&
        !s.zones[ZONE.lasting]!.some((it3) => rules.forbidsLastingCannotSpecialSummon2(s, it3, c, p))
      )
    },

    /** [ygo.summon.3] Carries out `special-summon` if it may happen. */
    specialSummon(s: State, c: number, p: number): void {
      if (rules.canSpecialSummon(s, c, p)) return rules.doSpecialSummon(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['special-summon'], [c, p], s.reasons)
    },

    /** [ygo.summon.3] Begins `special-summon`, which may stop to ask. */
    doSpecialSummon(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['special-summon'], [c, p], [c])
      pushFrame<SpecialSummonFrame>(s, { proc: PROC.specialSummonFrame, pc: 0, answer: 0, c, p })
    },

    stepSpecialSummon(s: State, f: SpecialSummonFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            return rules.move(s, f.c, ZONE.monsters + f.p)
          case 1:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            // [ygo.cards.6]
            f.pc = 5
            if (rules.matchesAfterSpecialSummon(s, f.c, f.p)) rules.afterSpecialSummon(s, rules.holder(s, f.c), f.p)
            return
          case 2 /* after move */:
            if (!within(s.place[f.c]!, ZONE.monsters)) {
              f.pc = 1
              continue
            }
            if (rules.isLinkMonster(s, f.c)) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 29, f.p, false)
          case 3:
            rules.arrive(s, f.c, f.p)
            f.pc = 1
            continue
          case 4 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 3)
              f.pc = 3
              continue
            }
            const w = f.answer - 1
            if (s.shared !== undefined) s.positionOf = owned(s.positionOf, s.shared.lists.positionOf)
            s.positionOf[f.c] = w
            f.pc = 3
            continue
          }
          case 5 /* after after-special-summon */:
            return popFrame(s)
        }
    },

    /** [ygo.summon.3] What may be answered: choose a position. */
    answersToSpecialSummon(_s: State, _f: SpecialSummonFrame, out: number[]): void {
      for (const w of [POSITION.upright, POSITION.sideways]) out.push(w + 1)
    },

    /** [ygo.summon.3] Every rule that keeps `special-summon` from happening. */
    refusalsOfSpecialSummon(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsCannotSpecialSummon(s, c, p)) out.push(99 /* cannot-special-summon */)
      if (rules.forbidsCannotSpecialSummon2(s, c, p)) out.push(100 /* cannot-special-summon-2 */)
      if (rules.forbidsCannotSpecialSummon3(s, c, p)) out.push(101 /* cannot-special-summon-3 */)
      if (rules.forbidsCannotSpecialSummon4(s, c, p)) out.push(102 /* cannot-special-summon-4 */)
      if (rules.forbidsCannotSpecialSummon5(s, c, p)) out.push(103 /* cannot-special-summon-5 */)
      if (rules.forbidsCannotSpecialSummon6(s, c, p)) out.push(104 /* cannot-special-summon-6 */)
      if (rules.forbidsCannotSpecialSummon7(s, c, p)) out.push(105 /* cannot-special-summon-7 */)
      if (rules.forbidsCannotSpecialSummon8(s, c, p)) out.push(106 /* cannot-special-summon-8 */)
      if (rules.forbidsCannotSpecialSummon9(s, c, p)) out.push(107 /* cannot-special-summon-9 */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotSpecialSummon(s, it2, c, p))
          out.push(lastingReason(108 /* lasting-cannot-special-summon */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotSpecialSummon2(s, it3, c, p))
          out.push(lastingReason(109 /* lasting-cannot-special-summon-2 */, it3))
      if (within(s.place[c]!, ZONE.monsters)) out.push(110 /* special-summon only if */)
    },

    /** [ygo.summon.5] Begins `special-summon-freely`, which may stop to ask. */
    specialSummonFreely(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['special-summon-freely'], [c, p], [c])
      pushFrame<SpecialSummonFreelyFrame>(s, { proc: PROC.specialSummonFreelyFrame, pc: 0, answer: 0, c, p })
    },

    stepSpecialSummonFreely(s: State, f: SpecialSummonFreelyFrame): void {
      switch (f.pc) {
        case 0:
          if (s.shared !== undefined) s.freed = owned(s.freed, s.shared.lists.freed)
          s.freed[f.c] = true
          f.pc = 1
          return rules.specialSummon(s, f.c, f.p)
        case 1 /* after special-summon */:
          if (s.shared !== undefined) s.freed = owned(s.freed, s.shared.lists.freed)
          s.freed[f.c] = false
          return popFrame(s)
      }
    },

    /** [ygo.summon.6] Whether `change-position` may happen. */
    canChangePosition(s: State, c: number, _p: number): boolean {
      return !s.turned[c]! && s.arrived[c]! < s.turnNumber && !rules.spentInBattleOf(s, c) && !rules.isLinkMonster(s, c)
    },

    /** [ygo.summon.6] Carries out `change-position`. */
    doChangePosition(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['change-position'], [c, p], [c])
      if (s.shared !== undefined) s.positionOf = owned(s.positionOf, s.shared.lists.positionOf)
      s.positionOf[c] = s.positionOf[c]! === POSITION.upright ? POSITION.sideways : POSITION.upright
      if (s.shared !== undefined) s.turned = owned(s.turned, s.shared.lists.turned)
      s.turned[c] = true
    },

    /** [ygo.summon.6] Every rule that keeps `change-position` from happening. */
    refusalsOfChangePosition(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (s.turned[c]! || s.arrived[c]! >= s.turnNumber || rules.spentInBattleOf(s, c))
        out.push(111 /* change-position only if */)
      if (rules.isLinkMonster(s, c)) out.push(112 /* change-position only if */)
    },

    /** [ygo.summon.6] */
    spentInBattleOf(s: State, c: number): boolean {
      return rules.isSpent(s, c)
    },

    /** [ygo.fusion.1] Begins `gather`, which may stop to ask. */
    gather(s: State, f_: number, pool: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.gather, [f_, NONE, p], [f_])
      // prettier-ignore
      pushFrame<GatherFrame>(s, {
        proc: PROC.gatherFrame, pc: 0, answer: 0, f_, pool, p, n: NONE, picked2: [], picked3: [], picked4: [],
        atLeast1: 0, atMost2: 0, atLeast3: 0, atMost4: 0, atLeast5: 0, atMost6: 0,
      })
    },

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

    /** [ygo.fusion.1] What may be answered: choose 2 to 5 cards as picked. */
    answersToGather(s: State, f: GatherFrame, out: number[]): void {
      const rest = f.pool.filter((m) => !isChosen(m, f.picked2) && rules.levelNowOf(s, m) > 0)
      for (const m of nextMembers(f.picked2, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) =>
          reckoned(
            sumOf(picked2, (each) => rules.levelNowOf(s, each)),
            18,
          ) === f.n && countOf(picked2, (m2) => rules.isTuned(s, m2)) === 1,
        site: 30,
        grows: (picked2: readonly number[]) => countOf(picked2, (m) => rules.isTuned(s, m)) <= 1,
      }))
        out.push(m + 1)
    },

    /** [ygo.fusion.1] What may be answered: choose 2 cards as picked. */
    answersToGather2(s: State, f: GatherFrame, out: number[]): void {
      for (const m of f.pool) if (!isChosen(m, f.picked3) && rules.levelNowOf(s, m) === f.n) out.push(m + 1)
    },

    /** [ygo.fusion.1] What may be answered: choose cards as picked. */
    answersToGather3(_s: State, f: GatherFrame, out: number[]): void {
      for (const m of f.pool) if (!isChosen(m, f.picked4)) out.push(m + 1)
    },

    /** What is chosen so far: choose 2 to 5 cards as picked. */
    pickedForGather(f: GatherFrame): PickedSoFar {
      return { answers: f.picked2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** What is chosen so far: choose 2 cards as picked. */
    pickedForGather2(f: GatherFrame): PickedSoFar {
      return { answers: f.picked3.map((each) => each + 1), atLeast: f.atLeast3, atMost: f.atMost4 }
    },

    /** What is chosen so far: choose cards as picked. */
    pickedForGather3(f: GatherFrame): PickedSoFar {
      return { answers: f.picked4.map((each) => each + 1), atLeast: f.atLeast5, atMost: f.atMost6 }
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

    /** [ygo.fusion.2] Begins `try-fuse`, which may stop to ask. */
    doTryFuse(s: State, f_: number, pool: readonly number[], p: number): void {
      if (s.over) return
      pushFrame<TryFuseFrame>(s, { proc: PROC.tryFuseFrame, pc: 0, answer: 0, f_, pool, p, announces: 0 })
    },

    stepTryFuse(s: State, f: TryFuseFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 1
          return rules.gather(s, f.f_, f.pool, f.p)
        case 1 /* after gather */:
          if (s.materials.includes(f.f_)) {
            refuse(s, 8)
            return popFrame(s)
          }
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['try-fuse'], [f.f_, NONE, f.p], [f.f_])
          f.announces = 0
          return popFrame(s)
      }
    },

    /** [ygo.fusion.2] Every rule that keeps `try-fuse` from happening. */
    refusalsOfTryFuse(s: State, args: readonly Captured[], out: number[]): void {
      const [f_, pool, p] = args as [number, readonly number[], number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doTryFuse(t, f_, pool, p))
        if (!could) out.push(113, ...whyNot(rules, s, (t) => rules.doTryFuse(t, f_, pool, p)))
        return could
      })
    },

    /** [ygo.fusion.2] Begins `fuse`, which may stop to ask. */
    fuse(s: State, f_: number, pool: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.fuse, [f_, NONE, p], [f_])
      pushFrame<FuseFrame>(s, { proc: PROC.fuseFrame, pc: 0, answer: 0, f_, pool, p, list1: [], next2: 0 })
    },

    stepFuse(s: State, f: FuseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.materials = heldAnew(s, 'materials', 0, [])
            f.pc = 2
            return rules.gather(s, f.f_, f.pool, f.p)
          case 1 /* after special-summon-freely */:
            return popFrame(s)
          case 2 /* after gather */:
            if (s.materials.length === 0 || s.materials.includes(f.f_)) return popFrame(s)
            f.list1 = s.materials.slice()
            f.next2 = 0
            f.pc = 3
            continue
          case 3: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              return rules.specialSummonFreely(s, f.f_, f.p)
            }
            const m = f.list1[f.next2++]!
            return rules.send(s, m)
          }
        }
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

    /** [ygo.synchro.1] Begins `summon-from-extra`, which may stop to ask. */
    doSummonFromExtra(s: State, f_: number, p: number): void {
      if (s.over) return
      // prettier-ignore
      pushFrame<SummonFromExtraFrame>(s, {
        proc: PROC.summonFromExtraFrame, pc: 0, answer: 0, f_, p, m: NONE, announces: 0, list1: [], next2: 0, list3: [],
        next4: 0,
      })
    },

    stepSummonFromExtra(s: State, f: SummonFromExtraFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.announces = 1
            f.pc = 2
            return rules.gather(
              s,
              f.f_,
              s.zones[ZONE.monsters + f.p]!.filter((m2) => rules.isFaceUp(s, m2)),
              f.p,
            )
          case 1 /* after special-summon-freely */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after gather */:
            if (!rules.isXyzMonster(s, f.f_)) {
              f.list3 = s.materials.slice()
              f.next4 = 0
              f.pc = 6
              continue
            }
            f.list1 = through(s.materials, 19).slice()
            f.next2 = 0
            f.pc = 4
            continue
          case 3:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['summon-from-extra'], [f.f_, f.p], [f.f_])
            f.announces = 0
            f.pc = 1
            return rules.specialSummonFreely(s, f.f_, f.p)
          case 4:
            if (f.next2 >= f.list1.length) {
              f.pc = 3
              continue
            }
            goesOn(19)
            f.m = f.list1[f.next2++]!
            f.pc = 5
            return rules.move(s, f.m, ZONE.attached + f.p)
          case 5 /* after move */:
            if (s.shared !== undefined) s.bearer = owned(s.bearer, s.shared.lists.bearer)
            s.bearer[f.m] = heldAnew(s, 'bearer', f.m, f.f_, ['frames.f_', 'mixed'])
            f.pc = 4
            continue
          case 6: {
            if (f.next4 >= f.list3.length) {
              f.pc = 3
              continue
            }
            const m3 = f.list3[f.next4++]!
            return rules.send(s, m3)
          }
        }
    },

    /** [ygo.synchro.1] Every rule that keeps `summon-from-extra` from happening. */
    refusalsOfSummonFromExtra(s: State, args: readonly Captured[], out: number[]): void {
      const [f_, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSummonFromExtra(t, f_, p))
        if (!could) out.push(114, ...whyNot(rules, s, (t) => rules.doSummonFromExtra(t, f_, p)))
        return could
      })
    },
  }
}
