// Compiled from the rules of Hearts into hearts.ts: what rules/hearts/hearts.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, allCards, emptied, endGame, goesRound, grown, happens, heldAnew, isAbove, isChosen, loseSight, modulo, nextSeat,
  noteCreate, noteDone, noteEvent, noteShuffle, owned, popFrame, pushFrame, reckoned, refuse, seats, seatsFrom, shuffle,
  sumOf, tellWithheld, withhold,
} from 'houserules/runtime'
import type { HeartsRules } from './linked.ts'
import { CARD, DEFINITIONS, EVENT, PRINTED_RANK, PRINTED_SUIT, PROC, SUIT, ZONE } from './names.ts'
import type { DealFrame, MatchFrame, PassingFrame, RoundFrame, State, TurnFrame } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function heartsRules(all: object) {
  const rules = all as HeartsRules
  return {
    /** [deal] */
    handSizeOf(_s: State): number {
      return 13
    },

    /** [passing] */
    cardsToPassOf(_s: State): number {
      return 3
    },

    /** [passing] */
    passingDistanceOf(s: State): number {
      return modulo(s.dealNumber, 4) === 1
        ? 1
        : modulo(s.dealNumber, 4) === 2
          ? 3
          : modulo(s.dealNumber, 4) === 3
            ? 2
            : 0
    },

    /** [game-end] */
    targetOf(_s: State): number {
      return 100
    },

    /** [points] */
    isHeart(s: State, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === SUIT['♥']
    },

    /** [points] Without exceptions. */
    defaultPointsOf(_s: State, _c: number): number {
      return 0
    },

    /** [points] */
    pointsOf(s: State, c: number): number {
      // [points] hearts-count
      if (rules.isHeart(s, c)) return 1
      // [points] queen-counts
      if (s.def[c]! === CARD['Q♠']) return 13
      return rules.defaultPointsOf(s, c)
    },

    /** [moon] */
    isMoonShooter(s: State, p: number): boolean {
      return !allCards(s).some((c) => rules.pointsOf(s, c) > 0 && s.place[c] !== ZONE.taken + p)
    },

    /** [breaking] */
    isBreaker(s: State, c: number): boolean {
      return rules.isHeart(s, c)
    },

    /** [breaking] */
    brokenOf(s: State): boolean {
      return s.timesPlayDuringDeal > 0
    },

    /** [game-end] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0 })
    },

    /** Ends the game as it ends where nothing is repeated any more. */
    endStretch(s: State): void {
      for (const p of seats(s)) {
        if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
        s.result[p] = reckoned(0 - s.total[p]!, 1)
      }
      return endGame(s)
    },

    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            for (const d of DEFINITIONS) {
              const made = rules.createCard(s, d, ZONE.deck)
              if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
            }
            f.pc = 1
            continue
          case 1:
            goesRound(0)
            f.pc = 2
            return rules.deal(s)
          case 2 /* after deal */:
            if (!seats(s).some((p) => s.total[p]! >= rules.targetOf(s))) {
              f.pc = 1
              continue
            }
            for (const p2 of seats(s)) {
              if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
              s.result[p2] = reckoned(0 - s.total[p2]!, 1)
            }
            return endGame(s)
        }
    },

    /** [deal] Begins `deal`, which may stop to ask. */
    deal(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.deal, [])
      s.timesPlayDuringDeal = 0
      pushFrame<DealFrame>(s, { proc: PROC.dealFrame, pc: 0, answer: 0 })
    },

    stepDeal(s: State, f: DealFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.dealNumber = reckoned(s.dealNumber + 1, 2)
            s.trickNumber = 0
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck)
            shuffle(s, ZONE.deck)
            loseSight(s, s.zones[ZONE.deck]!, HOLDS_CARDS)
            for (const p of seats(s)) rules.moveTop(s, ZONE.deck, rules.handSizeOf(s), ZONE.hand + p)
            f.pc = 1
            return rules.passing(s)
          case 1 /* after passing */:
            // [opening]
            s.leader = seats(s).find((p2) => s.zones[ZONE.hand + p2]!.some((c) => s.def[c] === CARD['2♣'])) ?? NONE
            f.pc = 2
            continue
          case 2:
            goesRound(3)
            f.pc = 3
            return rules.round(s)
          case 3 /* after round */:
            if (s.trickNumber !== rules.handSizeOf(s)) {
              f.pc = 2
              continue
            }
            rules.score(s)
            rules.gather(s)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [deal] Carries out `gather`. */
    gather(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.gather, [])
      const begun = s.log?.length
      for (const p of seats(s)) rules.moveAll(s, ZONE.taken + p, ZONE.deck)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [passing] Whether `passing` may happen. */
    canPassing(s: State): boolean {
      return rules.passingDistanceOf(s) !== 0
    },

    /** [passing] Carries out `passing` if it may happen. */
    passing(s: State): void {
      if (rules.canPassing(s)) return rules.doPassing(s)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.passing, [], s.reasons)
    },

    /** [passing] Begins `passing`, which may stop to ask. */
    doPassing(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.passing, [])
      // prettier-ignore
      pushFrame<PassingFrame>(s, {
        proc: PROC.passingFrame, pc: 0, answer: 0, p: NONE, given: [], given1: [], members2: [], at3: 0, active4: [],
        next5: 0, atLeast6: 0, atMost7: 0,
      })
    },

    stepPassing(s: State, f: PassingFrame): void {
      let each: number = NONE
      let part: number = NONE
      let places8: number[] = []
      let part9: number[] = []
      let members10: number[] = []
      let at11: number = 0
      let next12: number = 0
      let active13: readonly number[] = []
      let next14: number = 0
      let next15: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            f.members2 = seats(s)
            f.active4 = f.members2.map((_, i) => i)
            f.given1 = f.members2.map(() => [])
            withhold(s)
            f.next5 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next5 < f.active4.length) {
              f.at3 = f.active4[f.next5]!
              f.next5 += 1
              f.p = f.members2[f.at3]!
              f.given = []
              f.atLeast6 = rules.cardsToPassOf(s)
              f.atMost7 = rules.cardsToPassOf(s)
              f.pc = 2
              continue
            }
            tellWithheld(s)
            members10 = []
            places8 = []
            next12 = 0
            f.pc = 5
            continue
          case 2:
            if (f.given.length >= f.atMost7) {
              f.pc = 3
              continue
            }
            f.pc = 4
            return rules.ask(s, f, 1, f.p, f.given.length >= f.atLeast6)
          case 3:
            if (f.given.length < f.atLeast6) refuse(s, 0)
            f.given1 = f.given1.with(f.at3, f.given)
            f.pc = 1
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 3
              continue
            }
            f.given = [...f.given, f.answer - 1]
            f.pc = 2
            continue
          case 5:
            if (next12 >= f.active4.length) {
              active13 = members10.map((_, i) => i)
              part9 = members10.map(() => NONE)
              next14 = 0
              f.pc = 6
              continue
            }
            f.at3 = f.active4[next12]!
            next12 += 1
            f.given = f.given1[f.at3]!
            for (const each2 of f.given) {
              members10.push(each2)
              places8.push(f.at3)
            }
            grown(members10, 4, 20000)
            continue
          case 6:
            if (next14 >= active13.length) {
              next15 = 0
              f.pc = 7
              continue
            }
            at11 = active13[next14]!
            next14 += 1
            f.at3 = places8[at11]!
            f.p = f.members2[f.at3]!
            part = nextSeat(s, f.p, rules.passingDistanceOf(s))
            part9[at11] = part
            continue
          case 7:
            if (next15 >= active13.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            at11 = active13[next15]!
            next15 += 1
            f.at3 = places8[at11]!
            each = members10[at11]!
            part = part9[at11]!
            rules.move(s, each, ZONE.hand + part)
            continue
        }
    },

    /** [passing] What may be answered: choose cards as given. */
    answersToPassing(s: State, f: PassingFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (!isChosen(c, f.given)) out.push(c + 1)
    },

    /** What is chosen so far: choose cards as given. */
    pickedForPassing(f: PassingFrame): PickedSoFar {
      return { answers: f.given.map((each) => each + 1), atLeast: f.atLeast6, atMost: f.atMost7 }
    },

    /** [passing] Every rule that keeps `passing` from happening. */
    refusalsOfPassing(s: State, _args: readonly Captured[], out: number[]): void {
      if (rules.passingDistanceOf(s) === 0) out.push(5 /* passing only if */)
    },

    /** [tricks] Begins `round`, which may stop to ask. */
    round(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.round, [])
      pushFrame<RoundFrame>(s, { proc: PROC.roundFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepRound(s: State, f: RoundFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.trickNumber = reckoned(s.trickNumber + 1, 5)
            s.led = NONE
            s.winning = NONE
            f.list1 = seatsFrom(s, s.leader)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 < f.list1.length) {
              const p = f.list1[f.next2++]!
              return rules.turn(s, p)
            }
            s.leader = s.winner
            rules.moveAll(s, ZONE.trick, ZONE.taken + s.winner)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [tricks] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 2, f.p, false)
        case 1 /* after the answer */:
          return popFrame(s)
      }
    },

    /** What a seat may do at `turn`; of that, what does most of what is asked for. */
    permitsAtTurn(s: State, seat: number, out: number[], asked: number): void {
      let most = 0
      // [tricks] any-card
      for (const c of s.zones[ZONE.hand + seat]!) {
        const done = rules.doneByPlayAtTurn(s, seat, asked, c)
        if (done >= most) {
          if (done > most) {
            most = done
            emptied(out)
          }
          out.push(1 + c)
        }
      }
    },

    /** What `play` does of what must be done at `turn`. */
    doneByPlayAtTurn(s: State, seat: number, asked: number, c: number): number {
      let done = 0
      if ((asked & (1 << 29)) !== 0 && rules.doesOpeningLead(s, seat, c)) done += 1 << 29
      if ((asked & (1 << 28)) !== 0 && rules.doesFollowSuit(s, seat, c)) done += 1 << 28
      if ((asked & (1 << 27)) !== 0 && rules.doesNoHeartLead(s, seat, c)) done += 1 << 27
      if ((asked & (1 << 26)) !== 0 && rules.doesNoPointsFirst(s, seat, c)) done += 1 << 26
      return done
    },

    /** What must be done at `turn` if able: a bit for each rule, the first the highest. */
    asksAtTurn(s: State, _seat: number): number {
      let asked = 0
      if (s.trickNumber === 1 && s.led === NONE) asked += 1 << 29 /* opening-lead */
      if (s.led !== NONE) asked += 1 << 28 /* follow-suit */
      if (s.led === NONE && !rules.brokenOf(s)) asked += 1 << 27 /* no-heart-lead */
      if (s.trickNumber === 1) asked += 1 << 26 /* no-points-first */
      return asked
    },

    /** What a seat may do at `turn`; of that, what it must do if able. */
    offersAtTurn(s: State, seat: number, out: number[]): void {
      rules.permitsAtTurn(s, seat, out, rules.asksAtTurn(s, seat))
    },

    /** The obligation at `turn` that leaves a permitted move out. */
    obligationsAtTurn(s: State, seat: number, code: number, reasons: number[]): void {
      const asked = rules.asksAtTurn(s, seat)
      const offered = (of: number): boolean => {
        const out: number[] = []
        rules.permitsAtTurn(s, seat, out, of)
        return out.includes(code)
      }
      if (!offered(0)) return
      if (!offered(asked & -(1 << 29))) return void reasons.push(1 /* opening-lead */)
      if (!offered(asked & -(1 << 28))) return void reasons.push(2 /* follow-suit */)
      if (!offered(asked & -(1 << 27))) return void reasons.push(3 /* no-heart-lead */)
      if (!offered(asked & -(1 << 26))) return void reasons.push(4 /* no-points-first */)
    },

    /** [tricks] Carries out `play`. */
    play(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.play, [c, p], [c])
      if (rules.isBreaker(s, c)) s.timesPlayDuringDeal += 1
      const begun = s.log?.length
      rules.move(s, c, ZONE.trick)
      if (s.led === NONE) s.led = PRINTED_SUIT[s.def[c]!]!
      if (
        s.winning === NONE ||
        (PRINTED_SUIT[s.def[c]!]! === s.led &&
          isAbove(PRINTED_RANK[s.def[c]!]!, s.winning === NONE ? NONE : PRINTED_RANK[s.def[s.winning]!]!))
      ) {
        s.winning = heldAnew(s, 'winning', 0, c)
        s.winner = p
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [opening] Whether a move does what `opening-lead` asks for. */
    doesOpeningLead(s: State, _seat: number, card2: number): boolean {
      return s.def[card2]! === CARD['2♣']
    },

    /** [follow] Whether a move does what `follow-suit` asks for. */
    doesFollowSuit(s: State, _seat: number, c: number): boolean {
      return PRINTED_SUIT[s.def[c]!]! === s.led
    },

    /** [leading] Whether a move does what `no-heart-lead` asks for. */
    doesNoHeartLead(s: State, _seat: number, c: number): boolean {
      return !rules.isHeart(s, c)
    },

    /** [first-trick] Whether a move does what `no-points-first` asks for. */
    doesNoPointsFirst(s: State, _seat: number, c: number): boolean {
      return rules.pointsOf(s, c) <= 0
    },

    /** [scoring] Carries out `score`. */
    score(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.score, [])
      for (const p of seats(s)) {
        if (s.shared !== undefined) s.total = owned(s.total, s.shared.lists.total)
        s.total[p] = reckoned(s.total[p]! + sumOf(s.zones[ZONE.taken + p]!, (each) => rules.pointsOf(s, each)), 6)
      }
      for (const p2 of seats(s)) {
        if (rules.isMoonShooter(s, p2)) rules.shoot(s, p2)
      }
    },

    /** [moon] Carries out `shoot`. */
    shoot(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.shoot, [p])
      if (s.shared !== undefined) s.total = owned(s.total, s.shared.lists.total)
      s.total[p] = reckoned(
        s.total[p]! - sumOf(s.zones[ZONE.taken + p]!, (c) => (rules.pointsOf(s, c) > 0 ? rules.pointsOf(s, c) : 0)),
        7,
      )
      for (const q of seats(s)) {
        if (q !== p) {
          if (s.shared !== undefined) s.total = owned(s.total, s.shared.lists.total)
          s.total[q] = reckoned(s.total[q]! + 26, 8)
        }
      }
    },
  }
}
