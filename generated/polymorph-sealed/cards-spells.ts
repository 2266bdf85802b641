// Compiled from the rules of PolymorphSealed into cards-spells.ts: what rules/yu-gi-oh/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, heldAnew, isChosen, nextMembers, owned, refuse, union } from 'houserules/runtime'
import { CARD } from '../yu-gi-oh/names.ts'
import type {
  CarryOutFrame12,
  CarryOutFrame13,
  CarryOutFrame14,
  CarryOutFrame15,
  CarryOutFrame18,
  CarryOutFrame20,
  PrepareFrame11,
} from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { PRINTED_MATERIAL_CARDS, PRINTED_MATERIAL_RACES, ZONE } from './names.ts'
import type { State } from './state.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut14(s: State, f: CarryOutFrame20, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.p]!)
        if (rules.inCategoryOf(s, c, 269 /* 'トゥーン' */, f.c)) out.push(c + 1)
    },

    /** [ygo.cards.2] What may be answered: choose 0 to 3 spell cards as burnt. */
    answersToCarryOut11(s: State, f: CarryOutFrame18, out: number[]): void {
      const rest = union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.graveyard + f.p]!).filter(
        (c) => !isChosen(c, f.burnt) && rules.isSpell(s, c) && rules.inCategoryOf(s, c, 279 /* '伝説の竜' */, f.c),
      )
      for (const c of nextMembers(f.burnt, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) => rules.allUnlikeOf(s, picked2, f.c),
        site: 22,
      }))
        out.push(c + 1)
    },

    /** [ygo.cards.2] What may be answered: choose monster cards as knights. */
    answersToCarryOut12(s: State, f: CarryOutFrame18, out: number[]): void {
      const rest = union(
        union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.deck + f.p]!),
        s.zones[ZONE.graveyard + f.p]!,
      ).filter(
        (k) =>
          !isChosen(k, f.knights) && rules.isMonster(s, k) && rules.inCategoryOf(s, k, 277 /* '伝説の騎士' */, f.c),
      )
      for (const k of nextMembers(f.knights, rest, {
        count: [f.atLeast5, f.atMost6],
        passes: (picked2: number[]) => rules.allUnlikeOf(s, picked2, f.c),
        site: 23,
      }))
        out.push(k + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToCarryOut9(s: State, f: CarryOutFrame15, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.p]!)
        if (rules.isMonster(s, c) && rules.inCategoryOf(s, c, 275 /* '機皇' */, f.c)) out.push(c + 1)
    },

    /** Goes on with `prepare`. */
    stepPrepare11(s: State, f: PrepareFrame11): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 10, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(28)
            s.frames.pop()
            return
          }
          const m = f.answer - 1
          if (
            !s.zones[ZONE.extra + f.p]!.some(
              (f_) =>
                rules.isFusionMonster(s, f_) &&
                (PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(s.def[m]!) ||
                  PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(CARD['《ブラック・マジシャン》'])),
            )
          ) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(29)
            s.frames.pop()
            return
          }
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = heldAnew(s, 'targets', f.c, union([], [m]))
          rules.useName(s, f.c, f.p)
          s.frames.pop()
          return
        }
      }
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToPrepare5(s: State, f: PrepareFrame11, out: number[]): void {
      for (const m of s.zones[ZONE.monsters + f.p]!)
        if (
          rules.isMonster(s, m) &&
          rules.isFaceUp(s, m) &&
          rules.inCategoryOf(s, m, 83 /* 'ブラック・マジシャン' */, f.c)
        )
          out.push(m + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut8(s: State, f: CarryOutFrame14, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!)
        if (
          rules.isFusionMonster(s, f_) &&
          (PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(f.m === NONE ? NONE : s.def[f.m]!) ||
            PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(CARD['《ブラック・マジシャン》']))
        )
          out.push(f_ + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a trap card. */
    answersToCarryOut6(s: State, f: CarryOutFrame13, out: number[]): void {
      for (const t2 of union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.backrow + f.p]!))
        if (
          rules.isTrap(s, t2) &&
          s.zones[ZONE.extra + f.p]!.some((f_) => PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(s.def[t2]!))
        )
          out.push(t2 + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut7(s: State, f: CarryOutFrame13, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!)
        if (PRINTED_MATERIAL_CARDS[s.def[f_]!]!.includes(s.def[f.t2]!)) out.push(f_ + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToCarryOut4(s: State, f: CarryOutFrame12, out: number[]): void {
      for (const m of union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.monsters + f.p]!))
        if (
          rules.isMonster(s, m) &&
          s.zones[ZONE.extra + f.p]!.some((f_) => PRINTED_MATERIAL_RACES[s.def[f_]!]!.includes(rules.raceNowOf(s, m)))
        )
          out.push(m + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut5(s: State, f: CarryOutFrame12, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!)
        if (PRINTED_MATERIAL_RACES[s.def[f_]!]!.includes(rules.raceNowOf(s, f.m))) out.push(f_ + 1)
    },
  }
}
