// Compiled from the rules of DoubleTen: events. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from '../../runtime/engine.ts'
import { NONE } from '../../runtime/engine.ts'
import { endGame, moveTopCards, moveZone, refuse, shuffle, takeEffect } from '../../runtime/kernel.ts'
import { goesRound } from '../../runtime/rounds.ts'
import { loseSight } from '../../runtime/astray.ts'
import { noteEvent, noteShuffle } from '../../runtime/log.ts'
import { nextSeat, seats, seatsFrom, sumOf, top } from '../../runtime/sets.ts'
import { CARD, DEFINITIONS, EFFECT_ZONES, EVENT, PRINTED_RANK, PRINTED_SUIT, PROC, ZONE } from './names.ts'
import type { DealFrame, MatchFrame, PassOnFrame, PassingFrame, RoundFrame, State, TurnFrame } from './state.ts'
import { HOLDS_CARDS, cloneState, copyInto, createCard, mayEnter, place, viewersOf } from './state.ts'
import { cardsToPassOf, handSizeOf, isBreaker, isMoonShooter, passingDistanceOf, pointsOf, targetOf } from './facts.ts'
import { forbidsHoldHand, matchesAfterScore } from './rules.ts'
import { ask } from './decisions.ts'
import { refusals } from './explain.ts'

/** Moves a card to the top (or bottom) of a zone, with every rule that watches moves. */
export function move(s: State, card2: number, to2: number, bottom = false): void {
  if (s.over) return
  if (!mayEnter(s, card2, to2)) return refuse(s)
  const from2 = s.place[card2]!
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.move, [card2, from2, to2], [card2])
  place(s, card2, to2, bottom)
}

/** [game-end] Begins `match`, which may stop to ask. */
export function match(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.match, [])
  const frame: MatchFrame = { proc: PROC.matchFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [deal] Begins `deal`, which may stop to ask. */
export function deal(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.deal, [])
  s.timesPlayDuringDeal = 0
  const frame: DealFrame = { proc: PROC.dealFrame, pc: 0, answer: 0 }
  s.frames.push(frame)
}

/** [deal] Carries out `gather`. */
export function gather(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.gather, [])
  for (const p of seats(s)) moveAll(s, ZONE.taken + p, ZONE.deck)
}

/** [passing] Begins `passing`, which may stop to ask. */
export function passing(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.passing, [])
  const frame: PassingFrame = { proc: PROC.passingFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [passing] Whether `pass-on` may happen. */
export function canPassOn(s: State, p: number): boolean {
  return !forbidsHoldHand(s, p)
}

/** [passing] Carries out `pass-on` if it may happen. */
export function passOn(s: State, p: number): void {
  if (canPassOn(s, p)) return doPassOn(s, p)
  refuse(s)
  if (s.reasons !== null) refusals(s, EVENT['pass-on'], [p], s.reasons)
}

/** [passing] Begins `pass-on`, which may stop to ask. */
export function doPassOn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT['pass-on'], [p])
  const frame: PassOnFrame = {
    proc: PROC.passOnFrame,
    pc: 0,
    answer: 0,
    p,
    c: NONE,
    given: [],
    atLeast1: 0,
    atMost2: 0,
  }
  s.frames.push(frame)
}

/** [tricks] Begins `round`, which may stop to ask. */
export function round(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.round, [])
  const frame: RoundFrame = { proc: PROC.roundFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 }
  s.frames.push(frame)
}

/** [tricks] Begins `turn`, which may stop to ask. */
export function turn(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.turn, [p])
  const frame: TurnFrame = { proc: PROC.turnFrame, pc: 0, answer: 0, p }
  s.frames.push(frame)
}

/** [tricks] Carries out `play`. */
export function play(s: State, c: number, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.play, [c, p], [c])
  if (isBreaker(s, c)) s.timesPlayDuringDeal += 1
  move(s, c, ZONE.trick)
  if (s.led === NONE) {
    s.led = PRINTED_SUIT[s.def[c]!]!
  }
  if (
    s.winning === NONE ||
    (PRINTED_SUIT[s.def[c]!]! === s.led &&
      (s.winning === NONE ? NONE : PRINTED_RANK[s.def[s.winning]!]!) !== NONE &&
      PRINTED_RANK[s.def[c]!]! > (s.winning === NONE ? NONE : PRINTED_RANK[s.def[s.winning]!]!))
  ) {
    s.winning = c
    s.winner = p
  }
}

/** [scoring] Carries out `score`. */
export function score(s: State): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.score, [])
  for (const p of seats(s)) {
    s.total[p] = s.total[p]! + sumOf(s.zones[ZONE.taken + p]!, (each) => pointsOf(s, each))
  }
  for (const p2 of seats(s)) {
    if (isMoonShooter(s, p2)) {
      shoot(s, p2)
    }
  }
  if (matchesAfterScore(s)) afterScore(s)
}

/** [moon] Carries out `shoot`. */
export function shoot(s: State, p: number): void {
  if (s.over) return
  if (s.log !== null) noteEvent(s, viewersOf, EVENT.shoot, [p])
  s.total[p] = s.total[p]! - sumOf(s.zones[ZONE.taken + p]!, (c) => (pointsOf(s, c) > 0 ? pointsOf(s, c) : 0))
  for (const q of seats(s)) {
    if (q !== p) {
      s.total[q] = s.total[q]! + 26
    }
  }
}

