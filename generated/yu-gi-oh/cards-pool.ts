// Compiled from the rules of YuGiOh into cards-pool.ts: what rules/yu-gi-oh/cards-pool.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, apart, goesOn, happens, heldAnew, isChosen, noteCreate, noteDone, owned, popFrame, pushFrame, refuse,
  refuseText, through, union,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { ATTRIBUTE, CARD, EVENT, KIND, PRINTED_BREED_OF, PRINTED_KIND_OF, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  CarryOutFrame2, CarryOutFrame3, CarryOutFrame4, CarryOutFrame5, CarryOutFrame6, CarryOutFrame7, CarryOutFrame8,
  GatherFrame2, PrepareFrame3, PrepareFrame5, State, WhenArrive4Frame, WhenNormalSummon2Frame,
} from './state.ts'

export function cardsPoolRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.7] */
    isBred(s: State, c: number): boolean {
      return PRINTED_BREED_OF[s.def[c]!]! !== NONE
    },

    /** [ygo.cards.7] `when-normal-summon-2` */
    matchesWhenNormalSummon2(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['scribe'] && !rules.isNegated(s, c)
    },

    /** [ygo.cards.7] Effect of `when-normal-summon-2`. */
    whenNormalSummon2(s: State, you: number): void {
      pushFrame<WhenNormalSummon2Frame>(s, { proc: PROC.whenNormalSummon2Frame, pc: 0, answer: 0, you })
    },

    stepWhenNormalSummon2(s: State, f: WhenNormalSummon2Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [ygo.cards.7] `when-arrive-4` */
    matchesWhenArrive4(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['ember'] && !rules.isNegated(s, c)
    },

    /** [ygo.cards.7] Effect of `when-arrive-4`. */
    whenArrive4(s: State, you: number, c: number): void {
      pushFrame<WhenArrive4Frame>(s, { proc: PROC.whenArrive4Frame, pc: 0, answer: 0, you, c })
    },

    stepWhenArrive4(s: State, f: WhenArrive4Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.burn(s, rules.foeOf(s, f.you), 300, f.c)
        case 1 /* after burn */:
          return popFrame(s)
      }
    },

    /** [ygo.cards.7] */
    carryOutOfText7(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame8>(s, { proc: PROC.carryOutFrame8, pc: 0, answer: 0, c, p })
    },

    stepCarryOut8(s: State, f: CarryOutFrame8): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [ygo.cards.7] */
    carryOutOfText6(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame7>(s, { proc: PROC.carryOutFrame7, pc: 0, answer: 0, c, p })
    },

    stepCarryOut7(s: State, f: CarryOutFrame7): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.burn(s, rules.foeOf(s, f.p), 500, f.c)
        case 1 /* after burn */:
          return popFrame(s)
      }
    },

    /** [ygo.cards.7] */
    prepareOfText4(s: State, c: number, p: number): void {
      pushFrame<PrepareFrame5>(s, { proc: PROC.prepareFrame5, pc: 0, answer: 0, c, p })
    },

    stepPrepare5(s: State, f: PrepareFrame5): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 7, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 25)
          const c2 = f.answer - 1
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = heldAnew(s, 'targets', f.c, union([], [c2]))
          return popFrame(s)
        }
      }
    },

    /** [ygo.cards.7] What may be answered: choose a card. */
    answersToPrepare2(s: State, f: PrepareFrame5, out: number[]): void {
      for (const c of s.zones[ZONE.monsters + rules.foeOf(s, f.p)] ?? []) out.push(c + 1)
    },

    /** [ygo.cards.7] */
    carryOutOfText5(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame6>(s, { proc: PROC.carryOutFrame6, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepCarryOut6(s: State, f: CarryOutFrame6): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(s.targets[f.c]!, 28).slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(28)
            const c2 = f.list1[f.next2++]!
            return rules.destroy(s, c2)
          }
        }
    },

    /** [ygo.cards.7] */
    prepareOfText3(_s: State, _c: number, _p: number): void {},

    /** [ygo.cards.7] */
    carryOutOfText4(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame5>(s, { proc: PROC.carryOutFrame5, pc: 0, answer: 0, c, p })
    },

    stepCarryOut5(s: State, f: CarryOutFrame5): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 12, f.p, false)
        case 1 /* after fuse */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 31)
          const f_ = f.answer - 1
          f.pc = 1
          return rules.fuse(s, f_, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.monsters + f.p]!), f.p)
        }
      }
    },

    /** [ygo.cards.7] What may be answered: choose a card. */
    answersToCarryOut(s: State, f: CarryOutFrame5, out: number[]): void {
      for (const f_ of s.zones[ZONE.extra + f.p]!)
        if (
          rules.isFusionMonster(s, f_) &&
          apart(s, () => rules.canTryFuse(s, f_, union(s.zones[ZONE.hand + f.p]!, s.zones[ZONE.monsters + f.p]!), f.p))
        )
          out.push(f_ + 1)
    },

    /** [ygo.cards.7] */
    carryOutOfText3(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame4>(s, { proc: PROC.carryOutFrame4, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepCarryOut4(s: State, f: CarryOutFrame4): void {
      for (;;)
        switch (f.pc) {
          case 0: {
            const made = rules.createCard(s, CARD['《羊トークン》'], ZONE.side + f.p)
            if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            f.list1 = s.zones[ZONE.side + f.p]!.filter((t3) => PRINTED_KIND_OF[s.def[t3]!]! === KIND['token-card'])
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const t2 = f.list1[f.next2++]!
            return rules.specialSummon(s, t2, f.p)
          }
        }
    },

    /** [ygo.cards.7] */
    prepareOfText2(s: State, c: number, p: number): void {
      pushFrame<PrepareFrame3>(s, { proc: PROC.prepareFrame3, pc: 0, answer: 0, c, p })
    },

    stepPrepare3(s: State, f: PrepareFrame3): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 6, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 24)
          const c2 = f.answer - 1
          if (s.shared !== undefined) s.targets = owned(s.targets, s.shared.lists.targets)
          s.targets[f.c] = heldAnew(s, 'targets', f.c, union([], [c2]))
          return popFrame(s)
        }
      }
    },

    /** [ygo.cards.7] What may be answered: choose a card. */
    answersToPrepare(s: State, f: PrepareFrame3, out: number[]): void {
      for (const c of s.justCome)
        if (s.place[c] === ZONE.monsters + rules.foeOf(s, f.p) && rules.attackOf(s, c) >= 1200) out.push(c + 1)
    },

    /** [ygo.cards.7] */
    carryOutOfText2(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame3>(s, { proc: PROC.carryOutFrame3, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepCarryOut3(s: State, f: CarryOutFrame3): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(s.targets[f.c]!, 27).slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(27)
            const c2 = f.list1[f.next2++]!
            return rules.destroy(s, c2)
          }
        }
    },

    /** [ygo.cards.7] */
    prepareOfText(_s: State, _c: number, _p: number): void {},

    /** [ygo.cards.7] */
    carryOutOfText(s: State, c: number, p: number): void {
      pushFrame<CarryOutFrame2>(s, { proc: PROC.carryOutFrame2, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepCarryOut2(s: State, f: CarryOutFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(s.attacking, 26).slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(26)
            const c2 = f.list1[f.next2++]!
            return rules.destroy(s, c2)
          }
        }
    },

    /** [ygo.cards.7] */
    gatherOfText(s: State, f_: number, pool: readonly number[], p: number): void {
      // prettier-ignore
      pushFrame<GatherFrame2>(s, {
        proc: PROC.gatherFrame2, pc: 0, answer: 0, f_, pool, p, picked2: [], atLeast1: 0, atMost2: 0,
      })
    },

    stepGather2(s: State, f: GatherFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.picked2 = []
            f.atLeast1 = 2
            f.atMost2 = 2
            f.pc = 1
            continue
          case 1:
            if (f.picked2.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 33, f.p, f.picked2.length >= f.atLeast1, f.picked2.length)
          case 2:
            if (f.picked2.length < f.atLeast1) refuse(s, 49)
            s.materials = heldAnew(s, 'materials', 0, f.picked2, ['frames.picked2'])
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.picked2 = [...f.picked2, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [ygo.cards.7] What may be answered: choose 2 monster cards as picked. */
    answersToGather4(s: State, f: GatherFrame2, out: number[]): void {
      for (const m of f.pool)
        if (!isChosen(m, f.picked2) && rules.isMonster(s, m) && rules.attributeNowOf(s, m) === ATTRIBUTE.earth)
          out.push(m + 1)
    },

    /** What is chosen so far: choose 2 monster cards as picked. */
    pickedForGather4(f: GatherFrame2): PickedSoFar {
      return { answers: f.picked2.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },
  }
}
