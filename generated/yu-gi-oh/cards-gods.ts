// Compiled from the rules of YuGiOh into cards-gods.ts: what rules/yu-gi-oh/cards-gods.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import { NONE, announced, apart, completable, happens, noteEvent, popFrame, pushFrame, refuse, whyNot, within } from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { CARD, EVENT, PROC, ZONE } from './names.ts'
import type { AfterMove3Frame, AfterSpecialSummonFrame, CreateLightFrame, State } from './state.ts'

export function cardsGodsRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.6] `after-move-3` */
    matchesAfterMove3(s: State, this_: number, c: number, _from2: number, _to2: number): boolean {
      return (
        s.def[this_]! === CARD['《封印されしエクゾディア》'] &&
        within(s.place[this_]!, ZONE.hand) &&
        s.place[c] === ZONE.hand + rules.holder(s, this_) &&
        rules.isWinning(s, rules.holder(s, this_))
      )
    },

    /** [ygo.cards.6] */
    afterMove3(s: State, you: number, this_: number): void {
      pushFrame<AfterMove3Frame>(s, { proc: PROC.afterMove3Frame, pc: 0, answer: 0, you, this_ })
    },

    stepAfterMove3(s: State, f: AfterMove3Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.win(s, rules.holder(s, f.this_))
        case 1 /* after win */:
          return popFrame(s)
      }
    },

    /** [ygo.cards.6] */
    exodiaOf(_s: State): readonly number[] {
      return [
        CARD['《封印されしエクゾディア》'],
        CARD['《封印されし者の右腕》'],
        CARD['《封印されし者の左腕》'],
        CARD['《封印されし者の右足》'],
        CARD['《封印されし者の左足》'],
      ]
    },

    /** [ygo.cards.6] `cannot-normal-summon-4` */
    forbidsCannotNormalSummon4(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《光の創造神 ホルアクティ》']
    },

    /** [ygo.cards.6] `cannot-set-monster-4` */
    forbidsCannotSetMonster4(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《光の創造神 ホルアクティ》']
    },

    /** [ygo.cards.6] `cannot-special-summon-8` */
    forbidsCannotSpecialSummon8(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《光の創造神 ホルアクティ》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.6] Whether `create-light` may happen. */
    canCreateLight(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (s.zones[ZONE.monsters + you]!.some(
          (a) => rules.isFaceUp(s, a) && rules.originallyOf(s, a, CARD['《オシリスの天空竜》'], this_),
        ) &&
          s.zones[ZONE.monsters + you]!.some(
            (b) => rules.isFaceUp(s, b) && rules.originallyOf(s, b, CARD['《オベリスクの巨神兵》'], this_),
          ) &&
          s.zones[ZONE.monsters + you]!.some(
            (c) => rules.isFaceUp(s, c) && rules.originallyOf(s, c, CARD['《ラーの翼神竜》'], this_),
          ) &&
          completable(rules, s, (t) => rules.doCreateLight(t, this_, you)))
      )
    },

    /** [ygo.cards.6] Begins `create-light`, which may stop to ask. */
    doCreateLight(s: State, this_: number, you: number): void {
      if (s.over) return
      // prettier-ignore
      pushFrame<CreateLightFrame>(s, {
        proc: PROC.createLightFrame, pc: 0, answer: 0, this_, you, a: NONE, b: NONE, c: NONE, announces: 0,
      })
    },

    stepCreateLight(s: State, f: CreateLightFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.announces = 1
            f.pc = 3
            return rules.ask(s, f, 45, f.you, false)
          case 1 /* after special-summon-freely */:
            return popFrame(s)
          case 2:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['create-light'], [f.this_, f.you], [f.this_])
            f.announces = 0
            f.pc = 1
            return rules.specialSummonFreely(s, f.this_, f.you)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              f.a = f.answer - 1
              f.pc = 4
              return rules.ask(s, f, 46, f.you, false)
            }
            refuse(s, 20)
            f.pc = 2
            continue
          case 4 /* after the answer */:
            if (f.answer !== 0) {
              f.b = f.answer - 1
              f.pc = 5
              return rules.ask(s, f, 47, f.you, false)
            }
            refuse(s, 21)
            f.pc = 2
            continue
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 6
              return rules.send(s, f.a)
            }
            refuse(s, 22)
            f.pc = 2
            continue
          case 6 /* after send */:
            f.pc = 7
            return rules.send(s, f.b)
          case 7 /* after send */:
            f.pc = 2
            return rules.send(s, f.c)
        }
    },

    /** [ygo.cards.6] What may be answered: choose a card. */
    answersToCreateLight(s: State, f: CreateLightFrame, out: number[]): void {
      for (const a of s.zones[ZONE.monsters + f.you]!)
        if (rules.isFaceUp(s, a) && rules.originallyOf(s, a, CARD['《オシリスの天空竜》'], f.this_)) out.push(a + 1)
    },

    /** [ygo.cards.6] What may be answered: choose a card. */
    answersToCreateLight2(s: State, f: CreateLightFrame, out: number[]): void {
      for (const b of s.zones[ZONE.monsters + f.you]!)
        if (rules.isFaceUp(s, b) && rules.originallyOf(s, b, CARD['《オベリスクの巨神兵》'], f.this_)) out.push(b + 1)
    },

    /** [ygo.cards.6] What may be answered: choose a card. */
    answersToCreateLight3(s: State, f: CreateLightFrame, out: number[]): void {
      for (const c of s.zones[ZONE.monsters + f.you]!)
        if (rules.isFaceUp(s, c) && rules.originallyOf(s, c, CARD['《ラーの翼神竜》'], f.this_)) out.push(c + 1)
    },

    /** [ygo.cards.6] Every rule that keeps `create-light` from happening. */
    refusalsOfCreateLight(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doCreateLight(t, this_, you))
        if (!could) out.push(125, ...whyNot(rules, s, (t) => rules.doCreateLight(t, this_, you)))
        return could
      })
    },

    /** [ygo.cards.6] `after-special-summon` */
    matchesAfterSpecialSummon(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《光の創造神 ホルアクティ》'] && within(s.place[c]!, ZONE.monsters)
    },

    /** [ygo.cards.6] */
    afterSpecialSummon(s: State, you: number, p: number): void {
      pushFrame<AfterSpecialSummonFrame>(s, { proc: PROC.afterSpecialSummonFrame, pc: 0, answer: 0, you, p })
    },

    stepAfterSpecialSummon(s: State, f: AfterSpecialSummonFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.win(s, f.p)
        case 1 /* after win */:
          return popFrame(s)
      }
    },
  }
}
