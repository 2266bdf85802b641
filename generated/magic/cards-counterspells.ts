// Compiled from the rules of Magic into cards-counterspells.ts: what rules/magic/cards-counterspells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, addEffect, family, grown, happens, heldAnew, heldByEffect, keeps, noteDone, noteEvent, orElse, owned, popFrame,
  pushFrame, range, reckoned, refuse, refuseText, takeEffect, through, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { COLOUR, EFFECT_ZONES, EVENT, PRINTED_SUSPEND_NUMBER, PROC, ROLE_ON_STACK, SUBTYPE, ZONE } from './names.ts'
// prettier-ignore
import type {
  AimActivationFrame, AimFrame31, AimFrame32, AimFrame33, AimFrame34, AimFrame35, AimFrame36, AimFrame37, AimFrame38,
  AimFrame39, AimFrame40, AimSpellOnStackFrame, ComeBackEffectFrame, ComeBackFrame, CounterTargetsFrame,
  MeddleWithFrame, PayInsteadFrame4, PayInsteadFrame5, SpellEffectFrame46, SpellEffectFrame47, SpellEffectFrame48,
  SpellEffectFrame49, SpellEffectFrame50, SpellEffectFrame51, SpellEffectFrame52, SpellEffectFrame53,
  SpellEffectFrame54, SpellEffectFrame55, State, TaxFrame, UpkeepEffectFrame3,
} from './state.ts'

