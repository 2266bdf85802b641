// Compiled from the rules of TagTeam into team-life.ts: what rules/build-divide/team-life.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { happens, loseSight, noteDone, noteEvent, noteShuffle, popFrame, pushFrame, seats, shuffle, top } from 'houserules/runtime'
import { DESTINATION, EVENT } from '../build-divide/names.ts'
import type { DrawFromLifeFrame, ReturnLifeFrame, TakeLifeFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { RaiseLifeFrame, State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function teamLifeRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [302-2b] */
    isInYellow(s: State, p: number): boolean {
      return (s.zones[ZONE.life + rules.teamOf(s, p)] ?? []).length > s.redNumber[rules.teamOf(s, p)]!
    },

    /** [302-2c] */
    isInRed(s: State, p: number): boolean {
      return (s.zones[ZONE.life + rules.teamOf(s, p)] ?? []).length <= s.redNumber[rules.teamOf(s, p)]!
    },

    stepTakeLife(s: State, f: TakeLifeFrame): void {
      switch (f.pc) {
        case 0:
          if (f.d === DESTINATION['to-hand']) {
            // [302-3b]
            rules.move(s, f.c, ZONE.hand + s.owner[f.c]!)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (f.d === DESTINATION['to-deck']) {
            // [302-3b]
            rules.move(s, f.c, ZONE.deck + s.owner[f.c]!)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (f.d === DESTINATION['to-graveyard']) {
            // [302-3b]
            rules.move(s, f.c, ZONE.graveyard + s.owner[f.c]!)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (f.d === DESTINATION['to-energy']) {
            // [302-3b]
            rules.move(s, f.c, ZONE.energy + s.owner[f.c]!)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          f.pc = 1
          if (f.d !== DESTINATION['to-field']) {
            // [302-3a]
            return rules.playFree(s, f.c, s.owner[f.c]!)
          }
          // [302-3a]
          return rules.enter2(s, f.c, s.owner[f.c]!)
        case 1 /* after enter */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [302-3a] Begins `raise-life`, which may stop to ask. */
    raiseLife(s: State, c: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['raise-life'], [c, q], [c])
      pushFrame<RaiseLifeFrame>(s, { proc: PROC.raiseLifeFrame, pc: 0, answer: 0, c, q })
    },

    stepRaiseLife(s: State, f: RaiseLifeFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.enter2(s, f.c, f.q)
        case 1 /* after enter */:
          return popFrame(s)
      }
    },

    stepReturnLife(s: State, f: ReturnLifeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = f.back
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 < f.list1.length) {
              const c = f.list1[f.next2++]!
              return rules.takeLife(s, c, DESTINATION['to-deck'], f.p)
            }
            for (const q2 of seats(s).filter((q) => f.back.some((c2) => s.place[c2] === ZONE.deck + q))) {
              if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + q2)
              shuffle(s, ZONE.deck + q2)
              loseSight(s, s.zones[ZONE.deck + q2]!, HOLDS_CARDS)
            }
            return popFrame(s)
        }
    },

    stepDrawFromLife(s: State, f: DrawFromLifeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if ((s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? []).length === 0) {
              rules.lose(s, f.p)
              if (s.over) return
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            if (s.options[4] !== 1 /* drawn-life-card: to-who-draws */) {
              f.list1 = top(s.zones[ZONE.life + rules.teamOf(s, f.p)] ?? [], 1)
              f.next2 = 0
              f.pc = 1
              continue
            }
            rules.moveTop(s, ZONE.life + rules.teamOf(s, f.p), 1, ZONE.hand + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const each = f.list1[f.next2++]!
            return rules.takeLife(s, each, DESTINATION['to-hand'], f.p)
          }
        }
    },
  }
}
