// Compiled from the rules of PolymorphSealed into polymorph-names-why.ts: what rules/yu-gi-oh/polymorph-names-why.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { PolymorphSealedRules } from './linked.ts'
import { TEXTS } from './names.ts'
import type { State } from './state.ts'

export function polymorphNamesWhyRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [poly.3] */
    prefixHasOf(s: State, a: number, l: number): boolean {
      return TEXTS.contains(rules.prefixOf(s, l), a, s)
    },
  }
}
