// Compiled from the rules of Magic into combat.ts: what rules/magic/combat.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, family, goesOn, goesRound, grown, happens, heldAnew, membersOf, nextSeat, noteEvent, owned, popFrame, pushFrame,
  reckoned, refuse, someOf, through, union, within, without,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { EVENT, KEYWORD, MOVE, PHASE_KIND, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { CombatPhaseFrame, DeclareAttackersFrame, DeclareBlockersFrame, State, StrikeAllFrame, StrikeWithFrame } from './state.ts'

export function combatRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.508.1] */
    isAttacking(s: State, it: number): boolean {
      return s.attacking[it] === true
    },

    /** [mtg.509.1] */
    isBlocking(s: State, it: number): boolean {
      return s.blocking[it] === true
    },

    /** [mtg.509.1] */
    isBlocked(s: State, it: number): boolean {
      return s.blocked[it] === true
    },

    /** [mtg.506.1] Begins `combat-phase`, which may stop to ask. */
    combatPhase(s: State, p: number): void {
      if (s.over) return
      goesRound(63)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['combat-phase'], [p])
      pushFrame<CombatPhaseFrame>(s, { proc: PROC.combatPhaseFrame, pc: 0, answer: 0, p })
    },

    stepCombatPhase(s: State, f: CombatPhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.phase = PHASE_KIND.combat
            f.pc = 1
            return rules.declareAttackers(s, f.p)
          case 1 /* after declare-attackers */:
            if (!someOf(s, ZONE.battlefield, (a) => rules.isAttacking(s, a))) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.priority(s)
          case 2:
            rules.emptyPools(s)
            return popFrame(s)
          case 3 /* after priority */:
            f.pc = 4
            return rules.declareBlockers(s, nextSeat(s, f.p, 1))
          case 4 /* after declare-blockers */:
            f.pc = 5
            return rules.priority(s)
          case 5 /* after priority */:
            f.pc = 6
            return rules.strikeAll(s, f.p)
          case 6 /* after strike-all */:
            f.pc = 7
            return rules.priority(s)
          case 7 /* after priority */:
            for (const c of family(s, ZONE.battlefield)) {
              if (within(s.place[c]!, ZONE.battlefield)) {
                if (s.shared !== undefined) s.attacking = owned(s.attacking, s.shared.lists.attacking)
                s.attacking[c] = false
              }
              if (within(s.place[c]!, ZONE.battlefield)) {
                if (s.shared !== undefined) s.blocking = owned(s.blocking, s.shared.lists.blocking)
                s.blocking[c] = false
              }
              if (within(s.place[c]!, ZONE.battlefield)) {
                if (s.shared !== undefined) s.blocked = owned(s.blocked, s.shared.lists.blocked)
                s.blocked[c] = false
              }
              if (s.shared !== undefined) s.blockedBy = owned(s.blockedBy, s.shared.lists.blockedBy)
              s.blockedBy[c] = heldAnew(s, 'blockedBy', c, [])
            }
            f.pc = 2
            continue
        }
    },

    /** [mtg.508.1] Begins `declare-attackers`, which may stop to ask. */
    declareAttackers(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['declare-attackers'], [p])
      pushFrame<DeclareAttackersFrame>(s, { proc: PROC.declareAttackersFrame, pc: 0, answer: 0, p })
    },

    stepDeclareAttackers(s: State, f: DeclareAttackersFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            f.pc = 2
            return rules.ask(s, f, 48, f.p, true)
          case 2 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.checkState(s)
        }
    },

    /** What a seat may do at `declare-attackers`. */
    offersAtDeclareAttackers(s: State, seat: number, out: number[]): void {
      // [mtg.508.1] may-attack
      for (const a of s.zones[ZONE.battlefield + seat]!) {
        if (!rules.isCreature(s, a)) continue
        if (rules.canAttack(s, a, seat)) out.push(1 + MOVE.attack + 32 * a)
      }
    },

    /** [mtg.508.1] `cannot-attack` */
    forbidsCannotAttack(s: State, a: number, _p: number): boolean {
      return rules.isTapped(s, a) || rules.isSick(s, a) || rules.isAttacking(s, a)
    },

    /** [mtg.508.1] Whether `attack` may happen. */
    canAttack(s: State, a: number, p: number): boolean {
      return !rules.forbidsCannotAttack(s, a, p)
    },

    /** [mtg.508.1] Carries out `attack`. */
    doAttack(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.attack, [a, p], [a])
      if (within(s.place[a]!, ZONE.battlefield)) {
        if (s.shared !== undefined) s.attacking = owned(s.attacking, s.shared.lists.attacking)
        s.attacking[a] = true
      }
      // [mtg.702.20]
      if (!rules.has(s, a, KEYWORD.vigilance)) {
        if (within(s.place[a]!, ZONE.battlefield)) {
          if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
          s.tapped[a] = true
        }
      }
    },

    /** [mtg.508.1] Every rule that keeps `attack` from happening. */
    refusalsOfAttack(s: State, args: readonly Captured[], out: number[]): void {
      const [a, p] = args as [number, number]
      if (rules.forbidsCannotAttack(s, a, p)) out.push(94 /* cannot-attack */)
    },

    /** [mtg.302.6] */
    isSick(s: State, c: number): boolean {
      return rules.isCreature(s, c) && s.arrived[c]! === s.turnNumber && !rules.has(s, c, KEYWORD.haste)
    },

    /** [mtg.509.1] Begins `declare-blockers`, which may stop to ask. */
    declareBlockers(s: State, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['declare-blockers'], [q])
      pushFrame<DeclareBlockersFrame>(s, { proc: PROC.declareBlockersFrame, pc: 0, answer: 0, q })
    },

    stepDeclareBlockers(s: State, f: DeclareBlockersFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            f.pc = 2
            return rules.ask(s, f, 49, f.q, true)
          case 2 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.checkState(s)
        }
    },

    /** What a seat may do at `declare-blockers`. */
    offersAtDeclareBlockers(s: State, seat: number, out: number[]): void {
      // [mtg.509.1] may-block
      for (const a of family(s, ZONE.battlefield)) {
        if (!(rules.isAttacking(s, a) && s.place[a] === ZONE.battlefield + s.turnPlayer)) continue
        for (const b of s.zones[ZONE.battlefield + seat]!) {
          if (!rules.isCreature(s, b)) continue
          if (rules.canBlock(s, a, b, seat)) out.push(1 + MOVE.block + 32 * (a + 2048 * b))
        }
      }
    },

    /** [mtg.509.1] `cannot-block` */
    forbidsCannotBlock(s: State, _a: number, b: number, _q: number): boolean {
      return rules.isTapped(s, b) || rules.isBlocking(s, b)
    },

    /** [mtg.702.9] `cannot-block-2` */
    forbidsCannotBlock2(s: State, a: number, b: number, _q: number): boolean {
      return rules.has(s, a, KEYWORD.flying) && !rules.has(s, b, KEYWORD.flying) && !rules.has(s, b, KEYWORD.reach)
    },

    /** [mtg.702.16] `cannot-block-3` */
    forbidsCannotBlock3(s: State, a: number, b: number, _q: number): boolean {
      return rules.spurns(s, a, b)
    },

    /** [mtg.509.1] Whether `block` may happen. */
    canBlock(s: State, a: number, b: number, q: number): boolean {
      return (
        !rules.forbidsCannotBlock(s, a, b, q) &&
        !rules.forbidsCannotBlock2(s, a, b, q) &&
        !rules.forbidsCannotBlock3(s, a, b, q)
      )
    },

    /** [mtg.509.1] Carries out `block`. */
    doBlock(s: State, a: number, b: number, q: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT.block, [a, b, q], [a, b])
      if (within(s.place[b]!, ZONE.battlefield)) {
        if (s.shared !== undefined) s.blocking = owned(s.blocking, s.shared.lists.blocking)
        s.blocking[b] = true
      }
      if (within(s.place[a]!, ZONE.battlefield)) {
        if (s.shared !== undefined) s.blocked = owned(s.blocked, s.shared.lists.blocked)
        s.blocked[a] = true
      }
      if (s.shared !== undefined) s.blockedBy = owned(s.blockedBy, s.shared.lists.blockedBy)
      s.blockedBy[a] = grown(union(s.blockedBy[a]!, heldAnew(s, 'blockedBy', a, [b])), 64)
    },

    /** [mtg.509.1] Every rule that keeps `block` from happening. */
    refusalsOfBlock(s: State, args: readonly Captured[], out: number[]): void {
      const [a, b, q] = args as [number, number, number]
      if (rules.forbidsCannotBlock(s, a, b, q)) out.push(95 /* cannot-block */)
      if (rules.forbidsCannotBlock2(s, a, b, q)) out.push(96 /* cannot-block-2 */)
      if (rules.forbidsCannotBlock3(s, a, b, q)) out.push(97 /* cannot-block-3 */)
    },

    /** [mtg.510.1] Begins `strike-all`, which may stop to ask. */
    strikeAll(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['strike-all'], [p])
      pushFrame<StrikeAllFrame>(s, {
        proc: PROC.strikeAllFrame,
        pc: 0,
        answer: 0,
        p,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      })
    },

    stepStrikeAll(s: State, f: StrikeAllFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [mtg.702.7]
            if (
              !someOf(
                s,
                ZONE.battlefield,
                (c) => rules.has(s, c, KEYWORD['first-strike']) && (rules.isAttacking(s, c) || rules.isBlocking(s, c)),
              )
            ) {
              f.pc = 1
              continue
            }
            f.list1 = membersOf(
              s,
              ZONE.battlefield,
              (a) => rules.isAttacking(s, a) && rules.has(s, a, KEYWORD['first-strike']),
            )
            f.next2 = 0
            f.pc = 2
            continue
          case 1:
            f.list3 = membersOf(
              s,
              ZONE.battlefield,
              (a2) => rules.isAttacking(s, a2) && !rules.has(s, a2, KEYWORD['first-strike']),
            )
            f.next4 = 0
            f.pc = 3
            continue
          case 2:
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2++]!
              return rules.strikeWith(s, each, f.p)
            }
            for (const each2 of through(
              membersOf(s, ZONE.battlefield, (b) => rules.isBlocking(s, b) && rules.has(s, b, KEYWORD['first-strike'])),
              65,
            )) {
              goesOn(65)
              rules.strikeBack(s, each2)
            }
            f.pc = 1
            return rules.priority(s)
          case 3:
            if (f.next4 < f.list3.length) {
              const each3 = f.list3[f.next4++]!
              return rules.strikeWith(s, each3, f.p)
            }
            for (const each4 of through(
              membersOf(
                s,
                ZONE.battlefield,
                (b2) => rules.isBlocking(s, b2) && !rules.has(s, b2, KEYWORD['first-strike']),
              ),
              66,
            )) {
              goesOn(66)
              rules.strikeBack(s, each4)
            }
            return popFrame(s)
        }
    },

    /** [mtg.510.1] Begins `strike-with`, which may stop to ask. */
    strikeWith(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['strike-with'], [a, p], [a])
      pushFrame<StrikeWithFrame>(s, { proc: PROC.strikeWithFrame, pc: 0, answer: 0, a, p, left: NONE, rest2: [] })
    },

    stepStrikeWith(s: State, f: StrikeWithFrame): void {
      let part2: number = NONE
      for (;;)
        switch (f.pc) {
          case 0:
            f.left = Math.max(0, rules.powerOf(s, f.a))
            if (!rules.isBlocked(s, f.a)) {
              rules.damagePlayer(s, nextSeat(s, f.p, 1), f.left, f.a)
              return popFrame(s)
            }
            f.rest2 = s.blockedBy[f.a]!.filter((b) => within(s.place[b]!, ZONE.battlefield))
            f.pc = 1
            continue
          case 1:
            if (f.rest2.length > 0 && f.left > 0) {
              goesRound(67)
              f.pc = 2
              return rules.ask(s, f, 50, f.p, false)
            }
            // [mtg.702.19]
            if (rules.has(s, f.a, KEYWORD.trample) && f.left > 0)
              rules.damagePlayer(s, nextSeat(s, f.p, 1), f.left, f.a)
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 17)
              f.pc = 1
              continue
            }
            const b2 = f.answer - 1
            f.rest2 = without(f.rest2, [b2])
            part2 = Math.min(f.left, Math.max(0, reckoned(rules.toughnessOf(s, b2) - s.damage[b2]!, 68)))
            if (f.rest2.length === 0 && !rules.has(s, f.a, KEYWORD.trample)) part2 = f.left
            rules.damageCreature(s, b2, part2, f.a)
            f.left = reckoned(f.left - part2, 69)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.510.1] What may be answered: choose a card. */
    answersToStrikeWith(_s: State, f: StrikeWithFrame, out: number[]): void {
      for (const b of f.rest2) out.push(b + 1)
    },

    /** [mtg.510.1] Carries out `strike-back`. */
    strikeBack(s: State, b: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['strike-back'], [b], [b])
      for (const a of family(s, ZONE.battlefield)) {
        if (rules.isAttacking(s, a) && s.blockedBy[a]!.includes(b))
          rules.damageCreature(s, a, Math.max(0, rules.powerOf(s, b)), b)
      }
    },

    /** [mtg.702.16] */
    spurns(s: State, t2: number, s_: number): boolean {
      return rules.protectionsOf(s, t2).some((v) => rules.coloursOf(s, s_).includes(v))
    },

    /** [mtg.702.16] `cannot-damage-creature` */
    forbidsCannotDamageCreature(s: State, t2: number, _n: number, s_: number): boolean {
      return rules.spurns(s, t2, s_)
    },
  }
}
