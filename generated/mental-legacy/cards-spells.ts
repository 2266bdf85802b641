// Compiled from the rules of MentalLegacy into cards-spells.ts: what rules/magic/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { happens, loseSight, noteShow, noteShuffle, popFrame, refuse, showTo, shuffle } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
import type { SpellEffectFrame40 } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    stepSpellEffect40(s: State, f: SpellEffectFrame40): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targetPlayers[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.q = f.list1[f.next2++]!
            for (const each of s.zones[ZONE.library + f.q]!) {
              s.changedInLine = true
              if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, f.p)
              showTo(s, each, f.p)
            }
            f.seen = s.zones[ZONE.library + f.q]!.filter((c3) => rules.isCreature(s, c3))
            f.taken = []
            f.atLeast3 = 0
            f.atMost4 = 1
            f.pc = 2
            continue
          case 2:
            if (f.taken.length >= f.atMost4) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 40, f.p, f.taken.length >= f.atLeast3, f.taken.length)
          case 3:
            if (f.taken.length < f.atLeast3) refuse(s, 53)
            f.list5 = f.taken
            f.next6 = 0
            f.pc = 5
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.taken = [...f.taken, f.answer - 1]
            f.pc = 2
            continue
          case 5:
            if (f.next6 < f.list5.length) {
              const each2 = f.list5[f.next6++]!
              return rules.enter2(s, each2, f.p)
            }
            s.changedInLine = true
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.library + f.q)
            shuffle(s, ZONE.library + f.q)
            loseSight(s, s.zones[ZONE.library + f.q]!, HOLDS_CARDS)
            f.pc = 1
            continue
        }
    },
  }
}
