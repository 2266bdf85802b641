// Compiled from the rules of DuemaParty into attack.ts: what rules/duel-masters/attack.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, divide, family, goesRound, happens, heldAnew, heldByEffect, lastingReason, membersOf, noteDone,
  noteEvent, orElse, owned, popFrame, pushFrame, putsOff, reckoned, roundIn, same, seats, union, within,
} from 'houserules/runtime'
import { BREED, KEYWORD, MOVE } from '../duel-masters/names.ts'
// prettier-ignore
import type { AttackPlayerFrame, BlockStepFrame, BreakShieldFrame, CarryAttackFrame, EndAttackFrame } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
// prettier-ignore
import { CARD, EVENT, PRINTED_BREED_OF, PRINTED_KEYWORDS, PRINTED_KIRIFUDASH, PRINTED_SIZE, PROC, ZONE } from './names.ts'
import type { State } from './state.ts'

export function attackRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.attack.3] */
    isSpeedAttacker(s: State, a: number): boolean {
      return (
        PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['speed-attacker']) ||
        PRINTED_BREED_OF[s.def[a]!]! === BREED.raider
      )
    },

    /** [dm.attack.3] */
    isMachFighter(s: State, a: number): boolean {
      return PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['mach-fighter'])
    },

    /** [dm.attack.1] Begins `attack-player`, which may stop to ask. */
    doAttackPlayer(s: State, q: number, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['attack-player'], [q, a, p], [a])
      s.timesDeclareDuringAttackPlayer = []
      pushFrame<AttackPlayerFrame>(s, { proc: PROC.attackPlayerFrame, pc: 0, answer: 0, q, a, p })
    },

    /** [dm.attack.1] Every rule that keeps `attack-player` from happening. */
    refusalsOfAttackPlayer(s: State, args: readonly Captured[], out: number[]): void {
      const [q, a, p] = args as [number, number, number]
      if (rules.forbidsTappedRest(s, q, a, p)) out.push(99 /* tapped-rest */)
      if (rules.forbidsSickRest(s, q, a, p)) out.push(100 /* sick-rest */)
      if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotAttackPlayer(s, it2, q, a, p)))
        out.push(101 /* cannot-attack-player */)
      for (const it3 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttackPlayer(s, it3, q, a, p))
          out.push(lastingReason(102 /* lasting-cannot-attack-player */, it3))
      for (const it4 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttackPlayer2(s, it4, q, a, p))
          out.push(lastingReason(103 /* lasting-cannot-attack-player-2 */, it4))
    },

    /** [dm.attack.1] Every rule that keeps `attack-creature` from happening. */
    refusalsOfAttackCreature(s: State, args: readonly Captured[], out: number[]): void {
      const [t2, a, p] = args as [number, number, number]
      if (rules.forbidsTappedRestAttackCreature(s, t2, a, p)) out.push(99 /* tapped-rest */)
      if (rules.forbidsSickHold(s, t2, a, p)) out.push(104 /* sick-hold */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttackCreature(s, it2, t2, a, p))
          out.push(lastingReason(105 /* lasting-cannot-attack-creature */, it2))
      for (const it3 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotAttackCreature2(s, it3, t2, a, p))
          out.push(lastingReason(106 /* lasting-cannot-attack-creature-2 */, it3))
    },

    /** [dm.attack.1] Begins `carry-attack`, which may stop to ask. */
    carryAttack(s: State, a: number, p: number): void {
      if (s.over) return
      goesRound(32)
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['carry-attack'], [a, p], [a])
      s.timesNinjaStrikeDuringCarryAttack = []
      s.timesBreakShieldDuringCarryAttack = 0
      s.timesRedirectDuringCarryAttack = []
      pushFrame<CarryAttackFrame>(s, { proc: PROC.carryAttackFrame, pc: 0, answer: 0, a, p })
    },

    /** [dm.attack.1] Carries out `attack`. */
    attack(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.attack, [a, p], [a])
      s.timesAttackDuringTurn += 1
      if (within(s.place[a]!, ZONE.mana) || within(s.place[a]!, ZONE.battle)) {
        if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
        s.tapped[a] = true
      }
      if (rules.matchesWhenAttack(s, a, p))
        addEffect(s, 0, PROC.whenAttackFrame, rules.holder(s, a), a, false, [rules.holder(s, a)])
      if (rules.matchesWhenAttack2(s, a, p))
        heldByEffect(s, addEffect(s, 0, PROC.whenAttack2Frame, rules.holder(s, a), a, false, [rules.holder(s, a), a]), [
          a,
        ])
      if (rules.matchesWhenPut13Attack(s, a, p))
        heldByEffect(
          s,
          addEffect(s, 0, PROC.whenPut13AttackFrame, rules.holder(s, a), a, false, [rules.holder(s, a), a]),
          [a],
        )
      if (rules.matchesWhenAttack3(s, a, p))
        heldByEffect(s, addEffect(s, 0, PROC.whenAttack3Frame, rules.holder(s, a), a, false, [rules.holder(s, a), a]), [
          a,
        ])
      for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenAttack4(s, it2, a, p)))
        addEffect(s, 0, PROC.whenAttack4Frame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
      if (rules.matchesWhenPut17Attack(s, a, p))
        addEffect(s, 0, PROC.whenPut17AttackFrame, rules.holder(s, a), a, false, [rules.holder(s, a)])
      if (rules.matchesWhenAttack5(s, a, p))
        addEffect(s, 0, PROC.whenAttack5Frame, rules.holder(s, a), a, false, [rules.holder(s, a)])
    },

    /** [dm.attack.5] Begins `end-attack`, which may stop to ask. */
    endAttack(s: State, a: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['end-attack'], [a, p], [a])
      s.timesEndAttackDuringMatch += 1
      pushFrame<EndAttackFrame>(s, { proc: PROC.endAttackFrame, pc: 0, answer: 0, a, p })
    },

    /** What a seat may do at `end-attack`. */
    offersAtEndAttack(s: State, seat: number, out: number[]): void {
      // [dm.kirifuda.1] may-kirifudash
      if (s.timesBreakShieldDuringCarryAttack > 0) {
        for (const c of [...family(s, ZONE.hand), ...family(s, ZONE['partner-zone'])]) {
          if (!rules.isAtHand(s, c)) continue
          if (rules.holder(s, c) === seat && PRINTED_KIRIFUDASH[s.def[c]!]! !== NONE) {
            if (rules.canKirifudash(s, c, seat)) out.push(1 + MOVE.kirifudash + 32 * c)
          }
        }
      }
    },

    stepBlockStep(s: State, f: BlockStepFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.firstTarget = s.targetCard
            f.list1 = roundIn(s.seating, f.p).filter((q2) => rules.opposes(s, q2, f.p))
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after declarations */:
            return popFrame(s)
          case 2:
            if (f.next2 < f.list1.length) {
              f.q = f.list1[f.next2++]!
              if (!same(s.targetCard, f.firstTarget) && (s.targetCard !== NONE || f.firstTarget !== NONE)) continue
              f.pc = 3
              return rules.ask(s, f, 23, f.q, true)
            }
            // [dm.ninja.1]
            if (s.targetCard === NONE || (f.firstTarget !== NONE && same(s.targetCard, f.firstTarget)))
              return popFrame(s)
            s.acting = heldAnew(s, 'acting', 0, s.targetCard, ['targetCard'])
            f.pc = 1
            return rules.declarations(s, f.p)
          case 3 /* after the answer */:
            f.pc = 2
            continue
        }
    },

    /** What a seat may do at `block-step`. */
    offersAtBlockStep(s: State, seat: number, out: number[]): void {
      // [dm.block.1] may-block
      for (const b of s.zones[ZONE.battle + seat]!) {
        if (!rules.isCreature(s, b)) continue
        if (rules.canBlock(s, b, seat)) out.push(1 + MOVE.block + 32 * b)
      }
      // [dm.block.2] may-guard
      if (s.targetCard !== NONE) {
        {
          const targetCard2 = s.targetCard
          for (const b of s.zones[ZONE.battle + seat]!) {
            if (!rules.isCreature(s, b)) continue
            if (targetCard2 !== b) {
              if (rules.canGuard(s, b, seat)) out.push(1 + MOVE.guard + 32 * b)
            }
          }
        }
      }
      // [dm.cards.1] may-draw-away
      for (const this_ of s.zones[ZONE.battle + seat]!) {
        if (s.def[this_]! !== CARD['《正義の煌き オーリリア》']) continue
        for (const b of s.zones[ZONE.battle + seat]!) {
          if (
            s.place[this_] === ZONE.battle + seat &&
            rules.isTapped(s, this_) &&
            (b === this_ || rules.isTapped(s, b)) &&
            rules.isCreature(s, b)
          ) {
            if (rules.canDrawAway(s, this_, b, seat)) out.push(1 + MOVE['draw-away'] + 32 * (this_ + 2048 * b))
          }
        }
      }
    },

    /** [dm.block.1] */
    isBlocker(s: State, b: number): boolean {
      return PRINTED_KEYWORDS[s.def[b]!]!.includes(KEYWORD.blocker) || PRINTED_BREED_OF[s.def[b]!]! === BREED.sentry
    },

    /** [dm.block.2] */
    isGuardman(s: State, b: number): boolean {
      return PRINTED_KEYWORDS[s.def[b]!]!.includes(KEYWORD.guardman)
    },

    /** [dm.block.1] Whether `block` may happen. */
    canBlock(s: State, b: number, q: number): boolean {
      return (
        !rules.forbidsNeedsBlocker(s, b, q) &&
        !rules.forbidsOwnSide(s, b, q) &&
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotBlock(s, it2, b, q))
      )
    },

    /** [dm.block.1] Every rule that keeps `block` from happening. */
    refusalsOfBlock(s: State, args: readonly Captured[], out: number[]): void {
      const [b, q] = args as [number, number]
      if (rules.forbidsNeedsBlocker(s, b, q)) out.push(107 /* needs-blocker */)
      if (rules.forbidsOwnSide(s, b, q)) out.push(159 /* own-side */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotBlock(s, it2, b, q)) out.push(lastingReason(108 /* lasting-cannot-block */, it2))
    },

    /** [dm.block.2] Whether `guard` may happen. */
    canGuard(s: State, b: number, q: number): boolean {
      return (
        !rules.forbidsNeedsGuardman(s, b, q) &&
        !rules.forbidsOwnSideGuard(s, b, q) &&
        !s.zones[ZONE.lasting]!.some((it2) => rules.forbidsLastingCannotGuard(s, it2, b, q))
      )
    },

    /** [dm.block.2] Every rule that keeps `guard` from happening. */
    refusalsOfGuard(s: State, args: readonly Captured[], out: number[]): void {
      const [b, q] = args as [number, number]
      if (rules.forbidsNeedsGuardman(s, b, q)) out.push(109 /* needs-guardman */)
      if (rules.forbidsOwnSideGuard(s, b, q)) out.push(159 /* own-side */)
      for (const it2 of s.zones[ZONE.lasting]!)
        if (rules.forbidsLastingCannotGuard(s, it2, b, q)) out.push(lastingReason(110 /* lasting-cannot-guard */, it2))
    },

    /** [dm.break.2] */
    breaksOf(s: State, a: number): number {
      return Math.max(
        1,
        rules.isWBreaker(s, a) ? 2 : 1,
        rules.isTBreaker(s, a) ? 3 : 1,
        rules.isQBreaker(s, a) ? 4 : 1,
        rules.isPoweredBreaker(s, a) ? reckoned(1 + divide(rules.powerOf(s, a), rules.powerPerBreakOf(s)), 52) : 1,
      )
    },

    /** [dm.break.2] */
    isWBreaker(s: State, a: number): boolean {
      return (
        PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['w-breaker']) ||
        (s.def[a]! === CARD['《「大蛇」の鬼 ジャドク丸》'] &&
          seats(s).some(
            (opponent) =>
              rules.opposes(s, opponent, rules.holder(s, a)) &&
              within(s.place[a]!, ZONE.battle) &&
              rules.hasOniWith(s, rules.holder(s, a), opponent),
          )) ||
        (PRINTED_BREED_OF[s.def[a]!]! === BREED.giant && orElse(PRINTED_SIZE[s.def[a]!]!, 0) > 4)
      )
    },

    /** [dm.break.2] */
    isTBreaker(s: State, a: number): boolean {
      return (
        PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['t-breaker']) ||
        (PRINTED_BREED_OF[s.def[a]!]! === BREED.giant && orElse(PRINTED_SIZE[s.def[a]!]!, 0) > 7)
      )
    },

    /** [dm.break.2] */
    isQBreaker(s: State, a: number): boolean {
      return PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['q-breaker'])
    },

    /** [dm.break.3] */
    isPoweredBreaker(s: State, a: number): boolean {
      return PRINTED_KEYWORDS[s.def[a]!]!.includes(KEYWORD['powered-breaker'])
    },

    stepBreakShield(s: State, f: BreakShieldFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.s_, ZONE.hand + s.owner[f.s_]!)
        case 1 /* after move */:
          // [dm.trigger.1]
          s.changedInLine = true
          s.brokenShields = union(s.brokenShields, heldAnew(s, 'brokenShields', 0, [f.s_], ['frames.s_', 'mixed']))
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterBreakShieldFrame, [f.s_, f.a, f.p])
            return popFrame(s)
          }
          if (rules.matchesWhenBreakShield(s, f.s_, f.a, f.p))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenBreakShieldFrame, rules.holder(s, f.s_), f.s_, true, [
                f.s_,
                rules.holder(s, f.s_),
              ]),
              [f.s_],
            )
          if (rules.matchesWhenBreakShield2(s, f.s_, f.a, f.p))
            heldByEffect(
              s,
              addEffect(s, 0, PROC.whenBreakShield2Frame, rules.holder(s, f.s_), f.s_, true, [
                rules.holder(s, f.s_),
                f.s_,
              ]),
              [f.s_],
            )
          return popFrame(s)
      }
    },
  }
}
