// Compiled from the rules of DuemaParty into cards-spells.ts: what rules/duel-masters/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, loseSight, noteDone, noteShuffle, orElse, owned, popFrame, pushFrame, refuse, refuseText, seats,
  shuffle, within,
} from 'houserules/runtime'
import { CIVILIZATION, RACE } from '../duel-masters/names.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, EVENT, PRINTED_CIVILIZATIONS, PRINTED_COST, PRINTED_RACES, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  SpellEffectFrame10, SpellEffectFrame11, SpellEffectFrame6, SpellEffectFrame7, SpellEffectFrame8, SpellEffectFrame9,
  State,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.1] */
    spellEffectOfText10(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame11>(s, { proc: PROC.spellEffectFrame11, pc: 0, answer: 0, c, p, opponent: NONE })
    },

    stepSpellEffect11(s: State, f: SpellEffectFrame11): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 2, f.p)
        case 1 /* after draw */:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 2
          return rules.ask(s, f, 73, f.p, false)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 33)
          f.opponent = f.answer - 1
          f.pc = 3
          return rules.ask(s, f, 20, f.p, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 34)
          const c2 = f.answer - 1
          const n = 1000 * s.zones[ZONE.hand + f.p]!.length
          s.changedInLine = true
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn4Frame, f.p, f.c, false, [c2, n, s.runningTurn])
          return popFrame(s)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToSpellEffect14(s: State, f: SpellEffectFrame11, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect24(s: State, f: SpellEffectFrame11, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.1] */
    spellEffectOfText9(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame10>(s, { proc: PROC.spellEffectFrame10, pc: 0, answer: 0, c, p, opponent: NONE })
    },

    stepSpellEffect10(s: State, f: SpellEffectFrame10): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 2
          return rules.ask(s, f, 72, f.p, false)
        case 1 /* after destroy */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 31)
          f.opponent = f.answer - 1
          f.pc = 3
          return rules.ask(s, f, 19, f.p, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 32)
          const c2 = f.answer - 1
          f.pc = 1
          return rules.destroy(s, c2)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToSpellEffect13(s: State, f: SpellEffectFrame10, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect23(s: State, f: SpellEffectFrame10, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.1] */
    spellEffectOfText8(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<SpellEffectFrame9>(s, {
        proc: PROC.spellEffectFrame9, pc: 0, answer: 0, c, p, opponent: NONE, q: NONE, c2: NONE, c3: NONE,
        opponent2: NONE, q2: NONE, atLeast1: 0, atMost2: 0, pieces3: [], next4: 0,
      })
    },

    stepSpellEffect9(s: State, f: SpellEffectFrame9): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pieces3 = []
            f.atLeast1 = 1
            f.atMost2 = s.zones[ZONE.battle + f.p]!.some((c4) =>
              PRINTED_RACES[s.def[c4]!]!.includes(RACE['angel-command']),
            )
              ? 2
              : 1
            f.pc = 1
            continue
          case 1:
            if (f.pieces3.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 17, f.p, f.pieces3.length >= f.atLeast1, f.pieces3.length)
          case 2:
            if (f.pieces3.length < f.atLeast1) refuse(s)
            f.pieces3 = f.pieces3.toSorted((a, b) => a - b)
            f.next4 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next4 >= f.pieces3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.next4 += 1
            if (f.pieces3[f.next4 - 1] === 1) {
              // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
              f.pc = 5
              return rules.ask(s, f, 70, f.p, false)
            }
            if (f.pieces3[f.next4 - 1] === 2) {
              // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
              f.pc = 8
              return rules.ask(s, f, 71, f.p, false)
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.pieces3 = [...f.pieces3, f.answer]
            f.pc = 1
            continue
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              f.opponent = f.answer - 1
              f.pc = 6
              return rules.ask(s, f, 18, f.p, false)
            }
            refuse(s, 28)
            f.pc = 3
            continue
          case 6 /* after the answer */:
            if (f.answer !== 0) {
              f.c3 = f.answer - 1
              f.pc = 7
              return rules.move(s, f.c3, ZONE.deck + s.owner[f.c3]!)
            }
            refuse(s, 29)
            f.pc = 3
            continue
          case 7 /* after move */:
            s.changedInLine = true
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + s.owner[f.c3]!)
            shuffle(s, ZONE.deck + s.owner[f.c3]!)
            loseSight(s, s.zones[ZONE.deck + s.owner[f.c3]!]!, HOLDS_CARDS)
            f.pc = 3
            return rules.draw(s, 1, s.owner[f.c3]!)
          case 8 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 30)
              f.pc = 3
              continue
            }
            f.opponent2 = f.answer - 1
            for (const c6 of s.zones[ZONE.battle + f.opponent2]!.filter((c5) => rules.isCreature(s, c5))) {
              if (within(s.place[c6]!, ZONE.mana) || within(s.place[c6]!, ZONE.battle)) {
                s.changedInLine = true
                if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
                s.tapped[c6] = true
              }
            }
            f.pc = 3
            continue
        }
    },

    /** [dm.cards.1] What may be answered: choose some of these. */
    answersToSpellEffect11(_s: State, f: SpellEffectFrame9, out: number[]): void {
      if (!f.pieces3.includes(1)) out.push(1)
      if (!f.pieces3.includes(2)) out.push(2)
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToSpellEffect12(s: State, f: SpellEffectFrame9, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect21(s: State, f: SpellEffectFrame9, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect22(s: State, f: SpellEffectFrame9, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** What is chosen so far: choose some of these. */
    pickedForSpellEffect3(f: SpellEffectFrame9): PickedSoFar {
      return { answers: f.pieces3, atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] */
    spellEffectOfText7(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<SpellEffectFrame8>(s, {
        proc: PROC.spellEffectFrame8, pc: 0, answer: 0, c, p, opponent: NONE, c2: NONE, c3: NONE, c4: NONE, c5: NONE,
        atLeast1: 0, atMost2: 0, pieces3: [], next4: 0,
      })
    },

    stepSpellEffect8(s: State, f: SpellEffectFrame8): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            return rules.ask(s, f, 69, f.p, false)
          case 1 /* after the answer */:
            if (f.answer === 0) return refuseText(s, 25)
            f.opponent = f.answer - 1
            f.pieces3 = []
            f.atLeast1 = 1
            f.atMost2 = rules.hasOniWith(s, f.p, f.opponent) ? 2 : 1
            f.pc = 2
            continue
          case 2:
            if (f.pieces3.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 5
            return rules.ask(s, f, 14, f.p, f.pieces3.length >= f.atLeast1, f.pieces3.length)
          case 3:
            if (f.pieces3.length < f.atLeast1) refuse(s)
            f.pieces3 = f.pieces3.toSorted((a, b) => a - b)
            f.next4 = 0
            f.pc = 4
            continue
          case 4:
            if (f.next4 >= f.pieces3.length) return popFrame(s)
            f.next4 += 1
            if (f.pieces3[f.next4 - 1] === 1) {
              f.pc = 6
              return rules.ask(s, f, 15, f.p, false)
            }
            if (f.pieces3[f.next4 - 1] === 2) {
              f.pc = 7
              return rules.ask(s, f, 16, f.p, false)
            }
            return popFrame(s)
          case 5 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.pieces3 = [...f.pieces3, f.answer]
            f.pc = 2
            continue
          case 6 /* after the answer */:
            if (f.answer !== 0) {
              f.c3 = f.answer - 1
              f.pc = 4
              return rules.destroy(s, f.c3)
            }
            refuse(s, 26)
            f.pc = 4
            continue
          case 7 /* after the answer */:
            if (f.answer !== 0) {
              f.c5 = f.answer - 1
              f.pc = 4
              return rules.put2(s, f.c5, f.p)
            }
            refuse(s, 27)
            f.pc = 4
            continue
        }
    },

    /** [dm.cards.1] What may be answered: choose some of these. */
    answersToSpellEffect8(_s: State, f: SpellEffectFrame8, out: number[]): void {
      if (!f.pieces3.includes(1)) out.push(1)
      if (!f.pieces3.includes(2)) out.push(2)
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToSpellEffect9(s: State, f: SpellEffectFrame8, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!)
        if (rules.isCreature(s, c) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 8) out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a card. */
    answersToSpellEffect10(s: State, f: SpellEffectFrame8, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.p]!)
        if (rules.isSummonable(s, c) && orElse(PRINTED_COST[rules.creatureFaceOf(s, c)]!, 0) <= 8) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect20(s: State, f: SpellEffectFrame8, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** What is chosen so far: choose some of these. */
    pickedForSpellEffect2(f: SpellEffectFrame8): PickedSoFar {
      return { answers: f.pieces3, atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] */
    spellEffectOfText6(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<SpellEffectFrame7>(s, {
        proc: PROC.spellEffectFrame7, pc: 0, answer: 0, c, p, opponent: NONE, q: NONE, c2: NONE, c3: NONE, c4: NONE,
        opponent2: NONE, q2: NONE, c5: NONE, c6: NONE, atLeast1: 0, atMost2: 0, pieces3: [], next4: 0,
      })
    },

    stepSpellEffect7(s: State, f: SpellEffectFrame7): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pieces3 = []
            f.atLeast1 = 2
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.pieces3.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 10, f.p, false, f.pieces3.length)
          case 2:
            if (f.pieces3.length < f.atLeast1) refuse(s)
            f.pieces3 = f.pieces3.toSorted((a, b) => a - b)
            f.next4 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next4 >= f.pieces3.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.next4 += 1
            if (f.pieces3[f.next4 - 1] === 1) {
              // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
              f.pc = 5
              return rules.ask(s, f, 67, f.p, false)
            }
            if (f.pieces3[f.next4 - 1] === 2) {
              f.pc = 7
              return rules.ask(s, f, 12, f.p, false)
            }
            if (f.pieces3[f.next4 - 1] === 3) {
              // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
              f.pc = 8
              return rules.ask(s, f, 68, f.p, false)
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.pieces3 = [...f.pieces3, f.answer]
            f.pc = 1
            continue
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              f.opponent = f.answer - 1
              f.pc = 6
              return rules.ask(s, f, 11, f.opponent, false)
            }
            refuse(s, 20)
            f.pc = 3
            continue
          case 6 /* after the answer */:
            if (f.answer !== 0) {
              f.c2 = f.answer - 1
              f.pc = 3
              return rules.move(s, f.c2, ZONE.graveyard + s.owner[f.c2]!)
            }
            refuse(s, 21)
            f.pc = 3
            continue
          case 7 /* after the answer */:
            if (f.answer !== 0) {
              f.c4 = f.answer - 1
              f.pc = 3
              return rules.put2(s, f.c4, f.p)
            }
            refuse(s, 22)
            f.pc = 3
            continue
          case 8 /* after the answer */:
            if (f.answer !== 0) {
              f.opponent2 = f.answer - 1
              f.pc = 9
              return rules.ask(s, f, 13, f.p, false)
            }
            refuse(s, 23)
            f.pc = 3
            continue
          case 9 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 24)
              f.pc = 3
              continue
            }
            f.c6 = f.answer - 1
            s.changedInLine = true
            if (s.runningTurn > 0)
              addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn3Frame, f.p, f.c, false, [f.c6, s.runningTurn])
            f.pc = 3
            continue
        }
    },

    /** [dm.cards.1] What may be answered: choose some of these. */
    answersToSpellEffect4(_s: State, _f: SpellEffectFrame7, out: number[]): void {
      out.push(1)
      out.push(2)
      out.push(3)
    },

    /** [dm.cards.1] What may be answered: choose a card. */
    answersToSpellEffect5(s: State, f: SpellEffectFrame7, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.opponent]!) out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a card. */
    answersToSpellEffect6(s: State, f: SpellEffectFrame7, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.p]!)
        if (
          rules.isSummonable(s, c) &&
          PRINTED_CIVILIZATIONS[rules.creatureFaceOf(s, c)]!.includes(CIVILIZATION.darkness) &&
          orElse(PRINTED_COST[rules.creatureFaceOf(s, c)]!, 0) <= 4
        )
          out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToSpellEffect7(s: State, f: SpellEffectFrame7, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent2]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect18(s: State, f: SpellEffectFrame7, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect19(s: State, f: SpellEffectFrame7, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** What is chosen so far: choose some of these. */
    pickedForSpellEffect(f: SpellEffectFrame7): PickedSoFar {
      return { answers: f.pieces3, atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] `when-put-2` */
    matchesWhenPut2(s: State, this_: number, c: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《奇石 ミクセル》'] &&
        rules.opposes(s, p, you) &&
        rules.isCreature(s, c) &&
        within(s.place[this_]!, ZONE.battle) &&
        within(s.place[c]!, ZONE.battle) &&
        orElse(PRINTED_COST[s.def[c]!]!, 0) > (s.zones[ZONE.mana + s.owner[c]!] ?? []).length
      )
    },

    /** [dm.cards.1] */
    spellEffectOfText5(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame6>(s, { proc: PROC.spellEffectFrame6, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect6(s: State, f: SpellEffectFrame6): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          return rules.ask(s, f, 66, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 19)
          const opponent = f.answer - 1
          const q = opponent
          s.changedInLine = true
          addEffect(s, ZONE.lasting, PROC.spellEffectUntilTurnFrame, f.p, f.c, false, [q, f.p])
          return popFrame(s)
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect17(s: State, f: SpellEffectFrame6, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.1] `lasting-cannot-cast-2` */
    forbidsLastingCannotCast2(s: State, lasting: number, _c: number, _f_: number, p: number): boolean {
      const effect = s.effects[lasting]
      if (effect?.body !== PROC.spellEffectUntilTurnFrame) return false
      const q = effect.captured[0] as number
      return p === q
    },
  }
}
