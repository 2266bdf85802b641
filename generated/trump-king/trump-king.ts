// Compiled from the rules of TrumpKing into trump-king.ts: what rules/trump-king/trump-king.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PickedSoFar } from 'houserules/runtime'
// prettier-ignore
import {
  CHANCE, NONE, addEffect, announced, apart, completable, endGame, family, fillable, goesRound, happens, isAbove,
  isAtLeast, isChosen, loseSight, nextMembers, nextSeat, noteCreate, noteDone, noteEvent, noteShuffle, orElse, owned,
  popFrame, pushFrame, reckoned, refuse, refuseText, same, seats, shuffle, sumOf, top, union, whyNot, within,
} from 'houserules/runtime'
import type { TrumpKingRules } from './linked.ts'
import { DEFINITIONS, EVENT, MOVE, OPTION_NUMBERS, POSITION, PRINTED_RANK, PRINTED_SUIT, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  BattlePhaseFrame, DrawPhaseFrame, HandCheckFrame, MainFrame, MatchFrame, NameForFrame, NormalSummonFrame,
  SetMonsterFrame, SetUpFrame, SettleFirstPlayerFrame, SpecialSummonFrame, State, SynchroSummonFrame, TurnFrame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function trumpKingRules(all: object) {
  const rules = all as TrumpKingRules
  return {
    /** [setup.1] */
    isJoker(s: State, c: number): boolean {
      return PRINTED_RANK[s.def[c]!]! === NONE
    },

    /** [setup.2, synchro.4] */
    isSynchro(s: State, c: number): boolean {
      return isAbove(PRINTED_RANK[s.def[c]!]!, 10)
    },

    /** [setup.2, synchro.4] */
    isSynchroAsPrinted(_s: State, c: number): boolean {
      return isAbove(PRINTED_RANK[c]!, 10)
    },

    /** [normal-spell.1, normal-trap.1, club.1] */
    matches(s: State, a: number, b: number): boolean {
      return (
        same(PRINTED_SUIT[s.def[a]!]!, PRINTED_SUIT[s.def[b]!]!) ||
        same(PRINTED_RANK[s.def[a]!]!, PRINTED_RANK[s.def[b]!]!)
      )
    },

    /** [battle.1] */
    valueOf(s: State, c: number): number {
      return orElse(PRINTED_RANK[s.def[c]!]!, 0)
    },

    /** [life.1] */
    startingLifeOf(_s: State): number {
      return 40
    },

    /** [start.1] */
    openingHandOf(_s: State): number {
      return 5
    },

    /** [turn.1] */
    cardsPerDrawOf(_s: State): number {
      return 1
    },

    /** [summon.7] */
    monsterZonesOf(_s: State): number {
      return 3
    },

    /** [spell.6] */
    backrowZonesOf(_s: State): number {
      return 3
    },

    /** [summon.1] */
    summonsPerTurnOf(_s: State): number {
      return 1
    },

    /** [battle.10] */
    attacksPerBattleOf(_s: State): number {
      return 1
    },

    /** [setup.1] */
    fieldOf(s: State, p: number): readonly number[] {
      return union(s.zones[ZONE.monsters + p]!, s.zones[ZONE.backrow + p]!)
    },

    /** [setup.1] */
    opponentOf(s: State, p: number): number {
      return nextSeat(s, p, 1)
    },

    /** [setup.1] */
    controllerOf(s: State, c: number): number {
      return rules.holder(s, c)
    },

    /** [normal-trap.1] */
    isFresh(s: State, it: number): boolean {
      return s.fresh[it] === true
    },

    /** [monster.1] */
    isFaceUp(s: State, c: number): boolean {
      return (within(s.place[c]!, ZONE.monsters) && s.position[c]! !== POSITION['face-down']) || rules.isStanding(s, c)
    },

    /** [spell.9, trap.6] */
    isStanding(s: State, it: number): boolean {
      return s.standing[it] === true
    },

    /** [setup.1] */
    isOnField(s: State, c: number): boolean {
      return within(s.place[c]!, ZONE.monsters) || within(s.place[c]!, ZONE.backrow)
    },

    /** [spell.7, trap.6] */
    isContinuous(_s: State, _c: number): boolean {
      return false
    },

    /** [turn.6] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      s.timesDrawDuringMatch = []
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0 })
    },

    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.setUp(s)
          case 1:
            goesRound(19)
            f.pc = 2
            return rules.turn(s, s.turnPlayer)
          case 2 /* after turn */:
            // [gap.turn-limit]
            if (s.options[4] === 0 /* turn-limit: capped */ && s.turnNumber >= rules.longestGameOf(s)) return endGame(s)
            s.turnPlayer = rules.opponentOf(s, s.turnPlayer)
            f.pc = 1
            continue
        }
    },

    /** [gap.turn-limit] */
    longestGameOf(_s: State): number {
      return 200
    },

    /** [start.1] Begins `set-up`, which may stop to ask. */
    setUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['set-up'], [])
      pushFrame<SetUpFrame>(s, { proc: PROC.setUpFrame, pc: 0, answer: 0 })
    },

    stepSetUp(s: State, f: SetUpFrame): void {
      switch (f.pc) {
        case 0:
          for (const p of seats(s)) {
            // [setup.1]
            for (const d of DEFINITIONS) {
              if (!rules.isSynchroAsPrinted(s, d)) {
                const made = rules.createCard(s, d, ZONE.deck + p)
                if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
              }
            }
            // [setup.2, synchro.4]
            for (const d2 of DEFINITIONS) {
              if (rules.isSynchroAsPrinted(s, d2)) {
                const made2 = rules.createCard(s, d2, ZONE.extra + p)
                if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made2, s.place[made2]!)
              }
            }
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
            shuffle(s, ZONE.deck + p)
            loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
            // [start.1]
            for (const each of top(s.zones[ZONE.deck + p]!, rules.openingHandOf(s))) {
              // [start.1]
              rules.move(s, each, ZONE.dealt + p)
            }
          }
          f.pc = 1
          return rules.settleFirstPlayer(s)
        case 1 /* after settle-first-player */:
          // [start.2]
          for (const p2 of seats(s)) {
            for (const each2 of s.zones[ZONE.dealt + p2]!.slice()) rules.move(s, each2, ZONE.hand + p2)
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [gap.first-player, start.1] Begins `settle-first-player`, which may stop to ask. */
    settleFirstPlayer(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-first-player'], [])
      pushFrame<SettleFirstPlayerFrame>(s, { proc: PROC.settleFirstPlayerFrame, pc: 0, answer: 0 })
    },

    stepSettleFirstPlayer(s: State, f: SettleFirstPlayerFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.options[0] !== 0 /* first-player: random */) {
              f.pc = 1
              continue
            }
            f.pc = 2
            return rules.ask(s, f, 21, CHANCE, false)
          case 1:
            if (s.options[0] !== 1 /* first-player: chosen */) return popFrame(s)
            f.pc = 3
            return rules.ask(s, f, 22, 0, false)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 16)
              f.pc = 1
              continue
            }
            const f_ = f.answer - 1
            s.turnPlayer = f_
            f.pc = 1
            continue
          }
          case 3 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 17)
            const f_2 = f.answer - 1
            s.turnPlayer = f_2
            return popFrame(s)
          }
        }
    },

    /** [gap.first-player, start.1] What may be answered: choose a player. */
    answersToSettleFirstPlayer(s: State, _f: SettleFirstPlayerFrame, out: number[]): void {
      for (const f_ of seats(s)) out.push(f_ + 1)
    },

    /** [gap.first-player, start.1] What may be answered: choose a player. */
    answersToSettleFirstPlayer2(s: State, _f: SettleFirstPlayerFrame, out: number[]): void {
      for (const f_ of seats(s)) out.push(f_ + 1)
    },

    /** [turn.6] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      s.timesNormalSummonDuringTurn = []
      s.timesSetMonsterDuringTurn = []
      s.timesActivateSpellDuringTurn = []
      s.timesChangePositionDuringTurn = []
      s.timesBattlePhaseDuringTurn = []
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          s.turnNumber = reckoned(s.turnNumber + 1, 20)
          f.pc = 2
          return rules.drawPhase(s, f.p)
        case 1 /* after hand-check */:
          return popFrame(s)
        case 2 /* after draw-phase */:
          // [turn.3]
          f.pc = 3
          return rules.main(s, f.p)
        case 3 /* after main */:
          f.pc = 4
          return rules.battlePhase(s, f.p)
        case 4 /* after battle-phase */:
          // [turn.5]
          f.pc = 5
          return rules.main(s, f.p)
        case 5 /* after main */:
          f.pc = 1
          return rules.handCheck(s, f.p)
      }
    },

    /** [turn.1] Whether `draw-phase` may happen. */
    canDrawPhase(s: State, p: number): boolean {
      return !rules.forbidsFirstTurn(s, p)
    },

    /** [turn.1] Carries out `draw-phase` if it may happen. */
    drawPhase(s: State, p: number): void {
      if (rules.canDrawPhase(s, p)) return rules.doDrawPhase(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['draw-phase'], [p], s.reasons)
    },

    /** [turn.1] Begins `draw-phase`, which may stop to ask. */
    doDrawPhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-phase'], [p])
      pushFrame<DrawPhaseFrame>(s, { proc: PROC.drawPhaseFrame, pc: 0, answer: 0, p })
    },

    stepDrawPhase(s: State, f: DrawPhaseFrame): void {
      switch (f.pc) {
        case 0:
          // [gap.deck-out]
          if (s.zones[ZONE.deck + f.p]!.length === 0 && s.options[1] === 0 /* deck-out: loses */) {
            rules.lose(s, f.p)
            if (s.over) return
          }
          rules.draw(s, rules.cardsPerDrawOf(s), f.p)
          f.pc = 1
          return rules.window(s)
        case 1 /* after window */:
          return popFrame(s)
      }
    },

    /** [turn.1] Every rule that keeps `draw-phase` from happening. */
    refusalsOfDrawPhase(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (rules.forbidsFirstTurn(s, p)) out.push(76 /* first-turn */)
    },

    /** [turn.3, turn.5] Begins `main`, which may stop to ask. */
    main(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.main, [p])
      s.timesDrawDuringMain = []
      s.timesDestroyDuringMain = 0
      pushFrame<MainFrame>(s, { proc: PROC.mainFrame, pc: 0, answer: 0, p })
    },

    stepMain(s: State, f: MainFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            continue
          case 1 /* after window */:
            return popFrame(s)
          case 2:
            f.pc = 3
            return rules.ask(s, f, 23, f.p, true)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 1
              return rules.window(s)
            }
            f.pc = 2
            return rules.windowIfDue(s)
        }
    },

    /** What a seat may do at `main`. */
    offersAtMain(s: State, seat: number, out: number[]): void {
      // [monster.2] may-change-position
      for (const m of s.zones[ZONE.monsters + seat]!) {
        if (rules.canChangePosition(s, m, seat)) out.push(1 + MOVE['change-position'] + 16 * m)
      }
      // [spade.1, turn.3] may-spade-call
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (rules.isSpade(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
          if (rules.canSpadeCall(s, this_, seat)) out.push(1 + MOVE['spade-call'] + 16 * this_)
        }
      }
      // [spade-synchro.2] may-blast-2
      for (const this_ of s.zones[ZONE.monsters + seat]!) {
        if (rules.isSpadeSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !rules.isNegated(s, this_)) {
          if (rules.canBlast(s, this_, seat)) out.push(1 + MOVE.blast + 16 * this_)
        }
      }
      // [heart-synchro.1] may-insight-2
      if (s.life[seat]! > s.life[rules.opponentOf(s, seat)]!) {
        for (const this_ of s.zones[ZONE.monsters + seat]!) {
          if (rules.isHeartSynchro(s, this_) && s.place[this_] === ZONE.monsters + seat && !rules.isNegated(s, this_)) {
            if (rules.canInsight(s, this_, seat)) out.push(1 + MOVE.insight + 16 * this_)
          }
        }
      }
      // [club.1, gap.call-zone] may-club-call
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (rules.isClub(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
          if (rules.canClubCall(s, this_, seat)) out.push(1 + MOVE['club-call'] + 16 * this_)
        }
      }
      // [diamond.3, gap.call-zone] may-diamond-call-2
      for (const this_ of s.zones[ZONE.hand + seat]!) {
        if (rules.isDiamond(s, this_) && s.place[this_] === ZONE.hand + seat && !rules.isNegated(s, this_)) {
          if (rules.canDiamondCall(s, this_, seat)) out.push(1 + MOVE['diamond-call'] + 16 * this_)
        }
      }
      // [spell.4, turn.3] may-set-card
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (rules.canSetCard(s, c, seat)) out.push(1 + MOVE['set-card'] + 16 * c)
      }
      // [spell.1, spell.2, turn.3] may-activate-spell
      for (const c of s.zones[ZONE.hand + seat]!) {
        const code = 1 + MOVE['activate-spell'] + 16 * c
        if (!out.includes(code) && rules.canActivateSpell(s, c, seat)) out.push(code)
      }
      // [spell.5] may-activate-spell-2
      for (const c of s.zones[ZONE.backrow + seat]!) {
        const code = 1 + MOVE['activate-spell'] + 16 * c
        if (!out.includes(code) && rules.canActivateSpell(s, c, seat)) out.push(code)
      }
      // [trap.1, trap.3, trap.4] may-activate-trap
      for (const c of s.zones[ZONE.backrow + seat]!) {
        if (rules.canActivateTrap(s, c, seat)) out.push(1 + MOVE['activate-trap'] + 16 * c)
      }
      // [summon.1, turn.3] may-normal-summon
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (rules.canNormalSummon(s, c, seat)) out.push(1 + MOVE['normal-summon'] + 16 * c)
      }
      // [summon.3, turn.3] may-set-monster
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (rules.canSetMonster(s, c, seat)) out.push(1 + MOVE['set-monster'] + 16 * c)
      }
      // [synchro.1, synchro.2, synchro.3, synchro.5] may-synchro-summon
      for (const s_ of s.zones[ZONE.extra + seat]!) {
        if (!rules.isSynchro(s, s_)) continue
        if (rules.canSynchroSummon(s, s_, seat)) out.push(1 + MOVE['synchro-summon'] + 16 * s_)
      }
    },

    /** [turn.4, battle.11] Whether `battle-phase` may happen. */
    canBattlePhase(s: State, p: number): boolean {
      return !rules.forbidsFirstTurnBattlePhase(s, p)
    },

    /** [turn.4, battle.11] Carries out `battle-phase` if it may happen. */
    battlePhase(s: State, p: number): void {
      if (rules.canBattlePhase(s, p)) return rules.doBattlePhase(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['battle-phase'], [p], s.reasons)
    },

    /** [turn.4, battle.11] Begins `battle-phase`, which may stop to ask. */
    doBattlePhase(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['battle-phase'], [p])
      s.timesDrawDuringBattlePhase = {}
      s.timesHurtDuringBattlePhase = 0
      if (s.shared !== undefined)
        s.timesBattlePhaseDuringTurn = owned(s.timesBattlePhaseDuringTurn, s.shared.lists.timesBattlePhaseDuringTurn)
      s.timesBattlePhaseDuringTurn[p] = (s.timesBattlePhaseDuringTurn[p] ?? 0) + 1
      pushFrame<BattlePhaseFrame>(s, { proc: PROC.battlePhaseFrame, pc: 0, answer: 0, p })
    },

    stepBattlePhase(s: State, f: BattlePhaseFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [battle.10]
            for (const c of family(s, ZONE.monsters)) {
              if (s.shared !== undefined) s.attacksMade = owned(s.attacksMade, s.shared.lists.attacksMade)
              s.attacksMade[c] = 0
            }
            f.pc = 2
            continue
          case 1 /* after window */:
            return popFrame(s)
          case 2:
            f.pc = 3
            return rules.ask(s, f, 24, f.p, true)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 1
              return rules.window(s)
            }
            f.pc = 2
            return rules.windowIfDue(s)
        }
    },

    /** What a seat may do at `battle-phase`. */
    offersAtBattlePhase(s: State, seat: number, out: number[]): void {
      // [battle.2, battle.3, turn.4] may-attack-directly
      for (const a of s.zones[ZONE.monsters + seat]!) {
        if (rules.canAttackDirectly(s, a, seat)) out.push(1 + MOVE['attack-directly'] + 16 * a)
      }
      // [turn.4, battle.3] may-attack
      for (const a of s.zones[ZONE.monsters + seat]!) {
        for (const t2 of s.zones[ZONE.monsters + rules.opponentOf(s, seat)] ?? []) {
          if (rules.canAttack(s, a, t2, seat)) out.push(1 + MOVE.attack + 16 * (a + 2048 * t2))
        }
      }
      // [trap.1, trap.3, trap.4] may-activate-trap
      for (const c of s.zones[ZONE.backrow + seat]!) {
        if (rules.canActivateTrap(s, c, seat)) out.push(1 + MOVE['activate-trap'] + 16 * c)
      }
    },

    /** [turn.4, battle.11] Every rule that keeps `battle-phase` from happening. */
    refusalsOfBattlePhase(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (rules.forbidsFirstTurnBattlePhase(s, p)) out.push(76 /* first-turn */)
    },

    /** [gap.hand-limit] Begins `hand-check`, which may stop to ask. */
    handCheck(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['hand-check'], [p])
      pushFrame<HandCheckFrame>(s, {
        proc: PROC.handCheckFrame,
        pc: 0,
        answer: 0,
        p,
        surplus: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    stepHandCheck(s: State, f: HandCheckFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (s.options[2] === 0 /* hand-limit: unlimited */) {
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            f.surplus = []
            f.atLeast1 = Math.max(
              0,
              reckoned(s.zones[ZONE.hand + f.p]!.length - OPTION_NUMBERS[2]![s.options[2]!]!, 21),
            )
            f.atMost2 = Math.max(0, reckoned(s.zones[ZONE.hand + f.p]!.length - OPTION_NUMBERS[2]![s.options[2]!]!, 21))
            f.pc = 1
            continue
          case 1:
            if (f.surplus.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 25, f.p, f.surplus.length >= f.atLeast1, f.surplus.length)
          case 2:
            if (f.surplus.length < f.atLeast1) refuse(s, 18)
            for (const each of f.surplus) rules.move(s, each, ZONE.graveyard + f.p)
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

    /** [gap.hand-limit] What may be answered: choose cards as surplus. */
    answersToHandCheck(s: State, f: HandCheckFrame, out: number[]): void {
      for (const c of s.zones[ZONE.hand + f.p]!) if (!isChosen(c, f.surplus)) out.push(c + 1)
    },

    /** What is chosen so far: choose cards as surplus. */
    pickedForHandCheck(f: HandCheckFrame): PickedSoFar {
      return { answers: f.surplus.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [start.3] `first-turn` */
    forbidsFirstTurn(s: State, _p: number): boolean {
      return s.turnNumber === 1
    },

    /** [start.3] `first-turn-battle-phase` */
    forbidsFirstTurnBattlePhase(s: State, _p: number): boolean {
      return s.turnNumber === 1
    },

    /** [turn.2, gap.short-draw] Carries out `draw`. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      if (s.shared !== undefined)
        s.timesDrawDuringMatch = owned(s.timesDrawDuringMatch, s.shared.lists.timesDrawDuringMatch)
      s.timesDrawDuringMatch[p] = (s.timesDrawDuringMatch[p] ?? 0) + 1
      if (s.shared !== undefined)
        s.timesDrawDuringMain = owned(s.timesDrawDuringMain, s.shared.lists.timesDrawDuringMain)
      s.timesDrawDuringMain[p] = (s.timesDrawDuringMain[p] ?? 0) + 1
      if (s.shared !== undefined)
        s.timesDrawDuringBattlePhase = owned(s.timesDrawDuringBattlePhase, s.shared.lists.timesDrawDuringBattlePhase)
      s.timesDrawDuringBattlePhase[`${n},${p}`] = (s.timesDrawDuringBattlePhase[`${n},${p}`] ?? 0) + 1
      const begun = s.log?.length
      for (const each of top(s.zones[ZONE.deck + p]!, n)) rules.move(s, each, ZONE.hand + p)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [battle.5] Carries out `destroy`. */
    destroy(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.destroy, [c], [c])
      s.timesDestroyDuringMain += 1
      const begun = s.log?.length
      rules.move(s, c, ZONE.graveyard + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [normal-trap.1] Carries out `banish`. */
    banish(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.banish, [c], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.banished + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [rank9.1] Carries out `take-back`. */
    takeBack(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['take-back'], [c], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.hand + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [synchro.1, diamond.3] Carries out `send`. */
    send(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.send, [c], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.graveyard + s.owner[c]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [battle.2] Carries out `hurt`. */
    hurt(s: State, q: number, n: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.hurt, [q, n])
      s.timesHurtDuringBattlePhase += 1
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[q] = reckoned(s.life[q]! - n, 22)
      if (rules.matchesAfterHurt(s, q, n)) {
        rules.afterHurt(s)
        if (s.over) return
      }
    },

    /** [heart.4] Carries out `gain`. */
    gain(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.gain, [n, p])
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[p] = reckoned(s.life[p]! + n, 23)
    },

    /** [spade.1] Whether `pay` may happen. */
    canPay(s: State, n: number, p: number): boolean {
      return s.life[p]! > n || (s.options[5] === 1 /* pay-to-zero: allowed */ && s.life[p]! === n)
    },

    /** [spade.1] Carries out `pay` if it may happen. */
    pay(s: State, n: number, p: number): void {
      if (rules.canPay(s, n, p)) return rules.doPay(s, n, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.pay, [n, p], s.reasons)
    },

    /** [spade.1] Carries out `pay`. */
    doPay(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.pay, [n, p])
      if (s.shared !== undefined) s.life = owned(s.life, s.shared.lists.life)
      s.life[p] = reckoned(s.life[p]! - n, 24)
      if (rules.matchesAfterHurtPay(s, n, p)) {
        rules.afterHurtPay(s)
        if (s.over) return
      }
    },

    /** [spade.1] Every rule that keeps `pay` from happening. */
    refusalsOfPay(s: State, args: readonly Captured[], out: number[]): void {
      const [n, p] = args as [number, number]
      if (s.life[p]! <= n && (s.options[5] !== 1 /* pay-to-zero: allowed */ || s.life[p]! !== n))
        out.push(77 /* pay only if */)
    },

    /** [life.2] `after-hurt` */
    matchesAfterHurt(_s: State, _q: number, _n: number): boolean {
      return true
    },

    /** [life.2] `after-hurt-pay` */
    matchesAfterHurtPay(_s: State, _n: number, _p: number): boolean {
      return true
    },

    /** [life.2] */
    afterHurt(s: State): void {
      rules.checkLives(s)
    },

    /** [life.2] */
    afterHurtPay(s: State): void {
      rules.checkLives(s)
    },

    /** [life.2] Carries out `check-lives`. */
    checkLives(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['check-lives'], [])
      if (seats(s).some((p) => s.life[p]! <= 0)) {
        for (const p2 of seats(s)) {
          if (s.life[p2]! <= 0) {
            if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
            s.result[p2] = -1
            if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
            s.result[rules.opponentOf(s, p2)] = 1
          }
        }
        // [gap.simultaneous-loss]
        if (!seats(s).some((p3) => s.life[p3]! > 0)) {
          for (const p4 of seats(s)) {
            if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
            s.result[p4] = 0
          }
          if (s.options[3] === 1 /* simultaneous-loss: turn-player-loses */) {
            if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
            s.result[s.turnPlayer] = -1
            if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
            s.result[rules.opponentOf(s, s.turnPlayer)] = 1
          }
        }
        return endGame(s)
      }
    },

    /** [gap.deck-out] Carries out `lose`. */
    lose(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.lose, [p])
      if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
      s.result[p] = -1
      if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
      s.result[rules.opponentOf(s, p)] = 1
      return endGame(s)
    },

    /** [synchro.6, synchro.7] `goes-home` */
    matchesGoesHome(s: State, k: number, from2: number, z: number): boolean {
      return rules.isSynchro(s, k) && within(from2, ZONE.monsters) && !within(z, ZONE.extra)
    },

    /** [synchro.6, synchro.7] */
    goesHome(s: State, k: number): void {
      const begun = s.log?.length
      rules.move(s, k, ZONE.extra + s.owner[k]!)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [synchro.6] `forgets-names` */
    matchesForgetsNames(s: State, k: number, _from2: number, to2: number): boolean {
      return rules.isSynchro(s, k) && within(to2, ZONE.extra)
    },

    /** [synchro.6] */
    forgetsNames(s: State, k: number): void {
      if (s.shared !== undefined) s.namedSuit = owned(s.namedSuit, s.shared.lists.namedSuit)
      s.namedSuit[k] = NONE
      if (s.shared !== undefined) s.namedRank = owned(s.namedRank, s.shared.lists.namedRank)
      s.namedRank[k] = NONE
    },

    /** [summon.1] Whether `normal-summon` may happen. */
    canNormalSummon(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsOneSummon(s, c, p) &&
        !rules.forbidsCannotNormalSummon(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doNormalSummon(t, c, p))
            : rules.mayEnter(s, c, ZONE.monsters + p))) &&
        !rules.forbidsBarredSummon(s, c, p)
      )
    },

    /** [summon.1] Begins `normal-summon`, which may stop to ask. */
    doNormalSummon(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<NormalSummonFrame>(s, { proc: PROC.normalSummonFrame, pc: 0, answer: 0, c, p })
    },

    stepNormalSummon(s: State, f: NormalSummonFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.move(s, f.c, ZONE.monsters + f.p)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['normal-summon'], [f.c, f.p], [f.c])
          if (s.shared !== undefined)
            s.timesNormalSummonDuringTurn = owned(
              s.timesNormalSummonDuringTurn,
              s.shared.lists.timesNormalSummonDuringTurn,
            )
          s.timesNormalSummonDuringTurn[f.p] = (s.timesNormalSummonDuringTurn[f.p] ?? 0) + 1
          rules.arrive(s, f.c)
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (rules.matchesComfort(s, f.c, f.p))
            addEffect(s, 0, PROC.comfortFrame, rules.holder(s, f.c), f.c, true, [rules.holder(s, f.c), f.c])
          return popFrame(s)
      }
    },

    /** [summon.1] Every rule that keeps `normal-summon` from happening. */
    refusalsOfNormalSummon(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsBarredSummon(s, c, p)) out.push(78 /* barred-summon */)
      if (rules.forbidsOneSummon(s, c, p)) out.push(79 /* one-summon */)
      if (rules.forbidsCannotNormalSummon(s, c, p)) out.push(80 /* cannot-normal-summon */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doNormalSummon(t, c, p))
        if (!could) out.push(81, ...whyNot(rules, s, (t) => rules.doNormalSummon(t, c, p)))
        return could
      })
    },

    /** [summon.3] Whether `set-monster` may happen. */
    canSetMonster(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsSetCounts(s, c, p) &&
        !rules.forbidsCannotNormalSummonSetMonster(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doSetMonster(t, c, p))
            : rules.mayEnter(s, c, ZONE.monsters + p))) &&
        !rules.forbidsNeverSet(s, c, p) &&
        !rules.forbidsBarredSetMonster(s, c, p)
      )
    },

    /** [summon.3] Begins `set-monster`, which may stop to ask. */
    doSetMonster(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<SetMonsterFrame>(s, { proc: PROC.setMonsterFrame, pc: 0, answer: 0, c, p })
    },

    stepSetMonster(s: State, f: SetMonsterFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          rules.move(s, f.c, ZONE.monsters + f.p)
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['set-monster'], [f.c, f.p], [f.c])
          if (s.shared !== undefined)
            s.timesSetMonsterDuringTurn = owned(s.timesSetMonsterDuringTurn, s.shared.lists.timesSetMonsterDuringTurn)
          s.timesSetMonsterDuringTurn[f.p] = (s.timesSetMonsterDuringTurn[f.p] ?? 0) + 1
          if (s.shared !== undefined) s.position = owned(s.position, s.shared.lists.position)
          s.position[f.c] = POSITION['face-down']
          // [gap.set-and-flip-as-summon]
          if (s.options[11] === 1 /* set-and-flip-as-summon: yes */) {
            if (within(s.place[f.c]!, ZONE.monsters)) {
              if (s.shared !== undefined) s.fresh = owned(s.fresh, s.shared.lists.fresh)
              s.fresh[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          if (rules.matchesAfterSetCardSetMonster(s, f.c, f.p)) rules.afterSetCardSetMonster(s)
          return popFrame(s)
      }
    },

    /** [summon.3] Every rule that keeps `set-monster` from happening. */
    refusalsOfSetMonster(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsNeverSet(s, c, p)) out.push(82 /* never-set */)
      if (rules.forbidsBarredSetMonster(s, c, p)) out.push(83 /* barred-set-monster */)
      if (rules.forbidsSetCounts(s, c, p)) out.push(84 /* set-counts */)
      if (rules.forbidsCannotNormalSummonSetMonster(s, c, p)) out.push(80 /* cannot-normal-summon */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSetMonster(t, c, p))
        if (!could) out.push(85, ...whyNot(rules, s, (t) => rules.doSetMonster(t, c, p)))
        return could
      })
    },

    /** [summon.5, summon.6] Whether `special-summon` may happen. */
    canSpecialSummon(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsCannotNormalSummonSpecialSummon(s, c, p) &&
        (s.announcing > 0 ||
          (rules.matchesGoesHome(s, c, s.place[c]!, ZONE.monsters + p)
            ? completable(rules, s, (t) => rules.doSpecialSummon(t, c, p))
            : [POSITION.attack, POSITION.defence].some(
                (q) =>
                  !rules.forbidsNeverDefends(s, c, q, p) &&
                  !rules.forbidsCannotChangePositionSpecialSummonAs(s, c, q, p) &&
                  rules.mayEnter(s, c, ZONE.monsters + p),
              ))) &&
        !rules.forbidsBarredSummonSpecialSummon(s, c, p)
      )
    },

    /** [summon.5, summon.6] Carries out `special-summon` if it may happen. */
    specialSummon(s: State, c: number, p: number): void {
      if (rules.canSpecialSummon(s, c, p)) return rules.doSpecialSummon(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['special-summon'], [c, p], s.reasons)
    },

    /** [summon.5, summon.6] Begins `special-summon`, which may stop to ask. */
    doSpecialSummon(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<SpecialSummonFrame>(s, { proc: PROC.specialSummonFrame, pc: 0, answer: 0, c, p })
    },

    stepSpecialSummon(s: State, f: SpecialSummonFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.pc = 2
            return rules.ask(s, f, 26, f.p, false)
          case 1:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['special-summon'], [f.c, f.p], [f.c])
            if (rules.matchesComfortAnyhow(s, f.c, f.p))
              addEffect(s, 0, PROC.comfortAnyhowFrame, rules.holder(s, f.c), f.c, true, [rules.holder(s, f.c), f.c])
            return popFrame(s)
          case 2 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 19)
              f.pc = 1
              continue
            }
            const q = f.answer - 1
            rules.specialSummonAs(s, f.c, q, f.p)
            f.pc = 1
            continue
          }
        }
    },

    /** [summon.5, summon.6] What may be answered: choose a position. */
    answersToSpecialSummon(_s: State, _f: SpecialSummonFrame, out: number[]): void {
      for (const q of [POSITION.attack, POSITION.defence]) out.push(q + 1)
    },

    /** [summon.5, summon.6] Every rule that keeps `special-summon` from happening. */
    refusalsOfSpecialSummon(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsBarredSummonSpecialSummon(s, c, p)) out.push(78 /* barred-summon */)
      if (rules.forbidsCannotNormalSummonSpecialSummon(s, c, p)) out.push(80 /* cannot-normal-summon */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSpecialSummon(t, c, p))
        if (!could) out.push(86, ...whyNot(rules, s, (t) => rules.doSpecialSummon(t, c, p)))
        return could
      })
    },

    /** [summon.5] Whether `special-summon-as` may happen. */
    canSpecialSummonAs(s: State, c: number, q: number, p: number): boolean {
      return !rules.forbidsNeverDefends(s, c, q, p) && !rules.forbidsCannotChangePositionSpecialSummonAs(s, c, q, p)
    },

    /** [summon.5] Carries out `special-summon-as` if it may happen. */
    specialSummonAs(s: State, c: number, q: number, p: number): void {
      if (rules.canSpecialSummonAs(s, c, q, p)) return rules.doSpecialSummonAs(s, c, q, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['special-summon-as'], [c, q, p], s.reasons)
    },

    /** [summon.5] Carries out `special-summon-as`. */
    doSpecialSummonAs(s: State, c: number, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['special-summon-as'], [c, q, p], [c])
      const begun = s.log?.length
      rules.move(s, c, ZONE.monsters + p)
      if (s.shared !== undefined) s.position = owned(s.position, s.shared.lists.position)
      s.position[c] = q
      rules.arrive(s, c)
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    /** [summon.5] Every rule that keeps `special-summon-as` from happening. */
    refusalsOfSpecialSummonAs(s: State, args: readonly Captured[], out: number[]): void {
      const [c, q, p] = args as [number, number, number]
      if (rules.forbidsNeverDefends(s, c, q, p)) out.push(87 /* never-defends */)
      if (rules.forbidsCannotChangePositionSpecialSummonAs(s, c, q, p)) out.push(46 /* cannot-change-position */)
    },

    /** [summon.1] Carries out `arrive`. */
    arrive(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.arrive, [c], [c])
      s.clock = reckoned(s.clock + 1, 25)
      if (s.shared !== undefined) s.upSince = owned(s.upSince, s.shared.lists.upSince)
      s.upSince[c] = s.clock
      if (within(s.place[c]!, ZONE.monsters)) {
        if (s.shared !== undefined) s.fresh = owned(s.fresh, s.shared.lists.fresh)
        s.fresh[c] = true
      }
    },

    /** [summon.2] */
    summonsMadeOf(s: State, p: number): number {
      return (s.timesNormalSummonDuringTurn[p] ?? 0) + (s.timesSetMonsterDuringTurn[p] ?? 0)
    },

    /** [summon.1, summon.2] `one-summon` */
    forbidsOneSummon(s: State, _c: number, p: number): boolean {
      return rules.summonsMadeOf(s, p) >= rules.summonsPerTurnOf(s)
    },

    /** [summon.4] `set-counts` */
    forbidsSetCounts(s: State, _c: number, p: number): boolean {
      return rules.summonsMadeOf(s, p) >= rules.summonsPerTurnOf(s)
    },

    /** [gap.joker-as-monster] `cannot-normal-summon` */
    forbidsCannotNormalSummon(s: State, c: number, _p: number): boolean {
      return rules.isJoker(s, c) && s.options[6] === 1 /* joker-as-monster: forbidden */
    },

    /** [gap.joker-as-monster] `cannot-normal-summon-set-monster` */
    forbidsCannotNormalSummonSetMonster(s: State, c: number, _p: number): boolean {
      return rules.isJoker(s, c) && s.options[6] === 1 /* joker-as-monster: forbidden */
    },

    /** [gap.joker-as-monster] `cannot-normal-summon-special-summon` */
    forbidsCannotNormalSummonSpecialSummon(s: State, c: number, _p: number): boolean {
      return rules.isJoker(s, c) && s.options[6] === 1 /* joker-as-monster: forbidden */
    },

    /** [synchro.1] Whether `synchro-summon` may happen. */
    canSynchroSummon(s: State, s_: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        (isAtLeast(
          sumOf(s.zones[ZONE.monsters + p]!, (each) => rules.valueOf(s, each)),
          PRINTED_RANK[s.def[s_]!]!,
        ) &&
          s.zones[ZONE.monsters + p]!.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[s_]!]!)) &&
          fillable([], s.zones[ZONE.monsters + p]!, {
            count: [2, rules.monsterZonesOf(s)],
            passes: (m2) =>
              sumOf(m2, (each) => rules.valueOf(s, each)) === PRINTED_RANK[s.def[s_]!]! &&
              m2.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[s_]!]!)) &&
              (s.options[19] === 0 /* face-down-material: yes */ || !m2.some((m3) => !rules.isFaceUp(s, m3))) &&
              (s.options[20] === 0 /* synchro-as-material: yes */ || !m2.some((m4) => rules.isSynchro(s, m4))) &&
              (s.options[44] === 0 /* joker-as-material: yes */ || !m2.some((m5) => rules.isJoker(s, m5))),
            site: 27,
            grows: (picked2: readonly number[]) =>
              isAtLeast(
                PRINTED_RANK[s.def[s_]!]!,
                sumOf(picked2, (each) => rules.valueOf(s, each)),
              ) &&
              (s.options[19] === 0 /* face-down-material: yes */ || !picked2.some((m) => !rules.isFaceUp(s, m))) &&
              (s.options[20] === 0 /* synchro-as-material: yes */ || !picked2.some((m2) => rules.isSynchro(s, m2))) &&
              (s.options[44] === 0 /* joker-as-material: yes */ || !picked2.some((m3) => rules.isJoker(s, m3))),
          }) &&
          completable(rules, s, (t) => rules.doSynchroSummon(t, s_, p)))
      )
    },

    /** [synchro.1] Begins `synchro-summon`, which may stop to ask. */
    doSynchroSummon(s: State, s_: number, p: number): void {
      if (s.over) return
      pushFrame<SynchroSummonFrame>(s, {
        proc: PROC.synchroSummonFrame,
        pc: 0,
        answer: 0,
        s_,
        p,
        m: [],
        atLeast1: 0,
        atMost2: 0,
      })
    },

    stepSynchroSummon(s: State, f: SynchroSummonFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            s.announcing += 1
            f.m = []
            f.atLeast1 = 2
            f.atMost2 = rules.monsterZonesOf(s)
            f.pc = 1
            continue
          case 1:
            if (f.m.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(
              s,
              f,
              27,
              f.p,
              f.m.length >= f.atLeast1 &&
                sumOf(f.m, (each) => rules.valueOf(s, each)) === PRINTED_RANK[s.def[f.s_]!]! &&
                f.m.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[f.s_]!]!)) &&
                (s.options[19] === 0 /* face-down-material: yes */ || !f.m.some((m2) => !rules.isFaceUp(s, m2))) &&
                (s.options[20] === 0 /* synchro-as-material: yes */ || !f.m.some((m3) => rules.isSynchro(s, m3))) &&
                (s.options[44] === 0 /* joker-as-material: yes */ || !f.m.some((m4) => rules.isJoker(s, m4))),
              f.m.length,
            )
          case 2:
            if (f.m.length < f.atLeast1) refuse(s, 20)
            // [synchro.2, synchro.3]
            if (sumOf(f.m, (each) => rules.valueOf(s, each)) !== PRINTED_RANK[s.def[f.s_]!]!) {
              refuse(s, 21)
              return popFrame(s)
            }
            // [synchro.5]
            if (!f.m.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[f.s_]!]!))) {
              refuse(s, 22)
              return popFrame(s)
            }
            // [gap.synchro-material-face-down, synchro.1]
            if (s.options[19] !== 0 /* face-down-material: yes */ && f.m.some((m2) => !rules.isFaceUp(s, m2))) {
              refuse(s, 23)
              return popFrame(s)
            }
            // [gap.synchro-as-material, synchro.1]
            if (s.options[20] !== 0 /* synchro-as-material: yes */ && f.m.some((m3) => rules.isSynchro(s, m3))) {
              refuse(s, 24)
              return popFrame(s)
            }
            // [gap.joker-as-material, synchro.1]
            if (s.options[44] !== 0 /* joker-as-material: yes */ && f.m.some((m4) => rules.isJoker(s, m4))) {
              refuse(s, 25)
              return popFrame(s)
            }
            // [diamond-synchro.1]
            f.pc = 4
            return rules.nameFor(s, f.s_, f.p)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.m = [...f.m, f.answer - 1]
            f.pc = 1
            continue
          case 4 /* after name-for */:
            // [synchro.1]
            for (const each3 of f.m) {
              // [synchro.1]
              rules.send(s, each3)
            }
            // [synchro.3]
            f.pc = 5
            return rules.specialSummon(s, f.s_, f.p)
          case 5 /* after special-summon */:
            if (announced(s)) return
            if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['synchro-summon'], [f.s_, f.p], [f.s_])
            return popFrame(s)
        }
    },

    /** [synchro.1] What may be answered: choose cards. */
    answersToSynchroSummon(s: State, f: SynchroSummonFrame, out: number[]): void {
      if (s.reasons !== null) {
        for (const m of s.zones[ZONE.monsters + f.p]!) if (!isChosen(m, f.m)) out.push(m + 1)
        return
      }
      const rest = s.zones[ZONE.monsters + f.p]!.filter((m) => !isChosen(m, f.m))
      for (const m of nextMembers(f.m, rest, {
        count: [f.atLeast1, f.atMost2],
        passes: (picked2: number[]) =>
          sumOf(picked2, (each) => rules.valueOf(s, each)) === PRINTED_RANK[s.def[f.s_]!]! &&
          picked2.some((each2) => same(PRINTED_SUIT[s.def[each2]!]!, PRINTED_SUIT[s.def[f.s_]!]!)) &&
          (s.options[19] === 0 /* face-down-material: yes */ || !picked2.some((m2) => !rules.isFaceUp(s, m2))) &&
          (s.options[20] === 0 /* synchro-as-material: yes */ || !picked2.some((m3) => rules.isSynchro(s, m3))) &&
          (s.options[44] === 0 /* joker-as-material: yes */ || !picked2.some((m4) => rules.isJoker(s, m4))),
        site: 27,
        grows: (picked2: readonly number[]) =>
          isAtLeast(
            PRINTED_RANK[s.def[f.s_]!]!,
            sumOf(picked2, (each) => rules.valueOf(s, each)),
          ) &&
          (s.options[19] === 0 /* face-down-material: yes */ || !picked2.some((m) => !rules.isFaceUp(s, m))) &&
          (s.options[20] === 0 /* synchro-as-material: yes */ || !picked2.some((m2) => rules.isSynchro(s, m2))) &&
          (s.options[44] === 0 /* joker-as-material: yes */ || !picked2.some((m3) => rules.isJoker(s, m3))),
      }))
        out.push(m + 1)
    },

    /** What is chosen so far: choose cards. */
    pickedForSynchroSummon(f: SynchroSummonFrame): PickedSoFar {
      return { answers: f.m.map((each) => each + 1), atLeast: f.atLeast1, atMost: f.atMost2 }
    },

    /** [synchro.1] Every rule that keeps `synchro-summon` from happening. */
    refusalsOfSynchroSummon(s: State, args: readonly Captured[], out: number[]): void {
      const [s_, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSynchroSummon(t, s_, p))
        if (!could) out.push(88, ...whyNot(rules, s, (t) => rules.doSynchroSummon(t, s_, p)))
        return could
      })
    },

    /** [diamond-synchro.1] Begins `name-for`, which may stop to ask. */
    nameFor(s: State, s_: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['name-for'], [s_, p], [s_])
      pushFrame<NameForFrame>(s, { proc: PROC.nameForFrame, pc: 0, answer: 0, s_, p })
    },

    stepNameFor(s: State, f: NameForFrame): void {
      switch (f.pc) {
        case 0:
          // [diamond-synchro.1]
          if (!rules.isDiamondSynchro(s, f.s_)) return popFrame(s)
          // [diamond-synchro.1]
          f.pc = 1
          return rules.nameForOfText(s, f.s_, f.p)
        case 1 /* after name-for */:
          return popFrame(s)
      }
    },
  }
}
