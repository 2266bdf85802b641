// Compiled from the rules of YuGiOh into battle.ts: what rules/yu-gi-oh/battle.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, happens, heldAnew, lastingReason, membersOf, noteEvent, owned, popFrame, pushFrame, reckoned, refuse,
  removeFrom, union, within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { EVENT, MOVE, POSITION, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { AttackDirectlyFrame, AttackFrame, BatterFrame, BattlePhaseFrame, BeatFrame, ClashFrame, FallFrame, State } from './state.ts'

export function battleRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.turn.5] Whether `battle-phase` may happen. */
    canBattlePhase(s: State, _p: number): boolean {
      return s.turnNumber > 1
    },

    /** [ygo.turn.5] Carries out `battle-phase` if it may happen. */
    battlePhase(s: State, p: number): void {
      if (rules.canBattlePhase(s, p)) return rules.doBattlePhase(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['battle-phase'], [p], s.reasons)
    },

    /** [ygo.turn.5] Begins `battle-phase`, which may stop to ask. */
    doBattlePhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['battle-phase'], [p])
      pushFrame<BattlePhaseFrame>(s, { proc: PROC.battlePhaseFrame, pc: 0, answer: 0, p })
    },

    stepBattlePhase(s: State, f: BattlePhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            f.pc = 2
            return rules.ask(s, f, 38, f.p, true)
          case 2 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.window(s)
        }
    },

    /** What a seat may do at `battle-phase`. */
    offersAtBattlePhase(s: State, seat: number, out: number[]): void {
      // [ygo.battle.1] may-attack
      for (const d of s.zones[ZONE.monsters + rules.foeOf(s, seat)] ?? []) {
        for (const a of rules.attackersOf(s, seat)) {
          if (rules.canAttack(s, d, a, seat)) out.push(1 + MOVE.attack + 16 * (d + 2048 * a))
        }
      }
      // [ygo.battle.1] may-attack-directly
      if ((s.zones[ZONE.monsters + rules.foeOf(s, seat)] ?? []).length === 0) {
        for (const a of rules.attackersOf(s, seat)) {
          if (rules.canAttackDirectly(s, a, seat)) out.push(1 + MOVE['attack-directly'] + 16 * a)
        }
      }
    },

    /** [ygo.turn.5] Every rule that keeps `battle-phase` from happening. */
    refusalsOfBattlePhase(s: State, _args: readonly Captured[], out: number[]): void {
      if (s.turnNumber <= 1) out.push(115 /* battle-phase only if */)
    },

    /** [ygo.battle.1] */
    attackersOf(s: State, p: number): readonly number[] {
      return s.zones[ZONE.monsters + p]!.filter((c) => s.positionOf[c]! === POSITION.upright && !rules.isSpent(s, c))
    },

    /** [ygo.battle.1] Whether `attack` may happen. */
    canAttack(s: State, d: number, a: number, p: number): boolean {
      return (
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotAttack(s, it2, d, a, p)) &&
        !s.zones[ZONE.lasting]!.some((it3) => rules.forbidsLastingCannotAttack2(s, it3, d, a, p))
      )
    },

    /** [ygo.battle.1] Begins `attack`, which may stop to ask. */
    doAttack(s: State, d: number, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.attack, [d, a, p], [d, a])
      pushFrame<AttackFrame>(s, { proc: PROC.attackFrame, pc: 0, answer: 0, d, a, p })
    },

    stepAttack(s: State, f: AttackFrame): void {
      switch (f.pc) {
        case 0:
          if (within(s.place[f.a]!, ZONE.monsters)) {
            if (s.shared !== undefined) s.spent = owned(s.spent, s.shared.lists.spent)
            s.spent[f.a] = true
          }
          s.attacked = heldAnew(s, 'attacked', 0, f.d, ['frames.d', 'mixed'])
          rules.declareAttack(s, f.a, f.p)
          f.pc = 2
          return rules.window(s)
        case 1 /* after window */:
          return popFrame(s)
        case 2 /* after window */:
          s.attacking = heldAnew(s, 'attacking', 0, [])
          s.attacked = NONE
          if (
            s.place[f.a] !== ZONE.monsters + f.p ||
            s.positionOf[f.a]! !== POSITION.upright ||
            !within(s.place[f.d]!, ZONE.monsters)
          ) {
            refuse(s, 9)
            return popFrame(s)
          }
          if (s.positionOf[f.d]! === POSITION['face-down']) rules.turnUp(s, f.d)
          f.pc = 3
          return rules.clash(s, f.a, f.d, f.p)
        case 3 /* after clash */:
          f.pc = 1
          return rules.window(s)
      }
    },

    /** [ygo.battle.1] Every rule that keeps `attack` from happening. */
    refusalsOfAttack(s: State, args: readonly Captured[], out: number[]): void {
      const [d, a, p] = args as [number, number, number]
      for (const it2 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttack(s, it2, d, a, p))
          out.push(lastingReason(116 /* lasting-cannot-attack */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttack2(s, it3, d, a, p))
          out.push(lastingReason(117 /* lasting-cannot-attack-2 */, it3))
    },

    /** [ygo.battle.1] Carries out `turn-up`. */
    turnUp(s: State, d: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['turn-up'], [d], [d])
      if (s.shared !== undefined) s.positionOf = owned(s.positionOf, s.shared.lists.positionOf)
      s.positionOf[d] = POSITION.sideways
    },

    /** [ygo.battle.1] Carries out `declare-attack`. */
    declareAttack(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['declare-attack'], [a, p], [a])
      s.timesDeclareAttackDuringTurn += 1
      s.attacking = heldAnew(s, 'attacking', 0, union([], [a]), ['mixed'])
      for (const this_ of membersOf(s, ZONE.monsters, (it2) => rules.matchesWhenDeclareAttack(s, it2, a, p)))
        addEffect(s, 0, PROC.whenDeclareAttackFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
    },

    /** [ygo.battle.1] */
    underAttackOf(s: State, p: number): boolean {
      return s.attacking.some((a) => s.place[a] === ZONE.monsters + rules.foeOf(s, p))
    },

    /** [ygo.battle.2] Begins `clash`, which may stop to ask. */
    clash(s: State, a: number, d: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.clash, [a, d, p], [a, d])
      // prettier-ignore
      pushFrame<ClashFrame>(s, { proc: PROC.clashFrame, pc: 0, answer: 0, a, d, p, q: NONE, ours: NONE, theirs: NONE })
    },

    stepClash(s: State, f: ClashFrame): void {
      switch (f.pc) {
        case 0:
          f.q = rules.holder(s, f.d)
          f.ours = rules.attackOf(s, f.a)
          if (s.positionOf[f.d]! !== POSITION.upright) {
            const theirs2 = rules.defenceOf(s, f.d)
            f.pc = 1
            if (f.ours > theirs2) return rules.beat(s, f.d, f.a, f.p)
            if (f.ours >= theirs2) return popFrame(s)
            return rules.batter(s, f.p, reckoned(theirs2 - f.ours, 22))
          }
          f.theirs = rules.attackOf(s, f.d)
          if (f.ours > f.theirs) {
            f.pc = 2
            return rules.beat(s, f.d, f.a, f.p)
          }
          if (f.ours < f.theirs) {
            f.pc = 3
            return rules.beat(s, f.a, f.d, f.q)
          }
          // [ygo.battle.4]
          if (f.ours <= 0) return popFrame(s)
          f.pc = 4
          return rules.beat(s, f.d, f.a, f.p)
        case 1 /* after batter */:
          return popFrame(s)
        case 2 /* after beat */:
          f.pc = 1
          return rules.batter(s, f.q, reckoned(f.ours - f.theirs, 20))
        case 3 /* after beat */:
          f.pc = 1
          return rules.batter(s, f.p, reckoned(f.theirs - f.ours, 21))
        case 4 /* after beat */:
          f.pc = 1
          return rules.beat(s, f.a, f.d, f.q)
      }
    },

    /** [ygo.battle.2] Begins `beat`, which may stop to ask. */
    beat(s: State, c: number, w: number, p: number): void {
      if (s.over) return
      if (!s.replacing.includes(0) && rules.matchesInsteadBeat(s, c, w, p)) {
        s.replacing.push(0)
        rules.insteadBeat(s, c)
        removeFrom(s.replacing, 0)
        return
      }
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.beat, [c, w, p], [c, w])
      pushFrame<BeatFrame>(s, { proc: PROC.beatFrame, pc: 0, answer: 0, c, w, p })
    },

    stepBeat(s: State, f: BeatFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.fall(s, f.c)
        case 1 /* after fall */:
          return popFrame(s)
      }
    },

    /** [ygo.battle.2] Whether `fall` may happen. */
    canFall(s: State, c: number): boolean {
      return within(s.place[c]!, ZONE.monsters)
    },

    /** [ygo.battle.2] Carries out `fall` if it may happen. */
    fall(s: State, c: number): void {
      if (rules.canFall(s, c)) return rules.doFall(s, c)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.fall, [c], s.reasons)
    },

    /** [ygo.battle.2] Begins `fall`, which may stop to ask. */
    doFall(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.fall, [c], [c])
      pushFrame<FallFrame>(s, { proc: PROC.fallFrame, pc: 0, answer: 0, c })
    },

    stepFall(s: State, f: FallFrame): void {
      switch (f.pc) {
        case 0:
          if (rules.matchesBeforeDestroyFall(s, f.c)) rules.beforeDestroyFall(s, f.c)
          f.pc = 1
          return rules.send(s, f.c)
        case 1 /* after send */:
          return popFrame(s)
      }
    },

    /** [ygo.battle.2] Every rule that keeps `fall` from happening. */
    refusalsOfFall(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (!within(s.place[c]!, ZONE.monsters)) out.push(118 /* fall only if */)
    },

    /** [ygo.battle.3] Whether `attack-directly` may happen. */
    canAttackDirectly(s: State, a: number, p: number): boolean {
      return (
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotAttackDirectly(s, it2, a, p)) &&
        !s.zones[ZONE.lasting]!.some((it3) => rules.forbidsLastingCannotAttackDirectly2(s, it3, a, p))
      )
    },

    /** [ygo.battle.3] Begins `attack-directly`, which may stop to ask. */
    doAttackDirectly(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['attack-directly'], [a, p], [a])
      pushFrame<AttackDirectlyFrame>(s, { proc: PROC.attackDirectlyFrame, pc: 0, answer: 0, a, p })
    },

    stepAttackDirectly(s: State, f: AttackDirectlyFrame): void {
      switch (f.pc) {
        case 0:
          if (within(s.place[f.a]!, ZONE.monsters)) {
            if (s.shared !== undefined) s.spent = owned(s.spent, s.shared.lists.spent)
            s.spent[f.a] = true
          }
          rules.declareAttack(s, f.a, f.p)
          f.pc = 2
          return rules.window(s)
        case 1 /* after window */:
          return popFrame(s)
        case 2 /* after window */:
          s.attacking = heldAnew(s, 'attacking', 0, [])
          if (s.place[f.a] !== ZONE.monsters + f.p || s.positionOf[f.a]! !== POSITION.upright) {
            refuse(s, 10)
            return popFrame(s)
          }
          f.pc = 3
          return rules.batter(s, rules.foeOf(s, f.p), rules.attackOf(s, f.a))
        case 3 /* after batter */:
          f.pc = 1
          return rules.window(s)
      }
    },

    /** [ygo.battle.3] Every rule that keeps `attack-directly` from happening. */
    refusalsOfAttackDirectly(s: State, args: readonly Captured[], out: number[]): void {
      const [a, p] = args as [number, number]
      for (const it2 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttackDirectly(s, it2, a, p))
          out.push(lastingReason(119 /* lasting-cannot-attack-directly */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttackDirectly2(s, it3, a, p))
          out.push(lastingReason(120 /* lasting-cannot-attack-directly-2 */, it3))
    },

    /** [ygo.battle.3] Begins `batter`, which may stop to ask. */
    batter(s: State, q: number, n: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.batter, [q, n])
      pushFrame<BatterFrame>(s, { proc: PROC.batterFrame, pc: 0, answer: 0, q, n })
    },

    stepBatter(s: State, f: BatterFrame): void {
      switch (f.pc) {
        case 0:
          if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
          s.life[f.q] = reckoned(s.life[f.q]! - f.n, 23)
          if (s.life[f.q]! > 0) return popFrame(s)
          f.pc = 1
          return rules.lose(s, f.q)
        case 1 /* after lose */:
          return popFrame(s)
      }
    },
  }
}
