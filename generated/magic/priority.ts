// Compiled from the rules of Magic into priority.ts: what rules/magic/priority.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, goesRound, grown, happens, heldAnew, keeps, nextSeat, noteEvent, owned, popFrame, pushFrame, reckoned, refuse,
  refuseText, seats, through, union, within,
} from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
// prettier-ignore
import {
  CARD, COLOUR, EVENT, MOVE, PRINTED_CYCLING_COST, PRINTED_SCAVENGE_COST, PRINTED_SUSPEND_COST, PROC, ROLE_ON_STACK,
  ZONE,
} from './names.ts'
import type { PlaceTriggerFrame, PriorityFrame, SettleFrame, State } from './state.ts'

export function priorityRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.117.3] Begins `priority`, which may stop to ask. */
    priority(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.priority, [])
      pushFrame<PriorityFrame>(s, { proc: PROC.priorityFrame, pc: 0, answer: 0 })
    },

    stepPriority(s: State, f: PriorityFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(26)
            f.pc = 2
            return rules.settle(s)
          case 2 /* after settle */:
            s.actor = s.turnPlayer
            s.passes = 0
            f.pc = 3
            continue
          case 3:
            goesRound(27)
            f.pc = 4
            continue
          case 4:
            f.pc = 5
            return rules.ask(s, f, 6, s.actor, true)
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              s.passes = 0
              f.pc = 4
              return rules.settle(s)
            }
            s.passes = reckoned(s.passes + 1, 28)
            s.actor = nextSeat(s, s.actor, 1)
            if (s.passes !== seats(s).length) {
              f.pc = 3
              continue
            }
            if (s.zones[ZONE.pile]!.length === 0) return popFrame(s)
            // [mtg.608.1]
            f.pc = 6
            return rules.resolveEffect(s, s.zones[ZONE.pile]!.at(-1) ?? NONE)
          case 6 /* after the effect */:
            if (seats(s).length === 0) return popFrame(s)
            f.pc = 1
            continue
        }
    },

    /** What a seat may do at `priority`. */
    offersAtPriority(s: State, seat: number, out: number[]): void {
      // [mtg.605.1] may-tap-for-mana
      for (const c of s.zones[ZONE.battlefield + seat]!) {
        if (!(rules.isSource2(s, c) && s.options[0] === 1 /* mana-payment: by-hand */)) continue
        for (const v of rules.yieldsOf(s, c)) {
          out.push(1 + MOVE['tap-for-mana'] + 32 * (c + 2048 * v))
        }
      }
      // [mtg.305.2] may-play-land
      if (rules.isAtEase(s, seat)) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          if (rules.isLandCard(s, c)) {
            if (rules.canPlayLand(s, c, seat)) out.push(1 + MOVE['play-land'] + 32 * c)
          }
        }
      }
      // [mtg.601.1] may-cast
      for (const c of rules.castableOf(s, seat)) {
        for (const d of rules.formsOf(s, c, seat)) {
          for (const w of through(rules.waysOf(s, c, d), 122)) {
            if (rules.canCast(s, c, d, w, seat)) out.push(1 + MOVE.cast + 32 * (c + 2048 * (d + 2048 * w)))
          }
        }
      }
      // [mtg.702.36] may-turn-up
      for (const c of s.zones[ZONE.battlefield + seat]!) {
        if (rules.isFaceDown(s, c)) {
          if (rules.canTurnUp(s, c, seat)) out.push(1 + MOVE['turn-up'] + 32 * c)
        }
      }
      // [mtg.702.28] may-cycle
      if (rules.availableOf(s, seat) > 0) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          if (PRINTED_CYCLING_COST[s.def[c]!]!.length > 0) {
            if (rules.canCycle(s, c, seat)) out.push(1 + MOVE.cycle + 32 * c)
          }
        }
      }
      // [mtg.702.61] may-suspend
      if (rules.availableOf(s, seat) > 0) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          if (PRINTED_SUSPEND_COST[s.def[c]!]!.length > 0) {
            if (rules.canSuspend(s, c, seat)) out.push(1 + MOVE.suspend + 32 * c)
          }
        }
      }
      // [mtg.702.96] may-scavenge
      if (rules.isAtEase(s, seat)) {
        for (const c of s.zones[ZONE.graveyard + seat]!) {
          if (PRINTED_SCAVENGE_COST[s.def[c]!]!.length > 0) {
            if (rules.canScavenge(s, c, seat)) out.push(1 + MOVE.scavenge + 32 * c)
          }
        }
      }
      // [mtg.cards.1] may-unmake
      for (const this_ of s.zones[ZONE.battlefield + seat]!) {
        if (
          s.def[this_]! === CARD['エレンドラ谷の大魔導師'] &&
          s.place[this_] === ZONE.battlefield + seat &&
          rules.canUse(s, seat, this_)
        ) {
          if (rules.canUnmake(s, this_, seat)) out.push(1 + MOVE.unmake + 32 * this_)
        }
      }
      // [mtg.cards.1] may-eat-land
      for (const this_ of s.zones[ZONE.battlefield + seat]!) {
        if (
          s.def[this_]! === CARD['死儀礼のシャーマン'] &&
          s.place[this_] === ZONE.battlefield + seat &&
          !rules.isTapped(s, this_)
        ) {
          if (rules.canEatLand(s, this_, seat)) out.push(1 + MOVE['eat-land'] + 32 * this_)
        }
      }
      // [mtg.cards.1] may-eat-spell
      if (rules.hasMana(s, seat, COLOUR.black)) {
        for (const this_ of s.zones[ZONE.battlefield + seat]!) {
          if (
            s.def[this_]! === CARD['死儀礼のシャーマン'] &&
            s.place[this_] === ZONE.battlefield + seat &&
            !rules.isTapped(s, this_)
          ) {
            if (rules.canEatSpell(s, this_, seat)) out.push(1 + MOVE['eat-spell'] + 32 * this_)
          }
        }
      }
      // [mtg.cards.1] may-eat-creature
      if (rules.hasMana(s, seat, COLOUR.green)) {
        for (const this_ of s.zones[ZONE.battlefield + seat]!) {
          if (
            s.def[this_]! === CARD['死儀礼のシャーマン'] &&
            s.place[this_] === ZONE.battlefield + seat &&
            !rules.isTapped(s, this_)
          ) {
            if (rules.canEatCreature(s, this_, seat)) out.push(1 + MOVE['eat-creature'] + 32 * this_)
          }
        }
      }
      // [mtg.cards.1] may-feed
      for (const this_ of s.zones[ZONE.battlefield + seat]!) {
        if (
          s.def[this_]! === CARD['漁る軟泥'] &&
          s.place[this_] === ZONE.battlefield + seat &&
          rules.canUse(s, seat, this_)
        ) {
          if (rules.canFeed(s, this_, seat)) out.push(1 + MOVE.feed + 32 * this_)
        }
      }
      // [mtg.cards.1] may-banish-with
      for (const this_ of s.zones[ZONE.battlefield + seat]!) {
        if (
          s.def[this_]! === CARD['レガシーの兵器'] &&
          s.place[this_] === ZONE.battlefield + seat &&
          rules.canUse(s, seat, this_)
        ) {
          if (rules.canBanishWith(s, this_, seat)) out.push(1 + MOVE['banish-with'] + 32 * this_)
        }
      }
      // [mtg.cards.1] may-empty-grave
      for (const this_ of s.zones[ZONE.battlefield + seat]!) {
        if (
          s.def[this_]! === CARD['トーモッドの墓所'] &&
          s.place[this_] === ZONE.battlefield + seat &&
          !rules.isTapped(s, this_)
        ) {
          if (rules.canEmptyGrave(s, this_, seat)) out.push(1 + MOVE['empty-grave'] + 32 * this_)
        }
      }
      // [mtg.cards.2] may-give-freely
      for (const this_ of s.zones[ZONE.battlefield + seat]!) {
        if (
          s.def[this_]! === CARD['惜しみない手'] &&
          s.place[this_] === ZONE.battlefield + seat &&
          !rules.isTapped(s, this_)
        ) {
          if (rules.canGiveFreely(s, this_, seat)) out.push(1 + MOVE['give-freely'] + 32 * this_)
        }
      }
    },

    /** [mtg.602.2] Carries out `put-up`. */
    putUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['put-up'], [])
      if (s.shared !== undefined) s.role = owned(s.role, s.shared.lists.role)
      keeps(s.role, s.zones[ZONE.pile]!.at(-1) ?? NONE, 29)
      if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
        s.role[s.zones[ZONE.pile]!.at(-1) ?? NONE] = ROLE_ON_STACK['of-activation']
    },

    /** [mtg.115.1] Carries out `note-aim`. */
    noteAim(s: State, t2: number, c: number): void {
      if (s.over) return
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['note-aim'], [t2, c], [t2, c])
      s.changedInLine = true
      if (s.shared !== undefined) s.aims = owned(s.aims, s.shared.lists.aims)
      keeps(s.aims, s.zones[ZONE.pile]!.at(-1) ?? NONE, 30)
      if ((s.zones[ZONE.pile]!.at(-1) ?? NONE) !== NONE)
        s.aims[s.zones[ZONE.pile]!.at(-1) ?? NONE] = grown(
          union(
            s.aims[s.zones[ZONE.pile]!.at(-1) ?? NONE] ?? [],
            heldAnew(s, 'aims', s.zones[ZONE.pile]!.at(-1) ?? NONE, [t2], ['mixed']),
          ),
          30,
        )
      rules.becomeTarget(s, t2, c)
    },

    /** [mtg.602.2] Whether `activate` may happen. */
    canActivate(s: State, c: number, p: number): boolean {
      return !rules.forbidsHushedRest(s, c, p)
    },

    /** [mtg.602.2] Carries out `activate` if it may happen. */
    activate(s: State, c: number, p: number): void {
      if (rules.canActivate(s, c, p)) return rules.doActivate(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.activate, [c, p], s.reasons)
    },

    /** [mtg.602.2] Carries out `activate`. */
    doActivate(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.activate, [c, p], [c])
    },

    /** [mtg.602.2] Every rule that keeps `activate` from happening. */
    refusalsOfActivate(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsHushedRest(s, c, p)) out.push(67 /* hushed-rest */)
    },

    /** [mtg.602.2] Whether `tap` may happen. */
    canTap(s: State, c: number): boolean {
      return !rules.isTapped(s, c) && !rules.isSick(s, c)
    },

    /** [mtg.602.2] Carries out `tap` if it may happen. */
    tap(s: State, c: number): void {
      if (rules.canTap(s, c)) return rules.doTap(s, c)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.tap, [c], s.reasons)
    },

    /** [mtg.602.2] Carries out `tap`. */
    doTap(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.tap, [c], [c])
      if (within(s.place[c]!, ZONE.battlefield)) {
        if (s.shared !== undefined) s.tapped = owned(s.tapped, s.shared.lists.tapped)
        s.tapped[c] = true
      }
    },

    /** [mtg.602.2] Every rule that keeps `tap` from happening. */
    refusalsOfTap(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (rules.isTapped(s, c) || rules.isSick(s, c)) out.push(68 /* tap only if */)
    },

    /** [mtg.602.5] */
    isHushed(s: State, c: number): boolean {
      // [mtg.cards.1] lasting-hushed
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn4Frame) continue
        const k = effect.captured[0] as number
        const was = effect.captured[1] as number
        if (c === k && s.stamp[c]! === was) return true
      }
      return false
    },

    /** [mtg.602.5] `hushed-rest` */
    forbidsHushedRest(s: State, c: number, _p: number): boolean {
      return rules.isHushed(s, c)
    },

    /** [mtg.704.3] Begins `settle`, which may stop to ask. */
    settle(s: State): void {
      if (s.over) return
      goesRound(32)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.settle, [])
      pushFrame<SettleFrame>(s, { proc: PROC.settleFrame, pc: 0, answer: 0 })
    },

    stepSettle(s: State, f: SettleFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(31)
            f.pc = 2
            return rules.checkState(s)
          case 2 /* after check-state */: {
            if (s.zones[ZONE.waiting]!.length === 0) return popFrame(s)
            const p = s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
              ? s.turnPlayer
              : nextSeat(s, s.turnPlayer, 1)
            f.pc = 3
            return rules.placeTrigger(s, p)
          }
          case 3 /* after place-trigger */:
            if (seats(s).length === 0) return popFrame(s)
            f.pc = 1
            continue
        }
    },

    /** [mtg.603.3] Begins `place-trigger`, which may stop to ask. */
    placeTrigger(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['place-trigger'], [p])
      pushFrame<PlaceTriggerFrame>(s, { proc: PROC.placeTriggerFrame, pc: 0, answer: 0, p })
    },

    stepPlaceTrigger(s: State, f: PlaceTriggerFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 7, f.p, false)
        case 1 /* after the effect */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 4)
          const e = f.answer - 1
          f.pc = 1
          return rules.resolveEffect(s, e)
        }
      }
    },

    /** [mtg.603.3] What may be answered: choose an effect. */
    answersToPlaceTrigger(s: State, f: PlaceTriggerFrame, out: number[]): void {
      for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
    },
  }
}
