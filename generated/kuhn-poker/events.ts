// Compiled from the rules of KuhnPoker: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { CHANCE, NONE } from '../../runtime/engine.ts'
import { endGame, refuse, takeEffect } from '../../runtime/kernel.ts'
import { noteEvent } from '../../runtime/log.ts'
import { nextSeat, seats } from '../../runtime/sets.ts'
import { DEFINITIONS, EFFECT_ZONES, EVENT, PROC, ZONE } from './names.ts'
import type { BettingFrame, DealToFrame, MatchFrame, State, TurnFrame } from './state.ts'
import { cloneState, copyInto, createCard, mayEnter, place, viewersOf } from './state.ts'
import { anteOf, bestOf, betSizeOf } from './facts.ts'
import { ask } from './decisions.ts'

/** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
export function move(s: State, card2: number, to2: number, bottom = false): void {
  if (s.over) return
  if (!mayEnter(s, card2, to2)) return refuse(s)
  const from2 = s.place[card2]!
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.move, [card2, from2, to2], [card2])
  place(s, card2, to2, bottom)
}

/** [deal] Begins `match`, which may stop to ask. */
export function match(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.match, [])
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [deal] Begins `deal-to`, which may stop to ask. */
export function dealTo(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['deal-to'], [p])
  const frame: DealToFrame = { proc: PROC.dealToFrame, pc: 0, answer: 0, p, c: NONE, c2: NONE }
  s.frames.push(frame)
}

/** [bet] Begins `betting`, which may stop to ask. */
export function betting(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.betting, [])
  const frame: BettingFrame = { proc: PROC.bettingFrame, pc: 0, answer: 0, opener: NONE, dealer: NONE }
  s.frames.push(frame)
}

/** [bet] Begins `turn`, which may stop to ask. */
export function turn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.turn, [p])
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [check] Carries out `check`. */
export function check(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.check, [p])
}

/** [bet] Carries out `bet`. */
export function bet(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.bet, [p])
  s.stake[p] = s.stake[p]! + betSizeOf(s)
  s.bettor = p
}

/** [call] Carries out `call`. */
export function call(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.call, [p])
  s.stake[p] = s.stake[p]! + betSizeOf(s)
}

/** [fold] Carries out `fold`. */
export function fold(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.fold, [p])
  s.folded = p
}

/** [showdown] Carries out `settle`. */
export function settle(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.settle, [])
  let winner: number = s.folded === NONE ? bestOf(s) : nextSeat(s, s.folded, 1)
  for (const p of seats(s)) {
    if (p !== winner) {
      s.result[p] = 0 - s.stake[p]!
      if (winner !== NONE) s.result[winner] = s.stake[p]!
    }
  }
}

/** Takes a pending effect away and carries it out. */
export function resolveEffect(s: State, id: number): void {
  const effect = takeEffect(s, id, EFFECT_ZONES)
  if (effect === null) return
}

/** Goes on with `match`. */
export function stepMatch(s: State, f: MatchFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        for (const d of DEFINITIONS) {
          const made = createCard(s, d, ZONE.deck)
          if (s.log !== null) noteEvent(s, viewersOf, EVENT.create, [made, s.place[made]!], [made])
        }
        f.list1 = seats(s)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 >= f.list1.length) {
          f.pc = 2
          betting(s)
          return
        }
        f.p = f.list1[f.next2]!
        f.next2 += 1
        f.pc = 1
        dealTo(s, f.p)
        return
      }
      case 2 /* after betting */: {
        settle(s)
        endGame(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `deal-to`. */
export function stepDealTo(s: State, f: DealToFrame): void {
  switch (f.pc) {
    case 0: {
      s.stake[f.p] = s.stake[f.p]! + anteOf(s)
      f.pc = 1
      ask(s, f, 1, CHANCE, false)
      return
    }
    case 1 /* after the answer */: {
      if (f.answer === 0) {
        refuse(s)
        if (s.reasons !== null) s.reasons.push(0)
        f.c2 = NONE
        s.frames.pop()
        return
      }
      f.c2 = f.answer - 1
      move(s, f.c2, ZONE.hand + f.p)
      s.frames.pop()
      return
    }
  }
}

/** Goes on with `betting`. */
export function stepBetting(s: State, f: BettingFrame): void {
  switch (f.pc) {
    case 0: {
      f.opener = 0
      f.dealer = nextSeat(s, f.opener, 1)
      f.pc = 2
      turn(s, f.opener)
      return
    }
    case 1 /* after turn */: {
      s.frames.pop()
      return
    }
    case 2 /* after turn */: {
      f.pc = 3
      turn(s, f.dealer)
      return
    }
    case 3 /* after turn */: {
      if (!(s.bettor === f.dealer && s.folded === NONE)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      turn(s, f.opener)
      return
    }
  }
}

/** Goes on with `turn`. */
export function stepTurn(s: State, f: TurnFrame): void {
  switch (f.pc) {
    case 0: {
      if (!(s.folded === NONE)) {
        s.frames.pop()
        return
      }
      f.pc = 1
      ask(s, f, 2, f.p, false)
      return
    }
    case 1 /* after the answer */: {
      s.frames.pop()
      return
    }
  }
}

/** Goes on with the procedure on top. */
function step(s: State, f: Frame): void {
  switch (f.proc) {
    case 1 /* match */:
      return stepMatch(s, f as MatchFrame)
    case 2 /* deal-to */:
      return stepDealTo(s, f as DealToFrame)
    case 3 /* betting */:
      return stepBetting(s, f as BettingFrame)
    case 4 /* turn */:
      return stepTurn(s, f as TurnFrame)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState, copyInto, spares: [] }
