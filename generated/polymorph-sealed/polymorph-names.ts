// Compiled from the rules of PolymorphSealed into polymorph-names.ts: what rules/yu-gi-oh/polymorph-names.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, orElse, through, without } from 'houserules/runtime'
import { LANGUAGE } from '../yu-gi-oh/names.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { DEFINITIONS, TEXTS } from './names.ts'
import type { State } from './state.ts'

export function polymorphNamesRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
    /** [db.1, lang.1, lang.3] */
    listedInJapaneseOf(s: State, d: number): number {
      return rules.isListed(s, d) ? rules.printedNameOf(s, d, LANGUAGE.ja) : NONE
    },

    /** [db.1, lang.1, lang.3] */
    listedInEnglishOf(s: State, d: number): number {
      return rules.isListed(s, d) ? rules.printedNameOf(s, d, LANGUAGE.en) : NONE
    },

    /** [poly.1, lang.1, lang.3, lang.4] */
    prefixOf(s: State, l: number): number {
      if (l === NONE) return rules.workOutPrefix(s, l)
      return ((rules.forGood.of(s).prefix ??= [])[l] ??= rules.forGood.worked(rules.workOutPrefix, s, l))
    },

    /** [poly.1, lang.1, lang.3, lang.4] Worked out anew. */
    workOutPrefix(s: State, l: number): number {
      return TEXTS.join(
        l === LANGUAGE.ja
          ? through(
              through(DEFINITIONS, 96).map((each) => rules.listedInJapaneseOf(s, each)),
              97,
            ).filter((found) => found !== NONE)
          : through(
              through(DEFINITIONS, 98).map((each2) => rules.listedInEnglishOf(s, each2)),
              99,
            ).filter((found2) => found2 !== NONE),
        s,
        100,
      )
    },

    /** [gap.name-borders] */
    borderedInJapaneseOf(s: State, d: number): number {
      return TEXTS.join([orElse(rules.listedInJapaneseOf(s, d), 82 /* '' */), 296 /* '⏐' */], s, 101)
    },

    /** [gap.name-borders] */
    borderedInEnglishOf(s: State, d: number): number {
      return TEXTS.join([orElse(rules.listedInEnglishOf(s, d), 82 /* '' */), 296 /* '⏐' */], s, 102)
    },

    /** [gap.name-borders] */
    borderedPrefixOf(s: State, l: number): number {
      if (l === NONE) return rules.workOutBorderedPrefix(s, l)
      return ((rules.forGood.of(s).borderedPrefix ??= [])[l] ??= rules.forGood.worked(
        rules.workOutBorderedPrefix,
        s,
        l,
      ))
    },

    /** [gap.name-borders] Worked out anew. */
    workOutBorderedPrefix(s: State, l: number): number {
      return TEXTS.join(
        l === LANGUAGE.ja
          ? through(DEFINITIONS, 103).map((each) => rules.borderedInJapaneseOf(s, each))
          : through(DEFINITIONS, 104).map((each2) => rules.borderedInEnglishOf(s, each2)),
        s,
        105,
      )
    },

    /** [poly.2, rulename.2, rename.1] Without exceptions. */
    defaultOwnPartOf(s: State, d: number, l: number): number {
      return rules.ownNameOf(s, d, l)
    },

    /** [poly.2, rulename.2, rename.1] */
    ownPartOf(s: State, d: number, l: number): number {
      // [gap.foreign-only-own-name] own-part-exception
      if (
        s.options[9] === 1 /* foreign-only-own-name: empty */ &&
        rules.printedNameOf(s, d, l) === NONE &&
        rules.replacedNameOf(s, d, l) === NONE
      )
        return 82 /* '' */
      return rules.defaultOwnPartOf(s, d, l)
    },

    /** [poly.1, poly.2] */
    polyOf(s: State, d: number, l: number): number {
      if (d === NONE || l === NONE) return rules.workOutPoly(s, d, l)
      return (((rules.forGood.of(s).poly ??= [])[d] ??= [])[l] ??= rules.forGood.worked(rules.workOutPoly, s, d, l))
    },

    /** [poly.1, poly.2] Worked out anew. */
    workOutPoly(s: State, d: number, l: number): number {
      return TEXTS.join(
        [
          s.options[4] === 0 /* name-borders: literal */ ? rules.prefixOf(s, l) : rules.borderedPrefixOf(s, l),
          rules.ownPartOf(s, d, l),
        ],
        s,
        106,
      )
    },

    /** [poly.7, gap.rule-text-categories] */
    givenByRuleOf(s: State, d: number, a: number, l: number): boolean {
      return (
        through(rules.ruleCategoriesInOf(s, d, l), 52).includes(a) ||
        through(rules.alsoNamesInOf(s, d, l), 53).some((n) => TEXTS.contains(n, a, s)) ||
        (s.options[5] === 1 /* rule-text-categories: yes */ && rules.isGivenIn(s, a, l))
      )
    },

    /** [gap.rule-text-categories] */
    isGivenIn(s: State, a: number, l: number): boolean {
      return through(DEFINITIONS, 117).some(
        (d) =>
          through(rules.ruleCategoriesInOf(s, d, l), 115).includes(a) ||
          through(rules.alsoNamesInOf(s, d, l), 116).some((n) => TEXTS.contains(n, a, s)),
      )
    },

    /** [gap.category-reading, poly.3] */
    readsAsOf(s: State, d: number, a: number, l: number): boolean {
      return (
        s.options[6] === 0 /* category-reading: spelling-only */ ||
        l === LANGUAGE.en ||
        TEXTS.contains(TEXTS.join([rules.readPrefixOf(s), rules.readNameOf(s, d)], s, 55), rules.readAloudOf(s, a), s)
      )
    },

    /** [gap.category-reading] */
    readPrefixOf(s: State): number {
      return (rules.forGood.of(s).readPrefix ??= rules.forGood.worked(rules.workOutReadPrefix, s))
    },

    /** [gap.category-reading] Worked out anew. */
    workOutReadPrefix(s: State): number {
      return TEXTS.join(
        through(DEFINITIONS, 107).map((each) => rules.readNameOf(s, each)),
        s,
        108,
      )
    },

    /** [plain.5, poly.2] */
    sameNameOf(s: State, a: number, b: number, asker: number): boolean {
      return rules.originalNameOf(s, a, s.language[asker]!) === rules.originalNameOf(s, b, s.language[asker]!)
    },

    /** [diff.1, diff.2, gap.different-names] */
    unlikeOf(s: State, a: number, b: number, asker: number): boolean {
      return (
        rules.originalNameOf(s, a, s.language[asker]!) !== rules.originalNameOf(s, b, s.language[asker]!) &&
        (s.options[7] === 0 /* different-names: original-only */ ||
          !through(rules.spokenNamesOf(s, a, s.language[asker]!), 58).some((n) =>
            through(rules.spokenNamesOf(s, b, s.language[asker]!), 57).includes(n),
          ))
      )
    },

    /** [gap.different-names] */
    spokenNamesOf(s: State, c: number, l: number): readonly number[] {
      if (rules.known.of !== s || c === NONE || l === NONE) return rules.workOutSpokenNames(s, c, l)
      return (((rules.known.spokenNames ??= [])[c] ??= [])[l] ??= rules.workOutSpokenNames(s, c, l))
    },

    /** [gap.different-names] Worked out anew. */
    workOutSpokenNames(s: State, c: number, l: number): readonly number[] {
      return without(through(rules.namesOf(s, c, l), 109), [rules.polyOf(s, s.printedDef[c]!, l)])
    },
  }
}
