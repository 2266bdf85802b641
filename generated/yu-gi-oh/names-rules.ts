// Compiled from the rules of YuGiOh into names-rules.ts: what rules/yu-gi-oh/names.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, grown, happens, noteEvent, orElse, owned, put, through, union, without } from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
// prettier-ignore
import {
  CARD_NAMES, DEFINITIONS, EVENT, LANGUAGE, PRINTED_ALSO_NAMES, PRINTED_ENGLISH_ALSO_NAMES, PRINTED_ENGLISH_NAME,
  PRINTED_ENGLISH_RULE_CATEGORIES, PRINTED_ENGLISH_RULE_NAME, PRINTED_MATERIAL_LINE, PRINTED_MENTIONED,
  PRINTED_OVERSEAS_ONLY, PRINTED_READING, PRINTED_RULE_CATEGORIES, PRINTED_RULE_NAME, TEXTS,
} from './names.ts'
import type { State } from './state.ts'

export function namesRulesRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.name.1] */
    isListed(s: State, d: number): boolean {
      return !rules.isToken(s, d)
    },

    /** [ygo.name.1] */
    printedNameOf(s: State, d: number, l: number): number {
      return l === LANGUAGE.en ? PRINTED_ENGLISH_NAME[d]! : rules.japaneseNameOf(s, d)
    },

    /** [ygo.name.1] */
    japaneseNameOf(_s: State, d: number): number {
      return PRINTED_OVERSEAS_ONLY[d]! ? NONE : CARD_NAMES[d]!
    },

    /** [ygo.rulename.1] */
    replacedNameOf(_s: State, d: number, l: number): number {
      return l === LANGUAGE.en ? PRINTED_ENGLISH_RULE_NAME[d]! : PRINTED_RULE_NAME[d]!
    },

    /** [ygo.name.2, ygo.rulename.1] */
    ownNameOf(s: State, d: number, l: number): number {
      return orElse(
        orElse(orElse(rules.replacedNameOf(s, d, l), rules.printedNameOf(s, d, l)), PRINTED_ENGLISH_NAME[d]!),
        CARD_NAMES[d]!,
      )
    },

    /** [ygo.rulename.2] */
    alsoNamesInOf(_s: State, d: number, l: number): readonly number[] {
      return through(l === LANGUAGE.en ? PRINTED_ENGLISH_ALSO_NAMES[d]! : PRINTED_ALSO_NAMES[d]!, 46)
    },

    /** [ygo.rulename.3] */
    ruleCategoriesInOf(_s: State, d: number, l: number): readonly number[] {
      return through(l === LANGUAGE.en ? PRINTED_ENGLISH_RULE_CATEGORIES[d]! : PRINTED_RULE_CATEGORIES[d]!, 47)
    },

    /** [ygo.name.2] */
    printedNamesOf(s: State, d: number, l: number): readonly number[] {
      return put(union(union([], [rules.ownNameOf(s, d, l)]), rules.alsoNamesInOf(s, d, l)), 48)
    },

    /** [ygo.name.3] */
    namesOf(s: State, c: number, l: number): readonly number[] {
      return put(
        union(
          without(through(rules.printedNamesOf(s, s.printedDef[c]!, l), 49), [rules.ownNameOf(s, s.printedDef[c]!, l)]),
          [rules.ownNameOf(s, s.def[c]!, l)],
        ),
        50,
      )
    },

    /** [ygo.name.3] */
    originalNameOf(s: State, c: number, l: number): number {
      return rules.ownNameOf(s, s.printedDef[c]!, l)
    },

    /** [ygo.query.2] */
    categoryOfOf(s: State, d: number, a: number, l: number): boolean {
      return (
        rules.givenByRuleOf(s, d, a, l) ||
        (through(rules.printedNamesOf(s, d, l), 51).some((n) => TEXTS.contains(n, a, s)) && rules.readsAsOf(s, d, a, l))
      )
    },

    /** [ygo.query.2] */
    givenByRuleOf(s: State, d: number, a: number, l: number): boolean {
      return (
        through(rules.ruleCategoriesInOf(s, d, l), 52).includes(a) ||
        through(rules.alsoNamesInOf(s, d, l), 53).some((n) => TEXTS.contains(n, a, s))
      )
    },

    /** [ygo.query.2, ygo.name.3] */
    categoryInOf(s: State, c: number, a: number, l: number): boolean {
      return s.def[c]! === s.printedDef[c]!
        ? rules.categoryOfOf(s, s.def[c]!, a, l)
        : rules.givenByRuleOf(s, s.printedDef[c]!, a, l) ||
            (through(rules.namesOf(s, c, l), 54).some((n) => TEXTS.contains(n, a, s)) &&
              rules.readsAsOf(s, s.def[c]!, a, l))
    },

    /** [ygo.query.2] */
    inCategoryOf(s: State, c: number, a: number, asker: number): boolean {
      return rules.categoryInOf(s, c, rules.spelledOf(s, a, s.language[asker]!), s.language[asker]!)
    },

    /** [ygo.query.11] */
    readNameOf(_s: State, d: number): number {
      return orElse(PRINTED_READING[d]!, CARD_NAMES[d]!)
    },

    /** [ygo.query.11] */
    readsAsOf(s: State, d: number, a: number, l: number): boolean {
      return (
        l === LANGUAGE.en ||
        PRINTED_READING[d]! === NONE ||
        TEXTS.contains(rules.readNameOf(s, d), rules.readAloudOf(s, a), s)
      )
    },

    /** [ygo.query.1] */
    namedOf(s: State, c: number, n: number, asker: number): boolean {
      return through(rules.namesOf(s, c, s.language[asker]!), 55).includes(
        rules.printedNameOf(s, n, s.language[asker]!),
      )
    },

    /** [ygo.query.3] */
    otherThanOf(s: State, c: number, n: number, asker: number): boolean {
      return !rules.namedOf(s, c, n, asker)
    },

    /** [ygo.query.4] */
    originallyOf(s: State, c: number, n: number, asker: number): boolean {
      return rules.originalNameOf(s, c, s.language[asker]!) === rules.printedNameOf(s, n, s.language[asker]!)
    },

    /** [ygo.query.5] */
    mentions(_s: State, d: number, n: number): boolean {
      return PRINTED_MENTIONED[d]!.includes(n)
    },

    /** [ygo.query.6] */
    namesMaterialOf(_s: State, d: number, a: number): boolean {
      return PRINTED_MATERIAL_LINE[d]!.includes(a)
    },

    /** [ygo.query.7] */
    declarableOf(s: State, l: number): readonly number[] {
      if (l === NONE) return rules.workOutDeclarable(s, l)
      return ((rules.forGood.of(s).declarable ??= [])[l] ??= rules.forGood.worked(rules.workOutDeclarable, s, l))
    },

    /** [ygo.query.7] Worked out anew. */
    workOutDeclarable(s: State, l: number): readonly number[] {
      return DEFINITIONS.filter(
        (d) => rules.isListed(s, d) && rules.ownNameOf(s, d, l) === rules.printedNameOf(s, d, l),
      )
    },

    /** [ygo.query.7] */
    declaredHitOf(s: State, c: number, n: number, asker: number): boolean {
      return rules.namedOf(s, c, n, asker)
    },

    /** [ygo.query.8] */
    sameNameOf(s: State, a: number, b: number, asker: number): boolean {
      return through(rules.namesOf(s, a, s.language[asker]!), 57).some((n) =>
        through(rules.namesOf(s, b, s.language[asker]!), 56).includes(n),
      )
    },

    /** [ygo.query.9] */
    unlikeOf(s: State, a: number, b: number, asker: number): boolean {
      return !through(rules.namesOf(s, a, s.language[asker]!), 59).some((n) =>
        through(rules.namesOf(s, b, s.language[asker]!), 58).includes(n),
      )
    },

    /** [ygo.query.9] */
    allUnlikeOf(s: State, pool: readonly number[], asker: number): boolean {
      return !pool.some((a) => pool.some((b) => a !== b && !rules.unlikeOf(s, a, b, asker)))
    },

    /** [ygo.query.10] */
    freshNameOf(s: State, c: number, p: number): boolean {
      return !through(s.usedNames[p]!, 60).includes(rules.originalNameOf(s, c, s.language[c]!))
    },

    /** [ygo.query.10] Carries out `use-name`. */
    useName(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['use-name'], [c, p], [c])
      if (s.shared !== undefined) s.usedNames = owned(s.usedNames, s.shared.lists.usedNames)
      s.usedNames[p] = grown(union(s.usedNames[p]!, [rules.originalNameOf(s, c, s.language[c]!)]), 4)
    },
  }
}
