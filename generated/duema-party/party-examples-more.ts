// Compiled from the rules of DuemaParty into party-examples-more.ts: what rules/duel-masters/party-examples-more.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { popFrame, pushFrame, roundIn, within } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { SpellEffectFrame21, State, WhenAttack5Frame, WhenEndOfTurn7Frame, WhenEndOfTurn8Frame, WhenMillFrame } from './state.ts'

export function partyExamplesMoreRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.3] */
    spellEffectOfText20(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame21>(s, { proc: PROC.spellEffectFrame21, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect21(s: State, f: SpellEffectFrame21): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = roundIn(s.seating, s.turnPlayer)
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after draw */:
            return popFrame(s)
          case 2: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              return rules.draw(s, 1, f.p)
            }
            const q = f.list1[f.next2++]!
            return rules.draw(s, 1, q)
          }
        }
    },

    /** [dm.cards.3] `when-attack-5` */
    matchesWhenAttack5(s: State, a: number, _p: number): boolean {
      return s.def[a]! === CARD['《配る刃》']
    },

    /** [dm.cards.3] Effect of `when-attack-5`. */
    whenAttack5(s: State, you: number): void {
      pushFrame<WhenAttack5Frame>(s, { proc: PROC.whenAttack5Frame, pc: 0, answer: 0, you, list1: [], next2: 0 })
    },

    stepWhenAttack5(s: State, f: WhenAttack5Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = roundIn(s.seating, s.turnPlayer)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const p = f.list1[f.next2++]!
            return rules.draw(s, 1, p)
          }
        }
    },

    /** [dm.cards.3] `when-end-of-turn-7` */
    matchesWhenEndOfTurn7(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《配る鐘》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-7`. */
    whenEndOfTurn7(s: State, you: number): void {
      pushFrame<WhenEndOfTurn7Frame>(s, { proc: PROC.whenEndOfTurn7Frame, pc: 0, answer: 0, you, list1: [], next2: 0 })
    },

    stepWhenEndOfTurn7(s: State, f: WhenEndOfTurn7Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = roundIn(s.seating, s.turnPlayer)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const p = f.list1[f.next2++]!
            return rules.draw(s, 1, p)
          }
        }
    },

    /** [dm.cards.3] `when-end-of-turn-8` */
    matchesWhenEndOfTurn8(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《削る鐘》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-8`. */
    whenEndOfTurn8(s: State, you: number): void {
      pushFrame<WhenEndOfTurn8Frame>(s, { proc: PROC.whenEndOfTurn8Frame, pc: 0, answer: 0, you })
    },

    stepWhenEndOfTurn8(s: State, f: WhenEndOfTurn8Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.mill(s, 1, f.you)
        case 1 /* after mill */:
          return popFrame(s)
      }
    },

    /** [dm.cards.3] `when-mill` */
    matchesWhenMill(s: State, this_: number, _n: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《守る耳》'] && within(s.place[this_]!, ZONE.battle) && p !== you
    },

    /** [dm.cards.3] Effect of `when-mill`. */
    whenMill(s: State, you: number): void {
      pushFrame<WhenMillFrame>(s, { proc: PROC.whenMillFrame, pc: 0, answer: 0, you })
    },

    stepWhenMill(s: State, f: WhenMillFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.shieldUp(s, 1, f.you)
        case 1 /* after shield-up */:
          return popFrame(s)
      }
    },
  }
}
