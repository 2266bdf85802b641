// Compiled from the rules of DuemaParty into party-examples-more.ts: what rules/duel-masters/party-examples-more.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { roundIn, within } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, PROC, ZONE } from './names.ts'
import type {
  SpellEffectFrame21,
  State,
  WhenAttack5Frame,
  WhenEndOfTurn7Frame,
  WhenEndOfTurn8Frame,
  WhenMillFrame,
} from './state.ts'

export function partyExamplesMoreRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.3] */
    spellEffectOfText20(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame21 = { proc: PROC.spellEffectFrame21, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect21(s: State, f: SpellEffectFrame21): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = roundIn(s.seating, s.turnPlayer)
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 1 /* after draw */: {
            s.frames.pop()
            return
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              rules.draw(s, 1, f.p)
              return
            }
            const q = f.list1[f.next2]!
            f.next2 += 1
            rules.draw(s, 1, q)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.cards.3] `when-attack-5` */
    matchesWhenAttack5(s: State, a: number, _p: number): boolean {
      return s.def[a]! === CARD['《配る刃》']
    },

    /** [dm.cards.3] Effect of `when-attack-5`. */
    whenAttack5(s: State, you: number): void {
      const frame: WhenAttack5Frame = { proc: PROC.whenAttack5Frame, pc: 0, answer: 0, you, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `when-attack-5`. */
    stepWhenAttack5(s: State, f: WhenAttack5Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = roundIn(s.seating, s.turnPlayer)
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            const p = f.list1[f.next2]!
            f.next2 += 1
            rules.draw(s, 1, p)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.cards.3] `when-end-of-turn-7` */
    matchesWhenEndOfTurn7(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《配る鐘》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-7`. */
    whenEndOfTurn7(s: State, you: number): void {
      const frame: WhenEndOfTurn7Frame = { proc: PROC.whenEndOfTurn7Frame, pc: 0, answer: 0, you, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `when-end-of-turn-7`. */
    stepWhenEndOfTurn7(s: State, f: WhenEndOfTurn7Frame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = roundIn(s.seating, s.turnPlayer)
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            const p = f.list1[f.next2]!
            f.next2 += 1
            rules.draw(s, 1, p)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.cards.3] `when-end-of-turn-8` */
    matchesWhenEndOfTurn8(s: State, this_: number, _p: number): boolean {
      return s.def[this_]! === CARD['《削る鐘》'] && within(s.place[this_]!, ZONE.battle)
    },

    /** [dm.cards.3] Effect of `when-end-of-turn-8`. */
    whenEndOfTurn8(s: State, you: number): void {
      const frame: WhenEndOfTurn8Frame = { proc: PROC.whenEndOfTurn8Frame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-end-of-turn-8`. */
    stepWhenEndOfTurn8(s: State, f: WhenEndOfTurn8Frame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.mill(s, 1, f.you)
          return
        }
        case 1 /* after mill */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [dm.cards.3] `when-mill` */
    matchesWhenMill(s: State, this_: number, _n: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return s.def[this_]! === CARD['《守る耳》'] && within(s.place[this_]!, ZONE.battle) && p !== you
    },

    /** [dm.cards.3] Effect of `when-mill`. */
    whenMill(s: State, you: number): void {
      const frame: WhenMillFrame = { proc: PROC.whenMillFrame, pc: 0, answer: 0, you }
      s.frames.push(frame)
    },

    /** Goes on with `when-mill`. */
    stepWhenMill(s: State, f: WhenMillFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.shieldUp(s, 1, f.you)
          return
        }
        case 1 /* after shield-up */: {
          s.frames.pop()
          return
        }
      }
    },
  }
}
