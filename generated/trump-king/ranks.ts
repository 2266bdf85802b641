// Compiled from the rules of TrumpKing into ranks.ts: what rules/trump-king/ranks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, addEffect, announced, apart, asItStands, completable, countOf, family, happens, isChosen, noteDone,
  noteEvent, noteShow, owned, popFrame, pushFrame, refuse, refuseText, seats, showTo, someOf, takePutOff, top, union,
  whyNot, within,
} from 'houserules/runtime'
import type { TrumpKingRules } from './linked.ts'
import { EVENT, PRINTED_RANK, PROC, ROLE, ROLE_VALUES, ZONE } from './names.ts'
// prettier-ignore
import type {
  ActivateSpellFrame, ActivateTrapFrame, PopFrame, SetCardFrame, State, UseSpellEffectFrame2, UseSpellEffectFrame3,
  UseSpellFrame, UseSpellFrame3, UseTrapEffectFrame3, UseTrapFrame, UseTrapFrame2, UseTrapFrame3,
} from './state.ts'

export function ranksRules(all: object) {
  const rules = all as TrumpKingRules
  return {
    /** [spell.9] `in-force` */
    forbidsInForce(s: State, c: number, _p: number): boolean {
      return rules.isStanding(s, c)
    },

    /** [trap.6] `in-force-trap` */
    forbidsInForceTrap(s: State, c: number, _p: number): boolean {
      return rules.isStanding(s, c)
    },

    /** [trap.2] `set-too-late` */
    forbidsSetTooLate(s: State, c: number, _p: number): boolean {
      return within(s.place[c]!, ZONE.backrow) && s.arrived[c]! >= s.turnNumber
    },

    /** [gap.slot-for-hand-activation] `no-slot` */
    forbidsNoSlot(s: State, c: number, p: number): boolean {
      return (
        s.options[9] === 1 /* hand-spell-slot: needed */ &&
        within(s.place[c]!, ZONE.hand) &&
        s.zones[ZONE.backrow + p]!.length >= rules.backrowZonesOf(s)
      )
    },

    /** [gap.special-rank-roles] `not-a-spell` */
    forbidsNotASpell(s: State, c: number, _p: number): boolean {
      return s.options[7] === 1 /* special-rank-roles: exclusive */ && [1, 9].includes(PRINTED_RANK[s.def[c]!]!)
    },

    /** [gap.special-rank-roles] `not-a-trap` */
    forbidsNotATrap(s: State, c: number, _p: number): boolean {
      return (
        s.options[7] === 1 /* special-rank-roles: exclusive */ &&
        (PRINTED_RANK[s.def[c]!]! === 2 || rules.isJoker(s, c))
      )
    },

    /** [gap.face-down-role] `set-as-trap` */
    forbidsSetAsTrap(s: State, c: number, _p: number): boolean {
      return s.setRole[c]! === ROLE.trap && PRINTED_RANK[s.def[c]!]! !== 8
    },

    /** [gap.face-down-role] `set-as-spell` */
    forbidsSetAsSpell(s: State, c: number, _p: number): boolean {
      return s.setRole[c]! === ROLE.spell && PRINTED_RANK[s.def[c]!]! !== 8
    },

    /** [spell.4] Whether `set-card` may happen. */
    canSetCard(s: State, c: number, p: number): boolean {
      return (
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.backrow + p)
            ? completable(rules, s, (t) => rules.doSetCard(t, c, p))
            : rules.mayEnter(s, c, ZONE.backrow + p))) &&
        !rules.forbidsBarredSet(s, c, p)
      )
    },

    /** [spell.4] Carries out `set-card` if it may happen. */
    setCard(s: State, c: number, p: number): void {
      if (rules.canSetCard(s, c, p)) return rules.doSetCard(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['set-card'], [c, p], s.reasons)
    },

    /** [spell.4] Begins `set-card`, which may stop to ask. */
    doSetCard(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<SetCardFrame>(s, { proc: PROC.setCardFrame, pc: 0, answer: 0, c, p })
    },

    stepSetCard(s: State, f: SetCardFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.move(s, f.c, ZONE.backrow + f.p)
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['set-card'], [f.c, f.p], [f.c])
            // [gap.face-down-role]
            if (s.options[8] !== 1 /* face-down-role: declared */) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 14, f.p, false)
          case 1:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            if (rules.matchesAfterSetCard(s, f.c, f.p)) rules.afterSetCard(s)
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 12)
              f.pc = 1
              continue
            }
            const r = f.answer - 1
            if (s.shared !== undefined) s.setRole = owned(s.setRole, s.shared.lists.setRole)
            s.setRole[f.c] = r
            f.pc = 1
            continue
          }
        }
    },

    /** [spell.4] What may be answered: choose a role. */
    answersToSetCard(_s: State, _f: SetCardFrame, out: number[]): void {
      for (const r of ROLE_VALUES) out.push(r + 1)
    },

    /** [spell.4] Every rule that keeps `set-card` from happening. */
    refusalsOfSetCard(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsBarredSet(s, c, p)) out.push(56 /* barred-set */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSetCard(t, c, p))
        if (!could) out.push(57, ...whyNot(rules, s, (t) => rules.doSetCard(t, c, p)))
        return could
      })
    },

    /** [spell.1, spell.3] Whether `activate-spell` may happen. */
    canActivateSpell(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsInForce(s, c, p) &&
        !rules.forbidsNoSlot(s, c, p) &&
        !rules.forbidsNotASpell(s, c, p) &&
        !rules.forbidsSetAsTrap(s, c, p) &&
        (s.announcing > 0 ||
          ((PRINTED_RANK[s.def[c]!]! !== 2 || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0) &&
            (PRINTED_RANK[s.def[c]!]! !== 2 ||
              countOf(s.zones[ZONE.deck + p]!, (d) => d !== c) >=
                (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)) &&
            (PRINTED_RANK[s.def[c]!]! === 2 ||
              PRINTED_RANK[s.def[c]!]! === 8 ||
              !rules.isJoker(s, c) ||
              s.zones[ZONE.monsters + p]!.length === 0) &&
            (PRINTED_RANK[s.def[c]!]! === 2 ||
              PRINTED_RANK[s.def[c]!]! === 8 ||
              !rules.isJoker(s, c) ||
              countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) >=
                (s.options[36] === 0 /* joker-needs-two: yes */ ? 2 : 1)) &&
            (PRINTED_RANK[s.def[c]!]! === 2
              ? true
              : PRINTED_RANK[s.def[c]!]! === 8
                ? someOf(
                    s,
                    ZONE.backrow,
                    (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)),
                  ) ||
                  someOf(s, ZONE.table, (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)))
                : rules.isJoker(s, c)
                  ? true
                  : someOf(
                      s,
                      ZONE.monsters,
                      (m) =>
                        rules.choosableBy(s, m, p) &&
                        rules.matches(s, m, c) &&
                        (s.options[13] === 0 /* normal-spell-targets: anyone */ || rules.controllerOf(s, m) !== p),
                    )))) &&
        !rules.forbidsBarredUse(s, c, p) &&
        !rules.forbidsVoidSpell(s, c, p)
      )
    },

    /** [spell.1, spell.3] Carries out `activate-spell` if it may happen. */
    activateSpell(s: State, c: number, p: number): void {
      if (rules.canActivateSpell(s, c, p)) return rules.doActivateSpell(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['activate-spell'], [c, p], s.reasons)
    },

    /** [spell.1, spell.3] Begins `activate-spell`, which may stop to ask. */
    doActivateSpell(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<ActivateSpellFrame>(s, { proc: PROC.activateSpellFrame, pc: 0, answer: 0, c, p, wasSet: false })
    },

    stepActivateSpell(s: State, f: ActivateSpellFrame): void {
      switch (f.pc) {
        case 0:
          f.wasSet = within(s.place[f.c]!, ZONE.backrow)
          s.announcing += 1
          f.pc = 1
          return rules.useSpell(s, f.c, f.p)
        case 1 /* after use-spell */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['activate-spell'], [f.c, f.p], [f.c])
          if (s.shared !== undefined)
            s.timesActivateSpellDuringTurn = owned(
              s.timesActivateSpellDuringTurn,
              s.shared.lists.timesActivateSpellDuringTurn,
            )
          if (PRINTED_RANK[s.def[f.c]!]! === 2)
            s.timesActivateSpellDuringTurn[f.p] = (s.timesActivateSpellDuringTurn[f.p] ?? 0) + 1
          rules.move(s, f.c, ZONE.table + f.p)
          if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
          s.inUse[f.c] = true
          // [gap.negation-zones]
          if (f.wasSet) {
            if (within(s.place[f.c]!, ZONE.table)) {
              if (s.shared !== undefined) s.fromField = owned(s.fromField, s.shared.lists.fromField)
              s.fromField[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [spell.1, spell.3] Every rule that keeps `activate-spell` from happening. */
    refusalsOfActivateSpell(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsBarredUse(s, c, p)) out.push(58 /* barred-use */)
      if (rules.forbidsVoidSpell(s, c, p)) out.push(59 /* void-spell */)
      if (rules.forbidsInForce(s, c, p)) out.push(60 /* in-force */)
      if (rules.forbidsNoSlot(s, c, p)) out.push(61 /* no-slot */)
      if (rules.forbidsNotASpell(s, c, p)) out.push(62 /* not-a-spell */)
      if (rules.forbidsSetAsTrap(s, c, p)) out.push(63 /* set-as-trap */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doActivateSpell(t, c, p))
        if (!could) out.push(64, ...whyNot(rules, s, (t) => rules.doActivateSpell(t, c, p)))
        return could
      })
    },

    /** [trap.1, trap.5] Whether `activate-trap` may happen. */
    canActivateTrap(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsInForceTrap(s, c, p) &&
        !rules.forbidsSetTooLate(s, c, p) &&
        !rules.forbidsNotATrap(s, c, p) &&
        !rules.forbidsSetAsSpell(s, c, p) &&
        (s.announcing > 0 ||
          ((PRINTED_RANK[s.def[c]!]! !== 1 ||
            someOf(
              s,
              ZONE.monsters,
              (m) =>
                rules.isFresh(s, m) &&
                (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== p),
            )) &&
            (PRINTED_RANK[s.def[c]!]! === 1
              ? true
              : PRINTED_RANK[s.def[c]!]! === 8
                ? someOf(
                    s,
                    ZONE.backrow,
                    (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)),
                  ) ||
                  someOf(s, ZONE.table, (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)))
                : PRINTED_RANK[s.def[c]!]! === 9
                  ? someOf(s, ZONE.monsters, (x2) => x2 !== c && (rules.isOnField(s, x2) || rules.isAimInUse(s, x2))) ||
                    someOf(s, ZONE.backrow, (x2) => x2 !== c && (rules.isOnField(s, x2) || rules.isAimInUse(s, x2))) ||
                    someOf(s, ZONE.table, (x2) => x2 !== c && (rules.isOnField(s, x2) || rules.isAimInUse(s, x2)))
                  : someOf(
                      s,
                      ZONE.monsters,
                      (m2) =>
                        rules.isFresh(s, m2) &&
                        rules.isFaceUp(s, m2) &&
                        rules.matches(s, m2, c) &&
                        (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m2) !== p),
                    )))) &&
        !rules.forbidsBarredUseActivateTrap(s, c, p) &&
        !rules.forbidsVoidTrap(s, c, p)
      )
    },

    /** [trap.1, trap.5] Begins `activate-trap`, which may stop to ask. */
    doActivateTrap(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<ActivateTrapFrame>(s, { proc: PROC.activateTrapFrame, pc: 0, answer: 0, c, p, wasSet: false })
    },

    stepActivateTrap(s: State, f: ActivateTrapFrame): void {
      switch (f.pc) {
        case 0:
          f.wasSet = within(s.place[f.c]!, ZONE.backrow)
          s.announcing += 1
          f.pc = 1
          return rules.useTrap(s, f.c, f.p)
        case 1 /* after use-trap */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['activate-trap'], [f.c, f.p], [f.c])
          rules.move(s, f.c, ZONE.table + f.p)
          if (s.shared !== undefined) s.inUse = owned(s.inUse, s.shared.lists.inUse)
          s.inUse[f.c] = true
          // [gap.negation-zones]
          if (f.wasSet) {
            if (within(s.place[f.c]!, ZONE.table)) {
              if (s.shared !== undefined) s.fromField = owned(s.fromField, s.shared.lists.fromField)
              s.fromField[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [trap.1, trap.5] Every rule that keeps `activate-trap` from happening. */
    refusalsOfActivateTrap(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsBarredUseActivateTrap(s, c, p)) out.push(58 /* barred-use */)
      if (rules.forbidsVoidTrap(s, c, p)) out.push(65 /* void-trap */)
      if (rules.forbidsInForceTrap(s, c, p)) out.push(66 /* in-force-trap */)
      if (rules.forbidsSetTooLate(s, c, p)) out.push(67 /* set-too-late */)
      if (rules.forbidsNotATrap(s, c, p)) out.push(68 /* not-a-trap */)
      if (rules.forbidsSetAsSpell(s, c, p)) out.push(69 /* set-as-spell */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doActivateTrap(t, c, p))
        if (!could) out.push(70, ...whyNot(rules, s, (t) => rules.doActivateTrap(t, c, p)))
        return could
      })
    },

    /** [gap.negation-zones] */
    isFromField(s: State, it: number): boolean {
      return s.fromField[it] === true
    },

    /** [normal-spell.1, gap.normal-spell-targets] Whether `use-spell` may happen. */
    canUseSpell(s: State, c: number, p: number): boolean {
      return (
        (PRINTED_RANK[s.def[c]!]! !== 2 || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0) &&
        (PRINTED_RANK[s.def[c]!]! === 2 ||
          PRINTED_RANK[s.def[c]!]! === 8 ||
          !rules.isJoker(s, c) ||
          s.zones[ZONE.monsters + p]!.length === 0) &&
        (PRINTED_RANK[s.def[c]!]! !== 2 ||
          countOf(s.zones[ZONE.deck + p]!, (d) => d !== c) >=
            (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)) &&
        (PRINTED_RANK[s.def[c]!]! === 2 ||
          PRINTED_RANK[s.def[c]!]! === 8 ||
          !rules.isJoker(s, c) ||
          countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) >=
            (s.options[36] === 0 /* joker-needs-two: yes */ ? 2 : 1))
      )
    },

    /** [normal-spell.1, gap.normal-spell-targets] Carries out `use-spell` if it may happen. */
    useSpell(s: State, c: number, p: number): void {
      if (rules.canUseSpell(s, c, p)) return rules.doUseSpell(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['use-spell'], [c, p], s.reasons)
    },

    /** [normal-spell.1, gap.normal-spell-targets] Begins `use-spell`, which may stop to ask. */
    doUseSpell(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['use-spell'], [c, p], [c])
      pushFrame<UseSpellFrame>(s, { proc: PROC.useSpellFrame, pc: 0, answer: 0, c, p })
    },

    stepUseSpell(s: State, f: UseSpellFrame): void {
      switch (f.pc) {
        case 0:
          // [rank2.1]
          if (PRINTED_RANK[s.def[f.c]!]! === 2) {
            // [rank2.1]
            rules.useSpellOfText3(s, f.c, f.p)
            return popFrame(s)
          }
          // [rank8.1]
          if (PRINTED_RANK[s.def[f.c]!]! === 8) {
            f.pc = 1
            return rules.useSpellOfText2(s, f.c, f.p)
          }
          // [joker.1]
          if (!rules.isJoker(s, f.c)) {
            f.pc = 2
            return rules.ask(s, f, 15, f.p, false)
          }
          // [joker.1]
          rules.useSpellOfText(s, f.c, f.p)
          return popFrame(s)
        case 1 /* after use-spell */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 13)
          const m = f.answer - 1
          addEffect(s, ZONE.chain, PROC.useSpellEffectFrame, f.p, f.c, false, [m, f.p])
          return popFrame(s)
        }
      }
    },

    /** [normal-spell.1, gap.normal-spell-targets] What may be answered: choose a card. */
    answersToUseSpell(s: State, f: UseSpellFrame, out: number[]): void {
      for (const m of family(s, ZONE.monsters))
        if (
          rules.choosableBy(s, m, f.p) &&
          rules.matches(s, m, f.c) &&
          (s.options[13] === 0 /* normal-spell-targets: anyone */ || rules.controllerOf(s, m) !== f.p)
        )
          out.push(m + 1)
    },

    /** [normal-spell.1, gap.normal-spell-targets] Every rule that keeps `use-spell` from happening. */
    refusalsOfUseSpell(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (PRINTED_RANK[s.def[c]!]! === 2 && (s.timesActivateSpellDuringTurn[p] ?? 0) !== 0)
        out.push(71 /* use-spell only if */)
      if (
        PRINTED_RANK[s.def[c]!]! === 2 &&
        countOf(s.zones[ZONE.deck + p]!, (d) => d !== c) < (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)
      )
        out.push(72 /* use-spell only if */)
      if (
        PRINTED_RANK[s.def[c]!]! !== 2 &&
        PRINTED_RANK[s.def[c]!]! !== 8 &&
        rules.isJoker(s, c) &&
        s.zones[ZONE.monsters + p]!.length > 0
      )
        out.push(73 /* use-spell only if */)
      if (
        PRINTED_RANK[s.def[c]!]! !== 2 &&
        PRINTED_RANK[s.def[c]!]! !== 8 &&
        rules.isJoker(s, c) &&
        countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) <
          (s.options[36] === 0 /* joker-needs-two: yes */ ? 2 : 1)
      )
        out.push(74 /* use-spell only if */)
    },

    /** [normal-spell.1, gap.normal-spell-targets] Effect of `use-spell-effect`. */
    useSpellEffect(s: State, m: number, _p: number): void {
      if (within(s.place[m]!, ZONE.monsters)) rules.destroy(s, m)
    },

    /** [normal-spell.1] */
    choosableBy(s: State, m: number, p: number): boolean {
      return (
        rules.isFaceUp(s, m) ||
        (s.options[14] === 1 /* face-down-as-same: own-only-with-reveal */ && s.place[m] === ZONE.monsters + p)
      )
    },

    /** [normal-trap.1, gap.normal-trap-scope] Whether `use-trap` may happen. */
    canUseTrap(s: State, c: number, p: number): boolean {
      return (
        PRINTED_RANK[s.def[c]!]! !== 1 ||
        someOf(
          s,
          ZONE.monsters,
          (m) =>
            rules.isFresh(s, m) &&
            (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== p),
        )
      )
    },

    /** [normal-trap.1, gap.normal-trap-scope] Carries out `use-trap` if it may happen. */
    useTrap(s: State, c: number, p: number): void {
      if (rules.canUseTrap(s, c, p)) return rules.doUseTrap(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['use-trap'], [c, p], s.reasons)
    },

    /** [normal-trap.1, gap.normal-trap-scope] Begins `use-trap`, which may stop to ask. */
    doUseTrap(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['use-trap'], [c, p], [c])
      pushFrame<UseTrapFrame>(s, { proc: PROC.useTrapFrame, pc: 0, answer: 0, c, p })
    },

    stepUseTrap(s: State, f: UseTrapFrame): void {
      switch (f.pc) {
        case 0:
          // [rank1.1]
          if (PRINTED_RANK[s.def[f.c]!]! === 1) {
            // [rank1.1]
            rules.useTrapOfText3(s, f.c, f.p)
            return popFrame(s)
          }
          // [spell.8]
          if (PRINTED_RANK[s.def[f.c]!]! === 8) {
            f.pc = 1
            return rules.useTrapOfText2(s, f.c, f.p)
          }
          // [rank9.1]
          if (PRINTED_RANK[s.def[f.c]!]! !== 9) {
            f.pc = 2
            return rules.ask(s, f, 18, f.p, false)
          }
          // [rank9.1]
          f.pc = 1
          return rules.useTrapOfText(s, f.c, f.p)
        case 1 /* after use-trap */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 14)
          const m = f.answer - 1
          addEffect(s, ZONE.chain, PROC.useTrapEffectFrame, f.p, f.c, false, [m, f.p])
          return popFrame(s)
        }
      }
    },

    /** [normal-trap.1, gap.normal-trap-scope] What may be answered: choose a fresh card. */
    answersToUseTrap(s: State, f: UseTrapFrame, out: number[]): void {
      for (const m of family(s, ZONE.monsters))
        if (
          rules.isFresh(s, m) &&
          rules.isFaceUp(s, m) &&
          rules.matches(s, m, f.c) &&
          (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== f.p)
        )
          out.push(m + 1)
    },

    /** [normal-trap.1, gap.normal-trap-scope] Every rule that keeps `use-trap` from happening. */
    refusalsOfUseTrap(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (
        PRINTED_RANK[s.def[c]!]! === 1 &&
        !someOf(
          s,
          ZONE.monsters,
          (m) =>
            rules.isFresh(s, m) &&
            (s.options[15] === 0 /* normal-trap-scope: anyone */ || rules.controllerOf(s, m) !== p),
        )
      )
        out.push(75 /* use-trap only if */)
    },

    /** [normal-trap.1, gap.normal-trap-scope] Effect of `use-trap-effect`. */
    useTrapEffect(s: State, m: number, _p: number): void {
      if (within(s.place[m]!, ZONE.monsters)) rules.banish(s, m)
    },

    /** [rank1.1] */
    useTrapOfText3(s: State, c: number, p: number): void {
      // [rank1.2]
      addEffect(s, ZONE.chain, PROC.useTrapEffectFrame3, p, c, false, [p])
    },

    /** [rank1.2] Effect of `use-trap-effect`. */
    useTrapEffect3(s: State, p: number): void {
      pushFrame<UseTrapEffectFrame3>(s, {
        proc: PROC.useTrapEffectFrame3,
        pc: 0,
        answer: 0,
        p,
        following6: [],
        next7: 0,
      })
    },

    stepUseTrapEffect3(s: State, f: UseTrapEffectFrame3): void {
      let m: number = NONE
      let members1: readonly number[] = []
      let at2: number = 0
      let active3: readonly number[] = []
      let changed4: number = 0
      let next5: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            rules.fallTogether(s, family(s, ZONE.monsters))
            members1 = family(s, ZONE.monsters)
            active3 = members1.map((_, i) => i)
            if (active3.length === 0) return popFrame(s)
            changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            next5 = 0
            f.pc = 1
            continue
          case 1:
            if (next5 >= active3.length) {
              s.linesDeep -= 1
              s.beforeLine = s.beforeLine?.beforeLine ?? null
              if (changed4 === 1) s.changedInLine = true
              f.following6 = takePutOff(s)
              f.next7 = 0
              f.pc = 2
              continue
            }
            if (s.changedInLine) changed4 = 1
            s.changedInLine = false
            at2 = active3[next5]!
            next5 += 1
            m = members1[at2]!
            rules.destroy(s, m)
            continue
          case 2:
            if (f.next7 >= f.following6.length) return popFrame(s)
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
        }
    },

    /** [rank2.1] */
    useSpellOfText3(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.useSpellEffectFrame3, p, c, false, [p])
    },

    /** [rank2.1] Effect of `use-spell-effect`. */
    useSpellEffect3(s: State, p: number): void {
      pushFrame<UseSpellEffectFrame3>(s, { proc: PROC.useSpellEffectFrame3, pc: 0, answer: 0, p, looked: [] })
    },

    stepUseSpellEffect3(s: State, f: UseSpellEffectFrame3): void {
      switch (f.pc) {
        case 0:
          f.looked = top(s.zones[ZONE.deck + f.p]!, 3)
          for (const each of f.looked) {
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, f.p)
            showTo(s, each, f.p)
          }
          f.pc = 1
          return rules.ask(s, f, 17, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s, 29)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          const c2 = f.answer - 1
          for (const each2 of seats(s)) {
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c2, each2)
            showTo(s, c2, each2)
          }
          rules.move(s, c2, ZONE.hand + f.p)
          rules.putBack(s, f.looked, f.p)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        }
      }
    },

    /** [rank2.1] What may be answered: choose a card. */
    answersToUseSpellEffect2(_s: State, f: UseSpellEffectFrame3, out: number[]): void {
      for (const c of f.looked) out.push(c + 1)
    },

    /** [rank8.1] */
    useSpellOfText2(s: State, c: number, p: number): void {
      pushFrame<UseSpellFrame3>(s, { proc: PROC.useSpellFrame3, pc: 0, answer: 0, c, p })
    },

    stepUseSpell3(s: State, f: UseSpellFrame3): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.pop(s, f.c, f.p)
        case 1 /* after pop */:
          return popFrame(s)
      }
    },

    /** [spell.8] */
    useTrapOfText2(s: State, c: number, p: number): void {
      pushFrame<UseTrapFrame3>(s, { proc: PROC.useTrapFrame3, pc: 0, answer: 0, c, p })
    },

    stepUseTrap3(s: State, f: UseTrapFrame3): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.pop(s, f.c, f.p)
        case 1 /* after pop */:
          return popFrame(s)
      }
    },

    /** [gap.card-in-use] */
    isAimInUse(s: State, c: number): boolean {
      return (
        (within(s.place[c]!, ZONE.table) && s.options[48] === 1) /* card-in-use: aim */ ||
        (within(s.place[c]!, ZONE.table) && s.options[35] === 1)
      ) /* destroyed-while-activating: stops-effect */
    },

    /** [rank8.1] Begins `pop`, which may stop to ask. */
    pop(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.pop, [c, p], [c])
      pushFrame<PopFrame>(s, { proc: PROC.popFrame2, pc: 0, answer: 0, c, p })
    },

    stepPop(s: State, f: PopFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 20, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 15)
          const x = f.answer - 1
          addEffect(s, ZONE.chain, PROC.popEffectFrame, f.p, f.c, false, [x, f.p])
          return popFrame(s)
        }
      }
    },

    /** [rank8.1] What may be answered: choose a card. */
    answersToPop(s: State, f: PopFrame, out: number[]): void {
      for (const x of union(family(s, ZONE.backrow), family(s, ZONE.table)))
        if (x !== f.c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x))) out.push(x + 1)
    },

    /** [rank8.1] Effect of `pop-effect`. */
    popEffect(s: State, x: number, _p: number): void {
      if (within(s.place[x]!, ZONE.backrow) || within(s.place[x]!, ZONE.table)) rules.destroy(s, x)
    },

    /** [rank9.1] */
    useTrapOfText(s: State, c: number, p: number): void {
      pushFrame<UseTrapFrame2>(s, { proc: PROC.useTrapFrame2, pc: 0, answer: 0, c, p })
    },

    stepUseTrap2(s: State, f: UseTrapFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 19, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 30)
          const x = f.answer - 1
          addEffect(s, ZONE.chain, PROC.useTrapEffectFrame2, f.p, f.c, false, [x, f.p])
          return popFrame(s)
        }
      }
    },

    /** [rank9.1] What may be answered: choose a card. */
    answersToUseTrap2(s: State, f: UseTrapFrame2, out: number[]): void {
      for (const x of union(union(family(s, ZONE.monsters), family(s, ZONE.backrow)), family(s, ZONE.table)))
        if (x !== f.c && (rules.isOnField(s, x) || rules.isAimInUse(s, x))) out.push(x + 1)
    },

    /** [rank9.1] Effect of `use-trap-effect`. */
    useTrapEffect2(s: State, x: number, _p: number): void {
      if (rules.isOnField(s, x) || within(s.place[x]!, ZONE.table)) rules.takeBack(s, x)
    },

    /** [joker.1] */
    useSpellOfText(s: State, c: number, p: number): void {
      // [joker.2]
      addEffect(s, ZONE.chain, PROC.useSpellEffectFrame2, p, c, false, [p])
    },

    /** [joker.2] Effect of `use-spell-effect`. */
    useSpellEffect2(s: State, p: number): void {
      pushFrame<UseSpellEffectFrame2>(s, {
        proc: PROC.useSpellEffectFrame2,
        pc: 0,
        answer: 0,
        p,
        found: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    stepUseSpellEffect2(s: State, f: UseSpellEffectFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.found = []
            f.atLeast1 = Math.min(
              2,
              countOf(s.zones[ZONE.graveyard + f.p]!, (c) => !rules.isJoker(s, c)),
            )
            f.atMost2 = Math.min(
              2,
              countOf(s.zones[ZONE.graveyard + f.p]!, (c) => !rules.isJoker(s, c)),
            )
            f.pc = 1
            continue
          case 1:
            if (f.found.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 16, CHANCE, f.found.length >= f.atLeast1, f.found.length)
          case 2:
            if (f.found.length < f.atLeast1) refuse(s, 28)
            for (const each of f.found) rules.move(s, each, ZONE.hand + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [joker.2] What may be answered: choose cards as found. */
    answersToUseSpellEffect(s: State, f: UseSpellEffectFrame2, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.p]!) if (!isChosen(c, f.found) && !rules.isJoker(s, c)) out.push(c + 1)
    },

    /** What is chosen so far: choose cards as found. */
    pickedForUseSpellEffect(f: UseSpellEffectFrame2): PickedSoFar {
      return { answers: f.found.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },
  }
}
