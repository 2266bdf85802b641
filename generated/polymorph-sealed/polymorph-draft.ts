// Compiled from the rules of PolymorphSealed into polymorph-draft.ts: what rules/yu-gi-oh/polymorph-draft.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  CHANCE, NONE, fitting, goesOn, goesRound, happens, modulo, noteCreate, noteDone, noteEvent, owned, popFrame,
  pushFrame, range, reckoned, refuse, refuseText, seats, sumOf, through, top, union, without,
} from 'houserules/runtime'
import type { PolymorphSealedRules } from './linked.ts'
import { EVENT, OPTION_NUMBERS, PACK_VALUES, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  DeclarePacksFrame, DraftAgainFrame, DraftFrame, DraftRoundFrame, InventPackFrame, OpenPackFrame, OpenPacksFrame,
  PickFrame, PickInRoundsFrame, PickPacksFrame, State, TakePackFrame, TakePacksFrame,
} from './state.ts'

export function polymorphDraftRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [overview.6] */
    carriedOf(s: State, p: number): number {
      let all: number = 0
      for (const k of through(PACK_VALUES, 113)) all = reckoned(all + (s.taken[p * 1024 + k] ?? 0), 114)
      return all
    },

    /** [overview.1] Begins `draft`, which may stop to ask. */
    draft(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draft, [])
      pushFrame<DraftFrame>(s, { proc: PROC.draftFrame, pc: 0, answer: 0 })
    },

    stepDraft(s: State, f: DraftFrame): void {
      switch (f.pc) {
        case 0:
          rules.bringPacks(s)
          s.drafters = seats(s).filter((p) => s.mainDeck[p]!.length === 0)
          f.pc = 1
          return rules.draftRound(s)
        case 1 /* after draft-round */:
          f.pc = 2
          return rules.draftAgain(s)
        case 2 /* after draft-again */:
          for (const p2 of seats(s)) {
            for (const c of s.zones[ZONE.pool + p2]!.slice()) rules.leaveGame(s, c)
          }
          return popFrame(s)
      }
    },

    /** [overview.6] Carries out `bring-packs`. */
    bringPacks(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['bring-packs'], [])
      const begun = s.log?.length
      for (const k of PACK_VALUES) {
        for (const each of through(s.sealed[k]!, 69).slice()) {
          const made = rules.createCard(s, each, ZONE.box + k)
          if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
        }
        if (s.shared !== undefined) s.sealed = owned(s.sealed, s.shared.lists.sealed)
        s.sealed[k] = []
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [overview.1] Begins `draft-round`, which may stop to ask. */
    draftRound(s: State): void {
      if (s.over) return
      goesRound(71)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draft-round'], [])
      pushFrame<DraftRoundFrame>(s, {
        proc: PROC.draftRoundFrame,
        pc: 0,
        answer: 0,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      })
    },

    stepDraftRound(s: State, f: DraftRoundFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            for (const p of s.drafters.slice()) {
              for (const k of PACK_VALUES) {
                if (s.shared !== undefined) s.taken = owned(s.taken, s.shared.lists.taken)
                s.taken[p * 1024 + k] = 0
              }
            }
            f.pc = 1
            return rules.pickPacks(s)
          case 1 /* after pick-packs */:
            f.list1 = through(s.drafters, 70).slice()
            f.next2 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next2 < f.list1.length) {
              goesOn(70)
              const p2 = f.list1[f.next2++]!
              return rules.openPacks(s, p2)
            }
            f.list3 = s.drafters.slice()
            f.next4 = 0
            f.pc = 3
            continue
          case 3: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            const p3 = f.list3[f.next4++]!
            return rules.build(s, p3)
          }
        }
    },

    /** [deck.6] */
    smallDeckOf(_s: State): number {
      return 5
    },

    /** [deck.6] Begins `draft-again`, which may stop to ask. */
    draftAgain(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draft-again'], [])
      pushFrame<DraftAgainFrame>(s, { proc: PROC.draftAgainFrame, pc: 0, answer: 0 })
    },

    stepDraftAgain(s: State, f: DraftAgainFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.drafters = seats(s).filter((p) => s.mainDeck[p]!.length <= rules.smallDeckOf(s))
            f.pc = 1
            continue
          case 1:
            if (rules.packsLeftOf(s) <= 0 || s.drafters.length === 0) return popFrame(s)
            goesRound(72)
            f.pc = 2
            return rules.draftRound(s)
          case 2 /* after draft-round */:
            s.drafters = seats(s).filter((p2) => s.mainDeck[p2]!.length <= rules.smallDeckOf(s))
            f.pc = 1
            continue
        }
    },

    /** [draft.2, gap.pick-by-declaration] */
    consentIsSoughtOf(s: State): boolean {
      return s.options[1] === 1 /* pick-by-declaration: on-with-consent */ && rules.kindsLeftOf(s).length > 1
    },

    /** [overview.5, draft.1, draft.2] Begins `pick-packs`, which may stop to ask. */
    pickPacks(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pick-packs'], [])
      pushFrame<PickPacksFrame>(s, {
        proc: PROC.pickPacksFrame,
        pc: 0,
        answer: 0,
        p: NONE,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      })
    },

    stepPickPacks(s: State, f: PickPacksFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.agreeing = 0
            if (!rules.consentIsSoughtOf(s)) {
              f.pc = 2
              continue
            }
            f.list1 = s.drafters.slice()
            f.next2 = 0
            f.pc = 3
            continue
          case 1 /* after pick-in-rounds */:
            return popFrame(s)
          case 2:
            if (s.agreeing !== s.drafters.length) {
              f.pc = 1
              return rules.pickInRounds(s)
            }
            f.list3 = through(s.drafters, 73).slice()
            f.next4 = 0
            f.pc = 5
            continue
          case 3:
            if (f.next2 >= f.list1.length) {
              f.pc = 2
              continue
            }
            f.p = f.list1[f.next2++]!
            f.pc = 4
            return rules.ask(s, f, 58, f.p, true)
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            rules.agree(s, f.p)
            f.pc = 3
            continue
          case 5: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            goesOn(73)
            const p2 = f.list3[f.next4++]!
            return rules.declarePacks(s, p2)
          }
        }
    },

    /** [draft.2] Carries out `agree`. */
    agree(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.agree, [p])
      s.agreeing = reckoned(s.agreeing + 1, 74)
    },

    /** [overview.5] */
    backwardsOf(s: State): readonly number[] {
      let turned2: readonly number[] = without(s.drafters, s.drafters)
      for (const p of s.drafters.slice()) turned2 = union([p], turned2)
      return turned2
    },

    /** [overview.5, draft.1] Begins `pick-in-rounds`, which may stop to ask. */
    pickInRounds(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pick-in-rounds'], [])
      pushFrame<PickInRoundsFrame>(s, { proc: PROC.pickInRoundsFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepPickInRounds(s: State, f: PickInRoundsFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.roundNumber = 0
            f.pc = 1
            continue
          case 1: {
            if (rules.packsLeftOf(s) <= 0 || !s.drafters.some((p) => rules.carriedOf(s, p) < s.share[p]!))
              return popFrame(s)
            goesRound(75)
            s.roundNumber = reckoned(s.roundNumber + 1, 76)
            // [overview.5, gap.pick-order]
            const order = (
              s.options[0] === 0 /* pick-order: snake */ && modulo(s.roundNumber, 2) === 0
                ? rules.backwardsOf(s)
                : s.drafters
            ).slice()
            f.list1 = through(order, 77)
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              continue
            }
            goesOn(77)
            const p2 = f.list1[f.next2++]!
            return rules.pick(s, p2)
          }
        }
    },

    /** [overview.5, draft.1, gap.packs-per-pick] Begins `pick`, which may stop to ask. */
    pick(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pick, [p])
      pushFrame<PickFrame>(s, { proc: PROC.pickFrame, pc: 0, answer: 0, p })
    },

    stepPick(s: State, f: PickFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.takePacks(s, OPTION_NUMBERS[2]![s.options[2]!]!, f.p)
        case 1 /* after take-packs */:
          return popFrame(s)
      }
    },

    /** [overview.5, draft.1] Begins `take-packs`, which may stop to ask. */
    takePacks(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['take-packs'], [n, p])
      pushFrame<TakePacksFrame>(s, { proc: PROC.takePacksFrame, pc: 0, answer: 0, n, p, list1: [], next2: 0 })
    },

    stepTakePacks(s: State, f: TakePacksFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(1, f.n, 78), 79)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            if (rules.carriedOf(s, f.p) >= s.share[f.p]! || rules.packsLeftOf(s) <= 0) continue
            return rules.takePack(s, f.p)
        }
    },

    /** [overview.5] Begins `take-pack`, which may stop to ask. */
    takePack(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['take-pack'], [p])
      pushFrame<TakePackFrame>(s, { proc: PROC.takePackFrame, pc: 0, answer: 0, p })
    },

    stepTakePack(s: State, f: TakePackFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 59, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 153)
          const k = f.answer - 1
          rules.givePack(s, k, f.p)
          return popFrame(s)
        }
      }
    },

    /** [overview.5] What may be answered: choose a pack. */
    answersToTakePack(s: State, _f: TakePackFrame, out: number[]): void {
      for (const k of rules.kindsLeftOf(s)) out.push(k + 1)
    },

    /** [draft.1] Carries out `give-pack`. */
    givePack(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['give-pack'], [k, p])
      if (s.shared !== undefined) s.supply = owned(s.supply, s.shared.lists.supply)
      s.supply[k] = reckoned(s.supply[k]! - 1, 80)
      if (s.shared !== undefined) s.taken = owned(s.taken, s.shared.lists.taken)
      s.taken[p * 1024 + k] = reckoned((s.taken[p * 1024 + k] ?? 0) + 1, 81)
    },

    /** [draft.2] Begins `declare-packs`, which may stop to ask. */
    declarePacks(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['declare-packs'], [p])
      // prettier-ignore
      pushFrame<DeclarePacksFrame>(s, {
        proc: PROC.declarePacksFrame, pc: 0, answer: 0, p, yetToCome: [], k: NONE, open: NONE, elsewhere: NONE,
        most: NONE, list1: [], next2: 0,
      })
    },

    stepDeclarePacks(s: State, f: DeclarePacksFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.yetToCome = PACK_VALUES.slice()
            f.list1 = PACK_VALUES
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.k = f.list1[f.next2++]!
            f.yetToCome = without(f.yetToCome, [f.k])
            f.open = reckoned(s.share[f.p]! - rules.carriedOf(s, f.p), 82)
            f.elsewhere = reckoned(
              sumOf(f.yetToCome, (each) => s.supply[each]!),
              83,
            )
            f.most = Math.min(f.open, s.supply[f.k]!)
            f.pc = 2
            return rules.ask(s, f, 60, f.p, false)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 154)
              f.pc = 1
              continue
            }
            const n = f.answer - 1000001
            for (const _i of through(range(1, n, 87), 88)) rules.givePack(s, f.k, f.p)
            f.pc = 1
            continue
          }
        }
    },

    /** [draft.2] What may be answered: choose a number. */
    answersToDeclarePacks(_s: State, f: DeclarePacksFrame, out: number[]): void {
      for (const n of through(range(Math.min(f.most, Math.max(0, reckoned(f.open - f.elsewhere, 84))), f.most, 85), 86))
        out.push(fitting(n, -1000000, 2147483647, 'choose a number') + 1000001)
    },

    /** [overview.1, gap.repick] Begins `open-packs`, which may stop to ask. */
    openPacks(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['open-packs'], [p])
      // prettier-ignore
      pushFrame<OpenPacksFrame>(s, {
        proc: PROC.openPacksFrame, pc: 0, answer: 0, p, k: NONE, list1: [], next2: 0, list3: [], next4: 0,
      })
    },

    stepOpenPacks(s: State, f: OpenPacksFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.options[12] === 0 /* repick: replace-pool */) {
              for (const c of s.zones[ZONE.pool + f.p]!.slice()) rules.leaveGame(s, c)
            }
            f.list1 = PACK_VALUES
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.k = f.list1[f.next2++]!
            f.list3 = through(range(1, s.taken[f.p * 1024 + f.k] ?? 0, 89), 90)
            f.next4 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next4 >= f.list3.length) {
              f.pc = 1
              continue
            }
            goesOn(90)
            f.next4 += 1
            return rules.openPack(s, f.k, f.p)
        }
    },

    /** [overview.1, gap.cards-per-pack] Begins `open-pack`, which may stop to ask. */
    openPack(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['open-pack'], [k, p])
      pushFrame<OpenPackFrame>(s, { proc: PROC.openPackFrame, pc: 0, answer: 0, k, p, list1: [], next2: 0 })
    },

    stepOpenPack(s: State, f: OpenPackFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.zones[ZONE.box + f.k]!.length === 0) {
              f.pc = 1
              return rules.inventPack(s, f.k, f.p)
            }
            f.list1 = through(top(s.zones[ZONE.box + f.k]!, s.packSize[f.k]!), 91)
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after invent-pack */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            goesOn(91)
            const each = f.list1[f.next2++]!
            return rules.move(s, each, ZONE.pool + f.p)
          }
        }
    },

    /** [overview.1, gap.cards-per-pack] Begins `invent-pack`, which may stop to ask. */
    inventPack(s: State, k: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['invent-pack'], [k, p])
      pushFrame<InventPackFrame>(s, { proc: PROC.inventPackFrame, pc: 0, answer: 0, k, p, list1: [], next2: 0 })
    },

    stepInventPack(s: State, f: InventPackFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(1, OPTION_NUMBERS[3]![s.options[3]!]!, 92), 93)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.next2 += 1
            f.pc = 2
            return rules.ask(s, f, 61, CHANCE, false)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 155)
              f.pc = 1
              continue
            }
            const d = f.answer - 1
            const made = rules.createCard(s, d, ZONE.pool + f.p)
            if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            f.pc = 1
            continue
          }
        }
    },

    /** [overview.1, gap.cards-per-pack] What may be answered: choose a definition. */
    answersToInventPack(s: State, f: InventPackFrame, out: number[]): void {
      for (const d of through(rules.packedInOf(s, f.k), 94)) out.push(d + 1)
    },
  }
}
