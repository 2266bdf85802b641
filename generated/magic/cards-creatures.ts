// Compiled from the rules of Magic into cards-creatures.ts: what rules/magic/cards-creatures.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, allSee, announced, apart, completable, copies, countOf, family, happens, heldByEffect, nextSeat,
  noteDone, noteEvent, owned, popFrame, pushFrame, reckoned, refuse, refuseText, removeFrom, someOf, sumOf, through,
  whyNot, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
// prettier-ignore
import {
  CARD, COLOUR, COLOUR_VALUES, EVENT, KIND_VALUES, PRINTED_ABILITY_COST, PRINTED_KINDS, PRINTED_SUBTYPES,
  PRINTED_SUPERTYPES, PROC, SUBTYPE, SUPERTYPE, SYMBOL, ZONE,
} from './names.ts'
// prettier-ignore
import type {
  AfterEnterFrame, BecomeTargetEffectFrame, EatCreatureEffectFrame, EatCreatureFrame, EatLandEffectFrame, EatLandFrame,
  EatSpellEffectFrame, EatSpellFrame, EnterEffectFrame2, EnterEffectFrame3, FeedEffectFrame, FeedFrame, ImitateFrame,
  InsteadMove4Frame, State, UnmakeEffectFrame, UnmakeFrame, WhenEnter4Frame,
} from './state.ts'

