// Compiled from the rules of TagTeam into things.ts: what rules/build-divide/things.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { seats, through } from 'houserules/runtime'
import { CARD, PRINTED_ACE } from '../build-divide/names.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { State } from './state.ts'

export function thingsRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [bd.card.6] */
    isAnAceAsPrinted(_s: State, c: number): boolean {
      return PRINTED_ACE[c]!
    },

    /** [bd.card.5] */
    powerOf(s: State, c: number): number {
      let value = rules.defaultPowerOf(s, c)
      // [bd.samples.5] power-exception
      if (
        s.def[c]! === CARD['S5'] &&
        through(seats(s), 40).some(
          (opponent) =>
            rules.opposes(s, opponent, rules.holder(s, c)) &&
            rules.mayBeMeantBy(s, opponent, c) &&
            s.place[c] === ZONE.field &&
            s.zones[ZONE.hand + opponent]!.length === 0,
        )
      )
        value += 1000
      // [bd.fixtures.1] power-exception-2
      for (const it2 of through(s.zones[ZONE.field]!, 41))
        if (
          s.def[it2]! === CARD['《banner》'] &&
          rules.isUnit(s, c) &&
          through(seats(s), 42).some(
            (ally) =>
              rules.allies(s, ally, rules.holder(s, it2)) &&
              s.place[it2] === ZONE.field &&
              s.place[c] === ZONE.field &&
              rules.controllerOf(s, c) === ally,
          )
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

    /** [403-3a] */
    usualLifeOf(_s: State): number {
      return 8
    },

    /** [302-2a] */
    redZoneNumberOf(_s: State): number {
      return 8
    },
  }
}
