// Compiled from the rules of Magic into cards-own.ts: what rules/magic/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, family, happens, heldByEffect, nextSeat, noteCreate, noteDone,
  noteEvent, owned, popFrame, pushFrame, refuseText, removeFrom, seats, whyNot, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { CARD, EVENT, PROC, WAY, ZONE } from './names.ts'
// prettier-ignore
import type {
  AimFrame10, AimFrame4, AimFrame5, AimFrame6, AimFrame7, AimFrame8, AimFrame9, DrawnEffectFrame, DrawnEffectFrame2,
  GiveFreelyEffectFrame, GiveFreelyFrame, InsteadMove6Frame, SpellEffectFrame10, SpellEffectFrame11, SpellEffectFrame12,
  SpellEffectFrame14, SpellEffectFrame18, SpellEffectFrame4, SpellEffectFrame5, SpellEffectFrame6, SpellEffectFrame7,
  SpellEffectFrame9, State,
} from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.100.6] */
    aimOfText9(s: State, c: number, p: number): void {
      pushFrame<AimFrame10>(s, { proc: PROC.aimFrame10, pc: 0, answer: 0, c, p })
    },

    stepAim10(s: State, f: AimFrame10): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimPlayer(s, f.c, f.p)
        case 1 /* after aim-player */:
          return popFrame(s)
      }
    },

    /** [mtg.100.6] */
    spellEffectOfText17(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame18>(s, { proc: PROC.spellEffectFrame18, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect18(s: State, f: SpellEffectFrame18): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targetPlayers[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.draw(s, 3, each)
          }
        }
    },

    /** [mtg.cards.2] */
    spellEffectOfText16(s: State, _c: number, p: number): void {
      rules.makeToken(s, p)
    },

    /** [mtg.cards.2] Carries out `make-token`. */
    makeToken(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['make-token'], [p])
      const begun = s.log?.length
      s.changedInLine = true
      const made = rules.createCard(s, CARD['苗木'], ZONE.battlefield + p)
      if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
      for (const c of s.zones[ZONE.battlefield + p]!) {
        if (c === (s.zones[ZONE.battlefield + p]!.at(-1) ?? NONE)) {
          s.changedInLine = true
          if (s.shared !== undefined) s.token = owned(s.token, s.shared.lists.token)
          s.token[c] = true
        }
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [mtg.cards.2] */
    aimOfText8(s: State, c: number, p: number): void {
      pushFrame<AimFrame9>(s, { proc: PROC.aimFrame9, pc: 0, answer: 0, c, p })
    },

    stepAim9(s: State, f: AimFrame9): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimAnywhere(s, f.c, f.p)
        case 1 /* after aim-anywhere */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText15(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 2)
    },

    /** [mtg.cards.2] */
    aimOfText7(s: State, c: number, p: number): void {
      pushFrame<AimFrame8>(s, { proc: PROC.aimFrame8, pc: 0, answer: 0, c, p })
    },

    stepAim8(s: State, f: AimFrame8): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimAnywhere(s, f.c, f.p)
        case 1 /* after aim-anywhere */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText14(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 2)
    },

    /** [mtg.cards.2] */
    spellEffectOfText13(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame14>(s, { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect14(s: State, f: SpellEffectFrame14): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 2, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    aimOfText6(s: State, c: number, p: number): void {
      pushFrame<AimFrame7>(s, { proc: PROC.aimFrame7, pc: 0, answer: 0, c, p })
    },

    stepAim7(s: State, f: AimFrame7): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimPlayer(s, f.c, f.p)
        case 1 /* after aim-player */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText12(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 1)
    },

    /** [mtg.cards.2] Whether `give-freely` may happen. */
    canGiveFreely(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (!rules.forbidsHushedRest(s, this_, you) && !rules.isTapped(s, this_) && !rules.isSick(s, this_))
      )
    },

    /** [mtg.cards.2] Begins `give-freely`, which may stop to ask. */
    doGiveFreely(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<GiveFreelyFrame>(s, { proc: PROC.giveFreelyFrame, pc: 0, answer: 0, this_, you })
    },

    stepGiveFreely(s: State, f: GiveFreelyFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.activate(s, f.this_, f.you)
          rules.tap(s, f.this_)
          heldByEffect(
            s,
            addEffect(s, ZONE.pile, PROC.giveFreelyEffectFrame, f.you, f.this_, false, [f.you, f.this_]),
            [f.this_],
          )
          rules.putUp(s)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['give-freely'], [f.this_, f.you], [f.this_])
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] Every rule that keeps `give-freely` from happening. */
    refusalsOfGiveFreely(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doGiveFreely(t, this_, you))
        if (!could) out.push(105, ...whyNot(rules, s, (t) => rules.doGiveFreely(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.2] Effect of `give-freely-effect`. */
    giveFreelyEffect(s: State, you: number, this_: number): void {
      pushFrame<GiveFreelyEffectFrame>(s, { proc: PROC.giveFreelyEffectFrame, pc: 0, answer: 0, you, this_ })
    },

    stepGiveFreelyEffect(s: State, f: GiveFreelyEffectFrame): void {
      switch (f.pc) {
        case 0:
          if (s.zones[ZONE.hand + f.you]!.length === 0) return popFrame(s)
          f.pc = 2
          return rules.ask(s, f, 65, f.you, false)
        case 1 /* after let-cast */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 55)
          const c = f.answer - 1
          f.pc = 1
          return rules.letCast(s, c, WAY['for-free'], f.this_, f.you)
        }
      }
    },

    /** [mtg.cards.2] What may be answered: choose a card. */
    answersToGiveFreelyEffect(s: State, f: GiveFreelyEffectFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.you]!) out.push(c + 1)
    },

    /** [mtg.cards.2] `after-drawn-2` */
    matchesAfterDrawn2(s: State, c: number, p: number): boolean {
      return s.def[c]! === CARD['忍び足'] && s.drawsThisTurn[p]! === 1
    },

    /** [mtg.cards.2] */
    afterDrawn2(s: State, p: number, you: number, c: number): void {
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.drawnEffectFrame, p, c, false, [you, c, p]), [c])
    },

    /** [mtg.cards.2] Effect of `drawn-effect`. */
    drawnEffect(s: State, you: number, c: number, p: number): void {
      pushFrame<DrawnEffectFrame>(s, { proc: PROC.drawnEffectFrame, pc: 0, answer: 0, you, c, p })
    },

    stepDrawnEffect(s: State, f: DrawnEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.letCast(s, f.c, WAY['for-free'], f.c, f.p)
        case 1 /* after let-cast */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] `after-drawn-3` */
    matchesAfterDrawn3(s: State, c: number, p: number): boolean {
      return s.def[c]! === CARD['露払い'] && s.drawsThisTurn[p]! === 1
    },

    /** [mtg.cards.2] */
    afterDrawn3(s: State, you: number, c: number, p: number): void {
      rules.workMiracle(s, c, p)
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.drawnEffectFrame2, p, c, false, [p, c, you]), [c])
    },

    /** [mtg.cards.2] Effect of `drawn-effect`. */
    drawnEffect2(s: State, p: number, c: number, you: number): void {
      pushFrame<DrawnEffectFrame2>(s, { proc: PROC.drawnEffectFrame2, pc: 0, answer: 0, p, c, you })
    },

    stepDrawnEffect2(s: State, f: DrawnEffectFrame2): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 74, f.you, false)
        case 1 /* after let-cast */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 59)
          const c2 = f.answer - 1
          f.pc = 1
          return rules.letCast(s, c2, WAY['for-free'], f.c, f.p)
        }
      }
    },

    /** [mtg.cards.2] What may be answered: choose a card. */
    answersToDrawnEffect(s: State, f: DrawnEffectFrame2, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (c !== f.c) out.push(c + 1)
    },

    /** [mtg.cards.2] */
    spellEffectOfText11(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame12>(s, { proc: PROC.spellEffectFrame12, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect12(s: State, f: SpellEffectFrame12): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText10(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame11>(s, { proc: PROC.spellEffectFrame11, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect11(s: State, f: SpellEffectFrame11): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText9(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame10>(s, { proc: PROC.spellEffectFrame10, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect10(s: State, f: SpellEffectFrame10): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 3, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText8(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame9>(s, { proc: PROC.spellEffectFrame9, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect9(s: State, f: SpellEffectFrame9): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText7(s: State, c: number, _p: number): void {
      const n = s.x[c]!
      for (const q of seats(s)) rules.damagePlayer(s, q, n, c)
    },

    /** [mtg.cards.2] `instead-move-6` */
    matchesInsteadMove6(s: State, this_: number, c: number, from2: number, to2: number): boolean {
      return (
        s.def[this_]! === CARD['虚ろの門'] &&
        rules.isCreature(s, c) &&
        within(from2, ZONE.battlefield) &&
        within(to2, ZONE.graveyard) &&
        within(s.place[this_]!, ZONE.battlefield)
      )
    },

    /** [mtg.cards.2] Effect of `instead-move-6`. */
    insteadMove6(s: State, c: number): void {
      pushFrame<InsteadMove6Frame>(s, { proc: PROC.insteadMove6Frame, pc: 0, answer: 0, c, replaces: 5 })
    },

    stepInsteadMove6(s: State, f: InsteadMove6Frame): void {
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

    /** [mtg.cards.2] */
    aimOfText5(s: State, c: number, p: number): void {
      pushFrame<AimFrame6>(s, { proc: PROC.aimFrame6, pc: 0, answer: 0, c, p })
    },

    stepAim6(s: State, f: AimFrame6): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimCreature(s, f.c, f.p)
        case 1 /* after aim-creature */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText6(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame7>(s, {
        proc: PROC.spellEffectFrame7,
        pc: 0,
        answer: 0,
        c,
        p,
        t2: NONE,
        list1: [],
        next2: 0,
      })
    },

    stepSpellEffect7(s: State, f: SpellEffectFrame7): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.t2 = f.list1[f.next2++]!
            f.pc = 2
            return rules.banish(s, f.t2)
          case 2 /* after banish */:
            f.pc = 1
            if (!within(s.place[f.t2]!, ZONE.exile)) continue
            return rules.enter2(s, f.t2, s.owner[f.t2]!)
        }
    },

    /** [mtg.cards.2] */
    aimOfText4(s: State, c: number, p: number): void {
      pushFrame<AimFrame5>(s, { proc: PROC.aimFrame5, pc: 0, answer: 0, c, p })
    },

    stepAim5(s: State, f: AimFrame5): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 13, f.p, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 30)
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          return popFrame(s)
        }
      }
    },

    /** [mtg.cards.2] What may be answered: choose a card. */
    answersToAim2(s: State, f: AimFrame5, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield)) if (rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.2] */
    spellEffectOfText5(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame6>(s, { proc: PROC.spellEffectFrame6, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepSpellEffect6(s: State, f: SpellEffectFrame6): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = s.targets[f.c]!.slice()
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

    /** [mtg.cards.2] */
    aimOfText3(s: State, c: number, p: number): void {
      pushFrame<AimFrame4>(s, { proc: PROC.aimFrame4, pc: 0, answer: 0, c, p })
    },

    stepAim4(s: State, f: AimFrame4): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.aimSpellOnStack(s, f.c, f.p)
        case 1 /* after aim-spell-on-stack */:
          return popFrame(s)
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText4(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame5>(s, { proc: PROC.spellEffectFrame5, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect5(s: State, f: SpellEffectFrame5): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.counterTargets(s, f.c)
        case 1 /* after counter-targets */:
          return popFrame(s)
      }
    },

    /** [mtg.603.6d] `when-move-3` */
    matchesWhenMove3(s: State, card2: number, _from2: number, to2: number): boolean {
      return s.def[card2]! === CARD['別れの精'] && within(to2, ZONE.graveyard)
    },

    /** [mtg.603.6d] Effect of `when-move-3`. */
    whenMove3(s: State, you: number, card2: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.moveEffectFrame3, you, card2, false, [you, card2]), [card2])
    },

    /** [mtg.603.6d] Effect of `move-effect`. */
    moveEffect4(s: State, you: number, _card2: number): void {
      rules.loseLife(s, 7, nextSeat(s, you, 1))
    },

    /** [mtg.700.4] `when-move-4` */
    matchesWhenMove4(s: State, card2: number, from2: number, to2: number): boolean {
      return (
        rules.lastKnownOf(s, card2) === CARD['別れの精'] &&
        within(from2, ZONE.battlefield) &&
        within(to2, ZONE.graveyard)
      )
    },

    /** [mtg.700.4] Effect of `when-move-4`. */
    whenMove4(s: State, you: number, card2: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame4, you, card2, false, [you])
    },

    /** [mtg.700.4] Effect of `move-effect`. */
    moveEffect5(s: State, you: number): void {
      rules.gainLife(s, 1, you)
    },

    /** [mtg.603.6d] `when-move-5` */
    matchesWhenMove5(s: State, card2: number, from2: number, _to2: number): boolean {
      return rules.lastKnownOf(s, card2) === CARD['別れの精'] && within(from2, ZONE.battlefield)
    },

    /** [mtg.603.6d] Effect of `when-move-5`. */
    whenMove5(s: State, you: number, card2: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame5, you, card2, false, [you])
    },

    /** [mtg.603.6d] Effect of `move-effect`. */
    moveEffect6(s: State, you: number): void {
      rules.gainLife(s, 10, you)
    },

    /** [mtg.603.6d] */
    spellEffectOfText3(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame4>(s, { proc: PROC.spellEffectFrame4, pc: 0, answer: 0, c, p })
    },

    stepSpellEffect4(s: State, f: SpellEffectFrame4): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.draw(s, 1, f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [mtg.603.6d] `when-move-6` */
    matchesWhenMove6(s: State, card2: number, _from2: number, to2: number): boolean {
      return s.def[card2]! === CARD['記憶の塵'] && within(to2, ZONE.graveyard)
    },

    /** [mtg.603.6d] Effect of `when-move-6`. */
    whenMove6(s: State, you: number, card2: number): void {
      s.changedInLine = true
      heldByEffect(s, addEffect(s, ZONE.pile, PROC.moveEffectFrame6, you, card2, false, [you, card2]), [card2])
    },

    /** [mtg.603.6d] Effect of `move-effect`. */
    moveEffect7(s: State, _you: number, card2: number): void {
      rules.gainLife(s, 100, s.owner[card2]!)
    },

    /** [mtg.700.4] `when-move-7` */
    matchesWhenMove7(s: State, this_: number, c: number, from2: number, to2: number): boolean {
      return (
        s.def[this_]! === CARD['弔い人'] &&
        within(from2, ZONE.battlefield) &&
        within(to2, ZONE.graveyard) &&
        within(s.place[this_]!, ZONE.battlefield) &&
        rules.isCreatureLike(s, rules.lastKnownOf(s, c))
      )
    },

    /** [mtg.700.4] Effect of `when-move-7`. */
    whenMove7(s: State, you: number, this_: number): void {
      s.changedInLine = true
      addEffect(s, ZONE.pile, PROC.moveEffectFrame7, you, this_, false, [you])
    },

    /** [mtg.700.4] Effect of `move-effect`. */
    moveEffect8(s: State, you: number): void {
      rules.gainLife(s, 1000, you)
    },
  }
}
