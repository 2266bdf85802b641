// Compiled from the rules of Magic into cards-split.ts: what rules/magic/cards-split.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  divide, family, happens, isChosen, membersOf, nextMembers, noteEvent, owned, popFrame, pushFrame, refuse, refuseText,
  seats, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { CARD, EVENT, KEYWORD, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AimFrame11, AimFrame12, AimFrame13, AimFrame14, AimFrame15, AimSecondCreatureFrame, SpellEffectFrame19,
  SpellEffectFrame20, SpellEffectFrame25, State,
} from './state.ts'

export function cardsSplitRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.cards.1] */
    aimOfText14(s: State, c: number, p: number): void {
      // prettier-ignore
      pushFrame<AimFrame15>(s, {
        proc: PROC.aimFrame15, pc: 0, answer: 0, c, p, burnt: [], scorched: [], atLeast1: 0, atMost2: 0, atLeast3: 0,
        atMost4: 0,
      })
    },

    stepAim15(s: State, f: AimFrame15): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.burnt = []
            f.atLeast1 = 0
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.burnt.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 18, f.p, f.burnt.length >= f.atLeast1, f.burnt.length)
          case 2:
            if (f.burnt.length < f.atLeast1) refuse(s, 34)
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
            return rules.ask(
              s,
              f,
              19,
              f.p,
              f.scorched.length >= f.atLeast3 &&
                (s.announcing === 0 ||
                  (f.burnt.length + f.scorched.length >= 1 && f.burnt.length + f.scorched.length <= 2)),
              f.scorched.length,
            )
          case 5:
            if (f.scorched.length < f.atLeast3) refuse(s, 35)
            if (f.burnt.length + f.scorched.length < 1 || f.burnt.length + f.scorched.length > 2) {
              refuse(s, 36)
              return popFrame(s)
            }
            for (const each of f.burnt) rules.aimAt(s, each, f.c, f.p)
            for (const each2 of f.scorched) rules.aimAtPlayer(s, each2, f.c, f.p)
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

    /** [mtg.cards.1] What may be answered: choose 0 to 2 creature cards as burnt. */
    answersToAim7(s: State, f: AimFrame15, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (!isChosen(t2, f.burnt) && rules.isCreature(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] What may be answered: choose 0 to 2 players as scorched. */
    answersToAim8(s: State, f: AimFrame15, out: number[]): void {
      if (s.announcing === 0) {
        for (const q of seats(s)) if (!isChosen(q, f.scorched)) out.push(q + 1)
        return
      }
      if (s.reasons !== null) {
        for (const q of seats(s)) if (!isChosen(q, f.scorched)) out.push(q + 1)
        return
      }
      const rest = seats(s).filter((q) => !isChosen(q, f.scorched))
      for (const q of nextMembers(f.scorched, rest, {
        count: [f.atLeast3, f.atMost4],
        passes: (picked2: number[]) => f.burnt.length + picked2.length >= 1 && f.burnt.length + picked2.length <= 2,
        site: 19,
      }))
        out.push(q + 1)
    },

    /** What is chosen so far: choose 0 to 2 creature cards as burnt. */
    pickedForAim(f: AimFrame15): PickedSoFar {
      return { answers: f.burnt.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** What is chosen so far: choose 0 to 2 players as scorched. */
    pickedForAim2(f: AimFrame15): PickedSoFar {
      return { answers: f.scorched.map((each) => each + 1), atLeast: f.atLeast3, atMost: f.atMost4 }
    },

    /** [mtg.cards.1] */
    spellEffectOfText25(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, divide(2, Math.max(1, s.aimed[c]!)))
    },

    /** [mtg.cards.1] */
    aimOfText13(s: State, c: number, p: number): void {
      pushFrame<AimFrame14>(s, { proc: PROC.aimFrame14, pc: 0, answer: 0, c, p })
    },

    stepAim14(s: State, f: AimFrame14): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 17, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 33)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToAim6(s: State, f: AimFrame14, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield)) if (rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText24(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame25>(s, { proc: PROC.spellEffectFrame25, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect25(s: State, f: SpellEffectFrame25): void {
      switch (f.pc) {
        case 0:
          for (const t2 of s.targets[f.c]!.slice()) {
            if (within(s.place[t2]!, ZONE.battlefield)) {
              s.changedInLine = true
              if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
              s.tapped[t2] = true
            }
          }
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText12(s: State, c: number, p: number): void {
      pushFrame<AimFrame13>(s, { proc: PROC.aimFrame13, pc: 0, answer: 0, c, p })
    },

    stepAim13(s: State, f: AimFrame13): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimCreature(s, f.c, f.p)
        case 1 /* after aim-creature */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText23(s: State, c: number, _p: number): void {
      for (const t2 of s.targets[c]!.slice()) {
        s.changedInLine = true
        if (s.shared !== undefined) s.wasBefore = owned(s.wasBefore, s.shared.lists.wasBefore)
        s.wasBefore[t2] = s.def[t2]!
        s.changedInLine = true
        if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
        s.def[t2] = CARD['《Weird》']
      }
    },

    /** [mtg.cards.1] */
    aimOfText11(s: State, c: number, p: number): void {
      pushFrame<AimFrame12>(s, { proc: PROC.aimFrame12, pc: 0, answer: 0, c, p })
    },

    stepAim12(s: State, f: AimFrame12): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 16, f.p, false)
        case 1 /* after aim-player */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            refuse(s)
            return popFrame(s)
          }
          if (f.answer === 1) {
            f.pc = 1
            return rules.aimSecondCreature(s, f.c, f.p)
          }
          if (f.answer === 2) {
            f.pc = 1
            return rules.aimPlayer(s, f.c, f.p)
          }
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] What may be answered: choose one of these. */
    answersToAim5(_s: State, _f: AimFrame12, out: number[]): void {
      if (true) out.push(1)
      if (true) out.push(2)
    },

    /** [mtg.cards.1] */
    spellEffectOfText22(s: State, c: number, _p: number): void {
      for (const t2 of s.secondTargets[c]!.slice()) rules.damageCreature(s, t2, 2, c)
      for (const q of s.targetPlayers[c]!.slice()) rules.damagePlayer(s, q, 2, c)
    },

    /** [mtg.702.101] Begins `aim-second-creature`, which may stop to ask. */
    aimSecondCreature(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-second-creature'], [c, p], [c])
      pushFrame<AimSecondCreatureFrame>(s, { proc: PROC.aimSecondCreatureFrame, pc: 0, answer: 0, c, p })
    },

    stepAimSecondCreature(s: State, f: AimSecondCreatureFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 61, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 26)
          const t2 = f.answer - 1
          rules.aimSecondAt(s, t2, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.702.101] What may be answered: choose a creature card. */
    answersToAimSecondCreature(s: State, f: AimSecondCreatureFrame, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (rules.isCreature(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText21(s: State, c: number, _p: number): void {
      for (const t3 of membersOf(
        s,
        ZONE.battlefield,
        (t2) => rules.isCreature(s, t2) && !rules.has(s, t2, KEYWORD.flying),
      ))
        rules.damageCreature(s, t3, 2, c)
    },

    /** [mtg.cards.1] */
    spellEffectOfText20(s: State, c: number, _p: number): void {
      for (const t3 of membersOf(
        s,
        ZONE.battlefield,
        (t2) => rules.isCreature(s, t2) && rules.has(s, t2, KEYWORD.flying),
      ))
        rules.damageCreature(s, t3, 6, c)
    },

    /** [mtg.cards.1] */
    aimOfText10(s: State, c: number, p: number): void {
      pushFrame<AimFrame11>(s, { proc: PROC.aimFrame11, pc: 0, answer: 0, c, p })
    },

    stepAim11(s: State, f: AimFrame11): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 14, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 31)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          f.pc = 2
          return rules.ask(s, f, 15, f.p, false)
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 32)
          const u = f.answer - 1
          rules.aimAt(s, u, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToAim3(s: State, f: AimFrame11, out: number[]): void {
      for (const t2 of s.zones[ZONE.battlefield + f.p]!)
        if (rules.isLandCard(s, t2) && rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToAim4(s: State, f: AimFrame11, out: number[]): void {
      for (const u of family(s, ZONE.battlefield))
        if (rules.isLandCard(s, u) && s.place[u] !== ZONE.battlefield + f.p && rules.reaches(s, f.c, u)) out.push(u + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText19(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame20>(s, { proc: PROC.spellEffectFrame20, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect20(s: State, f: SpellEffectFrame20): void {
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

    /** [mtg.cards.1] */
    spellEffectOfText18(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame19>(s, { proc: PROC.spellEffectFrame19, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect19(s: State, f: SpellEffectFrame19): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(s, ZONE.battlefield, (t2) => rules.isLandCard(s, t2))
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
