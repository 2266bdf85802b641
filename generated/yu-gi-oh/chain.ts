// Compiled from the rules of YuGiOh into chain.ts: what rules/yu-gi-oh/chain.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
// prettier-ignore
import {
  NONE, addEffect, announced, apart, completable, family, goesRound, happens, heldAnew, heldByEffect, moveEffect,
  noteDone, noteEvent, orElse, owned, popFrame, pushFrame, reckoned, refuse, takeEffect, union, whenThere, whyNot,
  within,
} from 'houserules/runtime'
import type { YuGiOhRules } from './linked.ts'
// prettier-ignore
import { CARD, EFFECT_ZONES, EVENT, MOVE, PRINTED_MATERIAL_RACES, PRINTED_PROPERTY_OF, PROC, PROPERTY, ZONE } from './names.ts'
// prettier-ignore
import type {
  ActivateEffectFrame, ActivateFrame, CarryOutFrame, LayOpenFrame, LineUpFrame, LinkUpFrame, PrepareFrame,
  RunChainFrame, RunLinkFrame, SetCardFrame, State, WindowFrame,
} from './state.ts'

export function chainRules(all: object) {
  const rules = all as YuGiOhRules
  return {
    /** [ygo.chain.1] Begins `window`, which may stop to ask. */
    window(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.window, [])
      pushFrame<WindowFrame>(s, { proc: PROC.windowFrame, pc: 0, answer: 0 })
    },

    stepWindow(s: State, f: WindowFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(13)
            f.pc = 2
            return rules.lineUp(s)
          case 2 /* after line-up */:
            s.passes = 0
            s.answerer =
              s.zones[ZONE.chain]!.length === 0
                ? s.turnPlayer
                : rules.foeOf(
                    s,
                    orElse(
                      whenThere(s.zones[ZONE.chain]!.at(-1) ?? NONE, NONE, (it0) => s.effects[it0]?.controller ?? NONE),
                      s.turnPlayer,
                    ),
                  )
            f.pc = 3
            continue
          case 3:
            goesRound(14)
            f.pc = 5
            return rules.ask(s, f, 3, s.answerer, true)
          case 4:
            s.answerer = rules.foeOf(s, s.answerer)
            if (s.passes === 2) {
              f.pc = 6
              return rules.runChain(s)
            }
            f.pc = 3
            continue
          case 5 /* after the answer */:
            if (f.answer !== 0) {
              s.passes = 0
              f.pc = 4
              return rules.lineUp(s)
            }
            s.passes = reckoned(s.passes + 1, 15)
            f.pc = 4
            continue
          case 6 /* after run-chain */:
            if (s.zones[ZONE.waiting]!.length > 0) {
              f.pc = 1
              continue
            }
            s.justCome = heldAnew(s, 'justCome', 0, [])
            return popFrame(s)
        }
    },

    /** What a seat may do at `window`. */
    offersAtWindow(s: State, seat: number, out: number[]): void {
      // [ygo.spell.2] may-activate-3
      {
        const turnNumber2 = s.turnNumber
        for (const c of s.zones[ZONE.backrow + seat]!) {
          if (!rules.isQuick(s, c)) continue
          if (rules.isSetDown(s, c) && s.laid2[c]! < turnNumber2) {
            const code = 1 + MOVE.activate + 16 * c
            if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
          }
        }
      }
      // [ygo.spell.2] may-activate-4
      if (s.turnPlayer === seat) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          if (!rules.isSpell(s, c)) continue
          if (rules.isQuick(s, c)) {
            const code = 1 + MOVE.activate + 16 * c
            if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
          }
        }
      }
      // [ygo.cards.5] may-burst
      for (const this_ of s.zones[ZONE.monsters + seat]!) {
        if (
          s.def[this_]! === CARD['《D-HERO デストロイフェニックスガイ》'] &&
          s.place[this_] === ZONE.monsters + seat &&
          rules.isFaceUp(s, this_) &&
          !rules.isNegated(s, this_)
        ) {
          if (rules.canBurst(s, this_, seat)) out.push(1 + MOVE.burst + 16 * this_)
        }
      }
    },

    /** [ygo.chain.1] Begins `run-chain`, which may stop to ask. */
    runChain(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['run-chain'], [])
      pushFrame<RunChainFrame>(s, { proc: PROC.runChainFrame, pc: 0, answer: 0, list1: [], next2: 0 })
    },

    stepRunChain(s: State, f: RunChainFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(16)
            f.pc = 2
            if (s.zones[ZONE.chain]!.length === 0) continue
            {
              const part = s.zones[ZONE.chain]!.at(-1) ?? NONE
              if (part !== NONE) rules.runLink(s, part)
              else refuse(s)
            }
            return
          case 2:
            if (s.zones[ZONE.chain]!.length > 0) {
              f.pc = 1
              continue
            }
            // [ygo.spell.1]
            f.list1 = union(family(s, ZONE.backrow), family(s, ZONE['field-spell'])).filter((c2) =>
              rules.isUsedUp(s, c2),
            )
            f.next2 = 0
            f.pc = 3
            continue
          case 3: {
            if (f.next2 >= f.list1.length) return popFrame(s)
            const c = f.list1[f.next2++]!
            if (within(s.place[c]!, ZONE.backrow) || within(s.place[c]!, ZONE['field-spell'])) {
              if (s.shared !== undefined) s.usedUp = owned(s.usedUp, s.shared.lists.usedUp)
              s.usedUp[c] = false
            }
            return rules.send(s, c)
          }
        }
    },

    /** [ygo.chain.3] Begins `run-link`, which may stop to ask. */
    runLink(s: State, e: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['run-link'], [e], [s.effects[e]?.source ?? NONE])
      pushFrame<RunLinkFrame>(s, { proc: PROC.runLinkFrame, pc: 0, answer: 0, e })
    },

    stepRunLink(s: State, f: RunLinkFrame): void {
      switch (f.pc) {
        case 0:
          if (!rules.isNegated(s, s.effects[f.e]?.source ?? NONE)) {
            f.pc = 1
            return rules.resolveEffect(s, f.e)
          }
          takeEffect(s, f.e, EFFECT_ZONES)
          return popFrame(s)
        case 1 /* after the effect */:
          return popFrame(s)
      }
    },

    /** [ygo.spell.1] */
    isUsedUp(s: State, it: number): boolean {
      return s.usedUp[it] === true
    },

    /** [ygo.chain.2] Begins `line-up`, which may stop to ask. */
    lineUp(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['line-up'], [])
      pushFrame<LineUpFrame>(s, { proc: PROC.lineUpFrame, pc: 0, answer: 0, p: NONE })
    },

    stepLineUp(s: State, f: LineUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            goesRound(17)
            if (s.zones[ZONE.waiting]!.length === 0) {
              f.pc = 2
              continue
            }
            f.p = s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
              ? s.turnPlayer
              : rules.foeOf(s, s.turnPlayer)
            f.pc = 3
            return rules.ask(s, f, 4, f.p, false)
          case 2:
            if (s.zones[ZONE.waiting]!.length === 0) return popFrame(s)
            f.pc = 1
            continue
          case 3 /* after the answer */:
            if (f.answer !== 0) {
              const e2 = f.answer - 1
              f.pc = 2
              return rules.linkUp(s, e2)
            }
            refuse(s, 1)
            f.pc = 2
            continue
        }
    },

    /** [ygo.chain.2] What may be answered: choose an effect. */
    answersToLineUp(s: State, f: LineUpFrame, out: number[]): void {
      for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
    },

    /** [ygo.chain.2] Begins `link-up`, which may stop to ask. */
    linkUp(s: State, e: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['link-up'], [e], [s.effects[e]?.source ?? NONE])
      pushFrame<LinkUpFrame>(s, { proc: PROC.linkUpFrame, pc: 0, answer: 0, e })
    },

    stepLinkUp(s: State, f: LinkUpFrame): void {
      switch (f.pc) {
        case 0:
          if (rules.isNegated(s, s.effects[f.e]?.source ?? NONE)) {
            takeEffect(s, f.e, EFFECT_ZONES)
            return popFrame(s)
          }
          if (s.effects[f.e]?.optional === true) {
            f.pc = 1
            return rules.ask(s, f, 5, s.effects[f.e]?.controller ?? NONE, true)
          }
          moveEffect(s, f.e, ZONE.chain, EFFECT_ZONES)
          return popFrame(s)
        case 1 /* after the answer */:
          if (f.answer === 0) {
            takeEffect(s, f.e, EFFECT_ZONES)
            return popFrame(s)
          }
          moveEffect(s, f.e, ZONE.chain, EFFECT_ZONES)
          return popFrame(s)
      }
    },

    /** [ygo.spell.1] Whether `prepare` may happen. */
    canPrepare(s: State, c: number, p: number): boolean {
      return (
        (s.def[c]! !== CARD['《フュージョン・デステニー》'] || rules.freshNameOf(s, c, p)) &&
        (s.def[c]! !== CARD['《レジェンド・オブ・ハート》'] || rules.freshNameOf(s, c, p)) &&
        (s.def[c]! !== CARD['《滅びの爆裂疾風弾》'] || (s.zones[ZONE.monsters + rules.foeOf(s, p)] ?? []).length > 0) &&
        (s.def[c]! !== CARD['《ティマイオスの眼》'] || rules.freshNameOf(s, c, p)) &&
        (s.def[c]! !== CARD['《クリティウスの牙》'] || rules.freshNameOf(s, c, p)) &&
        (s.def[c]! !== CARD['《ヘルモスの爪》'] || rules.freshNameOf(s, c, p)) &&
        (s.def[c]! !== CARD['《死者蘇生》'] ||
          s.zones[ZONE.graveyard + p]!.some((c2) => rules.isMonster(s, c2)) ||
          (s.zones[ZONE.graveyard + rules.foeOf(s, p)] ?? []).some((c2) => rules.isMonster(s, c2))) &&
        (s.def[c]! !== CARD['《フュージョン・デステニー》'] ||
          s.zones[ZONE.extra + p]!.some((f_) => rules.isDestined(s, f_))) &&
        (s.def[c]! !== CARD['《滅びの爆裂疾風弾》'] ||
          s.zones[ZONE.monsters + p]!.some(
            (c3) => rules.isFaceUp(s, c3) && rules.namedOf(s, c3, CARD['《青眼の白龍》'], c),
          )) &&
        (s.def[c]! !== CARD['《クリティウスの牙》'] ||
          s.zones[ZONE.hand + p]!.some(
            (t2) => rules.isTrap(s, t2) && s.zones[ZONE.extra + p]!.some((f_2) => rules.writtenOnOf(s, f_2, t2, c)),
          ) ||
          s.zones[ZONE.backrow + p]!.some(
            (t2) => rules.isTrap(s, t2) && s.zones[ZONE.extra + p]!.some((f_2) => rules.writtenOnOf(s, f_2, t2, c)),
          )) &&
        (s.def[c]! !== CARD['《ヘルモスの爪》'] ||
          s.zones[ZONE.hand + p]!.some(
            (m) =>
              rules.isMonster(s, m) &&
              s.zones[ZONE.extra + p]!.some((f_3) =>
                PRINTED_MATERIAL_RACES[s.def[f_3]!]!.includes(rules.raceNowOf(s, m)),
              ),
          ) ||
          s.zones[ZONE.monsters + p]!.some(
            (m) =>
              rules.isMonster(s, m) &&
              s.zones[ZONE.extra + p]!.some((f_3) =>
                PRINTED_MATERIAL_RACES[s.def[f_3]!]!.includes(rules.raceNowOf(s, m)),
              ),
          )) &&
        (s.def[c]! !== CARD['fusing'] ||
          s.zones[ZONE.extra + p]!.some(
            (f_4) =>
              rules.isFusionMonster(s, f_4) &&
              apart(s, () => rules.canTryFuse(s, f_4, union(s.zones[ZONE.hand + p]!, s.zones[ZONE.monsters + p]!), p)),
          )) &&
        (s.def[c]! !== CARD['backfire'] || rules.underAttackOf(s, p))
      )
    },

    /** [ygo.spell.1] Carries out `prepare` if it may happen. */
    prepare(s: State, c: number, p: number): void {
      if (rules.canPrepare(s, c, p)) return rules.doPrepare(s, c, p)
      refuse(s)
      if (s.reasons !== null) rules.refusals(s, EVENT.prepare, [c, p], s.reasons)
    },

    /** [ygo.spell.1] Begins `prepare`, which may stop to ask. */
    doPrepare(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.prepare, [c, p], [c])
      pushFrame<PrepareFrame>(s, { proc: PROC.prepareFrame, pc: 0, answer: 0, c, p })
    },

    stepPrepare(s: State, f: PrepareFrame): void {
      switch (f.pc) {
        case 0:
          // [ygo.cards.1]
          if (s.def[f.c]! === CARD['《死者蘇生》']) {
            // [ygo.cards.1]
            rules.prepareOfText14(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《フュージョン・デステニー》']) {
            // [ygo.cards.2]
            rules.prepareOfText13(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《レジェンド・オブ・ハート》']) {
            f.pc = 1
            return rules.prepareOfText12(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《滅びの爆裂疾風弾》']) {
            // [ygo.cards.2]
            rules.prepareOfText11(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《ティマイオスの眼》']) {
            f.pc = 1
            return rules.prepareOfText10(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《クリティウスの牙》']) {
            // [ygo.cards.2]
            rules.prepareOfText9(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《ヘルモスの爪》']) {
            // [ygo.cards.2]
            rules.prepareOfText8(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.3]
          if (s.def[f.c]! === CARD['《連鎖除外》']) {
            f.pc = 1
            return rules.prepareOfText7(s, f.c, f.p)
          }
          // [ygo.cards.3]
          if (s.def[f.c]! === CARD['《スキルドレイン》']) {
            // [ygo.cards.3]
            rules.prepareOfText6(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.3]
          if (s.def[f.c]! === CARD['《タイラント・ウィング》']) {
            f.pc = 1
            return rules.prepareOfText5(s, f.c, f.p)
          }
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['landslide']) {
            f.pc = 1
            return rules.prepareOfText4(s, f.c, f.p)
          }
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['fusing']) {
            // [ygo.cards.7]
            rules.prepareOfText3(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['pitfall']) {
            f.pc = 1
            return rules.prepareOfText2(s, f.c, f.p)
          }
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['backfire']) {
            // [ygo.cards.7]
            rules.prepareOfText(s, f.c, f.p)
          }
          return popFrame(s)
        case 1 /* after prepare */:
          return popFrame(s)
      }
    },

    /** [ygo.spell.1] Every rule that keeps `prepare` from happening. */
    refusalsOfPrepare(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (
        s.def[c]! === CARD['《死者蘇生》'] &&
        !(
          s.zones[ZONE.graveyard + p]!.some((c2) => rules.isMonster(s, c2)) ||
          (s.zones[ZONE.graveyard + rules.foeOf(s, p)] ?? []).some((c2) => rules.isMonster(s, c2))
        )
      )
        out.push(69 /* prepare only if */)
      if (s.def[c]! === CARD['《フュージョン・デステニー》'] && !rules.freshNameOf(s, c, p))
        out.push(70 /* prepare only if */)
      if (
        s.def[c]! === CARD['《フュージョン・デステニー》'] &&
        !s.zones[ZONE.extra + p]!.some((f_) => rules.isDestined(s, f_))
      )
        out.push(71 /* prepare only if */)
      if (s.def[c]! === CARD['《レジェンド・オブ・ハート》'] && !rules.freshNameOf(s, c, p))
        out.push(72 /* prepare only if */)
      if (
        s.def[c]! === CARD['《滅びの爆裂疾風弾》'] &&
        !s.zones[ZONE.monsters + p]!.some(
          (c3) => rules.isFaceUp(s, c3) && rules.namedOf(s, c3, CARD['《青眼の白龍》'], c),
        )
      )
        out.push(73 /* prepare only if */)
      if (s.def[c]! === CARD['《滅びの爆裂疾風弾》'] && (s.zones[ZONE.monsters + rules.foeOf(s, p)] ?? []).length === 0)
        out.push(74 /* prepare only if */)
      if (s.def[c]! === CARD['《ティマイオスの眼》'] && !rules.freshNameOf(s, c, p)) out.push(75 /* prepare only if */)
      if (s.def[c]! === CARD['《クリティウスの牙》'] && !rules.freshNameOf(s, c, p)) out.push(76 /* prepare only if */)
      if (
        s.def[c]! === CARD['《クリティウスの牙》'] &&
        !(
          s.zones[ZONE.hand + p]!.some(
            (t2) => rules.isTrap(s, t2) && s.zones[ZONE.extra + p]!.some((f_2) => rules.writtenOnOf(s, f_2, t2, c)),
          ) ||
          s.zones[ZONE.backrow + p]!.some(
            (t2) => rules.isTrap(s, t2) && s.zones[ZONE.extra + p]!.some((f_2) => rules.writtenOnOf(s, f_2, t2, c)),
          )
        )
      )
        out.push(77 /* prepare only if */)
      if (s.def[c]! === CARD['《ヘルモスの爪》'] && !rules.freshNameOf(s, c, p)) out.push(78 /* prepare only if */)
      if (
        s.def[c]! === CARD['《ヘルモスの爪》'] &&
        !(
          s.zones[ZONE.hand + p]!.some(
            (m) =>
              rules.isMonster(s, m) &&
              s.zones[ZONE.extra + p]!.some((f_3) =>
                PRINTED_MATERIAL_RACES[s.def[f_3]!]!.includes(rules.raceNowOf(s, m)),
              ),
          ) ||
          s.zones[ZONE.monsters + p]!.some(
            (m) =>
              rules.isMonster(s, m) &&
              s.zones[ZONE.extra + p]!.some((f_3) =>
                PRINTED_MATERIAL_RACES[s.def[f_3]!]!.includes(rules.raceNowOf(s, m)),
              ),
          )
        )
      )
        out.push(79 /* prepare only if */)
      if (
        s.def[c]! === CARD['fusing'] &&
        !s.zones[ZONE.extra + p]!.some(
          (f_4) =>
            rules.isFusionMonster(s, f_4) &&
            apart(s, () => rules.canTryFuse(s, f_4, union(s.zones[ZONE.hand + p]!, s.zones[ZONE.monsters + p]!), p)),
        )
      )
        out.push(80 /* prepare only if */)
      if (s.def[c]! === CARD['backfire'] && !rules.underAttackOf(s, p)) out.push(81 /* prepare only if */)
    },

    /** [ygo.spell.1] Begins `carry-out`, which may stop to ask. */
    carryOut(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['carry-out'], [c, p], [c])
      pushFrame<CarryOutFrame>(s, { proc: PROC.carryOutFrame, pc: 0, answer: 0, c, p })
    },

    stepCarryOut(s: State, f: CarryOutFrame): void {
      switch (f.pc) {
        case 0:
          // [ygo.cards.1]
          if (s.def[f.c]! === CARD['《死者蘇生》']) {
            f.pc = 1
            return rules.carryOutOfText21(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《E-エマージェンシーコール》']) {
            f.pc = 1
            return rules.carryOutOfText20(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《トゥーンのもくじ》']) {
            f.pc = 1
            return rules.carryOutOfText19(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《フュージョン・デステニー》']) {
            f.pc = 1
            return rules.carryOutOfText18(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《レジェンド・オブ・ハート》']) {
            f.pc = 1
            return rules.carryOutOfText17(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《滅びの爆裂疾風弾》']) {
            f.pc = 1
            return rules.carryOutOfText16(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《黒の魔導陣》']) {
            f.pc = 1
            return rules.carryOutOfText15(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《機皇創世》']) {
            f.pc = 1
            return rules.carryOutOfText14(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《ティマイオスの眼》']) {
            f.pc = 1
            return rules.carryOutOfText13(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《クリティウスの牙》']) {
            f.pc = 1
            return rules.carryOutOfText12(s, f.c, f.p)
          }
          // [ygo.cards.2]
          if (s.def[f.c]! === CARD['《ヘルモスの爪》']) {
            f.pc = 1
            return rules.carryOutOfText11(s, f.c, f.p)
          }
          // [ygo.cards.3]
          if (s.def[f.c]! === CARD['《マインドクラッシュ》']) {
            f.pc = 1
            return rules.carryOutOfText10(s, f.c, f.p)
          }
          // [ygo.cards.3]
          if (s.def[f.c]! === CARD['《連鎖除外》']) {
            f.pc = 1
            return rules.carryOutOfText9(s, f.c, f.p)
          }
          // [ygo.cards.3]
          if (s.def[f.c]! === CARD['《タイラント・ウィング》']) {
            // [ygo.cards.3]
            rules.carryOutOfText8(s, f.c, f.p)
            return popFrame(s)
          }
          // [ygo.cards.7]
          f.pc = 1
          if (s.def[f.c]! === CARD['supplies']) return rules.carryOutOfText7(s, f.c, f.p)
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['firebolt']) return rules.carryOutOfText6(s, f.c, f.p)
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['landslide']) return rules.carryOutOfText5(s, f.c, f.p)
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['fusing']) return rules.carryOutOfText4(s, f.c, f.p)
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['flock']) return rules.carryOutOfText3(s, f.c, f.p)
          // [ygo.cards.7]
          if (s.def[f.c]! === CARD['pitfall']) return rules.carryOutOfText2(s, f.c, f.p)
          // [ygo.cards.7]
          if (s.def[f.c]! !== CARD['backfire']) return popFrame(s)
          // [ygo.cards.7]
          return rules.carryOutOfText(s, f.c, f.p)
        case 1 /* after carry-out */:
          return popFrame(s)
      }
    },

    /** [ygo.spell.1] Whether `activate` may happen. */
    canActivate(s: State, c: number, p: number): boolean {
      return (
        s.announcing > 0 ||
        ((within(s.place[c]!, ZONE.hand)
          ? true
          : (s.def[c]! !== CARD['《死者蘇生》'] ||
              s.zones[ZONE.graveyard + p]!.some((c2) => rules.isMonster(s, c2)) ||
              (s.zones[ZONE.graveyard + rules.foeOf(s, p)] ?? []).some((c2) => rules.isMonster(s, c2))) &&
            (s.def[c]! !== CARD['《フュージョン・デステニー》'] || rules.freshNameOf(s, c, p)) &&
            (s.def[c]! !== CARD['《フュージョン・デステニー》'] ||
              s.zones[ZONE.extra + p]!.some((f_) => rules.isDestined(s, f_))) &&
            (s.def[c]! !== CARD['《レジェンド・オブ・ハート》'] || rules.freshNameOf(s, c, p))) &&
          completable(rules, s, (t) => rules.doActivate(t, c, p)))
      )
    },

    /** [ygo.spell.1] Begins `activate`, which may stop to ask. */
    doActivate(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<ActivateFrame>(s, { proc: PROC.activateFrame, pc: 0, answer: 0, c, p, announces: 0 })
    },

    stepActivate(s: State, f: ActivateFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 1
          return rules.layOpen(s, f.c, f.p)
        case 1 /* after lay-open */:
          f.pc = 2
          return rules.prepare(s, f.c, f.p)
        case 2 /* after prepare */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT.activate, [f.c, f.p], [f.c])
          f.announces = 0
          if (!rules.isLastingCard(s, f.c)) {
            if (within(s.place[f.c]!, ZONE.backrow) || within(s.place[f.c]!, ZONE['field-spell'])) {
              if (s.shared !== undefined) s.usedUp = owned(s.usedUp, s.shared.lists.usedUp)
              s.usedUp[f.c] = true
            }
          }
          heldByEffect(s, addEffect(s, ZONE.chain, PROC.activateEffectFrame, f.p, f.c, false, [f.p, f.c]), [f.c])
          return popFrame(s)
      }
    },

    /** [ygo.spell.1] Every rule that keeps `activate` from happening. */
    refusalsOfActivate(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doActivate(t, c, p))
        if (!could) out.push(82, ...whyNot(rules, s, (t) => rules.doActivate(t, c, p)))
        return could
      })
    },

    /** [ygo.spell.1] Effect of `activate-effect`. */
    activateEffect(s: State, p: number, c: number): void {
      pushFrame<ActivateEffectFrame>(s, { proc: PROC.activateEffectFrame, pc: 0, answer: 0, p, c })
    },

    stepActivateEffect(s: State, f: ActivateEffectFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 1
          return rules.carryOut(s, f.c, f.p)
        case 1 /* after carry-out */:
          return popFrame(s)
      }
    },

    /** [ygo.spell.1] Begins `lay-open`, which may stop to ask. */
    layOpen(s: State, c: number, p: number): void {
      if (s.over) return
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['lay-open'], [c, p], [c])
      pushFrame<LayOpenFrame>(s, { proc: PROC.layOpenFrame, pc: 0, answer: 0, c, p, list1: [], next2: 0 })
    },

    stepLayOpen(s: State, f: LayOpenFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            if (!within(s.place[f.c]!, ZONE.hand)) {
              if (within(s.place[f.c]!, ZONE.backrow) || within(s.place[f.c]!, ZONE['field-spell'])) {
                if (s.shared !== undefined) s.setDown = owned(s.setDown, s.shared.lists.setDown)
                s.setDown[f.c] = false
              }
              if (s.log !== null) noteDone(s, rules.viewersOf)
              return popFrame(s)
            }
            if (PRINTED_PROPERTY_OF[s.def[f.c]!]! !== PROPERTY.field) {
              f.pc = 1
              return rules.move(s, f.c, ZONE.backrow + f.p)
            }
            f.list1 = s.zones[ZONE['field-spell'] + f.p]!.slice()
            f.next2 = 0
            f.pc = 2
            continue
          case 1 /* after move */:
            if (s.log !== null) noteDone(s, rules.viewersOf)
            return popFrame(s)
          case 2: {
            if (f.next2 >= f.list1.length) {
              f.pc = 1
              return rules.move(s, f.c, ZONE['field-spell'] + f.p)
            }
            const old = f.list1[f.next2++]!
            return rules.send(s, old)
          }
        }
    },

    /** [ygo.trap.1] Whether `set-card` may happen. */
    canSetCard(s: State, c: number, p: number): boolean {
      return (
        !rules.forbidsNeverField(s, c, p) &&
        (s.announcing > 0 || completable(rules, s, (t) => rules.doSetCard(t, c, p)))
      )
    },

    /** [ygo.trap.1] Begins `set-card`, which may stop to ask. */
    doSetCard(s: State, c: number, p: number): void {
      if (s.over) return
      pushFrame<SetCardFrame>(s, { proc: PROC.setCardFrame, pc: 0, answer: 0, c, p, announces: 0 })
    },

    stepSetCard(s: State, f: SetCardFrame): void {
      switch (f.pc) {
        case 0:
          s.announcing += 1
          f.announces = 1
          f.pc = 1
          return rules.move(s, f.c, ZONE.backrow + f.p)
        case 1 /* after move */:
          if (announced(s)) return
          if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['set-card'], [f.c, f.p], [f.c])
          f.announces = 0
          if (within(s.place[f.c]!, ZONE.backrow) || within(s.place[f.c]!, ZONE['field-spell'])) {
            if (s.shared !== undefined) s.setDown = owned(s.setDown, s.shared.lists.setDown)
            s.setDown[f.c] = true
          }
          if (s.log !== null) noteDone(s, rules.viewersOf)
          return popFrame(s)
      }
    },

    /** [ygo.trap.1] Every rule that keeps `set-card` from happening. */
    refusalsOfSetCard(s: State, args: readonly Captured[], out: number[]): void {
      const [c, p] = args as [number, number]
      if (rules.forbidsNeverField(s, c, p)) out.push(83 /* never-field */)
      apart(s, () => {
        const could = completable(rules, s, (t) => rules.doSetCard(t, c, p))
        if (!could) out.push(84, ...whyNot(rules, s, (t) => rules.doSetCard(t, c, p)))
        return could
      })
    },

    /** [ygo.trap.1] `never-field` */
    forbidsNeverField(s: State, c: number, _p: number): boolean {
      return PRINTED_PROPERTY_OF[s.def[c]!]! === PROPERTY.field
    },
  }
}
