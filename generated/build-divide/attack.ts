// Compiled from the rules of BuildDivide into attack.ts: what rules/build-divide/attack.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, goesOn, happens, heldAnew, nextSeat, noteEvent, owned, popFrame, pushFrame, reckoned, refuse, through, within } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { EVENT, MOVE, ORIGIN, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { AttackPlayerFrame, AttackUnitFrame, BattleStepFrame, BlockStepFrame, CarryAttackFrame, State } from './state.ts'

export function attackRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.attack.3] */
    isOnAttack(s: State, c: number): boolean {
      return c === s.attacker && s.place[c] === ZONE.field && s.visit[c]! === s.attackerVisit
    },

    /** [bd.attack.3] */
    isUnderAttack(s: State, c: number): boolean {
      return c === s.targetCard && s.place[c] === ZONE.field && s.visit[c]! === s.targetVisit
    },

    /** [bd.attack.1] */
    faces(s: State, p: number, q: number): boolean {
      return rules.opposes(s, q, p)
    },

    /** [bd.attack.1] Begins `attack-player`, which may stop to ask. */
    attackPlayer(s: State, q: number, u: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['attack-player'], [q, u, p], [u])
      pushFrame<AttackPlayerFrame>(s, { proc: PROC.attackPlayerFrame, pc: 0, answer: 0, q, u, p })
    },

    stepAttackPlayer(s: State, f: AttackPlayerFrame): void {
      switch (f.pc) {
        case 0:
          s.targetPlayer = f.q
          s.targetCard = NONE
          f.pc = 1
          return rules.carryAttack(s, f.u, f.p)
        case 1 /* after carry-attack */:
          return popFrame(s)
      }
    },

    /** [bd.attack.1] Begins `attack-unit`, which may stop to ask. */
    attackUnit(s: State, t2: number, u: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['attack-unit'], [t2, u, p], [t2, u])
      pushFrame<AttackUnitFrame>(s, { proc: PROC.attackUnitFrame, pc: 0, answer: 0, t2, u, p })
    },

    stepAttackUnit(s: State, f: AttackUnitFrame): void {
      switch (f.pc) {
        case 0:
          s.targetPlayer = NONE
          s.targetCard = heldAnew(s, 'targetCard', 0, f.t2, ['frames.t2', 'mixed'])
          s.targetVisit = s.visit[f.t2]!
          f.pc = 1
          return rules.carryAttack(s, f.u, f.p)
        case 1 /* after carry-attack */:
          return popFrame(s)
      }
    },

    /** [bd.attack.1] Begins `carry-attack`, which may stop to ask. */
    carryAttack(s: State, u: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['carry-attack'], [u, p], [u])
      pushFrame<CarryAttackFrame>(s, { proc: PROC.carryAttackFrame, pc: 0, answer: 0, u, p })
    },

    stepCarryAttack(s: State, f: CarryAttackFrame): void {
      switch (f.pc) {
        case 0:
          s.attacker = heldAnew(s, 'attacker', 0, f.u, ['frames.u', 'mixed'])
          s.attackerVisit = s.visit[f.u]!
          if (s.place[f.u] === ZONE.field || within(s.place[f.u]!, ZONE.energy)) {
            if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
            s.rested[f.u] = true
          }
          rules.declareAttack(s, f.u, f.p)
          f.pc = 1
          return rules.playWindow(s)
        case 1 /* after play-window */:
          // [bd.attack.2]
          f.pc = 2
          return rules.blockStep(s, f.p)
        case 2 /* after block-step */:
          f.pc = 3
          return rules.playWindow(s)
        case 3 /* after play-window */:
          // [bd.attack.3]
          f.pc = 4
          return rules.battleStep(s)
        case 4 /* after battle-step */:
          // [bd.attack.4]
          rules.endAttack(s)
          return popFrame(s)
      }
    },

    /** [bd.attack.1] Carries out `declare-attack`. */
    declareAttack(s: State, u: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['declare-attack'], [u, p], [u])
    },

    /** [bd.attack.2] Begins `block-step`, which may stop to ask. */
    blockStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['block-step'], [p])
      pushFrame<BlockStepFrame>(s, { proc: PROC.blockStepFrame, pc: 0, answer: 0, p })
    },

    stepBlockStep(s: State, f: BlockStepFrame): void {
      switch (f.pc) {
        case 0:
          if (!s.zones[ZONE.field]!.some((u) => rules.isOnAttack(s, u))) return popFrame(s)
          f.pc = 1
          return rules.ask(s, f, 20, nextSeat(s, f.p, 1), true)
        case 1 /* after the answer */:
          return popFrame(s)
      }
    },

    /** What a seat may do at `block-step`. */
    offersAtBlockStep(s: State, seat: number, out: number[]): void {
      // [bd.attack.2] may-block
      for (const b of s.zones[ZONE.field]!) {
        if (!rules.isUnit(s, b)) continue
        if (rules.controllerOf(s, b) === seat && !rules.isRested(s, b)) out.push(1 + MOVE.block + 8 * b)
      }
    },

    /** [bd.attack.2] Carries out `block`. */
    block(s: State, b: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.block, [b, q], [b])
      if (s.place[b] === ZONE.field || within(s.place[b]!, ZONE.energy)) {
        if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
        s.rested[b] = true
      }
      s.blocker = heldAnew(s, 'blocker', 0, b)
      s.targetCard = heldAnew(s, 'targetCard', 0, b)
      s.targetVisit = s.visit[b]!
      s.targetPlayer = NONE
    },

    /** [bd.attack.3] Begins `battle-step`, which may stop to ask. */
    battleStep(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['battle-step'], [])
      pushFrame<BattleStepFrame>(s, { proc: PROC.battleStepFrame, pc: 0, answer: 0 })
    },

    stepBattleStep(s: State, f: BattleStepFrame): void {
      switch (f.pc) {
        case 0:
          for (const u of through(s.zones[ZONE.field]!, 35)) {
            if (rules.isOnAttack(s, u)) {
              goesOn(35)
              if (s.targetCard === NONE) {
                if (s.targetPlayer !== NONE) {
                  if (s.targetPlayer !== NONE) rules.harm(s, s.targetPlayer, u, ORIGIN['by-unit'], rules.hitOf(s, u))
                  else refuse(s)
                }
              }
              for (const t2 of s.zones[ZONE.field]!) {
                if (rules.isUnderAttack(s, t2)) rules.battle(s, u, t2)
              }
            }
          }
          f.pc = 2
          return rules.damageCheck(s)
        case 1 /* after rule-processing */:
          return popFrame(s)
        case 2 /* after damage-check */:
          f.pc = 1
          return rules.ruleProcessing(s)
      }
    },

    /** [bd.attack.3] Carries out `battle`. */
    battle(s: State, u: number, t2: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.battle, [u, t2], [u, t2])
      const mine = rules.powerOf(s, u)
      const theirs = rules.powerOf(s, t2)
      if (s.shared !== undefined) s.wounds = owned(s.wounds, s.shared.lists.wounds)
      s.wounds[t2] = reckoned(s.wounds[t2]! + mine, 36)
      if (s.shared !== undefined) s.wounds = owned(s.wounds, s.shared.lists.wounds)
      s.wounds[u] = reckoned(s.wounds[u]! + theirs, 37)
    },

    /** [bd.attack.3] Carries out `heal-all`. */
    healAll(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['heal-all'], [])
      for (const c2 of s.zones[ZONE.field]!.filter((c) => s.wounds[c]! > 0)) {
        if (s.shared !== undefined) s.wounds = owned(s.wounds, s.shared.lists.wounds)
        s.wounds[c2] = 0
      }
    },

    /** [bd.attack.4] Carries out `end-attack`. */
    endAttack(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-attack'], [])
      s.attacker = NONE
      s.blocker = NONE
      s.targetPlayer = NONE
      s.targetCard = NONE
    },
  }
}
