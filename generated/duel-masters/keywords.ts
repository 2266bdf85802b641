// Compiled from the rules of DuelMasters into keywords.ts: what rules/duel-masters/keywords.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, countOf, happens, heldAnew, heldByEffect, membersOf, nextSeat,
  noteDone, noteEvent, noteShow, orElse, owned, popFrame, pushFrame, refuse, refuseText, removeFrom, seats, showTo,
  takeEffect, top, union, whyNot, within,
} from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
// prettier-ignore
import {
  CARD, CIVILIZATION, EFFECT_ZONES, EVENT, KEYWORD, MOVE, PRINTED_CIVILIZATIONS, PRINTED_COST, PRINTED_FUSHIGIBIRTH,
  PRINTED_GALAXSHIELD, PRINTED_KEYWORDS, PRINTED_KIRIFUDASH, PRINTED_NINJA_STRIKE, PROC, ZONE,
} from './names.ts'
// prettier-ignore
import type {
  AfterPutFrame, AllTogetherFrame, FushigibirthFrame, GalaxshieldFrame, InsteadLoseFrame, InsteadMoveFrame, JudgeFrame,
  KirifudashFrame, LookAtShieldsFrame, NinjaStrikeEffectFrame, PlayGZeroFrame, StackFrame, State, ThrowCopyFrame,
  TopOnlyFrame, WhenBreakShield2Frame, WhenBreakShieldFrame, WhenStartOfTurnFrame,
} from './state.ts'

