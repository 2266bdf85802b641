// Compiled from the rules of Magic into cards-own.ts: what rules/magic/cards-own.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
import {
  NONE,
  addEffect,
  announced,
  apart,
  completable,
  family,
  happens,
  heldByEffect,
  nextSeat,
  noteCreate,
  noteDone,
  noteEvent,
  owned,
  refuse,
  removeFrom,
  seats,
  whyNot,
  within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
import { CARD, EVENT, PROC, WAY, ZONE } from './names.ts'
import type {
  AimFrame10,
  AimFrame4,
  AimFrame5,
  AimFrame6,
  AimFrame7,
  AimFrame8,
  AimFrame9,
  DrawnEffectFrame,
  DrawnEffectFrame2,
  GiveFreelyEffectFrame,
  GiveFreelyFrame,
  InsteadMove6Frame,
  SpellEffectFrame10,
  SpellEffectFrame11,
  SpellEffectFrame12,
  SpellEffectFrame14,
  SpellEffectFrame18,
  SpellEffectFrame4,
  SpellEffectFrame5,
  SpellEffectFrame6,
  SpellEffectFrame7,
  SpellEffectFrame9,
  State,
} from './state.ts'

export function cardsOwnRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.100.6] */
    aimOfText9(s: State, c: number, p: number): void {
      const frame: AimFrame10 = { proc: PROC.aimFrame10, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim10(s: State, f: AimFrame10): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimPlayer(s, f.c, f.p)
          return
        }
        case 1 /* after aim-player */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.100.6] */
    spellEffectOfText17(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame18 = { proc: PROC.spellEffectFrame18, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect18(s: State, f: SpellEffectFrame18): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = s.targetPlayers[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            const each = f.list1[f.next2]!
            f.next2 += 1
            rules.draw(s, 3, each)
            return
          }
          default:
            return
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
      const frame: AimFrame9 = { proc: PROC.aimFrame9, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim9(s: State, f: AimFrame9): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimAnywhere(s, f.c, f.p)
          return
        }
        case 1 /* after aim-anywhere */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText15(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 2)
    },

    /** [mtg.cards.2] */
    aimOfText7(s: State, c: number, p: number): void {
      const frame: AimFrame8 = { proc: PROC.aimFrame8, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim8(s: State, f: AimFrame8): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimAnywhere(s, f.c, f.p)
          return
        }
        case 1 /* after aim-anywhere */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText14(s: State, c: number, _p: number): void {
      rules.damageTargets(s, c, 2)
    },

    /** [mtg.cards.2] */
    spellEffectOfText13(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame14 = { proc: PROC.spellEffectFrame14, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect14(s: State, f: SpellEffectFrame14): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 2, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    aimOfText6(s: State, c: number, p: number): void {
      const frame: AimFrame7 = { proc: PROC.aimFrame7, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim7(s: State, f: AimFrame7): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimPlayer(s, f.c, f.p)
          return
        }
        case 1 /* after aim-player */: {
          s.frames.pop()
          return
        }
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
      const frame: GiveFreelyFrame = { proc: PROC.giveFreelyFrame, pc: 0, answer: 0, this_, you }
      s.frames.push(frame)
    },

    /** Goes on with `give-freely`. */
    stepGiveFreely(s: State, f: GiveFreelyFrame): void {
      switch (f.pc) {
        case 0: {
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
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] Every rule that keeps `give-freely` from happening. */
    refusalsOfGiveFreely(s: State, args: readonly Captured[], out: number[]): void {
      const this_ = args[0] as number
      const you = args[1] as number
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doGiveFreely(t, this_, you))
        if (!could) out.push(105, ...whyNot(rules, s, (t) => rules.doGiveFreely(t, this_, you)))
        return could
      })
    },

    /** [mtg.cards.2] Effect of `give-freely-effect`. */
    giveFreelyEffect(s: State, you: number, this_: number): void {
      const frame: GiveFreelyEffectFrame = { proc: PROC.giveFreelyEffectFrame, pc: 0, answer: 0, you, this_ }
      s.frames.push(frame)
    },

    /** Goes on with `give-freely-effect`. */
    stepGiveFreelyEffect(s: State, f: GiveFreelyEffectFrame): void {
      switch (f.pc) {
        case 0: {
          if (s.zones[ZONE.hand + f.you]!.length === 0) {
            s.frames.pop()
            return
          }
          f.pc = 2
          rules.ask(s, f, 65, f.you, false)
          return
        }
        case 1 /* after let-cast */: {
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(55)
            s.frames.pop()
            return
          }
          const c = f.answer - 1
          f.pc = 1
          rules.letCast(s, c, WAY['for-free'], f.this_, f.you)
          return
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
      const frame: DrawnEffectFrame = { proc: PROC.drawnEffectFrame, pc: 0, answer: 0, you, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `drawn-effect`. */
    stepDrawnEffect(s: State, f: DrawnEffectFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.letCast(s, f.c, WAY['for-free'], f.c, f.p)
          return
        }
        case 1 /* after let-cast */: {
          s.frames.pop()
          return
        }
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
      const frame: DrawnEffectFrame2 = { proc: PROC.drawnEffectFrame2, pc: 0, answer: 0, p, c, you }
      s.frames.push(frame)
    },

    /** Goes on with `drawn-effect`. */
    stepDrawnEffect2(s: State, f: DrawnEffectFrame2): void {
      switch (f.pc) {
        case 0: {
          f.pc = 2
          rules.ask(s, f, 74, f.you, false)
          return
        }
        case 1 /* after let-cast */: {
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(59)
            s.frames.pop()
            return
          }
          const c2 = f.answer - 1
          f.pc = 1
          rules.letCast(s, c2, WAY['for-free'], f.c, f.p)
          return
        }
      }
    },

    /** [mtg.cards.2] What may be answered: choose a card. */
    answersToDrawnEffect(s: State, f: DrawnEffectFrame2, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (c !== f.c) out.push(c + 1)
    },

    /** [mtg.cards.2] */
    spellEffectOfText11(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame12 = { proc: PROC.spellEffectFrame12, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect12(s: State, f: SpellEffectFrame12): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText10(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame11 = { proc: PROC.spellEffectFrame11, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect11(s: State, f: SpellEffectFrame11): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText9(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame10 = { proc: PROC.spellEffectFrame10, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect10(s: State, f: SpellEffectFrame10): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 3, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText8(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame9 = { proc: PROC.spellEffectFrame9, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect9(s: State, f: SpellEffectFrame9): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText7(s: State, c: number, _p: number): void {
      let n: number = s.x[c]!
      for (const q of seats(s)) {
        rules.damagePlayer(s, q, n, c)
      }
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
      const frame: InsteadMove6Frame = { proc: PROC.insteadMove6Frame, pc: 0, answer: 0, c, replaces: 5 }
      s.frames.push(frame)
    },

    /** Goes on with `instead-move-6`. */
    stepInsteadMove6(s: State, f: InsteadMove6Frame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.move(s, f.c, ZONE.exile + s.owner[f.c]!)
          return
        }
        case 1 /* after move */: {
          if (s.log !== null) noteDone(s, rules.viewersOf)
          removeFrom(s.replacing, f.replaces)
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    aimOfText5(s: State, c: number, p: number): void {
      const frame: AimFrame6 = { proc: PROC.aimFrame6, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim6(s: State, f: AimFrame6): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimCreature(s, f.c, f.p)
          return
        }
        case 1 /* after aim-creature */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText6(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame7 = {
        proc: PROC.spellEffectFrame7,
        pc: 0,
        answer: 0,
        c,
        p,
        t2: NONE,
        list1: [],
        next2: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect7(s: State, f: SpellEffectFrame7): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            f.t2 = f.list1[f.next2]!
            f.next2 += 1
            f.pc = 2
            rules.banish(s, f.t2)
            return
          }
          case 2 /* after banish */: {
            if (!within(s.place[f.t2]!, ZONE.exile)) {
              f.pc = 1
              continue
            }
            f.pc = 1
            rules.enter2(s, f.t2, s.owner[f.t2]!)
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.2] */
    aimOfText4(s: State, c: number, p: number): void {
      const frame: AimFrame5 = { proc: PROC.aimFrame5, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim5(s: State, f: AimFrame5): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.ask(s, f, 13, f.p, false)
          return
        }
        case 1 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(30)
            s.frames.pop()
            return
          }
          const t2 = f.answer - 1
          rules.aimAt(s, t2, f.c, f.p)
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] What may be answered: choose a card. */
    answersToAim2(s: State, f: AimFrame5, out: number[]): void {
      for (const t2 of family(s, ZONE.battlefield)) if (rules.reaches(s, f.c, t2)) out.push(t2 + 1)
    },

    /** [mtg.cards.2] */
    spellEffectOfText5(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame6 = { proc: PROC.spellEffectFrame6, pc: 0, answer: 0, c, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect6(s: State, f: SpellEffectFrame6): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = s.targets[f.c]!.slice()
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              s.frames.pop()
              return
            }
            const each = f.list1[f.next2]!
            f.next2 += 1
            rules.takeBack(s, each)
            return
          }
          default:
            return
        }
      }
    },

    /** [mtg.cards.2] */
    aimOfText3(s: State, c: number, p: number): void {
      const frame: AimFrame4 = { proc: PROC.aimFrame4, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `aim`. */
    stepAim4(s: State, f: AimFrame4): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.aimSpellOnStack(s, f.c, f.p)
          return
        }
        case 1 /* after aim-spell-on-stack */: {
          s.frames.pop()
          return
        }
      }
    },

    /** [mtg.cards.2] */
    spellEffectOfText4(s: State, c: number, p: number): void {
      const frame: SpellEffectFrame5 = { proc: PROC.spellEffectFrame5, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect5(s: State, f: SpellEffectFrame5): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.counterTargets(s, f.c)
          return
        }
        case 1 /* after counter-targets */: {
          s.frames.pop()
          return
        }
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
      const frame: SpellEffectFrame4 = { proc: PROC.spellEffectFrame4, pc: 0, answer: 0, c, p }
      s.frames.push(frame)
    },

    /** Goes on with `spell-effect`. */
    stepSpellEffect4(s: State, f: SpellEffectFrame4): void {
      switch (f.pc) {
        case 0: {
          f.pc = 1
          rules.draw(s, 1, f.p)
          return
        }
        case 1 /* after draw */: {
          s.frames.pop()
          return
        }
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
