// Compiled from the rules of DuemaParty into party-effects.ts: what rules/duel-masters/party-effects.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, goesRound, happens, nextIn, noteEvent, noteShow, orElse, owned, popFrame, presentByZone, pushFrame, refuseText,
  roundIn, same, seats, showTo, through, whenThere,
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

    stepSettleOne(s: State, f: SettleOneFrame): void {
      let p: number = NONE
      switch (f.pc) {
        case 0:
          p = s.turnPlayer
          while (!through(s.zones[ZONE.waiting]!, 35).some((e) => (s.effects[e]?.controller ?? NONE) === p)) {
            goesRound(34)
            p = nextIn(s.seating, p, 1)
          }
          f.pc = 2
          return rules.settleOneOf(s, p)
        case 1 /* after after-leaving */:
          return popFrame(s)
        case 2 /* after settle-one-of */:
          // [400.2]
          f.pc = 1
          return rules.afterLeaving(s)
      }
    },

    stepSettleInstead(s: State, f: SettleInsteadFrame): void {
      switch (f.pc) {
        case 0:
          f.p = s.options[7] === 0 /* own-replacements: first */ ? s.turnPlayer : nextIn(s.seating, s.turnPlayer, 1)
          while (!through(s.zones[ZONE.applicable]!, 40).some((e) => (s.effects[e]?.controller ?? NONE) === f.p)) {
            goesRound(39)
            f.p = nextIn(s.seating, f.p, 1)
          }
          // [305.2]
          f.pc = 2
          return rules.ask(s, f, 28, f.p, false)
        case 1 /* after the effect */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 6)
          const e2 = f.answer - 1
          f.pc = 1
          return rules.resolveEffect(s, e2)
        }
      }
    },

    /** [306.1b] Begins `declare`, which may stop to ask. */
    declare(s: State, p: number): void {
      if (s.over) return
      goesRound(38)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.declare, [p])
      if (s.shared !== undefined)
        s.timesDeclareDuringAttackPlayer = owned(
          s.timesDeclareDuringAttackPlayer,
          s.shared.lists.timesDeclareDuringAttackPlayer,
        )
      s.timesDeclareDuringAttackPlayer[p] = (s.timesDeclareDuringAttackPlayer[p] ?? 0) + 1
      pushFrame<DeclareFrame>(s, { proc: PROC.declareFrame, pc: 0, answer: 0, p })
    },

    stepDeclare(s: State, f: DeclareFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 27, f.p, true)
        case 1 /* after declare */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          if (s.options[8] !== 0 /* uses-declared: any-number */) return popFrame(s)
          f.pc = 1
          return rules.declare(s, f.p)
      }
    },

    /** What a seat may do at `declare`. */
    offersAtDeclare(s: State, seat: number, out: number[]): void {
      // [dm.ninja.1] may-ninja-strike
      if (
        s.acting !== NONE &&
        whenThere(s.acting === NONE ? NONE : s.owner[s.acting]!, false, (it0) => rules.opposes(s, it0, seat))
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
        whenThere(s.acting === NONE ? NONE : s.owner[s.acting]!, false, (it0) => rules.opposes(s, it0, seat))
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
        whenThere(s.acting === NONE ? NONE : s.owner[s.acting]!, false, (it0) => rules.opposes(s, it0, seat))
      ) {
        for (const this_ of s.zones[ZONE.battle + seat]!) {
          if (
            s.def[this_]! === CARD['《Dの博才サイバーダイス・ベガス》'] &&
            s.place[this_] === ZONE.battle + seat &&
            !rules.isSwitched(s, this_)
          )
            out.push(1 + MOVE.switch + 32 * this_)
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
          if (s.def[this_]! === CARD['《流星のガイアッシュ・カイザー》'] && rules.isAtHand(s, this_))
            out.push(1 + MOVE.comet + 32 * this_)
        }
      }
    },

    /** [306.1, 306.1a] Begins `declarations`, which may stop to ask. */
    declarations(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.declarations, [p])
      pushFrame<DeclarationsFrame>(s, { proc: PROC.declarationsFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepDeclarations(s: State, f: DeclarationsFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [306.1a]
            f.pc = 2
            return rules.declare(s, f.p)
          case 1 /* after resolve-waiting */:
            return popFrame(s)
          case 2 /* after declare */:
            f.pc = 3
            return rules.settleOwn(s, f.p)
          case 3 /* after settle-own */:
            // [306.1b, 304.2]
            f.list1 = roundIn(s.seating, f.p).filter((q2) => rules.opposes(s, q2, f.p))
            f.next2 = 0
            f.pc = 4
            continue
          case 4: {
            if (f.next2 >= f.list1.length) {
              // [306.1c]
              f.pc = 1
              return rules.resolveWaiting(s)
            }
            const q = f.list1[f.next2++]!
            return rules.declare(s, q)
          }
        }
    },
  }
}
