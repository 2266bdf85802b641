// Compiled from the rules of LuckySeven into lucky-seven.ts: what rules/trump-king/lucky-seven.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import {
  NONE, addEffect, countOf, happens, loseSight, noteCreate, noteDone, noteEvent, noteShuffle, popFrame, refuse,
  refuseText, seats, shuffle, someOf, top, within,
} from 'houserules/runtime'
import { DEFINITIONS, EVENT, PRINTED_RANK, ZONE } from '../trump-king/names.ts'
import type { HarvestFrame, SetUpFrame, State, UseSpellFrame } from '../trump-king/state.ts'
import type { LuckySevenRules } from './linked.ts'
import { PROC } from './names.ts'
import { HOLDS_CARDS } from './tables.ts'

export function luckySevenRules(all: object) {
  const rules = all as LuckySevenRules
  return {
    /** [gap.looked-cards-rest] Carries out `put-back`. */
    putBack(s: State, looked: readonly number[], p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['put-back'], [NONE, p])
      const begun = s.log?.length
      if (s.options[16] === 1 /* looked-cards-rest: shuffled-in */) {
        if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
        shuffle(s, ZONE.deck + p)
        loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
      }
      if (s.options[16] === 2 /* looked-cards-rest: to-bottom */) {
        for (const c2 of looked.filter((c) => s.place[c] === ZONE.deck + p)) rules.move(s, c2, ZONE.deck + p, true)
      }
      if (begun !== undefined) noteDone(s, rules.viewersOf, begun)
    },

    stepHarvest(s: State, f: HarvestFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.n = Math.min(rules.valueOf(s, f.m), s.zones[ZONE.deck + f.you]!.length)
            rules.draw(s, f.n, f.you)
            // [club.3]
            f.back = []
            f.atLeast1 = Math.max(0, f.n - 1)
            f.atMost2 = Math.max(0, f.n - 1)
            f.pc = 1
            continue
          case 1:
            if (f.back.length >= f.atMost2) {
              f.pc = 2
              continue
            }
            f.pc = 3
            return rules.ask(s, f, 30, f.you, f.back.length >= f.atLeast1, f.back.length)
          case 2:
            if (f.back.length < f.atLeast1) refuse(s, 33)
            for (const each of f.back) rules.move(s, each, ZONE.deck + f.you)
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + f.you)
            shuffle(s, ZONE.deck + f.you)
            loseSight(s, s.zones[ZONE.deck + f.you]!, HOLDS_CARDS)
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 3 /* after the answer */:
            if (f.answer === 0) {
              f.pc = 2
              continue
            }
            f.back = [...f.back, f.answer - 1]
            f.pc = 1
            continue
        }
    },

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
              s.zones[ZONE.deck + p]!.length >= (s.options[42] === 1 /* two-needs-three: yes */ ? 3 : 1)) &&
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

    stepSetUp(s: State, f: SetUpFrame): void {
      switch (f.pc) {
        case 0:
          for (const p of seats(s)) {
            // [setup.1]
            for (const d of DEFINITIONS) {
              if (!rules.isSynchroAsPrinted(s, d)) {
                const made = rules.createCard(s, d, ZONE.deck + p)
                if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made, s.place[made]!)
              }
            }
            // [setup.2, synchro.4]
            for (const d2 of DEFINITIONS) {
              if (rules.isSynchroAsPrinted(s, d2)) {
                const made2 = rules.createCard(s, d2, ZONE.extra + p)
                if (happens(s, 1)) noteCreate(s, rules.viewersOf, EVENT.create, made2, s.place[made2]!)
              }
            }
            if (s.log !== null) noteShuffle(s, rules.viewersOf, EVENT.shuffle, ZONE.deck + p)
            shuffle(s, ZONE.deck + p)
            loseSight(s, s.zones[ZONE.deck + p]!, HOLDS_CARDS)
            // [start.1]
            for (const each of top(s.zones[ZONE.deck + p]!, rules.openingHandOf(s))) {
              // [start.1]
              rules.move(s, each, ZONE.dealt + p)
            }
          }
          f.pc = 1
          return rules.settleFirstPlayer(s)
        case 1 /* after settle-first-player */:
          // [start.2]
          for (const p2 of seats(s)) {
            for (const each2 of s.zones[ZONE.dealt + p2]!.slice()) rules.move(s, each2, ZONE.hand + p2)
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },
  }
}
