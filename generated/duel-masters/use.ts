// Compiled from the rules of DuelMasters into use.ts: what rules/duel-masters/use.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PendingEffect } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, alike, announced, apart, asJudged, completable, countOf, dropEffects, family, happens, heldAnew,
  heldByEffect, lastingReason, membersOf, noteDone, noteEvent, orElse, owned, popFrame, pushFrame, putsOff, range,
  reckoned, refuse, someOf, through, union, whyNot, within,
} from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
// prettier-ignore
import {
  CARD, CIVILIZATION, DEFINITIONS, EVENT, KEYWORD, KIND, PRINTED_CIVILIZATIONS, PRINTED_COST, PRINTED_HALVES,
  PRINTED_KEYWORDS, PRINTED_KINDS, PRINTED_RACES, PROC, RACE, ZONE,
} from './names.ts'
// prettier-ignore
import type { CastFrame, PayFrame, PlaceFrame, PlayFrame, PutFrame, ReciteFrame, SpellEffectFrame, State, SummonFrame, UseFrame } from './state.ts'

export function useRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.use.1] */
    isAtHand(s: State, c: number): boolean {
      return within(s.place[c]!, ZONE.hand)
    },

    /** [dm.face.1] */
    facesOf(s: State, c: number): readonly number[] {
      return PRINTED_HALVES[s.def[c]!]!.length > 0 ? PRINTED_HALVES[s.def[c]!]! : union([], [s.def[c]!])
    },

    /** [dm.face.1] */
    isWhole2(s: State, d: number): boolean {
      if (d === NONE) return rules.workOutIsWhole2(s, d)
      return ((rules.forGood.of(s).isWhole ??= [])[d] ??= rules.forGood.worked(rules.workOutIsWhole2, s, d))
    },

    /** [dm.face.1] Worked out anew. */
    workOutIsWhole2(_s: State, d: number): boolean {
      return !DEFINITIONS.some((e) => PRINTED_HALVES[e]!.includes(d))
    },

    /** [dm.use.4] `uncastable` */
    forbidsUncastable(s: State, c: number, f_: number, p: number): boolean {
      return rules.isSpellAsPrinted(s, f_) && !rules.canCast(s, c, f_, p)
    },

    /** [dm.use.4] `uncastable-use` */
    forbidsUncastableUse(s: State, c: number, f_: number, p: number): boolean {
      return rules.isSpellAsPrinted(s, f_) && !rules.canCast(s, c, f_, p)
    },

    /** [dm.use.4] `unputtable` */
    forbidsUnputtable(s: State, c: number, f_: number, p: number): boolean {
      return !rules.isSpellAsPrinted(s, f_) && !rules.canPut2(s, c, p)
    },

    /** [dm.use.4] `unputtable-use` */
    forbidsUnputtableUse(s: State, c: number, f_: number, p: number): boolean {
      return !rules.isSpellAsPrinted(s, f_) && !rules.canPut2(s, c, p)
    },

    /** [dm.use.1] Whether `play` may happen. */
    canPlay(s: State, c: number, f_: number, p: number): boolean {
      return (
        !rules.forbidsUncastable(s, c, f_, p) &&
        !rules.forbidsUnputtable(s, c, f_, p) &&
        (s.announcing > 0 ||
          (countOf(s.zones[ZONE.mana + p]!, (m) => !rules.isTapped(s, m)) >=
            Math.max(rules.dueOf(s, f_, p), PRINTED_CIVILIZATIONS[f_]!.length) &&
            completable(rules, s, (t) => rules.doPlay(t, c, f_, p))))
      )
    },

    /** [dm.use.1] Begins `play`, which may stop to ask. */
    doPlay(s: State, c: number, f_: number, p: number): void {
      if (s.over) return
      pushFrame<PlayFrame>(s, { proc: PROC.playFrame, pc: 0, answer: 0, c, f_, p })
    },

    stepPlay(s: State, f: PlayFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.pc = 2
          return rules.pay(s, rules.dueOf(s, f.f_, f.p), PRINTED_CIVILIZATIONS[f.f_]!, f.p)
        case 1 /* after use */:
          return popFrame(s)
        case 2 /* after pay */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.play, [f.c, f.f_, f.p], [f.c])
          f.pc = 1
          return rules.use(s, f.c, f.f_, f.p)
      }
    },

    /** [dm.use.1] Every rule that keeps `play` from happening. */
    refusalsOfPlay(s: State, args: readonly Captured[], out: number[]): void {
      const [c, f_, p] = args as [number, number, number]
      if (rules.forbidsUncastable(s, c, f_, p)) out.push(61 /* uncastable */)
      if (rules.forbidsUnputtable(s, c, f_, p)) out.push(62 /* unputtable */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doPlay(t, c, f_, p))
        if (!could) out.push(63, ...whyNot(rules, s, (t) => rules.doPlay(t, c, f_, p)))
        return could
      })
    },

    /** [dm.cost.2] Without exceptions. */
    defaultPriceOf(_s: State, f_: number, _p: number): number {
      return orElse(PRINTED_COST[f_]!, 0)
    },

    /** [dm.cost.2] */
    priceOf(s: State, f_: number, p: number): number {
      let value = rules.defaultPriceOf(s, f_, p)
      // [dm.cards.1] price-exception
      if (f_ === CARD['《魔導管理室 カリヤドネ》'])
        value -= countOf(s.zones[ZONE.graveyard + p]!, (c) => PRINTED_KINDS[s.def[c]!]!.includes(KIND['spell-card']))
      // [dm.cards.1] price-exception-2
      for (const it2 of family(s, ZONE.battle))
        if (
          s.def[it2]! === CARD['《流星のガイアッシュ・カイザー》'] &&
          within(s.place[it2]!, ZONE.battle) &&
          p === rules.holder(s, it2) &&
          !rules.isSpellAsPrinted(s, f_) &&
          orElse(PRINTED_COST[f_]!, 0) >= 10
        )
          value -= 4
      return value
    },

    /** [dm.cost.3] */
    dueOf(s: State, f_: number, p: number): number {
      return Math.max(rules.lowestPriceOf(s), rules.priceOf(s, f_, p))
    },

    /** [dm.cost.1] Begins `pay`, which may stop to ask. */
    pay(s: State, n: number, vs: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pay, [n, NONE, p])
      // prettier-ignore
      pushFrame<PayFrame>(s, {
        proc: PROC.payFrame, pc: 0, answer: 0, n, vs, p, dueNow: NONE, v: NONE, list1: [], next2: 0, list3: [],
        next4: 0,
      })
    },

    stepPay(s: State, f: PayFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.dueNow = Math.max(f.n, f.vs.length)
            if (countOf(s.zones[ZONE.mana + f.p]!, (m) => !rules.isTapped(s, m)) < f.dueNow) {
              refuse(s, 0)
              return popFrame(s)
            }
            f.list1 = f.vs
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 < f.list1.length) {
              f.v = f.list1[f.next2++]!
              f.pc = 2
              return rules.ask(s, f, 5, f.p, false)
            }
            const rest2 = f.dueNow - f.vs.length
            f.list3 = through(range(1, rest2, 29), 30)
            f.next4 = 0
            f.pc = 3
            continue
          }
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 1)
              f.pc = 1
              continue
            }
            const m2 = f.answer - 1
            rules.tapFor(s, m2)
            f.pc = 1
            continue
          }
          case 3:
            if (f.next4 >= f.list3.length) return popFrame(s)
            f.next4 += 1
            f.pc = 4
            return rules.ask(s, f, 6, f.p, false)
          case 4 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 2)
              f.pc = 3
              continue
            }
            const m3 = f.answer - 1
            rules.tapFor(s, m3)
            f.pc = 3
            continue
          }
        }
    },

    /** [dm.cost.1] What may be answered: choose a card. */
    answersToPay(s: State, f: PayFrame, out: number[]): void {
      for (const m of s.zones[ZONE.mana + f.p]!)
        if (rules.isSpare(s, m) && PRINTED_CIVILIZATIONS[s.def[m]!]!.includes(f.v)) out.push(m + 1)
    },

    /** [dm.cost.1] What may be answered: choose a card. */
    answersToPay2(s: State, f: PayFrame, out: number[]): void {
      for (const m of through(s.zones[ZONE.mana + f.p]!, 31)) if (rules.isSpare(s, m)) out.push(m + 1)
    },

    /** [dm.cost.1] Carries out `tap-for`. */
    tapFor(s: State, m: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['tap-for'], [m], [m])
      if (within(s.place[m]!, ZONE.mana) || within(s.place[m]!, ZONE.battle)) {
        if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
        s.tapped[m] = true
      }
      s.tappedNow = reckoned(s.tappedNow + 1, 32)
    },

    /** [dm.cost.1] */
    isSpare(s: State, m: number): boolean {
      return (
        within(s.place[m]!, ZONE.mana) &&
        !rules.isTapped(s, m) &&
        m ===
          (through(s.zones[ZONE.mana + s.owner[m]!] ?? [], 51).find(
            (k) => !rules.isTapped(s, k) && alike(PRINTED_CIVILIZATIONS[s.def[k]!]!, PRINTED_CIVILIZATIONS[s.def[m]!]!),
          ) ?? NONE)
      )
    },

    /** [dm.use.2] */
    isRecalled(s: State, it: number): boolean {
      return s.recalled[it] === true
    },

    /** [dm.use.2] Carries out `count-use`. */
    countUse(s: State, f_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['count-use'], [f_, p])
    },

    /** [dm.use.2] Whether `use` may happen. */
    canUse(s: State, c: number, f_: number, p: number): boolean {
      return (
        !rules.forbidsUncastableUse(s, c, f_, p) &&
        !rules.forbidsUnputtableUse(s, c, f_, p) &&
        !someOf(s, ZONE.battle, (card2) => rules.forbidsCannotUse(s, card2, c, f_, p)) &&
        !someOf(s, ZONE.battle, (card3) => rules.forbidsCannotUse2(s, card3, c, f_, p))
      )
    },

    /** [dm.use.2] Carries out `use` if it may happen. */
    use(s: State, c: number, f_: number, p: number): void {
      if (rules.canUse(s, c, f_, p)) return rules.doUse(s, c, f_, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.use, [c, f_, p], s.reasons)
    },

    /** [dm.use.2] Begins `use`, which may stop to ask. */
    doUse(s: State, c: number, f_: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.use, [c, f_, p], [c])
      if (s.shared !== undefined) s.timesUseDuringTurn = owned(s.timesUseDuringTurn, s.shared.lists.timesUseDuringTurn)
      s.timesUseDuringTurn[p] = (s.timesUseDuringTurn[p] ?? 0) + 1
      pushFrame<UseFrame>(s, { proc: PROC.useFrame, pc: 0, answer: 0, c, f_, p })
    },

    stepUse(s: State, f: UseFrame): void {
      switch (f.pc) {
        case 0:
          rules.countUse(s, f.f_, f.p)
          f.pc = 2
          return rules.move(s, f.c, ZONE.nowhere + s.owner[f.c]!)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after move */:
          // [dm.face.2]
          s.changedInLine = true
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.f_
          // [dm.cost.4]
          s.changedInLine = true
          if (s.shared !== undefined) s.paidFor = owned(s.paidFor, s.shared.lists.paidFor)
          s.paidFor[f.c] = s.tappedNow
          s.changedInLine = true
          s.tappedNow = 0
          if (rules.isSpellAsPrinted(s, f.f_)) {
            f.pc = 3
            return rules.cast(s, f.c, f.f_, f.p)
          }
          f.pc = 3
          if (!PRINTED_KINDS[f.f_]!.includes(KIND['creature-card'])) return rules.place2(s, f.c, f.p)
          return rules.summon(s, f.c, f.p)
        case 3 /* after summon */:
          // [dm.put.3]
          if (within(s.place[f.c]!, ZONE.nowhere)) {
            f.pc = 1
            return rules.move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [dm.use.2] Every rule that keeps `use` from happening. */
    refusalsOfUse(s: State, args: readonly Captured[], out: number[]): void {
      const [c, f_, p] = args as [number, number, number]
      if (rules.forbidsUncastableUse(s, c, f_, p)) out.push(61 /* uncastable */)
      if (rules.forbidsUnputtableUse(s, c, f_, p)) out.push(62 /* unputtable */)
      if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotUse(s, it2, c, f_, p))) out.push(64 /* cannot-use */)
      if (family(s, ZONE.battle).some((it3) => rules.forbidsCannotUse2(s, it3, c, f_, p)))
        out.push(65 /* cannot-use-2 */)
    },

    /** [dm.use.2] Whether `cast` may happen. */
    canCast(s: State, c: number, f_: number, p: number): boolean {
      return (
        !someOf(s, ZONE.battle, (card2) => rules.forbidsCannotCast(s, card2, c, f_, p)) &&
        !someOf(s, ZONE.battle, (card3) => rules.forbidsCannotCast2(s, card3, c, f_, p)) &&
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotCast(s, it2, c, f_, p)) &&
        !s.zones[ZONE.lasting]!.some((it3) => rules.forbidsLastingCannotCast2(s, it3, c, f_, p))
      )
    },

    /** [dm.use.2] Carries out `cast` if it may happen. */
    cast(s: State, c: number, f_: number, p: number): void {
      if (rules.canCast(s, c, f_, p)) return rules.doCast(s, c, f_, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.cast, [c, f_, p], s.reasons)
    },

    /** [dm.use.2] Begins `cast`, which may stop to ask. */
    doCast(s: State, c: number, f_: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.cast, [c, f_, p], [c])
      if (s.shared !== undefined)
        s.timesCastDuringTurn = owned(s.timesCastDuringTurn, s.shared.lists.timesCastDuringTurn)
      if (s.paidFor[c]! === 0) s.timesCastDuringTurn[p] = (s.timesCastDuringTurn[p] ?? 0) + 1
      if (s.shared !== undefined)
        s.timesCastDuringTurn2 = owned(s.timesCastDuringTurn2, s.shared.lists.timesCastDuringTurn2)
      s.timesCastDuringTurn2[p] = (s.timesCastDuringTurn2[p] ?? 0) + 1
      pushFrame<CastFrame>(s, { proc: PROC.castFrame, pc: 0, answer: 0, c, f_, p })
    },

    stepCast(s: State, f: CastFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.spellEffect(s, f.c, f.p)
        case 1 /* after spell-effect */:
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterCastFrame, [f.c, f.f_, f.p])
            return popFrame(s)
          }
          for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenCast(s, it2, f.c, f.f_, f.p)))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenCastFrame, rules.holder(s, this_), this_, true, [rules.holder(s, this_), this_]),
              [this_],
            )
          return popFrame(s)
      }
    },

    /** [dm.use.2] Every rule that keeps `cast` from happening. */
    refusalsOfCast(s: State, args: readonly Captured[], out: number[]): void {
      const [c, f_, p] = args as [number, number, number]
      if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotCast(s, it2, c, f_, p)))
        out.push(66 /* cannot-cast */)
      if (family(s, ZONE.battle).some((it3) => rules.forbidsCannotCast2(s, it3, c, f_, p)))
        out.push(67 /* cannot-cast-2 */)
      for (const it4 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotCast(s, it4, c, f_, p)) out.push(lastingReason(68 /* lasting-cannot-cast */, it4))
      for (const it5 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotCast2(s, it5, c, f_, p))
          out.push(lastingReason(69 /* lasting-cannot-cast-2 */, it5))
    },

    /** [dm.use.2] Begins `spell-effect`, which may stop to ask. */
    spellEffect(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['spell-effect'], [c, p], [c])
      pushFrame<SpellEffectFrame>(s, { proc: PROC.spellEffectFrame, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect(s: State, f: SpellEffectFrame): void {
      switch (f.pc) {
        case 0:
          // [dm.lose.3]
          if (s.def[f.c]! === CARD['《呪いの鏡》']) {
            f.pc = 1
            return rules.spellEffectOfText17(s, f.c, f.p)
          }
          // [dm.lose.3]
          if (s.def[f.c]! === CARD['《身代わり》']) {
            f.pc = 1
            return rules.spellEffectOfText16(s, f.c, f.p)
          }
          // [dm.lose.3]
          if (s.def[f.c]! === CARD['《皆の最期》']) {
            f.pc = 1
            return rules.spellEffectOfText15(s, f.c, f.p)
          }
          // [dm.turn.9]
          if (s.def[f.c]! === CARD['《遅れの砂》']) {
            // [dm.turn.9]
            rules.spellEffectOfText14(s, f.c, f.p)
            return popFrame(s)
          }
          // [dm.cards.3]
          if (s.def[f.c]! === CARD['《引き潮》']) {
            f.pc = 1
            return rules.spellEffectOfText13(s, f.c, f.p)
          }
          // [dm.cards.2]
          if (s.def[f.c]! === CARD['《Spread Joy to the World!》']) {
            f.pc = 1
            return rules.spellEffectOfText12(s, f.c, f.p)
          }
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《エナジー・ライト》']) {
            f.pc = 1
            return rules.spellEffectOfText11(s, f.c, f.p)
          }
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《デモンズ・ライト》']) {
            f.pc = 1
            return rules.spellEffectOfText10(s, f.c, f.p)
          }
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《デーモン・ハンド》']) {
            f.pc = 1
            return rules.spellEffectOfText9(s, f.c, f.p)
          }
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《アルカディア・スパーク》']) {
            f.pc = 1
            return rules.spellEffectOfText8(s, f.c, f.p)
          }
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《襲来、鬼札王国!》']) {
            f.pc = 1
            return rules.spellEffectOfText7(s, f.c, f.p)
          }
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《絶望と反魂と滅殺の決断》']) {
            f.pc = 1
            return rules.spellEffectOfText6(s, f.c, f.p)
          }
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《ジャミング・チャフ》']) {
            // [dm.cards.1]
            rules.spellEffectOfText5(s, f.c, f.p)
            return popFrame(s)
          }
          // [dm.cards.1]
          f.pc = 1
          if (s.def[f.c]! === CARD['《輪廻暴聖》']) return rules.spellEffectOfText4(s, f.c, f.p)
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《輪廻暴冥》']) return rules.spellEffectOfText3(s, f.c, f.p)
          // [dm.cards.1]
          if (s.def[f.c]! === CARD['《輪廻暴炎》']) return rules.spellEffectOfText2(s, f.c, f.p)
          // [dm.cards.1]
          if (s.def[f.c]! !== CARD['《ハーミット・サークル》']) return popFrame(s)
          // [dm.cards.1]
          return rules.spellEffectOfText(s, f.c, f.p)
        case 1 /* after spell-effect */:
          return popFrame(s)
      }
    },

    /** [dm.use.3] Whether `recite` may happen. */
    canRecite(s: State, f_: number, c: number, p: number): boolean {
      return !rules.forbidsUnrecited(s, f_, c, p)
    },

    /** [dm.use.3] Carries out `recite` if it may happen. */
    recite(s: State, f_: number, c: number, p: number): void {
      if (rules.canRecite(s, f_, c, p)) return rules.doRecite(s, f_, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.recite, [f_, c, p], s.reasons)
    },

    /** [dm.use.3] Begins `recite`, which may stop to ask. */
    doRecite(s: State, f_: number, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.recite, [f_, c, p], [c])
      pushFrame<ReciteFrame>(s, { proc: PROC.reciteFrame, pc: 0, answer: 0, f_, c, p, was: NONE })
    },

    stepRecite(s: State, f: ReciteFrame): void {
      switch (f.pc) {
        case 0:
          rules.countUse(s, f.f_, f.p)
          if (s.shared !== undefined) s.paidFor = owned(s.paidFor, s.shared.lists.paidFor)
          s.paidFor[f.c] = s.tappedNow
          s.tappedNow = 0
          f.was = s.def[f.c]!
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.f_
          f.pc = 1
          return rules.cast(s, f.c, f.f_, f.p)
        case 1 /* after cast */:
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.was
          return popFrame(s)
      }
    },

    /** [dm.use.3] Every rule that keeps `recite` from happening. */
    refusalsOfRecite(s: State, args: readonly Captured[], out: number[]): void {
      const [f_, c, p] = args as [number, number, number]
      if (rules.forbidsUnrecited(s, f_, c, p)) out.push(70 /* unrecited */)
    },

    /** [dm.use.2] */
    isSummoned(s: State, it: number): boolean {
      return s.summoned[it] === true
    },

    /** [dm.use.2] Begins `summon`, which may stop to ask. */
    summon(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.summon, [c, p], [c])
      s.timesSummonDuringMatch += 1
      pushFrame<SummonFrame>(s, { proc: PROC.summonFrame, pc: 0, answer: 0, c, p })
    },

    stepSummon(s: State, f: SummonFrame): void {
      switch (f.pc) {
        case 0:
          if (within(s.place[f.c]!, ZONE.nowhere) || within(s.place[f.c]!, ZONE.battle)) {
            s.changedInLine = true
            if (s.shared !== undefined) s.summoned = owned(s.summoned, s.shared.lists.summoned)
            s.summoned[f.c] = true
          }
          f.pc = 1
          return rules.put2(s, f.c, f.p)
        case 1 /* after put */:
          return popFrame(s)
      }
    },

    /** [dm.use.2] Begins `place`, which may stop to ask. */
    place2(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.place, [c, p], [c])
      pushFrame<PlaceFrame>(s, { proc: PROC.placeFrame, pc: 0, answer: 0, c, p })
    },

    stepPlace(s: State, f: PlaceFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.put2(s, f.c, f.p)
        case 1 /* after put */:
          return popFrame(s)
      }
    },

    /** What would come instead of `put`, but for what is being carried out. */
    insteadOfPut(s: State, running: readonly number[], c: number, p: number): PendingEffect[] {
      const found: PendingEffect[] = []
      for (const it2 of family(s, ZONE.battle)) {
        if (!running.includes(4) && rules.matchesInsteadPut(s, it2, c, p))
          found.push({
            body: PROC.insteadPutFrame,
            controller: rules.holder(s, it2),
            source: it2,
            optional: false,
            captured: [c],
          })
      }
      for (const it3 of family(s, ZONE.battle)) {
        if (!running.includes(5) && rules.matchesInsteadPut2(s, it3, c, p))
          found.push({
            body: PROC.insteadPut2Frame,
            controller: rules.holder(s, it3),
            source: it3,
            optional: false,
            captured: [c],
          })
      }
      return found
    },

    /** Whether something happens instead of `put`, which has begun then. */
    replacedPut(s: State, c: number, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      for (const it of rules.insteadOfPut(asJudged(s, [c]), s.replacing, c, p))
        addEffect(s, ZONE.applicable, it.body, it.controller, it.source, it.optional, it.captured)
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.put.2] Whether `put` may happen. */
    canPut2(s: State, c: number, p: number): boolean {
      return (
        !rules.isSpellAsPrinted(s, rules.creatureFaceOf(s, c)) &&
        (!rules.isLaidOn(s, rules.creatureFaceOf(s, c)) ||
          s.zones[ZONE.battle + p]!.some(
            (b) => rules.isCreature(s, b) && rules.bears(s, b, rules.creatureFaceOf(s, c)),
          )) &&
        (!PRINTED_KEYWORDS[rules.creatureFaceOf(s, c)]!.includes(KEYWORD['s-max']) ||
          !s.zones[ZONE.battle + p]!.some((d) => PRINTED_KEYWORDS[s.def[d]!]!.includes(KEYWORD['s-max'])))
      )
    },

    /** [dm.put.2] Carries out `put` if it may happen. */
    put2(s: State, c: number, p: number): void {
      if (rules.canPut2(s, c, p)) return rules.doPut(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.put, [c, p], s.reasons)
    },

    /** [dm.put.2] Begins `put`, which may stop to ask. */
    doPut(s: State, c: number, p: number): void {
      if (s.over) return
      if (rules.replacedPut(s, c, p)) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.put, [c, p], [c])
      if (s.shared !== undefined) s.timesPutDuringTurn = owned(s.timesPutDuringTurn, s.shared.lists.timesPutDuringTurn)
      if (s.paidFor[c]! === 0) s.timesPutDuringTurn[p] = (s.timesPutDuringTurn[p] ?? 0) + 1
      pushFrame<PutFrame>(s, { proc: PROC.putFrame, pc: 0, answer: 0, c, p, f_: NONE, t2: NONE })
    },

    stepPut(s: State, f: PutFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [dm.face.2]
            f.f_ = rules.creatureFaceOf(s, f.c)
            rules.arrive(s, f.f_, f.p)
            f.pc = 2
            if (within(s.place[f.c]!, ZONE.nowhere)) continue
            return rules.move(s, f.c, ZONE.nowhere + s.owner[f.c]!)
          case 1:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            if (s.linesDeep > 0) {
              putsOff(s, PROC.afterPutFrame2, [f.c, f.p])
              return popFrame(s)
            }
            // [dm.field.1]
            f.pc = 6
            if (rules.matchesAfterPut(s, f.c, f.p)) rules.afterPut(s, f.c)
            return
          case 2:
            // [dm.face.2]
            s.changedInLine = true
            if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
            s.def[f.c] = f.f_
            // [dm.evolve.1]
            if (!rules.isLaidOn(s, f.f_)) {
              f.pc = 3
              return rules.move(s, f.c, ZONE.battle + s.owner[f.c]!)
            }
            f.pc = 4
            return rules.ask(s, f, 21, f.p, false)
          case 3:
            // [dm.ex.1]
            if (!PRINTED_KEYWORDS[f.f_]!.includes(KEYWORD['ex-life']) || !within(s.place[f.c]!, ZONE.battle)) {
              f.pc = 1
              continue
            }
            f.t2 = s.zones[ZONE.deck + f.p]!.at(-1) ?? NONE
            f.pc = 5
            return rules.shieldUp(s, 1, f.p)
          case 4 /* after the answer */:
            if (f.answer !== 0) {
              const b = f.answer - 1
              f.pc = 3
              return rules.stack(s, f.c, b)
            }
            refuse(s, 3)
            f.pc = 3
            continue
          case 5 /* after shield-up */:
            s.changedInLine = true
            if (s.shared !== undefined) s.lifeShield = owned(s.lifeShield, s.shared.lists.lifeShield)
            s.lifeShield[f.c] = heldAnew(s, 'lifeShield', f.c, f.t2, ['frames.t2', 'mixed'])
            f.pc = 1
            continue
          case 6 /* after after-put */:
            if (rules.matchesWhenPut(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPutFrame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenPut2(s, it2, f.c, f.p)))
              heldByEffect(s, addEffect(s, 0, PROC.whenPut2Frame, rules.holder(s, this_), this_, false, [f.c]), [f.c])
            if (rules.matchesWhenPut3(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut3Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut4(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut4Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut5(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut5Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut6(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut6Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut7(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut7Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut8(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut8Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut9(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut9Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut10(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut10Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut11(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut11Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut12(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut12Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut13(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut13Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut14(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut14Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut15(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut15Frame, rules.holder(s, f.c), f.c, true, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut16(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut16Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            if (rules.matchesWhenPut17(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut17Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut18(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut18Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut19(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut19Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut20(s, f.c, f.p))
              addEffect(s, 0, PROC.whenPut20Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c)])
            if (rules.matchesWhenPut21(s, f.c, f.p))
              heldByEffect(
                s,
                addEffect(s, 0, PROC.whenPut21Frame, rules.holder(s, f.c), f.c, false, [rules.holder(s, f.c), f.c]),
                [f.c],
              )
            return popFrame(s)
        }
    },

    /** [dm.put.2] What may be answered: choose a creature card. */
    answersToPut(s: State, f: PutFrame, out: number[]): void {
      for (const b of s.zones[ZONE.battle + f.p]!)
        if (rules.isCreature(s, b) && rules.bears(s, b, f.f_)) out.push(b + 1)
    },

    /** [dm.put.2] Every rule that keeps `put` from happening. */
    refusalsOfPut(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.isSpellAsPrinted(s, rules.creatureFaceOf(s, c))) out.push(71 /* put only if */)
      if (
        rules.isLaidOn(s, rules.creatureFaceOf(s, c)) &&
        !s.zones[ZONE.battle + p]!.some((b) => rules.isCreature(s, b) && rules.bears(s, b, rules.creatureFaceOf(s, c)))
      )
        out.push(72 /* put only if */)
      if (
        PRINTED_KEYWORDS[rules.creatureFaceOf(s, c)]!.includes(KEYWORD['s-max']) &&
        s.zones[ZONE.battle + p]!.some((d) => PRINTED_KEYWORDS[s.def[d]!]!.includes(KEYWORD['s-max']))
      )
        out.push(73 /* put only if */)
    },

    /** [dm.put.2] Carries out `arrive`. */
    arrive(s: State, f_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.arrive, [f_, p])
    },

    /** [dm.face.2] */
    creatureFaceOf(s: State, c: number): number {
      return orElse(through(rules.facesOf(s, c), 48).find((f_) => !rules.isSpellAsPrinted(s, f_)) ?? NONE, s.def[c]!)
    },

    /** [dm.evolve.1] */
    bears(s: State, b: number, f_: number): boolean {
      return (
        (f_ === CARD['《炎の大鳥》'] && PRINTED_CIVILIZATIONS[s.def[b]!]!.includes(CIVILIZATION.fire)) ||
        ((f_ === CARD['《邪王来混沌三眼鬼》'] || f_ === CARD['《ボルシャック・モモキング NEX》']) &&
          (PRINTED_RACES[s.def[b]!]!.includes(RACE.rexstars) ||
            PRINTED_CIVILIZATIONS[s.def[b]!]!.includes(CIVILIZATION.fire)))
      )
    },
  }
}
