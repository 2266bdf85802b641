// Compiled from the rules of TagTeam into team-words.ts: what rules/build-divide/team-words.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { through } from 'houserules/runtime'
import type { TagTeamRules } from './linked.ts'
import type { State } from './state.ts'

export function teamWordsRules(all: object) {
  const rules = all as TagTeamRules
  return {
    /** [gap.mixed-opponent] */
    mayBeMeantBy(s: State, q: number, c: number): boolean {
      return (
        s.options[5] === 1 /* mixed-opponent: chosen-freely */ ||
        c !== s.aiming ||
        s.aimedAt.includes(q) ||
        !through(s.aimedAt, 44).some((r) => rules.allies(s, r, q))
      )
    },
  }
}
