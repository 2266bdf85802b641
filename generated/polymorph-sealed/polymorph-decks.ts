// Compiled from the rules of PolymorphSealed into polymorph-decks.ts: what rules/yu-gi-oh/polymorph-decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import { NONE, countOf, happens, isChosen, noteEvent, owned, popFrame, pushFrame, refuse, without } from 'houserules/runtime'
import type { PolymorphSealedRules } from './linked.ts'
import { EVENT, PRINTED_FORBIDDEN, PROC, ZONE } from './names.ts'
import type { BuildFrame, State } from './state.ts'

export function polymorphDecksRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [deck.1, deck.5] */
    isWithoutChoice(s: State, p: number): boolean {
      return (
        countOf(s.zones[ZONE.pool + p]!, (c) => !rules.isExtra(s, c) && rules.isAdmitted(s, c)) <= rules.leastMainOf(s)
      )
    },

    /** [deck.1, deck.4, overview.1] Begins `build`, which may stop to ask. */
    build(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.build, [p])
      // prettier-ignore
      pushFrame<BuildFrame>(s, {
        proc: PROC.buildFrame, pc: 0, answer: 0, p, mains: [], extras: [], n: NONE, most: NONE, spare: [], rest2: [],
        atLeast1: 0, atMost2: 0, atLeast3: 0, atMost4: 0,
      })
    },

    stepBuild(s: State, f: BuildFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.mains = s.zones[ZONE.pool + f.p]!.filter((c) => !rules.isExtra(s, c) && rules.isAdmitted(s, c))
            f.extras = s.zones[ZONE.pool + f.p]!.filter((c2) => rules.isExtra(s, c2) && rules.isAdmitted(s, c2))
            f.n = f.mains.length
            if (rules.isWithoutChoice(s, f.p)) {
              // [deck.5]
              rules.keepDecks(s, f.mains, f.extras, f.p)
              return popFrame(s)
            }
            // [deck.1, gap.side-deck-limit]
            f.most = Math.min(f.n - rules.leastMainOf(s), rules.sideRoomOf(s))
            // [gap.main-deck-most]
            f.spare = []
            f.atLeast1 = Math.max(0, f.n - rules.mostMainOf(s))
            f.atMost2 = f.most
            f.pc = 1
            continue
          case 1:
            if (f.spare.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 62, f.p, f.spare.length >= f.atLeast1, f.spare.length)
          case 2:
            if (f.spare.length < f.atLeast1) refuse(s, 156)
            // [deck.2]
            f.rest2 = []
            f.atLeast3 = 0
            f.atMost4 = Math.min(f.extras.length, rules.sideRoomOf(s) - f.spare.length)
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.spare = [...f.spare, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.rest2.length >= f.atMost4) {
              f.pc = 5
              continue
            }
            f.pc = 6
            return rules.ask(s, f, 63, f.p, f.rest2.length >= f.atLeast3, f.rest2.length)
          case 5:
            if (f.rest2.length < f.atLeast3) refuse(s, 157)
            rules.keepDecks(s, without(f.mains, f.spare), without(f.extras, f.rest2), f.p)
            return popFrame(s)
          case 6 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 5
              continue
            }
            f.rest2 = [...f.rest2, f.answer - 1]
            f.pc = 4
            continue
        }
    },

    /** [gap.main-deck-most] What may be answered: choose cards as spare. */
    answersToBuild(_s: State, f: BuildFrame, out: number[]): void {
      for (const c of f.mains) if (!isChosen(c, f.spare)) out.push(c + 1)
    },

    /** [deck.2] What may be answered: choose cards as rest. */
    answersToBuild2(_s: State, f: BuildFrame, out: number[]): void {
      for (const c of f.extras) if (!isChosen(c, f.rest2)) out.push(c + 1)
    },

    /** What is chosen so far: choose cards as spare. */
    pickedForBuild(f: BuildFrame): PickedSoFar {
      return { answers: f.spare.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** What is chosen so far: choose cards as rest. */
    pickedForBuild2(f: BuildFrame): PickedSoFar {
      return { answers: f.rest2.map((each) => each + 1), atLeast: f.atLeast3, atMost: f.atMost4 }
    },

    /** [deck.3, deck.4] Carries out `keep-decks`. */
    keepDecks(s: State, mains: readonly number[], extras: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['keep-decks'], [NONE, NONE, p])
      if (s.shared !== undefined) s.mainDeck = owned(s.mainDeck, s.shared.lists.mainDeck)
      s.mainDeck[p] = mains.map((each) => s.def[each]!)
      if (s.shared !== undefined) s.extraDeck = owned(s.extraDeck, s.shared.lists.extraDeck)
      s.extraDeck[p] = extras.map((each2) => s.def[each2]!)
      if (s.shared !== undefined) s.sideDeck = owned(s.sideDeck, s.shared.lists.sideDeck)
      s.sideDeck[p] = s.zones[ZONE.pool + p]!.filter((c3) => !mains.includes(c3) && !extras.includes(c3)).map(
        (each3) => s.def[each3]!,
      )
    },

    /** [gap.side-deck-limit, deck.4] */
    sideRoomOf(s: State): number {
      return s.options[11] === 0 /* side-deck-limit: none */ ? 1000 : rules.mostSideOf(s)
    },

    /** [gap.forbidden-list] */
    isAdmitted(s: State, c: number): boolean {
      return s.options[10] === 0 /* forbidden-list: ignored */ || !PRINTED_FORBIDDEN[s.def[c]!]!
    },

    /** [deck.4, deck.5, gap.forbidden-list] */
    unusedOf(s: State, p: number): readonly number[] {
      return s.sideDeck[p]!.filter((d) => s.options[10] === 0 /* forbidden-list: ignored */ || !PRINTED_FORBIDDEN[d]!)
    },
  }
}
