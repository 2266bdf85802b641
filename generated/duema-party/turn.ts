// Compiled from the rules of DuemaParty into turn.ts: what rules/duel-masters/turn.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PendingEffect } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, asJudged, dropEffects, family, goesOn, goesRound, happens, loseSight, membersOf, nextIn, noteDone,
  noteEvent, noteShuffle, orElse, owned, popFrame, presentByZone, pushFrame, putsOff, reckoned, seats, shuffle,
  takeEffect, through, union, within,
} from 'houserules/runtime'
import { EFFECT_ZONES, MOVE } from '../duel-masters/names.ts'
// prettier-ignore
import type {
  AttackStepFrame, ChargeStepFrame, DealFrame, DrawStepFrame, EndStepFrame, MainStepFrame, MatchFrame, StartStepFrame,
  TurnFrame,
} from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, EVENT, PRINTED_GALAXSHIELD, PROC, ZONE } from './names.ts'
import type { EndOfTurnFrame, SetUpFrame, StartOfTurnFrame, State } from './state.ts'
import { HOLDS_CARDS } from './tables.ts'

export function turnRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.start.1] Begins `match`, which may stop to ask. */
    match(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.match, [])
      s.timesBattleDuringMatch = 0
      s.timesSummonDuringMatch = 0
      s.timesSwitchDuringMatch = 0
      s.timesDrawDuringMatch = []
      s.timesDrawDuringMatch2 = 0
      s.timesAttackStepDuringMatch = 0
      s.timesEndAttackDuringMatch = 0
      s.timesJudgeDuringMatch = []
      s.timesEndOfTurnDuringMatch = 0
      s.timesAttackStepDuringMatch2 = []
      pushFrame<MatchFrame>(s, { proc: PROC.matchFrame, pc: 0, answer: 0 })
    },

    /** [dm.start.1] Begins `set-up`, which may stop to ask. */
    setUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['set-up'], [])
      s.timesBeginWithDuringSetUp = 0
      s.timesDrawOrderDuringSetUp = 0
      s.timesProposeOrderDuringSetUp = 0
      pushFrame<SetUpFrame>(s, { proc: PROC.setUpFrame, pc: 0, answer: 0, p: NONE, list1: [], next2: 0 })
    },

    stepSetUp(s: State, f: SetUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = seats(s)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 >= f.list1.length) return popFrame(s)
            f.p = f.list1[f.next2++]!
            f.pc = 2
            return rules.deal(s, f.p)
          case 2 /* after deal */:
            // [103.4]
            f.pc = 1
            if (f.p !== s.players - 1) continue
            return rules.settleOrder(s)
        }
    },

    stepDeal(s: State, f: DealFrame): void {
      switch (f.pc) {
        case 0:
          rules.buildDeck(s, f.p)
          // [103.2]
          f.pc = 2
          return rules.namePartner(s, f.p)
        case 1 /* after draw */:
          return popFrame(s)
        case 2 /* after name-partner */:
          if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.p)
          shuffle(s, ZONE.deck + f.p)
          loseSight(s, s.zones[ZONE.deck + f.p]!, HOLDS_CARDS)
          f.pc = 3
          return rules.beginGame(s, f.p)
        case 3 /* after begin-game */:
          // [dm.start.2]
          f.pc = 4
          return rules.shieldUp(s, rules.startingShieldsOf(s), f.p)
        case 4 /* after shield-up */:
          // [dm.start.3]
          f.pc = 1
          return rules.draw(s, Math.max(0, rules.openingHandOf(s) - s.zones[ZONE.hand + f.p]!.length), f.p)
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
      s.timesCountUseDuringTurn = {}
      s.timesArriveDuringTurn = {}
      s.timesAttackDuringTurn = 0
      s.timesDigUpDuringTurn = []
      s.timesUseDuringTurn = []
      s.timesCastDuringTurn2 = []
      s.timesChargeStepDuringTurn = 0
      s.timesAttackStepDuringTurn = 0
      pushFrame<TurnFrame>(s, { proc: PROC.turnFrame, pc: 0, answer: 0, p })
    },

    stepTurn(s: State, f: TurnFrame): void {
      switch (f.pc) {
        case 0:
          s.turnNumber = reckoned(s.turnNumber + 1, 18)
          // [400.3]
          if (rules.isOut_(s, f.p)) {
            if (s.shared !== undefined) s.absent = owned(s.absent, s.shared.lists.absent)
            s.absent[f.p] = true
          }
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

    /** Whether something happens instead of `start-step`, which has begun then. */
    replacedStartStep(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      if (!s.replacing.includes(6) && rules.matchesInsteadStartStep(s, p))
        addEffect(s, ZONE.applicable, PROC.insteadStartStepFrame, p, NONE, false, [p])
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.2] Begins `start-step`, which may stop to ask. */
    startStep(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedStartStep(s, p)) return
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
          f.pc = 2
          return rules.startOfTurn(s, f.p)
        case 1 /* after resolve-waiting */:
          return popFrame(s)
        case 2 /* after start-of-turn */:
          f.pc = 1
          return rules.resolveWaiting(s)
      }
    },

    /** What would come instead of `start-of-turn`, but for what is being carried out. */
    insteadOfStartOfTurn(s: State, running: readonly number[], p: number): PendingEffect[] {
      const found: PendingEffect[] = []
      if (!running.includes(7) && rules.matchesInsteadStartOfTurn(s, p))
        found.push({ body: PROC.insteadStartOfTurnFrame, controller: p, source: NONE, optional: false, captured: [] })
      return found
    },

    /** Whether something happens instead of `start-of-turn`, which has begun then. */
    replacedStartOfTurn(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      for (const it of rules.insteadOfStartOfTurn(asJudged(s, []), s.replacing, p))
        addEffect(s, ZONE.applicable, it.body, it.controller, it.source, it.optional, it.captured)
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.2] Begins `start-of-turn`, which may stop to ask. */
    startOfTurn(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedStartOfTurn(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['start-of-turn'], [p])
      pushFrame<StartOfTurnFrame>(s, { proc: PROC.startOfTurnFrame, pc: 0, answer: 0, p })
    },

    stepStartOfTurn(s: State, f: StartOfTurnFrame): void {
      switch (f.pc) {
        case 0:
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterStartOfTurnFrame, [f.p])
            return popFrame(s)
          }
          for (const this_ of membersOf(s, ZONE.shields, (it2) => rules.matchesWhenStartOfTurn(s, it2, f.p)))
            addEffect(s, 0, PROC.whenStartOfTurnFrame, rules.holder(s, this_), this_, false, [
              this_,
              rules.holder(s, this_),
            ])
          return popFrame(s)
      }
    },

    /** Whether something happens instead of `draw-step`, which has begun then. */
    replacedDrawStep(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      if (!s.replacing.includes(7) && rules.matchesInsteadStartOfTurnDrawStep(s, p))
        addEffect(s, ZONE.applicable, PROC.insteadStartOfTurnDrawStepFrame, p, NONE, false, [])
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.3] Begins `draw-step`, which may stop to ask. */
    drawStep(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedDrawStep(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-step'], [p])
      pushFrame<DrawStepFrame>(s, { proc: PROC.drawStepFrame, pc: 0, answer: 0, p })
    },

    /** Whether something happens instead of `charge-step`, which has begun then. */
    replacedChargeStep(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      if (!s.replacing.includes(7) && rules.matchesInsteadStartOfTurnChargeStep(s, p))
        addEffect(s, ZONE.applicable, PROC.insteadStartOfTurnChargeStepFrame, p, NONE, false, [])
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.4] Begins `charge-step`, which may stop to ask. */
    chargeStep(s: State, p: number): void {
      if (s.over) return
      for (const it2 of s.zones[ZONE.lasting]!.slice())
        if (rules.reachesSpellEffectUntilChargeStepEnd(s, it2, p)) takeEffect(s, it2, EFFECT_ZONES)
      if (rules.replacedChargeStep(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['charge-step'], [p])
      s.timesChargeStepDuringTurn += 1
      pushFrame<ChargeStepFrame>(s, { proc: PROC.chargeStepFrame, pc: 0, answer: 0, p })
    },

    /** Whether something happens instead of `main-step`, which has begun then. */
    replacedMainStep(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      if (!s.replacing.includes(7) && rules.matchesInsteadStartOfTurnMainStep(s, p))
        addEffect(s, ZONE.applicable, PROC.insteadStartOfTurnMainStepFrame, p, NONE, false, [])
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.5] Begins `main-step`, which may stop to ask. */
    mainStep(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedMainStep(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['main-step'], [p])
      s.timesWinDuringMainStep = []
      s.timesCastDuringMainStep = {}
      s.timesPutDuringMainStep = []
      s.timesArriveDuringMainStep = []
      pushFrame<MainStepFrame>(s, { proc: PROC.mainStepFrame, pc: 0, answer: 0, p })
    },

    /** What a seat may do at `main-step`. */
    offersAtMainStep(s: State, seat: number, out: number[]): void {
      // [dm.use.1] may-play
      for (const c of [...family(s, ZONE.hand), ...family(s, ZONE['partner-zone'])]) {
        if (!rules.isAtHand(s, c)) continue
        for (const f_ of rules.facesOf(s, c)) {
          if (rules.holder(s, c) === seat) {
            const code = 1 + MOVE.play + 32 * (c + 2048 * f_)
            if (!out.includes(code) && rules.canPlay(s, c, f_, seat)) out.push(code)
          }
        }
      }
      // [dm.gzero.1] may-play-g-zero
      for (const c of presentByZone(s, EFFECT_ZONES)) {
        if (!rules.isGZero(s, c)) continue
        if (rules.isAtHand(s, c) && rules.holder(s, c) === seat && rules.canUse(s, c, s.def[c]!, seat)) {
          if (rules.canPlayGZero(s, c, seat)) out.push(1 + MOVE['play-g-zero'] + 32 * c)
        }
      }
      // [dm.galaxshield.1] may-galaxshield
      for (const c of [...family(s, ZONE.hand), ...family(s, ZONE['partner-zone'])]) {
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

    /** Whether something happens instead of `attack-step`, which has begun then. */
    replacedAttackStep(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      if (!s.replacing.includes(7) && rules.matchesInsteadStartOfTurnAttackStep(s, p))
        addEffect(s, ZONE.applicable, PROC.insteadStartOfTurnAttackStepFrame, p, NONE, false, [])
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.6] Begins `attack-step`, which may stop to ask. */
    attackStep(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedAttackStep(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['attack-step'], [p])
      s.timesAttackStepDuringMatch += 1
      s.timesAttackStepDuringTurn += 1
      if (s.shared !== undefined)
        s.timesAttackStepDuringMatch2 = owned(s.timesAttackStepDuringMatch2, s.shared.lists.timesAttackStepDuringMatch2)
      s.timesAttackStepDuringMatch2[p] = (s.timesAttackStepDuringMatch2[p] ?? 0) + 1
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
            if (presentByZone(s, EFFECT_ZONES).length === 0) return popFrame(s)
            f.pc = 1
            continue
          case 4 /* after the answer */:
            if (f.answer === 0) return popFrame(s)
            f.pc = 3
            return rules.resolveWaiting(s)
        }
    },

    /** Whether something happens instead of `end-step`, which has begun then. */
    replacedEndStep(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      if (!s.replacing.includes(12) && rules.matchesInsteadEndStep(s, p))
        addEffect(s, ZONE.applicable, PROC.insteadEndStepFrame, p, NONE, false, [p])
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.7] Begins `end-step`, which may stop to ask. */
    endStep(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedEndStep(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-step'], [p])
      pushFrame<EndStepFrame>(s, { proc: PROC.endStepFrame, pc: 0, answer: 0, p, list1: [], next2: 0 })
    },

    stepEndStep(s: State, f: EndStepFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.forgetAttack(s)
            // [400.2, 400.4]
            if (rules.isOut_(s, f.p)) s.endedByLeaving = f.p
            f.pc = 2
            return rules.endOfTurn(s, f.p)
          case 1 /* after resolve-waiting */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2 /* after end-of-turn */:
            // [400.2, 400.4]
            s.endedByLeaving = NONE
            s.ending = f.p
            f.pc = 3
            return rules.declarations(s, f.p)
          case 3 /* after declarations */:
            s.ending = NONE
            // [dm.ninja.3]
            f.list1 = through(family(s, ZONE.battle), 21).filter((c2) => rules.isFleeting(s, c2))
            f.next2 = 0
            f.pc = 4
            continue
          case 4: {
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

    /** What would come instead of `end-of-turn`, but for what is being carried out. */
    insteadOfEndOfTurn(s: State, running: readonly number[], p: number): PendingEffect[] {
      const found: PendingEffect[] = []
      if (!running.includes(7) && rules.matchesInsteadStartOfTurnEndOfTurn(s, p))
        found.push({
          body: PROC.insteadStartOfTurnEndOfTurnFrame,
          controller: p,
          source: NONE,
          optional: false,
          captured: [],
        })
      return found
    },

    /** Whether something happens instead of `end-of-turn`, which has begun then. */
    replacedEndOfTurn(s: State, p: number): boolean {
      dropEffects(s, ZONE.applicable)
      for (const it of rules.insteadOfEndOfTurn(asJudged(s, []), s.replacing, p))
        addEffect(s, ZONE.applicable, it.body, it.controller, it.source, it.optional, it.captured)
      const applicable = s.zones[ZONE.applicable]!
      if (applicable.length === 0) return false
      if (applicable.length === 1) rules.resolveEffect(s, applicable[0]!)
      else rules.settleInstead(s)
      return true
    },

    /** [dm.turn.7] Begins `end-of-turn`, which may stop to ask. */
    endOfTurn(s: State, p: number): void {
      if (s.over) return
      if (rules.replacedEndOfTurn(s, p)) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['end-of-turn'], [p])
      s.timesEndOfTurnDuringMatch += 1
      pushFrame<EndOfTurnFrame>(s, { proc: PROC.endOfTurnFrame, pc: 0, answer: 0, p })
    },

    stepEndOfTurn(s: State, f: EndOfTurnFrame): void {
      switch (f.pc) {
        case 0:
          if (s.linesDeep > 0) {
            putsOff(s, PROC.afterEndOfTurnFrame, [f.p])
            return popFrame(s)
          }
          for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenEndOfTurn(s, it2, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurnFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
          for (const this_2 of membersOf(s, ZONE.battle, (it3) => rules.matchesWhenEndOfTurn2(s, it3, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn2Frame, rules.holder(s, this_2), this_2, false, [rules.holder(s, this_2)])
          for (const this_3 of membersOf(s, ZONE.battle, (it4) => rules.matchesWhenEndOfTurn3(s, it4, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn3Frame, rules.holder(s, this_3), this_3, false, [rules.holder(s, this_3)])
          for (const this_4 of membersOf(s, ZONE.battle, (it5) => rules.matchesWhenEndOfTurn4(s, it5, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn4Frame, rules.holder(s, this_4), this_4, false, [
              rules.holder(s, this_4),
              this_4,
            ])
          for (const this_5 of membersOf(s, ZONE.battle, (it6) => rules.matchesWhenEndOfTurn5(s, it6, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn5Frame, rules.holder(s, this_5), this_5, false, [f.p])
          for (const this_6 of membersOf(s, ZONE.battle, (it7) => rules.matchesWhenEndOfTurn6(s, it7, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn6Frame, rules.holder(s, this_6), this_6, true, [rules.holder(s, this_6)])
          for (const this_7 of membersOf(s, ZONE.battle, (it8) => rules.matchesWhenEndOfTurn7(s, it8, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn7Frame, rules.holder(s, this_7), this_7, false, [rules.holder(s, this_7)])
          for (const this_8 of membersOf(s, ZONE.battle, (it9) => rules.matchesWhenEndOfTurn8(s, it9, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn8Frame, rules.holder(s, this_8), this_8, false, [rules.holder(s, this_8)])
          for (const this_9 of membersOf(s, ZONE.battle, (it10) => rules.matchesWhenEndOfTurn9(s, it10, f.p)))
            addEffect(s, 0, PROC.whenEndOfTurn9Frame, rules.holder(s, this_9), this_9, false, [rules.holder(s, this_9)])
          return popFrame(s)
      }
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
        s.regular = nextIn(s.seating, s.regular, 1)
        // [dm.turn.9]
        while (s.skippedTurns[s.regular]! > 0) {
          goesRound(23)
          if (s.shared !== undefined) s.skippedTurns = owned(s.skippedTurns, s.shared.lists.skippedTurns)
          s.skippedTurns[s.regular] = reckoned(s.skippedTurns[s.regular]! - 1, 24)
          s.regular = nextIn(s.seating, s.regular, 1)
        }
        s.turnPlayer = s.regular
      }
    },

    /** [106.1, 300.1] */
    turnGainerIsNamedOf(s: State): boolean {
      return s.options[3] === 1 /* void-parts: name-whom */
    },

    /** [105.1, 300.1] */
    doomedIsNamedOf(s: State): boolean {
      return s.options[3] === 1 /* void-parts: name-whom */
    },
  }
}
