// Compiled from the rules of MentalLegacy into cards-spells.ts: what rules/magic/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, addEffect, happens, loseSight, noteShow, noteShuffle, refuse, showTo, shuffle } from 'houserules/runtime'
import { EVENT, ZONE } from '../magic/names.ts'
import type {
  AimFrame16,
  AimFrame17,
  AimFrame18,
  AimFrame19,
  AimFrame20,
  AimFrame21,
  AimFrame22,
  AimFrame23,
  AimFrame24,
  AimFrame25,
  AimFrame26,
  AimFrame27,
  AimFrame28,
  AimFrame29,
  AimFrame30,
  PayInsteadFrame2,
  SpellEffectFrame27,
  SpellEffectFrame28,
  SpellEffectFrame29,
  SpellEffectFrame31,
  SpellEffectFrame32,
  SpellEffectFrame33,
  SpellEffectFrame34,
  SpellEffectFrame35,
  SpellEffectFrame39,
  SpellEffectFrame40,
  SpellEffectFrame41,
  SpellEffectFrame43,
  SpellEffectFrame44,
  SpellEffectFrame45,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { PROC } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] */
    aimOfText29(s: State, c: number, p: number): void {
      const frame: AimFrame30 = { proc: PROC.aimFrame30, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText44(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame45 = { proc: PROC.spellEffectFrame45, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText28(s: State, c: number, p: number): void {
      const frame: AimFrame29 = { proc: PROC.aimFrame29, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText43(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame44 = { proc: PROC.spellEffectFrame44, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText27(s: State, c: number, p: number): void {
      const frame: AimFrame28 = { proc: PROC.aimFrame28, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText42(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame43 = { proc: PROC.spellEffectFrame43, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText26(s: State, c: number, p: number): void {
      const frame: AimFrame27 = { proc: PROC.aimFrame27, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText25(s: State, c: number, p: number): void {
      const frame: AimFrame26 = { proc: PROC.aimFrame26, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText40(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame41 = { proc: PROC.spellEffectFrame41, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText24(s: State, c: number, p: number): void {
      const frame: AimFrame25 = { proc: PROC.aimFrame25, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText39(s: State, c: number, p: number): void {
      // prettier-ignore
      const frame: SpellEffectFrame40 = {
        proc: PROC.spellEffectFrame40, pc: 0, answer: 0, c, p, q: NONE, seen: [], taken: [], list1: [], next2: 0,
        atLeast3: 0, atMost4: 0, list5: [], next6: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect40(s: State, f: SpellEffectFrame40): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = s.targetPlayers[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            f.q = f.list1[f.next2]!
            f.next2 += 1
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
          }
          case 2: {
            if (f.taken.length >= f.atMost4) {
              f.pc = 3
              continue
            }
            f.pc = 4
            rules.ask(s, f, 40, f.p, f.taken.length >= f.atLeast3, f.taken.length)
            return
          }
          case 3: {
            if (f.taken.length < f.atLeast3) {
              refuse(s)
              if (s.reasons !== null) s.reasons.push(53)
            }
            f.list5 = f.taken
            f.next6 = 0
            f.pc = 5
            continue
          }
          case 4 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.taken = [...f.taken, f.answer - 1]
            f.pc = 2
            continue
          }
          case 5: {
            if (f.next6 < f.list5.length) {
              const each2 = f.list5[f.next6]!
              f.next6 += 1
              rules.enter2(s, each2, f.p)
              return
            }
            s.changedInLine = true
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.library + f.q)
            shuffle(s, ZONE.library + f.q)
            loseSight(s, s.zones[ZONE.library + f.q]!, HOLDS_CARDS)
            f.pc = 1
            continue
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText23(s: State, c: number, p: number): void {
      const frame: AimFrame24 = { proc: PROC.aimFrame24, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText38(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame39 = {
        proc: PROC.spellEffectFrame39,
        pc: 0,
        answer: 0,
        c,
        p,
        q: NONE,
        list1: [],
        next2: 0,
      }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText22(s: State, c: number, p: number): void {
      const frame: AimFrame23 = { proc: PROC.aimFrame23, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText37(s: State, c: number, p: number): void {
      for (const t2 of s.targets[c]!.slice()) {
        let was: number = s.stamp[t2]!
        s.changedInLine = true
        if (s.runningTurn > 0)
          addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn3Frame, p, c, false, [t2, was, s.runningTurn])
      }
    },

    /** [mtg.cards.1] */
    aimOfText21(s: State, c: number, p: number): void {
      // prettier-ignore
      const frame: AimFrame22 = {
        proc: PROC.aimFrame22, pc: 0, answer: 0, c, p, burnt: [], scorched: [], atLeast1: 0, atMost2: 0, atLeast3: 0,
        atMost4: 0,
      }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText20(s: State, c: number, p: number): void {
      const frame: AimFrame21 = { proc: PROC.aimFrame21, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    payInsteadOfText(s: State, c: number, p: number): void {
      const frame: PayInsteadFrame2 = { proc: PROC.payInsteadFrame2, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText35(s: State, c: number, p: number): void {
      let n: number = s.x[c]!
      for (const t2 of s.targets[c]!.slice()) {
        let was: number = s.stamp[t2]!
        s.changedInLine = true
        if (s.runningTurn > 0)
          addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn2Frame, p, c, false, [t2, was, n, s.runningTurn])
      }
    },

    /** [mtg.cards.1] */
    aimOfText19(s: State, c: number, p: number): void {
      const frame: AimFrame20 = { proc: PROC.aimFrame20, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText34(s: State, c: number, p: number): void {
      // prettier-ignore
      const frame: SpellEffectFrame35 = {
        proc: PROC.spellEffectFrame35, pc: 0, answer: 0, c, p, seen: [], kept2: [], rest2: [], c2: NONE, atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText33(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame34 = { proc: PROC.spellEffectFrame34, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText32(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame33 = { proc: PROC.spellEffectFrame33, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText18(s: State, c: number, p: number): void {
      const frame: AimFrame19 = { proc: PROC.aimFrame19, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText31(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame32 = { proc: PROC.spellEffectFrame32, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText17(s: State, c: number, p: number): void {
      const frame: AimFrame18 = { proc: PROC.aimFrame18, pc: 0, answer: 0, c, p, wanted2: [], atLeast1: 0, atMost2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText30(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame31 = { proc: PROC.spellEffectFrame31, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText28(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame29 = { proc: PROC.spellEffectFrame29, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect29(s: State, f: SpellEffectFrame29): void {
      switch (f.pc) {
        case 0: {
          s.changedInLine = true
          if (s.runningTurn > 0)
            addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurnFrame, f.p, f.c, false, [s.runningTurn])
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText16(s: State, c: number, p: number): void {
      const frame: AimFrame17 = { proc: PROC.aimFrame17, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText27(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame28 = { proc: PROC.spellEffectFrame28, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    aimOfText15(s: State, c: number, p: number): void {
      const frame: AimFrame16 = { proc: PROC.aimFrame16, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [mtg.cards.1] */
    spellEffectOfText26(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame27 = { proc: PROC.spellEffectFrame27, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },
  }
}
