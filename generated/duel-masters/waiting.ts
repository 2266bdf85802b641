// Compiled from the rules of DuelMasters into waiting.ts: what rules/duel-masters/waiting.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, cardsByZone, goesRound, happens, membersOf, nextSeat, noteEvent, orElse, popFrame, pushFrame, refuseText, same,
  takeEffect, whenThere,
} from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
import { CARD, EFFECT_ZONES, EVENT, MOVE, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  BuryTheWeakFrame, DeclarationsFrame, DeclareFrame, ResolveWaitingFrame, SettleInsteadFrame, SettleOneFrame,
  SettleOneOfFrame, SettleOwnFrame, State,
} from './state.ts'

export function waitingRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.wait.1] Begins `resolve-waiting`, which may stop to ask. */
    resolveWaiting(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['resolve-waiting'], [])
      pushFrame<ResolveWaitingFrame>(s, { proc: PROC.resolveWaitingFrame, pc: 0, answer: 0 })
    },

    stepResolveWaiting(s: State, f: ResolveWaitingFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.buryTheWeak(s)
        case 1 /* after bury-the-weak */:
          if (s.zones[ZONE.waiting]!.length === 0) return popFrame(s)
          goesRound(34)
          f.pc = 2
          return rules.settleOne(s)
        case 2 /* after settle-one */:
          f.pc = 1
          return rules.buryTheWeak(s)
      }
    },

    /** [dm.wait.1] Begins `settle-one`, which may stop to ask. */
    settleOne(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-one'], [])
      pushFrame<SettleOneFrame>(s, { proc: PROC.settleOneFrame, pc: 0, answer: 0 })
    },

    stepSettleOne(s: State, f: SettleOneFrame): void {
      switch (f.pc) {
        case 0: {
          const p = s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
            ? s.turnPlayer
            : nextSeat(s, s.turnPlayer, 1)
          f.pc = 1
          return rules.settleOneOf(s, p)
        }
        case 1 /* after settle-one-of */:
          return popFrame(s)
      }
    },

    /** [dm.wait.1] Begins `settle-one-of`, which may stop to ask. */
    settleOneOf(s: State, p: number): void {
      if (s.over) return
      goesRound(35)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-one-of'], [p])
      pushFrame<SettleOneOfFrame>(s, { proc: PROC.settleOneOfFrame, pc: 0, answer: 0, p, e: NONE })
    },

    stepSettleOneOf(s: State, f: SettleOneOfFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.ask(s, f, 25, f.p, false)
          case 1 /* after the answer */:
            if (f.answer === 0) return refuseText(s, 5)
            f.e = f.answer - 1
            s.resolving = f.p
            // [dm.wait.2]
            if (!(s.effects[f.e]?.optional === true) || rules.isDeclared(s, s.effects[f.e]?.source ?? NONE)) {
              f.pc = 2
              return rules.resolveEffect(s, f.e)
            }
            f.pc = 3
            return rules.ask(s, f, 26, f.p, true)
          case 2:
            s.resolving = NONE
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              f.pc = 2
              return rules.resolveEffect(s, f.e)
            }
            takeEffect(s, f.e, EFFECT_ZONES)
            f.pc = 2
            continue
        }
    },

    /** [dm.wait.1] What may be answered: choose an effect. */
    answersToSettleOneOf(s: State, f: SettleOneOfFrame, out: number[]): void {
      for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
    },

    /** [dm.wait.3] Begins `settle-own`, which may stop to ask. */
    settleOwn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-own'], [p])
      pushFrame<SettleOwnFrame>(s, { proc: PROC.settleOwnFrame, pc: 0, answer: 0, p })
    },

    stepSettleOwn(s: State, f: SettleOwnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.buryTheWeak(s)
        case 1 /* after bury-the-weak */:
          if (!s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === f.p)) return popFrame(s)
          goesRound(36)
          f.pc = 2
          return rules.settleOneOf(s, f.p)
        case 2 /* after settle-one-of */:
          f.pc = 1
          return rules.buryTheWeak(s)
      }
    },

    /** [dm.battle.2] Begins `bury-the-weak`, which may stop to ask. */
    buryTheWeak(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['bury-the-weak'], [])
      pushFrame<BuryTheWeakFrame>(s, { proc: PROC.buryTheWeakFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepBuryTheWeak(s: State, f: BuryTheWeakFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(s, ZONE.battle, (c) => rules.isCreature(s, c) && rules.powerOf(s, c) <= 0)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.destroy(s, each)
          }
        }
    },

    /** [dm.wait.3] Begins `declarations`, which may stop to ask. */
    declarations(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.declarations, [p])
      pushFrame<DeclarationsFrame>(s, { proc: PROC.declarationsFrame, pc: 0, answer: 0, p })
    },

    stepDeclarations(s: State, f: DeclarationsFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.declare(s, f.p)
        case 1 /* after resolve-waiting */:
          return popFrame(s)
        case 2 /* after declare */:
          f.pc = 3
          return rules.settleOwn(s, f.p)
        case 3 /* after settle-own */:
          f.pc = 4
          return rules.declare(s, nextSeat(s, f.p, 1))
        case 4 /* after declare */:
          f.pc = 1
          return rules.resolveWaiting(s)
      }
    },

    /** [dm.wait.3] Begins `declare`, which may stop to ask. */
    declare(s: State, p: number): void {
      if (s.over) return
      goesRound(37)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.declare, [p])
      pushFrame<DeclareFrame>(s, { proc: PROC.declareFrame, pc: 0, answer: 0, p })
    },

    stepDeclare(s: State, f: DeclareFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 27, f.p, true)
        case 1 /* after declare */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          f.pc = 1
          return rules.declare(s, f.p)
      }
    },

    /** What a seat may do at `declare`. */
    offersAtDeclare(s: State, seat: number, out: number[]): void {
      // [dm.ninja.1] may-ninja-strike
      if (
        s.acting !== NONE &&
        whenThere(s.acting === NONE ? NONE : s.owner[s.acting]!, false, (it0) => rules.opposes(s, it0, seat))
      ) {
        for (const this_ of cardsByZone(s, EFFECT_ZONES)) {
          if (rules.holder(s, this_) !== seat) continue
          if (rules.isShinobi(s, this_) && rules.isAtHand(s, this_)) {
            if (rules.canNinjaStrike(s, this_, seat)) out.push(1 + MOVE['ninja-strike'] + 32 * this_)
          }
        }
      }
      // [dm.cards.1] may-answer-from-hand
      if (
        s.acting !== NONE &&
        same(s.acting, s.attacker) &&
        whenThere(s.acting === NONE ? NONE : s.owner[s.acting]!, false, (it0) => rules.opposes(s, it0, seat))
      ) {
        for (const this_ of s.zones[ZONE.hand + seat]!) {
          if (s.def[this_]! === CARD['《サッヴァーク-MAX》'] && s.place[this_] === ZONE.hand + seat) {
            if (rules.canAnswerFromHand(s, this_, seat)) out.push(1 + MOVE['answer-from-hand'] + 32 * this_)
          }
        }
      }
      // [dm.field.2] may-switch
      if (
        s.acting !== NONE &&
        same(s.acting, s.attacker) &&
        s.targetPlayer === seat &&
        whenThere(s.acting === NONE ? NONE : s.owner[s.acting]!, false, (it0) => rules.opposes(s, it0, seat))
      ) {
        for (const this_ of s.zones[ZONE.battle + seat]!) {
          if (
            s.def[this_]! === CARD['《Dの博才サイバーダイス・ベガス》'] &&
            s.place[this_] === ZONE.battle + seat &&
            !rules.isSwitched(s, this_)
          )
            out.push(1 + MOVE.switch + 32 * this_)
        }
      }
      // [dm.cards.1] may-comet
      if (
        orElse(s.ending, seat) !== seat &&
        rules.unpaidDeedsOf(s, orElse(s.ending, seat)) > 0 &&
        !s.zones[ZONE.battle + seat]!.some((c) => s.def[c]! === CARD['《流星のガイアッシュ・カイザー》'])
      ) {
        for (const this_ of cardsByZone(s, EFFECT_ZONES)) {
          if (rules.holder(s, this_) !== seat) continue
          if (s.def[this_]! === CARD['《流星のガイアッシュ・カイザー》'] && rules.isAtHand(s, this_))
            out.push(1 + MOVE.comet + 32 * this_)
        }
      }
    },

    /** [dm.instead.1] Begins `settle-instead`, which may stop to ask. */
    settleInstead(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-instead'], [])
      pushFrame<SettleInsteadFrame>(s, { proc: PROC.settleInsteadFrame, pc: 0, answer: 0, p: NONE })
    },

    stepSettleInstead(s: State, f: SettleInsteadFrame): void {
      switch (f.pc) {
        case 0:
          f.p = s.zones[ZONE.applicable]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
            ? s.turnPlayer
            : nextSeat(s, s.turnPlayer, 1)
          f.pc = 2
          return rules.ask(s, f, 28, f.p, false)
        case 1 /* after the effect */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 6)
          const e2 = f.answer - 1
          f.pc = 1
          return rules.resolveEffect(s, e2)
        }
      }
    },

    /** [dm.instead.1] What may be answered: choose an effect. */
    answersToSettleInstead(s: State, f: SettleInsteadFrame, out: number[]): void {
      for (const e of s.zones[ZONE.applicable]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
    },
  }
}
