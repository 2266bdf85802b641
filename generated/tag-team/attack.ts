// Compiled from the rules of TagTeam into attack.ts: what rules/build-divide/attack.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, goesOn, happens, heldAnew, noteEvent, owned, popFrame, reckoned, refuse, through, within } from 'houserules/runtime'
import { EVENT, ORIGIN } from '../build-divide/names.ts'
import type { BattleStepFrame, CarryAttackFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { ZONE } from './names.ts'
import type { State } from './state.ts'

export function attackRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.attack.3] */
    isOnAttack(s: State, c: number): boolean {
      return c === s.attacker && s.place[c] === ZONE.field && s.visit[c]! === s.attackerVisit
    },

    /** [bd.attack.3] */
    isUnderAttack(s: State, c: number): boolean {
      return c === s.targetCard && s.place[c] === ZONE.field && s.visit[c]! === s.targetVisit
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

    stepBattleStep(s: State, f: BattleStepFrame): void {
      switch (f.pc) {
        case 0:
          for (const u of through(s.zones[ZONE.field]!, 36)) {
            if (rules.isOnAttack(s, u)) {
              goesOn(36)
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
      s.wounds[t2] = reckoned(s.wounds[t2]! + mine, 37)
      if (s.shared !== undefined) s.wounds = owned(s.wounds, s.shared.lists.wounds)
      s.wounds[u] = reckoned(s.wounds[u]! + theirs, 38)
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
  }
}
