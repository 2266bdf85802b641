// Compiled from the rules of Magic into things.ts: what rules/magic/things.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, countOf, sumOf, through, union } from 'houserules/runtime'
import type { MagicRules } from './linked.ts'
// prettier-ignore
import {
  COLOUR, COLOUR_VALUES, KIND, LAYOUT, PRINTED_COLOUR_INDICATOR, PRINTED_FACES, PRINTED_KINDS, PRINTED_LAYOUT,
  PRINTED_MANA_COST, SYMBOL,
} from './names.ts'
import type { State } from './state.ts'

export function thingsRules(all: object) {
  const rules = all as MagicRules
  return {
    /** [mtg.107.4] */
    worthOf(_s: State, s_: number): number {
      return s_ === SYMBOL['①']
        ? 1
        : s_ === SYMBOL['②']
          ? 2
          : s_ === SYMBOL['③']
            ? 3
            : s_ === SYMBOL['④']
              ? 4
              : s_ === SYMBOL['⑤']
                ? 5
                : s_ === SYMBOL['⑥']
                  ? 6
                  : s_ === SYMBOL['⑦']
                    ? 7
                    : s_ === SYMBOL['⑧']
                      ? 8
                      : s_ === SYMBOL['⑨']
                        ? 9
                        : s_ === SYMBOL['⑩']
                          ? 10
                          : s_ === SYMBOL['⑪']
                            ? 11
                            : s_ === SYMBOL['⑫']
                              ? 12
                              : s_ === SYMBOL['⑬']
                                ? 13
                                : s_ === SYMBOL['⑭']
                                  ? 14
                                  : s_ === SYMBOL['⑮']
                                    ? 15
                                    : s_ === SYMBOL['⑯']
                                      ? 16
                                      : s_ === SYMBOL['2W']
                                        ? 2
                                        : s_ === SYMBOL['2U']
                                          ? 2
                                          : s_ === SYMBOL['2B']
                                            ? 2
                                            : s_ === SYMBOL['2R']
                                              ? 2
                                              : s_ === SYMBOL['2G']
                                                ? 2
                                                : 0
    },

    /** [mtg.107.4] */
    isNumeric(s: State, s_: number): boolean {
      return rules.worthOf(s, s_) > 0 || s_ === SYMBOL['⓪']
    },

    /** [mtg.107.4] */
    isPhyrexian(_s: State, s_: number): boolean {
      return s_ === SYMBOL.WP || s_ === SYMBOL.UP || s_ === SYMBOL.BP || s_ === SYMBOL.RP || s_ === SYMBOL.GP
    },

    /** [mtg.107.4] */
    callsFor(_s: State, s_: number, v: number): boolean {
      return (
        (v === COLOUR.white &&
          (s_ === SYMBOL.W ||
            s_ === SYMBOL.WU ||
            s_ === SYMBOL.GW ||
            s_ === SYMBOL.WB ||
            s_ === SYMBOL.RW ||
            s_ === SYMBOL.WP ||
            s_ === SYMBOL['2W'])) ||
        (v === COLOUR.blue &&
          (s_ === SYMBOL.U ||
            s_ === SYMBOL.WU ||
            s_ === SYMBOL.UB ||
            s_ === SYMBOL.UR ||
            s_ === SYMBOL.GU ||
            s_ === SYMBOL.UP ||
            s_ === SYMBOL['2U'])) ||
        (v === COLOUR.black &&
          (s_ === SYMBOL.B ||
            s_ === SYMBOL.UB ||
            s_ === SYMBOL.BR ||
            s_ === SYMBOL.WB ||
            s_ === SYMBOL.BG ||
            s_ === SYMBOL.BP ||
            s_ === SYMBOL['2B'])) ||
        (v === COLOUR.red &&
          (s_ === SYMBOL.R ||
            s_ === SYMBOL.BR ||
            s_ === SYMBOL.RG ||
            s_ === SYMBOL.UR ||
            s_ === SYMBOL.RW ||
            s_ === SYMBOL.RP ||
            s_ === SYMBOL['2R'])) ||
        (v === COLOUR.green &&
          (s_ === SYMBOL.G ||
            s_ === SYMBOL.RG ||
            s_ === SYMBOL.GW ||
            s_ === SYMBOL.BG ||
            s_ === SYMBOL.GU ||
            s_ === SYMBOL.GP ||
            s_ === SYMBOL['2G']))
      )
    },

    /** [mtg.202.3] */
    manaValueOf(s: State, d: number): number {
      if (d === NONE) return rules.workOutManaValue(s, d)
      return ((rules.forGood.of(s).manaValue ??= [])[d] ??= rules.forGood.worked(rules.workOutManaValue, s, d))
    },

    /** [mtg.202.3] Worked out anew. */
    workOutManaValue(s: State, d: number): number {
      return (
        sumOf(through(PRINTED_MANA_COST[d]!, 87), (each) => rules.worthOf(s, each)) +
        countOf(through(PRINTED_MANA_COST[d]!, 88), (s_) => !rules.isNumeric(s, s_) && s_ !== SYMBOL.X)
      )
    },

    /** [mtg.105.2] */
    coloursOf(s: State, c: number): readonly number[] {
      if (rules.known.of !== s || c === NONE) return rules.workOutColours(s, c)
      return ((rules.known.colours ??= [])[c] ??= rules.workOutColours(s, c))
    },

    /** [mtg.105.2] Worked out anew. */
    workOutColours(s: State, c: number): readonly number[] {
      return rules.huesOf(s, s.def[c]!).slice()
    },

    /** [mtg.105.2] */
    huesOf(s: State, d: number): readonly number[] {
      if (d === NONE) return rules.workOutHues(s, d)
      return ((rules.forGood.of(s).hues ??= [])[d] ??= rules.forGood.worked(rules.workOutHues, s, d))
    },

    /** [mtg.105.2] Worked out anew. */
    workOutHues(s: State, d: number): readonly number[] {
      return union(
        PRINTED_COLOUR_INDICATOR[d]!,
        through(COLOUR_VALUES, 89).filter((v) => rules.isPainted(s, d, v)),
      )
    },

    /** [mtg.105.2] */
    isPainted(s: State, d: number, v: number): boolean {
      return (
        through(PRINTED_MANA_COST[d]!, 114).some((s_) => rules.callsFor(s, s_, v)) ||
        (rules.isDoubleHeaded(s, d) &&
          through(PRINTED_FACES[d]!, 116).some((h) =>
            through(PRINTED_MANA_COST[h]!, 115).some((s_2) => rules.callsFor(s, s_2, v)),
          ))
      )
    },

    /** [mtg.110.4] */
    isPermanentCard(_s: State, d: number): boolean {
      return PRINTED_KINDS[d]!.some(
        (k) =>
          k === KIND.artifact ||
          k === KIND['creature-card'] ||
          k === KIND.enchantment ||
          k === KIND.land ||
          k === KIND.planeswalker,
      )
    },

    /** [mtg.300.1] */
    isCreatureLike(_s: State, d: number): boolean {
      return PRINTED_KINDS[d]!.includes(KIND['creature-card'])
    },

    /** [mtg.300.1] */
    isCreature(s: State, c: number): boolean {
      return PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card'])
    },

    /** [mtg.305.1] */
    isLandCard(s: State, c: number): boolean {
      return PRINTED_KINDS[s.def[c]!]!.includes(KIND.land)
    },

    /** [mtg.300.1] */
    isInstantOrSorcery(s: State, c: number): boolean {
      return (
        PRINTED_KINDS[s.printedDef[c]!]!.includes(KIND.instant) ||
        PRINTED_KINDS[s.printedDef[c]!]!.includes(KIND.sorcery)
      )
    },

    /** [mtg.708.1] */
    isDoubleHeaded(_s: State, d: number): boolean {
      return PRINTED_LAYOUT[d]! === LAYOUT.split
    },

    /** [mtg.708.1] */
    isWhole(_s: State, d: number): boolean {
      return (
        PRINTED_LAYOUT[d]! === NONE ||
        ([LAYOUT.split, LAYOUT.flip, LAYOUT['double-faced']] as readonly number[]).includes(PRINTED_LAYOUT[d]!)
      )
    },
  }
}
