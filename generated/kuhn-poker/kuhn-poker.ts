// Compiled from the rules of KuhnPoker into kuhn-poker.ts: what rules/kuhn-poker/kuhn-poker.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  CHANCE, NONE, at, drawAtOnce, endGame, happens, isAbove, nextSeat, noteCreate, noteDone, noteEvent, owned, popFrame,
  pushFrame, reckoned, refuse, seats,
} from 'houserules/runtime'
import type { KuhnPokerRules } from './linked.ts'
import { DEFINITIONS, EVENT, MOVE, PRINTED_STRENGTH, PROC, ZONE } from './names.ts'
import type { BettingFrame, DealToFrame, MatchFrame, State, TurnFrame } from './state.ts'

export function kuhnPokerRules(all: object) {
  const rules = all as KuhnPokerRules
  return {
    /** [ante] */
    anteOf(_s: State): number {
      return 1
    },

    /** [bet] */
    betSizeOf(_s: State): number {
      return 1
    },

    /** [deal] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            for (const d of DEFINITIONS) {
              const made = rules.createCard(s, d, ZONE.deck)
              if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            }
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              f.pc = 2
              return rules.betting(s)
            }
            const p = f.list1[f.next2++]!
            return rules.dealTo(s, p)
          }
          case 2 /* after betting */:
            rules.settle(s)
            return endGame(s)
        }
    },

    /** [deal] Begins `deal-to`, which may stop to ask. */
    dealTo(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['deal-to'], [p])
      pushFrame<DealToFrame>(s, { proc: PROC.dealToFrame, pc: 0, answer: 0, p })
    },

    stepDealTo(s: State, f: DealToFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.shared !== undefined) s.stake = owned(s.stake, s.shared.lists.stake)
            s.stake[f.p] = reckoned(s.stake[f.p]! + rules.anteOf(s), 0)
            f.pc = 1
            if (drawAtOnce(s, f, s.zones[ZONE.deck]!, 1)) continue
            rules.ask(s, f, 1, CHANCE, false)
            return
          case 1 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 0)
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            const c = f.answer - 1
            rules.move(s, c, ZONE.hand + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
        }
    },

    /** [deal] What may be answered: choose a card. */
    answersToDealTo(s: State, _f: DealToFrame, out: number[]): void {
      for (const c of s.zones[ZONE.deck]!) out.push(c + 1)
    },

    /** [bet] Begins `betting`, which may stop to ask. */
    betting(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.betting, [])
      pushFrame<BettingFrame>(s, { proc: PROC.bettingFrame, pc: 0, answer: 0, opener: NONE, dealer: NONE })
    },

    stepBetting(s: State, f: BettingFrame): void {
      switch (f.pc) {
        case 0:
          f.opener = 0
          f.dealer = nextSeat(s, f.opener, 1)
          f.pc = 2
          return rules.turn(s, f.opener)
        case 1 /* after turn */:
          return popFrame(s)
        case 2 /* after turn */:
          f.pc = 3
          return rules.turn(s, f.dealer)
        case 3 /* after turn */:
          if (s.bettor !== f.dealer || s.folded !== NONE) return popFrame(s)
          f.pc = 1
          return rules.turn(s, f.opener)
      }
    },

    /** [bet] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          if (s.folded !== NONE) return popFrame(s)
          f.pc = 1
          return rules.ask(s, f, 2, f.p, false)
        case 1 /* after the answer */:
          return popFrame(s)
      }
    },

    /** What a seat may do at `turn`. */
    offersAtTurn(s: State, _seat: number, out: number[]): void {
      // [check] may-check
      if (s.bettor === NONE) out.push(1 + MOVE.check)
      // [bet] may-bet
      if (s.bettor === NONE) out.push(1 + MOVE.bet)
      // [call] may-call
      if (s.bettor !== NONE) out.push(1 + MOVE.call)
      // [fold] may-fold
      if (s.bettor !== NONE) out.push(1 + MOVE.fold)
    },

    /** [check] Carries out `check`. */
    check(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.check, [p])
    },

    /** [bet] Carries out `bet`. */
    bet(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.bet, [p])
      if (s.shared !== undefined) s.stake = owned(s.stake, s.shared.lists.stake)
      s.stake[p] = reckoned(s.stake[p]! + rules.betSizeOf(s), 1)
      s.bettor = p
    },

    /** [call] Carries out `call`. */
    call(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.call, [p])
      if (s.shared !== undefined) s.stake = owned(s.stake, s.shared.lists.stake)
      s.stake[p] = reckoned(s.stake[p]! + rules.betSizeOf(s), 2)
    },

    /** [fold] Carries out `fold`. */
    fold(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.fold, [p])
      s.folded = p
    },

    /** [showdown] */
    bestOf(s: State): number {
      return (
        seats(s).find(
          (p) =>
            !seats(s).some((q) =>
              isAbove(
                at(PRINTED_STRENGTH, at(s.def, rules.heldOf(s, q))),
                at(PRINTED_STRENGTH, at(s.def, rules.heldOf(s, p))),
              ),
            ),
        ) ?? NONE
      )
    },

    /** [showdown] */
    heldOf(s: State, p: number): number {
      return s.zones[ZONE.hand + p]![0] ?? NONE
    },

    /** [showdown] Carries out `settle`. */
    settle(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.settle, [])
      const winner = s.folded === NONE ? rules.bestOf(s) : nextSeat(s, s.folded, 1)
      for (const p of seats(s)) {
        if (p !== winner) {
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[p] = reckoned(0 - s.stake[p]!, 3)
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          if (winner !== NONE) s.result[winner] = s.stake[p]!
        }
      }
    },
  }
}
