// Compiled from the rules of Magic into pool.ts: what rules/magic/pool.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { family, refuse } from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { COLOUR, PROC, ZONE } from './names.ts'
import type { AimFrame2, AimFrame3, SpellEffectFrame2, State } from './state.ts'

export function poolRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.pool.1] */
    aimOfText2(s: State, c: number, p: number): void {
      const frame: AimFrame3 = { proc: PROC.aimFrame3, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim3(s: State, f: AimFrame3): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimAnywhere(s, f.c, f.p)
          return
        }
        case 1 /* after aim-anywhere */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.pool.1] */
    spellEffectOfText2(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 3)
    },

    /** [mtg.pool.1] */
    aimOfText(s: State, c: number, p: number): void {
      const frame: AimFrame2 = { proc: PROC.aimFrame2, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim2(s: State, f: AimFrame2): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 12, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(29)
            s.frames.pop()
            return
          }
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.pool.1] What may be answered: choose a creature card. */
    answersToAim(s: State, f: AimFrame2, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield))
        if (rules.isCreature(s, t2) && !rules.coloursOf(s, t2).includes(COLOUR.black) && rules.reaches(s, f.c, t2))
          out.push(t2 + 1)
    },

    /** [mtg.pool.1] */
    spellEffectOfText(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame2 = { proc: PROC.spellEffectFrame2, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect2(s: State, f: SpellEffectFrame2): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = s.targets[f.c]!.slice()
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
            rules.destroy(s, each)
            return
          }
          default:
            return
        }
      }
    },
  }
}
