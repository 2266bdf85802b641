// Compiled from the rules of DuemaParty into party-effects.ts: what rules/duel-masters/party-effects.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import {
  NONE,
  goesRound,
  happens,
  nextIn,
  noteEvent,
  noteShow,
  orElse,
  owned,
  presentByZone,
  refuse,
  roundIn,
  same,
  seats,
  showTo,
  through,
} from 'houserules/runtime'
import { EFFECT_ZONES, MOVE } from '../duel-masters/names.ts'
import type { DeclareFrame, SettleInsteadFrame, SettleOneFrame } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, EVENT, PROC, ZONE } from './names.ts'
import type { DeclarationsFrame, State } from './state.ts'

export function partyEffectsRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [301.1] Carries out `reveal`. */
    reveal(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.reveal, [c, p], [c])
      for (const each of seats(s)) {
        s.changedInLine = true
        if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c, each)
        showTo(s, c, each)
      }
    },

    /** [301.2] Carries out `look-at`. */
    lookAt(s: State, seen: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['look-at'], [NONE, p])
      for (const each of seen) {
        s.changedInLine = true
        if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, each, p)
        showTo(s, each, p)
      }
    },

    /** [304.3] */
    defenderOf(s: State): number {
      return orElse(s.targetPlayer, s.targetCard === NONE ? NONE : s.owner[s.targetCard]!)
    },

    /** [304.3] `own-side` */
    forbidsOwnSide(s: State, _b: number, q: number): boolean {
      return q !== rules.defenderOf(s)
    },

    /** [304.3] `own-side-guard` */
    forbidsOwnSideGuard(s: State, _b: number, q: number): boolean {
      return q !== rules.defenderOf(s)
    },

    /** [304.3] `own-side-draw-away` */
    forbidsOwnSideDrawAway(s: State, _this_: number, _b: number, q: number): boolean {
      return q !== rules.defenderOf(s)
    },

    /** [305.1, 305.1a] Begins `settle-one`, which may stop to ask. */
    settleOne(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-one'], [])
      const frame: SettleOneFrame = { proc: PROC.settleOneFrame, pc: 0, answer: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `settle-one`. */
    stepSettleOne(s: State, f: SettleOneFrame): void {
      let p: number = NONE
      switch (f.pc) {
        case 0: {
          p = s.turnPlayer
          while (!through(s.zones[ZONE.waiting]!, 24).some((e) => (s.effects[e]?.controller ?? NONE) === p)) {
            goesRound(23)
            p = nextIn(s.seating, p, 1)
          }
          f.pc = 2
          rules.settleOneOf(s, p)
          return
        }
        case 1 /* after after-leaving */: {
          s.frames.pop()
          return
        }
        case 2 /* after settle-one-of */: {
          // [400.2]
          f.pc = 1
          rules.afterLeaving(s)
          return
        }
      }
    },

    /** [305.2] Begins `settle-instead`, which may stop to ask. */
    settleInstead(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-instead'], [])
      const frame: SettleInsteadFrame = { proc: PROC.settleInsteadFrame, pc: 0, answer: 0, p: NONE }
      s.frames.push(frame)
    },

    /** Goes on with `settle-instead`. */
    stepSettleInstead(s: State, f: SettleInsteadFrame): void {
      switch (f.pc) {
        case 0: {
          f.p = s.options[7] === 0 /* own-replacements */ ? s.turnPlayer : nextIn(s.seating, s.turnPlayer, 1)
          while (!through(s.zones[ZONE.applicable]!, 29).some((e) => (s.effects[e]?.controller ?? NONE) === f.p)) {
            goesRound(28)
            f.p = nextIn(s.seating, f.p, 1)
          }
          // [305.2]
          f.pc = 2
          rules.ask(s, f, 28, f.p, false)
          return
        }
        case 1 /* after the effect */: {
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            refuse(s)
            if (s.reasons !== null) s.reasons.push(6)
            s.frames.pop()
            return
          }
          const e2 = f.answer - 1
          f.pc = 1
          rules.resolveEffect(s, e2)
          return
        }
      }
    },

    /** [306.1b] Begins `declare`, which may stop to ask. */
    declare(s: State, p: number): void {
      if (s.over) return
      goesRound(27)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.declare, [p])
      if (s.shared !== undefined)
        s.timesDeclareDuringAttackPlayer = owned(
          s.timesDeclareDuringAttackPlayer,
          s.shared.lists.timesDeclareDuringAttackPlayer,
        )
      s.timesDeclareDuringAttackPlayer[p] = (s.timesDeclareDuringAttackPlayer[p] ?? 0) + 1
      const frame: DeclareFrame = { proc: PROC.declareFrame, pc: 0, answer: 0, p }
      s.frames.push(frame)
    },

    /** Goes on with `declare`. */
    stepDeclare(s: State, f: DeclareFrame): void {
      switch (f.pc) {
        case 0: {
          f.pc = 2
          rules.ask(s, f, 27, f.p, true)
          return
        }
        case 1 /* after declare */: {
          s.frames.pop()
          return
        }
        case 2 /* after the answer */: {
          if (f.answer === 0) {
            s.frames.pop()
            return
          }
          if (s.options[8] !== 0 /* uses-declared */) {
            s.frames.pop()
            return
          }
          f.pc = 1
          rules.declare(s, f.p)
          return
        }
      }
    },

    /** What a seat may do at `declare`. */
    offersAtDeclare(s: State, seat: number, out: number[]): void {
      // [dm.ninja.1] may-ninja-strike
      if (
        s.acting !== NONE &&
        ((it0: number) => (it0 === NONE ? false : rules.opposes(s, it0, seat)))(
          s.acting === NONE ? NONE : s.owner[s.acting]!,
        )
      ) {
        for (const this_ of presentByZone(s, EFFECT_ZONES)) {
          if (rules.holder(s, this_) !== seat) continue
          if (rules.isShinobi(s, this_) && rules.isAtHand(s, this_)) {
            if (rules.canNinjaStrike(s, this_, seat)) out.push(1 + MOVE['ninja-strike'] + 32 * this_)
          }
        }
      }
      // [dm.cards.1] may-answer-from-hand
      if (
        s.acting !== NONE &&
        same(s.acting, s.attacker) &&
        ((it0: number) => (it0 === NONE ? false : rules.opposes(s, it0, seat)))(
          s.acting === NONE ? NONE : s.owner[s.acting]!,
        )
      ) {
        for (const this_ of s.zones[ZONE.hand + seat]!) {
          if (s.def[this_]! === CARD['《サッヴァーク-MAX》'] && s.place[this_] === ZONE.hand + seat) {
            if (rules.canAnswerFromHand(s, this_, seat)) out.push(1 + MOVE['answer-from-hand'] + 32 * this_)
          }
        }
      }
      // [dm.field.2] may-switch
      if (
        s.acting !== NONE &&
        same(s.acting, s.attacker) &&
        s.targetPlayer === seat &&
        ((it0: number) => (it0 === NONE ? false : rules.opposes(s, it0, seat)))(
          s.acting === NONE ? NONE : s.owner[s.acting]!,
        )
      ) {
        for (const this_ of s.zones[ZONE.battle + seat]!) {
          if (
            s.def[this_]! === CARD['《Dの博才サイバーダイス・ベガス》'] &&
            s.place[this_] === ZONE.battle + seat &&
            !rules.isSwitched(s, this_)
          ) {
            out.push(1 + MOVE.switch + 32 * this_)
          }
        }
      }
      // [dm.cards.1] may-comet
      if (
        orElse(s.ending, seat) !== seat &&
        rules.unpaidDeedsOf(s, orElse(s.ending, seat)) > 0 &&
        !s.zones[ZONE.battle + seat]!.some((c) => s.def[c]! === CARD['《流星のガイアッシュ・カイザー》'])
      ) {
        for (const this_ of presentByZone(s, EFFECT_ZONES)) {
          if (rules.holder(s, this_) !== seat) continue
          if (s.def[this_]! === CARD['《流星のガイアッシュ・カイザー》'] && rules.isAtHand(s, this_)) {
            out.push(1 + MOVE.comet + 32 * this_)
          }
        }
      }
    },

    /** [306.1, 306.1a] Begins `declarations`, which may stop to ask. */
    declarations(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.declarations, [p])
      const frame: DeclarationsFrame = { proc: PROC.declarationsFrame, pc: 0, answer: 0, p, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `declarations`. */
    stepDeclarations(s: State, f: DeclarationsFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            // [306.1a]
            f.pc = 2
            rules.declare(s, f.p)
            return
          }
          case 1 /* after resolve-waiting */: {
            s.frames.pop()
            return
          }
          case 2 /* after declare */: {
            f.pc = 3
            rules.settleOwn(s, f.p)
            return
          }
          case 3 /* after settle-own */: {
            // [306.1b, 304.2]
            f.list1 = roundIn(s.seating, f.p).filter((q2) => rules.opposes(s, q2, f.p))
            f.next2 = 0
            f.pc = 4
            continue
          }
          case 4: {
            if (f.next2 >= f.list1.length) {
              // [306.1c]
              f.pc = 1
              rules.resolveWaiting(s)
              return
            }
            const q = f.list1[f.next2]!
            f.next2 += 1
            rules.declare(s, q)
            return
          }
          default:
            return
        }
      }
    },
  }
}
