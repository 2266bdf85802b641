// Compiled from the rules of DuemaParty into things.ts: what rules/duel-masters/things.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
import {
  NONE,
  addEffect,
  countOf,
  family,
  membersOf,
  noteEvent,
  orElse,
  owned,
  range,
  refuse,
  roundIn,
  seats,
  through,
  top,
  within,
} from 'houserules/runtime'
import { BREED, CIVILIZATION, KIND } from '../duel-masters/names.ts'
import type {
  DestroyFrame,
  DrawAllFrame,
  DrawFrame,
  MillFrame,
  RampFrame,
  ShieldUpAllFrame,
  ShieldUpFrame,
  TakeBackFrame,
} from '../duel-masters/state.ts'
import type { DuemaPartyRules } from './linked.ts'
import {
  CARD,
  EVENT,
  PRINTED_BASE_POWER,
  PRINTED_BREED_OF,
  PRINTED_CIVILIZATIONS,
  PRINTED_KINDS,
  PRINTED_SIZE,
  PROC,
  ZONE,
} from './names.ts'
import type { State } from './state.ts'

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

    /** [dm.card.2] */
    isCreature(s: State, c: number): boolean {
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
              ? 0 - 1000
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
        value += 4000
      // [dm.cards.1] power-exception-2
      if (s.def[c]! === CARD['《邪王来混沌三眼鬼》'] && s.fighters.includes(c)) value += 4000
      // [dm.cards.1] power-exception-3
      if (s.def[c]! === CARD['《MAX・ザ・ジョニー》'] && within(s.place[c]!, ZONE.battle))
        value += 2000 * rules.crewOf(s, rules.holder(s, c), c)
      // [dm.cards.1] power-exception-4
      if (s.def[c]! === CARD['《ボルシャック・モモキング NEX》'] && c === s.attacker)
        value +=
          2000 *
          countOf(s.zones[ZONE.graveyard + rules.holder(s, c)]!, (c2) =>
            PRINTED_CIVILIZATIONS[s.def[c2]!]!.includes(CIVILIZATION.fire),
          )
      // [dm.cards.1] lasting-power-exception
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurnFrame) continue
        const c2 = effect.captured[0] as number
        if (c === c2) value -= 4000
      }
      // [dm.cards.1] lasting-power-exception-2
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn2Frame) continue
        const c2 = effect.captured[0] as number
        if (c === c2) value -= 4000
      }
      // [dm.cards.1] lasting-power-exception-3
      for (const it2 of s.zones[ZONE.lasting]!) {
        const effect = s.effects[it2]
        if (effect?.body !== PROC.spellEffectDuringTurn3Frame) continue
        const c2 = effect.captured[0] as number
        const n = effect.captured[1] as number
        if (c === c2) value -= n
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

    /** [dm.battle.1] Carries out `destroy` if it may happen. */
    destroy(s: State, c: number): void {
      if (rules.canDestroy(s, c)) return rules.doDestroy(s, c)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.destroy, [c], s.reasons)
    },

    /** [dm.battle.1] Begins `destroy`, which may stop to ask. */
    doDestroy(s: State, c: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.destroy, [c], [c])
      const frame: DestroyFrame = { proc: PROC.destroyFrame, pc: 0, answer: 0, c }
      s.frames.push(frame)
    },

    /** [dm.battle.1] Every rule that keeps `destroy` from happening. */
    refusalsOfDestroy(s: State, args: readonly Captured[], out: number[]): void {
      const c = args[0] as number
      if (family(s, ZONE.battle).some((it2) => rules.forbidsCannotDestroy(s, it2, c))) out.push(81 /* cannot-destroy */)
    },

    /** [dm.put.1] Begins `take-back`, which may stop to ask. */
    takeBack(s: State, c: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['take-back'], [c], [c])
      const frame: TakeBackFrame = { proc: PROC.takeBackFrame, pc: 0, answer: 0, c }
      s.frames.push(frame)
    },

    /** [dm.turn.3] Begins `draw`, which may stop to ask. */
    draw(s: State, n: number, p: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.draw, [n, p])
      if (s.shared !== undefined)
        s.timesDrawDuringMatch = owned(s.timesDrawDuringMatch, s.shared.lists.timesDrawDuringMatch)
      s.timesDrawDuringMatch[p] = (s.timesDrawDuringMatch[p] ?? 0) + 1
      s.timesDrawDuringMatch2 += 1
      const frame: DrawFrame = {
        proc: PROC.drawFrame,
        pc: 0,
        answer: 0,
        n,
        p,
        i: NONE,
        each: NONE,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },

    /** [dm.shield.1] Begins `shield-up`, which may stop to ask. */
    shieldUp(s: State, n: number, p: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['shield-up'], [n, p])
      const frame: ShieldUpFrame = {
        proc: PROC.shieldUpFrame,
        pc: 0,
        answer: 0,
        n,
        p,
        i: NONE,
        each: NONE,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },

    /** [dm.turn.3] Begins `draw-all`, which may stop to ask. */
    drawAll(s: State, n: number, p: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['draw-all'], [n, p])
      const frame: DrawAllFrame = { proc: PROC.drawAllFrame, pc: 0, answer: 0, n, p, q: NONE, list1: [], next2: 0 }
      s.frames.push(frame)
    },

    /** Goes on with `draw-all`. */
    stepDrawAll(s: State, f: DrawAllFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.forAll += 1
            f.list1 = roundIn(s.seating, s.turnPlayer).filter((q2) => rules.isLiving(s, q2))
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 1 /* after settle-losses */: {
            s.frames.pop()
            return
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              s.forAll -= 1
              f.pc = 1
              rules.settleLosses(s)
              return
            }
            f.q = f.list1[f.next2]!
            f.next2 += 1
            f.pc = 2
            rules.draw(s, f.n, f.q)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.shield.1] Begins `shield-up-all`, which may stop to ask. */
    shieldUpAll(s: State, n: number, p: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT['shield-up-all'], [n, p])
      const frame: ShieldUpAllFrame = {
        proc: PROC.shieldUpAllFrame,
        pc: 0,
        answer: 0,
        n,
        p,
        q: NONE,
        list1: [],
        next2: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `shield-up-all`. */
    stepShieldUpAll(s: State, f: ShieldUpAllFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            s.forAll += 1
            f.list1 = roundIn(s.seating, s.turnPlayer).filter((q2) => rules.isLiving(s, q2))
            f.next2 = 0
            f.pc = 2
            continue
          }
          case 1 /* after settle-losses */: {
            s.frames.pop()
            return
          }
          case 2: {
            if (f.next2 >= f.list1.length) {
              s.forAll -= 1
              f.pc = 1
              rules.settleLosses(s)
              return
            }
            f.q = f.list1[f.next2]!
            f.next2 += 1
            f.pc = 2
            rules.shieldUp(s, f.n, f.q)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.put.1] Begins `mill`, which may stop to ask. */
    mill(s: State, n: number, p: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.mill, [n, p])
      const frame: MillFrame = {
        proc: PROC.millFrame,
        pc: 0,
        answer: 0,
        n,
        p,
        i: NONE,
        each: NONE,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },

    /** Goes on with `mill`. */
    stepMill(s: State, f: MillFrame): void {
      for (;;) {
        switch (f.pc) {
          case 0: {
            f.list1 = through(range(1, f.n, 7), 8)
            f.next2 = 0
            f.pc = 1
            continue
          }
          case 1: {
            if (f.next2 >= f.list1.length) {
              for (const this_ of membersOf(s, ZONE.battle, (it2) => rules.matchesWhenMill(s, it2, f.n, f.p))) {
                addEffect(s, 0, PROC.whenMillFrame, rules.holder(s, this_), this_, false, [rules.holder(s, this_)])
              }
              s.frames.pop()
              return
            }
            f.i = f.list1[f.next2]!
            f.next2 += 1
            f.list3 = through(top(s.zones[ZONE.deck + f.p]!, 1), 9)
            f.next4 = 0
            f.pc = 2
            continue
          }
          case 2: {
            if (f.next4 >= f.list3.length) {
              f.pc = 1
              continue
            }
            f.each = f.list3[f.next4]!
            f.next4 += 1
            f.pc = 2
            rules.move(s, f.each, ZONE.graveyard + f.p)
            return
          }
          default:
            return
        }
      }
    },

    /** [dm.put.1] Begins `ramp`, which may stop to ask. */
    ramp(s: State, n: number, p: number): void {
      if (s.over) return
      if (s.log !== null) noteEvent(s, rules.viewersOf, EVENT.ramp, [n, p])
      const frame: RampFrame = {
        proc: PROC.rampFrame,
        pc: 0,
        answer: 0,
        n,
        p,
        i: NONE,
        each: NONE,
        list1: [],
        next2: 0,
        list3: [],
        next4: 0,
      }
      s.frames.push(frame)
    },
  }
}
