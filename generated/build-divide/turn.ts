// Compiled from the rules of BuildDivide into turn.ts: what rules/build-divide/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, at, goesOn, goesRound, happens, isChosen, loseSight, nextSeat, noteDone, noteEvent, noteShuffle, orElse,
  owned, popFrame, pushFrame, range, reckoned, refuse, refuseText, seats, seatsFrom, shuffle, through, top, within,
} from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { CARD, DESTINATION, EVENT, MOVE, PHASE, PRINTED_STARTING_LIFE, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AttackPhaseFrame, DiscardFrame, DrawFrame, DrawFromLifeFrame, DrawOneFrame, DrawPhaseFrame, EndPhaseFrame,
  MainPhaseFrame, MatchFrame, RedrawFrame, RedrawInTurnFrame, SetUpFrame, SettleFirstPlayerFrame, State, TurnFrame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.start.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0 })
    },

    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.setUp(s)
          case 1:
            goesRound(0)
            f.pc = 2
            return rules.turn(s, s.turnPlayer)
          case 2 /* after turn */:
            s.turnPlayer = rules.successorOf(s, s.turnPlayer)
            f.pc = 1
            continue
        }
    },

    /** [bd.turn.1] */
    successorOf(s: State, p: number): number {
      return nextSeat(s, p, 1)
    },

    /** [bd.start.1] Begins `set-up`, which may stop to ask. */
    setUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['set-up'], [])
      pushFrame<SetUpFrame>(s, { proc: PROC.setUpFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepSetUp(s: State, f: SetUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            for (const p of seats(s)) rules.buildDeck(s, p)
            // [bd.start.2]
            f.pc = 1
            return rules.settleFirstPlayer(s)
          case 1 /* after settle-first-player */:
            // [bd.start.3]
            f.list1 = through(seats(s), 1)
            f.next2 = 0
            f.pc = 2
            continue
          case 2: {
            if (f.next2 >= f.list1.length) {
              f.pc = 3
              return rules.redrawInTurn(s)
            }
            goesOn(1)
            const p2 = f.list1[f.next2++]!
            return rules.draw(s, rules.openingHandOf(s), p2)
          }
          case 3 /* after redraw-in-turn */:
            // [bd.start.5]
            rules.layLife(s)
            // [bd.start.6]
            for (const p3 of seats(s)) {
              for (const _i of range(1, rules.openingEnergyOf(s))) {
                for (const each of top(s.zones[ZONE.deck + p3]!, 1)) rules.move(s, each, ZONE.energy + p3)
              }
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
        }
    },

    /** [bd.start.2] Begins `settle-first-player`, which may stop to ask. */
    settleFirstPlayer(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-first-player'], [])
      pushFrame<SettleFirstPlayerFrame>(s, { proc: PROC.settleFirstPlayerFrame, pc: 0, answer: 0 })
    },

    stepSettleFirstPlayer(s: State, f: SettleFirstPlayerFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.ask(s, f, 1, CHANCE, false)
        case 1 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 0)
          const f_ = f.answer - 1
          s.startingPlayer = f_
          s.turnPlayer = f_
          return popFrame(s)
        }
      }
    },

    /** [bd.start.2] What may be answered: choose a player. */
    answersToSettleFirstPlayer(s: State, _f: SettleFirstPlayerFrame, out: number[]): void {
      for (const f_ of seats(s)) out.push(f_ + 1)
    },

    /** [bd.start.4] Begins `redraw-in-turn`, which may stop to ask. */
    redrawInTurn(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['redraw-in-turn'], [])
      pushFrame<RedrawInTurnFrame>(s, { proc: PROC.redrawInTurnFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 })
    },

    stepRedrawInTurn(s: State, f: RedrawInTurnFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = seatsFrom(s, s.turnPlayer)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            goesOn(2)
            f.p = f.list1[f.next2++]!
            f.pc = 2
            return rules.ask(s, f, 2, f.p, true)
          case 2 /* after the answer */:
            f.pc = 1
            if (f.answer === 0) continue
            return rules.redraw(s, f.p)
        }
    },

    /** [bd.start.4] Begins `redraw`, which may stop to ask. */
    redraw(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.redraw, [p])
      pushFrame<RedrawFrame>(s, { proc: PROC.redrawFrame, pc: 0, answer: 0, p, old: [] })
    },

    stepRedraw(s: State, f: RedrawFrame): void {
      switch (f.pc) {
        case 0:
          f.old = s.zones[ZONE.hand + f.p]!.slice()
          f.pc = 1
          return rules.draw(s, rules.openingHandOf(s), f.p)
        case 1 /* after draw */:
          for (const each of f.old) rules.move(s, each, ZONE.deck + f.p)
          if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.p)
          shuffle(s, ZONE.deck + f.p)
          loseSight(s, s.zones[ZONE.deck + f.p]!, HOLDS_CARDS)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [bd.start.5] Carries out `lay-life`. */
    layLife(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['lay-life'], [])
      for (const p of seats(s)) rules.layOwnLife(s, p)
    },

    /** [bd.start.5] Carries out `lay-own-life`. */
    layOwnLife(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['lay-own-life'], [p])
      const begun = s.log?.length
      for (const _i of through(range(1, rules.lifeShareOf(s, p), 3), 4)) {
        goesOn(4)
        if (s.options[0] === 0 /* life-order: on-top */) {
          rules.moveTop(s, ZONE.deck + p, 1, ZONE.life + p)
        } else {
          for (const each of through(top(s.zones[ZONE.deck + p]!, 1), 5)) rules.move(s, each, ZONE.life + p, true)
        }
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [bd.start.5] */
    lifeShareOf(s: State, p: number): number {
      return orElse(
        at(PRINTED_STARTING_LIFE, at(s.def, s.zones[ZONE.territory + p]!.at(-1) ?? NONE)),
        rules.usualLifeOf(s),
      )
    },

    /** [bd.turn.1] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      s.runningTurn += 1
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      s.timesChargeDuringTurn = []
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          s.turnNumber = reckoned(s.turnNumber + 1, 6)
          rules.standPhase(s, f.p)
          f.pc = 2
          return rules.drawPhase(s, f.p)
        case 1 /* after end-phase */:
          rules.endRulesDuringTurn(s)
          return popFrame(s)
        case 2 /* after draw-phase */:
          f.pc = 3
          return rules.mainPhase(s, f.p)
        case 3 /* after main-phase */:
          f.pc = 4
          return rules.attackPhase(s, f.p)
        case 4 /* after attack-phase */:
          f.pc = 1
          return rules.endPhase(s, f.p)
      }
    },

    /** [bd.turn.2] Carries out `stand-phase`. */
    standPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['stand-phase'], [p])
      s.phaseNow = PHASE.standing
      for (const c2 of s.zones[ZONE.energy + p]!.filter((c) => rules.isRested(s, c))) {
        if (s.place[c2] === ZONE.field || within(s.place[c2]!, ZONE.energy)) {
          if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
          s.rested[c2] = false
        }
      }
      for (const c4 of s.zones[ZONE.field]!.filter((c3) => rules.isRested(s, c3) && rules.controllerOf(s, c3) === p)) {
        if (s.place[c4] === ZONE.field || within(s.place[c4]!, ZONE.energy)) {
          if (s.shared !== undefined) s.rested = owned(s.rested, s.shared.lists.rested)
          s.rested[c4] = false
        }
      }
    },

    /** [bd.turn.3] Whether `draw-phase` may happen. */
    canDrawPhase(s: State, p: number): boolean {
      return !rules.forbidsNoFirstDraw(s, p)
    },

    /** [bd.turn.3] Carries out `draw-phase` if it may happen. */
    drawPhase(s: State, p: number): void {
      if (rules.canDrawPhase(s, p)) return rules.doDrawPhase(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['draw-phase'], [p], s.reasons)
    },

    /** [bd.turn.3] Begins `draw-phase`, which may stop to ask. */
    doDrawPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-phase'], [p])
      pushFrame<DrawPhaseFrame>(s, { proc: PROC.drawPhaseFrame, pc: 0, answer: 0, p })
    },

    stepDrawPhase(s: State, f: DrawPhaseFrame): void {
      switch (f.pc) {
        case 0:
          s.phaseNow = PHASE.drawing
          f.pc = 1
          return rules.draw(s, rules.cardsPerDrawOf(s), f.p)
        case 1 /* after draw */:
          return popFrame(s)
      }
    },

    /** [bd.turn.3] Every rule that keeps `draw-phase` from happening. */
    refusalsOfDrawPhase(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (rules.forbidsNoFirstDraw(s, p)) out.push(19 /* no-first-draw */)
    },

    /** [bd.turn.3] `no-first-draw` */
    forbidsNoFirstDraw(s: State, _p: number): boolean {
      return s.turnNumber === 1
    },

    /** [bd.turn.4] Begins `main-phase`, which may stop to ask. */
    mainPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-phase'], [p])
      pushFrame<MainPhaseFrame>(s, { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p })
    },

    stepMainPhase(s: State, f: MainPhaseFrame): void {
      switch (f.pc) {
        case 0:
          s.phaseNow = PHASE.main
          f.pc = 1
          return rules.playWindow(s)
        case 1 /* after play-window */:
          return popFrame(s)
      }
    },

    /** [bd.turn.5] Begins `attack-phase`, which may stop to ask. */
    attackPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['attack-phase'], [p])
      pushFrame<AttackPhaseFrame>(s, { proc: PROC.attackPhaseFrame, pc: 0, answer: 0, p })
    },

    stepAttackPhase(s: State, f: AttackPhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.phaseNow = PHASE.attacking
            f.pc = 1
            continue
          case 1:
            f.pc = 2
            return rules.ask(s, f, 3, f.p, true)
          case 2 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.damageCheck(s)
        }
    },

    /** What a seat may do at `attack-phase`. */
    offersAtAttackPhase(s: State, seat: number, out: number[]): void {
      // [bd.attack.1] may-attack-player
      for (const q of seats(s)) {
        for (const u of s.zones[ZONE.field]!) {
          if (!rules.isUnit(s, u)) continue
          if (rules.controllerOf(s, u) === seat && !rules.isRested(s, u) && rules.faces(s, seat, q))
            out.push(1 + MOVE['attack-player'] + 8 * (q + 16 * u))
        }
      }
      // [bd.attack.1] attack-on-unit
      for (const t2 of s.zones[ZONE.field]!) {
        if (!rules.isUnit(s, t2)) continue
        for (const u of s.zones[ZONE.field]!) {
          if (!(rules.isUnit(s, u) && rules.controllerOf(s, u) === seat)) continue
          if (!rules.isRested(s, u) && rules.isRested(s, t2) && rules.opposes(s, rules.controllerOf(s, t2), seat))
            out.push(1 + MOVE['attack-unit'] + 8 * (t2 + 2048 * u))
        }
      }
    },

    /** [bd.turn.6] Begins `end-phase`, which may stop to ask. */
    endPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-phase'], [p])
      pushFrame<EndPhaseFrame>(s, {
        proc: PROC.endPhaseFrame,
        pc: 0,
        answer: 0,
        p,
        surplus: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    stepEndPhase(s: State, f: EndPhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.phaseNow = PHASE.ending
            f.surplus = []
            f.atLeast1 = Math.max(0, s.zones[ZONE.hand + f.p]!.length - rules.handLimitOf(s, f.p))
            f.atMost2 = Math.max(0, s.zones[ZONE.hand + f.p]!.length - rules.handLimitOf(s, f.p))
            f.pc = 1
            continue
          case 1:
            if (f.surplus.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 4, f.p, f.surplus.length >= f.atLeast1, f.surplus.length)
          case 2:
            if (f.surplus.length < f.atLeast1) refuse(s, 1)
            for (const each of f.surplus) rules.move(s, each, ZONE.graveyard + f.p)
            rules.healAll(s)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.surplus = [...f.surplus, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [bd.turn.6] What may be answered: choose cards as surplus. */
    answersToEndPhase(s: State, f: EndPhaseFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (!isChosen(c, f.surplus)) out.push(c + 1)
    },

    /** What is chosen so far: choose cards as surplus. */
    pickedForEndPhase(f: EndPhaseFrame): PickedSoFar {
      return { answers: f.surplus.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [bd.turn.6] Without exceptions. */
    defaultHandLimitOf(s: State, _p: number): number {
      return rules.usualHandLimitOf(s)
    },

    /** [bd.turn.6] */
    handLimitOf(s: State, p: number): number {
      let value = rules.defaultHandLimitOf(s, p)
      // [bd.samples.4] hand-limit-exception
      for (const it2 of s.zones[ZONE.field]!)
        if (s.def[it2]! === CARD['S4'] && p === nextSeat(s, rules.holder(s, it2), 1) && s.place[it2] === ZONE.field)
          value -= 1
      // [bd.fixtures.1] hand-limit-exception-2
      for (const it3 of s.zones[ZONE.field]!)
        if (s.def[it3]! === CARD['《larder》'] && p === rules.holder(s, it3) && s.place[it3] === ZONE.field) value += 2
      return value
    },

    /** [bd.draw.1] Begins `draw`, which may stop to ask. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      pushFrame<DrawFrame>(s, { proc: PROC.drawFrame, pc: 0, answer: 0, n, p, list1: [], next2: 0 })
    },

    stepDraw(s: State, f: DrawFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(1, f.n, 7), 8)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            return rules.drawOne(s, f.p)
        }
    },

    /** [bd.draw.1] Begins `draw-one`, which may stop to ask. */
    drawOne(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-one'], [p])
      pushFrame<DrawOneFrame>(s, { proc: PROC.drawOneFrame, pc: 0, answer: 0, p })
    },

    stepDrawOne(s: State, f: DrawOneFrame): void {
      switch (f.pc) {
        case 0:
          if (s.zones[ZONE.deck + f.p]!.length === 0) {
            // [bd.draw.2]
            f.pc = 1
            return rules.drawFromLife(s, f.p)
          }
          rules.moveTop(s, ZONE.deck + f.p, 1, ZONE.hand + f.p)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
        case 1 /* after draw-from-life */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [bd.draw.2] Begins `draw-from-life`, which may stop to ask. */
    drawFromLife(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-from-life'], [p])
      pushFrame<DrawFromLifeFrame>(s, { proc: PROC.drawFromLifeFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepDrawFromLife(s: State, f: DrawFromLifeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.zones[ZONE.life + f.p]!.length === 0) {
              rules.lose(s, f.p)
              if (s.over) return
              return popFrame(s)
            }
            f.list1 = top(s.zones[ZONE.life + f.p]!, 1)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const each = f.list1[f.next2++]!
            return rules.takeLife(s, each, DESTINATION['to-hand'], f.p)
          }
        }
    },

    /** [bd.draw.3] Begins `discard`, which may stop to ask. */
    discard(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.discard, [n, p])
      pushFrame<DiscardFrame>(s, {
        proc: PROC.discardFrame,
        pc: 0,
        answer: 0,
        n,
        p,
        dropped: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    stepDiscard(s: State, f: DiscardFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.dropped = []
            f.atLeast1 = f.n
            f.atMost2 = f.n
            f.pc = 1
            continue
          case 1:
            if (f.dropped.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 5, f.p, f.dropped.length >= f.atLeast1, f.dropped.length)
          case 2:
            if (f.dropped.length < f.atLeast1) refuse(s, 2)
            for (const each of f.dropped) rules.move(s, each, ZONE.graveyard + f.p)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.dropped = [...f.dropped, f.answer - 1]
            f.pc = 1
            continue
        }
    },

    /** [bd.draw.3] What may be answered: choose cards as dropped. */
    answersToDiscard(s: State, f: DiscardFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (!isChosen(c, f.dropped)) out.push(c + 1)
    },

    /** What is chosen so far: choose cards as dropped. */
    pickedForDiscard(f: DiscardFrame): PickedSoFar {
      return { answers: f.dropped.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [bd.draw.3] Carries out `destroy`. */
    destroy(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.destroy, [c], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.graveyard + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },
  }
}
