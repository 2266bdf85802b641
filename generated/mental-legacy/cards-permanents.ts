// Compiled from the rules of MentalLegacy into cards-permanents.ts: what rules/magic/cards-permanents.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { happens, loseSight, noteDone, noteShow, noteShuffle, popFrame, removeFrom, seats, showTo, shuffle } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
import type { InsteadMove5Frame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsPermanentsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    stepInsteadMove5(s: State, f: InsteadMove5Frame): void {
      switch (f.pc) {
        case 0:
          for (const each of seats(s)) {
            s.changedInLine = true
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, f.card2, each)
            showTo(s, f.card2, each)
          }
          f.pc = 1
          return rules.move(s, f.card2, ZONE.library + s.owner[f.card2]!)
        case 1 /* after move */:
          s.changedInLine = true
          if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.library + s.owner[f.card2]!)
          shuffle(s, ZONE.library + s.owner[f.card2]!)
          loseSight(s, s.zones[ZONE.library + s.owner[f.card2]!]!, HOLDS_CARDS)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },
  }
}
