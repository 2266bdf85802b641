// Compiled from the rules of DuemaParty into cards-standing.ts: what rules/duel-masters/cards-standing.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, countOf, fillable, happens, heldByEffect, isChosen, loseSight,
  nextMembers, noteDone, noteEvent, noteShow, noteShuffle, orElse, owned, popFrame, pushFrame, refuse, refuseText,
  seats, showTo, shuffle, through, top, union, whyNot, within,
} from 'houserules/runtime'
import { CIVILIZATION, KEYWORD, KIND, RACE } from '../duel-masters/names.ts'
// prettier-ignore
import type { SwitchEffectFrame, TurnUpTopFrame, WhenAttack4Frame, WhenDefeatFrame, WhenPut16Frame, WhenPut19Frame, WhenPut20Frame } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
// prettier-ignore
import { CARD, EVENT, PRINTED_CIVILIZATIONS, PRINTED_COST, PRINTED_KEYWORDS, PRINTED_KINDS, PRINTED_RACES, PROC, ZONE } from './names.ts'
// prettier-ignore
import type { AnswerFromHandFrame, DigUpFrame, State, WhenAttack3Frame, WhenPut14Frame, WhenPut21Frame } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function cardsStandingRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.1] `cannot-move` */
    forbidsCannotMove(s: State, this_: number, c: number, from2: number, _to2: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《若き大長老 アプル》'] &&
        within(from2, ZONE.graveyard) &&
        seats(s).some(
          (opponent) =>
            rules.opposes(s, opponent, you) && within(s.place[this_]!, ZONE.battle) && s.owner[c]! === opponent,
        )
      )
    },

    /** [dm.cards.1] `cannot-move-2` */
    forbidsCannotMove2(s: State, this_: number, c: number, from2: number, _to2: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《若き大長老 アプル》'] &&
        within(from2, ZONE.mana) &&
        seats(s).some(
          (opponent) =>
            rules.opposes(s, opponent, you) && within(s.place[this_]!, ZONE.battle) && s.owner[c]! === opponent,
        )
      )
    },

    /** [dm.cards.1] `cannot-use` */
    forbidsCannotUse(s: State, this_: number, c: number, _f_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《若き大長老 アプル》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        within(s.place[c]!, ZONE.graveyard) &&
        PRINTED_KINDS[s.def[c]!]!.includes(KIND['spell-card'])
      )
    },

    /** [dm.cards.1] `cannot-use-2` */
    forbidsCannotUse2(s: State, this_: number, c: number, _f_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《若き大長老 アプル》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        within(s.place[c]!, ZONE.mana) &&
        PRINTED_KINDS[s.def[c]!]!.includes(KIND['spell-card'])
      )
    },

    /** [dm.cards.1] Effect of `when-put-14`. */
    whenPut14(s: State, you: number, c: number): void {
      pushFrame<WhenPut14Frame>(s, { proc: PROC.whenPut14Frame, pc: 0, answer: 0, you, c })
    },

    stepWhenPut14(s: State, f: WhenPut14Frame): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          return rules.ask(s, f, 87, f.you, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 66)
          const opponent = f.answer - 1
          if (rules.hasMazeOver(s, f.you, opponent)) {
            s.changedInLine = true
            addEffect(s, ZONE.lasting, PROC.putUntilTurnFrame, f.you, f.c, false, [f.you])
          }
          return popFrame(s)
        }
      }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut14(s: State, f: WhenPut14Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    stepWhenDefeat(s: State, f: WhenDefeatFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.seen = top(s.zones[ZONE.deck + f.you]!, 4)
            rules.lookAt(s, f.seen, f.you)
            f.found = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          case 1:
            if (f.found.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 57, f.you, f.found.length >= f.atLeast1, f.found.length)
          case 2:
            if (f.found.length < f.atLeast1) refuse(s, 67)
            f.list3 = f.found
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.found = [...f.found, f.answer - 1]
            f.pc = 1
            continue
          case 4: {
            if (f.next4 >= f.list3.length) return popFrame(s)
            const each = f.list3[f.next4++]!
            return rules.put2(s, each, f.you)
          }
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 1 card as found. */
    answersToWhenDefeat(s: State, f: WhenDefeatFrame, out: number[]): void {
      for (const c of f.seen)
        if (
          !isChosen(c, f.found) &&
          rules.isSummonable(s, c) &&
          PRINTED_CIVILIZATIONS[rules.creatureFaceOf(s, c)]!.includes(CIVILIZATION.light) &&
          orElse(PRINTED_COST[rules.creatureFaceOf(s, c)]!, 0) <= 6 &&
          !rules.isEvolving(s, rules.creatureFaceOf(s, c))
        )
          out.push(c + 1)
    },

    /** [dm.cards.1] `when-end-of-turn-5` */
    matchesWhenEndOfTurn5(s: State, this_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《大迷宮亀 ワンダー・タートル》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        s.timesAttackDuringTurn === 0
      )
    },

    /** [dm.cards.1] Effect of `when-end-of-turn-5`. */
    whenEndOfTurn5(s: State, p: number): void {
      for (const c2 of s.zones[ZONE.battle + p]!.filter((c) => rules.isCreature(s, c))) {
        if (within(s.place[c2]!, ZONE.mana) || within(s.place[c2]!, ZONE.battle)) {
          s.changedInLine = true
          if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
          s.tapped[c2] = true
        }
      }
    },

    /** [dm.cards.1] Whether `draw-away` may happen. */
    canDrawAway(s: State, this_: number, b: number, you: number): boolean {
      return !rules.forbidsOwnSideDrawAway(s, this_, b, you)
    },

    /** [dm.cards.1] Carries out `draw-away`. */
    doDrawAway(s: State, this_: number, b: number, you: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['draw-away'], [this_, b, you], [this_, b])
      if (within(s.place[this_]!, ZONE.mana) || within(s.place[this_]!, ZONE.battle)) {
        if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
        s.tapped[this_] = false
      }
      rules.redirect(s, b)
    },

    /** [dm.cards.1] Every rule that keeps `draw-away` from happening. */
    refusalsOfDrawAway(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, b, you] = args as [number, number, number]
      if (rules.forbidsOwnSideDrawAway(s, this_, b, you)) out.push(159 /* own-side */)
    },

    /** [dm.cards.1] `cannot-cast-2` */
    forbidsCannotCast2(s: State, this_: number, _c: number, f_: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《正義の煌き オーリリア》'] &&
        rules.opposes(s, p, you) &&
        through(seats(s), 55).some(
          (opponent) =>
            rules.opposes(s, opponent, you) &&
            within(s.place[this_]!, ZONE.battle) &&
            orElse(PRINTED_COST[f_]!, 0) <= 5 &&
            rules.hasMazeOver(s, you, opponent),
        )
      )
    },

    /** [dm.cards.1] Effect of `when-attack-3`. */
    whenAttack3(s: State, you: number, a: number): void {
      pushFrame<WhenAttack3Frame>(s, { proc: PROC.whenAttack3Frame, pc: 0, answer: 0, you, a, opponent: NONE })
    },

    stepWhenAttack3(s: State, f: WhenAttack3Frame): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 2
          return rules.ask(s, f, 88, f.you, false)
        case 1 /* after destroy */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 68)
          f.opponent = f.answer - 1
          f.pc = 3
          return rules.ask(s, f, 58, f.you, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 69)
          const c = f.answer - 1
          f.pc = 1
          return rules.destroy(s, c)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToWhenAttack3(s: State, f: WhenAttack3Frame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenAttack32(s: State, f: WhenAttack3Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [dm.cards.1] */
    darkHostOf(s: State, p: number): number {
      return countOf(
        through(s.zones[ZONE.battle + p]!, 53),
        (c) =>
          PRINTED_CIVILIZATIONS[s.def[c]!]!.includes(CIVILIZATION.darkness) &&
          (PRINTED_KINDS[s.def[c]!]!.includes(KIND['tamaseed-card']) ||
            PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card'])),
      )
    },

    /** [dm.cards.1] Whether `answer-from-hand` may happen. */
    canAnswerFromHand(s: State, _this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        fillable(
          [],
          s.zones[ZONE.battle + you]!.filter((t2) => rules.isTamaseed(s, t2) && !rules.isTapped(s, t2)),
          {
            count: [3, 3],
            passes: (sealed) =>
              sealed.length === 3 &&
              sealed.some((t3) => PRINTED_CIVILIZATIONS[s.def[t3]!]!.includes(CIVILIZATION.light)),
            site: 34,
            grows: (picked2: readonly number[]) => picked2.length <= 3,
          },
        )
      )
    },

    /** [dm.cards.1] Begins `answer-from-hand`, which may stop to ask. */
    doAnswerFromHand(s: State, this_: number, you: number): void {
      if (s.over) return
      // prettier-ignore
      pushFrame<AnswerFromHandFrame>(s, {
        proc: PROC.answerFromHandFrame, pc: 0, answer: 0, this_, you, sealed: [], announces: 0, atLeast1: 0, atMost2: 0,
      })
    },

    stepAnswerFromHand(s: State, f: AnswerFromHandFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.announces = 1
            f.sealed = []
            f.atLeast1 = 3
            f.atMost2 = 3
            f.pc = 1
            continue
          case 1:
            if (f.sealed.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              34,
              f.you,
              f.sealed.length >= f.atLeast1 &&
                f.sealed.length === 3 &&
                f.sealed.some((t2) => PRINTED_CIVILIZATIONS[s.def[t2]!]!.includes(CIVILIZATION.light)),
              f.sealed.length,
            )
          case 2:
            if (f.sealed.length < f.atLeast1) refuse(s, 11)
            if (
              f.sealed.length !== 3 ||
              !f.sealed.some((t2) => PRINTED_CIVILIZATIONS[s.def[t2]!]!.includes(CIVILIZATION.light))
            ) {
              refuse(s, 12)
              return popFrame(s)
            }
            for (const t3 of f.sealed) {
              if (within(s.place[t3]!, ZONE.mana) || within(s.place[t3]!, ZONE.battle)) {
                if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
                s.tapped[t3] = true
              }
            }
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['answer-from-hand'], [f.this_, f.you], [f.this_])
            f.announces = 0
            heldByEffect(s, addEffect(s, 0, PROC.answerFromHandEffectFrame, f.you, f.this_, false, [f.you, f.this_]), [
              f.this_,
            ])
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.sealed = [...f.sealed, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [dm.cards.1] What may be answered: choose 3 cards as sealed. */
    answersToAnswerFromHand(s: State, f: AnswerFromHandFrame, out: number[]): void {
      if (s.reasons !== null) {
        for (const t2 of s.zones[ZONE.battle + f.you]!)
          if (!isChosen(t2, f.sealed) && rules.isTamaseed(s, t2) && !rules.isTapped(s, t2)) out.push(t2 + 1)
        return
      }
      const rest = s.zones[ZONE.battle + f.you]!.filter(
        (t2) => !isChosen(t2, f.sealed) && rules.isTamaseed(s, t2) && !rules.isTapped(s, t2),
      )
      for (const t2 of nextMembers(f.sealed, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) =>
          picked2.length === 3 && picked2.some((t3) => PRINTED_CIVILIZATIONS[s.def[t3]!]!.includes(CIVILIZATION.light)),
        site: 34,
        grows: (picked2: readonly number[]) => picked2.length <= 3,
      }))
        out.push(t2 + 1)
    },

    /** What is chosen so far: choose 3 cards as sealed. */
    pickedForAnswerFromHand(f: AnswerFromHandFrame): PickedSoFar {
      return { answers: f.sealed.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [dm.cards.1] Every rule that keeps `answer-from-hand` from happening. */
    refusalsOfAnswerFromHand(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doAnswerFromHand(t, this_, you))
        if (!could) out.push(118, ...whyNot(rules, s, (t) => rules.doAnswerFromHand(t, this_, you)))
        return could
      })
    },

    stepWhenAttack4(s: State, f: WhenAttack4Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.lowestTwo = rules.bottomTwoOf(s, f.you).slice()
            for (const each of f.lowestTwo) {
              for (const each2 of seats(s)) {
                s.changedInLine = true
                if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, each2)
                showTo(s, each, each2)
              }
            }
            f.risen = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          case 1:
            if (f.risen.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 59, f.you, f.risen.length >= f.atLeast1, f.risen.length)
          case 2:
            if (f.risen.length < f.atLeast1) refuse(s, 70)
            f.sown = []
            f.atLeast3 = 0
            f.atMost4 = 1
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.risen = [...f.risen, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.sown.length >= f.atMost4) {
              f.pc = 5
              continue
            }
            f.pc = 6
            return rules.ask(s, f, 60, f.you, f.sown.length >= f.atLeast3, f.sown.length)
          case 5:
            if (f.sown.length < f.atLeast3) refuse(s, 71)
            f.list5 = union(f.risen, f.sown)
            f.next6 = 0
            f.pc = 7
            continue
          case 6 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 5
              continue
            }
            f.sown = [...f.sown, f.answer - 1]
            f.pc = 4
            continue
          case 7:
            if (f.next6 < f.list5.length) {
              const each3 = f.list5[f.next6++]!
              return rules.put2(s, each3, f.you)
            }
            f.list7 = f.lowestTwo.filter((c4) => within(s.place[c4]!, ZONE.deck))
            f.next8 = 0
            f.pc = 8
            continue
          case 8: {
            if (f.next8 >= f.list7.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const each4 = f.list7[f.next8++]!
            return rules.move(s, each4, ZONE.graveyard + f.you)
          }
        }
    },

    /** [dm.cards.1] What may be answered: choose 0 to 1 card as risen. */
    answersToWhenAttack4(s: State, f: WhenAttack4Frame, out: number[]): void {
      for (const c of f.lowestTwo)
        if (!isChosen(c, f.risen) && rules.isEvolving(s, s.def[c]!) && orElse(PRINTED_COST[s.def[c]!]!, 0) <= 5)
          out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose 0 to 1 card as sown. */
    answersToWhenAttack42(s: State, f: WhenAttack4Frame, out: number[]): void {
      for (const c of f.lowestTwo)
        if (
          !isChosen(c, f.sown) &&
          rules.isTamaseed(s, c) &&
          orElse(PRINTED_COST[s.def[c]!]!, 0) <= 5 &&
          !f.risen.includes(c)
        )
          out.push(c + 1)
    },

    /** [dm.field.2] Carries out `switch`. */
    switch_(s: State, this_: number, you: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.switch, [this_, you], [this_])
      s.timesSwitchDuringMatch += 1
      if (within(s.place[this_]!, ZONE.battle)) {
        if (s.shared !== undefined) s.switched = owned(s.switched, s.shared.lists.switched)
        s.switched[this_] = true
      }
      addEffect(s, 0, PROC.switchEffectFrame, you, this_, false, [you])
    },

    stepSwitchEffect(s: State, f: SwitchEffectFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.wanted = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 1
            continue
          case 1:
            if (f.wanted.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 35, f.you, f.wanted.length >= f.atLeast1, f.wanted.length)
          case 2:
            if (f.wanted.length < f.atLeast1) refuse(s, 40)
            f.list3 = f.wanted
            f.next4 = 0
            f.pc = 4
            continue
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.wanted = [...f.wanted, f.answer - 1]
            f.pc = 1
            continue
          case 4:
            if (f.next4 >= f.list3.length) return popFrame(s)
            f.c = f.list3[f.next4++]!
            f.pc = 5
            return rules.ask(s, f, 36, f.you, false)
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              f.f_2 = f.answer - 1
              f.pc = 4
              return rules.use(s, f.c, f.f_2, f.you)
            }
            refuse(s, 41)
            f.pc = 4
            continue
        }
    },

    /** [dm.field.2] What may be answered: choose 0 to 1 card as wanted. */
    answersToSwitchEffect(s: State, f: SwitchEffectFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!)
        if (
          !isChosen(c, f.wanted) &&
          rules
            .facesOf(s, c)
            .some(
              (f_) =>
                rules.isSpellAsPrinted(s, f_) &&
                PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) &&
                orElse(PRINTED_COST[f_]!, 0) <= 7,
            )
        )
          out.push(c + 1)
    },

    /** [dm.field.2] What may be answered: choose a definition. */
    answersToSwitchEffect2(s: State, f: SwitchEffectFrame, out: number[]): void {
      for (const f_ of rules.facesOf(s, f.c))
        if (
          rules.isSpellAsPrinted(s, f_) &&
          PRINTED_CIVILIZATIONS[f_]!.includes(CIVILIZATION.water) &&
          orElse(PRINTED_COST[f_]!, 0) <= 7
        )
          out.push(f_ + 1)
    },

    /** [dm.cards.1] `instead-put` */
    matchesInsteadPut(s: State, this_: number, c: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《地封龍 ギャイア》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        PRINTED_KEYWORDS[rules.creatureFaceOf(s, c)]!.includes(KEYWORD.arrival)
      )
    },

    /** [dm.cards.1] Whether `dig-up` may happen. */
    canDigUp(s: State, c: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (countOf(s.zones[ZONE.mana + you]!, (m) => !rules.isTapped(s, m)) >=
          Math.max(
            rules.dueOf(s, rules.creatureFaceOf(s, c), you),
            PRINTED_CIVILIZATIONS[rules.creatureFaceOf(s, c)]!.length,
          ) &&
          completable(rules, s, (t) => rules.doDigUp(t, c, you)))
      )
    },

    /** [dm.cards.1] Begins `dig-up`, which may stop to ask. */
    doDigUp(s: State, c: number, you: number): void {
      if (s.over) return
      pushFrame<DigUpFrame>(s, { proc: PROC.digUpFrame, pc: 0, answer: 0, c, you, announces: 0 })
    },

    stepDigUp(s: State, f: DigUpFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 2
          return rules.pay(
            s,
            rules.dueOf(s, rules.creatureFaceOf(s, f.c), f.you),
            PRINTED_CIVILIZATIONS[rules.creatureFaceOf(s, f.c)]!,
            f.you,
          )
        case 1 /* after use */:
          return popFrame(s)
        case 2 /* after pay */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['dig-up'], [f.c, f.you], [f.c])
          if (s.shared !== undefined)
            s.timesDigUpDuringTurn = owned(s.timesDigUpDuringTurn, s.shared.lists.timesDigUpDuringTurn)
          s.timesDigUpDuringTurn[f.you] = (s.timesDigUpDuringTurn[f.you] ?? 0) + 1
          f.announces = 0
          f.pc = 1
          return rules.use(s, f.c, rules.creatureFaceOf(s, f.c), f.you)
      }
    },

    /** [dm.cards.1] Every rule that keeps `dig-up` from happening. */
    refusalsOfDigUp(s: State, args: readonly Captured[], out: number[]): void {
      const [c, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doDigUp(t, c, you))
        if (!could) out.push(119, ...whyNot(rules, s, (t) => rules.doDigUp(t, c, you)))
        return could
      })
    },

    stepWhenPut16(s: State, f: WhenPut16Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 1
            return rules.ask(s, f, 89, f.you, false)
          case 1 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 72)
            const opponent = f.answer - 1
            f.list1 = s.zones[ZONE.battle + opponent]!.filter((c2) => rules.isCreature(s, c2))
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeBack(s, each)
          }
        }
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut16(s: State, f: WhenPut16Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },

    /** [dm.cards.1] `instead-put-2` */
    matchesInsteadPut2(s: State, this_: number, c: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《「修羅」の頂 VAN・ベートーベン》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        (PRINTED_RACES[rules.creatureFaceOf(s, c)]!.includes(RACE.command) ||
          PRINTED_RACES[rules.creatureFaceOf(s, c)]!.includes(RACE.dragon))
      )
    },

    /** [dm.cards.1] Effect of `when-end-attack-2`. */
    whenEndAttack2(s: State, you: number): void {
      if (s.zones[ZONE.shields + you]!.length >= 10) rules.win(s, you)
    },

    /** [dm.cards.1] */
    crewOf(s: State, p: number, k: number): number {
      return countOf(
        s.zones[ZONE.battle + p]!,
        (c) =>
          c !== k &&
          (PRINTED_RACES[s.def[c]!]!.includes(RACE.jokers) || PRINTED_RACES[s.def[c]!]!.includes(RACE.rexstars)),
      )
    },

    stepTurnUpTop(s: State, f: TurnUpTopFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 37, f.p, false)
        case 1 /* after put */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s, 13)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          const c = f.answer - 1
          for (const each of seats(s)) {
            s.changedInLine = true
            if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c, each)
            showTo(s, c, each)
          }
          f.pc = 1
          if (
            !PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card']) ||
            (!PRINTED_RACES[s.def[c]!]!.includes(RACE.rexstars) &&
              !PRINTED_CIVILIZATIONS[s.def[c]!]!.includes(CIVILIZATION.fire))
          )
            return rules.move(s, c, ZONE.graveyard + f.p)
          return rules.put2(s, c, f.p)
        }
      }
    },

    /** [dm.cards.1] `cannot-attack-player` */
    forbidsCannotAttackPlayer(s: State, this_: number, q: number, a: number, p: number): boolean {
      const you = rules.holder(s, this_)
      return (
        s.def[this_]! === CARD['《流星のガイアッシュ・カイザー》'] &&
        rules.opposes(s, p, you) &&
        within(s.place[this_]!, ZONE.battle) &&
        q === you &&
        s.arrived[a]! === s.turnNumber
      )
    },

    stepWhenPut19(s: State, f: WhenPut19Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.draw(s, 1, f.you)
          case 1 /* after draw */:
            f.thrown = []
            f.atLeast1 = 0
            f.atMost2 = 1
            f.pc = 2
            continue
          case 2:
            if (f.thrown.length >= f.atMost2) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 61, f.you, f.thrown.length >= f.atLeast1, f.thrown.length)
          case 3:
            if (f.thrown.length < f.atLeast1) refuse(s, 73)
            f.list3 = f.thrown
            f.next4 = 0
            f.pc = 5
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.thrown = [...f.thrown, f.answer - 1]
            f.pc = 2
            continue
          case 5:
            if (f.next4 < f.list3.length) {
              const each = f.list3[f.next4++]!
              return rules.move(s, each, ZONE.graveyard + f.you)
            }
            f.sown = []
            f.atLeast5 = 0
            f.atMost6 = 1
            f.pc = 6
            continue
          case 6:
            if (f.sown.length >= f.atMost6) {
              f.pc = 7
              continue
            }
            f.pc = 8
            return rules.ask(s, f, 62, f.you, f.sown.length >= f.atLeast5, f.sown.length)
          case 7:
            if (f.sown.length < f.atLeast5) refuse(s, 74)
            f.list7 = f.sown
            f.next8 = 0
            f.pc = 9
            continue
          case 8 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 7
              continue
            }
            f.sown = [...f.sown, f.answer - 1]
            f.pc = 6
            continue
          case 9: {
            if (f.next8 >= f.list7.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const each2 = f.list7[f.next8++]!
            return rules.move(s, each2, ZONE.mana + f.you)
          }
        }
    },

    stepWhenPut20(s: State, f: WhenPut20Frame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.zones[ZONE.graveyard + f.you]!.slice()
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after shield-up */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2: {
            if (f.next2 >= f.list1.length) {
              s.changedInLine = true
              if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
              shuffle(s, ZONE.deck + f.you)
              loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
              f.pc = 1
              return rules.shieldUp(s, 1, f.you)
            }
            const each = f.list1[f.next2++]!
            return rules.move(s, each, ZONE.deck + f.you)
          }
        }
    },

    /** [dm.cards.1] Effect of `when-put-21`. */
    whenPut21(s: State, you: number, c: number): void {
      pushFrame<WhenPut21Frame>(s, { proc: PROC.whenPut21Frame, pc: 0, answer: 0, you, c, opponent: NONE })
    },

    stepWhenPut21(s: State, f: WhenPut21Frame): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 1
          return rules.ask(s, f, 90, f.you, false)
        case 1 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 75)
          f.opponent = f.answer - 1
          f.pc = 2
          return rules.ask(s, f, 63, f.you, false)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 76)
          const c2 = f.answer - 1
          if (within(s.place[c2]!, ZONE.mana) || within(s.place[c2]!, ZONE.battle)) {
            s.changedInLine = true
            if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
            s.tapped[c2] = true
          }
          return popFrame(s)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToWhenPut21(s: State, f: WhenPut21Frame, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToWhenPut212(s: State, f: WhenPut21Frame, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.you)) out.push(q + 1)
    },
  }
}
