// Compiled from the rules of Magic into cards-counterspells.ts: what rules/magic/cards-counterspells.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import {
  NONE,
  addEffect,
  family,
  grown,
  happens,
  heldAnew,
  heldByEffect,
  keeps,
  noteDone,
  noteEvent,
  orElse,
  owned,
  range,
  refuse,
  takeEffect,
  through,
  within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { COLOUR, EFFECT_ZONES, EVENT, PRINTED_SUSPEND_NUMBER, PROC, ROLE_ON_STACK, SUBTYPE, ZONE } from './names.ts'
import type {
  AimActivationFrame,
  AimFrame31,
  AimFrame32,
  AimFrame33,
  AimFrame34,
  AimFrame35,
  AimFrame36,
  AimFrame37,
  AimFrame38,
  AimFrame39,
  AimFrame40,
  AimSpellOnStackFrame,
  ComeBackEffectFrame,
  ComeBackFrame,
  CounterTargetsFrame,
  MeddleWithFrame,
  PayInsteadFrame4,
  PayInsteadFrame5,
  SpellEffectFrame46,
  SpellEffectFrame47,
  SpellEffectFrame48,
  SpellEffectFrame49,
  SpellEffectFrame50,
  SpellEffectFrame51,
  SpellEffectFrame52,
  SpellEffectFrame53,
  SpellEffectFrame54,
  SpellEffectFrame55,
  State,
  TaxFrame,
  UpkeepEffectFrame3,
} from './state.ts'

