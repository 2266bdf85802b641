// Compiled from the rules of Magic into pool.ts: what rules/magic/pool.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { family, popFrame, pushFrame, refuseText } from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { COLOUR, PROC, ZONE } from './names.ts'
import type { AimFrame2, AimFrame3, SpellEffectFrame2, State } from './state.ts'

export function poolRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.pool.1] */
    aimOfText2(s: State, c: number, p: number): void {
      pushFrame<AimFrame3>(s, { proc: PROC.aimFrame3, pc: 0, answer: 0, c, p })
    },

    stepAim3(s: State, f: AimFrame3): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimAnywhere(s, f.c, f.p)
        case 1 /* after aim-anywhere */:
          return popFrame(s)
      }
    },

    /** [mtg.pool.1] */
    spellEffectOfText2(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 3)
    },

    /** [mtg.pool.1] */
    aimOfText(s: State, c: number, p: number): void {
      pushFrame<AimFrame2>(s, { proc: PROC.aimFrame2, pc: 0, answer: 0, c, p })
    },

    stepAim2(s: State, f: AimFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 12, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 29)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          return popFrame(s)
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
      pushFrame<SpellEffectFrame2>(s, { proc: PROC.spellEffectFrame2, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect2(s: State, f: SpellEffectFrame2): void {
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
