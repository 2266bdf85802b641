// Compiled from the rules of TrumpKing into battle.ts: what rules/trump-king/battle.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, asItStands, goesOn, happens, heldAnew, lookingBack, noteEvent, owned, popFrame, pushFrame,
  putsOffEffect, reckoned, refuse, refuseText, takePutOff, through, within,
} from 'houserules/runtime'
import type { TrumpKingRules } from './linked.ts'
import { EVENT, POSITION, PROC, ZONE } from './names.ts'
import type { AttackDirectlyFrame, AttackFrame, BattleFrame, State } from './state.ts'

export function battleRules(all: object) {
  const rules = all as TrumpKingRules
  return {
    /** [monster.6] `lying-low-attack-directly` */
    forbidsLyingLowAttackDirectly(s: State, a: number, _p: number): boolean {
      return s.position[a]! !== POSITION.attack
    },

    /** [monster.6] `lying-low` */
    forbidsLyingLow(s: State, a: number, _t2: number, _p: number): boolean {
      return s.position[a]! !== POSITION.attack
    },

    /** [battle.3] `monsters-shield` */
    forbidsMonstersShield(s: State, _a: number, p: number): boolean {
      return (s.zones[ZONE.monsters + rules.opponentOf(s, p)] ?? []).length > 0
    },

    /** [battle.10] `one-attack-attack-directly` */
    forbidsOneAttackAttackDirectly(s: State, a: number, _p: number): boolean {
      return s.attacksMade[a]! >= rules.attacksPerBattleOf(s)
    },

    /** [battle.10] `one-attack` */
    forbidsOneAttack(s: State, a: number, _t2: number, _p: number): boolean {
      return s.attacksMade[a]! >= rules.attacksPerBattleOf(s)
    },

    /** [gap.attack-in-summoning-turn] `just-arrived-attack-directly` */
    forbidsJustArrivedAttackDirectly(s: State, a: number, _p: number): boolean {
      return s.options[37] === 1 /* attack-in-summoning-turn: no */ && s.arrived[a]! === s.turnNumber
    },

    /** [gap.attack-in-summoning-turn] `just-arrived` */
    forbidsJustArrived(s: State, a: number, _t2: number, _p: number): boolean {
      return s.options[37] === 1 /* attack-in-summoning-turn: no */ && s.arrived[a]! === s.turnNumber
    },

    /** [battle.10] Carries out `note-attack`. */
    noteAttack(s: State, a: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['note-attack'], [a], [a])
      if (s.shared !== undefined) s.attacksMade = owned(s.attacksMade, s.shared.lists.attacksMade)
      s.attacksMade[a] = reckoned(s.attacksMade[a]! + 1, 8)
      if (s.shared !== undefined) s.attackedIn = owned(s.attackedIn, s.shared.lists.attackedIn)
      s.attackedIn[a] = s.turnNumber
    },

    /** [battle.2] Whether `attack-directly` may happen. */
    canAttackDirectly(s: State, a: number, p: number): boolean {
      return (
        !rules.forbidsLyingLowAttackDirectly(s, a, p) &&
        !rules.forbidsMonstersShield(s, a, p) &&
        !rules.forbidsOneAttackAttackDirectly(s, a, p) &&
        !rules.forbidsJustArrivedAttackDirectly(s, a, p)
      )
    },

    /** [battle.2] Begins `attack-directly`, which may stop to ask. */
    doAttackDirectly(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['attack-directly'], [a, p], [a])
      pushFrame<AttackDirectlyFrame>(s, { proc: PROC.attackDirectlyFrame, pc: 0, answer: 0, a, p })
    },

    stepAttackDirectly(s: State, f: AttackDirectlyFrame): void {
      switch (f.pc) {
        case 0:
          rules.noteAttack(s, f.a)
          f.pc = 1
          return rules.window(s)
        case 1 /* after window */:
          if (s.place[f.a] === ZONE.monsters + f.p && s.attacksMade[f.a]! > 0 && s.position[f.a]! === POSITION.attack) {
            rules.hurt(s, rules.opponentOf(s, f.p), rules.valueOf(s, f.a))
            if (s.over) return
          }
          return popFrame(s)
      }
    },

    /** [battle.2] Every rule that keeps `attack-directly` from happening. */
    refusalsOfAttackDirectly(s: State, args: readonly Captured[], out: number[]): void {
      const [a, p] = args as [number, number]
      if (rules.forbidsLyingLowAttackDirectly(s, a, p)) out.push(37 /* lying-low */)
      if (rules.forbidsMonstersShield(s, a, p)) out.push(38 /* monsters-shield */)
      if (rules.forbidsOneAttackAttackDirectly(s, a, p)) out.push(39 /* one-attack */)
      if (rules.forbidsJustArrivedAttackDirectly(s, a, p)) out.push(40 /* just-arrived */)
    },

    /** [battle.4] Whether `attack` may happen. */
    canAttack(s: State, a: number, t2: number, p: number): boolean {
      return (
        !rules.forbidsLyingLow(s, a, t2, p) &&
        !rules.forbidsOneAttack(s, a, t2, p) &&
        !rules.forbidsJustArrived(s, a, t2, p)
      )
    },

    /** [battle.4] Begins `attack`, which may stop to ask. */
    doAttack(s: State, a: number, t2: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.attack, [a, t2, p], [a, t2])
      pushFrame<AttackFrame>(s, { proc: PROC.attackFrame, pc: 0, answer: 0, a, t2, p })
    },

    stepAttack(s: State, f: AttackFrame): void {
      switch (f.pc) {
        case 0:
          rules.noteAttack(s, f.a)
          f.pc = 2
          return rules.window(s)
        case 1 /* after battle */:
          return popFrame(s)
        case 2 /* after window */:
          if (s.place[f.a] !== ZONE.monsters + f.p || s.attacksMade[f.a]! <= 0 || s.position[f.a]! !== POSITION.attack)
            return popFrame(s)
          if (within(s.place[f.t2]!, ZONE.monsters)) {
            f.pc = 1
            return rules.battle(s, f.a, f.t2, f.p)
          }
          // [gap.battle-target-lost]
          if (s.options[34] !== 1 /* battle-target-lost: replay */) return popFrame(s)
          f.pc = 3
          return rules.ask(s, f, 4, f.p, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 1)
          const u = f.answer - 1
          f.pc = 1
          return rules.battle(s, f.a, u, f.p)
        }
      }
    },

    /** [battle.4] What may be answered: choose a card. */
    answersToAttack(s: State, f: AttackFrame, out: number[]): void {
      for (const u of s.zones[ZONE.monsters + rules.opponentOf(s, f.p)] ?? []) out.push(u + 1)
    },

    /** [battle.4] Every rule that keeps `attack` from happening. */
    refusalsOfAttack(s: State, args: readonly Captured[], out: number[]): void {
      const [a, t2, p] = args as [number, number, number]
      if (rules.forbidsLyingLow(s, a, t2, p)) out.push(37 /* lying-low */)
      if (rules.forbidsOneAttack(s, a, t2, p)) out.push(39 /* one-attack */)
      if (rules.forbidsJustArrived(s, a, t2, p)) out.push(40 /* just-arrived */)
    },

    /** [battle.4] Begins `battle`, which may stop to ask. */
    battle(s: State, a: number, t2: number, p: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.battle, [a, t2, p], [a, t2])
      pushFrame<BattleFrame>(s, { proc: PROC.battleFrame, pc: 0, answer: 0, a, t2, p, following8: [], next9: 0 })
    },

    stepBattle(s: State, f: BattleFrame): void {
      let m: number = NONE
      let part: number = NONE
      let part1: number[] = []
      let members2: readonly number[] = []
      let at3: number = 0
      let active4: readonly number[] = []
      let next5: number = 0
      let changed6: number = 0
      let next7: number = 0
      for (;;)
        switch (f.pc) {
          case 0: {
            // [monster.5]
            if (s.position[f.t2]! === POSITION['face-down']) rules.turnUp(s, f.t2, POSITION.defence)
            // [battle.4]
            if (s.shared !== undefined) s.foe = owned(s.foe, s.shared.lists.foe)
            s.foe[f.a] = heldAnew(s, 'foe', f.a, f.t2, ['frames.t2', 'mixed'])
            if (s.shared !== undefined) s.foe = owned(s.foe, s.shared.lists.foe)
            s.foe[f.t2] = heldAnew(s, 'foe', f.t2, f.a, ['frames.a', 'mixed'])
            // [heart.5]
            const safe = [f.a, f.t2].filter((m2) => rules.isSpared(s, m2))
            const open = s.position[f.t2]! === POSITION.attack
            const gap = rules.valueOf(s, f.a) - rules.valueOf(s, f.t2)
            // [battle.5]
            if (gap > 0 && open) {
              rules.hurt(s, rules.opponentOf(s, f.p), gap)
              if (s.over) return
            }
            // [battle.5, battle.9]
            if (gap < 0) {
              rules.hurt(s, f.p, 0 - gap)
              if (s.over) return
            }
            // [battle.5, battle.6, battle.7, battle.8]
            const fallen = [f.a, f.t2].filter(
              (m3) => (m3 === f.t2 && gap > 0) || (open && gap === 0) || (m3 === f.a && open && gap < 0),
            )
            rules.fallTogether(s, fallen)
            members2 = through(fallen, 9).filter((m4) => !safe.includes(m4))
            active4 = members2.map((_, i) => i)
            part1 = members2.map(() => NONE)
            next5 = 0
            f.pc = 1
            continue
          }
          case 1:
            if (next5 < active4.length) {
              goesOn(9)
              at3 = active4[next5]!
              next5 += 1
              m = members2[at3]!
              part = s.foe[m]!
              part1[at3] = part
              continue
            }
            if (active4.length === 0) return popFrame(s)
            changed6 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            next7 = 0
            f.pc = 2
            continue
          case 2:
            if (next7 >= active4.length) {
              s.linesDeep -= 1
              s.beforeLine = s.beforeLine?.beforeLine ?? null
              if (changed6 === 1) s.changedInLine = true
              f.following8 = takePutOff(s)
              f.next9 = 0
              f.pc = 3
              continue
            }
            if (s.changedInLine) changed6 = 1
            s.changedInLine = false
            goesOn(9)
            at3 = active4[next7]!
            next7 += 1
            m = members2[at3]!
            part = part1[at3]!
            if (part !== NONE) rules.battleDestroy(s, m, part)
            else refuse(s)
            continue
          case 3:
            if (f.next9 >= f.following8.length) return popFrame(s)
            f.next9 += 1
            return rules.followUp(s, f.following8[f.next9 - 1]!)
        }
    },

    afterBattleDestroy(_s: State, _m: number, _k: number): void {},

    afterMove(s: State, card2: number, from2: number, to2: number): void {
      if (rules.matchesForgetsNames(s, card2, from2, to2)) rules.forgetsNames(s, card2)
    },

    /** What `slash` notices before `battle-destroy`. */
    noticedAtBattleDestroy(s: State, m: number, k: number): readonly Captured[][] {
      return rules.matchesSlash(s, m, k) ? [[rules.holder(s, k), k, rules.holder(s, k), m]] : []
    },

    /** What `when-battle-destroy` notices before `battle-destroy`. */
    noticedAtBattleDestroy2(s: State, m: number, k: number): readonly Captured[][] {
      return rules.matchesWhenBattleDestroy(s, m, k) ? [[rules.holder(s, k), k, rules.holder(s, k), m]] : []
    },

    /** What `harvest` notices before `battle-destroy`. */
    noticedAtBattleDestroy3(s: State, m: number, k: number): readonly Captured[][] {
      return rules.matchesHarvest(s, m, k) ? [[rules.holder(s, m), m, m, rules.holder(s, m)]] : []
    },

    /** [battle.5] Carries out `battle-destroy`. */
    battleDestroy(s: State, m: number, k: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['battle-destroy'], [m, k], [m, k])
      const noticed1 = rules.noticedAtBattleDestroy(lookingBack(s, [m, k]), m, k)
      const noticed2 = rules.noticedAtBattleDestroy2(lookingBack(s, [m, k]), m, k)
      const noticed3 = rules.noticedAtBattleDestroy3(lookingBack(s, [m, k]), m, k)
      rules.destroy(s, m)
      if (s.linesDeep > 0) {
        for (const [controller, source, ...captured] of noticed1)
          putsOffEffect(s, {
            body: PROC.slashFrame,
            controller: controller as number,
            source: source as number,
            optional: true,
            captured,
          })
        for (const [controller, source, ...captured] of noticed2)
          putsOffEffect(s, {
            body: PROC.whenBattleDestroyFrame,
            controller: controller as number,
            source: source as number,
            optional: true,
            captured,
          })
        for (const [controller, source, ...captured] of noticed3)
          putsOffEffect(s, {
            body: PROC.harvestFrame,
            controller: controller as number,
            source: source as number,
            optional: true,
            captured,
          })
      } else {
        for (const [controller, source, ...captured] of noticed1)
          addEffect(s, 0, PROC.slashFrame, controller as number, source as number, true, captured)
        for (const [controller, source, ...captured] of noticed2)
          addEffect(s, 0, PROC.whenBattleDestroyFrame, controller as number, source as number, true, captured)
        for (const [controller, source, ...captured] of noticed3)
          addEffect(s, 0, PROC.harvestFrame, controller as number, source as number, true, captured)
      }
    },

    /** [heart.5] */
    isSpared(s: State, m: number): boolean {
      return (
        rules.isHeart(s, m) &&
        !rules.isNegated(s, m) &&
        s.life[rules.holder(s, m)]! > s.life[rules.opponentOf(s, rules.holder(s, m))]!
      )
    },

    /** [monster.2] `too-new` */
    forbidsTooNew(s: State, m: number, _p: number): boolean {
      return s.arrived[m]! >= s.turnNumber
    },

    /** [monster.2] `changed-already` */
    forbidsChangedAlready(s: State, m: number, _p: number): boolean {
      return (s.timesChangePositionDuringTurn[m] ?? 0) > 0
    },

    /** [monster.2] `has-attacked` */
    forbidsHasAttacked(s: State, m: number, _p: number): boolean {
      return s.attackedIn[m]! === s.turnNumber
    },

    /** [gap.position-change-attacked] `has-ever-attacked` */
    forbidsHasEverAttacked(s: State, m: number, _p: number): boolean {
      return s.options[38] === 1 /* position-change-attacked: ever */ && s.attackedIn[m]! > 0
    },

    /** [monster.2, monster.3, monster.4] Whether `change-position` may happen. */
    canChangePosition(s: State, m: number, p: number): boolean {
      return (
        !rules.forbidsTooNew(s, m, p) &&
        !rules.forbidsChangedAlready(s, m, p) &&
        !rules.forbidsHasAttacked(s, m, p) &&
        !rules.forbidsHasEverAttacked(s, m, p) &&
        !rules.forbidsSteadfast(s, m, p) &&
        !rules.forbidsCannotChangePosition(s, m, p)
      )
    },

    /** [monster.2, monster.3, monster.4] Carries out `change-position`. */
    doChangePosition(s: State, m: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['change-position'], [m, p], [m])
      if (s.shared !== undefined)
        s.timesChangePositionDuringTurn = owned(
          s.timesChangePositionDuringTurn,
          s.shared.lists.timesChangePositionDuringTurn,
        )
      s.timesChangePositionDuringTurn[m] = (s.timesChangePositionDuringTurn[m] ?? 0) + 1
      rules.turnUp(s, m, s.position[m]! === POSITION.attack ? POSITION.defence : POSITION.attack)
      if (rules.matchesAfterSetCardChangePosition(s, m, p)) rules.afterSetCardChangePosition(s)
    },

    /** [monster.2, monster.3, monster.4] Every rule that keeps `change-position` from happening. */
    refusalsOfChangePosition(s: State, args: readonly Captured[], out: number[]): void {
      const [m, p] = args as [number, number]
      if (rules.forbidsTooNew(s, m, p)) out.push(41 /* too-new */)
      if (rules.forbidsChangedAlready(s, m, p)) out.push(42 /* changed-already */)
      if (rules.forbidsHasAttacked(s, m, p)) out.push(43 /* has-attacked */)
      if (rules.forbidsHasEverAttacked(s, m, p)) out.push(44 /* has-ever-attacked */)
      if (rules.forbidsSteadfast(s, m, p)) out.push(45 /* steadfast */)
      if (rules.forbidsCannotChangePosition(s, m, p)) out.push(46 /* cannot-change-position */)
    },

    /** [monster.4, monster.5] Carries out `turn-up`. */
    turnUp(s: State, m: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['turn-up'], [m, q], [m])
      const was = s.position[m]!
      if (s.shared !== undefined) s.position = owned(s.position, s.shared.lists.position)
      s.position[m] = q
      if (was === POSITION['face-down']) {
        s.clock = reckoned(s.clock + 1, 10)
        if (s.shared !== undefined) s.upSince = owned(s.upSince, s.shared.lists.upSince)
        s.upSince[m] = s.clock
        // [gap.set-and-flip-as-summon]
        if (s.options[11] === 1 /* set-and-flip-as-summon: yes */) {
          if (within(s.place[m]!, ZONE.monsters)) {
            if (s.shared !== undefined) s.fresh = owned(s.fresh, s.shared.lists.fresh)
            s.fresh[m] = true
          }
        }
      }
    },
  }
}
