// Compiled from the rules of BuildDivide into things.ts: what rules/build-divide/things.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { happens, nextSeat, noteEvent, noteShow, orElse, seats, showTo, through } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
// prettier-ignore
import {
  BREED, CARD, EVENT, KIND, PRINTED_ACE, PRINTED_BASE_HIT, PRINTED_BASE_POWER, PRINTED_BREED_OF, PRINTED_KIND, PROC,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'

export function thingsRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.card.1] */
    isUnit(s: State, c: number): boolean {
      return PRINTED_KIND[s.def[c]!]! === KIND['unit-card']
    },

    /** [bd.card.1] */
    isTerritoryAsPrinted(_s: State, c: number): boolean {
      return PRINTED_KIND[c]! === KIND['territory-card']
    },

    /** [bd.card.6] */
    isAnAce(s: State, c: number): boolean {
      return PRINTED_ACE[s.def[c]!]!
    },

    /** [bd.card.5] Without exceptions. */
    defaultPowerOf(s: State, c: number): number {
      return orElse(PRINTED_BASE_POWER[s.def[c]!]!, rules.poolPowerOf(s, c))
    },

    /** [bd.card.5] */
    powerOf(s: State, c: number): number {
      let value = rules.defaultPowerOf(s, c)
      // [bd.samples.5] power-exception
      if (
        s.def[c]! === CARD['S5'] &&
        s.place[c] === ZONE.field &&
        (s.zones[ZONE.hand + nextSeat(s, rules.holder(s, c), 1)] ?? []).length === 0
      )
        value += 1000
      // [bd.fixtures.1] power-exception-2
      for (const it2 of through(s.zones[ZONE.field]!, 39))
        if (
          s.def[it2]! === CARD['《banner》'] &&
          rules.isUnit(s, c) &&
          s.place[it2] === ZONE.field &&
          s.place[c] === ZONE.field &&
          rules.controllerOf(s, c) === rules.holder(s, it2)
        )
          value += 1000
      // [bd.fixtures.3] power-exception-3
      if (s.def[c]! === CARD['《zealot》'] && s.place[c] === ZONE.field && rules.isInRed(s, rules.holder(s, c)))
        value += 3000
      // [bd.fixtures.3] power-exception-4
      if (s.def[c]! === CARD['《idler》'] && s.place[c] === ZONE.field && rules.isInYellow(s, rules.holder(s, c)))
        value += 1000
      // [bd.fixtures.6] lasting-power-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.textOfDuringTurnFrame) continue
        const u = effect.captured[0] as number
        if (c === u) value -= 1000
      }
      // [bd.fixtures.1] lasting-power-exception-2
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.textOfDuringTurn2Frame) continue
        const u = effect.captured[0] as number
        if (c === u) value += 2000
      }
      // [bd.fixtures.1] lasting-power-exception-3
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.textOfDuringTurn3Frame) continue
        const u = effect.captured[0] as number
        if (c === u) value += 1000
      }
      // [bd.fixtures.2] lasting-power-exception-4
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.abilityOfDuringTurnFrame) continue
        const u = effect.captured[0] as number
        if (c === u) value -= 1000
      }
      // [bd.samples.2] lasting-power-exception-5
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.enterDuringTurnFrame) continue
        const u = effect.captured[0] as number
        if (c === u) value -= 5000
      }
      // [bd.fixtures.1] lasting-power-exception-6
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.playDuringTurnFrame) continue
        const this_ = effect.captured[0] as number
        if (c === this_) value += 1000
      }
      return value
    },

    /** [bd.card.5] Without exceptions. */
    defaultHitOf(s: State, c: number): number {
      return orElse(PRINTED_BASE_HIT[s.def[c]!]!, 0)
    },

    /** [bd.card.5] */
    hitOf(s: State, c: number): number {
      // [bd.pool.1] pool-hit
      if (rules.isBred(s, c))
        return PRINTED_BREED_OF[s.def[c]!]! === BREED.scout || PRINTED_BREED_OF[s.def[c]!]! === BREED.knight ? 1 : 2
      return rules.defaultHitOf(s, c)
    },

    /** [bd.start.3] */
    openingHandOf(_s: State): number {
      return 5
    },

    /** [bd.start.5] */
    usualLifeOf(_s: State): number {
      return 10
    },

    /** [bd.start.6] */
    openingEnergyOf(_s: State): number {
      return 2
    },

    /** [bd.life.2] */
    redZoneNumberOf(_s: State): number {
      return 5
    },

    /** [bd.turn.4] */
    energyPerTurnOf(_s: State): number {
      return 1
    },

    /** [bd.turn.6] */
    usualHandLimitOf(_s: State): number {
      return 5
    },

    /** [bd.turn.3] */
    cardsPerDrawOf(_s: State): number {
      return 1
    },

    /** [bd.player.1] */
    opposes(_s: State, q: number, p: number): boolean {
      return q !== p
    },

    /** [bd.player.1] */
    allies(_s: State, q: number, p: number): boolean {
      return q === p
    },

    /** [bd.card.8] */
    controllerOf(s: State, c: number): number {
      return orElse(s.control[c]!, s.owner[c]!)
    },

    /** [bd.card.8] */
    holderOf(s: State, c: number): number {
      return rules.controllerOf(s, c)
    },

    /** [bd.zone.3] */
    isRested(s: State, it: number): boolean {
      return s.rested[it] === true
    },

    /** [bd.see.1] Carries out `reveal`. */
    reveal(s: State, c: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.reveal, [c], [c])
      for (const each of seats(s)) {
        if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c, each)
        showTo(s, c, each)
      }
    },

    /** [bd.see.1] Carries out `look-at`. */
    lookAt(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['look-at'], [c, p], [c])
      if (happens(s, 1)) noteShow(s, rules.viewersOf, EVENT.show, c, p)
      showTo(s, c, p)
    },
  }
}
