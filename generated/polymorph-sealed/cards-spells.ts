// Compiled from the rules of PolymorphSealed into cards-spells.ts: what rules/yu-gi-oh/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { isChosen, nextMembers, through, union } from 'houserules/runtime'
// prettier-ignore
import type { CarryOutFrame12, CarryOutFrame15, CarryOutFrame18, CarryOutFrame20, PrepareFrame11 } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { PRINTED_MATERIAL_CARDS, PRINTED_MATERIAL_RACES, ZONE } from './names.ts'
import type { State } from './state.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.cards.2] What may be answered: choose a card. */
    answersToCarryOut14(s: State, f: CarryOutFrame20, out: number[]): void {
      for (const c of s.zones[ZONE.deck + f.p]!)
        if (rules.inCategoryOf(s, c, 270 /* 'トゥーン' */, f.c)) out.push(c + 1)
    },

    /** [ygo.cards.2] What may be answered: choose 0 to 3 spell cards as burnt. */
    answersToCarryOut11(s: State, f: CarryOutFrame18, out: number[]): void {
      const rest = union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.graveyard + f.p]!).filter(
        (c) => !isChosen(c, f.burnt) && rules.isSpell(s, c) && rules.inCategoryOf(s, c, 280 /* '伝説の竜' */, f.c),
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
          !isChosen(k, f.knights) && rules.isMonster(s, k) && rules.inCategoryOf(s, k, 278 /* '伝説の騎士' */, f.c),
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
        if (rules.isMonster(s, c) && rules.inCategoryOf(s, c, 276 /* '機皇' */, f.c)) out.push(c + 1)
    },

    /** [ygo.cards.2] What may be answered: choose a monster card. */
    answersToPrepare5(s: State, f: PrepareFrame11, out: number[]): void {
      for (const m of s.zones[ZONE.monsters + f.p]!)
        if (
          rules.isMonster(s, m) &&
          rules.isFaceUp(s, m) &&
          rules.inCategoryOf(s, m, 84 /* 'ブラック・マジシャン' */, f.c)
        )
          out.push(m + 1)
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

    /** [ygo.text.2, ygo.query.1] */
    writtenOnOf(s: State, f_: number, c: number, asker: number): boolean {
      return through(PRINTED_MATERIAL_CARDS[s.def[f_]!]!, 62).some((n) => rules.namedOf(s, c, n, asker))
    },
  }
}