export function cardsCreaturesRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.cards.1] */
    kindsInGraveyardsOf(s: State): number {
      return countOf(KIND_VALUES, (k) =>
        through(family(s, ZONE.graveyard), 112).some((c) => PRINTED_KINDS[s.def[c]!]!.includes(k)),
      )
    },

    /** [mtg.cards.1] Whether `unmake` may happen. */
    canUnmake(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          someOf(s, ZONE.stack, (s_) => !rules.isCreature(s, s_) && rules.reaches(s, this_, s_)) &&
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
                  (s_2) => !rules.isNumeric(s, s_2) && s_2 !== SYMBOL.X && !rules.isPhyrexian(s, s_2),
                ),
              11,
            ) &&
          completable(rules, s, (t) => rules.doUnmake(t, this_, you)))
      )
    },

    /** [mtg.cards.1] Begins `unmake`, which may stop to ask. */
    doUnmake(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<UnmakeFrame>(s, { proc: PROC.unmakeFrame, pc: 0, answer: 0, this_, you, s_: NONE })
    },

    stepUnmake(s: State, f: UnmakeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            return rules.ask(s, f, 51, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.unmake, [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.s_ = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
            }
            refuse(s, 18)
            f.pc = 1
            continue
          case 3 /* after pay */:
            f.pc = 4
            return rules.sacrifice(s, f.this_, f.you)
          case 4 /* after sacrifice */: {
            const was = s.stamp[f.s_]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.unmakeEffectFrame, f.you, f.this_, false, [
                f.s_,
                was,
                f.you,
                allSee(s, rules.viewersOf, [f.s_], ['frames.s_', 'mixed']),
              ]),
              [f.s_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.s_, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToUnmake(s: State, f: UnmakeFrame, out: number[]): void {
      for (const s_ of family(s, ZONE.stack))
        if (!rules.isCreature(s, s_) && rules.reaches(s, f.this_, s_)) out.push(s_ + 1)
    },

    /** [mtg.cards.1] Every rule that keeps `unmake` from happening. */
    refusalsOfUnmake(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doUnmake(t, this_, you))
        if (!could) out.push(98, ...whyNot(rules, s, (t) => rules.doUnmake(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.1] Effect of `unmake-effect`. */
    unmakeEffect(s: State, s_: number, was: number, you: number): void {
      pushFrame<UnmakeEffectFrame>(s, { proc: PROC.unmakeEffectFrame, pc: 0, answer: 0, s_, was, you })
    },

    stepUnmakeEffect(s: State, f: UnmakeEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.stamp[f.s_]! !== f.was) return popFrame(s)
          f.pc = 1
          return rules.counter(s, f.s_)
        case 1 /* after counter */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] `when-enter-2` */
    matchesWhenEnter2(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['セファリッドの女帝ラワン']
    },

    /** [mtg.cards.1] Effect of `when-enter-2`. */
    whenEnter2(s: State, you: number, c: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.enterEffectFrame2, you, c, false, [you, c]), [c])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect2(s: State, you: number, c: number): void {
      pushFrame<EnterEffectFrame2>(s, { proc: PROC.enterEffectFrame2, pc: 0, answer: 0, you, c, list1: [], next2: 0 })
    },

    stepEnterEffect2(s: State, f: EnterEffectFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = (s.zones[ZONE.battlefield + nextSeat(s, f.you, 1)] ?? []).filter(
              (c2) => rules.isCreature(s, c2) && rules.coloursOf(s, c2).includes(COLOUR.blue),
            )
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeBack(s, each)
          }
        }
    },

    /** [mtg.cards.1] `cannot-cast` */
    forbidsCannotCast(s: State, this_: number, _c: number, d: number, w: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['セファリッドの女帝ラワン'] &&
        p === nextSeat(s, you, 1) &&
        within(s.place[this_]!, ZONE.battlefield) &&
        rules.isCreatureLike(s, rules.spellFaceOf(s, d, w)) &&
        rules.huesOf(s, rules.spellFaceOf(s, d, w)).includes(COLOUR.blue)
      )
    },

    /** [mtg.cards.1] */
    isUnderTheMoon(s: State, c: number): boolean {
      return (
        within(s.place[c]!, ZONE.battlefield) &&
        rules.isLandCard(s, c) &&
        !PRINTED_SUPERTYPES[s.def[c]!]!.includes(SUPERTYPE.basic) &&
        through(family(s, ZONE.battlefield), 113).some((m) => s.def[m]! === CARD['月の大魔導師'])
      )
    },

    /** [mtg.305.7] */
    isOf(s: State, c: number, t2: number): boolean {
      return (
        (PRINTED_SUBTYPES[s.def[c]!]!.includes(t2) && !rules.isUnderTheMoon(s, c)) ||
        (t2 === SUBTYPE.mountain && rules.isUnderTheMoon(s, c))
      )
    },

    /** [mtg.cards.1] `instead-move-4` */
    matchesInsteadMove4(s: State, this_: number, c: number, _from2: number, to2: number): boolean {
      return (
        s.def[this_]! === CARD['ドライアドの闘士'] &&
        within(to2, ZONE.graveyard) &&
        within(s.place[this_]!, ZONE.battlefield) &&
        rules.isInstantOrSorcery(s, c)
      )
    },

    /** [mtg.cards.1] Effect of `instead-move-4`. */
    insteadMove4(s: State, c: number): void {
      pushFrame<InsteadMove4Frame>(s, { proc: PROC.insteadMove4Frame, pc: 0, answer: 0, c, replaces: 3 })
    },

    stepInsteadMove4(s: State, f: InsteadMove4Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.c, ZONE.exile + s.owner[f.c]!)
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] `when-enter-3` */
    matchesWhenEnter3(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['熟考漂い']
    },

    /** [mtg.cards.1] Effect of `when-enter-3`. */
    whenEnter3(s: State, you: number, c: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.enterEffectFrame3, you, c, false, [you])
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect3(s: State, you: number): void {
      pushFrame<EnterEffectFrame3>(s, { proc: PROC.enterEffectFrame3, pc: 0, answer: 0, you })
    },

    stepEnterEffect3(s: State, f: EnterEffectFrame3): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 2, f.you)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] Whether `eat-land` may happen. */
    canEatLand(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          !rules.isTapped(s, this_) &&
          !rules.isSick(s, this_) &&
          someOf(s, ZONE.graveyard, (c) => rules.isLandCard(s, c) && rules.reaches(s, this_, c)))
      )
    },

    /** [mtg.cards.1] Begins `eat-land`, which may stop to ask. */
    doEatLand(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EatLandFrame>(s, { proc: PROC.eatLandFrame, pc: 0, answer: 0, this_, you })
    },

    stepEatLand(s: State, f: EatLandFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 52, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-land'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 19)
              f.pc = 1
              continue
            }
            const c = f.answer - 1
            const was = s.stamp[c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatLandEffectFrame, f.you, f.this_, false, [
                c,
                was,
                f.you,
                allSee(s, rules.viewersOf, [c], ['mixed']),
              ]),
              [c],
            )
            rules.putUp(s)
            rules.noteAim(s, c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToEatLand(s: State, f: EatLandFrame, out: number[]): void {
      for (const c of family(s, ZONE.graveyard))
        if (rules.isLandCard(s, c) && rules.reaches(s, f.this_, c)) out.push(c + 1)
    },

    /** [mtg.cards.1] Every rule that keeps `eat-land` from happening. */
    refusalsOfEatLand(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doEatLand(t, this_, you))
        if (!could) out.push(99, ...whyNot(rules, s, (t) => rules.doEatLand(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.1] Effect of `eat-land-effect`. */
    eatLandEffect(s: State, c: number, was: number, you: number): void {
      pushFrame<EatLandEffectFrame>(s, { proc: PROC.eatLandEffectFrame, pc: 0, answer: 0, c, was, you })
    },

    stepEatLandEffect(s: State, f: EatLandEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.stamp[f.c]! !== f.was) return popFrame(s)
          f.pc = 1
          return rules.banish(s, f.c)
        case 1 /* after banish */:
          f.pc = 2
          return rules.ask(s, f, 53, f.you, false)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 54)
          const v = f.answer - 1
          s.changedInLine = true
          if (s.shared !== undefined) s.pool = owned(s.pool, s.shared.lists.pool)
          s.pool[f.you * 1024 + v] = reckoned((s.pool[f.you * 1024 + v] ?? 0) + 1, 80)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a colour. */
    answersToEatLandEffect(_s: State, _f: EatLandEffectFrame, out: number[]): void {
      for (const v of COLOUR_VALUES) out.push(v + 1)
    },

    /** [mtg.cards.1] Whether `eat-spell` may happen. */
    canEatSpell(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          !rules.isTapped(s, this_) &&
          !rules.isSick(s, this_) &&
          someOf(s, ZONE.graveyard, (c) => rules.isInstantOrSorcery(s, c) && rules.reaches(s, this_, c)) &&
          completable(rules, s, (t) => rules.doEatSpell(t, this_, you)))
      )
    },

    /** [mtg.cards.1] Begins `eat-spell`, which may stop to ask. */
    doEatSpell(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EatSpellFrame>(s, { proc: PROC.eatSpellFrame, pc: 0, answer: 0, this_, you, c: NONE })
    },

    stepEatSpell(s: State, f: EatSpellFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 54, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-spell'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              return rules.pay(s, rules.blackSymbolOf(s).slice(), f.you)
            }
            refuse(s, 20)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatSpellEffectFrame, f.you, f.this_, false, [
                f.c,
                was,
                f.you,
                f.this_,
                allSee(s, rules.viewersOf, [f.c], ['frames.c', 'mixed']),
              ]),
              [f.c, f.this_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToEatSpell(s: State, f: EatSpellFrame, out: number[]): void {
      for (const c of family(s, ZONE.graveyard))
        if (rules.isInstantOrSorcery(s, c) && rules.reaches(s, f.this_, c)) out.push(c + 1)
    },

    /** [mtg.cards.1] Every rule that keeps `eat-spell` from happening. */
    refusalsOfEatSpell(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doEatSpell(t, this_, you))
        if (!could) out.push(100, ...whyNot(rules, s, (t) => rules.doEatSpell(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.1] Effect of `eat-spell-effect`. */
    eatSpellEffect(s: State, c: number, was: number, you: number, this_: number): void {
      pushFrame<EatSpellEffectFrame>(s, { proc: PROC.eatSpellEffectFrame, pc: 0, answer: 0, c, was, you, this_ })
    },

    stepEatSpellEffect(s: State, f: EatSpellEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.stamp[f.c]! !== f.was) return popFrame(s)
          f.pc = 1
          return rules.banish(s, f.c)
        case 1 /* after banish */:
          rules.loseLife(s, 2, nextSeat(s, f.you, 1))
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] Whether `eat-creature` may happen. */
    canEatCreature(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          !rules.isTapped(s, this_) &&
          !rules.isSick(s, this_) &&
          someOf(s, ZONE.graveyard, (c) => rules.isCreature(s, c) && rules.reaches(s, this_, c)) &&
          completable(rules, s, (t) => rules.doEatCreature(t, this_, you)))
      )
    },

    /** [mtg.cards.1] Begins `eat-creature`, which may stop to ask. */
    doEatCreature(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<EatCreatureFrame>(s, { proc: PROC.eatCreatureFrame, pc: 0, answer: 0, this_, you, c: NONE })
    },

    stepEatCreature(s: State, f: EatCreatureFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            rules.tap(s, f.this_)
            f.pc = 2
            return rules.ask(s, f, 55, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['eat-creature'], [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              return rules.pay(s, rules.greenSymbolOf(s).slice(), f.you)
            }
            refuse(s, 21)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.c]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.eatCreatureEffectFrame, f.you, f.this_, false, [
                f.c,
                was,
                f.you,
                allSee(s, rules.viewersOf, [f.c], ['frames.c', 'mixed']),
              ]),
              [f.c],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] What may be answered: choose a creature card. */
    answersToEatCreature(s: State, f: EatCreatureFrame, out: number[]): void {
      for (const c of family(s, ZONE.graveyard))
        if (rules.isCreature(s, c) && rules.reaches(s, f.this_, c)) out.push(c + 1)
    },

    /** [mtg.cards.1] Every rule that keeps `eat-creature` from happening. */
    refusalsOfEatCreature(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doEatCreature(t, this_, you))
        if (!could) out.push(101, ...whyNot(rules, s, (t) => rules.doEatCreature(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.1] Effect of `eat-creature-effect`. */
    eatCreatureEffect(s: State, c: number, was: number, you: number): void {
      pushFrame<EatCreatureEffectFrame>(s, { proc: PROC.eatCreatureEffectFrame, pc: 0, answer: 0, c, was, you })
    },

    stepEatCreatureEffect(s: State, f: EatCreatureEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.stamp[f.c]! !== f.was) return popFrame(s)
          f.pc = 1
          return rules.banish(s, f.c)
        case 1 /* after banish */:
          rules.gainLife(s, 2, f.you)
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] `when-enter-4` */
    matchesWhenEnter4(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['瞬唱の魔道士']
    },

    /** [mtg.cards.1] Effect of `when-enter-4`. */
    whenEnter4(s: State, you: number, c: number): void {
      pushFrame<WhenEnter4Frame>(s, { proc: PROC.whenEnter4Frame, pc: 0, answer: 0, you, c })
    },

    stepWhenEnter4(s: State, f: WhenEnter4Frame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 69, f.you, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 57)
          const c2 = f.answer - 1
          const now = s.stamp[c2]!
          s.changedInLine = true
          heldByEffect(
            s,
            addEffect(s, ZONE.pile, PROC.enterEffectFrame4, f.you, f.c, false, [
              c2,
              now,
              f.you,
              f.c,
              allSee(s, rules.viewersOf, [c2], ['mixed']),
            ]),
            [c2, f.c],
          )
          rules.noteAim(s, c2, f.c)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToWhenEnter4(s: State, f: WhenEnter4Frame, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.you]!)
        if (rules.isInstantOrSorcery(s, c) && rules.reaches(s, f.c, c)) out.push(c + 1)
    },

    /** [mtg.cards.1] Effect of `enter-effect`. */
    enterEffect4(s: State, c: number, now: number, you: number, c2: number): void {
      if (s.stamp[c]! === now) {
        s.changedInLine = true
        if (s.runningTurn > 0)
          heldByEffect(
            s,
            addEffect(s, ZONE.lasting, PROC.enterDuringTurnFrame, you, c2, false, [c, now, s.runningTurn]),
            [c],
          )
      }
    },

    /** [mtg.cards.1] `after-enter` */
    matchesAfterEnter(s: State, c: number, _p: number): boolean {
      return s.def[c]! === CARD['幻影の像']
    },

    /** [mtg.cards.1] */
    afterEnter(s: State, p: number, c: number): void {
      pushFrame<AfterEnterFrame>(s, { proc: PROC.afterEnterFrame, pc: 0, answer: 0, p, c })
    },

    stepAfterEnter(s: State, f: AfterEnterFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 70, f.p, true)
        case 1 /* after imitate */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          f.pc = 1
          return rules.imitate(s, f.c, f.p)
      }
    },

    /** [mtg.706.2] Begins `imitate`, which may stop to ask. */
    imitate(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.imitate, [c, p], [c])
      pushFrame<ImitateFrame>(s, { proc: PROC.imitateFrame, pc: 0, answer: 0, c, p })
    },

    stepImitate(s: State, f: ImitateFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 56, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 22)
          const t2 = f.answer - 1
          if (s.shared !== undefined) s.def = owned(s.def, s.shared.lists.def)
          s.def[f.c] = s.def[t2]!
          if (within(s.place[f.c]!, ZONE.battlefield)) {
            if (s.shared !== undefined) s.illusory = owned(s.illusory, s.shared.lists.illusory)
            s.illusory[f.c] = true
          }
          return popFrame(s)
        }
      }
    },

    /** [mtg.706.2] What may be answered: choose a creature card. */
    answersToImitate(s: State, f: ImitateFrame, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield)) if (rules.isCreature(s, t2) && t2 !== f.c) out.push(t2 + 1)
    },

    /** [mtg.cards.1] */
    isIllusory(s: State, it: number): boolean {
      return s.illusory[it] === true
    },

    /** [mtg.cards.1] `when-become-target` */
    matchesWhenBecomeTarget(s: State, t2: number, _c: number): boolean {
      return rules.isIllusory(s, t2) && within(s.place[t2]!, ZONE.battlefield)
    },

    /** [mtg.cards.1] Effect of `when-become-target`. */
    whenBecomeTarget(s: State, you: number, t2: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.becomeTargetEffectFrame, you, t2, false, [t2, you]), [t2])
    },

    /** [mtg.cards.1] Effect of `become-target-effect`. */
    becomeTargetEffect(s: State, t2: number, you: number): void {
      pushFrame<BecomeTargetEffectFrame>(s, { proc: PROC.becomeTargetEffectFrame, pc: 0, answer: 0, t2, you })
    },

    stepBecomeTargetEffect(s: State, f: BecomeTargetEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (!within(s.place[f.t2]!, ZONE.battlefield)) return popFrame(s)
          f.pc = 1
          return rules.sacrifice(s, f.t2, f.you)
        case 1 /* after sacrifice */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.1] Whether `feed` may happen. */
    canFeed(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) &&
          someOf(s, ZONE.graveyard, (c) => rules.reaches(s, this_, c)) &&
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
          completable(rules, s, (t) => rules.doFeed(t, this_, you)))
      )
    },

    /** [mtg.cards.1] Begins `feed`, which may stop to ask. */
    doFeed(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<FeedFrame>(s, { proc: PROC.feedFrame, pc: 0, answer: 0, this_, you, c: NONE })
    },

    stepFeed(s: State, f: FeedFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            rules.activate(s, f.this_, f.you)
            f.pc = 2
            return rules.ask(s, f, 57, f.you, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.feed, [f.this_, f.you], [f.this_])
            return popFrame(s)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              f.c = f.answer - 1
              f.pc = 3
              return rules.pay(s, PRINTED_ABILITY_COST[s.def[f.this_]!]!, f.you)
            }
            refuse(s, 23)
            f.pc = 1
            continue
          case 3 /* after pay */: {
            const was = s.stamp[f.c]!
            const mine = s.stamp[f.this_]!
            heldByEffect(
              s,
              addEffect(s, ZONE.pile, PROC.feedEffectFrame, f.you, f.this_, false, [
                f.c,
                was,
                f.you,
                f.this_,
                mine,
                allSee(s, rules.viewersOf, [f.c], ['frames.c', 'mixed']),
              ]),
              [f.c, f.this_],
            )
            rules.putUp(s)
            rules.noteAim(s, f.c, f.this_)
            f.pc = 1
            continue
          }
        }
    },

    /** [mtg.cards.1] What may be answered: choose a card. */
    answersToFeed(s: State, f: FeedFrame, out: number[]): void {
      for (const c of family(s, ZONE.graveyard)) if (rules.reaches(s, f.this_, c)) out.push(c + 1)
    },

    /** [mtg.cards.1] Every rule that keeps `feed` from happening. */
    refusalsOfFeed(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doFeed(t, this_, you))
        if (!could) out.push(102, ...whyNot(rules, s, (t) => rules.doFeed(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.1] Effect of `feed-effect`. */
    feedEffect(s: State, c: number, was: number, you: number, this_: number, mine: number): void {
      // prettier-ignore
      pushFrame<FeedEffectFrame>(s, {
        proc: PROC.feedEffectFrame, pc: 0, answer: 0, c, was, you, this_, mine, meat: false,
      })
    },

    stepFeedEffect(s: State, f: FeedEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.stamp[f.c]! !== f.was) return popFrame(s)
          f.meat = rules.isCreature(s, f.c)
          f.pc = 1
          return rules.banish(s, f.c)
        case 1 /* after banish */:
          if (f.meat) {
            rules.gainLife(s, 1, f.you)
            if (s.stamp[f.this_]! === f.mine) {
              s.changedInLine = true
              if (s.shared !== undefined) s.plusCounters = owned(s.plusCounters, s.shared.lists.plusCounters)
              s.plusCounters[f.this_] = reckoned(s.plusCounters[f.this_]! + 1, 81)
            }
          }
          return popFrame(s)
      }
    },
  }
}
