// Compiled from the rules of DuemaParty into keywords.ts: what rules/duel-masters/keywords.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, countOf, happens, heldAnew, noteDone, noteEvent, noteShow, orElse,
  owned, popFrame, pushFrame, refuseText, seats, showTo, top, union, whyNot, within,
} from 'houserules/runtime'
import { CIVILIZATION, KEYWORD } from '../duel-masters/names.ts'
import type { JudgeFrame, PlayGZeroFrame, StackFrame, WhenBreakShieldFrame } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
// prettier-ignore
import {
  CARD, EVENT, PRINTED_CIVILIZATIONS, PRINTED_COST, PRINTED_FUSHIGIBIRTH, PRINTED_GALAXSHIELD, PRINTED_KEYWORDS,
  PRINTED_KIRIFUDASH, PRINTED_NINJA_STRIKE, PROC, ZONE,
} from './names.ts'
import type { FushigibirthFrame, GalaxshieldFrame, KirifudashFrame, State, WhenBreakShield2Frame } from './state.ts'

export function keywordsRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.trigger.1] */
    isShieldTrigger(s: State, c: number): boolean {
      return rules.facesOf(s, c).some((f_) => PRINTED_KEYWORDS[f_]!.includes(KEYWORD['shield-trigger']))
    },

    stepWhenBreakShield(s: State, f: WhenBreakShieldFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 38, f.you, false)
        case 1 /* after use */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 42)
          const f_ = f.answer - 1
          f.pc = 1
          return rules.use(s, f.s_, f_, f.you)
        }
      }
    },

    /** [dm.trigger.1] What may be answered: choose a definition. */
    answersToWhenBreakShield(s: State, f: WhenBreakShieldFrame, out: number[]): void {
      for (const f_ of rules.facesOf(s, f.s_))
        if (PRINTED_KEYWORDS[f_]!.includes(KEYWORD['shield-trigger'])) out.push(f_ + 1)
    },

    /** [dm.gstrike.1] */
    isGStriker(s: State, c: number): boolean {
      return rules.facesOf(s, c).some((f_) => PRINTED_KEYWORDS[f_]!.includes(KEYWORD['g-strike']))
    },

    /** [dm.gstrike.1] Effect of `when-break-shield-2`. */
    whenBreakShield2(s: State, you: number, s_: number): void {
      pushFrame<WhenBreakShield2Frame>(s, {
        proc: PROC.whenBreakShield2Frame,
        pc: 0,
        answer: 0,
        you,
        s_,
        opponent: NONE,
      })
    },

    stepWhenBreakShield2(s: State, f: WhenBreakShield2Frame): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          return rules.ask(s, f, 78, f.you, false)
        case 1 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 43)
          f.opponent = f.answer - 1
          f.pc = 2
          return rules.ask(s, f, 39, f.you, false)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 44)
          const c = f.answer - 1
          s.changedInLine = true
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.breakShieldDuringTurnFrame, f.you, f.s_, false, [c, s.runningTurn])
          return popFrame(s)
        }
      }
    },

    /** [dm.gstrike.1] What may be answered: choose a creature card. */
    answersToWhenBreakShield2(s: State, f: WhenBreakShield2Frame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenBreakShield22(s: State, f: WhenBreakShield2Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [dm.ninja.1] */
    isShinobi(s: State, c: number): boolean {
      return PRINTED_NINJA_STRIKE[s.def[c]!]! !== NONE
    },

    /** [dm.ninja.1] Whether `ninja-strike` may happen. */
    canNinjaStrike(s: State, this_: number, you: number): boolean {
      return (
        !rules.forbidsCannotNinjaStrike(s, this_, you) &&
        !rules.forbidsOnceAnAttack(s, this_, you) &&
        !rules.forbidsUnusableNinjaStrike(s, this_, you)
      )
    },

    /** [dm.ninja.1] Every rule that keeps `ninja-strike` from happening. */
    refusalsOfNinjaStrike(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      if (rules.forbidsCannotNinjaStrike(s, this_, you)) out.push(111 /* cannot-ninja-strike */)
      if (rules.forbidsOnceAnAttack(s, this_, you)) out.push(112 /* once-an-attack */)
      if (rules.forbidsUnusableNinjaStrike(s, this_, you)) out.push(160 /* unusable */)
    },

    /** [dm.ninja.2] `cannot-ninja-strike` */
    forbidsCannotNinjaStrike(s: State, this_: number, _you: number): boolean {
      return (
        rules.isShinobi(s, this_) &&
        (s.zones[ZONE.mana + s.owner[this_]!] ?? []).length < orElse(PRINTED_NINJA_STRIKE[s.def[this_]!]!, 0)
      )
    },

    /** [dm.evolve.1] */
    isLaidOn(_s: State, f_: number): boolean {
      return (
        PRINTED_KEYWORDS[f_]!.includes(KEYWORD.evolution) || PRINTED_KEYWORDS[f_]!.includes(KEYWORD['star-evolution'])
      )
    },

    /** [dm.evolve.2] */
    isEvolving(s: State, f_: number): boolean {
      return rules.isLaidOn(s, f_) || PRINTED_KEYWORDS[f_]!.includes(KEYWORD['s-max'])
    },

    stepStack(s: State, f: StackFrame): void {
      switch (f.pc) {
        case 0:
          f.lying = rules.isTapped(s, f.b)
          f.pc = 1
          return rules.move(s, f.b, ZONE.beneath + s.owner[f.b]!)
        case 1 /* after move */:
          s.changedInLine = true
          if (s.shared !== undefined) s.over2 = owned(s.over2, s.shared.lists.over2)
          s.over2[f.b] = heldAnew(s, 'over2', f.b, f.c, ['frames.c', 'mixed'])
          if (PRINTED_KEYWORDS[s.def[f.c]!]!.includes(KEYWORD.evolution)) {
            if (within(s.place[f.b]!, ZONE.beneath)) {
              s.changedInLine = true
              if (s.shared !== undefined) s.bound = owned(s.bound, s.shared.lists.bound)
              s.bound[f.b] = true
            }
          }
          f.pc = 2
          return rules.move(s, f.c, ZONE.battle + s.owner[f.c]!)
        case 2 /* after move */:
          if (f.lying) {
            if (within(s.place[f.c]!, ZONE.mana) || within(s.place[f.c]!, ZONE.battle)) {
              s.changedInLine = true
              if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
              s.tapped[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [dm.smax.1] `instead-lose` */
    matchesInsteadLose(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        within(s.place[this_]!, ZONE.battle) && PRINTED_KEYWORDS[s.def[this_]!]!.includes(KEYWORD['s-max']) && p === you
      )
    },

    /** [dm.smax.1] Every rule that keeps `throw-copy` from happening. */
    refusalsOfThrowCopy(s: State, args: readonly Captured[], out: number[]): void {
      const [k, p] = args as [number, number]
      if (!s.zones[ZONE.hand + p]!.some((c) => s.def[c]! === s.def[k]!)) out.push(113 /* throw-copy only if */)
    },

    /** [dm.gzero.1] */
    isGZero(s: State, c: number): boolean {
      return (
        s.def[c]! === CARD['《ホムラ》'] &&
        countOf(
          s.zones[ZONE.battle + rules.holder(s, c)]!,
          (c2) => rules.isCreature(s, c2) && PRINTED_CIVILIZATIONS[s.def[c2]!]!.includes(CIVILIZATION.fire),
        ) >= 3
      )
    },

    /** [dm.gzero.1] Whether `play-g-zero` may happen. */
    canPlayGZero(s: State, c: number, p: number): boolean {
      return !rules.forbidsUnusable(s, c, p)
    },

    /** [dm.gzero.1] Begins `play-g-zero`, which may stop to ask. */
    doPlayGZero(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['play-g-zero'], [c, p], [c])
      pushFrame<PlayGZeroFrame>(s, { proc: PROC.playGZeroFrame, pc: 0, answer: 0, c, p })
    },

    /** [dm.gzero.1] Every rule that keeps `play-g-zero` from happening. */
    refusalsOfPlayGZero(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsUnusable(s, c, p)) out.push(160 /* unusable */)
    },

    /** [dm.galaxshield.1] Whether `galaxshield` may happen. */
    canGalaxshield(s: State, c: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        (countOf(s.zones[ZONE.mana + p]!, (m) => !rules.isTapped(s, m)) >=
          Math.max(orElse(PRINTED_GALAXSHIELD[s.def[c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[c]!]!.length) &&
          completable(rules, s, (t) => rules.doGalaxshield(t, c, p)))
      )
    },

    /** [dm.galaxshield.1] Begins `galaxshield`, which may stop to ask. */
    doGalaxshield(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<GalaxshieldFrame>(s, { proc: PROC.galaxshieldFrame, pc: 0, answer: 0, c, p, announces: 0 })
    },

    stepGalaxshield(s: State, f: GalaxshieldFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 1
          return rules.pay(s, orElse(PRINTED_GALAXSHIELD[s.def[f.c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[f.c]!]!, f.p)
        case 1 /* after pay */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.galaxshield, [f.c, f.p], [f.c])
          f.announces = 0
          s.tappedNow = 0
          f.pc = 2
          return rules.move(s, f.c, ZONE.shields + f.p)
        case 2 /* after move */:
          if (within(s.place[f.c]!, ZONE.shields)) {
            if (s.shared !== undefined) s.faceUp = owned(s.faceUp, s.shared.lists.faceUp)
            s.faceUp[f.c] = true
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [dm.galaxshield.1] Every rule that keeps `galaxshield` from happening. */
    refusalsOfGalaxshield(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doGalaxshield(t, c, p))
        if (!could) out.push(114, ...whyNot(rules, s, (t) => rules.doGalaxshield(t, c, p)))
        return could
      })
    },

    /** [dm.galaxshield.2] `when-start-of-turn` */
    matchesWhenStartOfTurn(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        PRINTED_GALAXSHIELD[s.def[this_]!]! !== NONE &&
        p === you &&
        within(s.place[this_]!, ZONE.shields) &&
        rules.isFaceUp(s, this_)
      )
    },

    /** [dm.kirifuda.1] Whether `kirifudash` may happen. */
    canKirifudash(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsUnusableKirifudash(s, c, p) &&
        (s.announcing > 0 ||
          (countOf(s.zones[ZONE.mana + p]!, (m) => !rules.isTapped(s, m)) >=
            Math.max(orElse(PRINTED_KIRIFUDASH[s.def[c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[c]!]!.length) &&
            completable(rules, s, (t) => rules.doKirifudash(t, c, p))))
      )
    },

    /** [dm.kirifuda.1] Begins `kirifudash`, which may stop to ask. */
    doKirifudash(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<KirifudashFrame>(s, { proc: PROC.kirifudashFrame, pc: 0, answer: 0, c, p, announces: 0 })
    },

    stepKirifudash(s: State, f: KirifudashFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 2
          return rules.pay(s, orElse(PRINTED_KIRIFUDASH[s.def[f.c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[f.c]!]!, f.p)
        case 1 /* after use */:
          return popFrame(s)
        case 2 /* after pay */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.kirifudash, [f.c, f.p], [f.c])
          f.announces = 0
          f.pc = 1
          return rules.use(s, f.c, s.def[f.c]!, f.p)
      }
    },

    /** [dm.kirifuda.1] Every rule that keeps `kirifudash` from happening. */
    refusalsOfKirifudash(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsUnusableKirifudash(s, c, p)) out.push(160 /* unusable */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doKirifudash(t, c, p))
        if (!could) out.push(115, ...whyNot(rules, s, (t) => rules.doKirifudash(t, c, p)))
        return could
      })
    },

    /** [dm.fushigi.1] */
    isFushigi(s: State, c: number): boolean {
      return PRINTED_FUSHIGIBIRTH[s.def[c]!]! !== NONE
    },

    /** [dm.fushigi.1] Whether `fushigibirth` may happen. */
    canFushigibirth(s: State, c: number, b: number, p: number): boolean {
      return (
        !rules.forbidsUnusableFushigibirth(s, c, b, p) &&
        (s.announcing > 0 ||
          (countOf(s.zones[ZONE.mana + p]!, (m) => !rules.isTapped(s, m)) >=
            Math.max(
              Math.max(
                rules.lowestPriceOf(s),
                orElse(PRINTED_FUSHIGIBIRTH[s.def[c]!]!, 0) - orElse(PRINTED_COST[s.def[b]!]!, 0),
              ),
              PRINTED_CIVILIZATIONS[s.def[c]!]!.length,
            ) &&
            completable(rules, s, (t) => rules.doFushigibirth(t, c, b, p))))
      )
    },

    /** [dm.fushigi.1] Begins `fushigibirth`, which may stop to ask. */
    doFushigibirth(s: State, c: number, b: number, p: number): void {
      if (s.over) return
      pushFrame<FushigibirthFrame>(s, { proc: PROC.fushigibirthFrame, pc: 0, answer: 0, c, b, p, announces: 0 })
    },

    stepFushigibirth(s: State, f: FushigibirthFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 2
          return rules.pay(
            s,
            Math.max(
              rules.lowestPriceOf(s),
              orElse(PRINTED_FUSHIGIBIRTH[s.def[f.c]!]!, 0) - orElse(PRINTED_COST[s.def[f.b]!]!, 0),
            ),
            PRINTED_CIVILIZATIONS[s.def[f.c]!]!,
            f.p,
          )
        case 1 /* after use */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after pay */:
          if (announced(s)) return
          if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.fushigibirth, [f.c, f.b, f.p], [f.c, f.b])
          f.announces = 0
          f.pc = 3
          return rules.move(s, f.b, ZONE.mana + s.owner[f.b]!)
        case 3 /* after move */:
          if (within(s.place[f.b]!, ZONE.mana)) {
            if (within(s.place[f.b]!, ZONE.mana) || within(s.place[f.b]!, ZONE.battle)) {
              if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
              s.tapped[f.b] = true
            }
          }
          f.pc = 1
          return rules.use(s, f.c, s.def[f.c]!, f.p)
      }
    },

    /** [dm.fushigi.1] Every rule that keeps `fushigibirth` from happening. */
    refusalsOfFushigibirth(s: State, args: readonly Captured[], out: number[]): void {
      const [c, b, p] = args as [number, number, number]
      if (rules.forbidsUnusableFushigibirth(s, c, b, p)) out.push(160 /* unusable */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doFushigibirth(t, c, b, p))
        if (!could) out.push(116, ...whyNot(rules, s, (t) => rules.doFushigibirth(t, c, b, p)))
        return could
      })
    },

    /** [dm.judge.1] Begins `judge`, which may stop to ask. */
    judge(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.judge, [q, p])
      if (s.shared !== undefined)
        s.timesJudgeDuringMatch = owned(s.timesJudgeDuringMatch, s.shared.lists.timesJudgeDuringMatch)
      s.timesJudgeDuringMatch[p] = (s.timesJudgeDuringMatch[p] ?? 0) + 1
      // prettier-ignore
      pushFrame<JudgeFrame>(s, {
        proc: PROC.judgeFrame, pc: 0, answer: 0, q, p, list1: [], next2: 0, list3: [], next4: 0,
      })
    },

    stepJudge(s: State, f: JudgeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0: {
            const mine = s.zones[ZONE.deck + f.p]!.at(-1) ?? NONE
            const theirs = s.zones[ZONE.deck + f.q]!.at(-1) ?? NONE
            for (const each of union(top(s.zones[ZONE.deck + f.p]!, 1), top(s.zones[ZONE.deck + f.q]!, 1))) {
              for (const each2 of seats(s)) {
                s.changedInLine = true
                if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, each2)
                showTo(s, each, each2)
              }
            }
            s.changedInLine = true
            s.verdict =
              orElse(mine === NONE ? NONE : PRINTED_COST[s.def[mine]!]!, 0) >=
              orElse(theirs === NONE ? NONE : PRINTED_COST[s.def[theirs]!]!, 0)
            f.list1 = top(s.zones[ZONE.deck + f.p]!, 1)
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1:
            if (f.next2 < f.list1.length) {
              const each3 = f.list1[f.next2++]!
              return rules.move(s, each3, ZONE.deck + f.p, true)
            }
            f.list3 = top(s.zones[ZONE.deck + f.q]!, 1)
            f.next4 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next4 < f.list3.length) {
              const each4 = f.list3[f.next4++]!
              return rules.move(s, each4, ZONE.deck + f.q, true)
            }
            if (s.verdict) {
              rules.winJudge(s, f.q, f.p)
            } else {
              rules.loseJudge(s, f.q, f.p)
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },
  }
}
