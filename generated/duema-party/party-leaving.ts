// Compiled from the rules of DuemaParty into party-leaving.ts: what rules/duel-masters/party-leaving.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, endGame, happens, leave, noteEvent, orElse, owned, popFrame, presentByZone, pushFrame, refuse, removeFrom,
  seats, suspended, takeEffect,
} from 'houserules/runtime'
import { EFFECT_ZONES } from '../duel-masters/names.ts'
import type { DoomFrame, LoseFrame } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { EVENT, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { AfterLeavingFrame, InsteadEndStepFrame, InsteadStartStepFrame, SettleLossesFrame, State } from './state.ts'

export function partyLeavingRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    stepLose(s: State, f: LoseFrame): void {
      switch (f.pc) {
        case 0:
          s.changedInLine = true
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[f.p] = -1
          s.changedInLine = true
          if (s.shared !== undefined) s.out_ = owned(s.out_, s.shared.lists.out_)
          s.out_[f.p] = true
          s.changedInLine = true
          s.lastFallen = f.p
          // [400.1a]
          for (const e2 of s.zones[ZONE.waiting]!.filter((e) => (s.effects[e]?.controller ?? NONE) === f.p)) {
            s.changedInLine = true
            takeEffect(s, e2, EFFECT_ZONES)
          }
          // [400.1]
          for (const c of presentByZone(s, EFFECT_ZONES)) {
            if (s.owner[c]! === f.p) {
              s.changedInLine = true
              rules.leaveGame(s, c)
            }
          }
          if (s.forAll !== 0) return popFrame(s)
          f.pc = 1
          return rules.settleLosses(s)
        case 1 /* after settle-losses */:
          return popFrame(s)
      }
    },

    /** [300.3, 400.1a, gap.all-lose] Begins `settle-losses`, which may stop to ask. */
    settleLosses(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-losses'], [])
      pushFrame<SettleLossesFrame>(s, { proc: PROC.settleLossesFrame, pc: 0, answer: 0, own: false })
    },

    stepSettleLosses(s: State, f: SettleLossesFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.own = s.resolving !== NONE && rules.isOut_(s, orElse(s.resolving, s.turnPlayer))
            if (f.own) {
              s.changedInLine = true
              s.resolving = NONE
            }
            // [104.1]
            rules.lastOne(s)
            if (s.over) return
            f.pc = 2
            if (s.resolving !== NONE) continue
            return rules.afterLeaving(s)
          case 1:
            return popFrame(s)
          case 2:
            if (!f.own) return popFrame(s)
            f.pc = 1
            leave(s, PROC.settleOneOfFrame, 1)
            while (s.runningTurn > suspended(s, PROC.turnFrame)) rules.endRulesDuringTurn(s)
            return
        }
    },

    /** [104.1, gap.all-lose] Carries out `last-one`. */
    lastOne(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['last-one'], [])
      const left = seats(s).filter((q) => rules.isLiving(s, q))
      if (left.length < 2) {
        for (const q2 of left) {
          s.changedInLine = true
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[q2] = 1
        }
        if (left.length === 0 && s.options[1] === 1 /* all-lose: last-wins */) {
          s.changedInLine = true
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[orElse(s.lastFallen, s.turnPlayer)] = 1
        }
        return endGame(s)
      }
    },

    /** [104.2c] Whether `doom` may happen. */
    canDoom(s: State, q: number, p: number): boolean {
      return !rules.forbidsNoDoom(s, q, p)
    },

    /** [104.2c] Carries out `doom` if it may happen. */
    doom(s: State, q: number, p: number): void {
      if (rules.canDoom(s, q, p)) return rules.doDoom(s, q, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.doom, [q, p], s.reasons)
    },

    /** [104.2c] Begins `doom`, which may stop to ask. */
    doDoom(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.doom, [q, p])
      pushFrame<DoomFrame>(s, { proc: PROC.doomFrame, pc: 0, answer: 0, q, p })
    },

    /** [104.2c] Every rule that keeps `doom` from happening. */
    refusalsOfDoom(s: State, args: readonly Captured[], out: number[]): void {
      const [q, p] = args as [number, number]
      if (rules.forbidsNoDoom(s, q, p)) out.push(152 /* no-doom */)
    },

    /** [400.3] */
    isAbsent(s: State, it: number): boolean {
      return s.absent[it] === true
    },

    /** [400.3] `instead-start-step` */
    matchesInsteadStartStep(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] Effect of `instead-start-step`. */
    insteadStartStep(s: State, p: number): void {
      pushFrame<InsteadStartStepFrame>(s, { proc: PROC.insteadStartStepFrame, pc: 0, answer: 0, p, replaces: 6 })
    },

    stepInsteadStartStep(s: State, f: InsteadStartStepFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.startOfTurn(s, f.p)
        case 1 /* after start-of-turn */:
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [400.3] `instead-start-of-turn` */
    matchesInsteadStartOfTurn(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] `instead-start-of-turn-draw-step` */
    matchesInsteadStartOfTurnDrawStep(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] `instead-start-of-turn-charge-step` */
    matchesInsteadStartOfTurnChargeStep(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] `instead-start-of-turn-main-step` */
    matchesInsteadStartOfTurnMainStep(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] `instead-start-of-turn-attack-step` */
    matchesInsteadStartOfTurnAttackStep(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] `instead-start-of-turn-end-of-turn` */
    matchesInsteadStartOfTurnEndOfTurn(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] Effect of `instead-start-of-turn`. */
    insteadStartOfTurn(_s: State): void {
      return
    },

    /** [400.3] Effect of `instead-start-of-turn-draw-step`. */
    insteadStartOfTurnDrawStep(_s: State): void {
      return
    },

    /** [400.3] Effect of `instead-start-of-turn-charge-step`. */
    insteadStartOfTurnChargeStep(_s: State): void {
      return
    },

    /** [400.3] Effect of `instead-start-of-turn-main-step`. */
    insteadStartOfTurnMainStep(_s: State): void {
      return
    },

    /** [400.3] Effect of `instead-start-of-turn-attack-step`. */
    insteadStartOfTurnAttackStep(_s: State): void {
      return
    },

    /** [400.3] Effect of `instead-start-of-turn-end-of-turn`. */
    insteadStartOfTurnEndOfTurn(_s: State): void {
      return
    },

    /** [400.3] `instead-end-step` */
    matchesInsteadEndStep(s: State, p: number): boolean {
      return rules.isAbsent(s, p)
    },

    /** [400.3] Effect of `instead-end-step`. */
    insteadEndStep(s: State, p: number): void {
      pushFrame<InsteadEndStepFrame>(s, { proc: PROC.insteadEndStepFrame, pc: 0, answer: 0, p, replaces: 12 })
    },

    stepInsteadEndStep(s: State, f: InsteadEndStepFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.endOfTurn(s, f.p)
        case 1 /* after end-of-turn */:
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [400.2, gap.attack-on-departed] Begins `after-leaving`, which may stop to ask. */
    afterLeaving(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['after-leaving'], [])
      pushFrame<AfterLeavingFrame>(s, { proc: PROC.afterLeavingFrame, pc: 0, answer: 0 })
    },

    stepAfterLeaving(s: State, f: AfterLeavingFrame): void {
      switch (f.pc) {
        case 0:
          // [400.2, gap.waiting-effects]
          if (rules.isOut_(s, s.turnPlayer)) {
            f.pc = 1
            leave(s, PROC.stepsOfTurnFrame, 1)
            while (s.runningTurn > suspended(s, PROC.turnFrame)) rules.endRulesDuringTurn(s)
            return
          }
          // [gap.attack-on-departed]
          if (!rules.isOut_(s, orElse(rules.defenderOf(s), s.turnPlayer))) return popFrame(s)
          if (s.options[9] !== 0 /* end-of-attack: dropped */) {
            f.pc = 1
            leave(s, PROC.clashFrame, 1)
            while (s.runningTurn > suspended(s, PROC.turnFrame)) rules.endRulesDuringTurn(s)
            return
          }
          f.pc = 1
          leave(s, PROC.carryAttackFrame, 1)
          while (s.runningTurn > suspended(s, PROC.turnFrame)) rules.endRulesDuringTurn(s)
          return
        case 1:
          return popFrame(s)
      }
    },
  }
}
