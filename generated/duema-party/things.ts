// Compiled from the rules of DuemaParty into things.ts: what rules/duel-masters/things.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, asItStands, countOf, family, goesOn, happens, membersOf, noteDone, noteEvent, orElse, owned,
  popFrame, pushFrame, putsOff, range, reckoned, roundIn, seats, takePutOff, through, top, within,
} from 'houserules/runtime'
import { BREED, CIVILIZATION, KIND } from '../duel-masters/names.ts'
import type { AfterMoveFrame2, DrawFrame, MillFrame } from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
// prettier-ignore
import { CARD, EVENT, PRINTED_BASE_POWER, PRINTED_BREED_OF, PRINTED_CIVILIZATIONS, PRINTED_KINDS, PRINTED_SIZE, PROC, ZONE } from './names.ts'
import type { DrawAllFrame, ShieldUpAllFrame, State } from './state.ts'

export function thingsRules(all: object) {
  const rules = all as DuemaPartyRules
  return {
    /** [dm.card.2] */
    isSpellAsPrinted(_s: State, c: number): boolean {
      return PRINTED_KINDS[c]!.includes(KIND['spell-card'])
    },

    /** [dm.card.2] */
    isTamaseed(s: State, c: number): boolean {
      return PRINTED_KINDS[s.def[c]!]!.includes(KIND['tamaseed-card'])
    },

    /** [dm.card.2] */
    isField(s: State, c: number): boolean {
      return PRINTED_KINDS[s.def[c]!]!.includes(KIND['field-card'])
    },

    /** [dm.card.2] Worked out anew. */
    workOutIsCreature(s: State, c: number): boolean {
      return PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card']) && !rules.isDormant(s, c)
    },

    /** [dm.card.2] */
    isSummonable(s: State, c: number): boolean {
      return PRINTED_KINDS[s.def[c]!]!.includes(KIND['creature-card'])
    },

    /** [dm.card.1] */
    isMulticolored(s: State, c: number): boolean {
      return PRINTED_CIVILIZATIONS[s.def[c]!]!.length > 1
    },

    /** [dm.card.1] */
    isMulticoloredAsPrinted(_s: State, c: number): boolean {
      return PRINTED_CIVILIZATIONS[c]!.length > 1
    },

    /** [dm.card.1] Without exceptions. */
    defaultPowerOf(s: State, c: number): number {
      return orElse(PRINTED_BASE_POWER[s.def[c]!]!, 0)
    },

    /** [dm.card.1] Before anything is added. */
    unshiftedPowerOf(s: State, c: number): number {
      // [dm.pool.1] power-exception-5
      if (rules.isBred(s, c))
        return (
          1000 * orElse(PRINTED_SIZE[s.def[c]!]!, 0) -
          (PRINTED_BREED_OF[s.def[c]!]! === BREED.scout
            ? 0
            : PRINTED_BREED_OF[s.def[c]!]! === BREED.giant
              ? -1000
              : 1000)
        )
      return rules.defaultPowerOf(s, c)
    },

    /** [dm.card.1] */
    powerOf(s: State, c: number): number {
      let value = rules.unshiftedPowerOf(s, c)
      // [dm.cards.1] power-exception
      if (
        s.def[c]! === CARD['《「大蛇」の鬼 ジャドク丸》'] &&
        seats(s).some(
          (opponent) =>
            rules.opposes(s, opponent, rules.holder(s, c)) &&
            within(s.place[c]!, ZONE.battle) &&
            rules.hasOniWith(s, rules.holder(s, c), opponent),
        )
      )
        value = reckoned(value + 4000, 44)
      // [dm.cards.1] power-exception-2
      if (s.def[c]! === CARD['《邪王来混沌三眼鬼》'] && s.fighters.includes(c)) value = reckoned(value + 4000, 45)
      // [dm.cards.1] power-exception-3
      if (s.def[c]! === CARD['《MAX・ザ・ジョニー》'] && within(s.place[c]!, ZONE.battle))
        value = reckoned(value + 2000 * rules.crewOf(s, rules.holder(s, c), c), 46)
      // [dm.cards.1] power-exception-4
      if (s.def[c]! === CARD['《ボルシャック・モモキング NEX》'] && c === s.attacker)
        value = reckoned(
          value +
            2000 *
              countOf(s.zones[ZONE.graveyard + rules.holder(s, c)]!, (c2) =>
                PRINTED_CIVILIZATIONS[s.def[c2]!]!.includes(CIVILIZATION.fire),
              ),
          47,
        )
      // [dm.cards.3] power-exception-6
      if (
        s.def[c]! === CARD['《静かな影》'] &&
        seats(s).some(
          (opponent2) =>
            rules.opposes(s, opponent2, rules.holder(s, c)) &&
            within(s.place[c]!, ZONE.battle) &&
            s.zones[ZONE.hand + opponent2]!.length === 0,
        )
      )
        value = reckoned(value + 3000, 58)
      // [dm.cards.3] lasting-power-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurnFrame) continue
        const c2 = effect.captured[0] as number
        if (c === c2) value = reckoned(value - 4000, 59)
      }
      // [dm.cards.1] lasting-power-exception-2
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn2Frame) continue
        const c2 = effect.captured[0] as number
        if (c === c2) value = reckoned(value - 4000, 48)
      }
      // [dm.cards.1] lasting-power-exception-3
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
        const c2 = effect.captured[0] as number
        if (c === c2) value = reckoned(value - 4000, 49)
      }
      // [dm.cards.1] lasting-power-exception-4
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn4Frame) continue
        const c2 = effect.captured[0] as number
        const n = effect.captured[1] as number
        if (c === c2) value = reckoned(value - n, 50)
      }
      return value
    },

    /** [103.3] */
    startingShieldsOf(_s: State): number {
      return 6
    },

    /** [103.3] */
    openingHandOf(_s: State): number {
      return 6
    },

    /** [dm.battle.1] Every rule that keeps `destroy` from happening. */
    refusalsOfDestroy(s: State, args: readonly Captured[], out: number[]): void {
      const [c] = args as [number]
      if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotDestroy(s, it2, c))) out.push(85 /* cannot-destroy */)
    },

    /** [dm.turn.3] Begins `draw`, which may stop to ask. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      if (s.shared !== undefined)
        s.timesDrawDuringMatch = owned(s.timesDrawDuringMatch, s.shared.lists.timesDrawDuringMatch)
      s.timesDrawDuringMatch[p] = (s.timesDrawDuringMatch[p] ?? 0) + 1
      s.timesDrawDuringMatch2 += 1
      // prettier-ignore
      pushFrame<DrawFrame>(s, { proc: PROC.drawFrame, pc: 0, answer: 0, n, p, list1: [], next2: 0, list3: [], next4: 0 })
    },

    /** [dm.turn.3] Begins `draw-all`, which may stop to ask. */
    drawAll(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['draw-all'], [n, p])
      // prettier-ignore
      pushFrame<DrawAllFrame>(s, {
        proc: PROC.drawAllFrame, pc: 0, answer: 0, n, p, members1: [], active3: [], changed4: 0, lines: 0, next5: 0,
        following6: [], next7: 0,
      })
    },

    stepDrawAll(s: State, f: DrawAllFrame): void {
      let q: number = NONE
      let at2: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            s.changedInLine = true
            s.forAll = reckoned(s.forAll + 1, 7)
            f.members1 = roundIn(s.seating, s.turnPlayer).filter((q2) => rules.isLiving(s, q2))
            f.active3 = f.members1.map((_, i) => i)
            if (f.active3.length === 0) {
              f.pc = 4
              continue
            }
            f.changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            f.lines = 1
            f.next5 = 0
            f.pc = 2
            continue
          case 1 /* after settle-losses */:
            return popFrame(s)
          case 2:
            if (f.next5 < f.active3.length) {
              if (s.changedInLine) f.changed4 = 1
              s.changedInLine = false
              at2 = f.active3[f.next5]!
              f.next5 += 1
              q = f.members1[at2]!
              return rules.draw(s, f.n, q)
            }
            f.lines = 0
            s.linesDeep -= 1
            s.beforeLine = s.beforeLine?.beforeLine ?? null
            if (f.changed4 === 1) s.changedInLine = true
            f.following6 = takePutOff(s)
            f.next7 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next7 >= f.following6.length) {
              f.pc = 4
              continue
            }
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
          case 4:
            s.changedInLine = true
            s.forAll = reckoned(s.forAll - 1, 8)
            f.pc = 1
            return rules.settleLosses(s)
        }
    },

    afterMill(s: State, n: number, p: number): void {
      for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenMill(s, it2, n, p)))
        addEffect(s, 0, PROC.whenMillFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
    },

    afterStartOfTurn(s: State, p: number): void {
      for (const this_ of membersOf(s, ZONE.shields, (it2) => rules.matchesWhenStartOfTurn(s, it2, p)))
        addEffect(s, 0, PROC.whenStartOfTurnFrame, rules.holder(s, this_), this_, false, [
          this_,
          rules.holder(s, this_),
        ])
    },

    afterEndOfTurn(s: State, p: number): void {
      for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenEndOfTurn(s, it2, p)))
        addEffect(s, 0, PROC.whenEndOfTurnFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
      for (const this_2 of membersOf(s, ZONE.battle, (it3) => rules.matchesWhenEndOfTurn2(s, it3, p)))
        addEffect(s, 0, PROC.whenEndOfTurn2Frame, rules.holder(s, this_2), this_2, false, [rules.holder(s, this_2)])
      for (const this_3 of membersOf(s, ZONE.battle, (it4) => rules.matchesWhenEndOfTurn3(s, it4, p)))
        addEffect(s, 0, PROC.whenEndOfTurn3Frame, rules.holder(s, this_3), this_3, false, [rules.holder(s, this_3)])
      for (const this_4 of membersOf(s, ZONE.battle, (it5) => rules.matchesWhenEndOfTurn4(s, it5, p)))
        addEffect(s, 0, PROC.whenEndOfTurn4Frame, rules.holder(s, this_4), this_4, false, [
          rules.holder(s, this_4),
          this_4,
        ])
      for (const this_5 of membersOf(s, ZONE.battle, (it6) => rules.matchesWhenEndOfTurn5(s, it6, p)))
        addEffect(s, 0, PROC.whenEndOfTurn5Frame, rules.holder(s, this_5), this_5, false, [p])
      for (const this_6 of membersOf(s, ZONE.battle, (it7) => rules.matchesWhenEndOfTurn6(s, it7, p)))
        addEffect(s, 0, PROC.whenEndOfTurn6Frame, rules.holder(s, this_6), this_6, true, [rules.holder(s, this_6)])
      for (const this_7 of membersOf(s, ZONE.battle, (it8) => rules.matchesWhenEndOfTurn7(s, it8, p)))
        addEffect(s, 0, PROC.whenEndOfTurn7Frame, rules.holder(s, this_7), this_7, false, [rules.holder(s, this_7)])
      for (const this_8 of membersOf(s, ZONE.battle, (it9) => rules.matchesWhenEndOfTurn8(s, it9, p)))
        addEffect(s, 0, PROC.whenEndOfTurn8Frame, rules.holder(s, this_8), this_8, false, [rules.holder(s, this_8)])
      for (const this_9 of membersOf(s, ZONE.battle, (it10) => rules.matchesWhenEndOfTurn9(s, it10, p)))
        addEffect(s, 0, PROC.whenEndOfTurn9Frame, rules.holder(s, this_9), this_9, false, [rules.holder(s, this_9)])
    },

    afterCast(s: State, c: number, f_: number, p: number): void {
      for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenCast(s, it2, c, f_, p)))
        addEffect(s, 0, PROC.whenCastFrame, rules.holder(s, this_), this_, true, [p, rules.holder(s, this_)])
    },

    stepAfterMove2(s: State, f: AfterMoveFrame2): void {
      switch (f.pc) {
        case 0:
          // [104.2b]
          f.pc = 1
          if (rules.matchesEmptyDeck(s, f.card2, f.from2, f.to2)) rules.emptyDeck(s, f.card2)
          return
        case 1 /* after empty-deck */:
          // [dm.evolve.3]
          f.pc = 2
          if (rules.matchesAllTogether(s, f.card2, f.from2, f.to2)) rules.allTogether(s, f.card2, f.to2)
          return
        case 2 /* after all-together */:
          // [dm.star.1]
          f.pc = 3
          if (rules.matchesTopOnly(s, f.card2, f.from2, f.to2)) rules.topOnly(s, f.card2)
          return
        case 3 /* after top-only */:
          if (rules.matchesAfterMove(s, f.card2, f.from2, f.to2)) rules.afterMove(s, f.card2)
          // [201.4, gap.one-way-home]
          f.pc = 4
          if (rules.matchesHomecoming(s, f.card2, f.from2, f.to2)) rules.homecoming(s, f.card2)
          return
        case 4 /* after homecoming */:
          if (rules.matchesWhenMove(s, f.card2, f.from2, f.to2))
            addEffect(s, 0, PROC.whenMoveFrame, rules.holder(s, f.card2), f.card2, false, [rules.holder(s, f.card2)])
          for (const this_ of membersOf(s, ZONE.battle, (it2) =>
            rules.matchesWhenMove3(s, it2, f.card2, f.from2, f.to2),
          ))
            addEffect(s, 0, PROC.whenMove3Frame, rules.holder(s, this_), this_, true, [rules.holder(s, this_)])
          return popFrame(s)
      }
    },

    /** [dm.shield.1] Begins `shield-up-all`, which may stop to ask. */
    shieldUpAll(s: State, n: number, p: number): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['shield-up-all'], [n, p])
      // prettier-ignore
      pushFrame<ShieldUpAllFrame>(s, {
        proc: PROC.shieldUpAllFrame, pc: 0, answer: 0, n, p, members1: [], active3: [], changed4: 0, lines: 0, next5: 0,
        following6: [], next7: 0,
      })
    },

    stepShieldUpAll(s: State, f: ShieldUpAllFrame): void {
      let q: number = NONE
      let at2: number = 0
      for (;;)
        switch (f.pc) {
          case 0:
            s.changedInLine = true
            s.forAll = reckoned(s.forAll + 1, 9)
            f.members1 = roundIn(s.seating, s.turnPlayer).filter((q2) => rules.isLiving(s, q2))
            f.active3 = f.members1.map((_, i) => i)
            if (f.active3.length === 0) {
              f.pc = 4
              continue
            }
            f.changed4 = Number(s.changedInLine)
            s.beforeLine = asItStands(s, rules.lend)
            s.linesDeep += 1
            f.lines = 1
            f.next5 = 0
            f.pc = 2
            continue
          case 1 /* after settle-losses */:
            return popFrame(s)
          case 2:
            if (f.next5 < f.active3.length) {
              if (s.changedInLine) f.changed4 = 1
              s.changedInLine = false
              at2 = f.active3[f.next5]!
              f.next5 += 1
              q = f.members1[at2]!
              return rules.shieldUp(s, f.n, q)
            }
            f.lines = 0
            s.linesDeep -= 1
            s.beforeLine = s.beforeLine?.beforeLine ?? null
            if (f.changed4 === 1) s.changedInLine = true
            f.following6 = takePutOff(s)
            f.next7 = 0
            f.pc = 3
            continue
          case 3:
            if (f.next7 >= f.following6.length) {
              f.pc = 4
              continue
            }
            f.next7 += 1
            return rules.followUp(s, f.following6[f.next7 - 1]!)
          case 4:
            s.changedInLine = true
            s.forAll = reckoned(s.forAll - 1, 10)
            f.pc = 1
            return rules.settleLosses(s)
        }
    },

    stepMill(s: State, f: MillFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.list1 = through(range(1, f.n, 11), 12)
            f.next2 = 0
            f.pc = 1
            continue
          case 1:
            if (f.next2 < f.list1.length) {
              goesOn(12)
              f.next2 += 1
              f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 13)
              f.next4 = 0
              f.pc = 2
              continue
            }
            if (s.log !== null) noteDone(s, rules.viewersOf)
            if (s.linesDeep > 0) {
              putsOff(s, PROC.afterMillFrame, [f.n, f.p])
              return popFrame(s)
            }
            for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenMill(s, it2, f.n, f.p)))
              addEffect(s, 0, PROC.whenMillFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
            return popFrame(s)
          case 2: {
            if (f.next4 >= f.list3.length) {
              f.pc = 1
              continue
            }
            const each = f.list3[f.next4++]!
            return rules.move(s, each, ZONE.graveyard + f.p)
          }
        }
    },
  }
}
