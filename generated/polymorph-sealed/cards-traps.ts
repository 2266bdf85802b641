// Compiled from the rules of PolymorphSealed into cards-traps.ts: what rules/yu-gi-oh/cards-traps.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { CHANCE, NONE, drawAtOnce, loseSight, noteShuffle, popFrame, refuse, refuseText, shuffle, union, within } from 'houserules/runtime'
import type { CarryOutFrame10, CarryOutFrame11 } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { EVENT, ZONE } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsTrapsRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    stepCarryOut11(s: State, f: CarryOutFrame11): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            return rules.ask(s, f, 13, f.p, false)
          case 1 /* after discard */:
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 33)
            const n = f.answer - 1
            const hit = (s.zones[ZONE.hand + rules.foeOf(s, f.p)] ?? []).filter((c2) =>
              rules.declaredHitOf(s, c2, n, f.c),
            )
            if (hit.length === 0) {
              f.pc = 3
              if (drawAtOnce(s, f, s.zones[ZONE.hand + f.p]!, 1)) {
                loseSight(s, s.zones[ZONE.hand + f.p]!, HOLDS_CARDS)
                continue
              }
              rules.ask(s, f, 14, CHANCE, false)
              return
            }
            f.list1 = hit
            f.next2 = 0
            f.pc = 4
            continue
          }
          case 3 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 34)
            const c3 = f.answer - 1
            f.pc = 1
            return rules.discard(s, c3)
          }
          case 4: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const c4 = f.list1[f.next2++]!
            return rules.discard(s, c4)
          }
        }
    },

    stepCarryOut10(s: State, f: CarryOutFrame10): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.c2 = s.targets[f.c]![0] ?? NONE
            if (f.c2 === NONE || !within(s.place[f.c2]!, ZONE.monsters)) {
              refuse(s, 32)
              return popFrame(s)
            }
            f.q = rules.foeOf(s, f.p)
            f.pc = 1
            if (f.c2 !== NONE) rules.banish(s, f.c2)
            else refuse(s)
            return
          case 1 /* after banish */: {
            const same2 = union(s.zones[ZONE.hand + f.q]!, s.zones[ZONE.deck + f.q]!).filter((d) =>
              f.c2 === NONE ? false : rules.sameNameOf(s, d, f.c2, f.c),
            )
            f.list1 = same2
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.q)
              shuffle(s, ZONE.deck + f.q)
              loseSight(s, s.zones[ZONE.deck + f.q]!, HOLDS_CARDS)
              return popFrame(s)
            }
            const d2 = f.list1[f.next2++]!
            return rules.banish(s, d2)
          }
        }
    },
  }
}
