// Compiled from the rules of DuemaParty into party-partner.ts: what rules/duel-masters/party-partner.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, happens, heldAnew, noteDone, noteEvent, orElse, owned, popFrame, pushFrame, union, within } from 'houserules/runtime'
import { KIND } from '../duel-masters/names.ts'
import type { DuemaPartyRules } from './linked.ts'
import { EVENT, PRINTED_COST, PRINTED_HALVES, PRINTED_KINDS, PROC, ZONE } from './names.ts'
import type { NamePartnerFrame, State } from './state.ts'

export function partyPartnerRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [201.1] */
    lowestPartnerCostOf(_s: State): number {
      return 5
    },

    /** [201.1, 201.1a] */
    isLeader(s: State, k: number): boolean {
      return union(PRINTED_HALVES[k]!, [k]).some(
        (f_) =>
          PRINTED_KINDS[f_]!.includes(KIND['creature-card']) &&
          !rules.isSpellAsPrinted(s, f_) &&
          orElse(PRINTED_COST[f_]!, 0) >= rules.lowestPartnerCostOf(s),
      )
    },

    /** [103.2, 201.1] Begins `name-partner`, which may stop to ask. */
    namePartner(s: State, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['name-partner'], [p])
      pushFrame<NamePartnerFrame>(s, { proc: PROC.namePartnerFrame, pc: 0, answer: 0, p })
    },

    stepNamePartner(s: State, f: NamePartnerFrame): void {
      switch (f.pc) {
        case 0: {
          const k2 = s.zones[ZONE.deck + f.p]!.find((k) => s.partnerCard[f.p]!.includes(s.printedDef[k]!)) ?? NONE
          if (k2 === NONE) {
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          }
          if (s.shared !== undefined) s.partner = owned(s.partner, s.shared.lists.partner)
          s.partner[f.p] = heldAnew(s, 'partner', f.p, k2, ['mixed'])
          f.pc = 1
          return rules.move(s, k2, ZONE['partner-zone'] + f.p)
        }
        case 1 /* after move */:
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [201.1] */
    isPartner(s: State, k: number): boolean {
      return k === s.partner[s.owner[k]!]!
    },

    /** [201.3] `creature-alone` */
    forbidsCreatureAlone(s: State, c: number, f_: number, _p: number): boolean {
      return within(s.place[c]!, ZONE['partner-zone']) && rules.isSpellAsPrinted(s, f_)
    },

    /** [201.3] `creature-alone-use` */
    forbidsCreatureAloneUse(s: State, c: number, f_: number, _p: number): boolean {
      return within(s.place[c]!, ZONE['partner-zone']) && rules.isSpellAsPrinted(s, f_)
    },
  }
}
