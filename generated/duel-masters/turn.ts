// Compiled from the rules of DuelMasters into turn.ts: what rules/duel-masters/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured, PendingEffect } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, asItStands, asJudged, cardsByZone, dropEffects, endGame, family, goesOn, goesRound, happens,
  loseSight, membersOf, nextSeat, noteDone, noteEvent, noteShuffle, orElse, owned, popFrame, pushFrame, reckoned,
  refuse, seats, seatsFrom, shuffle, someOf, takeEffect, takePutOff, through, union, within,
} from 'houserules/runtime'
import type { DuelMastersRules } from './linked.ts'
import { CARD, EFFECT_ZONES, EVENT, MOVE, PRINTED_GALAXSHIELD, PROC, ZONE } from './names.ts'
// prettier-ignore
import type {
  AttackStepFrame, BeginGameFrame, ChargeFrame, ChargeStepFrame, DealFrame, DoomAllFrame, DoomFrame, DrawStepFrame,
  EmptyDeckFrame, EndStepFrame, ForcedAttacksFrame, LoseFrame, MainStepFrame, MatchFrame, SetUpFrame, StartStepFrame,
  State, StepsOfTurnFrame, TurnFrame, WinFrame,
} from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as DuelMastersRules
  return {
    /** [dm.start.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      s.timesBattleDuringMatch = 0
      s.timesSummonDuringMatch = 0
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0 })
    },

    stepMatch(s: State, f: MatchFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            return rules.setUp(s)
          case 1:
            goesRound(17)
            f.pc = 2
            return rules.turn(s, s.turnPlayer)
          case 2 /* after turn */:
            rules.passTurn(s)
            f.pc = 1
            continue
        }
    },

    /** [dm.start.1] Begins `set-up`, which may stop to ask. */
    setUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['set-up'], [])
      pushFrame<SetUpFrame>(s, { proc: PROC.setUpFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepSetUp(s: State, f: SetUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const p = f.list1[f.next2++]!
            return rules.deal(s, p)
          }
        }
    },

    /** [dm.start.1] Begins `deal`, which may stop to ask. */
    deal(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.deal, [p])
      pushFrame<DealFrame>(s, { proc: PROC.dealFrame, pc: 0, answer: 0, p })
    },

    stepDeal(s: State, f: DealFrame): void {
      switch (f.pc) {
        case 0:
          rules.buildDeck(s, f.p)
          if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.p)
          shuffle(s, ZONE.deck + f.p)
          loseSight(s, s.zones[ZONE.deck + f.p]!, HOLDS_CARDS)
          f.pc = 2
          return rules.beginGame(s, f.p)
        case 1 /* after draw */:
          return popFrame(s)
        case 2 /* after begin-game */:
          // [dm.start.2]
          f.pc = 3
          return rules.shieldUp(s, rules.startingShieldsOf(s), f.p)
        case 3 /* after shield-up */:
          // [dm.start.3]
          f.pc = 1
          return rules.draw(s, Math.max(0, rules.openingHandOf(s) - s.zones[ZONE.hand + f.p]!.length), f.p)
      }
    },

    /** [dm.start.1] Begins `begin-game`, which may stop to ask. */
    beginGame(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['begin-game'], [p])
      pushFrame<BeginGameFrame>(s, { proc: PROC.beginGameFrame, pc: 0, answer: 0, p, matching1: [], next2: 0 })
    },

    stepBeginGame(s: State, f: BeginGameFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [dm.start.1]
            f.matching1 = membersOf(s, ZONE.deck, (it2) => rules.matchesAfterBeginGame(s, it2, f.p))
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.matching1.length) return popFrame(s)
            f.next2 += 1
            return rules.afterBeginGame(s, f.matching1[f.next2 - 1]!, rules.holder(s, f.matching1[f.next2 - 1]!))
        }
    },

    /** [dm.turn.1] Begins `turn`, which may stop to ask. */
    turn(s: State, p: number): void {
      if (s.over) return
      for (const it2 of s.zones[ZONE.lasting]!.slice())
        if (
          rules.reachesSpellEffectUntilTurnEnd(s, it2, p) ||
          rules.reachesHushUntilTurnEnd(s, it2, p) ||
          rules.reachesPutUntilTurnEnd(s, it2, p)
        )
          takeEffect(s, it2, EFFECT_ZONES)
      s.runningTurn += 1
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.turn, [p])
      s.timesPutDuringTurn = []
      s.timesCastDuringTurn = []
      s.timesAttackDuringTurn = 0
      s.timesDigUpDuringTurn = []
      s.timesUseDuringTurn = []
      s.timesCastDuringTurn2 = []
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          s.turnNumber = reckoned(s.turnNumber + 1, 18)
          f.pc = 2
          return rules.stepsOfTurn(s, f.p)
        case 1 /* after end-step */:
          rules.endRulesDuringTurn(s)
          return popFrame(s)
        case 2 /* after steps-of-turn */:
          f.pc = 1
          return rules.endStep(s, f.p)
      }
    },

    /** [dm.turn.1] Begins `steps-of-turn`, which may stop to ask. */
    stepsOfTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['steps-of-turn'], [p])
      pushFrame<StepsOfTurnFrame>(s, { proc: PROC.stepsOfTurnFrame, pc: 0, answer: 0, p })
    },

    stepStepsOfTurn(s: State, f: StepsOfTurnFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.startStep(s, f.p)
        case 1 /* after attack-step */:
          return popFrame(s)
        case 2 /* after start-step */:
          f.pc = 3
          return rules.drawStep(s, f.p)
        case 3 /* after draw-step */:
          f.pc = 4
          return rules.chargeStep(s, f.p)
        case 4 /* after charge-step */:
          f.pc = 5
          return rules.mainStep(s, f.p)
        case 5 /* after main-step */:
          f.pc = 1
          return rules.attackStep(s, f.p)
      }
    },

    /** [dm.turn.2] Begins `start-step`, which may stop to ask. */
    startStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['start-step'], [p])
      pushFrame<StartStepFrame>(s, { proc: PROC.startStepFrame, pc: 0, answer: 0, p })
    },

    stepStartStep(s: State, f: StartStepFrame): void {
      switch (f.pc) {
        case 0:
          for (const c2 of union(s.zones[ZONE.mana + f.p]!, s.zones[ZONE.battle + f.p]!).filter((c) =>
            rules.isTapped(s, c),
          )) {
            if (within(s.place[c2]!, ZONE.mana) || within(s.place[c2]!, ZONE.battle)) {
              if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
              s.tapped[c2] = false
            }
          }
          rules.startOfTurn(s, f.p)
          f.pc = 1
          return rules.resolveWaiting(s)
        case 1 /* after resolve-waiting */:
          return popFrame(s)
      }
    },

    /** [dm.turn.2] Carries out `start-of-turn`. */
    startOfTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['start-of-turn'], [p])
      for (const this_ of membersOf(s, ZONE.shields, (it2) => rules.matchesWhenStartOfTurn(s, it2, p)))
        addEffect(s, 0, PROC.whenStartOfTurnFrame, rules.holder(s, this_), this_, false, [
          this_,
          rules.holder(s, this_),
        ])
    },

    /** [dm.turn.3] Whether `draw-step` may happen. */
    canDrawStep(s: State, p: number): boolean {
      return !rules.forbidsNoFirstDraw(s, p)
    },

    /** [dm.turn.3] Carries out `draw-step` if it may happen. */
    drawStep(s: State, p: number): void {
      if (rules.canDrawStep(s, p)) return rules.doDrawStep(s, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['draw-step'], [p], s.reasons)
    },

    /** [dm.turn.3] Begins `draw-step`, which may stop to ask. */
    doDrawStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-step'], [p])
      pushFrame<DrawStepFrame>(s, { proc: PROC.drawStepFrame, pc: 0, answer: 0, p })
    },

    stepDrawStep(s: State, f: DrawStepFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.draw(s, rules.cardsPerDrawOf(s), f.p)
        case 1 /* after resolve-waiting */:
          return popFrame(s)
        case 2 /* after draw */:
          f.pc = 1
          return rules.resolveWaiting(s)
      }
    },

    /** [dm.turn.3] Every rule that keeps `draw-step` from happening. */
    refusalsOfDrawStep(s: State, args: readonly Captured[], out: number[]): void {
      const [p] = args as [number]
      if (rules.forbidsNoFirstDraw(s, p)) out.push(59 /* no-first-draw */)
    },

    /** [dm.start.4] `no-first-draw` */
    forbidsNoFirstDraw(s: State, _p: number): boolean {
      return s.turnNumber === 1
    },

    /** [dm.turn.4] Begins `charge-step`, which may stop to ask. */
    chargeStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['charge-step'], [p])
      pushFrame<ChargeStepFrame>(s, { proc: PROC.chargeStepFrame, pc: 0, answer: 0, p })
    },

    stepChargeStep(s: State, f: ChargeStepFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 1, f.p, true)
        case 1 /* after resolve-waiting */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          f.pc = 1
          return rules.resolveWaiting(s)
      }
    },

    /** What a seat may do at `charge-step`. */
    offersAtChargeStep(s: State, seat: number, out: number[]): void {
      // [dm.turn.4] may-charge
      for (const c of s.zones[ZONE.hand + seat]!) {
        out.push(1 + MOVE.charge + 32 * c)
      }
    },

    /** [dm.turn.4] Begins `charge`, which may stop to ask. */
    charge(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.charge, [c, p], [c])
      pushFrame<ChargeFrame>(s, { proc: PROC.chargeFrame, pc: 0, answer: 0, c, p })
    },

    stepCharge(s: State, f: ChargeFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.move(s, f.c, ZONE.mana + f.p)
        case 1 /* after move */:
          if (rules.isMulticolored(s, f.c)) {
            if (within(s.place[f.c]!, ZONE.mana) || within(s.place[f.c]!, ZONE.battle)) {
              if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
              s.tapped[f.c] = true
            }
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [dm.turn.5] Begins `main-step`, which may stop to ask. */
    mainStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-step'], [p])
      pushFrame<MainStepFrame>(s, { proc: PROC.mainStepFrame, pc: 0, answer: 0, p })
    },

    stepMainStep(s: State, f: MainStepFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            f.pc = 2
            return rules.ask(s, f, 2, f.p, true)
          case 2 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 1
            return rules.resolveWaiting(s)
        }
    },

    /** What a seat may do at `main-step`. */
    offersAtMainStep(s: State, seat: number, out: number[]): void {
      // [dm.use.1] may-play
      for (const c of family(s, ZONE.hand)) {
        if (!rules.isAtHand(s, c)) continue
        for (const f_ of rules.facesOf(s, c)) {
          if (rules.holder(s, c) === seat) {
            const code = 1 + MOVE.play + 32 * (c + 2048 * f_)
            if (!out.includes(code) && rules.canPlay(s, c, f_, seat)) out.push(code)
          }
        }
      }
      // [dm.gzero.1] may-play-g-zero
      for (const c of cardsByZone(s, EFFECT_ZONES)) {
        if (!rules.isGZero(s, c)) continue
        if (rules.isAtHand(s, c) && rules.holder(s, c) === seat && rules.canUse(s, c, s.def[c]!, seat))
          out.push(1 + MOVE['play-g-zero'] + 32 * c)
      }
      // [dm.galaxshield.1] may-galaxshield
      for (const c of family(s, ZONE.hand)) {
        if (!rules.isAtHand(s, c)) continue
        if (rules.holder(s, c) === seat && PRINTED_GALAXSHIELD[s.def[c]!]! !== NONE) {
          if (rules.canGalaxshield(s, c, seat)) out.push(1 + MOVE.galaxshield + 32 * c)
        }
      }
      // [dm.fushigi.1] may-fushigibirth
      for (const c of s.zones[ZONE.graveyard + seat]!) {
        if (!rules.isFushigi(s, c)) continue
        for (const b of s.zones[ZONE.battle + seat]!) {
          if (!rules.isCreature(s, b)) continue
          if (rules.canFushigibirth(s, c, b, seat)) out.push(1 + MOVE.fushigibirth + 32 * (c + 2048 * b))
        }
      }
      // [dm.cards.1] may-play-2
      for (const this_ of s.zones[ZONE.graveyard + seat]!) {
        if (s.def[this_]! === CARD['《絶望と反魂と滅殺の決断》'] && s.place[this_] === ZONE.graveyard + seat) {
          const code = 1 + MOVE.play + 32 * (this_ + 2048 * CARD['《絶望と反魂と滅殺の決断》'])
          if (!out.includes(code) && rules.canPlay(s, this_, CARD['《絶望と反魂と滅殺の決断》'], seat)) out.push(code)
        }
      }
      // [dm.cards.1] may-cast-again
      for (const this_ of s.zones[ZONE.battle + seat]!) {
        if (s.def[this_]! === CARD['《天地命動 バラギアラ》'] && s.place[this_] === ZONE.battle + seat) {
          if (rules.canCastAgain(s, this_, seat)) out.push(1 + MOVE['cast-again'] + 32 * this_)
        }
      }
      // [dm.cards.1] may-dig-up
      if ((s.timesDigUpDuringTurn[seat] ?? 0) === 0) {
        for (const this_ of s.zones[ZONE.battle + seat]!) {
          if (s.def[this_]! !== CARD['《地封龍 ギャイア》']) continue
          for (const c of s.zones[ZONE.mana + seat]!) {
            if (s.place[this_] === ZONE.battle + seat && rules.isSummonable(s, c)) {
              if (rules.canDigUp(s, c, seat)) out.push(1 + MOVE['dig-up'] + 32 * c)
            }
          }
        }
      }
    },

    /** [dm.turn.6] Begins `attack-step`, which may stop to ask. */
    attackStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['attack-step'], [p])
      pushFrame<AttackStepFrame>(s, { proc: PROC.attackStepFrame, pc: 0, answer: 0, p })
    },

    stepAttackStep(s: State, f: AttackStepFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(19)
            f.pc = 2
            return rules.forcedAttacks(s, f.p)
          case 2 /* after forced-attacks */:
            f.pc = 4
            return rules.ask(s, f, 3, f.p, true)
          case 3 /* after resolve-waiting */:
            if (cardsByZone(s, EFFECT_ZONES).length === 0) return popFrame(s)
            f.pc = 1
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 3
            return rules.resolveWaiting(s)
        }
    },

    /** What a seat may do at `attack-step`. */
    offersAtAttackStep(s: State, seat: number, out: number[]): void {
      // [dm.attack.1] may-attack-player
      for (const q of seats(s)) {
        for (const a of s.zones[ZONE.battle + seat]!) {
          if (!rules.isCreature(s, a)) continue
          if (rules.opposes(s, q, seat)) {
            if (rules.canAttackPlayer(s, q, a, seat)) out.push(1 + MOVE['attack-player'] + 32 * (q + 16 * a))
          }
        }
      }
      // [dm.attack.1] may-attack-creature
      for (const t2 of family(s, ZONE.battle)) {
        if (!rules.isAssailable(s, t2)) continue
        for (const a of s.zones[ZONE.battle + seat]!) {
          if (!rules.isCreature(s, a)) continue
          if (rules.opposes(s, s.owner[t2]!, seat)) {
            if (rules.canAttackCreature(s, t2, a, seat)) out.push(1 + MOVE['attack-creature'] + 32 * (t2 + 2048 * a))
          }
        }
      }
    },

    /** [dm.turn.6] Begins `forced-attacks`, which may stop to ask. */
    forcedAttacks(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['forced-attacks'], [p])
      pushFrame<ForcedAttacksFrame>(s, { proc: PROC.forcedAttacksFrame, pc: 0, answer: 0, p, made: NONE })
    },

    stepForcedAttacks(s: State, f: ForcedAttacksFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.made = -1
            f.pc = 1
            continue
          case 1:
            if (f.made >= s.timesAttackDuringTurn || !someOf(s, ZONE.battle, (c) => rules.isPressing(s, c)))
              return popFrame(s)
            goesRound(20)
            f.made = s.timesAttackDuringTurn
            f.pc = 2
            return rules.ask(s, f, 4, f.p, false)
          case 2 /* after the answer */:
            f.pc = 1
            return rules.resolveWaiting(s)
        }
    },

    /** What a seat may do at `forced-attacks`. */
    offersAtForcedAttacks(s: State, seat: number, out: number[]): void {
      // [dm.attack.1] may-attack-player
      for (const q of seats(s)) {
        for (const a of s.zones[ZONE.battle + seat]!) {
          if (!rules.isCreature(s, a)) continue
          if (rules.opposes(s, q, seat)) {
            if (rules.canAttackPlayer(s, q, a, seat)) out.push(1 + MOVE['attack-player'] + 32 * (q + 16 * a))
          }
        }
      }
      // [dm.attack.1] may-attack-creature
      for (const t2 of family(s, ZONE.battle)) {
        if (!rules.isAssailable(s, t2)) continue
        for (const a of s.zones[ZONE.battle + seat]!) {
          if (!rules.isCreature(s, a)) continue
          if (rules.opposes(s, s.owner[t2]!, seat)) {
            if (rules.canAttackCreature(s, t2, a, seat)) out.push(1 + MOVE['attack-creature'] + 32 * (t2 + 2048 * a))
          }
        }
      }
    },

    /** [dm.turn.6] */
    isPressing(s: State, c: number): boolean {
      return someOf(
        s,
        ZONE.battle,
        (this_) =>
          s.def[this_]! === CARD['《邪王来混沌三眼鬼》'] &&
          within(s.place[this_]!, ZONE.battle) &&
          rules.isCreature(s, c),
      )
    },

    /** [dm.turn.7] Begins `end-step`, which may stop to ask. */
    endStep(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-step'], [p])
      pushFrame<EndStepFrame>(s, { proc: PROC.endStepFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepEndStep(s: State, f: EndStepFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.forgetAttack(s)
            rules.endOfTurn(s, f.p)
            s.ending = f.p
            f.pc = 2
            return rules.declarations(s, f.p)
          case 1 /* after resolve-waiting */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after declarations */:
            s.ending = NONE
            // [dm.ninja.3]
            f.list1 = through(family(s, ZONE.battle), 21).filter((c2) => rules.isFleeting(s, c2))
            f.next2 = 0
            f.pc = 3
            continue
          case 3: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              return rules.resolveWaiting(s)
            }
            goesOn(21)
            const c = f.list1[f.next2++]!
            return rules.move(s, c, ZONE.deck + s.owner[c]!, true)
          }
        }
    },

    /** [dm.turn.7] Carries out `end-of-turn`. */
    endOfTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-of-turn'], [p])
      for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenEndOfTurn(s, it2, p)))
        addEffect(s, 0, PROC.whenEndOfTurnFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
      for (const this_2 of membersOf(s, ZONE.battle, (it3) => rules.matchesWhenEndOfTurn2(s, it3, p)))
        addEffect(s, 0, PROC.whenEndOfTurn2Frame, rules.holder(s, this_2), this_2, false, [rules.holder(s, this_2)])
      for (const this_3 of membersOf(s, ZONE.battle, (it4) => rules.matchesWhenEndOfTurn3(s, it4, p)))
        addEffect(s, 0, PROC.whenEndOfTurn3Frame, rules.holder(s, this_3), this_3, false, [rules.holder(s, this_3)])
      for (const this_4 of membersOf(s, ZONE.battle, (it5) => rules.matchesWhenEndOfTurn4(s, it5, p)))
        addEffect(s, 0, PROC.whenEndOfTurn4Frame, rules.holder(s, this_4), this_4, false, [
          rules.holder(s, this_4),
          this_4,
        ])
      for (const this_5 of membersOf(s, ZONE.battle, (it6) => rules.matchesWhenEndOfTurn5(s, it6, p)))
        addEffect(s, 0, PROC.whenEndOfTurn5Frame, rules.holder(s, this_5), this_5, false, [
          rules.holder(s, this_5),
          this_5,
        ])
      for (const this_6 of membersOf(s, ZONE.battle, (it7) => rules.matchesWhenEndOfTurn6(s, it7, p)))
        addEffect(s, 0, PROC.whenEndOfTurn6Frame, rules.holder(s, this_6), this_6, true, [rules.holder(s, this_6)])
    },

    /** [dm.turn.8] Carries out `pass-turn`. */
    passTurn(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['pass-turn'], [])
      if (seats(s).some((q) => s.extraTurns[q]! > 0)) {
        s.turnPlayer = orElse(seats(s).find((q2) => s.extraTurns[q2]! > 0) ?? NONE, s.regular)
        if (s.shared !== undefined) s.extraTurns = owned(s.extraTurns, s.shared.lists.extraTurns)
        s.extraTurns[s.turnPlayer] = reckoned(s.extraTurns[s.turnPlayer]! - 1, 22)
      } else {
        s.regular = nextSeat(s, s.regular, 1)
        // [dm.turn.9]
        while (s.skippedTurns[s.regular]! > 0) {
          goesRound(23)
          if (s.shared !== undefined) s.skippedTurns = owned(s.skippedTurns, s.shared.lists.skippedTurns)
          s.skippedTurns[s.regular] = reckoned(s.skippedTurns[s.regular]! - 1, 24)
          s.regular = nextSeat(s, s.regular, 1)
        }
        s.turnPlayer = s.regular
      }
    },

    /** [dm.turn.9] Carries out `skip-turn`. */
    skipTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['skip-turn'], [p])
      s.changedInLine = true
      if (s.shared !== undefined) s.skippedTurns = owned(s.skippedTurns, s.shared.lists.skippedTurns)
      s.skippedTurns[p] = reckoned(s.skippedTurns[p]! + 1, 25)
    },

    /** [dm.turn.8] */
    turnGainerIsNamedOf(_s: State): boolean {
      return true
    },

    /** [dm.lose.3] */
    doomedIsNamedOf(_s: State): boolean {
      return true
    },

    /** [dm.turn.8] Carries out `gain-turn`. */
    gainTurn(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['gain-turn'], [p])
      s.changedInLine = true
      if (s.shared !== undefined) s.extraTurns = owned(s.extraTurns, s.shared.lists.extraTurns)
      s.extraTurns[p] = reckoned(s.extraTurns[p]! + 1, 26)
    },

    /** [dm.lose.2] `empty-deck` */
    matchesEmptyDeck(s: State, c: number, from2: number, _to2: number): boolean {
      return within(from2, ZONE.deck) && (s.zones[ZONE.deck + s.owner[c]!] ?? []).length === 0
    },

    /** [dm.lose.2] */
    emptyDeck(s: State, c: number): void {
      pushFrame<EmptyDeckFrame>(s, { proc: PROC.emptyDeckFrame, pc: 0, answer: 0, c })
    },

    stepEmptyDeck(s: State, f: EmptyDeckFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.lose(s, s.owner[f.c]!)
        case 1 /* after lose */:
          return popFrame(s)
      }
    },

    /** [dm.lose.1] */
    isOut_(s: State, it: number): boolean {
      return s.out_[it] === true
    },

    /** [dm.lose.1] */
    isLiving(s: State, p: number): boolean {
      return !rules.isOut_(s, p)
    },

    /** What would come instead of `lose`, but for what is being carried out. */
    insteadOfLose(s: State, running: readonly number[], p: number): PendingEffect[] {
      const found: PendingEffect[] = []
      for (const it2 of family(s, ZONE.battle)) {
        if (!running.includes(3) && rules.matchesInsteadLose(s, it2, p))
          found.push({
            body: PROC.insteadLoseFrame,
            controller: rules.holder(s, it2),
            source: it2,
            optional: false,
            captured: [rules.holder(s, it2), it2],
          })
      }
      return found
    },

    /** Whether something happens instead of `lose`, which has begun then. */
    replacedLose(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      for (const it of rules.insteadOfLose(asJudged(s, []), s.replacing, p))
        addEffect(s, ZONE.applicable, it.body, it.controller, it.source, it.optional, it.captured)
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.lose.1] Begins `lose`, which may stop to ask. */
    lose(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedLose(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.lose, [p])
      pushFrame<LoseFrame>(s, { proc: PROC.loseFrame, pc: 0, answer: 0, p })
    },

    stepLose(s: State, f: LoseFrame): void {
      switch (f.pc) {
        case 0:
          s.changedInLine = true
          if (s.shared !== undefined) s.out_ = owned(s.out_, s.shared.lists.out_)
          s.out_[f.p] = true
          if (s.forAll === 0) {
            rules.settleLosses(s)
            if (s.over) return
          }
          return popFrame(s)
      }
    },

    /** [dm.lose.5] Whether `settle-losses` may happen. */
    canSettleLosses(s: State): boolean {
      return seats(s).some((p) => rules.isOut_(s, p))
    },

    /** [dm.lose.5] Carries out `settle-losses` if it may happen. */
    settleLosses(s: State): void {
      if (rules.canSettleLosses(s)) return rules.doSettleLosses(s)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT['settle-losses'], [], s.reasons)
    },

    /** [dm.lose.5] Carries out `settle-losses`. */
    doSettleLosses(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['settle-losses'], [])
      for (const p of seats(s)) {
        s.changedInLine = true
        if (s.shared !== undefined) s.result = owned(s.result, s.shared.lists.result)
        s.result[p] = rules.isLiving(s, p) ? 1 : -1
      }
      return endGame(s)
    },

    /** [dm.lose.5] Every rule that keeps `settle-losses` from happening. */
    refusalsOfSettleLosses(s: State, _args: readonly Captured[], out: number[]): void {
      if (!seats(s).some((p) => rules.isOut_(s, p))) out.push(60 /* settle-losses only if */)
    },

    /** [dm.lose.3] Begins `doom`, which may stop to ask. */
    doom(s: State, q: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.doom, [q, p])
      pushFrame<DoomFrame>(s, { proc: PROC.doomFrame, pc: 0, answer: 0, q, p })
    },

    stepDoom(s: State, f: DoomFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.lose(s, f.q)
        case 1 /* after lose */:
          return popFrame(s)
      }
    },

    /** [dm.lose.3] Begins `doom-all`, which may stop to ask. */
    doomAll(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['doom-all'], [p])
      // prettier-ignore
      pushFrame<DoomAllFrame>(s, {
        proc: PROC.doomAllFrame, pc: 0, answer: 0, p, members1: [], active3: [], changed4: 0, next5: 0, following6: [],
        next7: 0,
      })
    },

    stepDoomAll(s: State, f: DoomAllFrame): void {
      let q: number = NONE
      let at2: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            s.changedInLine = true
            s.forAll = reckoned(s.forAll + 1, 27)
            f.members1 = seatsFrom(s, s.turnPlayer).filter((q2) => rules.isLiving(s, q2))
            f.active3 = f.members1.map((_, i) => i)
            if (f.active3.length === 0) {
              f.pc = 3
              continue
            }
            f.changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            f.next5 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next5 < f.active3.length) {
              if (s.changedInLine) f.changed4 = 1
              s.changedInLine = false
              at2 = f.active3[f.next5]!
              f.next5 += 1
              q = f.members1[at2]!
              return rules.lose(s, q)
            }
            s.linesDeep -= 1
            s.beforeLine = s.beforeLine?.beforeLine ?? null
            if (f.changed4 === 1) s.changedInLine = true
            f.following6 = takePutOff(s)
            f.next7 = 0
            f.pc = 2
            continue
          case 2:
            if (f.next7 >= f.following6.length) {
              f.pc = 3
              continue
            }
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
          case 3:
            s.changedInLine = true
            s.forAll = reckoned(s.forAll - 1, 28)
            rules.settleLosses(s)
            if (s.over) return
            return popFrame(s)
        }
    },

    /** [dm.lose.4] Begins `win`, which may stop to ask. */
    win(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.win, [p])
      pushFrame<WinFrame>(s, { proc: PROC.winFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepWin(s: State, f: WinFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = seats(s).filter((q2) => rules.opposes(s, q2, f.p))
            f.next2 = 0
            f.pc = 1
            continue
          case 1: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const q = f.list1[f.next2++]!
            return rules.lose(s, q)
          }
        }
    },
  }
}
