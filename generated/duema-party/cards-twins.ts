// Compiled from the rules of DuemaParty into cards-twins.ts: what rules/duel-masters/cards-twins.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, countOf, happens, heldByEffect, noteEvent, orElse, popFrame,
  pushFrame, refuse, refuseText, seats, whyNot,
} from 'houserules/runtime'
import type { DuemaPartyRules } from './linked.ts'
import { CARD, EVENT, PRINTED_CIVILIZATIONS, PRINTED_COST, PRINTED_HALVES, PROC, ZONE } from './names.ts'
import type { CastAgainFrame, SpellEffectFrame3, SpellEffectFrame4, State } from './state.ts'

export function cardsTwinsRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.cards.1] Whether `cast-again` may happen. */
    canCastAgain(s: State, this_: number, you: number): boolean {
      return (
        s.announcing > 0 ||
        (rules.canRecite(
          s,
          orElse(
            PRINTED_HALVES[s.printedDef[this_]!]!.find((d) => rules.isSpellAsPrinted(s, d)) ?? NONE,
            s.def[this_]!,
          ),
          this_,
          you,
        ) &&
          countOf(s.zones[ZONE.mana + you]!, (m) => !rules.isTapped(s, m)) >=
            Math.max(
              rules.dueOf(
                s,
                orElse(
                  PRINTED_HALVES[s.printedDef[this_]!]!.find((d) => rules.isSpellAsPrinted(s, d)) ?? NONE,
                  s.def[this_]!,
                ),
                you,
              ),
              PRINTED_CIVILIZATIONS[
                orElse(
                  PRINTED_HALVES[s.printedDef[this_]!]!.find((d) => rules.isSpellAsPrinted(s, d)) ?? NONE,
                  s.def[this_]!,
                )
              ]!.length,
            ) &&
          completable(rules, s, (t) => rules.doCastAgain(t, this_, you)))
      )
    },

    /** [dm.cards.1] Begins `cast-again`, which may stop to ask. */
    doCastAgain(s: State, this_: number, you: number): void {
      if (s.over) return
      pushFrame<CastAgainFrame>(s, { proc: PROC.castAgainFrame, pc: 0, answer: 0, this_, you, f_: NONE, announces: 0 })
    },

    stepCastAgain(s: State, f: CastAgainFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.f_ = orElse(
            PRINTED_HALVES[s.printedDef[f.this_]!]!.find((d) => rules.isSpellAsPrinted(s, d)) ?? NONE,
            s.def[f.this_]!,
          )
          if (!rules.canRecite(s, f.f_, f.this_, f.you)) {
            refuse(s, 8)
            return popFrame(s)
          }
          f.pc = 2
          return rules.pay(s, rules.dueOf(s, f.f_, f.you), PRINTED_CIVILIZATIONS[f.f_]!, f.you)
        case 1 /* after ramp */:
          return popFrame(s)
        case 2 /* after pay */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['cast-again'], [f.this_, f.you], [f.this_])
          f.announces = 0
          f.pc = 3
          return rules.recite(s, f.f_, f.this_, f.you)
        case 3 /* after recite */:
          f.pc = 1
          return rules.ramp(
            s,
            countOf(s.zones[ZONE.battle + f.you]!, (c) => s.def[c]! === CARD['《天地命動 バラギアラ》']),
            f.you,
          )
      }
    },

    /** [dm.cards.1] Every rule that keeps `cast-again` from happening. */
    refusalsOfCastAgain(s: State, args: readonly Captured[], out: number[]): void {
      const [this_, you] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doCastAgain(t, this_, you))
        if (!could) out.push(117, ...whyNot(rules, s, (t) => rules.doCastAgain(t, this_, you)))
        return could
      })
    },

    /** [dm.cards.1] */
    spellEffectOfText3(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame4>(s, { proc: PROC.spellEffectFrame4, pc: 0, answer: 0, c, p, opponent: NONE })
    },

    stepSpellEffect4(s: State, f: SpellEffectFrame4): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
            f.pc = 3
            return rules.ask(s, f, 65, f.p, false)
          case 1 /* after put */:
            return popFrame(s)
          case 2:
            f.pc = 5
            return rules.ask(s, f, 9, f.p, false)
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              f.opponent = f.answer - 1
              f.pc = 4
              return rules.ask(s, f, 8, f.p, false)
            }
            refuse(s, 16)
            f.pc = 2
            continue
          case 4 /* after the answer */: {
            if (f.answer === 0) {
              refuse(s, 17)
              f.pc = 2
              continue
            }
            const c2 = f.answer - 1
            s.changedInLine = true
            if (s.runningTurn > 0)
              heldByEffect(
                s,
                addEffect(s, ZONE.lasting, PROC.spellEffectDuringTurn2Frame, f.p, f.c, false, [c2, s.runningTurn]),
                [c2],
              )
            f.pc = 2
            continue
          }
          case 5 /* after the answer */: {
            if (f.answer === 0) return refuseText(s, 18)
            const c3 = f.answer - 1
            f.pc = 1
            return rules.put2(s, c3, f.p)
          }
        }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToSpellEffect2(s: State, f: SpellEffectFrame4, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!) if (rules.isCreature(s, c)) out.push(c + 1)
    },

    /** [dm.cards.1] What may be answered: choose a card. */
    answersToSpellEffect3(s: State, f: SpellEffectFrame4, out: number[]): void {
      for (const c of s.zones[ZONE.graveyard + f.p]!)
        if (rules.isSummonable(s, c) && orElse(PRINTED_COST[rules.creatureFaceOf(s, c)]!, 0) <= 5) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect16(s: State, f: SpellEffectFrame4, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },

    /** [dm.cards.1] */
    spellEffectOfText2(s: State, c: number, p: number): void {
      pushFrame<SpellEffectFrame3>(s, { proc: PROC.spellEffectFrame3, pc: 0, answer: 0, c, p, opponent: NONE })
    },

    stepSpellEffect3(s: State, f: SpellEffectFrame3): void {
      switch (f.pc) {
        case 0:
          // [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1]
          f.pc = 2
          return rules.ask(s, f, 64, f.p, false)
        case 1 /* after destroy */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) return refuseText(s, 14)
          f.opponent = f.answer - 1
          f.pc = 3
          return rules.ask(s, f, 7, f.p, false)
        case 3 /* after the answer */: {
          if (f.answer === 0) return refuseText(s, 15)
          const c2 = f.answer - 1
          f.pc = 1
          return rules.destroy(s, c2)
        }
      }
    },

    /** [dm.cards.1] What may be answered: choose a creature card. */
    answersToSpellEffect(s: State, f: SpellEffectFrame3, out: number[]): void {
      for (const c of s.zones[ZONE.battle + f.opponent]!)
        if (rules.isCreature(s, c) && rules.powerOf(s, c) <= 6000) out.push(c + 1)
    },

    /** [300.1, 300.1a, 300.1c, 300.1d, 302.1, 302.2, 303.1a, 304.1] What may be answered: opponent. */
    answersToSpellEffect15(s: State, f: SpellEffectFrame3, out: number[]): void {
      for (const q of seats(s)) if (rules.opposes(s, q, f.p)) out.push(q + 1)
    },
  }
}
