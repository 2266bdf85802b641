// Compiled from the rules of DuemaParty into cards-own.ts: what rules/duel-masters/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { refuse, seats, within } from 'houserules/runtime'
import type {
  AfterBeginGameFrame,
  SpellEffectFrame14,
  SpellEffectFrame16,
  SpellEffectFrame17,
  SpellEffectFrame18,
  WhenDrawFrame,
  WhenEndOfTurn2Frame,
  WhenEndOfTurn3Frame,
  WhenEndOfTurnFrame,
  WhenPutFrame,
} from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
import type { SpellEffectFrame15, State } from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as DuemaPartyRules
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
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 3
            rules.ask(s, f, 75, f.p, false)
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
          case 3 /* after the answer */: {
            if (f.answer !== 0) {
              const opponent = f.answer - 1
              f.pc = 2
              rules.doom(s, opponent, f.p)
              return
            }
            refuse(s)
            if (s.reasons !== null) s.reasons.push(36)
            f.pc = 2
            continue
          }
          default:
            return
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect26(s: State, f: SpellEffectFrame18, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.lose.3] */
    spellEffectOfText16(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame17 = { proc: PROC.spellEffectFrame17, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [dm.lose.3] */
    spellEffectOfText15(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame16 = { proc: PROC.spellEffectFrame16, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** [dm.start.1] */
    afterBeginGame(s: State, this_: number, you: number): void {
      const frame: AfterBeginGameFrame = { proc: PROC.afterBeginGameFrame, pc: 0, answer: 0, this_, you }
      s.frames.push(frame)
    },

    /** [dm.turn.9] */
    spellEffectOfText14(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame15 = { proc: PROC.spellEffectFrame15, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect15(s: State, f: SpellEffectFrame15): void {
      switch (f.pc) {
        case 0: {
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          rules.ask(s, f, 74, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(35)
            s.frames.pop()
            return
          }
          const opponent = f.answer - 1
          rules.skipTurn(s, opponent)
          s.frames.pop()
          return
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect25(s: State, f: SpellEffectFrame15, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn`. */
    whenEndOfTurn(s: State, you: number): void {
      const frame: WhenEndOfTurnFrame = { proc: PROC.whenEndOfTurnFrame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-2`. */
    whenEndOfTurn2(s: State, you: number): void {
      const frame: WhenEndOfTurn2Frame = { proc: PROC.whenEndOfTurn2Frame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-3`. */
    whenEndOfTurn3(s: State, you: number): void {
      const frame: WhenEndOfTurn3Frame = { proc: PROC.whenEndOfTurn3Frame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** [dm.cards.3] `when-draw` */
    matchesWhenDraw(s: State, this_: number, _n: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《聞き耳》'] && rules.opposes(s, p, you) && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-draw`. */
    whenDraw(s: State, you: number): void {
      const frame: WhenDrawFrame = { proc: PROC.whenDrawFrame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** [dm.cards.3] Effect of `when-put`. */
    whenPut(s: State, you: number): void {
      const frame: WhenPutFrame = { proc: PROC.whenPutFrame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** [dm.cards.3] */
    spellEffectOfText13(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame14 = { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },
  }
}
