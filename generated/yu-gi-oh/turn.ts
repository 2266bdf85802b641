// Compiled from the rules of YuGiOh into turn.ts: what rules/yu-gi-oh/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, addEffect, endGame, goesOn, goesRound, happens, leave, loseSight, membersOf, noteCreate, noteDone, noteEvent,
  noteShuffle, owned, popFrame, pushFrame, range, reckoned, refuse, seats, shuffle, takeEffect, takePutOff, through,
  top, union, within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
import { CARD, EFFECT_ZONES, EVENT, LANGUAGE, MOVE, PRINTED_OVERSEAS_ONLY, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AfterMoveFrame2, DealFrame, DrawDuelFrame, DrawFrame, DrawPhaseFrame, DuelFrame, EndPhaseFrame, EndingFrame,
  LoseFrame, MainPhaseFrame, MatchFrame, StandbyFrame, StandbyPhaseFrame, State, TurnFrame, WinFrame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.start.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0 })
    },

    stepMatch(s: State, f: MatchFrame): void {
      switch (f.pc) {
        case 0:
          rules.setUp(s)
          f.pc = 1
          return rules.duel(s)
        case 1 /* after duel */:
          return endGame(s)
      }
    },

    /** [ygo.start.1] Carries out `set-up`. */
    setUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['set-up'], [])
      for (const p of seats(s)) rules.buildDeck(s, p)
    },

    /** [ygo.start.1] Carries out `build-deck`. */
    buildDeck(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['build-deck'], [p])
      const begun = s.log?.length
      for (const each of s.mainDeck[p]!.slice()) {
        const made = rules.createCard(s, each, ZONE.deck + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
      }
      for (const each2 of s.extraDeck[p]!.slice()) {
        const made2 = rules.createCard(s, each2, ZONE.extra + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made2, s.place[made2]!)
      }
      for (const each3 of s.sideDeck[p]!.slice()) {
        const made3 = rules.createCard(s, each3, ZONE.side + p)
        if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made3, s.place[made3]!)
      }
      // [ygo.lang.1]
      for (const c of union(s.zones[ZONE.deck + p]!, s.zones[ZONE.extra + p]!)) {
        if (PRINTED_OVERSEAS_ONLY[s.def[c]!]!) {
          if (s.shared !== undefined) s.language = owned(s.language, s.shared.lists.language)
          s.language[c] = LANGUAGE.en
        }
      }
      if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
      shuffle(s, ZONE.deck + p)
      loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [ygo.start.2] Begins `duel`, which may stop to ask. */
    duel(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.duel, [])
      // prettier-ignore
      pushFrame<DuelFrame>(s, {
        proc: PROC.duelFrame, pc: 0, answer: 0, members1: [], active3: [], changed4: 0, lines: 0, next5: 0,
        following6: [], next7: 0,
      })
    },

    stepDuel(s: State, f: DuelFrame): void {
      let p: number = NONE
      let at2: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            f.members1 = seats(s).filter((p2) => rules.isDuellist(s, p2))
            f.active3 = f.members1.map((_, i) => i)
            if (f.active3.length === 0) {
              f.pc = 4
              continue
            }
            s.linesDeep += 1
            f.lines = 1
            f.next5 = 0
            f.pc = 2
            continue
          case 1:
            return popFrame(s)
          case 2:
            if (f.next5 < f.active3.length) {
              at2 = f.active3[f.next5]!
              f.next5 += 1
              p = f.members1[at2]!
              return rules.deal(s, p)
            }
            f.lines = 0
            s.linesDeep -= 1
            f.following6 = takePutOff(s)
            f.next7 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next7 >= f.following6.length) {
              f.pc = 4
              continue
            }
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
          case 4:
            goesRound(5)
            f.pc = 5
            return rules.turn(s, s.turnPlayer)
          case 5 /* after turn */:
            s.turnPlayer = rules.foeOf(s, s.turnPlayer)
            if (seats(s).length === 0) return popFrame(s)
            f.pc = 4
            continue
        }
    },

    afterMove4(s: State, card2: number, from2: number, to2: number): void {
      pushFrame<AfterMoveFrame2>(s, {
        proc: PROC.afterMoveFrame2,
        pc: 0,
        answer: 0,
        card2,
        from2,
        to2,
        matching1: [],
        next2: 0,
      })
    },

    stepAfterMove4(s: State, f: AfterMoveFrame2): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (rules.matchesAfterMove(s, f.card2, f.from2, f.to2)) rules.afterMove(s, f.card2)
            // [ygo.zone.4]
            f.pc = 1
            if (rules.matchesAfterMove2(s, f.card2, f.from2, f.to2)) rules.afterMove2(s, f.card2)
            return
          case 1 /* after after-move-2 */:
            // [ygo.cards.6]
            f.matching1 = membersOf(s, ZONE.hand, (it2) => rules.matchesAfterMove3(s, it2, f.card2, f.from2, f.to2))
            f.next2 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next2 >= f.matching1.length) {
              for (const this_ of membersOf(s, ZONE.monsters, (it3) =>
                rules.matchesWhenMove(s, it3, f.card2, f.from2, f.to2),
              ))
                addEffect(s, 0, PROC.whenMoveFrame, rules.holder(s, this_), this_, true, [
                  rules.holder(s, this_),
                  this_,
                ])
              return popFrame(s)
            }
            f.next2 += 1
            return rules.afterMove3(s, rules.holder(s, f.matching1[f.next2 - 1]!), f.matching1[f.next2 - 1]!)
        }
    },

    /** [ygo.start.2] Begins `deal`, which may stop to ask. */
    deal(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.deal, [p])
      pushFrame<DealFrame>(s, { proc: PROC.dealFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepDeal(s: State, f: DealFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(top(s.zones[ZONE.deck + f.p]!, rules.openingHandOf(s)), 6)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            goesOn(6)
            const each = f.list1[f.next2++]!
            return rules.move(s, each, ZONE.hand + f.p)
          }
        }
    },

    /** [ygo.turn.1] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      goesRound(8)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      s.timesDeclareAttackDuringTurn = 0
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          s.turnNumber = reckoned(s.turnNumber + 1, 7)
          rules.newTurn(s, f.p)
          f.pc = 2
          return rules.drawPhase(s, f.p)
        case 1 /* after end-phase */:
          return popFrame(s)
        case 2 /* after draw-phase */:
          f.pc = 3
          return rules.standbyPhase(s, f.p)
        case 3 /* after standby-phase */:
          f.pc = 4
          return rules.mainPhase(s, f.p)
        case 4 /* after main-phase */:
          f.pc = 5
          return rules.battlePhase(s, f.p)
        case 5 /* after battle-phase */:
          f.pc = 6
          return rules.mainPhase(s, f.p)
        case 6 /* after main-phase */:
          f.pc = 1
          return rules.endPhase(s, f.p)
      }
    },

    /** [ygo.turn.1] Carries out `new-turn`. */
    newTurn(s: State, p: number): void {
      if (s.over) return
      for (const it2 of s.zones[ZONE.lasting]!.slice())
        if (
          rules.reachesCarryOutUntilNewTurnEnd(s, it2, p) ||
          rules.reachesCarryOutUntilNewTurn2End(s, it2, p) ||
          rules.reachesCarryOutUntilNewTurn3End(s, it2, p) ||
          rules.reachesCallSistersUntilNewTurnEnd(s, it2, p) ||
          rules.reachesDestroyUntilNewTurnEnd(s, it2, p)
        )
          takeEffect(s, it2, EFFECT_ZONES)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['new-turn'], [p])
      for (const q of seats(s)) {
        if (s.shared !== undefined) s.usedNames = owned(s.usedNames, s.shared.lists.usedNames)
        s.usedNames[q] = []
      }
      if (s.shared !== undefined) s.summoned = owned(s.summoned, s.shared.lists.summoned)
      s.summoned[p] = false
      for (const c of s.zones[ZONE.monsters + p]!) {
        if (within(s.place[c]!, ZONE.monsters)) {
          if (s.shared !== undefined) s.spent = owned(s.spent, s.shared.lists.spent)
          s.spent[c] = false
        }
        if (s.shared !== undefined) s.turned = owned(s.turned, s.shared.lists.turned)
        s.turned[c] = false
      }
    },

    /** [ygo.turn.2] Begins `draw-phase`, which may stop to ask. */
    drawPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-phase'], [p])
      pushFrame<DrawPhaseFrame>(s, { proc: PROC.drawPhaseFrame, pc: 0, answer: 0, p })
    },

    stepDrawPhase(s: State, f: DrawPhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.beforeDraw(s, f.p)
            f.pc = 2
            if (s.turnNumber <= 1) continue
            return rules.draw(s, 1, f.p)
          case 1 /* after window */:
            return popFrame(s)
          case 2:
            f.pc = 1
            return rules.window(s)
        }
    },

    /** [ygo.turn.2] Carries out `before-draw`. */
    beforeDraw(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['before-draw'], [p])
    },

    /** [ygo.turn.2] Begins `draw`, which may stop to ask. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      // prettier-ignore
      pushFrame<DrawFrame>(s, { proc: PROC.drawFrame, pc: 0, answer: 0, n, p, list1: [], next2: 0, list3: [], next4: 0 })
    },

    stepDraw(s: State, f: DrawFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(1, f.n, 9), 10)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            goesOn(10)
            f.next2 += 1
            f.pc = 2
            if (s.zones[ZONE.deck + f.p]!.length > 0) continue
            return rules.lose(s, f.p)
          case 2:
            f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 11)
            f.next4 = 0
            f.pc = 3
            continue
          case 3: {
            if (f.next4 >= f.list3.length) {
              f.pc = 1
              continue
            }
            goesOn(11)
            const each = f.list3[f.next4++]!
            return rules.move(s, each, ZONE.hand + f.p)
          }
        }
    },

    /** [ygo.turn.3] Begins `standby-phase`, which may stop to ask. */
    standbyPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['standby-phase'], [p])
      pushFrame<StandbyPhaseFrame>(s, { proc: PROC.standbyPhaseFrame, pc: 0, answer: 0, p })
    },

    stepStandbyPhase(s: State, f: StandbyPhaseFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.standby(s, f.p)
        case 1 /* after window */:
          return popFrame(s)
        case 2 /* after standby */:
          f.pc = 1
          return rules.window(s)
      }
    },

    /** [ygo.turn.3] Begins `standby`, which may stop to ask. */
    standby(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.standby, [p])
      pushFrame<StandbyFrame>(s, { proc: PROC.standbyFrame, pc: 0, answer: 0, p })
    },

    stepStandby(s: State, f: StandbyFrame): void {
      switch (f.pc) {
        case 0:
          // [ygo.cards.5]
          f.pc = 1
          if (rules.matchesAfterStandby(s, f.p)) rules.afterStandby(s)
          return
        case 1 /* after after-standby */:
          return popFrame(s)
      }
    },

    /** [ygo.turn.4] Begins `main-phase`, which may stop to ask. */
    mainPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-phase'], [p])
      pushFrame<MainPhaseFrame>(s, { proc: PROC.mainPhaseFrame, pc: 0, answer: 0, p })
    },

    stepMainPhase(s: State, f: MainPhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            f.pc = 2
            return rules.ask(s, f, 1, f.p, true)
          case 2 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.window(s)
        }
    },

    /** What a seat may do at `main-phase`. */
    offersAtMainPhase(s: State, seat: number, out: number[]): void {
      // [ygo.spell.1] may-activate
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (!rules.isSpell(s, c)) continue
        const code = 1 + MOVE.activate + 16 * c
        if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
      }
      // [ygo.spell.1] may-activate-2
      for (const c of s.zones[ZONE.backrow + seat]!) {
        if (!rules.isSpell(s, c)) continue
        if (rules.isSetDown(s, c) && !rules.isQuick(s, c)) {
          const code = 1 + MOVE.activate + 16 * c
          if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
        }
      }
      // [ygo.spell.2] may-activate-3
      {
        const turnNumber2 = s.turnNumber
        for (const c of s.zones[ZONE.backrow + seat]!) {
          if (!rules.isQuick(s, c)) continue
          if (rules.isSetDown(s, c) && s.laid2[c]! < turnNumber2) {
            const code = 1 + MOVE.activate + 16 * c
            if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
          }
        }
      }
      // [ygo.trap.1] may-set-card
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (rules.isSpell(s, c) || rules.isTrap(s, c)) {
          if (rules.canSetCard(s, c, seat)) out.push(1 + MOVE['set-card'] + 16 * c)
        }
      }
      // [ygo.summon.1] may-normal-summon
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (!rules.isMonster(s, c)) continue
        if (rules.canNormalSummon(s, c, seat)) out.push(1 + MOVE['normal-summon'] + 16 * c)
      }
      // [ygo.summon.1] may-set-monster
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (!rules.isMonster(s, c)) continue
        if (rules.canSetMonster(s, c, seat)) out.push(1 + MOVE['set-monster'] + 16 * c)
      }
      // [ygo.summon.6] may-change-position
      for (const c of s.zones[ZONE.monsters + seat]!) {
        if (rules.canChangePosition(s, c, seat)) out.push(1 + MOVE['change-position'] + 16 * c)
      }
      // [ygo.synchro.1] may-summon-from-extra
      for (const f_ of s.zones[ZONE.extra + seat]!) {
        if (!rules.isFusionMonster(s, f_)) {
          if (rules.canSummonFromExtra(s, f_, seat)) out.push(1 + MOVE['summon-from-extra'] + 16 * f_)
        }
      }
      // [ygo.cards.4] may-call-sisters
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (s.def[this_]! === CARD['《エクソシスター・マルファ》'] && s.place[this_] === ZONE.hand + seat) {
          if (rules.canCallSisters(s, this_, seat)) out.push(1 + MOVE['call-sisters'] + 16 * this_)
        }
      }
      // [ygo.cards.4] may-peer
      if ((s.zones[ZONE.hand + rules.foeOf(s, seat)] ?? []).length > 0) {
        for (const this_ of s.zones[ZONE.monsters + seat]!) {
          if (
            s.def[this_]! === CARD['《N・マリン・ドルフィン》'] &&
            s.place[this_] === ZONE.monsters + seat &&
            rules.isFaceUp(s, this_) &&
            !rules.isNegated(s, this_)
          ) {
            if (rules.canPeer(s, this_, seat)) out.push(1 + MOVE.peer + 16 * this_)
          }
        }
      }
      // [ygo.cards.4] may-impersonate
      for (const this_ of s.zones[ZONE.monsters + seat]!) {
        if (
          s.def[this_]! === CARD['《ファントム・オブ・カオス》'] &&
          s.place[this_] === ZONE.monsters + seat &&
          rules.isFaceUp(s, this_) &&
          !rules.isNegated(s, this_)
        ) {
          if (rules.canImpersonate(s, this_, seat)) out.push(1 + MOVE.impersonate + 16 * this_)
        }
      }
      // [ygo.cards.6] may-create-light
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (s.def[this_]! === CARD['《光の創造神 ホルアクティ》'] && s.place[this_] === ZONE.hand + seat) {
          if (rules.canCreateLight(s, this_, seat)) out.push(1 + MOVE['create-light'] + 16 * this_)
        }
      }
      // [ygo.cards.6] may-begin-all
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (s.def[this_]! === CARD['《万物創世龍》'] && s.place[this_] === ZONE.hand + seat) {
          if (rules.canBeginAll(s, this_, seat)) out.push(1 + MOVE['begin-all'] + 16 * this_)
        }
      }
    },

    /** [ygo.turn.6] Begins `end-phase`, which may stop to ask. */
    endPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-phase'], [p])
      pushFrame<EndPhaseFrame>(s, { proc: PROC.endPhaseFrame, pc: 0, answer: 0, p })
    },

    stepEndPhase(s: State, f: EndPhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.ending(s, f.p)
          case 1 /* after ending */:
            f.pc = 2
            return rules.window(s)
          case 2:
            if (s.zones[ZONE.hand + f.p]!.length <= 6) return popFrame(s)
            goesRound(12)
            f.pc = 3
            return rules.ask(s, f, 2, f.p, false)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              const c = f.answer - 1
              f.pc = 2
              return rules.discard(s, c)
            }
            refuse(s, 0)
            f.pc = 2
            continue
        }
    },

    /** [ygo.turn.6] What may be answered: choose a card. */
    answersToEndPhase(s: State, f: EndPhaseFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) out.push(c + 1)
    },

    /** [ygo.turn.6] Begins `ending`, which may stop to ask. */
    ending(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.ending, [p])
      pushFrame<EndingFrame>(s, { proc: PROC.endingFrame, pc: 0, answer: 0, p })
    },

    stepEnding(s: State, f: EndingFrame): void {
      switch (f.pc) {
        case 0:
          if (rules.matchesAfterEnding(s, f.p)) rules.afterEnding(s)
          // [ygo.cards.2]
          f.pc = 1
          if (rules.matchesAfterEnding2(s, f.p)) rules.afterEnding2(s)
          return
        case 1 /* after after-ending-2 */:
          return popFrame(s)
      }
    },

    /** [ygo.end.1] Begins `lose`, which may stop to ask. */
    lose(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.lose, [p])
      pushFrame<LoseFrame>(s, { proc: PROC.loseFrame, pc: 0, answer: 0, p })
    },

    stepLose(s: State, f: LoseFrame): void {
      switch (f.pc) {
        case 0:
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[f.p] = -1
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[rules.foeOf(s, f.p)] = 1
          f.pc = 1
          return leave(s, PROC.duelFrame, 1)
        case 1:
          return popFrame(s)
      }
    },

    /** [ygo.end.2] */
    isWinning(s: State, p: number): boolean {
      return through(s.zones[ZONE.hand + p]!, 68).some(
        (e) =>
          s.def[e]! === CARD['《封印されしエクゾディア》'] &&
          !through(rules.exodiaOf(s), 67).some(
            (n) => !through(s.zones[ZONE.hand + p]!, 66).some((x) => rules.namedOf(s, x, n, e)),
          ),
      )
    },

    /** [ygo.end.2] Begins `win`, which may stop to ask. */
    win(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.win, [p])
      pushFrame<WinFrame>(s, { proc: PROC.winFrame, pc: 0, answer: 0, p })
    },

    stepWin(s: State, f: WinFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [ygo.end.3]
            if (!rules.isWinning(s, rules.foeOf(s, f.p))) {
              f.pc = 2
              continue
            }
            f.pc = 2
            return rules.drawDuel(s, f.p)
          case 1 /* after lose */:
            return popFrame(s)
          case 2:
            f.pc = 1
            return rules.lose(s, rules.foeOf(s, f.p))
        }
    },

    /** [ygo.end.3] Begins `draw-duel`, which may stop to ask. */
    drawDuel(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-duel'], [p])
      pushFrame<DrawDuelFrame>(s, { proc: PROC.drawDuelFrame, pc: 0, answer: 0, p })
    },

    stepDrawDuel(s: State, f: DrawDuelFrame): void {
      switch (f.pc) {
        case 0:
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[f.p] = 0
          if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
          s.result[rules.foeOf(s, f.p)] = 0
          f.pc = 1
          return leave(s, PROC.duelFrame, 1)
        case 1:
          return popFrame(s)
      }
    },
  }
}
