// Compiled from the rules of Magic into cards-permanents.ts: what rules/magic/cards-permanents.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, allSee, announced, apart, completable, copies, countOf, family, happens, heldByEffect, loseSight,
  nextSeat, noteDone, noteEvent, noteShow, noteShuffle, owned, popFrame, pushFrame, range, reckoned, refuse, removeFrom,
  seats, showTo, shuffle, someOf, sumOf, through, whyNot, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { CARD, COLOUR, EVENT, PRINTED_ABILITY_COST, PROC, SYMBOL, ZONE } from './names.ts'
// prettier-ignore
import type {
  BanishWithEffectFrame, BanishWithFrame, CastEffectFrame3, DrawForTurnEffectFrame, EmptyGraveEffectFrame,
  EmptyGraveFrame, EnterEffectFrame5, InsteadMove5Frame, KeepOrReturnFrame, MoveEffectFrame2, State,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsPermanentsRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.cards.1] Whether `banish-with` may happen. */
    canBanishWith(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          someOf(s, ZONE.battlefield, (t2) => rules.reaches(s, this_, t2)) &&
          rules.availableOf(s, you) >=
            reckoned(
              Math.max(
                0,
                reckoned(
                  reckoned(
                    sumOf(through(PRINTED_ABILITY_COST[s.def[this_]!]!, 4), (each) => rules.worthOf(s, each)) +
                      reckoned(copies(through(PRINTED_ABILITY_COST[s.def[this_]!]!, 5), SYMBOL.X) * s.chosenX, 6),
                    7,
                  ) + s.surcharge,
                  8,
                ),
              ) +
                countOf(
                  through(PRINTED_ABILITY_COST[s.def[this_]!]!, 10),
                  (s_) => !rules.isNumeric(s, s_) && s_ !== SYMBOL.X && !rules.isPhyrexian(s, s_),
                ),
              11,
            ) &&
          completable(rules, s, (t) => rules.doBanishWith(t, this_, you)))
      )
    },

    /** [mtg.cards.1] Begins `banish-with`, which may stop to ask. */
    doBanishWith(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<BanishWithFrame>(s, { proc: PROC.banishWithFrame, pc: 0, answer: 0, this_, you, t2: NONE })
    },

    stepBanishWith(s: State, f: BanishWithFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            return rules.ask(s, f, 62, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['banish-with'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.t2 = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
            }
            refuse(s, 27)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.t2]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.banishWithEffectFrame, f.you, f.this_, false, [
                f.t2,
                was,
                f.you,
                allSee(s, rules.viewersOf, [f.t2], ['frames.t2', 'mixed']),
              ]),
              [f.t2],
            )
            rules.putUp(s)
            rules.noteAim(s, f.t2, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToBanishWith(s: State, f: BanishWithFrame, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield)) if (rules.reaches(s, f.this_, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.1] Every rule that keeps `banish-with` from happening. */
    refusalsOfBanishWith(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doBanishWith(t, this_, you))
        if (!could) out.push(103, ...whyNot(rules, s, (t) => rules.doBanishWith(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.1] Effect of `banish-with-effect`. */
    banishWithEffect(s: State, t2: number, was: number, you: number): void {
      pushFrame<BanishWithEffectFrame>(s, { proc: PROC.banishWithEffectFrame, pc: 0, answer: 0, t2, was, you })
    },

    stepBanishWithEffect(s: State, f: BanishWithEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.stamp[f.t2]! !== f.was) return popFrame(s)
          f.pc = 1
          return rules.banish(s, f.t2)
        case 1 /* after banish */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] `instead-move-5` */
    matchesInsteadMove5(s: State, card2: number, _from2: number, to2: number): boolean {
      return s.def[card2]! === CARD['レガシーの兵器'] && within(to2, ZONE.graveyard)
    },

    /** [mtg.cards.1] Effect of `instead-move-5`. */
    insteadMove5(s: State, card2: number): void {
      pushFrame<InsteadMove5Frame>(s, { proc: PROC.insteadMove5Frame, pc: 0, answer: 0, card2, replaces: 4 })
    },

    stepInsteadMove5(s: State, f: InsteadMove5Frame): void {
      switch (f.pc) {
        case 0:
          for (const each of seats(s)) {
            s.changedInLine = true
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, f.card2, each)
            showTo(s, f.card2, each)
          }
          f.pc = 1
          return rules.move(s, f.card2, ZONE.library + s.owner[f.card2]!)
        case 1 /* after move */:
          s.changedInLine = true
          if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.library + s.owner[f.card2]!)
          shuffle(s, ZONE.library + s.owner[f.card2]!)
          loseSight(s, s.zones[ZONE.library + s.owner[f.card2]!]!, HOLDS_CARDS)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] Whether `empty-grave` may happen. */
    canEmptyGrave(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          !rules.isTapped(s, this_) &&
          !rules.isSick(s, this_) &&
          seats(s).length > 0 &&
          completable(rules, s, (t) => rules.doEmptyGrave(t, this_, you)))
      )
    },

    /** [mtg.cards.1] Begins `empty-grave`, which may stop to ask. */
    doEmptyGrave(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EmptyGraveFrame>(s, { proc: PROC.emptyGraveFrame, pc: 0, answer: 0, this_, you, q: NONE })
    },

    stepEmptyGrave(s: State, f: EmptyGraveFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 63, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['empty-grave'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.q = f.answer - 1
              f.pc = 3
              return rules.sacrifice(s, f.this_, f.you)
            }
            refuse(s, 28)
            f.pc = 1
            continue
          case 3 /* after sacrifice */:
            addEffect(s, ZONE.pile, PROC.emptyGraveEffectFrame, f.you, f.this_, false, [f.you, f.q])
            rules.putUp(s)
            f.pc = 1
            continue
        }
    },

    /** [mtg.cards.1] What may be answered: choose a player. */
    answersToEmptyGrave(s: State, _f: EmptyGraveFrame, out: number[]): void {
      for (const q of seats(s)) out.push(q + 1)
    },

    /** [mtg.cards.1] Every rule that keeps `empty-grave` from happening. */
    refusalsOfEmptyGrave(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doEmptyGrave(t, this_, you))
        if (!could) out.push(104, ...whyNot(rules, s, (t) => rules.doEmptyGrave(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.1] Effect of `empty-grave-effect`. */
    emptyGraveEffect(s: State, you: number, q: number): void {
      pushFrame<EmptyGraveEffectFrame>(s, {
        proc: PROC.emptyGraveEffectFrame,
        pc: 0,
        answer: 0,
        you,
        q,
        list1: [],
        next2: 0,
      })
    },

    stepEmptyGraveEffect(s: State, f: EmptyGraveEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.zones[ZONE.graveyard + f.q]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.banish(s, each)
          }
        }
    },

    /** [mtg.cards.1] `when-cast-2` */
    matchesWhenCast2(s: State, this_: number, _c: number, _d: number, _w: number, _p: number): boolean {
      return s.def[this_]! === CARD['行き詰まり'] && within(s.place[this_]!, ZONE.battlefield)
    },

    /** [mtg.cards.1] Effect of `when-cast-2`. */
    whenCast2(s: State, you: number, this_: number, p: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.castEffectFrame3, you, this_, false, [this_, you, p]), [this_])
    },

    /** [mtg.cards.1] Effect of `cast-effect`. */
    castEffect3(s: State, this_: number, you: number, p: number): void {
      pushFrame<CastEffectFrame3>(s, { proc: PROC.castEffectFrame3, pc: 0, answer: 0, this_, you, p })
    },

    stepCastEffect3(s: State, f: CastEffectFrame3): void {
      switch (f.pc) {
        case 0:
          if (!within(s.place[f.this_]!, ZONE.battlefield)) return popFrame(s)
          f.pc = 2
          return rules.sacrifice(s, f.this_, f.you)
        case 1 /* after draw */:
          return popFrame(s)
        case 2 /* after sacrifice */:
          f.pc = 1
          return rules.draw(s, 3, nextSeat(s, f.p, 1))
      }
    },

    /** [mtg.cards.1] `when-draw-for-turn` */
    matchesWhenDrawForTurn(s: State, this_: number, p: number): boolean {
      return (
        s.def[this_]! === CARD['森の知恵'] && within(s.place[this_]!, ZONE.battlefield) && p === rules.holder(s, this_)
      )
    },

    /** [mtg.cards.1] Effect of `when-draw-for-turn`. */
    whenDrawForTurn(s: State, you: number, this_: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.drawForTurnEffectFrame, you, this_, false, [you])
    },

    /** [mtg.cards.1] Effect of `draw-for-turn-effect`. */
    drawForTurnEffect(s: State, you: number): void {
      pushFrame<DrawForTurnEffectFrame>(s, {
        proc: PROC.drawForTurnEffectFrame,
        pc: 0,
        answer: 0,
        you,
        list1: [],
        next2: 0,
      })
    },

    stepDrawForTurnEffect(s: State, f: DrawForTurnEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.ask(s, f, 71, f.you, true)
          case 1 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 2
            return rules.draw(s, 2, f.you)
          case 2 /* after draw */:
            f.list1 = range(1, 2)
            f.next2 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            f.pc = 4
            return rules.ask(s, f, 72, f.you, false)
          case 4 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 3
              return rules.keepOrReturn(s, c, f.you)
            }
            refuse(s, 58)
            f.pc = 3
            continue
        }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToDrawForTurnEffect(s: State, f: DrawForTurnEffectFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!) if (rules.isNewlyDrawn(s, c)) out.push(c + 1)
    },

    /** [mtg.cards.1] Begins `keep-or-return`, which may stop to ask. */
    keepOrReturn(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['keep-or-return'], [c, p], [c])
      pushFrame<KeepOrReturnFrame>(s, { proc: PROC.keepOrReturnFrame, pc: 0, answer: 0, c, p })
    },

    stepKeepOrReturn(s: State, f: KeepOrReturnFrame): void {
      switch (f.pc) {
        case 0:
          if (s.life[f.p]! < 4) {
            f.pc = 1
            return rules.move(s, f.c, ZONE.library + f.p)
          }
          f.pc = 2
          return rules.ask(s, f, 64, f.p, true)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            f.pc = 1
            return rules.move(s, f.c, ZONE.library + f.p)
          }
          rules.payLife(s, 4, f.p)
          if (within(s.place[f.c]!, ZONE.hand)) {
            s.changedInLine = true
            if (s.shared !== undefined) s.newlyDrawn = owned(s.newlyDrawn, s.shared.lists.newlyDrawn)
            s.newlyDrawn[f.c] = false
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] `when-move-2` */
    matchesWhenMove2(s: State, this_: number, c: number, _from2: number, to2: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['たい肥'] &&
        within(to2, ZONE.graveyard) &&
        within(s.place[this_]!, ZONE.battlefield) &&
        rules.coloursOf(s, c).includes(COLOUR.black) &&
        s.owner[c]! === nextSeat(s, you, 1)
      )
    },

    /** [mtg.cards.1] Effect of `when-move-2`. */
    whenMove2(s: State, you: number, this_: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame2, you, this_, false, [you])
    },

    /** [mtg.cards.1] Effect of `move-effect`. */
    moveEffect3(s: State, you: number): void {
      pushFrame<MoveEffectFrame2>(s, { proc: PROC.moveEffectFrame2, pc: 0, answer: 0, you })
    },

    stepMoveEffect2(s: State, f: MoveEffectFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 73, f.you, true)
        case 1 /* after draw */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          f.pc = 1
          return rules.draw(s, 1, f.you)
      }
    },

    /** [mtg.cards.1] `when-enter-5` */
    matchesWhenEnter5(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['地の封印']
    },

    /** [mtg.cards.1] Effect of `when-enter-5`. */
    whenEnter5(s: State, you: number, c: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.enterEffectFrame5, you, c, false, [you])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect5(s: State, you: number): void {
      pushFrame<EnterEffectFrame5>(s, { proc: PROC.enterEffectFrame5, pc: 0, answer: 0, you })
    },

    stepEnterEffect5(s: State, f: EnterEffectFrame5): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },
  }
}
