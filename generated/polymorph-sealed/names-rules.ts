// Compiled from the rules of PolymorphSealed into names-rules.ts: what rules/yu-gi-oh/names.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, orElse, put, through, union, without } from 'houserules/runtime'
import { LANGUAGE } from '../yu-gi-oh/names.ts'
import type { PolymorphSealedRules } from './linked.ts'
// prettier-ignore
import {
  CARD_NAMES, DEFINITIONS, PRINTED_ALSO_NAMES, PRINTED_ENGLISH_ALSO_NAMES, PRINTED_ENGLISH_NAME,
  PRINTED_ENGLISH_RULE_CATEGORIES, PRINTED_ENGLISH_RULE_NAME, PRINTED_MATERIAL_LINE, PRINTED_MENTIONED,
  PRINTED_OVERSEAS_ONLY, PRINTED_READING, PRINTED_RULE_CATEGORIES, PRINTED_RULE_NAME, TEXTS,
} from './names.ts'
import type { State } from './state.ts'

export function namesRulesRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
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
      if (d === NONE || l === NONE) return rules.workOutPrintedNames(s, d, l)
      return (((rules.forGood.of(s).printedNames ??= [])[d] ??= [])[l] ??= rules.forGood.worked(
        rules.workOutPrintedNames,
        s,
        d,
        l,
      ))
    },

    /** [ygo.name.2] Worked out anew. Without exceptions. */
    defaultPrintedNamesOf(s: State, d: number, l: number): readonly number[] {
      return put(union(union([], [rules.ownNameOf(s, d, l)]), rules.alsoNamesInOf(s, d, l)), 48)
    },

    /** [ygo.name.2] Worked out anew. */
    workOutPrintedNames(s: State, d: number, l: number): readonly number[] {
      let value = rules.defaultPrintedNamesOf(s, d, l)
      // [poly.1, poly.3, poly.4, poly.6, plain.6, text.1, text.2, rename.2, lang.2] polymorph
      if (rules.isListed(s, d) || s.options[8] === 1 /* tokens: yes */) value = union(value, [rules.polyOf(s, d, l)])
      return value
    },

    /** [ygo.name.3] */
    namesOf(s: State, c: number, l: number): readonly number[] {
      if (rules.known.of !== s || c === NONE || l === NONE) return rules.workOutNames(s, c, l)
      return (((rules.known.names ??= [])[c] ??= [])[l] ??= rules.workOutNames(s, c, l))
    },

    /** [ygo.name.3] Worked out anew. */
    workOutNames(s: State, c: number, l: number): readonly number[] {
      return put(
        union(
          without(through(rules.printedNamesOf(s, s.printedDef[c]!, l), 49), [rules.ownNameOf(s, s.printedDef[c]!, l)]),
          [rules.ownNameOf(s, s.def[c]!, l)],
        ),
        50,
      )
    },

    /** [ygo.query.2] */
    categoryOfOf(s: State, d: number, a: number, l: number): boolean {
      return (
        rules.givenByRuleOf(s, d, a, l) ||
        (through(rules.printedNamesOf(s, d, l), 51).some((n) => TEXTS.contains(n, a, s)) && rules.readsAsOf(s, d, a, l))
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

    /** [ygo.query.11] */
    readNameOf(_s: State, d: number): number {
      return orElse(PRINTED_READING[d]!, CARD_NAMES[d]!)
    },

    /** [ygo.query.1] */
    namedOf(s: State, c: number, n: number, asker: number): boolean {
      return through(rules.namesOf(s, c, s.language[asker]!), 56).includes(
        rules.printedNameOf(s, n, s.language[asker]!),
      )
    },

    /** [ygo.query.5] */
    mentions(_s: State, d: number, n: number): boolean {
      return PRINTED_MENTIONED[d]!.includes(n)
    },

    /** [ygo.query.6] */
    namesMaterialOf(_s: State, d: number, a: number): boolean {
      return PRINTED_MATERIAL_LINE[d]!.includes(a)
    },

    /** [ygo.query.7] Worked out anew. */
    workOutDeclarable(s: State, l: number): readonly number[] {
      return DEFINITIONS.filter(
        (d) => rules.isListed(s, d) && rules.ownNameOf(s, d, l) === rules.printedNameOf(s, d, l),
      )
    },

    /** [ygo.query.10] */
    freshNameOf(s: State, c: number, p: number): boolean {
      return !through(s.usedNames[p]!, 59).includes(rules.originalNameOf(s, c, s.language[c]!))
    },
  }
}
