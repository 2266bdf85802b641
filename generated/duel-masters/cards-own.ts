// Compiled from the rules of DuelMasters into cards-own.ts: what rules/duel-masters/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { membersOf, nextSeat, noteDone, popFrame, pushFrame, within } from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AfterBeginGameFrame, SpellEffectFrame14, SpellEffectFrame16, SpellEffectFrame17, SpellEffectFrame18, State,
  WhenDrawFrame, WhenEndOfTurn2Frame, WhenEndOfTurn3Frame, WhenEndOfTurnFrame, WhenPutFrame,
} from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.lose.3] */
    spellEffectOfText17(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame18>(s, { proc: PROC.spellEffectFrame18, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect18(s: State, f: SpellEffectFrame18): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (!rules.doomedIsNamedOf(s)) {
              f.pc = 2
              continue
            }
            f.pc = 2
            return rules.doom(s, nextSeat(s, f.p, 1), f.p)
          case 1 /* after draw */:
            return popFrame(s)
          case 2:
            f.pc = 1
            return rules.draw(s, 1, f.p)
        }
    },

    /** [dm.lose.3] */
    spellEffectOfText16(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame17>(s, { proc: PROC.spellEffectFrame17, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect17(s: State, f: SpellEffectFrame17): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.doom(s, f.p, f.p)
        case 1 /* after doom */:
          return popFrame(s)
      }
    },

    /** [dm.lose.3] */
    spellEffectOfText15(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame16>(s, { proc: PROC.spellEffectFrame16, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect16(s: State, f: SpellEffectFrame16): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.doomAll(s, f.p)
        case 1 /* after draw */:
          return popFrame(s)
        case 2 /* after doom-all */:
          f.pc = 1
          return rules.draw(s, 1, f.p)
      }
    },

    /** [dm.start.1] `after-begin-game` */
    matchesAfterBeginGame(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《先触れ》'] && p === you && within(s.place[this_]!, ZONE.deck)
    },

    /** [dm.start.1] */
    afterBeginGame(s: State, this_: number, you: number): void {
      pushFrame<AfterBeginGameFrame>(s, { proc: PROC.afterBeginGameFrame, pc: 0, answer: 0, this_, you })
    },

    stepAfterBeginGame(s: State, f: AfterBeginGameFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.this_, ZONE.hand + f.you)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [dm.turn.9] */
    spellEffectOfText14(s: State, _c: number, p: number): void {
      rules.skipTurn(s, nextSeat(s, p, 1))
    },

    /** [dm.cards.3] `when-end-of-turn` */
    matchesWhenEndOfTurn(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《夜の鈴》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn`. */
    whenEndOfTurn(s: State, you: number): void {
      pushFrame<WhenEndOfTurnFrame>(s, { proc: PROC.whenEndOfTurnFrame, pc: 0, answer: 0, you })
    },

    stepWhenEndOfTurn(s: State, f: WhenEndOfTurnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [dm.cards.3] `when-end-of-turn-2` */
    matchesWhenEndOfTurn2(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《朝の鈴》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-2`. */
    whenEndOfTurn2(s: State, you: number): void {
      pushFrame<WhenEndOfTurn2Frame>(s, { proc: PROC.whenEndOfTurn2Frame, pc: 0, answer: 0, you })
    },

    stepWhenEndOfTurn2(s: State, f: WhenEndOfTurn2Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [dm.cards.3] `when-end-of-turn-3` */
    matchesWhenEndOfTurn3(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《夕の鈴》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-3`. */
    whenEndOfTurn3(s: State, you: number): void {
      pushFrame<WhenEndOfTurn3Frame>(s, { proc: PROC.whenEndOfTurn3Frame, pc: 0, answer: 0, you })
    },

    stepWhenEndOfTurn3(s: State, f: WhenEndOfTurn3Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [dm.cards.3] `when-draw` */
    matchesWhenDraw(s: State, this_: number, _n: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《聞き耳》'] && p === nextSeat(s, you, 1) && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-draw`. */
    whenDraw(s: State, you: number): void {
      pushFrame<WhenDrawFrame>(s, { proc: PROC.whenDrawFrame, pc: 0, answer: 0, you })
    },

    stepWhenDraw(s: State, f: WhenDrawFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [dm.cards.3] `when-put` */
    matchesWhenPut(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《火の使い》']
    },

    /** [dm.cards.3] Effect of `when-put`. */
    whenPut(s: State, you: number): void {
      pushFrame<WhenPutFrame>(s, { proc: PROC.whenPutFrame, pc: 0, answer: 0, you })
    },

    stepWhenPut(s: State, f: WhenPutFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [dm.cards.3] */
    spellEffectOfText13(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame14>(s, { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect14(s: State, f: SpellEffectFrame14): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = membersOf(s, ZONE.battle, (c2) => rules.isCreature(s, c2))
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeBack(s, each)
          }
        }
    },
  }
}
