// Compiled from the rules of DuemaParty into party-return.ts: what rules/duel-masters/party-return.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { goesRound, happens, noteDone, noteEvent, popFrame, pushFrame, refuse, refuseText, within } from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { EVENT, PROC, ZONE } from './names.ts'
import type { ComeHomeFrame, HomecomingFrame, State } from './state.ts'

export function partyReturnRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [201.4, gap.one-way-home] `homecoming` */
    matchesHomecoming(s: State, k: number, _from2: number, z: number): boolean {
      return (
        rules.isPartner(s, k) &&
        !within(z, ZONE['partner-zone']) &&
        !within(z, ZONE.battle) &&
        !within(z, ZONE.beneath) &&
        !within(z, ZONE.nowhere)
      )
    },

    /** [201.4, gap.one-way-home] */
    homecoming(s: State, k: number): void {
      pushFrame<HomecomingFrame>(s, { proc: PROC.homecomingFrame, pc: 0, answer: 0, k })
    },

    stepHomecoming(s: State, f: HomecomingFrame): void {
      switch (f.pc) {
        case 0:
          if (
            !(s.zones[ZONE.mana + s.owner[f.k]!] ?? []).some(
              (m) => s.options[6] === 1 /* own-way-home: open */ || m !== f.k,
            )
          ) {
            refuse(s, 150)
            return popFrame(s)
          }
          f.pc = 2
          return rules.ask(s, f, 96, s.owner[f.k]!, true)
        case 1 /* after come-home */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return popFrame(s)
          f.pc = 3
          return rules.ask(s, f, 97, s.owner[f.k]!, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 151)
          const m2 = f.answer - 1
          f.pc = 1
          return rules.comeHome(s, f.k, m2)
        }
      }
    },

    /** [201.4, gap.one-way-home] What may be answered: choose a card. */
    answersToHomecoming(s: State, f: HomecomingFrame, out: number[]): void {
      for (const m of s.zones[ZONE.mana + s.owner[f.k]!] ?? [])
        if (s.options[6] === 1 /* own-way-home: open */ || m !== f.k) out.push(m + 1)
    },

    /** [201.4] Begins `come-home`, which may stop to ask. */
    comeHome(s: State, k: number, m: number): void {
      if (s.over) return
      goesRound(57)
      if (happens(s, 2)) noteEvent(s, rules.viewersOf, EVENT['come-home'], [k, m], [k, m])
      pushFrame<ComeHomeFrame>(s, { proc: PROC.comeHomeFrame, pc: 0, answer: 0, k, m })
    },

    stepComeHome(s: State, f: ComeHomeFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 2
            if (f.m === f.k) continue
            return rules.move(s, f.m, ZONE.deck + s.owner[f.k]!, true, true)
          case 1 /* after move */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2:
            f.pc = 1
            return rules.move(s, f.k, ZONE['partner-zone'] + s.owner[f.k]!, false, true)
        }
    },
  }
}
