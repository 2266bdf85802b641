// Compiled from the rules of TagTeam into team-battle.ts: what rules/build-divide/team-battle.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, happens, noteEvent, orElse, popFrame, pushFrame, top, whenThere, within } from 'houserules/runtime'
import { DESTINATION, EVENT, ICON, MOVE, ORIGIN, PRINTED_ICON } from '../build-divide/names.ts'
import type { ShootFrame, TriggerCheckFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { BlockStepFrame, State } from './state.ts'

export function teamBattleRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [602-1, 602-1a] */
    faces(s: State, p: number, q: number): boolean {
      return q === rules.facingOf(s, p)
    },

    /** [603-1, 603-1a, gap.both-may-block] Begins `block-step`, which may stop to ask. */
    blockStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['block-step'], [p])
      pushFrame<BlockStepFrame>(s, { proc: PROC.blockStepFrame, pc: 0, answer: 0, p, q: NONE, list1: [], next2: 0 })
    },

    stepBlockStep(s: State, f: BlockStepFrame): void {
      for (;;)
        switch (f.pc) {
          case 0: {
            const attacked = orElse(
              orElse(
                s.targetPlayer,
                whenThere(orElse(s.targetCard, s.attacker), NONE, (it0) => rules.controllerOf(s, it0)),
              ),
              f.p,
            )
            if (!s.zones[ZONE.field]!.some((u) => rules.isOnAttack(s, u))) return popFrame(s)
            f.list1 = [attacked, rules.teammateOf(s, attacked)]
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.q = f.list1[f.next2++]!
            // [603-1]
            if (s.blocker !== NONE) continue
            f.pc = 2
            return rules.ask(s, f, 22, f.q, true)
          case 2 /* after the answer */:
            f.pc = 1
            continue
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

    stepTriggerCheck(s: State, f: TriggerCheckFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if ((s.zones[ZONE.life + rules.teamOf(s, f.q)] ?? []).length === 0) {
              // [701-1a]
              rules.lose(s, f.q)
              if (s.over) return
              return popFrame(s)
            }
            f.list1 = top(s.zones[ZONE.life + rules.teamOf(s, f.q)] ?? [], 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.c = f.list1[f.next2++]!
            rules.reveal(s, f.c)
            // [701-1b]
            if (PRINTED_ICON[s.def[f.c]!]! === ICON.buster) rules.harm(s, f.q, f.c, ORIGIN['by-icon'], 1)
            // [701-1c]
            f.pc = 2
            if (PRINTED_ICON[s.def[f.c]!]! !== ICON.shot) continue
            return rules.shoot(s, f.c, f.q)
          case 2:
            // [701-1b, gap.no-icon]
            f.pc = 1
            if (!within(s.place[f.c]!, ZONE.life, 2)) continue
            return rules.takeLife(s, f.c, DESTINATION['to-graveyard'], f.q)
        }
    },

    stepShoot(s: State, f: ShootFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 23, s.owner[f.c]!, true)
        case 1 /* after play-free */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          f.pc = 1
          return rules.playFree(s, f.c, s.owner[f.c]!)
      }
    },
  }
}
