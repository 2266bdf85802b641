// Compiled from the rules of LuckySeven into lucky-seven.ts: what rules/trump-king/lucky-seven.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { addEffect, countOf, popFrame, refuseText, someOf, within } from 'houserules/runtime'
import { PRINTED_RANK, ZONE } from '../trump-king/names.ts'
import type { State, UseSpellFrame } from '../trump-king/state.ts'
import type { LuckySevenRules } from './linked.ts'
import { PROC } from './names.ts'

export function luckySevenRules(all: object) {
  const rules = all as LuckySevenRules
  return {
    /** [spell.1, spell.3] Whether `activate-spell` may happen. */
    canActivateSpell(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsInForce(s, c, p) &&
        !rules.forbidsNoSlot(s, c, p) &&
        !rules.forbidsNotASpell(s, c, p) &&
        !rules.forbidsSetAsTrap(s, c, p) &&
        (s.announcing > 0 ||
          ((PRINTED_RANK[s.def[c]!]! !== 2 || (s.timesActivateSpellDuringTurn[p] ?? 0) === 0) &&
            (PRINTED_RANK[s.def[c]!]! !== 2 ||
              countOf(s.zones[ZONE.deck + p]!, (d) => d !== c) >=
                (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)) &&
            (PRINTED_RANK[s.def[c]!]! === 2 ||
              PRINTED_RANK[s.def[c]!]! === 8 ||
              !rules.isJoker(s, c) ||
              s.zones[ZONE.monsters + p]!.length === 0) &&
            (PRINTED_RANK[s.def[c]!]! === 2 ||
              PRINTED_RANK[s.def[c]!]! === 8 ||
              !rules.isJoker(s, c) ||
              countOf(s.zones[ZONE.graveyard + p]!, (c2) => !rules.isJoker(s, c2)) >=
                (s.options[36] === 0 /* joker-needs-two: yes */ ? 2 : 1)) &&
            (PRINTED_RANK[s.def[c]!]! === 2
              ? true
              : PRINTED_RANK[s.def[c]!]! === 8
                ? someOf(
                    s,
                    ZONE.backrow,
                    (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)),
                  ) ||
                  someOf(s, ZONE.table, (x) => x !== c && (within(s.place[x]!, ZONE.backrow) || rules.isAimInUse(s, x)))
                : rules.isJoker(s, c)
                  ? true
                  : PRINTED_RANK[s.def[c]!]! === 7
                    ? true
                    : someOf(
                        s,
                        ZONE.monsters,
                        (m) =>
                          rules.choosableBy(s, m, p) &&
                          rules.matches(s, m, c) &&
                          (s.options[13] === 0 /* normal-spell-targets: anyone */ || rules.controllerOf(s, m) !== p),
                      )))) &&
        !rules.forbidsBarredUse(s, c, p) &&
        !rules.forbidsVoidSpell(s, c, p)
      )
    },

    stepUseSpell(s: State, f: UseSpellFrame): void {
      switch (f.pc) {
        case 0:
          // [rank2.1]
          if (PRINTED_RANK[s.def[f.c]!]! === 2) {
            // [rank2.1]
            rules.useSpellOfText3(s, f.c, f.p)
            return popFrame(s)
          }
          // [rank8.1]
          if (PRINTED_RANK[s.def[f.c]!]! === 8) {
            f.pc = 1
            return rules.useSpellOfText2(s, f.c, f.p)
          }
          // [joker.1]
          if (rules.isJoker(s, f.c)) {
            // [joker.1]
            rules.useSpellOfText(s, f.c, f.p)
            return popFrame(s)
          }
          // [lucky.1]
          if (PRINTED_RANK[s.def[f.c]!]! !== 7) {
            f.pc = 2
            return rules.ask(s, f, 15, f.p, false)
          }
          // [lucky.1]
          rules.useSpellOfText4(s, f.c, f.p)
          return popFrame(s)
        case 1 /* after use-spell */:
          return popFrame(s)
        case 2 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 13)
          const m = f.answer - 1
          addEffect(s, ZONE.chain, PROC.useSpellEffectFrame, f.p, f.c, false, [m, f.p])
          return popFrame(s)
        }
      }
    },

    /** [lucky.1] */
    useSpellOfText4(s: State, c: number, p: number): void {
      addEffect(s, ZONE.chain, PROC.useSpellEffectFrame4, p, c, false, [p])
    },

    /** [lucky.1] Effect of `use-spell-effect`. */
    useSpellEffect4(s: State, p: number): void {
      rules.gain(s, 7, p)
    },
  }
}