/** [double.1] */
function afterScore(s: State): void {
  for (const p of seats(s)) {
    if (s.zones[ZONE.taken + p]!.some((c) => s.def[c] === CARD['10♣']) && !isMoonShooter(s, p)) {
      s.total[p] = s.total[p]! + sumOf(s.zones[ZONE.taken + p]!, (each) => pointsOf(s, each))
    }
  }
}

/** Moves all cards of a zone on top of another. No rule watches such moves. */
export function moveAll(s: State, from: number, to: number): void {
  const cards = s.zones[from] ?? []
  if (s.over || cards.length === 0) return
  if (s.zones[to] === undefined) return refuse(s)
  if (s.log !== null) for (const card of cards) noteEvent(s, viewersOf, EVENT.move, [card, from, to], [card])
  moveZone(s, from, to)
}

/** Moves cards from the top of a zone on top of another, topmost first. No rule watches such moves. */
export function moveTop(s: State, from: number, count: number, to: number): void {
  const cards = s.zones[from] ?? []
  const ready = Math.min(count, cards.length)
  if (s.over || ready <= 0) return
  if (s.zones[to] === undefined) return refuse(s)
  if (s.log !== null)
    for (const card of top(cards, ready)) noteEvent(s, viewersOf, EVENT.move, [card, from, to], [card])
  moveTopCards(s, from, ready, to)
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
        f.pc = 1
        continue
      }
      case 1: {
        goesRound(0)
        f.pc = 2
        deal(s)
        return
      }
      case 2 /* after deal */: {
        if (!seats(s).some((p) => s.total[p]! >= targetOf(s))) {
          f.pc = 1
          continue
        }
        for (const p2 of seats(s)) {
          s.result[p2] = 0 - s.total[p2]!
        }
        endGame(s)
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `deal`. */
export function stepDeal(s: State, f: DealFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.dealNumber += 1
        s.trickNumber = 0
        if (s.log !== null) noteShuffle(s, viewersOf, EVENT.shuffle, ZONE.deck)
        shuffle(s, ZONE.deck)
        loseSight(s, s.zones[ZONE.deck]!, HOLDS_CARDS)
        for (const p of seats(s)) {
          moveTop(s, ZONE.deck, handSizeOf(s), ZONE.hand + p)
        }
        f.pc = 1
        passing(s)
        return
      }
      case 1 /* after passing */: {
        // [opening]
        s.leader = seats(s).find((p2) => s.zones[ZONE.hand + p2]!.some((c) => s.def[c] === CARD['2♣'])) ?? NONE
        f.pc = 2
        continue
      }
      case 2: {
        goesRound(1)
        f.pc = 3
        round(s)
        return
      }
      case 3 /* after round */: {
        if (!(s.trickNumber === handSizeOf(s))) {
          f.pc = 2
          continue
        }
        score(s)
        gather(s)
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `passing`. */
export function stepPassing(s: State, f: PassingFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.list1 = seats(s)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.p = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 1
          passOn(s, f.p)
          return
        }
        for (const p2 of seats(s)) {
          moveAll(s, ZONE.passed + p2, ZONE.hand + nextSeat(s, p2, passingDistanceOf(s)))
        }
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `pass-on`. */
export function stepPassOn(s: State, f: PassOnFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        f.given = []
        f.atLeast1 = cardsToPassOf(s)
        f.atMost2 = cardsToPassOf(s)
        f.pc = 1
        continue
      }
      case 1: {
        if (f.given.length >= f.atMost2) {
          f.pc = 2
          continue
        }
        f.pc = 3
        ask(s, f, 1, f.p, f.given.length >= f.atLeast1)
        return
      }
      case 2: {
        if (f.given.length < f.atLeast1) {
          refuse(s)
          if (s.reasons !== null) s.reasons.push(0)
        }
        for (const each of f.given) {
          move(s, each, ZONE.passed + f.p)
        }
        s.frames.pop()
        return
      }
      case 3 /* after the answer */: {
        if (f.answer === 0) {
          f.pc = 2
          continue
        }
        f.given = [...f.given, f.answer - 1]
        f.pc = 1
        continue
      }
      default:
        return
    }
  }
}

/** Goes on with `round`. */
export function stepRound(s: State, f: RoundFrame): void {
  for (;;) {
    switch (f.pc) {
      case 0: {
        s.trickNumber += 1
        s.led = NONE
        s.winning = NONE
        f.list1 = seatsFrom(s, s.leader)
        f.next2 = 0
        f.pc = 1
        continue
      }
      case 1: {
        if (f.next2 < f.list1.length) {
          f.p = f.list1[f.next2]!
          f.next2 += 1
          f.pc = 1
          turn(s, f.p)
          return
        }
        s.leader = s.winner
        moveAll(s, ZONE.trick, ZONE.taken + s.winner)
        s.frames.pop()
        return
      }
      default:
        return
    }
  }
}

/** Goes on with `turn`. */
export function stepTurn(s: State, f: TurnFrame): void {
  switch (f.pc) {
    case 0: {
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
    case 2 /* deal */:
      return stepDeal(s, f as DealFrame)
    case 3 /* passing */:
      return stepPassing(s, f as PassingFrame)
    case 4 /* pass-on */:
      return stepPassOn(s, f as PassOnFrame)
    case 5 /* round */:
      return stepRound(s, f as RoundFrame)
    case 6 /* turn */:
      return stepTurn(s, f as TurnFrame)
  }
}

/** How the kernel runs this game. */
export const program = { step, clone: cloneState, copyInto, spares: [] }
