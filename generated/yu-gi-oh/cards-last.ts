// Compiled from the rules of YuGiOh into cards-last.ts: what rules/yu-gi-oh/cards-last.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  announced, apart, completable, fillable, happens, isChosen, nextMembers, noteEvent, owned, popFrame, pushFrame,
  reckoned, refuse, sumOf, whyNot,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { CARD, EVENT, PROC, ZONE } from './names.ts'
import type { BeginAllFrame, State } from './state.ts'

export function cardsLastRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.cards.6] `cannot-normal-summon-5` */
    forbidsCannotNormalSummon5(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《万物創世龍》']
    },

    /** [ygo.cards.6] `cannot-set-monster-5` */
    forbidsCannotSetMonster5(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《万物創世龍》']
    },

    /** [ygo.cards.6] `cannot-special-summon-9` */
    forbidsCannotSpecialSummon9(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['《万物創世龍》'] && !rules.isFreed(s, c)
    },

    /** [ygo.cards.6] Whether `begin-all` may happen. */
    canBeginAll(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (fillable(
          [],
          s.zones[ZONE.monsters + you]!.filter((m) => rules.isFaceUp(s, m)),
          {
            count: [1, 5],
            passes: (given) =>
              reckoned(
                reckoned(
                  sumOf(given, (each) => rules.attackOf(s, each)),
                  24,
                ) + sumOf(given, (each2) => rules.defenceOf(s, each2)),
                25,
              ) >= 10000,
            site: 48,
          },
        ) &&
          completable(rules, s, (t) => rules.doBeginAll(t, this_, you)))
      )
    },

    /** [ygo.cards.6] Begins `begin-all`, which may stop to ask. */
    doBeginAll(s: State, this_: number, you: number): void {
      if (s.over) return
      // prettier-ignore
      pushFrame<BeginAllFrame>(s, {
        proc: PROC.beginAllFrame, pc: 0, answer: 0, this_, you, given: [], announces: 0, atLeast1: 0, atMost2: 0,
        list3: [], next4: 0,
      })
    },

    stepBeginAll(s: State, f: BeginAllFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.announces = 1
            f.given = []
            f.atLeast1 = 1
            f.atMost2 = 5
            f.pc = 1
            continue
          case 1:
            if (f.given.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              48,
              f.you,
              f.given.length >= f.atLeast1 &&
                reckoned(
                  reckoned(
                    sumOf(f.given, (each) => rules.attackOf(s, each)),
                    24,
                  ) + sumOf(f.given, (each2) => rules.defenceOf(s, each2)),
                  25,
                ) >= 10000,
              f.given.length,
            )
          case 2:
            if (
              f.given.length < f.atLeast1 ||
              reckoned(
                reckoned(
                  sumOf(f.given, (each) => rules.attackOf(s, each)),
                  24,
                ) + sumOf(f.given, (each2) => rules.defenceOf(s, each2)),
                25,
              ) < 10000
            )
              refuse(s, 23)
            f.list3 = f.given
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.given = [...f.given, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.next4 < f.list3.length) {
              const m = f.list3[f.next4++]!
              return rules.send(s, m)
            }
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['begin-all'], [f.this_, f.you], [f.this_])
            f.announces = 0
            f.pc = 5
            return rules.specialSummonFreely(s, f.this_, f.you)
          case 5 /* after special-summon-freely */:
            if (s.shared !== undefined) s.madeOf = owned(s.madeOf, s.shared.lists.madeOf)
            s.madeOf[f.this_] = 10000
            return popFrame(s)
        }
    },

    /** [ygo.cards.6] What may be answered: choose 1 to 5 cards as given. */
    answersToBeginAll(s: State, f: BeginAllFrame, out: number[]): void {
      const rest = s.zones[ZONE.monsters + f.you]!.filter((m) => !isChosen(m, f.given) && rules.isFaceUp(s, m))
      for (const m of nextMembers(f.given, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) =>
          reckoned(
            reckoned(
              sumOf(picked2, (each) => rules.attackOf(s, each)),
              24,
            ) + sumOf(picked2, (each2) => rules.defenceOf(s, each2)),
            25,
          ) >= 10000,
        site: 48,
      }))
        out.push(m + 1)
    },

    /** What is chosen so far: choose 1 to 5 cards as given. */
    pickedForBeginAll(f: BeginAllFrame): PickedSoFar {
      return { answers: f.given.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [ygo.cards.6] Every rule that keeps `begin-all` from happening. */
    refusalsOfBeginAll(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doBeginAll(t, this_, you))
        if (!could) out.push(126, ...whyNot(rules, s, (t) => rules.doBeginAll(t, this_, you)))
        return could
      })
    },
  }
}
