// Compiled from the rules of MentalLegacy into priority.ts: what rules/magic/priority.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { goesRound, happens, noteEvent, pushFrame } from 'houserules/runtime'
import { ZONE } from '../magic/names.ts'
import type { PlaceTriggerFrame, PriorityFrame, SettleFrame } from '../magic/state.ts'
import type { MentalLegacyRules } from './linked.ts'
import { EVENT, PROC } from './names.ts'
import type { State } from './state.ts'

export function priorityRules(all: object) {
  const rules = all as MentalLegacyRules
  return {
    /** [mtg.117.3] Begins `priority`, which may stop to ask. */
    priority(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.priority, [])
      pushFrame<PriorityFrame>(s, { proc: PROC.priorityFrame, pc: 0, answer: 0 })
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

    /** [mtg.704.3] Begins `settle`, which may stop to ask. */
    settle(s: State): void {
      if (s.over) return
      goesRound(32)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.settle, [])
      pushFrame<SettleFrame>(s, { proc: PROC.settleFrame, pc: 0, answer: 0 })
    },

    /** [mtg.603.3] Begins `place-trigger`, which may stop to ask. */
    placeTrigger(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['place-trigger'], [p])
      pushFrame<PlaceTriggerFrame>(s, { proc: PROC.placeTriggerFrame, pc: 0, answer: 0, p })
    },
  }
}
