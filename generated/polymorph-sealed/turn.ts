// Compiled from the rules of PolymorphSealed into turn.ts: what rules/yu-gi-oh/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { happens, loseSight, noteCreate, noteDone, noteEvent, noteShuffle, owned, popFrame, shuffle, through, union } from 'houserules/runtime'
import { CARD, LANGUAGE } from '../yu-gi-oh/names.ts'
import type { DrawPhaseFrame } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { EVENT, PRINTED_OVERSEAS_ONLY, ZONE } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.start.1] Carries out `build-deck`. */
    buildDeck(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['build-deck'], [p])
      const begun = s.log?.length
      for (const each of s.mainDeck[p]!.slice()) {
        const made = rules.createCard(s, each, ZONE.deck + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
      }
      for (const each2 of s.extraDeck[p]!.slice()) {
        const made2 = rules.createCard(s, each2, ZONE.extra + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made2, s.place[made2]!)
      }
      for (const each3 of s.sideDeck[p]!.slice()) {
        const made3 = rules.createCard(s, each3, ZONE.side + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made3, s.place[made3]!)
      }
      // [ygo.lang.1]
      for (const c of union(s.zones[ZONE.deck + p]!, s.zones[ZONE.extra + p]!)) {
        if (PRINTED_OVERSEAS_ONLY[s.def[c]!]!) {
          if (s.shared !== undefined) s.language = owned(s.language, s.shared.lists.language)
          s.language[c] = LANGUAGE.en
        }
      }
      if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
      shuffle(s, ZONE.deck + p)
      loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    stepDrawPhase(s: State, f: DrawPhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            return rules.beforeDraw(s, f.p)
          case 1 /* after window */:
            return popFrame(s)
          case 2 /* after before-draw */:
            f.pc = 3
            if (s.turnNumber <= 1) continue
            return rules.draw(s, 1, f.p)
          case 3:
            f.pc = 1
            return rules.window(s)
        }
    },

    /** [ygo.end.2] */
    isWinning(s: State, p: number): boolean {
      return through(s.zones[ZONE.hand + p]!, 67).some(
        (e) =>
          s.def[e]! === CARD['《封印されしエクゾディア》'] &&
          !through(rules.exodiaOf(s), 66).some(
            (n) => !through(s.zones[ZONE.hand + p]!, 65).some((x) => rules.namedOf(s, x, n, e)),
          ),
      )
    },
  }
}
