// Compiled from the rules of MentalLegacy into cards-counterspells.ts: what rules/magic/cards-counterspells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, addEffect, grown, happens, heldAnew, heldByEffect, keeps, noteDone, noteEvent, orElse, owned, popFrame,
  pushFrame, putsOff,
} from 'houserules/runtime'
import { ROLE_ON_STACK, ZONE } from '../magic/names.ts'
// prettier-ignore
import type {
  AimActivationFrame, AimFrame31, AimFrame32, AimFrame33, AimFrame34, AimFrame35, AimFrame36, AimFrame37, AimFrame38,
  AimFrame39, AimFrame40, AimSpellOnStackFrame, ComeBackEffectFrame, ComeBackFrame, CounterTargetsFrame,
  MeddleWithFrame, PayInsteadFrame4, PayInsteadFrame5, SpellEffectFrame46, SpellEffectFrame47, SpellEffectFrame48,
  SpellEffectFrame49, SpellEffectFrame50, SpellEffectFrame51, SpellEffectFrame52, SpellEffectFrame53,
  SpellEffectFrame54, SpellEffectFrame55, TaxFrame, UpkeepEffectFrame3,
} from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function cardsCounterspellsRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.cards.1] Begins `aim-spell-on-stack`, which may stop to ask. */
    aimSpellOnStack(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-spell-on-stack'], [c, p], [c])
      pushFrame<AimSpellOnStackFrame>(s, { proc: PROC.aimSpellOnStackFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] Begins `counter-targets`, which may stop to ask. */
    counterTargets(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['counter-targets'], [c], [c])
      pushFrame<CounterTargetsFrame>(s, { proc: PROC.counterTargetsFrame, pc: 0, answer: 0, c, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] Begins `aim-activation`, which may stop to ask. */
    aimActivation(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-activation'], [c, p], [c])
      pushFrame<AimActivationFrame>(s, { proc: PROC.aimActivationFrame, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText39(s: State, c: number, p: number): void {
      pushFrame<AimFrame40>(s, { proc: PROC.aimFrame40, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    payInsteadOfText4(s: State, c: number, p: number): void {
      pushFrame<PayInsteadFrame5>(s, { proc: PROC.payInsteadFrame5, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText54(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame55>(s, { proc: PROC.spellEffectFrame55, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText38(s: State, c: number, p: number): void {
      pushFrame<AimFrame39>(s, { proc: PROC.aimFrame39, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText53(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame54>(s, {
        proc: PROC.spellEffectFrame54,
        pc: 0,
        answer: 0,
        c,
        p,
        s_: NONE,
        list1: [],
        next2: 0,
      })
    },

    /** [mtg.cards.1] */
    aimOfText37(s: State, c: number, p: number): void {
      pushFrame<AimFrame38>(s, { proc: PROC.aimFrame38, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText52(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame53>(s, { proc: PROC.spellEffectFrame53, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] Begins `meddle-with`, which may stop to ask. */
    meddleWith(s: State, s_: number, n: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['meddle-with'], [s_, n, q], [s_])
      // prettier-ignore
      pushFrame<MeddleWithFrame>(s, {
        proc: PROC.meddleWithFrame, pc: 0, answer: 0, s_, n, q, d: NONE, k: NONE, ts: [], qs: [],
      })
    },

    /** [mtg.cards.1] Effect of `when-upkeep-3`. */
    whenUpkeep3(s: State, you: number, this_: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.upkeepEffectFrame3, you, this_, false, [this_, you]), [this_])
    },

    /** [mtg.cards.1] Effect of `upkeep-effect`. */
    upkeepEffect3(s: State, this_: number, you: number): void {
      pushFrame<UpkeepEffectFrame3>(s, { proc: PROC.upkeepEffectFrame3, pc: 0, answer: 0, this_, you })
    },

    /** [mtg.cards.1] Begins `come-back`, which may stop to ask. */
    comeBack(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['come-back'], [c, p], [c])
      // prettier-ignore
      pushFrame<ComeBackFrame>(s, { proc: PROC.comeBackFrame, pc: 0, answer: 0, c, p, d: NONE, k: NONE, ts: [], qs: [] })
    },

    stepComeBack(s: State, f: ComeBackFrame): void {
      switch (f.pc) {
        case 0:
          f.d = orElse(s.meddledAs[f.c]!, s.def[f.c]!)
          f.k = s.meddledX[f.c]!
          f.ts = s.meddledTargets[f.c]!.slice()
          f.qs = s.meddledPlayers[f.c]!.slice()
          f.pc = 1
          return rules.move(s, f.c, ZONE.stack + f.p)
        case 1 /* after move */:
          s.changedInLine = true
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.d
          s.changedInLine = true
          if (s.shared !== undefined) s.x = owned(s.x, s.shared.lists.x)
          s.x[f.c] = f.k
          s.changedInLine = true
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = grown(heldAnew(s, 'targets', f.c, f.ts, ['frames.ts', 'mixed']), 71)
          s.changedInLine = true
          if (s.shared !== undefined) s.targetPlayers = owned(s.targetPlayers, s.shared.lists.targetPlayers)
          s.targetPlayers[f.c] = f.qs
          s.changedInLine = true
          if (s.shared !== undefined) s.aimed = owned(s.aimed, s.shared.lists.aimed)
          s.aimed[f.c] = f.ts.length + f.qs.length
          s.changedInLine = true
          heldByEffect(s, addEffect(s, ZONE.pile, PROC.comeBackEffectFrame, f.p, f.c, false, [f.p, f.c]), [f.c])
          s.changedInLine = true
          if (s.shared !== undefined) s.role = owned(s.role, s.shared.lists.role)
          keeps(s.role, s.zones[ZONE.pile]!.at(-1) ?? NONE, 72)
          if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
            s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterComeBackFrame, [f.c, f.p])
            return popFrame(s)
          }
          if (rules.matchesAfterComeBack(s, f.c, f.p)) rules.afterComeBack2(s, f.c)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] Effect of `come-back-effect`. */
    comeBackEffect(s: State, p: number, c: number): void {
      pushFrame<ComeBackEffectFrame>(s, { proc: PROC.comeBackEffectFrame, pc: 0, answer: 0, p, c })
    },

    /** [mtg.cards.1] */
    aimOfText36(s: State, c: number, p: number): void {
      pushFrame<AimFrame37>(s, { proc: PROC.aimFrame37, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText51(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame52>(s, { proc: PROC.spellEffectFrame52, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText35(s: State, c: number, p: number): void {
      pushFrame<AimFrame36>(s, { proc: PROC.aimFrame36, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    payInsteadOfText3(s: State, c: number, p: number): void {
      pushFrame<PayInsteadFrame4>(s, { proc: PROC.payInsteadFrame4, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText50(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame51>(s, { proc: PROC.spellEffectFrame51, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] Begins `tax`, which may stop to ask. */
    tax(s: State, s_: number, n: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.tax, [s_, n, q], [s_])
      pushFrame<TaxFrame>(s, { proc: PROC.taxFrame, pc: 0, answer: 0, s_, n, q, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    aimOfText34(s: State, c: number, p: number): void {
      pushFrame<AimFrame35>(s, { proc: PROC.aimFrame35, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText49(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame50>(s, { proc: PROC.spellEffectFrame50, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    /** [mtg.cards.1] */
    aimOfText33(s: State, c: number, p: number): void {
      pushFrame<AimFrame34>(s, { proc: PROC.aimFrame34, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText48(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame49>(s, { proc: PROC.spellEffectFrame49, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText32(s: State, c: number, p: number): void {
      pushFrame<AimFrame33>(s, { proc: PROC.aimFrame33, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText47(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame48>(s, { proc: PROC.spellEffectFrame48, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect48(s: State, f: SpellEffectFrame48): void {
      let k: number = NONE
      let was: number = NONE
      switch (f.pc) {
        case 0:
          for (const e2 of s.zones[ZONE.pile]!.filter((e) => e === s.targetAbility[f.c]!)) {
            k = s.effects[e2]?.source ?? NONE
            was = s.stamp[k]!
            s.changedInLine = true
            if (s.runningTurn > 0)
              heldByEffect(
                s,
                addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn4Frame, f.p, f.c, false, [k, was, s.runningTurn]),
                [k],
              )
          }
          rules.counterAbility(s, f.c)
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText31(s: State, c: number, p: number): void {
      pushFrame<AimFrame32>(s, { proc: PROC.aimFrame32, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText46(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame47>(s, { proc: PROC.spellEffectFrame47, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    aimOfText30(s: State, c: number, p: number): void {
      pushFrame<AimFrame31>(s, { proc: PROC.aimFrame31, pc: 0, answer: 0, c, p })
    },

    /** [mtg.cards.1] */
    spellEffectOfText45(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame46>(s, { proc: PROC.spellEffectFrame46, pc: 0, answer: 0, c, p })
    },
  }
}
