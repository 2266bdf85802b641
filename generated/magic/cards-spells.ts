// Compiled from the rules of Magic into cards-spells.ts: what rules/magic/cards-spells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, allSee, divide, family, goesRound, happens, isChosen, loseSight, membersOf, nextSeat, noteDone,
  noteShow, noteShuffle, owned, popFrame, pushFrame, reckoned, refuse, refuseText, seats, showTo, shuffle, through, top,
  without,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { CARD, COLOUR, EVENT, KEYWORD, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AimFrame16, AimFrame17, AimFrame18, AimFrame19, AimFrame20, AimFrame21, AimFrame22, AimFrame23, AimFrame24,
  AimFrame25, AimFrame26, AimFrame27, AimFrame28, AimFrame29, AimFrame30, PayInsteadFrame2, SpellEffectFrame27,
  SpellEffectFrame28, SpellEffectFrame29, SpellEffectFrame31, SpellEffectFrame32, SpellEffectFrame33,
  SpellEffectFrame34, SpellEffectFrame35, SpellEffectFrame39, SpellEffectFrame40, SpellEffectFrame41,
  SpellEffectFrame43, SpellEffectFrame44, SpellEffectFrame45, State,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsSpellsRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.cards.1] */
    aimOfText29(s: State, c: number, p: number): void {
      pushFrame<AimFrame30>(s, { proc: PROC.aimFrame30, pc: 0, answer: 0, c, p })
    },

    stepAim30(s: State, f: AimFrame30): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimPlayer(s, f.c, f.p)
        case 1 /* after aim-player */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText44(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame45>(s, { proc: PROC.spellEffectFrame45, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect45(s: State, f: SpellEffectFrame45): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targetPlayers[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.draw(s, 2, each)
          }
        }
    },

    /** [mtg.cards.1] */
    aimOfText28(s: State, c: number, p: number): void {
      pushFrame<AimFrame29>(s, { proc: PROC.aimFrame29, pc: 0, answer: 0, c, p })
    },

    stepAim29(s: State, f: AimFrame29): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimPlayer(s, f.c, f.p)
        case 1 /* after aim-player */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText43(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame44>(s, { proc: PROC.spellEffectFrame44, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect44(s: State, f: SpellEffectFrame44): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targetPlayers[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.draw(s, 3, each)
          }
        }
    },

    /** [mtg.cards.1] */
    aimOfText27(s: State, c: number, p: number): void {
      pushFrame<AimFrame28>(s, { proc: PROC.aimFrame28, pc: 0, answer: 0, c, p })
    },

    stepAim28(s: State, f: AimFrame28): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimAnywhere(s, f.c, f.p)
        case 1 /* after aim-anywhere */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText42(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame43>(s, { proc: PROC.spellEffectFrame43, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect43(s: State, f: SpellEffectFrame43): void {
      switch (f.pc) {
        case 0:
          rules.damageTargets(s, f.c, 2)
          f.pc = 1
          return rules.banish(s, f.c)
        case 1 /* after banish */:
          s.changedInLine = true
          if (s.shared !== undefined) s.timeCounters = owned(s.timeCounters, s.shared.lists.timeCounters)
          s.timeCounters[f.c] = 3
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText26(s: State, c: number, p: number): void {
      pushFrame<AimFrame27>(s, { proc: PROC.aimFrame27, pc: 0, answer: 0, c, p })
    },

    stepAim27(s: State, f: AimFrame27): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimAnywhere(s, f.c, f.p)
        case 1 /* after aim-anywhere */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText41(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 2)
    },

    /** [mtg.cards.1] */
    aimOfText25(s: State, c: number, p: number): void {
      pushFrame<AimFrame26>(s, { proc: PROC.aimFrame26, pc: 0, answer: 0, c, p })
    },

    stepAim26(s: State, f: AimFrame26): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimCreature(s, f.c, f.p)
        case 1 /* after aim-creature */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    payInsteadOfText2(_s: State, _c: number, _p: number): void {},

    /** [mtg.cards.1] */
    spellEffectOfText40(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame41>(s, { proc: PROC.spellEffectFrame41, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect41(s: State, f: SpellEffectFrame41): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.tuck(s, each)
          }
        }
    },

    /** [mtg.cards.1] */
    aimOfText24(s: State, c: number, p: number): void {
      pushFrame<AimFrame25>(s, { proc: PROC.aimFrame25, pc: 0, answer: 0, c, p })
    },

    stepAim25(s: State, f: AimFrame25): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 26, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 43)
          const q = f.answer - 1
          rules.aimAtPlayer(s, q, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a player. */
    answersToAim15(s: State, f: AimFrame25, out: number[]): void {
      for (const q of seats(s)) if (q === nextSeat(s, f.p, 1)) out.push(q + 1)
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

    /** [mtg.cards.1] What may be answered: choose 0 to 1 card as taken. */
    answersToSpellEffect4(_s: State, f: SpellEffectFrame40, out: number[]): void {
      for (const c of f.seen) if (!isChosen(c, f.taken)) out.push(c + 1)
    },

    /** What is chosen so far: choose 0 to 1 card as taken. */
    pickedForSpellEffect2(f: SpellEffectFrame40): PickedSoFar {
      return { answers: f.taken.map((each) => each + 1), atLeast: f.atLeast3, atMost: f.atMost4 }
    },

    /** [mtg.cards.1] */
    aimOfText23(s: State, c: number, p: number): void {
      pushFrame<AimFrame24>(s, { proc: PROC.aimFrame24, pc: 0, answer: 0, c, p })
    },

    stepAim24(s: State, f: AimFrame24): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimPlayer(s, f.c, f.p)
        case 1 /* after aim-player */:
          return popFrame(s)
      }
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

    stepSpellEffect39(s: State, f: SpellEffectFrame39): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targetPlayers[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              rules.loseLife(s, 2, f.p)
              return popFrame(s)
            }
            f.q = f.list1[f.next2++]!
            for (const each of s.zones[ZONE.hand + f.q]!) {
              for (const each2 of through(seats(s), 78)) {
                s.changedInLine = true
                if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, each2)
                showTo(s, each, each2)
              }
            }
            if (!s.zones[ZONE.hand + f.q]!.some((c3) => !rules.isLandCard(s, c3))) continue
            f.pc = 2
            return rules.ask(s, f, 39, f.p, false)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const c4 = f.answer - 1
              f.pc = 1
              return rules.discard(s, c4, f.q)
            }
            refuse(s, 52)
            f.pc = 1
            continue
        }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToSpellEffect3(s: State, f: SpellEffectFrame39, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.q]!) if (!rules.isLandCard(s, c)) out.push(c + 1)
    },

    /** [mtg.cards.1] */
    aimOfText22(s: State, c: number, p: number): void {
      pushFrame<AimFrame23>(s, { proc: PROC.aimFrame23, pc: 0, answer: 0, c, p })
    },

    stepAim23(s: State, f: AimFrame23): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimCreature(s, f.c, f.p)
        case 1 /* after aim-creature */:
          return popFrame(s)
      }
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

    stepAim22(s: State, f: AimFrame22): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.burnt = []
            f.atLeast1 = 0
            f.atMost2 = 4
            f.pc = 1
            continue
          case 1:
            if (f.burnt.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 24, f.p, f.burnt.length >= f.atLeast1, f.burnt.length)
          case 2:
            if (f.burnt.length < f.atLeast1) refuse(s, 41)
            f.scorched = []
            f.atLeast3 = 0
            f.atMost4 = 2
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.burnt = [...f.burnt, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.scorched.length >= f.atMost4) {
              f.pc = 5
              continue
            }
            f.pc = 6
            return rules.ask(s, f, 25, f.p, f.scorched.length >= f.atLeast3, f.scorched.length)
          case 5:
            if (f.scorched.length < f.atLeast3) refuse(s, 42)
            for (const each of f.burnt) rules.aimAt(s, each, f.c, f.p)
            for (const each2 of f.scorched) rules.aimAtPlayer(s, each2, f.c, f.p)
            s.changedInLine = true
            s.surcharge = Math.max(0, f.burnt.length + f.scorched.length - 1)
            return popFrame(s)
          case 6 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 5
              continue
            }
            f.scorched = [...f.scorched, f.answer - 1]
            f.pc = 4
            continue
        }
    },

    /** [mtg.cards.1] What may be answered: choose 0 to 4 creature cards as burnt. */
    answersToAim13(s: State, f: AimFrame22, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (!isChosen(t2, f.burnt) && rules.isCreature(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] What may be answered: choose 0 to 2 players as scorched. */
    answersToAim14(s: State, f: AimFrame22, out: number[]): void {
      for (const q of seats(s)) if (!isChosen(q, f.scorched)) out.push(q + 1)
    },

    /** What is chosen so far: choose 0 to 4 creature cards as burnt. */
    pickedForAim4(f: AimFrame22): PickedSoFar {
      return { answers: f.burnt.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** What is chosen so far: choose 0 to 2 players as scorched. */
    pickedForAim5(f: AimFrame22): PickedSoFar {
      return { answers: f.scorched.map((each) => each + 1), atLeast: f.atLeast3, atMost: f.atMost4 }
    },

    /** [mtg.cards.1] */
    spellEffectOfText36(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, divide(s.x[c]!, Math.max(1, s.aimed[c]!)))
    },

    /** [mtg.cards.1] */
    aimOfText20(s: State, c: number, p: number): void {
      pushFrame<AimFrame21>(s, { proc: PROC.aimFrame21, pc: 0, answer: 0, c, p })
    },

    stepAim21(s: State, f: AimFrame21): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimCreature(s, f.c, f.p)
        case 1 /* after aim-creature */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    payInsteadOfText(s: State, c: number, p: number): void {
      pushFrame<PayInsteadFrame2>(s, { proc: PROC.payInsteadFrame2, pc: 0, answer: 0, c, p })
    },

    stepPayInstead2(s: State, f: PayInsteadFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 30, f.p, false)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s, 47)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          const d = f.answer - 1
          s.changedInLine = true
          if (s.shared !== undefined) s.x = owned(s.x, s.shared.lists.x)
          s.x[f.c] = rules.manaValueOf(s, s.def[d]!)
          f.pc = 1
          return rules.move(s, d, ZONE.exile + f.p)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToPayInstead(s: State, f: PayInsteadFrame2, out: number[]): void {
      for (const d of s.zones[ZONE.hand + f.p]!) if (rules.coloursOf(s, d).includes(COLOUR.red)) out.push(d + 1)
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

    stepAim20(s: State, f: AimFrame20): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimAnywhere(s, f.c, f.p)
        case 1 /* after aim-anywhere */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText34(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<SpellEffectFrame35>(s, {
        proc: PROC.spellEffectFrame35, pc: 0, answer: 0, c, p, seen: [], kept2: [], rest2: [], c2: NONE, atLeast1: 0,
        atMost2: 0, list3: [], next4: 0,
      })
    },

    stepSpellEffect35(s: State, f: SpellEffectFrame35): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.damageTargets(s, f.c, 4)
            f.seen = top(s.zones[ZONE.library + f.p]!, 4)
            for (const each of f.seen) {
              s.changedInLine = true
              if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, f.p)
              showTo(s, each, f.p)
            }
            f.kept2 = []
            f.atLeast1 = 1
            f.atMost2 = 1
            f.pc = 1
            continue
          case 1:
            if (f.kept2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 37, f.p, f.kept2.length >= f.atLeast1, f.kept2.length)
          case 2:
            if (f.kept2.length < f.atLeast1) refuse(s, 50)
            f.list3 = f.kept2
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.kept2 = [...f.kept2, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.next4 < f.list3.length) {
              const each2 = f.list3[f.next4++]!
              return rules.move(s, each2, ZONE.hand + f.p)
            }
            f.rest2 = without(f.seen, f.kept2)
            f.pc = 5
            continue
          case 5:
            if (f.rest2.length === 0) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            goesRound(77)
            f.pc = 6
            return rules.ask(s, f, 38, f.p, false)
          case 6 /* after the answer */:
            if (f.answer === 0) {
              refuse(s, 51)
              f.pc = 5
              continue
            }
            f.c2 = f.answer - 1
            f.rest2 = without(f.rest2, [f.c2])
            f.pc = 5
            return rules.move(s, f.c2, ZONE.library + f.p, true)
        }
    },

    /** [mtg.cards.1] What may be answered: choose 1 card as kept. */
    answersToSpellEffect(_s: State, f: SpellEffectFrame35, out: number[]): void {
      for (const c of f.seen) if (!isChosen(c, f.kept2)) out.push(c + 1)
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToSpellEffect2(_s: State, f: SpellEffectFrame35, out: number[]): void {
      for (const c of f.rest2) out.push(c + 1)
    },

    /** What is chosen so far: choose 1 card as kept. */
    pickedForSpellEffect(f: SpellEffectFrame35): PickedSoFar {
      return { answers: f.kept2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [mtg.cards.1] */
    spellEffectOfText33(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame34>(s, { proc: PROC.spellEffectFrame34, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect34(s: State, f: SpellEffectFrame34): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(s, ZONE.battlefield, (c2) => rules.isCreature(s, c2))
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.sink(s, each)
          }
        }
    },

    /** [mtg.cards.1] */
    spellEffectOfText32(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame33>(s, { proc: PROC.spellEffectFrame33, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect33(s: State, f: SpellEffectFrame33): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText18(s: State, c: number, p: number): void {
      pushFrame<AimFrame19>(s, { proc: PROC.aimFrame19, pc: 0, answer: 0, c, p })
    },

    stepAim19(s: State, f: AimFrame19): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 23, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 40)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToAim12(s: State, f: AimFrame19, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (!rules.isLandCard(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText31(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame32>(s, { proc: PROC.spellEffectFrame32, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect32(s: State, f: SpellEffectFrame32): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after draw */:
            return popFrame(s)
          case 2:
            if (f.next2 < f.list1.length) {
              const each = f.list1[f.next2++]!
              return rules.takeBack(s, each)
            }
            if (!rules.isKicked(s, f.c)) return popFrame(s)
            f.pc = 1
            return rules.draw(s, 1, f.p)
        }
    },

    /** [mtg.cards.1] */
    aimOfText17(s: State, c: number, p: number): void {
      pushFrame<AimFrame18>(s, { proc: PROC.aimFrame18, pc: 0, answer: 0, c, p, wanted2: [], atLeast1: 0, atMost2: 0 })
    },

    stepAim18(s: State, f: AimFrame18): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.wanted2 = []
            f.atLeast1 = 0
            f.atMost2 = 3
            f.pc = 1
            continue
          case 1:
            if (f.wanted2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 22, f.p, f.wanted2.length >= f.atLeast1, f.wanted2.length)
          case 2:
            if (f.wanted2.length < f.atLeast1) refuse(s, 39)
            for (const each of f.wanted2) rules.aimAt(s, each, f.c, f.p)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.wanted2 = [...f.wanted2, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [mtg.cards.1] What may be answered: choose 0 to 3 cards as wanted. */
    answersToAim11(s: State, f: AimFrame18, out: number[]): void {
      for (const t2 of s.zones[ZONE.graveyard + f.p]!)
        if (!isChosen(t2, f.wanted2) && rules.isLandCard(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** What is chosen so far: choose 0 to 3 cards as wanted. */
    pickedForAim3(f: AimFrame18): PickedSoFar {
      return { answers: f.wanted2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [mtg.cards.1] */
    spellEffectOfText30(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame31>(s, { proc: PROC.spellEffectFrame31, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect31(s: State, f: SpellEffectFrame31): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const t2 = f.list1[f.next2++]!
            return rules.move(s, t2, ZONE.hand + s.owner[t2]!)
          }
        }
    },

    /** [mtg.cards.1] */
    spellEffectOfText29(s: State, _c: number, p: number): void {
      if (s.castBlue[nextSeat(s, p, 1)]!) {
        s.changedInLine = true
        if (s.shared !== undefined) s.extraTurns = owned(s.extraTurns, s.shared.lists.extraTurns)
        s.extraTurns[p] = reckoned(s.extraTurns[p]! + 1, 76)
      }
    },

    /** [mtg.cards.1] `own-turn-only` */
    forbidsOwnTurnOnly(s: State, _c: number, d: number, _w: number, p: number): boolean {
      return d === CARD['種蒔き時'] && p !== s.turnPlayer
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

    stepAim17(s: State, f: AimFrame17): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 21, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 38)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToAim10(s: State, f: AimFrame17, out: number[]): void {
      for (const t2 of s.zones[ZONE.graveyard + f.p]!) if (rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText27(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame28>(s, { proc: PROC.spellEffectFrame28, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect28(s: State, f: SpellEffectFrame28): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const t2 = f.list1[f.next2++]!
            return rules.move(s, t2, ZONE.hand + s.owner[t2]!)
          }
        }
    },

    /** [mtg.cards.1] */
    aimOfText15(s: State, c: number, p: number): void {
      pushFrame<AimFrame16>(s, { proc: PROC.aimFrame16, pc: 0, answer: 0, c, p })
    },

    stepAim16(s: State, f: AimFrame16): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 20, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 37)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a creature card. */
    answersToAim9(s: State, f: AimFrame16, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (rules.isCreature(s, t2) && rules.has(s, t2, KEYWORD.flying) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText26(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame27>(s, { proc: PROC.spellEffectFrame27, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect27(s: State, f: SpellEffectFrame27): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.destroy(s, each)
          }
        }
    },
  }
}
