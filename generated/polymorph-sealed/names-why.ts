// Compiled from the rules of PolymorphSealed into names-why.ts: what rules/yu-gi-oh/names-why.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, through, whenThere } from 'houserules/runtime'
import type { PolymorphSealedRules } from './linked.ts'
import { TEXTS } from './names.ts'
import type { State } from './state.ts'

export function namesWhyRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [ygo.query.2] */
    ownNameHasOf(s: State, d: number, a: number, l: number): boolean {
      return rules.replacedNameOf(s, d, l) === NONE && TEXTS.contains(rules.ownNameOf(s, d, l), a, s)
    },

    /** [ygo.rulename.1] */
    changedNameHasOf(s: State, d: number, a: number, l: number): boolean {
      return whenThere(rules.replacedNameOf(s, d, l), false, (it0) => TEXTS.contains(it0, a, s))
    },

    /** [ygo.rulename.2] */
    secondNameHasOf(s: State, d: number, a: number, l: number): boolean {
      return through(rules.alsoNamesInOf(s, d, l), 60).some((n) => TEXTS.contains(n, a, s))
    },

    /** [ygo.rulename.3] */
    ruleTextGivesOf(s: State, d: number, a: number, l: number): boolean {
      return through(rules.ruleCategoriesInOf(s, d, l), 61).includes(a)
    },
  }
}
