// Compiled from the rules of TagTeam into team-decks.ts: what rules/build-divide/team-decks.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { TagTeamRules } from './linked.ts'
import type { State } from './state.ts'

export function teamDecksRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [401-1] */
    isBroughtBy(s: State, d: number, q: number): boolean {
      return s.territoryCard[q]!.includes(d)
    },

    /** [402-1a] */
    copiesOfOthersOf(_s: State): number {
      return 2
    },

    /** [402-1] */
    aceRuleHoldsOf(s: State): boolean {
      return (
        s.options[8] === 1 /* event-regulation: ace-rule */ ||
        (s.options[9] === 1 /* team-a-wants: ace-rule */ && s.options[10] === 1) /* team-b-wants: ace-rule */
      )
    },

    /** [402-1a] */
    allowedCopiesOf(s: State, p: number, d: number): number {
      return !rules.aceRuleHoldsOf(s) || s.chosenAce[p]!.includes(d)
        ? rules.usualCopiesOf(s)
        : rules.copiesOfOthersOf(s)
    },
  }
}
