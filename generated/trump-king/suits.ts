// Compiled from the rules of TrumpKing into suits.ts: what rules/trump-king/suits.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, anotherRound, apart, asItStands, completable, divide, family, fitting, goesRound, happens,
  isAbove, isChosen, loseSight, modulo, noteDone, noteEvent, noteShow, noteShuffle, owned, popFrame, pushFrame, range,
  reckoned, refuse, refuseText, same, seats, showTo, shuffle, takePutOff, through, top, union, whenThere, whyNot,
  within, without,
} from 'houserules/runtime'
import type { TrumpKingRules } from './linked.ts'
import { EVENT, POSITION, PRINTED_RANK, PRINTED_SUIT, PROC, ROLE_VALUES, SUIT, SUIT_VALUES, ZONE } from './names.ts'
// prettier-ignore
import type {
  BlastEffectFrame, BlastFrame, CastLookedFrame, ClubCallFrame, CompensateFrame, DiamondCallEffectFrame,
  DiamondCallFrame, HarvestFrame, InsightEffectFrame, InsightFrame, LastGiftFrame, NameForFrame2, SetLookedFrame,
  SpadeCallFrame, State, SummonLookedFrame, UseLookedFrame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function suitsRules(all: object) {
  const rules = all as TrumpKingRules
  return {
    /** [spade.1] */
    isSpade(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♠'] && !rules.isSynchro(s, c)
    },

    /** [spade-synchro.1] */
    isSpadeSynchro(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♠'] && rules.isSynchro(s, c)
    },

    /** [spade.1, turn.3] Whether `spade-call` may happen. */
    canSpadeCall(s: State, this_: number, you: number): boolean {
      return s.announcing > 0 || completable(rules, s, (t) => rules.doSpadeCall(t, this_, you))
    },

    /** [spade.1, turn.3] Begins `spade-call`, which may stop to ask. */
    doSpadeCall(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<SpadeCallFrame>(s, { proc: PROC.spadeCallFrame, pc: 0, answer: 0, this_, you })
    },

    stepSpadeCall(s: State, f: SpadeCallFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.pay(s, rules.valueOf(s, f.this_), f.you)
          if (s.over) return
          f.pc = 1
          return rules.specialSummon(s, f.this_, f.you)
        case 1 /* after special-summon */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['spade-call'], [f.this_, f.you], [f.this_])
          return popFrame(s)
      }
    },

    /** [spade.1, turn.3] Every rule that keeps `spade-call` from happening. */
    refusalsOfSpadeCall(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSpadeCall(t, this_, you))
        if (!could) out.push(47, ...whyNot(rules, s, (t) => rules.doSpadeCall(t, this_, you)))
        return could
      })
    },

    /** [spade.2] `slash` */
    matchesSlash(s: State, m: number, k: number): boolean {
      const you = rules.holder(s, k)
      return (
        rules.isSpade(s, k) && !rules.isNegated(s, k) && rules.controllerOf(s, m) !== you && rules.isVictorReady(s, k)
      )
    },

    /** [spade.2] Effect of `slash`. */
    slash(s: State, you: number, m: number): void {
      rules.hurt(s, rules.opponentOf(s, you), Math.max(1, divide(rules.valueOf(s, m), 2)))
    },

    /** [gap.mutual-destruction-triggers] */
    isVictorReady(s: State, c: number): boolean {
      return (
        s.options[23] === 0 /* mutual-destruction-triggers: yes */ ||
        isAbove(
          rules.valueOf(s, c),
          whenThere(s.foe[c]!, NONE, (it0) => rules.valueOf(s, it0)),
        )
      )
    },

    /** [spade-synchro.1] `when-battle-destroy` */
    matchesWhenBattleDestroy(s: State, m: number, k: number): boolean {
      const you = rules.holder(s, k)
      return (
        rules.isSpadeSynchro(s, k) &&
        !rules.isNegated(s, k) &&
        rules.controllerOf(s, m) !== you &&
        rules.isVictorReady(s, k)
      )
    },

    /** [spade-synchro.1] Effect of `when-battle-destroy`. */
    whenBattleDestroy(s: State, you: number, m: number): void {
      rules.hurt(
        s,
        rules.opponentOf(s, you),
        s.options[22] === 0 /* spade-synchro-rounding: same-as-spade */
          ? Math.max(1, divide(rules.valueOf(s, m), 2))
          : divide(rules.valueOf(s, m), 2),
      )
    },

    /** [spade-synchro.2] Whether `blast` may happen. */
    canBlast(s: State, this_: number, you: number): boolean {
      return (
        !rules.forbidsOnceATurn(s, this_, you) &&
        (s.announcing > 0 ||
          (through(range(5, s.life[you]!, 11), 12).some((x) => modulo(x, 5) === 0) &&
            completable(rules, s, (t) => rules.doBlast(t, this_, you))))
      )
    },

    /** [spade-synchro.2] Begins `blast`, which may stop to ask. */
    doBlast(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<BlastFrame>(s, { proc: PROC.blastFrame, pc: 0, answer: 0, this_, you })
    },

    stepBlast(s: State, f: BlastFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            // [gap.pay-nothing]
            f.pc = 2
            return rules.ask(s, f, 5, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.blast, [f.this_, f.you], [f.this_])
            // [gap.destroyed-while-activating]
            if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
            s.inUse[f.this_] = true
            if (rules.matchesAfterBlast(s, f.this_, f.you)) rules.afterBlast(s, f.this_)
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 2)
              f.pc = 1
              continue
            }
            const x = f.answer - 1000001
            rules.pay(s, x, f.you)
            if (s.over) return
            addEffect(s, ZONE.chain, PROC.blastEffectFrame, f.you, f.this_, false, [x, f.you])
            f.pc = 1
            continue
          }
        }
    },

    /** [gap.pay-nothing] What may be answered: choose a number. */
    answersToBlast(s: State, f: BlastFrame, out: number[]): void {
      for (const x of through(range(5, s.life[f.you]!, 11), 12))
        if (modulo(x, 5) === 0) out.push(fitting(x, -1000000, 2147483647, 'choose a number') + 1000001)
    },

    /** [spade-synchro.2] Every rule that keeps `blast` from happening. */
    refusalsOfBlast(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      if (rules.forbidsOnceATurn(s, this_, you)) out.push(48 /* once-a-turn */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doBlast(t, this_, you))
        if (!could) out.push(49, ...whyNot(rules, s, (t) => rules.doBlast(t, this_, you)))
        return could
      })
    },

    /** [spade-synchro.2] Effect of `blast-effect`. */
    blastEffect(s: State, x: number, you: number): void {
      pushFrame<BlastEffectFrame>(s, {
        proc: PROC.blastEffectFrame,
        pc: 0,
        answer: 0,
        x,
        you,
        following6: [],
        next7: 0,
      })
    },

    stepBlastEffect(s: State, f: BlastEffectFrame): void {
      let c: number = NONE
      let members1: readonly number[] = []
      let at2: number = 0
      let active3: readonly number[] = []
      let changed4: number = 0
      let next5: number = 0
      for (;;)
        switch (f.pc) {
          case 0: {
            const swept = [...family(s, ZONE.monsters), ...family(s, ZONE.backrow)].filter(
              (c2) =>
                rules.isFaceUp(s, c2) &&
                rules.valueOf(s, c2) <= f.x &&
                (s.options[24] === 0 /* spade-synchro-own-cards: yes */ || rules.holder(s, c2) !== f.you) &&
                (s.options[43] === 0 /* swept-joker: yes */ || !rules.isJoker(s, c2)),
            )
            rules.fallTogether(s, swept)
            members1 = swept
            active3 = members1.map((_, i) => i)
            if (active3.length === 0) return popFrame(s)
            changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            next5 = 0
            f.pc = 1
            continue
          }
          case 1:
            if (next5 >= active3.length) {
              s.linesDeep -= 1
              s.beforeLine = s.beforeLine?.beforeLine ?? null
              if (changed4 === 1) s.changedInLine = true
              f.following6 = takePutOff(s)
              f.next7 = 0
              f.pc = 2
              continue
            }
            if (s.changedInLine) changed4 = 1
            s.changedInLine = false
            at2 = active3[next5]!
            next5 += 1
            c = members1[at2]!
            rules.destroy(s, c)
            continue
          case 2:
            if (f.next7 >= f.following6.length) return popFrame(s)
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
        }
    },

    /** [gap.ability-uses] `after-blast` */
    matchesAfterBlast(_s: State, _c: number, _you: number): boolean {
      return true
    },

    /** [gap.ability-uses] `after-blast-insight` */
    matchesAfterBlastInsight(_s: State, _c: number, _you: number): boolean {
      return true
    },

    /** [gap.ability-uses] */
    afterBlast(s: State, c: number): void {
      if (within(s.place[c]!, ZONE.monsters)) {
        if (s.shared !== undefined) s.abilityUsedIn = owned(s.abilityUsedIn, s.shared.lists.abilityUsedIn)
        s.abilityUsedIn[c] = s.turnNumber
      }
    },

    /** [gap.ability-uses] */
    afterBlastInsight(s: State, c: number): void {
      if (within(s.place[c]!, ZONE.monsters)) {
        if (s.shared !== undefined) s.abilityUsedIn = owned(s.abilityUsedIn, s.shared.lists.abilityUsedIn)
        s.abilityUsedIn[c] = s.turnNumber
      }
    },

    /** [gap.ability-uses] `once-a-turn` */
    forbidsOnceATurn(s: State, c: number, _p: number): boolean {
      return s.options[47] === 1 /* ability-uses: once-a-turn */ && s.abilityUsedIn[c]! === s.turnNumber
    },

    /** [gap.ability-uses] `once-a-turn-insight` */
    forbidsOnceATurnInsight(s: State, c: number, _p: number): boolean {
      return s.options[47] === 1 /* ability-uses: once-a-turn */ && s.abilityUsedIn[c]! === s.turnNumber
    },

    /** [heart.1] */
    isHeart(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♥'] && !rules.isSynchro(s, c)
    },

    /** [heart-synchro.1] */
    isHeartSynchro(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♥'] && rules.isSynchro(s, c)
    },

    /** [heart.1] `never-set` */
    forbidsNeverSet(s: State, c: number, _p: number): boolean {
      return rules.isHeart(s, c) && !rules.isNegated(s, c)
    },

    /** [heart.2] `never-defends` */
    forbidsNeverDefends(s: State, c: number, q: number, _p: number): boolean {
      return rules.isHeart(s, c) && !rules.isNegated(s, c) && q === POSITION.defence
    },

    /** [heart.3] `steadfast` */
    forbidsSteadfast(s: State, m: number, _p: number): boolean {
      return rules.isHeart(s, m) && !rules.isNegated(s, m)
    },

    /** [heart.4] `comfort` */
    matchesComfort(s: State, c: number, _p: number): boolean {
      return rules.isHeart(s, c) && !rules.isNegated(s, c)
    },

    /** [heart.4] Effect of `comfort`. */
    comfort(s: State, you: number, c: number): void {
      rules.gain(s, rules.valueOf(s, c), you)
    },

    /** [gap.heart-heal-on-special] `comfort-anyhow` */
    matchesComfortAnyhow(s: State, c: number, _p: number): boolean {
      return rules.isHeart(s, c) && !rules.isNegated(s, c) && s.options[12] === 1 /* heart-heal-on-special: yes */
    },

    /** [gap.heart-heal-on-special] Effect of `comfort-anyhow`. */
    comfortAnyhow(s: State, you: number, c: number): void {
      rules.gain(s, rules.valueOf(s, c), you)
    },

    /** [gap.heart-synchro-position] `cannot-change-position` */
    forbidsCannotChangePosition(s: State, m: number, _p: number): boolean {
      return (
        rules.isHeartSynchro(s, m) && !rules.isNegated(s, m) && s.options[45] === 1
      ) /* heart-synchro-position: bound */
    },

    /** [gap.heart-synchro-position] `cannot-change-position-special-summon-as` */
    forbidsCannotChangePositionSpecialSummonAs(s: State, c: number, q: number, _p: number): boolean {
      return (
        rules.isHeartSynchro(s, c) && !rules.isNegated(s, c) && q === POSITION.defence && s.options[45] === 1
      ) /* heart-synchro-position: bound */
    },

    /** [heart-synchro.1] Whether `insight` may happen. */
    canInsight(s: State, this_: number, you: number): boolean {
      return (
        !rules.forbidsOnceATurnInsight(s, this_, you) &&
        (s.announcing > 0 ||
          ((s.options[46] === 0 /* empty-deck-look: allowed */ || s.zones[ZONE.deck + you]!.length > 0) &&
            through(
              s.options[17] === 0 /* heart-synchro-payment: whole-excess */
                ? range(
                    reckoned(s.life[you]! - s.life[rules.opponentOf(s, you)]!, 13),
                    reckoned(s.life[you]! - s.life[rules.opponentOf(s, you)]!, 13),
                    14,
                  )
                : range(1, reckoned(s.life[you]! - s.life[rules.opponentOf(s, you)]!, 13), 15),
              16,
            ).length > 0 &&
            completable(rules, s, (t) => rules.doInsight(t, this_, you))))
      )
    },

    /** [heart-synchro.1] Begins `insight`, which may stop to ask. */
    doInsight(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<InsightFrame>(s, { proc: PROC.insightFrame, pc: 0, answer: 0, this_, you, excess: NONE })
    },

    stepInsight(s: State, f: InsightFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            // [gap.empty-deck-look]
            if (s.options[46] !== 0 /* empty-deck-look: allowed */ && s.zones[ZONE.deck + f.you]!.length === 0) {
              refuse(s, 3)
              f.pc = 1
              continue
            }
            f.excess = reckoned(s.life[f.you]! - s.life[rules.opponentOf(s, f.you)]!, 13)
            // [gap.heart-synchro-payment]
            f.pc = 3
            return rules.ask(s, f, 6, f.you, false)
          case 1:
            if (rules.matchesAfterBlastInsight(s, f.this_, f.you)) rules.afterBlastInsight(s, f.this_)
            return popFrame(s)
          case 2:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.insight, [f.this_, f.you], [f.this_])
            // [gap.destroyed-while-activating]
            if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
            s.inUse[f.this_] = true
            f.pc = 1
            continue
          case 3 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 4)
              f.pc = 2
              continue
            }
            const d = f.answer - 1000001
            rules.pay(s, d, f.you)
            if (s.over) return
            // [heart-synchro.2]
            addEffect(s, ZONE.chain, PROC.insightEffectFrame, f.you, f.this_, false, [f.you, d])
            f.pc = 2
            continue
          }
        }
    },

    /** [gap.heart-synchro-payment] What may be answered: choose a number. */
    answersToInsight(s: State, f: InsightFrame, out: number[]): void {
      for (const d of through(
        s.options[17] === 0 /* heart-synchro-payment: whole-excess */
          ? range(f.excess, f.excess, 14)
          : range(1, f.excess, 15),
        16,
      ))
        out.push(fitting(d, -1000000, 2147483647, 'choose a number') + 1000001)
    },

    /** [heart-synchro.1] Every rule that keeps `insight` from happening. */
    refusalsOfInsight(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      if (rules.forbidsOnceATurnInsight(s, this_, you)) out.push(48 /* once-a-turn */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doInsight(t, this_, you))
        if (!could) out.push(50, ...whyNot(rules, s, (t) => rules.doInsight(t, this_, you)))
        return could
      })
    },

    /** [heart-synchro.2] Effect of `insight-effect`. */
    insightEffect(s: State, you: number, d: number): void {
      pushFrame<InsightEffectFrame>(s, { proc: PROC.insightEffectFrame, pc: 0, answer: 0, you, d, looked: [] })
    },

    stepInsightEffect(s: State, f: InsightEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.looked = top(s.zones[ZONE.deck + f.you]!, f.d)
          for (const each of f.looked) {
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, f.you)
            showTo(s, each, f.you)
          }
          f.pc = 1
          return rules.useLooked(s, f.looked, f.you)
        case 1 /* after use-looked */:
          rules.putBack(s, f.looked, f.you)
          return popFrame(s)
      }
    },

    /** [heart-synchro.2] Begins `use-looked`, which may stop to ask. */
    useLooked(s: State, looked: readonly number[], p: number): void {
      if (s.over) return
      goesRound(17)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['use-looked'], [NONE, p])
      pushFrame<UseLookedFrame>(s, { proc: PROC.useLookedFrame, pc: 0, answer: 0, looked, p })
    },

    stepUseLooked(s: State, f: UseLookedFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 7, f.p, false)
        case 1 /* after set-looked */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            refuse(s)
            return popFrame(s)
          }
          if (f.answer === 1) {
            f.pc = 1
            return rules.summonLooked(s, f.looked, f.p)
          }
          if (f.answer === 2) {
            f.pc = 1
            return rules.castLooked(s, f.looked, f.p)
          }
          if (f.answer === 3) {
            f.pc = 1
            return rules.setLooked(s, f.looked, f.p)
          }
          return popFrame(s)
      }
    },

    /** [heart-synchro.2] What may be answered: choose one of these. */
    answersToUseLooked(s: State, f: UseLookedFrame, out: number[]): void {
      if (rules.canSummonLooked(s, f.looked, f.p)) out.push(1)
      if (rules.canCastLooked(s, f.looked, f.p)) out.push(2)
      if (rules.canSetLooked(s, f.looked, f.p)) out.push(3)
    },

    /** [heart-synchro.2] Whether `summon-looked` may happen. */
    canSummonLooked(s: State, looked: readonly number[], p: number): boolean {
      return (
        s.announcing > 0 ||
        (looked.some(
          (c) =>
            !rules.forbidsBarredSummonSpecialSummon(s, c, p) && !rules.forbidsCannotNormalSummonSpecialSummon(s, c, p),
        ) &&
          completable(rules, s, (t) => rules.doSummonLooked(t, looked, p)))
      )
    },

    /** [heart-synchro.2] Carries out `summon-looked` if it may happen. */
    summonLooked(s: State, looked: readonly number[], p: number): void {
      if (rules.canSummonLooked(s, looked, p)) return rules.doSummonLooked(s, looked, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['summon-looked'], [looked, p], s.reasons)
    },

    /** [heart-synchro.2] Begins `summon-looked`, which may stop to ask. */
    doSummonLooked(s: State, looked: readonly number[], p: number): void {
      if (s.over) return
      pushFrame<SummonLookedFrame>(s, { proc: PROC.summonLookedFrame, pc: 0, answer: 0, looked, p })
    },

    stepSummonLooked(s: State, f: SummonLookedFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.pc = 2
            return rules.ask(s, f, 8, f.p, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['summon-looked'], [NONE, f.p])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 1
              return rules.specialSummon(s, c, f.p)
            }
            refuse(s, 5)
            f.pc = 1
            continue
        }
    },

    /** [heart-synchro.2] What may be answered: choose a card. */
    answersToSummonLooked(_s: State, f: SummonLookedFrame, out: number[]): void {
      for (const c of f.looked) out.push(c + 1)
    },

    /** [heart-synchro.2] Every rule that keeps `summon-looked` from happening. */
    refusalsOfSummonLooked(s: State, args: readonly Captured[], out: number[]): void {
      const [looked, p] = args as [readonly number[], number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSummonLooked(t, looked, p))
        if (!could) out.push(51, ...whyNot(rules, s, (t) => rules.doSummonLooked(t, looked, p)))
        return could
      })
    },

    /** [heart-synchro.2] Whether `cast-looked` may happen. */
    canCastLooked(s: State, looked: readonly number[], p: number): boolean {
      return (
        s.announcing > 0 ||
        (looked.some(
          (c) =>
            !rules.forbidsBarredUse(s, c, p) &&
            !rules.forbidsVoidSpell(s, c, p) &&
            !rules.forbidsInForce(s, c, p) &&
            !rules.forbidsNoSlot(s, c, p) &&
            !rules.forbidsNotASpell(s, c, p) &&
            !rules.forbidsSetAsTrap(s, c, p),
        ) &&
          completable(rules, s, (t) => rules.doCastLooked(t, looked, p)))
      )
    },

    /** [heart-synchro.2] Carries out `cast-looked` if it may happen. */
    castLooked(s: State, looked: readonly number[], p: number): void {
      if (rules.canCastLooked(s, looked, p)) return rules.doCastLooked(s, looked, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['cast-looked'], [looked, p], s.reasons)
    },

    /** [heart-synchro.2] Begins `cast-looked`, which may stop to ask. */
    doCastLooked(s: State, looked: readonly number[], p: number): void {
      if (s.over) return
      goesRound(18)
      pushFrame<CastLookedFrame>(s, { proc: PROC.castLookedFrame, pc: 0, answer: 0, looked, p, below: NONE })
    },

    stepCastLooked(s: State, f: CastLookedFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.pc = 3
            return rules.ask(s, f, 9, f.p, false)
          case 1 /* after run-link */:
            return popFrame(s)
          case 2:
            if (announced(s)) return
            if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['cast-looked'], [NONE, f.p])
            // [gap.heart-synchro-activation]
            if (s.options[18] === 0 /* heart-synchro-activation: resolves-at-once */) {
              f.pc = 1
              {
                const part = s.zones[ZONE.chain]!.at(-1) ?? NONE
                if (part !== NONE) rules.runLink(s, part)
                else refuse(s)
              }
              return
            }
            f.below = s.linksBelow
            s.linksBelow = s.zones[ZONE.chain]!.length - 1
            f.pc = 4
            return rules.window(s)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 2
              return rules.activateSpell(s, c, f.p)
            }
            refuse(s, 6)
            f.pc = 2
            continue
          case 4 /* after window */:
            s.linksBelow = f.below
            return popFrame(s)
        }
    },

    /** [heart-synchro.2] What may be answered: choose a card. */
    answersToCastLooked(_s: State, f: CastLookedFrame, out: number[]): void {
      for (const c of f.looked) out.push(c + 1)
    },

    /** [heart-synchro.2] Every rule that keeps `cast-looked` from happening. */
    refusalsOfCastLooked(s: State, args: readonly Captured[], out: number[]): void {
      const [looked, p] = args as [readonly number[], number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doCastLooked(t, looked, p))
        if (!could) out.push(52, ...whyNot(rules, s, (t) => rules.doCastLooked(t, looked, p)))
        return could
      })
    },

    /** [heart-synchro.2] Whether `set-looked` may happen. */
    canSetLooked(s: State, looked: readonly number[], p: number): boolean {
      return (
        s.announcing > 0 ||
        (looked.some(
          (c) =>
            !rules.forbidsBarredSet(s, c, p) &&
            (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.backrow + p) || rules.mayEnter(s, c, ZONE.backrow + p)) &&
            (s.options[8] === 1 /* face-down-role: declared */ ? ROLE_VALUES.length > 0 : true),
        ) &&
          completable(rules, s, (t) => rules.doSetLooked(t, looked, p)))
      )
    },

    /** [heart-synchro.2] Carries out `set-looked` if it may happen. */
    setLooked(s: State, looked: readonly number[], p: number): void {
      if (rules.canSetLooked(s, looked, p)) return rules.doSetLooked(s, looked, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['set-looked'], [looked, p], s.reasons)
    },

    /** [heart-synchro.2] Begins `set-looked`, which may stop to ask. */
    doSetLooked(s: State, looked: readonly number[], p: number): void {
      if (s.over) return
      pushFrame<SetLookedFrame>(s, { proc: PROC.setLookedFrame, pc: 0, answer: 0, looked, p })
    },

    stepSetLooked(s: State, f: SetLookedFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.pc = 2
            return rules.ask(s, f, 10, f.p, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['set-looked'], [NONE, f.p])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 1
              return rules.setCard(s, c, f.p)
            }
            refuse(s, 7)
            f.pc = 1
            continue
        }
    },

    /** [heart-synchro.2] What may be answered: choose a card. */
    answersToSetLooked(_s: State, f: SetLookedFrame, out: number[]): void {
      for (const c of f.looked) out.push(c + 1)
    },

    /** [heart-synchro.2] Every rule that keeps `set-looked` from happening. */
    refusalsOfSetLooked(s: State, args: readonly Captured[], out: number[]): void {
      const [looked, p] = args as [readonly number[], number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSetLooked(t, looked, p))
        if (!could) out.push(53, ...whyNot(rules, s, (t) => rules.doSetLooked(t, looked, p)))
        return could
      })
    },

    /** [gap.looked-cards-rest] Carries out `put-back`. */
    putBack(s: State, looked: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['put-back'], [NONE, p])
      const begun = s.log?.length
      if (s.options[16] === 1 /* looked-cards-rest: shuffled-in */) {
        if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
        shuffle(s, ZONE.deck + p)
        loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
      }
      if (s.options[16] === 2 /* looked-cards-rest: to-bottom */) {
        for (const c2 of looked.filter((c) => s.place[c] === ZONE.deck + p)) rules.move(s, c2, ZONE.deck + p, true)
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [club.1] */
    isClub(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♣'] && !rules.isSynchro(s, c)
    },

    /** [club-synchro.1] */
    isClubSynchro(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♣'] && rules.isSynchro(s, c)
    },

    /** [club.1, gap.call-zone] Whether `club-call` may happen. */
    canClubCall(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (s.zones[ZONE.hand + you]!.some((c) => c !== this_ && rules.matches(s, c, this_)) &&
          !rules.forbidsCannotNormalSummonSpecialSummon(s, this_, you) &&
          completable(rules, s, (t) => rules.doClubCall(t, this_, you)))
      )
    },

    /** [club.1, gap.call-zone] Begins `club-call`, which may stop to ask. */
    doClubCall(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<ClubCallFrame>(s, { proc: PROC.clubCallFrame, pc: 0, answer: 0, this_, you })
    },

    stepClubCall(s: State, f: ClubCallFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.pc = 2
            return rules.ask(s, f, 11, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['club-call'], [f.this_, f.you], [f.this_])
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 8)
              f.pc = 1
              continue
            }
            const c = f.answer - 1
            rules.move(s, c, ZONE.graveyard + f.you)
            f.pc = 1
            return rules.specialSummon(s, f.this_, f.you)
          }
        }
    },

    /** [club.1, gap.call-zone] What may be answered: choose a card. */
    answersToClubCall(s: State, f: ClubCallFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!) if (c !== f.this_ && rules.matches(s, c, f.this_)) out.push(c + 1)
    },

    /** [club.1, gap.call-zone] Every rule that keeps `club-call` from happening. */
    refusalsOfClubCall(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doClubCall(t, this_, you))
        if (!could) out.push(54, ...whyNot(rules, s, (t) => rules.doClubCall(t, this_, you)))
        return could
      })
    },

    /** [club.2] `harvest` */
    matchesHarvest(s: State, m: number, _k: number): boolean {
      return rules.isClub(s, m) && !rules.isNegated(s, m)
    },

    /** [club.2] Effect of `harvest`. */
    harvest(s: State, m: number, you: number): void {
      // prettier-ignore
      pushFrame<HarvestFrame>(s, {
        proc: PROC.harvestFrame, pc: 0, answer: 0, m, you, n: NONE, back: [], atLeast1: 0, atMost2: 0,
      })
    },

    stepHarvest(s: State, f: HarvestFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.n = Math.min(rules.valueOf(s, f.m), s.zones[ZONE.deck + f.you]!.length)
            rules.draw(s, f.n, f.you)
            // [club.3]
            f.back = []
            f.atLeast1 = Math.max(0, f.n - 1)
            f.atMost2 = Math.max(0, f.n - 1)
            f.pc = 1
            continue
          case 1:
            if (f.back.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 30, f.you, f.back.length >= f.atLeast1, f.back.length)
          case 2:
            if (f.back.length < f.atLeast1) refuse(s, 33)
            for (const each of f.back) rules.move(s, each, ZONE.deck + f.you)
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
            shuffle(s, ZONE.deck + f.you)
            loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.back = [...f.back, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [club.3] What may be answered: choose cards as back. */
    answersToHarvest(s: State, f: HarvestFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!) if (!isChosen(c, f.back)) out.push(c + 1)
    },

    /** What is chosen so far: choose cards as back. */
    pickedForHarvest(f: HarvestFrame): PickedSoFar {
      return { answers: f.back.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [club-synchro.1] `last-gift` */
    matchesLastGift(s: State, card2: number, from2: number, _to2: number): boolean {
      return rules.isClubSynchro(s, card2) && !rules.isNegated(s, card2) && within(from2, ZONE.monsters)
    },

    /** [club-synchro.1] Effect of `last-gift`. */
    lastGift(s: State, you: number): void {
      pushFrame<LastGiftFrame>(s, { proc: PROC.lastGiftFrame, pc: 0, answer: 0, you })
    },

    stepLastGift(s: State, f: LastGiftFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 31, f.you, false)
        case 1 /* after special-summon */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 34)
          const c = f.answer - 1
          f.pc = 1
          return rules.specialSummon(s, c, f.you)
        }
      }
    },

    /** [club-synchro.1] What may be answered: choose a card. */
    answersToLastGift(s: State, f: LastGiftFrame, out: number[]): void {
      for (const c of through(
        s.options[26] === 0 /* club-synchro-graveyard: own */
          ? s.zones[ZONE.graveyard + f.you]!
          : family(s, ZONE.graveyard),
        26,
      ))
        if (PRINTED_SUIT[s.def[c]!]! === SUIT['♣'] && !rules.barredFrom(s, f.you, c)) out.push(c + 1)
    },

    /** [diamond.1] */
    isDiamond(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♦'] && !rules.isSynchro(s, c)
    },

    /** [diamond-synchro.1] */
    isDiamondSynchro(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♦'] && rules.isSynchro(s, c)
    },

    /** [diamond.3, gap.call-zone] Whether `diamond-call` may happen. */
    canDiamondCall(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (rules.fieldOf(s, rules.opponentOf(s, you)).length > 0 &&
          rules
            .fieldOf(s, you)
            .some(
              (x) =>
                (!rules.isSynchro(s, x) || s.options[21] === 0) /* synchro-pays-send-cost: yes */ &&
                !rules.forbidsCannotNormalSummonSpecialSummon(s, this_, you),
            ) &&
          completable(rules, s, (t) => rules.doDiamondCall(t, this_, you)))
      )
    },

    /** [diamond.3, gap.call-zone] Begins `diamond-call`, which may stop to ask. */
    doDiamondCall(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<DiamondCallFrame>(s, { proc: PROC.diamondCallFrame, pc: 0, answer: 0, this_, you })
    },

    stepDiamondCall(s: State, f: DiamondCallFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            if (rules.fieldOf(s, rules.opponentOf(s, f.you)).length === 0) {
              refuse(s, 9)
              return popFrame(s)
            }
            f.pc = 2
            return rules.ask(s, f, 12, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['diamond-call'], [f.this_, f.you], [f.this_])
            // [diamond.4]
            if (within(s.place[f.this_]!, ZONE.monsters))
              addEffect(s, ZONE.waiting, PROC.diamondCallEffectFrame, f.you, f.this_, false, [f.you])
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 10)
              f.pc = 1
              continue
            }
            const x = f.answer - 1
            // [gap.synchro-pays-send-cost]
            if (rules.isSynchro(s, x) && s.options[21] !== 0 /* synchro-pays-send-cost: yes */) {
              refuse(s, 11)
              return popFrame(s)
            }
            rules.send(s, x)
            f.pc = 1
            return rules.specialSummon(s, f.this_, f.you)
          }
        }
    },

    /** [diamond.3, gap.call-zone] What may be answered: choose a card. */
    answersToDiamondCall(s: State, f: DiamondCallFrame, out: number[]): void {
      for (const x of rules.fieldOf(s, f.you)) out.push(x + 1)
    },

    /** [diamond.3, gap.call-zone] Every rule that keeps `diamond-call` from happening. */
    refusalsOfDiamondCall(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doDiamondCall(t, this_, you))
        if (!could) out.push(55, ...whyNot(rules, s, (t) => rules.doDiamondCall(t, this_, you)))
        return could
      })
    },

    /** [diamond.3, gap.call-zone] Effect of `diamond-call-effect`. */
    diamondCallEffect(s: State, you: number): void {
      pushFrame<DiamondCallEffectFrame>(s, { proc: PROC.diamondCallEffectFrame, pc: 0, answer: 0, you })
    },

    stepDiamondCallEffect(s: State, f: DiamondCallEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (rules.fieldOf(s, rules.opponentOf(s, f.you)).length === 0) {
            refuse(s, 26)
            return popFrame(s)
          }
          f.pc = 2
          return rules.ask(s, f, 13, f.you, false)
        case 1 /* after compensate */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 27)
          const y = f.answer - 1
          rules.destroy(s, y)
          // [diamond.5]
          if (rules.isOnField(s, y)) return popFrame(s)
          const t2 = top(s.zones[ZONE.deck + rules.opponentOf(s, f.you)] ?? [], 1)
          for (const each of t2) {
            for (const each2 of seats(s)) {
              if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, each2)
              showTo(s, each, each2)
            }
          }
          f.pc = 1
          return rules.compensate(s, t2, rules.opponentOf(s, f.you))
        }
      }
    },

    /** [diamond.3, gap.call-zone] What may be answered: choose a card. */
    answersToDiamondCallEffect(s: State, f: DiamondCallEffectFrame, out: number[]): void {
      for (const y of rules.fieldOf(s, rules.opponentOf(s, f.you))) out.push(y + 1)
    },

    /** [diamond.5] Begins `compensate`, which may stop to ask. */
    compensate(s: State, t2: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.compensate, [NONE, p])
      pushFrame<CompensateFrame>(s, {
        proc: PROC.compensateFrame,
        pc: 0,
        answer: 0,
        t2,
        p,
        c: NONE,
        list1: [],
        next2: 0,
      })
    },

    stepCompensate(s: State, f: CompensateFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = f.t2
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.c = f.list1[f.next2++]!
            f.pc = 2
            return rules.specialSummon(s, f.c, f.p)
          case 2 /* after special-summon */:
            // [gap.blocked-top-card]
            if (s.place[f.c] === ZONE.deck + f.p && s.options[32] === 1 /* blocked-top-card: to-graveyard */)
              rules.move(s, f.c, ZONE.graveyard + f.p)
            f.pc = 1
            continue
        }
    },

    /** [diamond-synchro.1] */
    nameForOfText(s: State, s_: number, p: number): void {
      pushFrame<NameForFrame2>(s, { proc: PROC.nameForFrame2, pc: 0, answer: 0, s_, p, u: NONE })
    },

    stepNameFor2(s: State, f: NameForFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 28, f.p, false)
        case 1 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 31)
          f.u = f.answer - 1
          f.pc = 2
          return rules.ask(s, f, 29, f.p, false)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 32)
          const v = f.answer - 1000001
          if (s.shared !== undefined) s.namedSuit = owned(s.namedSuit, s.shared.lists.namedSuit)
          s.namedSuit[f.s_] = f.u
          if (s.shared !== undefined) s.namedRank = owned(s.namedRank, s.shared.lists.namedRank)
          s.namedRank[f.s_] = v
          return popFrame(s)
        }
      }
    },

    /** [diamond-synchro.1] What may be answered: choose a suit. */
    answersToNameFor(_s: State, _f: NameForFrame2, out: number[]): void {
      for (const u of SUIT_VALUES) out.push(u + 1)
    },

    /** [diamond-synchro.1] What may be answered: choose a number. */
    answersToNameFor2(_s: State, _f: NameForFrame2, out: number[]): void {
      for (const v of range(1, 13)) out.push(v + 1000001)
    },

    /** [diamond.2, gap.face-down-diamond] */
    isJewel(s: State, d: number): boolean {
      return (
        within(s.place[d]!, ZONE.monsters) &&
        rules.isFaceUp(s, d) &&
        PRINTED_SUIT[s.def[d]!]! === SUIT['♦'] &&
        !rules.isFalling(s, d)
      )
    },

    /** [diamond.2] */
    covers(s: State, d: number, x: number): boolean {
      return (
        (!rules.isSynchro(s, d) && same(PRINTED_RANK[s.def[d]!]!, PRINTED_RANK[s.def[x]!]!)) ||
        (rules.isSynchro(s, d) &&
          (same(PRINTED_SUIT[s.def[x]!]!, s.namedSuit[d]!) || same(PRINTED_RANK[s.def[x]!]!, s.namedRank[d]!)))
      )
    },

    /** [diamond.2] */
    hits(s: State, d: number, e: number): boolean {
      return rules.controllerOf(s, d) !== rules.holder(s, e) && rules.covers(s, d, e)
    },

    /** [gap.falling-diamond] */
    isFalling(s: State, it: number): boolean {
      return s.falling[it] === true
    },

    /** [gap.falling-diamond] Carries out `fall-together`. */
    fallTogether(s: State, fallen: readonly number[]): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['fall-together'], [NONE])
      if (s.options[30] === 1 /* falling-diamond: negates-no-more */) {
        for (const d2 of fallen.filter((d) => rules.isJewel(s, d))) {
          if (within(s.place[d2]!, ZONE.monsters)) {
            if (s.shared !== undefined) s.falling = owned(s.falling, s.shared.lists.falling)
            s.falling[d2] = true
          }
        }
      }
    },

    /** [gap.mutual-negation] */
    hittersOf(s: State, e: number, pool: readonly number[]): readonly number[] {
      let found: readonly number[] = through(pool, 28).filter((d) => rules.hits(s, d, e))
      let rounds = 0
      for (;;) {
        rounds = anotherRound(rounds, 29)
        const more = through(pool, 31).filter(
          (d2) => !found.includes(d2) && through(found, 30).some((x) => rules.hits(s, d2, x)),
        )
        found = union(found, more)
        if (more.length === 0) break
      }
      return found
    },

    /** [gap.mutual-negation] */
    prevailingOf(s: State): readonly number[] {
      if (rules.known.of !== s) return rules.workOutPrevailing(s)
      return (rules.known.prevailing ??= rules.workOutPrevailing(s))
    },

    /** [gap.mutual-negation] Worked out anew. */
    workOutPrevailing(s: State): readonly number[] {
      let open: readonly number[] = through(family(s, ZONE.monsters), 32).filter((d) => rules.isJewel(s, d))
      let active: readonly number[] = []
      let rounds = 0
      for (;;) {
        rounds = anotherRound(rounds, 33)
        const struck = through(open, 35).filter((e) => through(active, 34).some((d2) => rules.hits(s, d2, e)))
        const safe = through(open, 37).filter(
          (e2) => !through(union(open, active), 36).some((d3) => rules.hits(s, d3, e2)),
        )
        if (struck.length > 0) {
          open = without(open, struck)
        } else if (safe.length > 0) {
          active = union(active, safe)
          open = without(open, safe)
        } else if (open.length > 0 && s.options[29] === 1 /* mutual-negation: both-negated */) {
          open = []
        } else if (open.length > 0) {
          const ring = through(open, 38).filter((e3) => rules.hittersOf(s, e3, open).includes(e3))
          const eldest =
            through(ring, 40).find((e4) => !through(ring, 39).some((d4) => s.upSince[d4]! < s.upSince[e4]!)) ?? NONE
          active = union(
            active,
            through([eldest], 41).filter((found) => found !== NONE),
          )
          open = without(open, [eldest])
        }
        if (open.length === 0) break
      }
      return active
    },

    /** [diamond.1, diamond-synchro.3] */
    barredFrom(s: State, p: number, x: number): boolean {
      return through(rules.prevailingOf(s), 42).some((d) => rules.controllerOf(s, d) !== p && rules.covers(s, d, x))
    },

    /** [diamond.1] */
    lockedOutOf(s: State, p: number, x: number): boolean {
      return rules
        .prevailingOf(s)
        .some((d) => !rules.isSynchro(s, d) && rules.controllerOf(s, d) !== p && rules.covers(s, d, x))
    },

    /** [diamond.2, diamond-synchro.2] */
    isNegated(s: State, x: number): boolean {
      return (
        rules.barredFrom(s, rules.holder(s, x), x) &&
        (s.options[28] === 0 /* negation-zones: everywhere */ || rules.isOnField(s, x) || rules.isFromField(s, x))
      )
    },

    /** [diamond.1, diamond-synchro.3] `barred-summon` */
    forbidsBarredSummon(s: State, c: number, p: number): boolean {
      return rules.barredFrom(s, p, c)
    },

    /** [diamond.1, diamond-synchro.3] `barred-summon-special-summon` */
    forbidsBarredSummonSpecialSummon(s: State, c: number, p: number): boolean {
      return rules.barredFrom(s, p, c)
    },

    /** [diamond.1] `barred-use` */
    forbidsBarredUse(s: State, c: number, p: number): boolean {
      return rules.lockedOutOf(s, p, c)
    },

    /** [diamond.1] `barred-use-activate-trap` */
    forbidsBarredUseActivateTrap(s: State, c: number, p: number): boolean {
      return rules.lockedOutOf(s, p, c)
    },

    /** [spell.3, gap.negated-activation] `void-spell` */
    forbidsVoidSpell(s: State, c: number, _p: number): boolean {
      return rules.isNegated(s, c) && s.options[31] === 0 /* negated-activation: no */
    },

    /** [trap.5, gap.negated-activation] `void-trap` */
    forbidsVoidTrap(s: State, c: number, _p: number): boolean {
      return rules.isNegated(s, c) && s.options[31] === 0 /* negated-activation: no */
    },

    /** [gap.diamond-blocks-set] `barred-set-monster` */
    forbidsBarredSetMonster(s: State, c: number, p: number): boolean {
      return rules.lockedOutOf(s, p, c) && s.options[27] === 1 /* diamond-blocks-set: yes */
    },

    /** [gap.diamond-blocks-set] `barred-set` */
    forbidsBarredSet(s: State, c: number, p: number): boolean {
      return rules.lockedOutOf(s, p, c) && s.options[27] === 1 /* diamond-blocks-set: yes */
    },
  }
}