export function keywordsRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.trigger.1] */
    isShieldTrigger(s: State, c: number): boolean {
      return rules.facesOf(s, c).some((f_) => PRINTED_KEYWORDS[f_]!.includes(KEYWORD['shield-trigger']))
    },

    /** [dm.trigger.1] `when-break-shield` */
    matchesWhenBreakShield(s: State, s_: number, _a: number, _p: number): boolean {
      return rules.isShieldTrigger(s, s_) && within(s.place[s_]!, ZONE.hand)
    },

    /** [dm.trigger.1] Effect of `when-break-shield`. */
    whenBreakShield(s: State, s_: number, you: number): void {
      pushFrame<WhenBreakShieldFrame>(s, { proc: PROC.whenBreakShieldFrame, pc: 0, answer: 0, s_, you })
    },

    stepWhenBreakShield(s: State, f: WhenBreakShieldFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 38, f.you, false)
        case 1 /* after use */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 28)
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

    /** [dm.trigger.1] */
    isDeclared(s: State, it: number): boolean {
      return s.declared[it] === true
    },

    /** [dm.trigger.1] */
    isUnused(s: State, c: number): boolean {
      return within(s.place[c]!, ZONE.hand) && !rules.isDeclared(s, c)
    },

    /** [dm.trigger.1, dm.gstrike.1] Begins `look-at-shields`, which may stop to ask. */
    lookAtShields(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['look-at-shields'], [p])
      pushFrame<LookAtShieldsFrame>(s, { proc: PROC.lookAtShieldsFrame, pc: 0, answer: 0, p })
    },

    stepLookAtShields(s: State, f: LookAtShieldsFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            f.pc = 2
            return rules.ask(s, f, 29, f.p, true)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.pc = 1
              continue
            }
            for (const e2 of s.zones[ZONE.waiting]!.filter(
              (e) => s.effects[e]?.optional === true && s.brokenShields.includes(s.effects[e]?.source ?? NONE),
            )) {
              if (rules.isUnused(s, s.effects[e2]?.source ?? NONE)) {
                s.changedInLine = true
                takeEffect(s, e2, EFFECT_ZONES)
              }
            }
            s.changedInLine = true
            s.brokenShields = heldAnew(s, 'brokenShields', 0, [])
            return popFrame(s)
        }
    },

    /** What a seat may do at `look-at-shields`. */
    offersAtLookAtShields(s: State, seat: number, out: number[]): void {
      // [dm.trigger.1, dm.gstrike.1] may-answer-with
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (!rules.isUnused(s, c)) continue
        if (s.brokenShields.includes(c) && s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.source ?? NONE) === c))
          out.push(1 + MOVE['answer-with'] + 32 * c)
      }
    },

    /** [dm.trigger.1, dm.gstrike.1] Carries out `answer-with`. */
    answerWith(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['answer-with'], [c, p], [c])
      rules.reveal(s, c, p)
      if (within(s.place[c]!, ZONE.hand)) {
        s.changedInLine = true
        if (s.shared !== undefined) s.declared = owned(s.declared, s.shared.lists.declared)
        s.declared[c] = true
      }
    },

    /** [dm.gstrike.1] */
    isGStriker(s: State, c: number): boolean {
      return rules.facesOf(s, c).some((f_) => PRINTED_KEYWORDS[f_]!.includes(KEYWORD['g-strike']))
    },

    /** [dm.gstrike.1] `when-break-shield-2` */
    matchesWhenBreakShield2(s: State, s_: number, _a: number, _p: number): boolean {
      return rules.isGStriker(s, s_) && within(s.place[s_]!, ZONE.hand)
    },

    /** [dm.gstrike.1] Effect of `when-break-shield-2`. */
    whenBreakShield2(s: State, you: number, s_: number): void {
      pushFrame<WhenBreakShield2Frame>(s, { proc: PROC.whenBreakShield2Frame, pc: 0, answer: 0, you, s_ })
    },

    stepWhenBreakShield2(s: State, f: WhenBreakShield2Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 39, f.you, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 29)
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
      for (const c of s.zones[ZONE.battle + nextSeat(s, f.you, 1)] ?? []) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [dm.gstrike.1] `lasting-cannot-attack-player-2` */
    forbidsLastingCannotAttackPlayer2(s: State, lasting: number, _q: number, a: number, _p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.breakShieldDuringTurnFrame) return false
      const c = effect.captured[0] as number
      return a === c
    },

    /** [dm.gstrike.1] `lasting-cannot-attack-creature-2` */
    forbidsLastingCannotAttackCreature2(s: State, lasting: number, _t2: number, a: number, _p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.breakShieldDuringTurnFrame) return false
      const c = effect.captured[0] as number
      return a === c
    },

    /** [dm.ninja.1] */
    isShinobi(s: State, c: number): boolean {
      return PRINTED_NINJA_STRIKE[s.def[c]!]! !== NONE
    },

    /** [dm.ninja.3] */
    isFleeting(s: State, it: number): boolean {
      return s.fleeting[it] === true
    },

    /** [dm.ninja.1] Whether `ninja-strike` may happen. */
    canNinjaStrike(s: State, this_: number, you: number): boolean {
      return !rules.forbidsCannotNinjaStrike(s, this_, you) && !rules.forbidsOnceAnAttack(s, this_, you)
    },

    /** [dm.ninja.1] Carries out `ninja-strike`. */
    doNinjaStrike(s: State, this_: number, you: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['ninja-strike'], [this_, you], [this_])
      if (s.shared !== undefined)
        s.timesNinjaStrikeDuringCarryAttack = owned(
          s.timesNinjaStrikeDuringCarryAttack,
          s.shared.lists.timesNinjaStrikeDuringCarryAttack,
        )
      s.timesNinjaStrikeDuringCarryAttack[you] = (s.timesNinjaStrikeDuringCarryAttack[you] ?? 0) + 1
      heldByEffect(s, addEffect(s, 0, PROC.ninjaStrikeEffectFrame, you, this_, false, [this_, you]), [this_])
    },

    /** [dm.ninja.1] Every rule that keeps `ninja-strike` from happening. */
    refusalsOfNinjaStrike(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      if (rules.forbidsCannotNinjaStrike(s, this_, you)) out.push(86 /* cannot-ninja-strike */)
      if (rules.forbidsOnceAnAttack(s, this_, you)) out.push(87 /* once-an-attack */)
    },

    /** [dm.ninja.1] Effect of `ninja-strike-effect`. */
    ninjaStrikeEffect(s: State, this_: number, you: number): void {
      pushFrame<NinjaStrikeEffectFrame>(s, { proc: PROC.ninjaStrikeEffectFrame, pc: 0, answer: 0, this_, you })
    },

    stepNinjaStrikeEffect(s: State, f: NinjaStrikeEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (!rules.isAtHand(s, f.this_)) {
              f.pc = 1
              continue
            }
            f.pc = 1
            return rules.use(s, f.this_, s.def[f.this_]!, f.you)
          case 1:
            // [dm.ninja.3]
            if (within(s.place[f.this_]!, ZONE.battle)) {
              if (within(s.place[f.this_]!, ZONE.battle)) {
                s.changedInLine = true
                if (s.shared !== undefined) s.fleeting = owned(s.fleeting, s.shared.lists.fleeting)
                s.fleeting[f.this_] = true
              }
            }
            return popFrame(s)
        }
    },

    /** [dm.ninja.2] `cannot-ninja-strike` */
    forbidsCannotNinjaStrike(s: State, this_: number, _you: number): boolean {
      return (
        rules.isShinobi(s, this_) &&
        (s.zones[ZONE.mana + s.owner[this_]!] ?? []).length < orElse(PRINTED_NINJA_STRIKE[s.def[this_]!]!, 0)
      )
    },

    /** [dm.ninja.2] `once-an-attack` */
    forbidsOnceAnAttack(s: State, _this_: number, p: number): boolean {
      return (s.timesNinjaStrikeDuringCarryAttack[p] ?? 0) > 0
    },

    /** [dm.ex.1] */
    isClinging(s: State, c: number): boolean {
      return within(s.place[c]!, ZONE.battle) && within(s.place[s.lifeShield[c]!]!, ZONE.shields)
    },

    /** [dm.ex.2] `instead-move` */
    matchesInsteadMove(s: State, card2: number, from2: number, _to2: number): boolean {
      return rules.isClinging(s, card2) && within(from2, ZONE.battle)
    },

    /** [dm.ex.2] Effect of `instead-move`. */
    insteadMove(s: State, card2: number): void {
      pushFrame<InsteadMoveFrame>(s, { proc: PROC.insteadMoveFrame, pc: 0, answer: 0, card2, replaces: 0 })
    },

    stepInsteadMove(s: State, f: InsteadMoveFrame): void {
      for (;;)
        switch (f.pc) {
          case 0: {
            const s_ = s.lifeShield[f.card2]!
            f.pc = 1
            if (s_ === NONE) continue
            return rules.move(s, s_, ZONE.graveyard + (s_ === NONE ? NONE : s.owner[s_]!))
          }
          case 1:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            removeFrom(s.replacing, f.replaces)
            return popFrame(s)
        }
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

    /** [dm.evolve.1] Begins `stack`, which may stop to ask. */
    stack(s: State, c: number, b: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.stack, [c, b], [c, b])
      pushFrame<StackFrame>(s, { proc: PROC.stackFrame, pc: 0, answer: 0, c, b, lying: false })
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

    /** [dm.evolve.3] */
    isBound(s: State, it: number): boolean {
      return s.bound[it] === true
    },

    /** [dm.evolve.3] `all-together` */
    matchesAllTogether(_s: State, _c: number, from2: number, _z: number): boolean {
      return within(from2, ZONE.battle)
    },

    /** [dm.evolve.3] */
    allTogether(s: State, c: number, z: number): void {
      pushFrame<AllTogetherFrame>(s, { proc: PROC.allTogetherFrame, pc: 0, answer: 0, c, z, list1: [], next2: 0 })
    },

    stepAllTogether(s: State, f: AllTogetherFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(s, ZONE.beneath, (b2) => rules.isBound(s, b2) && s.over2[b2]! === f.c)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const b = f.list1[f.next2++]!
            if (!within(f.z, ZONE.deck)) return rules.move(s, b, f.z)
            return rules.move(s, b, ZONE.deck + s.owner[b]!, true)
          }
        }
    },

    /** [dm.star.1] `top-only` */
    matchesTopOnly(_s: State, _c: number, from2: number, _to2: number): boolean {
      return within(from2, ZONE.battle)
    },

    /** [dm.star.1] */
    topOnly(s: State, c: number): void {
      pushFrame<TopOnlyFrame>(s, { proc: PROC.topOnlyFrame, pc: 0, answer: 0, c, list1: [], next2: 0 })
    },

    stepTopOnly(s: State, f: TopOnlyFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(s, ZONE.beneath, (b2) => s.over2[b2]! === f.c)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const b = f.list1[f.next2++]!
            return rules.move(s, b, ZONE.battle + s.owner[b]!)
          }
        }
    },

    /** [dm.smax.1] `instead-lose` */
    matchesInsteadLose(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        within(s.place[this_]!, ZONE.battle) && PRINTED_KEYWORDS[s.def[this_]!]!.includes(KEYWORD['s-max']) && p === you
      )
    },

    /** [dm.smax.1] Effect of `instead-lose`. */
    insteadLose(s: State, you: number, this_: number): void {
      pushFrame<InsteadLoseFrame>(s, { proc: PROC.insteadLoseFrame, pc: 0, answer: 0, you, this_, replaces: 3 })
    },

    stepInsteadLose(s: State, f: InsteadLoseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 3
            return rules.ask(s, f, 40, f.you, false)
          case 1:
            removeFrom(s.replacing, f.replaces)
            return popFrame(s)
          case 2:
            f.pc = 1
            if (s.zones[ZONE.deck + f.you]!.length > 0) continue
            return rules.lose(s, f.you)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              refuse(s)
              f.pc = 2
              continue
            }
            if (f.answer === 1) {
              f.pc = 2
              return rules.destroy(s, f.this_)
            }
            if (f.answer === 2) {
              f.pc = 2
              return rules.throwCopy(s, f.this_, f.you)
            }
            f.pc = 2
            continue
        }
    },

    /** [dm.smax.1] What may be answered: choose one of these. */
    answersToInsteadLose(s: State, f: InsteadLoseFrame, out: number[]): void {
      if (rules.canDestroy(s, f.this_)) out.push(1)
      if (rules.canThrowCopy(s, f.this_, f.you)) out.push(2)
    },

    /** [dm.smax.1] Whether `throw-copy` may happen. */
    canThrowCopy(s: State, k: number, p: number): boolean {
      return s.zones[ZONE.hand + p]!.some((c) => s.def[c]! === s.def[k]!)
    },

    /** [dm.smax.1] Carries out `throw-copy` if it may happen. */
    throwCopy(s: State, k: number, p: number): void {
      if (rules.canThrowCopy(s, k, p)) return rules.doThrowCopy(s, k, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['throw-copy'], [k, p], s.reasons)
    },

    /** [dm.smax.1] Begins `throw-copy`, which may stop to ask. */
    doThrowCopy(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['throw-copy'], [k, p], [k])
      pushFrame<ThrowCopyFrame>(s, { proc: PROC.throwCopyFrame, pc: 0, answer: 0, k, p })
    },

    stepThrowCopy(s: State, f: ThrowCopyFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 30, f.p, false)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer !== 0) {
            const c = f.answer - 1
            f.pc = 1
            return rules.move(s, c, ZONE.graveyard + f.p)
          }
          refuse(s, 7)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [dm.smax.1] What may be answered: choose a card. */
    answersToThrowCopy(s: State, f: ThrowCopyFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (s.def[c]! === s.def[f.k]!) out.push(c + 1)
    },

    /** [dm.smax.1] Every rule that keeps `throw-copy` from happening. */
    refusalsOfThrowCopy(s: State, args: readonly Captured[], out: number[]): void {
      const [k, p] = args as [number, number]
      if (!s.zones[ZONE.hand + p]!.some((c) => s.def[c]! === s.def[k]!)) out.push(88 /* throw-copy only if */)
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

    /** [dm.gzero.1] Begins `play-g-zero`, which may stop to ask. */
    playGZero(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['play-g-zero'], [c, p], [c])
      pushFrame<PlayGZeroFrame>(s, { proc: PROC.playGZeroFrame, pc: 0, answer: 0, c, p })
    },

    stepPlayGZero(s: State, f: PlayGZeroFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.use(s, f.c, s.def[f.c]!, f.p)
        case 1 /* after use */:
          return popFrame(s)
      }
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
      pushFrame<GalaxshieldFrame>(s, { proc: PROC.galaxshieldFrame, pc: 0, answer: 0, c, p })
    },

    stepGalaxshield(s: State, f: GalaxshieldFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.pc = 1
          return rules.pay(s, orElse(PRINTED_GALAXSHIELD[s.def[f.c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[f.c]!]!, f.p)
        case 1 /* after pay */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.galaxshield, [f.c, f.p], [f.c])
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
        if (!could) out.push(89, ...whyNot(rules, s, (t) => rules.doGalaxshield(t, c, p)))
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

    /** [dm.galaxshield.2] Effect of `when-start-of-turn`. */
    whenStartOfTurn(s: State, this_: number, you: number): void {
      pushFrame<WhenStartOfTurnFrame>(s, { proc: PROC.whenStartOfTurnFrame, pc: 0, answer: 0, this_, you })
    },

    stepWhenStartOfTurn(s: State, f: WhenStartOfTurnFrame): void {
      switch (f.pc) {
        case 0:
          if (!within(s.place[f.this_]!, ZONE.shields) || !rules.isFaceUp(s, f.this_)) return popFrame(s)
          f.pc = 1
          return rules.use(s, f.this_, s.def[f.this_]!, f.you)
        case 1 /* after use */:
          return popFrame(s)
      }
    },

    /** [dm.kirifuda.1] Whether `kirifudash` may happen. */
    canKirifudash(s: State, c: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        (countOf(s.zones[ZONE.mana + p]!, (m) => !rules.isTapped(s, m)) >=
          Math.max(orElse(PRINTED_KIRIFUDASH[s.def[c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[c]!]!.length) &&
          completable(rules, s, (t) => rules.doKirifudash(t, c, p)))
      )
    },

    /** [dm.kirifuda.1] Begins `kirifudash`, which may stop to ask. */
    doKirifudash(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<KirifudashFrame>(s, { proc: PROC.kirifudashFrame, pc: 0, answer: 0, c, p })
    },

    stepKirifudash(s: State, f: KirifudashFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.pc = 2
          return rules.pay(s, orElse(PRINTED_KIRIFUDASH[s.def[f.c]!]!, 0), PRINTED_CIVILIZATIONS[s.def[f.c]!]!, f.p)
        case 1 /* after use */:
          return popFrame(s)
        case 2 /* after pay */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.kirifudash, [f.c, f.p], [f.c])
          f.pc = 1
          return rules.use(s, f.c, s.def[f.c]!, f.p)
      }
    },

    /** [dm.kirifuda.1] Every rule that keeps `kirifudash` from happening. */
    refusalsOfKirifudash(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doKirifudash(t, c, p))
        if (!could) out.push(90, ...whyNot(rules, s, (t) => rules.doKirifudash(t, c, p)))
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
        s.announcing > 0 ||
        (countOf(s.zones[ZONE.mana + p]!, (m) => !rules.isTapped(s, m)) >=
          Math.max(
            Math.max(
              rules.lowestPriceOf(s),
              orElse(PRINTED_FUSHIGIBIRTH[s.def[c]!]!, 0) - orElse(PRINTED_COST[s.def[b]!]!, 0),
            ),
            PRINTED_CIVILIZATIONS[s.def[c]!]!.length,
          ) &&
          completable(rules, s, (t) => rules.doFushigibirth(t, c, b, p)))
      )
    },

    /** [dm.fushigi.1] Begins `fushigibirth`, which may stop to ask. */
    doFushigibirth(s: State, c: number, b: number, p: number): void {
      if (s.over) return
      pushFrame<FushigibirthFrame>(s, { proc: PROC.fushigibirthFrame, pc: 0, answer: 0, c, b, p })
    },

    stepFushigibirth(s: State, f: FushigibirthFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
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
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doFushigibirth(t, c, b, p))
        if (!could) out.push(91, ...whyNot(rules, s, (t) => rules.doFushigibirth(t, c, b, p)))
        return could
      })
    },

    /** [dm.judge.1] Begins `judge`, which may stop to ask. */
    judge(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.judge, [q, p])
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

    /** [dm.judge.1] Carries out `win-judge`. */
    winJudge(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['win-judge'], [q, p])
    },

    /** [dm.judge.1] Carries out `lose-judge`. */
    loseJudge(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['lose-judge'], [q, p])
    },

    /** [dm.oni.1] */
    hasOniWith(s: State, p: number, q: number): boolean {
      return s.zones[ZONE.shields + p]!.length + s.zones[ZONE.shields + q]!.length <= rules.shieldsForOniOf(s)
    },

    /** [dm.oni.2] */
    hasMazeOver(s: State, p: number, q: number): boolean {
      return s.zones[ZONE.shields + p]!.length > s.zones[ZONE.shields + q]!.length
    },

    /** [dm.field.1] `after-put` */
    matchesAfterPut(s: State, c: number, _p: number): boolean {
      return rules.isField(s, c)
    },

    /** [dm.field.1] */
    afterPut(s: State, c: number): void {
      pushFrame<AfterPutFrame>(s, { proc: PROC.afterPutFrame, pc: 0, answer: 0, c, list1: [], next2: 0 })
    },

    stepAfterPut(s: State, f: AfterPutFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(s, ZONE.battle, (f_2) => rules.isField(s, f_2) && f_2 !== f.c)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const f_ = f.list1[f.next2++]!
            return rules.move(s, f_, ZONE.graveyard + s.owner[f_]!)
          }
        }
    },

    /** [dm.field.2] */
    isSwitched(s: State, it: number): boolean {
      return s.switched[it] === true
    },

    /** [dm.use.4] `unrecited` */
    forbidsUnrecited(s: State, f_: number, c: number, p: number): boolean {
      return !rules.canCast(s, c, f_, p)
    },
  }
}
