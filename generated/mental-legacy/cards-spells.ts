// Compiled from the rules of MentalLegacy into cards-spells.ts: what rules/magic/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, addEffect, allSee, happens, loseSight, noteShow, noteShuffle, popFrame, pushFrame, refuse, showTo, shuffle } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  AimFrame16, AimFrame17, AimFrame18, AimFrame19, AimFrame20, AimFrame21, AimFrame22, AimFrame23, AimFrame24,
  AimFrame25, AimFrame26, AimFrame27, AimFrame28, AimFrame29, AimFrame30, PayInsteadFrame2, SpellEffectFrame27,
  SpellEffectFrame28, SpellEffectFrame29, SpellEffectFrame31, SpellEffectFrame32, SpellEffectFrame33,
  SpellEffectFrame34, SpellEffectFrame35, SpellEffectFrame39, SpellEffectFrame40, SpellEffectFrame41,
  SpellEffectFrame43, SpellEffectFrame44, SpellEffectFrame45,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] */
    aimOfText29(s: State, c: number, p: number): void {
      pushFrame<AimFrame30>(s, { proc: PROC.aimFrame30, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText44(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame45>(s, { proc: PROC.spellEffectFrame45, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    aimOfText28(s: State, c: number, p: number): void {
      pushFrame<AimFrame29>(s, { proc: PROC.aimFrame29, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText43(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame44>(s, { proc: PROC.spellEffectFrame44, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    aimOfText27(s: State, c: number, p: number): void {
      pushFrame<AimFrame28>(s, { proc: PROC.aimFrame28, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText42(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame43>(s, { proc: PROC.spellEffectFrame43, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText26(s: State, c: number, p: number): void {
      pushFrame<AimFrame27>(s, { proc: PROC.aimFrame27, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText25(s: State, c: number, p: number): void {
      pushFrame<AimFrame26>(s, { proc: PROC.aimFrame26, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText40(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame41>(s, { proc: PROC.spellEffectFrame41, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    aimOfText24(s: State, c: number, p: number): void {
      pushFrame<AimFrame25>(s, { proc: PROC.aimFrame25, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText39(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<SpellEffectFrame40>(s, {
        proc: PROC.spellEffectFrame40, pc: 0, answer: 0, c, p, q: NONE, seen: [], taken: [], list1: [], next2: 0,
        atLeast3: 0, atMost4: 0, list5: [], next6: 0,
      })
    },

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

    /** [mtg.cards.1] */
    aimOfText23(s: State, c: number, p: number): void {
      pushFrame<AimFrame24>(s, { proc: PROC.aimFrame24, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText38(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame39>(s, {
        proc: PROC.spellEffectFrame39,
        pc: 0,
        answer: 0,
        c,
        p,
        q: NONE,
        list1: [],
        next2: 0,
      })
    },

    /** [mtg.cards.1] */
    aimOfText22(s: State, c: number, p: number): void {
      pushFrame<AimFrame23>(s, { proc: PROC.aimFrame23, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText37(s: State, c: number, p: number): void {
      for (const t2 of s.targets[c]!.slice()) {
        const was = s.stamp[t2]!
        s.changedInLine = true
        if (s.runningTurn > 0)
          addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn3Frame, p, c, false, [
            t2,
            was,
            allSee(s, rules.viewersOf, [c, t2], ['targets', 'mixed']),
            allSee(s, rules.viewersOf, [t2, c], ['targets', 'mixed']),
            s.runningTurn,
          ])
      }
    },

    /** [mtg.cards.1] */
    aimOfText21(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<AimFrame22>(s, {
        proc: PROC.aimFrame22, pc: 0, answer: 0, c, p, burnt: [], scorched: [], atLeast1: 0, atMost2: 0, atLeast3: 0,
        atMost4: 0,
      })
    },

    /** [mtg.cards.1] */
    aimOfText20(s: State, c: number, p: number): void {
      pushFrame<AimFrame21>(s, { proc: PROC.aimFrame21, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    payInsteadOfText(s: State, c: number, p: number): void {
      pushFrame<PayInsteadFrame2>(s, { proc: PROC.payInsteadFrame2, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText35(s: State, c: number, p: number): void {
      const n = s.x[c]!
      for (const t2 of s.targets[c]!.slice()) {
        const was = s.stamp[t2]!
        s.changedInLine = true
        if (s.runningTurn > 0)
          addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn2Frame, p, c, false, [
            t2,
            was,
            n,
            allSee(s, rules.viewersOf, [c, t2], ['targets', 'mixed']),
            allSee(s, rules.viewersOf, [t2, c], ['targets', 'mixed']),
            allSee(s, rules.viewersOf, [c], ['mixed']),
            s.runningTurn,
          ])
      }
    },

    /** [mtg.cards.1] */
    aimOfText19(s: State, c: number, p: number): void {
      pushFrame<AimFrame20>(s, { proc: PROC.aimFrame20, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText34(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<SpellEffectFrame35>(s, {
        proc: PROC.spellEffectFrame35, pc: 0, answer: 0, c, p, seen: [], kept2: [], rest2: [], c2: NONE, atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      })
    },

    /** [mtg.cards.1] */
    spellEffectOfText33(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame34>(s, { proc: PROC.spellEffectFrame34, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    spellEffectOfText32(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame33>(s, { proc: PROC.spellEffectFrame33, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText18(s: State, c: number, p: number): void {
      pushFrame<AimFrame19>(s, { proc: PROC.aimFrame19, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText31(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame32>(s, { proc: PROC.spellEffectFrame32, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    aimOfText17(s: State, c: number, p: number): void {
      pushFrame<AimFrame18>(s, { proc: PROC.aimFrame18, pc: 0, answer: 0, c, p, wanted2: [], atLeast1: 0, atMost2: 0 })
    },

    /** [mtg.cards.1] */
    spellEffectOfText30(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame31>(s, { proc: PROC.spellEffectFrame31, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    spellEffectOfText28(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame29>(s, { proc: PROC.spellEffectFrame29, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect29(s: State, f: SpellEffectFrame29): void {
      switch (f.pc) {
        case 0:
          s.changedInLine = true
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurnFrame, f.p, f.c, false, [s.runningTurn])
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText16(s: State, c: number, p: number): void {
      pushFrame<AimFrame17>(s, { proc: PROC.aimFrame17, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText27(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame28>(s, { proc: PROC.spellEffectFrame28, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    aimOfText15(s: State, c: number, p: number): void {
      pushFrame<AimFrame16>(s, { proc: PROC.aimFrame16, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText26(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame27>(s, { proc: PROC.spellEffectFrame27, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },
  }
}
