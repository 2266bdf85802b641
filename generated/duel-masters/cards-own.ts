// Compiled from the rules of DuelMasters into cards-own.ts: what rules/duel-masters/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { membersOf, nextSeat, noteDone, within } from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
import type {
  AfterBeginGameFrame,
  SpellEffectFrame14,
  SpellEffectFrame16,
  SpellEffectFrame17,
  SpellEffectFrame18,
  State,
  WhenDrawFrame,
  WhenEndOfTurn2Frame,
  WhenEndOfTurn3Frame,
  WhenEndOfTurnFrame,
  WhenPutFrame,
} from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.lose.3] */
    spellEffectOfText17(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame18 = { proc: PROC.spellEffectFrame18, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect18(s: State, f: SpellEffectFrame18): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            if (!rules.doomedIsNamedOf(s)) {
              f.pc = 2
              continue
            }
            f.pc = 2
            rules.doom(s, nextSeat(s, f.p, 1), f.p)
            return
          }
          case 1 /* after draw */: {
            s.frames.pop()
            return
          }
          case 2: {
            f.pc = 1
            rules.draw(s, 1, f.p)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.lose.3] */
    spellEffectOfText16(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame17 = { proc: PROC.spellEffectFrame17, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect17(s: State, f: SpellEffectFrame17): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.doom(s, f.p, f.p)
          return
        }
        case 1 /* after doom */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [dm.lose.3] */
    spellEffectOfText15(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame16 = { proc: PROC.spellEffectFrame16, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect16(s: State, f: SpellEffectFrame16): void {
      switch (f.pc) {
        case 0: {
          f.pc = 2
          rules.doomAll(s, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
        case 2 /* after doom-all */: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
      }
    },

    /** [dm.start.1] `after-begin-game` */
    matchesAfterBeginGame(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《先触れ》'] && p === you && within(s.place[this_]!, ZONE.deck)
    },

    /** [dm.start.1] */
    afterBeginGame(s: State, this_: number, you: number): void {
      const frame: AfterBeginGameFrame = { proc: PROC.afterBeginGameFrame, pc: 0, answer: 0, this_, you }
      s.frames.push(frame)
    },

    /** Goes on with `after-begin-game`. */
    stepAfterBeginGame(s: State, f: AfterBeginGameFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.move(s, f.this_, ZONE.hand + f.you)
          return
        }
        case 1 /* after move */: {
          if (s.log !== null) noteDone(s, rules.viewersOf)
          s.frames.pop()
          return
        }
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
      const frame: WhenEndOfTurnFrame = { proc: PROC.whenEndOfTurnFrame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-end-of-turn`. */
    stepWhenEndOfTurn(s: State, f: WhenEndOfTurnFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.you)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [dm.cards.3] `when-end-of-turn-2` */
    matchesWhenEndOfTurn2(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《朝の鈴》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-2`. */
    whenEndOfTurn2(s: State, you: number): void {
      const frame: WhenEndOfTurn2Frame = { proc: PROC.whenEndOfTurn2Frame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-end-of-turn-2`. */
    stepWhenEndOfTurn2(s: State, f: WhenEndOfTurn2Frame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.you)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [dm.cards.3] `when-end-of-turn-3` */
    matchesWhenEndOfTurn3(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《夕の鈴》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-3`. */
    whenEndOfTurn3(s: State, you: number): void {
      const frame: WhenEndOfTurn3Frame = { proc: PROC.whenEndOfTurn3Frame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-end-of-turn-3`. */
    stepWhenEndOfTurn3(s: State, f: WhenEndOfTurn3Frame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.you)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [dm.cards.3] `when-draw` */
    matchesWhenDraw(s: State, this_: number, _n: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《聞き耳》'] && p === nextSeat(s, you, 1) && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-draw`. */
    whenDraw(s: State, you: number): void {
      const frame: WhenDrawFrame = { proc: PROC.whenDrawFrame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-draw`. */
    stepWhenDraw(s: State, f: WhenDrawFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.you)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [dm.cards.3] `when-put` */
    matchesWhenPut(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《火の使い》']
    },

    /** [dm.cards.3] Effect of `when-put`. */
    whenPut(s: State, you: number): void {
      const frame: WhenPutFrame = { proc: PROC.whenPutFrame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-put`. */
    stepWhenPut(s: State, f: WhenPutFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.you)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [dm.cards.3] */
    spellEffectOfText13(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame14 = { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect14(s: State, f: SpellEffectFrame14): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = membersOf(s, ZONE.battle, (c2) => rules.isCreature(s, c2))
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            const each = f.list1[f.next2]!
            f.next2 += 1
            rules.takeBack(s, each)
            return
          }
          default:
            return
        }
      }
    },
  }
}