export function cardsCounterspellsRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.cards.1] Begins `aim-spell-on-stack`, which may stop to ask. */
    aimSpellOnStack(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-spell-on-stack'], [c, p], [c])
      pushFrame<AimSpellOnStackFrame>(s, { proc: PROC.aimSpellOnStackFrame, pc: 0, answer: 0, c, p })
    },

    stepAimSpellOnStack(s: State, f: AimSpellOnStackFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 58, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 24)
          const s_ = f.answer - 1
          rules.aimAt(s, s_, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToAimSpellOnStack(s: State, f: AimSpellOnStackFrame, out: number[]): void {
      for (const s_ of family(s, ZONE.stack)) if (s_ !== f.c && rules.reaches(s, f.c, s_)) out.push(s_ + 1)
    },

    /** [mtg.cards.1] Begins `counter-targets`, which may stop to ask. */
    counterTargets(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['counter-targets'], [c], [c])
      pushFrame<CounterTargetsFrame>(s, { proc: PROC.counterTargetsFrame, pc: 0, answer: 0, c, list1: [], next2: 0 })
    },

    stepCounterTargets(s: State, f: CounterTargetsFrame): void {
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
            return rules.counter(s, each)
          }
        }
    },

    /** [mtg.cards.1] Begins `aim-activation`, which may stop to ask. */
    aimActivation(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-activation'], [c, p], [c])
      pushFrame<AimActivationFrame>(s, { proc: PROC.aimActivationFrame, pc: 0, answer: 0, c, p })
    },

    stepAimActivation(s: State, f: AimActivationFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 59, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 25)
          const e = f.answer - 1
          rules.aimAbility(s, e, f.c)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose an effect. */
    answersToAimActivation(s: State, _f: AimActivationFrame, out: number[]): void {
      for (const e of s.zones[ZONE.pile]!)
        if ((s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-activation']) out.push(e + 1)
    },

    /** [mtg.cards.1] Carries out `counter-ability`. */
    counterAbility(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['counter-ability'], [c], [c])
      for (const e2 of s.zones[ZONE.pile]!.filter((e) => e === s.targetAbility[c]!)) {
        s.changedInLine = true
        takeEffect(s, e2, EFFECT_ZONES)
      }
    },

    /** [mtg.cards.1] */
    aimOfText39(s: State, c: number, p: number): void {
      pushFrame<AimFrame40>(s, { proc: PROC.aimFrame40, pc: 0, answer: 0, c, p })
    },

    stepAim40(s: State, f: AimFrame40): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimSpellOnStack(s, f.c, f.p)
        case 1 /* after aim-spell-on-stack */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    payInsteadOfText4(s: State, c: number, p: number): void {
      pushFrame<PayInsteadFrame5>(s, { proc: PROC.payInsteadFrame5, pc: 0, answer: 0, c, p })
    },

    stepPayInstead5(s: State, f: PayInsteadFrame5): void {
      switch (f.pc) {
        case 0:
          rules.payLife(s, 1, f.p)
          f.pc = 2
          return rules.ask(s, f, 32, f.p, false)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer !== 0) {
            const d = f.answer - 1
            f.pc = 1
            return rules.move(s, d, ZONE.exile + f.p)
          }
          refuse(s, 49)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToPayInstead3(s: State, f: PayInsteadFrame5, out: number[]): void {
      for (const d of s.zones[ZONE.hand + f.p]!) if (rules.coloursOf(s, d).includes(COLOUR.blue)) out.push(d + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText54(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame55>(s, { proc: PROC.spellEffectFrame55, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect55(s: State, f: SpellEffectFrame55): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.counterTargets(s, f.c)
        case 1 /* after counter-targets */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText38(s: State, c: number, p: number): void {
      pushFrame<AimFrame39>(s, { proc: PROC.aimFrame39, pc: 0, answer: 0, c, p })
    },

    stepAim39(s: State, f: AimFrame39): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimSpellOnStack(s, f.c, f.p)
        case 1 /* after aim-spell-on-stack */:
          return popFrame(s)
      }
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

    stepSpellEffect54(s: State, f: SpellEffectFrame54): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.s_ = f.list1[f.next2++]!
            f.pc = 2
            return rules.banish(s, f.s_)
          case 2 /* after banish */:
            s.changedInLine = true
            if (s.shared !== undefined) s.timeCounters = owned(s.timeCounters, s.shared.lists.timeCounters)
            s.timeCounters[f.s_] = 3
            if (PRINTED_SUSPEND_NUMBER[s.def[f.s_]!]! === NONE) {
              if (within(s.place[f.s_]!, ZONE.exile)) {
                s.changedInLine = true
                if (s.shared !== undefined) s.givenSuspend = owned(s.givenSuspend, s.shared.lists.givenSuspend)
                s.givenSuspend[f.s_] = true
              }
            }
            f.pc = 1
            continue
        }
    },

    /** [mtg.cards.1] */
    aimOfText37(s: State, c: number, p: number): void {
      pushFrame<AimFrame38>(s, { proc: PROC.aimFrame38, pc: 0, answer: 0, c, p })
    },

    stepAim38(s: State, f: AimFrame38): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimSpellOnStack(s, f.c, f.p)
        case 1 /* after aim-spell-on-stack */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText52(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame53>(s, { proc: PROC.spellEffectFrame53, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect53(s: State, f: SpellEffectFrame53): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const s_ = f.list1[f.next2++]!
            return rules.meddleWith(s, s_, s.x[f.c]!, rules.holder(s, s_))
          }
        }
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

    stepMeddleWith(s: State, f: MeddleWithFrame): void {
      switch (f.pc) {
        case 0:
          f.d = s.def[f.s_]!
          f.k = s.x[f.s_]!
          f.ts = s.targets[f.s_]!.slice()
          f.qs = s.targetPlayers[f.s_]!.slice()
          f.pc = 1
          return rules.banish(s, f.s_)
        case 1 /* after banish */:
          if (within(s.place[f.s_]!, ZONE.exile)) {
            s.changedInLine = true
            if (s.shared !== undefined) s.delayCounters = owned(s.delayCounters, s.shared.lists.delayCounters)
            s.delayCounters[f.s_] = f.n
            s.changedInLine = true
            if (s.shared !== undefined) s.meddledAs = owned(s.meddledAs, s.shared.lists.meddledAs)
            s.meddledAs[f.s_] = f.d
            s.changedInLine = true
            if (s.shared !== undefined) s.meddledX = owned(s.meddledX, s.shared.lists.meddledX)
            s.meddledX[f.s_] = f.k
            s.changedInLine = true
            if (s.shared !== undefined) s.meddledTargets = owned(s.meddledTargets, s.shared.lists.meddledTargets)
            s.meddledTargets[f.s_] = grown(heldAnew(s, 'meddledTargets', f.s_, f.ts, ['frames.ts', 'mixed']), 70)
            s.changedInLine = true
            if (s.shared !== undefined) s.meddledPlayers = owned(s.meddledPlayers, s.shared.lists.meddledPlayers)
            s.meddledPlayers[f.s_] = f.qs
          }
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] `when-upkeep-3` */
    matchesWhenUpkeep3(s: State, this_: number, p: number): boolean {
      return within(s.place[this_]!, ZONE.exile) && s.delayCounters[this_]! > 0 && p === s.owner[this_]!
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

    stepUpkeepEffect3(s: State, f: UpkeepEffectFrame3): void {
      switch (f.pc) {
        case 0:
          s.changedInLine = true
          if (s.shared !== undefined) s.delayCounters = owned(s.delayCounters, s.shared.lists.delayCounters)
          s.delayCounters[f.this_] = reckoned(s.delayCounters[f.this_]! - 1, 86)
          if (s.delayCounters[f.this_]! !== 0) return popFrame(s)
          f.pc = 1
          return rules.comeBack(s, f.this_, s.owner[f.this_]!)
        case 1 /* after come-back */:
          return popFrame(s)
      }
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
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] Effect of `come-back-effect`. */
    comeBackEffect(s: State, p: number, c: number): void {
      pushFrame<ComeBackEffectFrame>(s, { proc: PROC.comeBackEffectFrame, pc: 0, answer: 0, p, c })
    },

    stepComeBackEffect(s: State, f: ComeBackEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.resolveSpell(s, f.c)
        case 1 /* after resolve-spell */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText36(s: State, c: number, p: number): void {
      pushFrame<AimFrame37>(s, { proc: PROC.aimFrame37, pc: 0, answer: 0, c, p })
    },

    stepAim37(s: State, f: AimFrame37): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 29, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 46)
          const e = f.answer - 1
          if ((s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-spell']) {
            rules.aimAt(s, s.effects[e]?.source ?? NONE, f.c, f.p)
          } else {
            rules.aimAbility(s, e, f.c)
          }
          if (
            (s.aims[e] ?? []).some(
              (t2) => rules.isCreature(s, t2) && s.place[t2] === ZONE.battlefield + f.p && rules.powerOf(s, t2) >= 7,
            )
          ) {
            s.changedInLine = true
            s.surcharge = reckoned(s.surcharge - 7, 75)
          }
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose an effect. */
    answersToAim18(s: State, f: AimFrame37, out: number[]): void {
      for (const e of s.zones[ZONE.pile]!)
        if ((s.aims[e] ?? []).some((t2) => s.place[t2] === ZONE.battlefield + f.p)) out.push(e + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText51(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame52>(s, { proc: PROC.spellEffectFrame52, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect52(s: State, f: SpellEffectFrame52): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.counterTargets(s, f.c)
        case 1 /* after counter-targets */:
          rules.counterAbility(s, f.c)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText35(s: State, c: number, p: number): void {
      pushFrame<AimFrame36>(s, { proc: PROC.aimFrame36, pc: 0, answer: 0, c, p })
    },

    stepAim36(s: State, f: AimFrame36): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimSpellOnStack(s, f.c, f.p)
        case 1 /* after aim-spell-on-stack */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    payInsteadOfText3(s: State, c: number, p: number): void {
      pushFrame<PayInsteadFrame4>(s, { proc: PROC.payInsteadFrame4, pc: 0, answer: 0, c, p })
    },

    stepPayInstead4(s: State, f: PayInsteadFrame4): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 31, f.p, false)
        case 1 /* after take-back */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 48)
          const d = f.answer - 1
          f.pc = 1
          return rules.takeBack(s, d)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToPayInstead2(s: State, f: PayInsteadFrame4, out: number[]): void {
      for (const d of s.zones[ZONE.battlefield + f.p]!) if (rules.isOf(s, d, SUBTYPE.island)) out.push(d + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText50(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame51>(s, { proc: PROC.spellEffectFrame51, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect51(s: State, f: SpellEffectFrame51): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const s_ = f.list1[f.next2++]!
            return rules.tax(s, s_, 1, rules.holder(s, s_))
          }
        }
    },

    /** [mtg.cards.1] Begins `tax`, which may stop to ask. */
    tax(s: State, s_: number, n: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.tax, [s_, n, q], [s_])
      pushFrame<TaxFrame>(s, { proc: PROC.taxFrame, pc: 0, answer: 0, s_, n, q, list1: [], next2: 0 })
    },

    stepTax(s: State, f: TaxFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (rules.availableOf(s, f.q) < f.n) {
              f.pc = 1
              return rules.counter(s, f.s_)
            }
            f.pc = 2
            return rules.ask(s, f, 60, f.q, true)
          case 1 /* after counter */:
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 1
              return rules.counter(s, f.s_)
            }
            f.list1 = through(range(1, f.n, 73), 74)
            f.next2 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            return rules.payAny(s, f.q)
        }
    },

    /** [mtg.cards.1] */
    aimOfText34(s: State, c: number, p: number): void {
      pushFrame<AimFrame35>(s, { proc: PROC.aimFrame35, pc: 0, answer: 0, c, p })
    },

    stepAim35(s: State, f: AimFrame35): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimSpellOnStack(s, f.c, f.p)
        case 1 /* after aim-spell-on-stack */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText49(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame50>(s, { proc: PROC.spellEffectFrame50, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect50(s: State, f: SpellEffectFrame50): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
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
            const each = f.list1[f.next2++]!
            return rules.takeBack(s, each)
          }
        }
    },

    /** [mtg.cards.1] */
    aimOfText33(s: State, c: number, p: number): void {
      pushFrame<AimFrame34>(s, { proc: PROC.aimFrame34, pc: 0, answer: 0, c, p })
    },

    stepAim34(s: State, f: AimFrame34): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 28, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 45)
          const s_ = f.answer - 1
          rules.aimAt(s, s_, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToAim17(s: State, f: AimFrame34, out: number[]): void {
      for (const s_ of family(s, ZONE.stack))
        if (
          s_ !== f.c &&
          rules.reaches(s, f.c, s_) &&
          (s.targets[s_]!.some((t2) => rules.isCreature(s, t2) && within(s.place[t2]!, ZONE.battlefield)) ||
            s.secondTargets[s_]!.some((t2) => rules.isCreature(s, t2) && within(s.place[t2]!, ZONE.battlefield)))
        )
          out.push(s_ + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText48(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame49>(s, { proc: PROC.spellEffectFrame49, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect49(s: State, f: SpellEffectFrame49): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.counterTargets(s, f.c)
        case 1 /* after draw */:
          return popFrame(s)
        case 2 /* after counter-targets */:
          f.pc = 1
          return rules.draw(s, 1, f.p)
      }
    },

    /** [mtg.cards.1] */
    aimOfText32(s: State, c: number, p: number): void {
      pushFrame<AimFrame33>(s, { proc: PROC.aimFrame33, pc: 0, answer: 0, c, p })
    },

    stepAim33(s: State, f: AimFrame33): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 27, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 44)
          const e = f.answer - 1
          rules.aimAbility(s, e, f.c)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose an effect. */
    answersToAim16(s: State, _f: AimFrame33, out: number[]): void {
      for (const e of s.zones[ZONE.pile]!)
        if (
          (s.role[e] ?? ROLE_ON_STACK['of-trigger']) === ROLE_ON_STACK['of-activation'] &&
          rules.isPermanentCard(s, s.def[s.effects[e]?.source ?? NONE]!)
        )
          out.push(e + 1)
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

    stepAim32(s: State, f: AimFrame32): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimActivation(s, f.c, f.p)
        case 1 /* after aim-activation */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText46(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame47>(s, { proc: PROC.spellEffectFrame47, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect47(s: State, f: SpellEffectFrame47): void {
      switch (f.pc) {
        case 0:
          rules.counterAbility(s, f.c)
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    aimOfText30(s: State, c: number, p: number): void {
      pushFrame<AimFrame31>(s, { proc: PROC.aimFrame31, pc: 0, answer: 0, c, p })
    },

    stepAim31(s: State, f: AimFrame31): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimActivation(s, f.c, f.p)
        case 1 /* after aim-activation */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText45(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame46>(s, { proc: PROC.spellEffectFrame46, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect46(s: State, f: SpellEffectFrame46): void {
      switch (f.pc) {
        case 0:
          rules.counterAbility(s, f.c)
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },
  }
}