export function cardsCounterspellsRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.cards.1] Begins `aim-spell-on-stack`, which may stop to ask. */
    aimSpellOnStack(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-spell-on-stack'], [c, p], [c])
      const frame: AimSpellOnStackFrame = { proc: PROC.aimSpellOnStackFrame, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim-spell-on-stack`. */
    stepAimSpellOnStack(s: State, f: AimSpellOnStackFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 58, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(24)
            s.frames.pop()
            return
          }
          const s_ = f.answer - 1
          rules.aimAt(s, s_, f.c, f.p)
          s.frames.pop()
          return
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
      const frame: CounterTargetsFrame = { proc: PROC.counterTargetsFrame, pc: 0, answer: 0, c, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `counter-targets`. */
    stepCounterTargets(s: State, f: CounterTargetsFrame): void {
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
            rules.counter(s, each)
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Begins `aim-activation`, which may stop to ask. */
    aimActivation(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['aim-activation'], [c, p], [c])
      const frame: AimActivationFrame = { proc: PROC.aimActivationFrame, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim-activation`. */
    stepAimActivation(s: State, f: AimActivationFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 59, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(25)
            s.frames.pop()
            return
          }
          const e = f.answer - 1
          rules.aimAbility(s, e, f.c)
          s.frames.pop()
          return
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
      const frame: AimFrame40 = { proc: PROC.aimFrame40, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim40(s: State, f: AimFrame40): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimSpellOnStack(s, f.c, f.p)
          return
        }
        case 1 /* after aim-spell-on-stack */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    payInsteadOfText4(s: State, c: number, p: number): void {
      const frame: PayInsteadFrame5 = { proc: PROC.payInsteadFrame5, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `pay-instead`. */
    stepPayInstead5(s: State, f: PayInsteadFrame5): void {
      switch (f.pc) {
        case 0: {
          rules.payLife(s, 1, f.p)
          f.pc = 2
          rules.ask(s, f, 32, f.p, false)
          return
        }
        case 1 /* after move */: {
          if (s.log !== null) noteDone(s, rules.viewersOf)
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer !== 0) {
            const d = f.answer - 1
            f.pc = 1
            rules.move(s, d, ZONE.exile + f.p)
            return
          }
          refuse(s)
          if (s.reasons !== null) s.reasons.push(49)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToPayInstead3(s: State, f: PayInsteadFrame5, out: number[]): void {
      for (const d of s.zones[ZONE.hand + f.p]!) if (rules.coloursOf(s, d).includes(COLOUR.blue)) out.push(d + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText54(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame55 = { proc: PROC.spellEffectFrame55, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect55(s: State, f: SpellEffectFrame55): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.counterTargets(s, f.c)
          return
        }
        case 1 /* after counter-targets */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText38(s: State, c: number, p: number): void {
      const frame: AimFrame39 = { proc: PROC.aimFrame39, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim39(s: State, f: AimFrame39): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimSpellOnStack(s, f.c, f.p)
          return
        }
        case 1 /* after aim-spell-on-stack */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText53(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame54 = {
        proc: PROC.spellEffectFrame54,
        pc: 0,
        answer: 0,
        c,
        p,
        s_: NONE,
        list1: [],
        next2: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect54(s: State, f: SpellEffectFrame54): void {
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
            f.s_ = f.list1[f.next2]!
            f.next2 += 1
            f.pc = 2
            rules.banish(s, f.s_)
            return
          }
          case 2 /* after banish */: {
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
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText37(s: State, c: number, p: number): void {
      const frame: AimFrame38 = { proc: PROC.aimFrame38, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim38(s: State, f: AimFrame38): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimSpellOnStack(s, f.c, f.p)
          return
        }
        case 1 /* after aim-spell-on-stack */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText52(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame53 = { proc: PROC.spellEffectFrame53, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect53(s: State, f: SpellEffectFrame53): void {
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
            const s_ = f.list1[f.next2]!
            f.next2 += 1
            rules.meddleWith(s, s_, s.x[f.c]!, rules.holder(s, s_))
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Begins `meddle-with`, which may stop to ask. */
    meddleWith(s: State, s_: number, n: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['meddle-with'], [s_, n, q], [s_])
      // prettier-ignore
      const frame: MeddleWithFrame = {
        proc: PROC.meddleWithFrame, pc: 0, answer: 0, s_, n, q, d: NONE, k: NONE, ts: [], qs: [],
      }
      s.frames.push(frame)
    },

    /** Goes on with `meddle-with`. */
    stepMeddleWith(s: State, f: MeddleWithFrame): void {
      switch (f.pc) {
        case 0: {
          f.d = s.def[f.s_]!
          f.k = s.x[f.s_]!
          f.ts = s.targets[f.s_]!.slice()
          f.qs = s.targetPlayers[f.s_]!.slice()
          f.pc = 1
          rules.banish(s, f.s_)
          return
        }
        case 1 /* after banish */: {
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
            s.meddledTargets[f.s_] = grown(heldAnew(s, 'meddledTargets', f.s_, f.ts, ['frames.ts', 'mixed']), 44)
            s.changedInLine = true
            if (s.shared !== undefined) s.meddledPlayers = owned(s.meddledPlayers, s.shared.lists.meddledPlayers)
            s.meddledPlayers[f.s_] = f.qs
          }
          s.frames.pop()
          return
        }
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
      const frame: UpkeepEffectFrame3 = { proc: PROC.upkeepEffectFrame3, pc: 0, answer: 0, this_, you }
      s.frames.push(frame)
    },

    /** Goes on with `upkeep-effect`. */
    stepUpkeepEffect3(s: State, f: UpkeepEffectFrame3): void {
      switch (f.pc) {
        case 0: {
          s.changedInLine = true
          if (s.shared !== undefined) s.delayCounters = owned(s.delayCounters, s.shared.lists.delayCounters)
          s.delayCounters[f.this_] = s.delayCounters[f.this_]! - 1
          if (s.delayCounters[f.this_]! !== 0) {
            s.frames.pop()
            return
          }
          f.pc = 1
          rules.comeBack(s, f.this_, s.owner[f.this_]!)
          return
        }
        case 1 /* after come-back */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] Begins `come-back`, which may stop to ask. */
    comeBack(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['come-back'], [c, p], [c])
      // prettier-ignore
      const frame: ComeBackFrame = {
        proc: PROC.comeBackFrame, pc: 0, answer: 0, c, p, d: NONE, k: NONE, ts: [], qs: [],
      }
      s.frames.push(frame)
    },

    /** Goes on with `come-back`. */
    stepComeBack(s: State, f: ComeBackFrame): void {
      switch (f.pc) {
        case 0: {
          f.d = orElse(s.meddledAs[f.c]!, s.def[f.c]!)
          f.k = s.meddledX[f.c]!
          f.ts = s.meddledTargets[f.c]!.slice()
          f.qs = s.meddledPlayers[f.c]!.slice()
          f.pc = 1
          rules.move(s, f.c, ZONE.stack + f.p)
          return
        }
        case 1 /* after move */: {
          s.changedInLine = true
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = f.d
          s.changedInLine = true
          if (s.shared !== undefined) s.x = owned(s.x, s.shared.lists.x)
          s.x[f.c] = f.k
          s.changedInLine = true
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = grown(heldAnew(s, 'targets', f.c, f.ts, ['frames.ts', 'mixed']), 45)
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
          keeps(s.role, s.zones[ZONE.pile]!.at(-1) ?? NONE, 46)
          if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
            s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-spell']
          if (s.log !== null) noteDone(s, rules.viewersOf)
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] Effect of `come-back-effect`. */
    comeBackEffect(s: State, p: number, c: number): void {
      const frame: ComeBackEffectFrame = { proc: PROC.comeBackEffectFrame, pc: 0, answer: 0, p, c }
      s.frames.push(frame)
    },

    /** Goes on with `come-back-effect`. */
    stepComeBackEffect(s: State, f: ComeBackEffectFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.resolveSpell(s, f.c)
          return
        }
        case 1 /* after resolve-spell */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText36(s: State, c: number, p: number): void {
      const frame: AimFrame37 = { proc: PROC.aimFrame37, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim37(s: State, f: AimFrame37): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 29, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(46)
            s.frames.pop()
            return
          }
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
            s.surcharge -= 7
          }
          s.frames.pop()
          return
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
      const frame: SpellEffectFrame52 = { proc: PROC.spellEffectFrame52, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect52(s: State, f: SpellEffectFrame52): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.counterTargets(s, f.c)
          return
        }
        case 1 /* after counter-targets */: {
          rules.counterAbility(s, f.c)
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText35(s: State, c: number, p: number): void {
      const frame: AimFrame36 = { proc: PROC.aimFrame36, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim36(s: State, f: AimFrame36): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimSpellOnStack(s, f.c, f.p)
          return
        }
        case 1 /* after aim-spell-on-stack */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    payInsteadOfText3(s: State, c: number, p: number): void {
      const frame: PayInsteadFrame4 = { proc: PROC.payInsteadFrame4, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `pay-instead`. */
    stepPayInstead4(s: State, f: PayInsteadFrame4): void {
      switch (f.pc) {
        case 0: {
          f.pc = 2
          rules.ask(s, f, 31, f.p, false)
          return
        }
        case 1 /* after take-back */: {
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(48)
            s.frames.pop()
            return
          }
          const d = f.answer - 1
          f.pc = 1
          rules.takeBack(s, d)
          return
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToPayInstead2(s: State, f: PayInsteadFrame4, out: number[]): void {
      for (const d of s.zones[ZONE.battlefield + f.p]!) if (rules.isOf(s, d, SUBTYPE.island)) out.push(d + 1)
    },

    /** [mtg.cards.1] */
    spellEffectOfText50(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame51 = { proc: PROC.spellEffectFrame51, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect51(s: State, f: SpellEffectFrame51): void {
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
            const s_ = f.list1[f.next2]!
            f.next2 += 1
            rules.tax(s, s_, 1, rules.holder(s, s_))
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] Begins `tax`, which may stop to ask. */
    tax(s: State, s_: number, n: number, q: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.tax, [s_, n, q], [s_])
      const frame: TaxFrame = { proc: PROC.taxFrame, pc: 0, answer: 0, s_, n, q, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `tax`. */
    stepTax(s: State, f: TaxFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            if (rules.availableOf(s, f.q) < f.n) {
              f.pc = 1
              rules.counter(s, f.s_)
              return
            }
            f.pc = 2
            rules.ask(s, f, 60, f.q, true)
            return
          }
          case 1 /* after counter */: {
            s.frames.pop()
            return
          }
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              f.pc = 1
              rules.counter(s, f.s_)
              return
            }
            f.list1 = through(range(1, f.n, 47), 48)
            f.next2 = 0
            f.pc = 3
            continue
          }
          case 3: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            f.next2 += 1
            rules.payAny(s, f.q)
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText34(s: State, c: number, p: number): void {
      const frame: AimFrame35 = { proc: PROC.aimFrame35, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim35(s: State, f: AimFrame35): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimSpellOnStack(s, f.c, f.p)
          return
        }
        case 1 /* after aim-spell-on-stack */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText49(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame50 = { proc: PROC.spellEffectFrame50, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect50(s: State, f: SpellEffectFrame50): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = s.targets[f.c]!.slice()
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

    /** [mtg.cards.1] */
    aimOfText33(s: State, c: number, p: number): void {
      const frame: AimFrame34 = { proc: PROC.aimFrame34, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim34(s: State, f: AimFrame34): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 28, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(45)
            s.frames.pop()
            return
          }
          const s_ = f.answer - 1
          rules.aimAt(s, s_, f.c, f.p)
          s.frames.pop()
          return
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
      const frame: SpellEffectFrame49 = { proc: PROC.spellEffectFrame49, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect49(s: State, f: SpellEffectFrame49): void {
      switch (f.pc) {
        case 0: {
          f.pc = 2
          rules.counterTargets(s, f.c)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
        case 2 /* after counter-targets */: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText32(s: State, c: number, p: number): void {
      const frame: AimFrame33 = { proc: PROC.aimFrame33, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim33(s: State, f: AimFrame33): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 27, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(44)
            s.frames.pop()
            return
          }
          const e = f.answer - 1
          rules.aimAbility(s, e, f.c)
          s.frames.pop()
          return
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
      const frame: SpellEffectFrame48 = { proc: PROC.spellEffectFrame48, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect48(s: State, f: SpellEffectFrame48): void {
      let k: number = NONE
      let was: number = NONE
      switch (f.pc) {
        case 0: {
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
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText31(s: State, c: number, p: number): void {
      const frame: AimFrame32 = { proc: PROC.aimFrame32, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim32(s: State, f: AimFrame32): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimActivation(s, f.c, f.p)
          return
        }
        case 1 /* after aim-activation */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText46(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame47 = { proc: PROC.spellEffectFrame47, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect47(s: State, f: SpellEffectFrame47): void {
      switch (f.pc) {
        case 0: {
          rules.counterAbility(s, f.c)
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    aimOfText30(s: State, c: number, p: number): void {
      const frame: AimFrame31 = { proc: PROC.aimFrame31, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim31(s: State, f: AimFrame31): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimActivation(s, f.c, f.p)
          return
        }
        case 1 /* after aim-activation */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.1] */
    spellEffectOfText45(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame46 = { proc: PROC.spellEffectFrame46, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect46(s: State, f: SpellEffectFrame46): void {
      switch (f.pc) {
        case 0: {
          rules.counterAbility(s, f.c)
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },
  }
}
