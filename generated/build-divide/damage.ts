// Compiled from the rules of BuildDivide into damage.ts: what rules/build-divide/damage.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, addEffect, allSee, endGame, happens, heldByEffect, noteEvent, owned, popFrame, pushFrame, seats, top, within } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { DESTINATION, EVENT, ICON, ORIGIN, PRINTED_ICON, PROC, ZONE } from './names.ts'
import type { HarmEffectFrame, ShootFrame, State, TriggerCheckFrame } from './state.ts'

export function damageRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.damage.1] Carries out `harm`. */
    harm(s: State, q: number, c: number, k: number, n: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.harm, [q, c, k, n], [c])
      const v = s.visit[c]!
      heldByEffect(
        s,
        addEffect(s, ZONE.packets, PROC.harmEffectFrame, q, c, false, [
          q,
          c,
          k,
          n,
          v,
          allSee(s, rules.viewersOf, [c], ['mixed']),
        ]),
        [c],
      )
    },

    /** [bd.damage.1] Effect of `harm-effect`. */
    harmEffect(s: State, q: number, c: number, k: number, n: number, v: number): void {
      pushFrame<HarmEffectFrame>(s, { proc: PROC.harmEffectFrame, pc: 0, answer: 0, q, c, k, n, v })
    },

    stepHarmEffect(s: State, f: HarmEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.damageWindow(s, f.q, f.c, f.k, f.n, f.v)
        case 1 /* after damage-window */:
          return popFrame(s)
      }
    },

    /** [bd.damage.3] */
    pointsOf(s: State, c: number, v: number): number {
      return s.place[c] === ZONE.field && s.visit[c]! === v ? rules.hitOf(s, c) : 0
    },

    /** [bd.damage.4] Begins `trigger-check`, which may stop to ask. */
    triggerCheck(s: State, q: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['trigger-check'], [q])
      pushFrame<TriggerCheckFrame>(s, {
        proc: PROC.triggerCheckFrame,
        pc: 0,
        answer: 0,
        q,
        c: NONE,
        list1: [],
        next2: 0,
      })
    },

    stepTriggerCheck(s: State, f: TriggerCheckFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.zones[ZONE.life + f.q]!.length === 0) {
              // [bd.lose.1]
              rules.lose(s, f.q)
              if (s.over) return
              return popFrame(s)
            }
            f.list1 = top(s.zones[ZONE.life + f.q]!, 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.c = f.list1[f.next2++]!
            rules.reveal(s, f.c)
            // [bd.damage.5]
            if (PRINTED_ICON[s.def[f.c]!]! === ICON.buster) rules.harm(s, f.q, f.c, ORIGIN['by-icon'], 1)
            // [bd.damage.6]
            f.pc = 2
            if (PRINTED_ICON[s.def[f.c]!]! !== ICON.shot) continue
            return rules.shoot(s, f.c, f.q)
          case 2:
            // [bd.damage.4]
            f.pc = 1
            if (!within(s.place[f.c]!, ZONE.life)) continue
            return rules.takeLife(s, f.c, DESTINATION['to-graveyard'], f.q)
        }
    },

    /** [bd.damage.6] Begins `shoot`, which may stop to ask. */
    shoot(s: State, c: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.shoot, [c, q], [c])
      pushFrame<ShootFrame>(s, { proc: PROC.shootFrame, pc: 0, answer: 0, c, q })
    },

    stepShoot(s: State, f: ShootFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 21, f.q, true)
        case 1 /* after play-free */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          f.pc = 1
          return rules.playFree(s, f.c, f.q)
      }
    },

    /** [bd.lose.1] */
    isBeaten(s: State, it: number): boolean {
      return s.beaten[it] === true
    },

    /** [bd.lose.1] Carries out `lose`. */
    lose(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.lose, [p])
      if (s.shared !== undefined) s.beaten = owned(s.beaten, s.shared.lists.beaten)
      s.beaten[p] = true
      rules.judge(s)
    },

    /** [bd.lose.2] Carries out `win`. */
    win(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.win, [p])
      for (const q of seats(s)) {
        if (rules.opposes(s, q, p)) {
          if (s.shared !== undefined) s.beaten = owned(s.beaten, s.shared.lists.beaten)
          s.beaten[q] = true
        }
      }
      rules.judge(s)
    },

    /** [bd.lose.3] Carries out `doom`. */
    doom(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.doom, [q, p])
      if (s.shared !== undefined) s.beaten = owned(s.beaten, s.shared.lists.beaten)
      s.beaten[q] = true
    },

    /** [bd.lose.3] Carries out `doom-all`. */
    doomAll(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['doom-all'], [p])
      for (const q of seats(s)) rules.doom(s, q, p)
      rules.judge(s)
    },

    /** [bd.lose.1] Carries out `judge`. */
    judge(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.judge, [])
      // [bd.gap.all-lose]
      if (s.options[2] === 1 /* all-lose: turn-side-loses */ && !seats(s).some((p) => !rules.isBeaten(s, p))) {
        for (const p2 of seats(s)) {
          if (rules.opposes(s, p2, s.turnPlayer)) {
            if (s.shared !== undefined) s.beaten = owned(s.beaten, s.shared.lists.beaten)
            s.beaten[p2] = false
          }
        }
      }
      for (const p3 of seats(s)) {
        if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
        s.result[p3] = rules.isBeaten(s, p3) ? -1 : 1
      }
      // [bd.gap.all-lose]
      if (!seats(s).some((p4) => !rules.isBeaten(s, p4))) {
        for (const p5 of seats(s)) {
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[p5] = 0
        }
      }
      if (seats(s).some((p6) => rules.isBeaten(s, p6))) return endGame(s)
    },

    /** [bd.lose.4] Carries out `concede`. */
    concede(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.concede, [p])
      rules.lose(s, p)
    },
  }
}
