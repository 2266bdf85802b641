// Compiled from the rules of TagTeam into turn.ts: what rules/build-divide/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  goesOn, happens, loseSight, noteDone, noteEvent, noteShuffle, owned, popFrame, pushFrame, range, reckoned, refuse,
  seats, shuffle, through, top, within,
} from 'houserules/runtime'
import { CARD, EVENT, MOVE, PHASE } from '../build-divide/names.ts'
// prettier-ignore
import type { AttackPhaseFrame, DiscardFrame, DrawFrame, EndPhaseFrame, MatchFrame, RedrawFrame, SetUpFrame, TurnFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.start.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      s.timesRedrawDuringMatch = 0
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0 })
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
            f.pc = 4
            return rules.layLife(s)
          case 4 /* after lay-life */:
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

    /** [bd.start.4] Begins `redraw`, which may stop to ask. */
    redraw(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.redraw, [p])
      s.timesRedrawDuringMatch += 1
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

    /** [bd.start.5] Carries out `lay-own-life`. */
    layOwnLife(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['lay-own-life'], [p])
      const begun = s.log?.length
      for (const _i of through(range(1, rules.lifeShareOf(s, p), 4), 5)) {
        goesOn(5)
        if (s.options[0] === 0 /* life-order: on-top */) {
          rules.moveTop(s, ZONE.deck + p, 1, ZONE.life + rules.teamOf(s, p))
        } else {
          for (const each of through(top(s.zones[ZONE.deck + p]!, 1), 6))
            rules.move(s, each, ZONE.life + rules.teamOf(s, p), true)
        }
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          s.turnNumber = reckoned(s.turnNumber + 1, 7)
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

    /** [bd.turn.3] Every rule that keeps `draw-phase` from happening. */
    refusalsOfDrawPhase(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (rules.forbidsNoFirstDraw(s, p)) out.push(30 /* no-first-draw */)
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
            return rules.ask(s, f, 4, f.p, true)
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
      // [602-1, 602-1a] attack-on-unit
      for (const t2 of s.zones[ZONE.field]!) {
        if (!rules.isUnit(s, t2)) continue
        for (const u of s.zones[ZONE.field]!) {
          if (!(rules.isUnit(s, u) && rules.controllerOf(s, u) === seat)) continue
          if (!rules.isRested(s, u) && rules.isRested(s, t2) && rules.opposes(s, rules.controllerOf(s, t2), seat))
            out.push(1 + MOVE['attack-unit'] + 8 * (t2 + 2048 * u))
        }
      }
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
            return rules.ask(s, f, 5, f.p, f.surplus.length >= f.atLeast1, f.surplus.length)
          case 2:
            if (f.surplus.length < f.atLeast1) refuse(s, 2)
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

    /** [bd.turn.6] */
    handLimitOf(s: State, p: number): number {
      let value = rules.defaultHandLimitOf(s, p)
      // [bd.samples.4] hand-limit-exception
      for (const it2 of s.zones[ZONE.field]!)
        if (
          s.def[it2]! === CARD['S4'] &&
          rules.opposes(s, p, rules.holder(s, it2)) &&
          rules.mayBeMeantBy(s, p, it2) &&
          s.place[it2] === ZONE.field
        )
          value -= 1
      // [bd.fixtures.1] hand-limit-exception-2
      for (const it3 of s.zones[ZONE.field]!)
        if (
          s.def[it3]! === CARD['《larder》'] &&
          rules.allies(s, p, rules.holder(s, it3)) &&
          s.place[it3] === ZONE.field
        )
          value += 2
      return value
    },

    stepDraw(s: State, f: DrawFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(1, f.n, 8), 9)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.next2 += 1
            return rules.drawOne(s, f.p)
        }
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
            return rules.ask(s, f, 6, f.p, f.dropped.length >= f.atLeast1, f.dropped.length)
          case 2:
            if (f.dropped.length < f.atLeast1) refuse(s, 3)
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
  }
}
