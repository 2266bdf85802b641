// Compiled from the rules of Magic into mana.ts: what rules/magic/mana.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, copies, countOf, goesRound, happens, joined, leastOf, noteEvent, orElse, owned, popFrame, pushFrame, range,
  reckoned, refuse, refuseText, seats, sumOf, through, union, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { COLOUR, COLOUR_VALUES, EVENT, PRINTED_ABILITY_COST, PRINTED_MAKES, PROC, SYMBOL, ZONE } from './names.ts'
import type { PayAnyFrame, PayColouredFrame, PayFrame, PayOutOfPoolFrame, PaySymbolFrame, State } from './state.ts'

export function manaRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.605.1] */
    yieldsOf(s: State, c: number): readonly number[] {
      if (rules.known.of !== s || c === NONE) return rules.workOutYields(s, c)
      return ((rules.known.yields ??= [])[c] ??= rules.workOutYields(s, c))
    },

    /** [mtg.605.1] Worked out anew. Without exceptions. */
    defaultYieldsOf(s: State, c: number): readonly number[] {
      return PRINTED_MAKES[s.def[c]!]!
    },

    /** [mtg.605.1] Worked out anew. */
    workOutYields(s: State, c: number): readonly number[] {
      // [mtg.305.7] yields-exception
      if (rules.isUnderTheMoon(s, c)) return union([], [COLOUR.red])
      return rules.defaultYieldsOf(s, c)
    },

    /** [mtg.605.1] */
    isSource2(s: State, c: number): boolean {
      if (rules.known.of !== s || c === NONE) return rules.workOutIsSource2(s, c)
      return ((rules.known.isSource ??= [])[c] ??= rules.workOutIsSource2(s, c))
    },

    /** [mtg.605.1] Worked out anew. */
    workOutIsSource2(s: State, c: number): boolean {
      return rules.yieldsOf(s, c).length > 0 && !rules.isTapped(s, c) && !rules.isSick(s, c)
    },

    /** [mtg.605.1] Carries out `tap-for-mana`. */
    tapForMana(s: State, c: number, v: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['tap-for-mana'], [c, v, p], [c])
      if (within(s.place[c]!, ZONE.battlefield)) {
        if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
        s.tapped[c] = true
      }
      if (s.shared !== undefined) s.pool = owned(s.pool, s.shared.lists.pool)
      s.pool[p * 1024 + v] = reckoned((s.pool[p * 1024 + v] ?? 0) + 1, 3)
    },

    /** [mtg.106.4] */
    pooledOf(s: State, p: number): number {
      let n: number = s.colourlessPool[p]!
      for (const v of through(COLOUR_VALUES, 90)) n = reckoned(n + (s.pool[p * 1024 + v] ?? 0), 91)
      return n
    },

    /** [gap.payment] */
    usableOf(s: State, p: number): readonly number[] {
      if (rules.known.of !== s || p === NONE) return rules.workOutUsable(s, p)
      return ((rules.known.usable ??= [])[p] ??= rules.workOutUsable(s, p))
    },

    /** [gap.payment] Worked out anew. */
    workOutUsable(s: State, p: number): readonly number[] {
      if (s.options[0] === 0 /* mana-payment: automatic */)
        return through(s.zones[ZONE.battlefield + p]!, 92).filter((m) => rules.isSource2(s, m))
      return []
    },

    /** [mtg.106.4] */
    availableOf(s: State, p: number): number {
      if (rules.known.of !== s || p === NONE) return rules.workOutAvailable(s, p)
      return ((rules.known.available ??= [])[p] ??= rules.workOutAvailable(s, p))
    },

    /** [mtg.106.4] Worked out anew. */
    workOutAvailable(s: State, p: number): number {
      return reckoned(rules.pooledOf(s, p) + rules.usableOf(s, p).length, 93)
    },

    /** [gap.payment] */
    burdenOf(s: State, m: number): number {
      if (rules.known.of !== s || m === NONE) return rules.workOutBurden(s, m)
      return ((rules.known.burden ??= [])[m] ??= rules.workOutBurden(s, m))
    },

    /** [gap.payment] Worked out anew. */
    workOutBurden(s: State, m: number): number {
      return rules.yieldsOf(s, m).length + 10 * countOf(through(rules.yieldsOf(s, m), 94), (v) => s.wanted.includes(v))
    },

    /** [gap.payment] */
    sourceForOf(s: State, p: number, v: number): number {
      if (rules.known.of !== s || p === NONE || v === NONE) return rules.workOutSourceFor(s, p, v)
      return (((rules.known.sourceFor ??= [])[p] ??= [])[v] ??= rules.workOutSourceFor(s, p, v))
    },

    /** [gap.payment] Worked out anew. */
    workOutSourceFor(s: State, p: number, v: number): number {
      const able = through(rules.usableOf(s, p), 95).filter((m) => rules.yieldsOf(s, m).includes(v))
      const least2 = leastOf(through(able, 96), (each) => rules.burdenOf(s, each))
      return through(able, 97).find((m2) => rules.burdenOf(s, m2) === least2) ?? NONE
    },

    /** [gap.payment] */
    sourceForAnyOf(s: State, p: number): number {
      const able = rules.usableOf(s, p).slice()
      const least2 = leastOf(through(able, 98), (each) => rules.burdenOf(s, each))
      return through(able, 99).find((m) => rules.burdenOf(s, m) === least2) ?? NONE
    },

    /** [mtg.107.4] */
    blackSymbolOf(_s: State): readonly number[] {
      return joined([], [SYMBOL.B])
    },

    /** [mtg.107.4] */
    greenSymbolOf(_s: State): readonly number[] {
      return joined([], [SYMBOL.G])
    },

    /** [mtg.601.2h] Begins `pay`, which may stop to ask. */
    pay(s: State, cost: readonly number[], p: number): void {
      if (s.over) return
      goesRound(15)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pay, [NONE, p])
      // prettier-ignore
      pushFrame<PayFrame>(s, {
        proc: PROC.payFrame, pc: 0, answer: 0, cost, p, generic: NONE, list1: [], next2: 0, list3: [], next4: 0,
      })
    },

    stepPay(s: State, f: PayFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.generic = Math.max(
              0,
              reckoned(
                reckoned(
                  sumOf(through(f.cost, 4), (each) => rules.worthOf(s, each)) +
                    reckoned(copies(through(f.cost, 5), SYMBOL.X) * s.chosenX, 6),
                  7,
                ) + s.surcharge,
                8,
              ),
            )
            s.changedInLine = true
            s.wanted = []
            for (const v of COLOUR_VALUES) {
              if (through(f.cost, 9).some((s_) => rules.callsFor(s, s_, v))) {
                s.changedInLine = true
                s.wanted = union(s.wanted, [v])
              }
            }
            if (
              rules.availableOf(s, f.p) <
              reckoned(
                f.generic +
                  countOf(
                    through(f.cost, 10),
                    (s_2) => !rules.isNumeric(s, s_2) && s_2 !== SYMBOL.X && !rules.isPhyrexian(s, s_2),
                  ),
                11,
              )
            ) {
              refuse(s, 1)
              return popFrame(s)
            }
            f.list1 = through(f.cost, 12).filter((s_4) => !rules.isNumeric(s, s_4) && s_4 !== SYMBOL.X)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 < f.list1.length) {
              const s_3 = f.list1[f.next2++]!
              return rules.paySymbol(s, s_3, f.p)
            }
            s.changedInLine = true
            s.wanted = []
            f.list3 = through(range(1, f.generic, 13), 14)
            f.next4 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next4 < f.list3.length) {
              f.next4 += 1
              return rules.payAny(s, f.p)
            }
            s.changedInLine = true
            s.surcharge = 0
            s.changedInLine = true
            s.chosenX = 0
            return popFrame(s)
        }
    },

    /** [mtg.107.4] Begins `pay-symbol`, which may stop to ask. */
    paySymbol(s: State, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-symbol'], [s_, p])
      pushFrame<PaySymbolFrame>(s, { proc: PROC.paySymbolFrame, pc: 0, answer: 0, s_, p })
    },

    stepPaySymbol(s: State, f: PaySymbolFrame): void {
      switch (f.pc) {
        case 0:
          if (!rules.isPhyrexian(s, f.s_)) {
            f.pc = 1
            return rules.payColoured(s, f.s_, f.p)
          }
          f.pc = 2
          return rules.ask(s, f, 2, f.p, false)
        case 1 /* after pay-coloured */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            refuse(s)
            return popFrame(s)
          }
          if (f.answer === 1) {
            f.pc = 1
            return rules.payColoured(s, f.s_, f.p)
          }
          if (f.answer === 2) {
            rules.payLife(s, 2, f.p)
            return popFrame(s)
          }
          return popFrame(s)
      }
    },

    /** [mtg.107.4] What may be answered: choose one of these. */
    answersToPaySymbol(s: State, f: PaySymbolFrame, out: number[]): void {
      if (rules.canPayColoured(s, f.s_, f.p)) out.push(1)
      if (rules.canPayLife(s, 2, f.p)) out.push(2)
    },

    /** [mtg.107.4] Whether `pay-coloured` may happen. */
    canPayColoured(s: State, s_: number, p: number): boolean {
      return through(COLOUR_VALUES, 16).some((v) => rules.callsFor(s, s_, v) && rules.hasMana(s, p, v))
    },

    /** [mtg.107.4] Carries out `pay-coloured` if it may happen. */
    payColoured(s: State, s_: number, p: number): void {
      if (rules.canPayColoured(s, s_, p)) return rules.doPayColoured(s, s_, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['pay-coloured'], [s_, p], s.reasons)
    },

    /** [mtg.107.4] Begins `pay-coloured`, which may stop to ask. */
    doPayColoured(s: State, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-coloured'], [s_, p])
      pushFrame<PayColouredFrame>(s, { proc: PROC.payColouredFrame, pc: 0, answer: 0, s_, p })
    },

    stepPayColoured(s: State, f: PayColouredFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 3, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 2)
          const v = f.answer - 1
          if ((s.pool[f.p * 1024 + v] ?? 0) > 0) {
            s.changedInLine = true
            if (s.shared !== undefined) s.pool = owned(s.pool, s.shared.lists.pool)
            s.pool[f.p * 1024 + v] = reckoned((s.pool[f.p * 1024 + v] ?? 0) - 1, 18)
          } else {
            {
              const part2 = rules.sourceForOf(s, f.p, v)
              if (part2 !== NONE) rules.tapSource(s, part2)
              else refuse(s)
            }
          }
          return popFrame(s)
        }
      }
    },

    /** [mtg.107.4] What may be answered: choose a colour. */
    answersToPayColoured(s: State, f: PayColouredFrame, out: number[]): void {
      for (const v of through(COLOUR_VALUES, 17))
        if (rules.callsFor(s, f.s_, v) && rules.hasMana(s, f.p, v)) out.push(v + 1)
    },

    /** [mtg.107.4] Every rule that keeps `pay-coloured` from happening. */
    refusalsOfPayColoured(s: State, args: readonly Captured[], out: number[]): void {
      const [s_, p] = args as [number, number]
      if (!through(COLOUR_VALUES, 16).some((v) => rules.callsFor(s, s_, v) && rules.hasMana(s, p, v)))
        out.push(62 /* pay-coloured only if */)
    },

    /** [mtg.106.4] */
    hasMana(s: State, p: number, v: number): boolean {
      return (s.pool[p * 1024 + v] ?? 0) > 0 || rules.sourceForOf(s, p, v) !== NONE
    },

    /** [mtg.602.1] */
    canUse(s: State, p: number, c: number): boolean {
      return (
        rules.availableOf(s, p) >= PRINTED_ABILITY_COST[s.def[c]!]!.length &&
        !through(PRINTED_ABILITY_COST[s.def[c]!]!, 118).some(
          (s_) => !through(COLOUR_VALUES, 117).some((v) => rules.callsFor(s, s_, v) && rules.hasMana(s, p, v)),
        )
      )
    },

    /** [mtg.605.1] Carries out `tap-source`. */
    tapSource(s: State, m: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['tap-source'], [m], [m])
      if (within(s.place[m]!, ZONE.battlefield)) {
        s.changedInLine = true
        if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
        s.tapped[m] = true
      }
    },

    /** [mtg.106.4] Whether `pay-any` may happen. */
    canPayAny(s: State, p: number): boolean {
      return rules.availableOf(s, p) > 0
    },

    /** [mtg.106.4] Carries out `pay-any` if it may happen. */
    payAny(s: State, p: number): void {
      if (rules.canPayAny(s, p)) return rules.doPayAny(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['pay-any'], [p], s.reasons)
    },

    /** [mtg.106.4] Begins `pay-any`, which may stop to ask. */
    doPayAny(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-any'], [p])
      pushFrame<PayAnyFrame>(s, { proc: PROC.payAnyFrame, pc: 0, answer: 0, p })
    },

    stepPayAny(s: State, f: PayAnyFrame): void {
      let v: number = NONE
      switch (f.pc) {
        case 0:
          // [gap.payment]
          if (s.options[0] === 1 /* mana-payment: by-hand */) {
            f.pc = 2
            return rules.ask(s, f, 4, f.p, false)
          }
          if (s.colourlessPool[f.p]! > 0) {
            rules.payColourless(s, f.p)
          } else if (rules.pooledOf(s, f.p) > 0) {
            v =
              through(COLOUR_VALUES, 20).find(
                (v2) =>
                  (s.pool[f.p * 1024 + v2] ?? 0) > 0 &&
                  !through(COLOUR_VALUES, 19).some(
                    (w) => (s.pool[f.p * 1024 + w] ?? 0) > (s.pool[f.p * 1024 + v2] ?? 0),
                  ),
              ) ?? NONE
            s.changedInLine = true
            if (s.shared !== undefined) s.pool = owned(s.pool, s.shared.lists.pool)
            s.pool[f.p * 1024 + orElse(v, COLOUR.white)] = reckoned(
              (s.pool[f.p * 1024 + orElse(v, COLOUR.white)] ?? 0) - 1,
              21,
            )
          } else {
            {
              const part2 = rules.sourceForAnyOf(s, f.p)
              if (part2 !== NONE) rules.tapSource(s, part2)
              else refuse(s)
            }
          }
          return popFrame(s)
        case 1 /* after pay-out-of-pool */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            refuse(s)
            return popFrame(s)
          }
          if (f.answer === 1) {
            rules.payColourless(s, f.p)
            return popFrame(s)
          }
          if (f.answer === 2) {
            f.pc = 1
            return rules.payOutOfPool(s, f.p)
          }
          return popFrame(s)
      }
    },

    /** [mtg.106.4] What may be answered: choose one of these. */
    answersToPayAny(s: State, f: PayAnyFrame, out: number[]): void {
      if (rules.canPayColourless(s, f.p)) out.push(1)
      if (rules.canPayOutOfPool(s, f.p)) out.push(2)
    },

    /** [mtg.106.4] Every rule that keeps `pay-any` from happening. */
    refusalsOfPayAny(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (rules.availableOf(s, p) <= 0) out.push(63 /* pay-any only if */)
    },

    /** [mtg.106.4] Whether `pay-colourless` may happen. */
    canPayColourless(s: State, p: number): boolean {
      return s.colourlessPool[p]! > 0
    },

    /** [mtg.106.4] Carries out `pay-colourless` if it may happen. */
    payColourless(s: State, p: number): void {
      if (rules.canPayColourless(s, p)) return rules.doPayColourless(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['pay-colourless'], [p], s.reasons)
    },

    /** [mtg.106.4] Carries out `pay-colourless`. */
    doPayColourless(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-colourless'], [p])
      s.changedInLine = true
      if (s.shared !== undefined) s.colourlessPool = owned(s.colourlessPool, s.shared.lists.colourlessPool)
      s.colourlessPool[p] = reckoned(s.colourlessPool[p]! - 1, 22)
    },

    /** [mtg.106.4] Every rule that keeps `pay-colourless` from happening. */
    refusalsOfPayColourless(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (s.colourlessPool[p]! <= 0) out.push(64 /* pay-colourless only if */)
    },

    /** [gap.payment] Whether `pay-out-of-pool` may happen. */
    canPayOutOfPool(s: State, p: number): boolean {
      return through(COLOUR_VALUES, 23).some((v) => (s.pool[p * 1024 + v] ?? 0) > 0)
    },

    /** [gap.payment] Carries out `pay-out-of-pool` if it may happen. */
    payOutOfPool(s: State, p: number): void {
      if (rules.canPayOutOfPool(s, p)) return rules.doPayOutOfPool(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['pay-out-of-pool'], [p], s.reasons)
    },

    /** [gap.payment] Begins `pay-out-of-pool`, which may stop to ask. */
    doPayOutOfPool(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-out-of-pool'], [p])
      pushFrame<PayOutOfPoolFrame>(s, { proc: PROC.payOutOfPoolFrame, pc: 0, answer: 0, p })
    },

    stepPayOutOfPool(s: State, f: PayOutOfPoolFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 5, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 3)
          const v = f.answer - 1
          s.changedInLine = true
          if (s.shared !== undefined) s.pool = owned(s.pool, s.shared.lists.pool)
          s.pool[f.p * 1024 + v] = reckoned((s.pool[f.p * 1024 + v] ?? 0) - 1, 25)
          return popFrame(s)
        }
      }
    },

    /** [gap.payment] What may be answered: choose a colour. */
    answersToPayOutOfPool(s: State, f: PayOutOfPoolFrame, out: number[]): void {
      for (const v of through(COLOUR_VALUES, 24)) if ((s.pool[f.p * 1024 + v] ?? 0) > 0) out.push(v + 1)
    },

    /** [gap.payment] Every rule that keeps `pay-out-of-pool` from happening. */
    refusalsOfPayOutOfPool(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (!through(COLOUR_VALUES, 23).some((v) => (s.pool[p * 1024 + v] ?? 0) > 0))
        out.push(65 /* pay-out-of-pool only if */)
    },

    /** [mtg.118.4] Whether `pay-life` may happen. */
    canPayLife(s: State, n: number, p: number): boolean {
      return s.life[p]! >= n
    },

    /** [mtg.118.4] Carries out `pay-life` if it may happen. */
    payLife(s: State, n: number, p: number): void {
      if (rules.canPayLife(s, n, p)) return rules.doPayLife(s, n, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['pay-life'], [n, p], s.reasons)
    },

    /** [mtg.118.4] Carries out `pay-life`. */
    doPayLife(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pay-life'], [n, p])
      rules.loseLife(s, n, p)
    },

    /** [mtg.118.4] Every rule that keeps `pay-life` from happening. */
    refusalsOfPayLife(s: State, args: readonly Captured[], out: number[]): void {
      const [n, p] = args as [number, number]
      if (s.life[p]! < n) out.push(66 /* pay-life only if */)
    },

    /** [mtg.106.4] Carries out `empty-pools`. */
    emptyPools(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['empty-pools'], [])
      for (const p of seats(s)) {
        if (s.shared !== undefined) s.colourlessPool = owned(s.colourlessPool, s.shared.lists.colourlessPool)
        s.colourlessPool[p] = 0
        for (const v of COLOUR_VALUES) {
          if (s.shared !== undefined) s.pool = owned(s.pool, s.shared.lists.pool)
          s.pool[p * 1024 + v] = 0
        }
      }
    },
  }
}
