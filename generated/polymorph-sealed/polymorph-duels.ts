// Compiled from the rules of PolymorphSealed into polymorph-duels.ts: what rules/yu-gi-oh/polymorph-duels.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, endGame, goesRound, happens, nextSeat, noteEvent, orElse, owned, popFrame, presentByZone, pushFrame, seats,
  seatsFrom, takeEffect, union, without,
} from 'houserules/runtime'
import { EFFECT_ZONES } from '../yu-gi-oh/names.ts'
import type { MatchFrame } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { EVENT, PROC, ZONE } from './names.ts'
import type { BeforeDrawFrame, DuelsFrame, PairFrame, State } from './state.ts'

export function polymorphDuelsRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            if (!seats(s).some((p) => s.mainDeck[p]!.length === 0)) continue
            return rules.draft(s)
          case 1:
            rules.setUp(s)
            f.pc = 2
            return rules.duels(s)
          case 2 /* after duels */:
            return endGame(s)
        }
    },

    /** [gap.participants] */
    foeOf(s: State, p: number): number {
      return orElse(s.facing[p]!, nextSeat(s, p, 1))
    },

    /** [gap.participants, overview.6] Begins `duels`, which may stop to ask. */
    duels(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.duels, [])
      pushFrame<DuelsFrame>(s, {
        proc: PROC.duelsFrame,
        pc: 0,
        answer: 0,
        best: NONE,
        q: NONE,
        rest2: [],
        list1: [],
        next2: 0,
      })
    },

    stepDuels(s: State, f: DuelsFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.options[14] !== 1 /* participants: winner-stays */) {
              f.rest2 = seats(s)
              f.pc = 3
              continue
            }
            f.best = 0
            f.list1 = seatsFrom(s, f.best).filter((q2) => q2 !== f.best)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.q = f.list1[f.next2++]!
            f.pc = 2
            return rules.pair(s, f.best, f.q)
          case 2 /* after pair */:
            if (s.result[f.q]! === 1) f.best = f.q
            f.pc = 1
            continue
          case 3: {
            if (f.rest2.length <= 1) return popFrame(s)
            goesRound(95)
            const a = orElse(f.rest2[0] ?? NONE, 0)
            const b = orElse(without(f.rest2, [a])[0] ?? NONE, 0)
            f.rest2 = without(without(f.rest2, [a]), [b])
            return rules.pair(s, a, b)
          }
        }
    },

    /** [gap.participants] Begins `pair`, which may stop to ask. */
    pair(s: State, a: number, b: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pair, [a, b])
      pushFrame<PairFrame>(s, { proc: PROC.pairFrame, pc: 0, answer: 0, a, b })
    },

    stepPair(s: State, f: PairFrame): void {
      switch (f.pc) {
        case 0:
          if (s.shared !== undefined) s.facing = owned(s.facing, s.shared.lists.facing)
          s.facing[f.a] = f.b
          if (s.shared !== undefined) s.facing = owned(s.facing, s.shared.lists.facing)
          s.facing[f.b] = f.a
          if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
          s.life[f.a] = rules.startingLifeOf(s)
          if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
          s.life[f.b] = rules.startingLifeOf(s)
          s.turnPlayer = f.a
          s.turnNumber = 0
          rules.buildDeck(s, f.a)
          rules.buildDeck(s, f.b)
          f.pc = 1
          return rules.duel(s)
        case 1 /* after duel */:
          rules.leaveTable(s, f.a)
          rules.leaveTable(s, f.b)
          return popFrame(s)
      }
    },

    /** [gap.participants] */
    isDuellist(s: State, p: number): boolean {
      return (
        rules.foeOf(s, rules.foeOf(s, p)) === p &&
        (s.facing[p]! !== NONE || !seats(s).some((q) => s.facing[q]! !== NONE))
      )
    },

    /** [gap.participants] Carries out `set-up`. */
    setUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['set-up'], [])
      for (const p of seats(s)) {
        if (s.shared !== undefined) s.initial = owned(s.initial, s.shared.lists.initial)
        s.initial[p] = s.mainDeck[p]!.length
      }
    },

    /** [gap.participants] Carries out `leave-table`. */
    leaveTable(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['leave-table'], [p])
      if (s.shared !== undefined) s.facing = owned(s.facing, s.shared.lists.facing)
      s.facing[p] = NONE
      for (const c of presentByZone(s, EFFECT_ZONES)) {
        if (s.owner[c]! === p) rules.leaveGame(s, c)
      }
      for (const e of union(union(s.zones[ZONE.waiting]!, s.zones[ZONE.chain]!), s.zones[ZONE.lasting]!))
        takeEffect(s, e, EFFECT_ZONES)
    },

    /** [end.1, end.3] Begins `before-draw`, which may stop to ask. */
    beforeDraw(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['before-draw'], [p])
      pushFrame<BeforeDrawFrame>(s, { proc: PROC.beforeDrawFrame, pc: 0, answer: 0, p })
    },

    stepBeforeDraw(s: State, f: BeforeDrawFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [end.3]
            if (rules.exodiaOf(s).some((n) => !s.zones[ZONE.hand + f.p]!.some((x) => rules.namedOf(s, x, n, x)))) {
              f.pc = 2
              continue
            }
            f.pc = 2
            return rules.win(s, f.p)
          case 1 /* after lose */:
            return popFrame(s)
          case 2:
            // [end.1, gap.small-deck-moment]
            if (
              s.initial[f.p]! >= rules.smallDeckOf(s) ||
              (s.options[13] !== 0 /* small-deck-moment: own-first-draw-phase */ && s.turnNumber <= 1)
            )
              return popFrame(s)
            f.pc = 1
            return rules.lose(s, f.p)
        }
    },
  }
}
