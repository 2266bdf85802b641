// Compiled from the rules of MentalLegacy into turn.ts: what rules/magic/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, happens, loseSight, noteCreate, noteDone, noteEvent, noteShuffle, popFrame, pushFrame, range, shuffle } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
import type { DealFrame, MainPhaseFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    stepDeal(s: State, f: DealFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            for (const each of s.mainDeck[f.p]!.slice()) {
              const made = rules.createCard(s, each, ZONE.library + f.p)
              if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            }
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.library + f.p)
            shuffle(s, ZONE.library + f.p)
            loseSight(s, s.zones[ZONE.library + f.p]!, HOLDS_CARDS)
            // [mtg.103.4]
            f.list1 = range(1, rules.openingHandOf(s))
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.next2 += 1
            return rules.move(s, s.zones[ZONE.library + f.p]!.at(-1) ?? NONE, ZONE.hand + f.p)
        }
    },

    /** [mtg.505.1] Begins `main-phase`, which may stop to ask. */
    mainPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-phase'], [p])
      s.timesDisguiseDuringMainPhase = 0
      pushFrame<MainPhaseFrame>(s, { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p })
    },
  }
}
