// Compiled from the rules of PolymorphSealed into chain.ts: what rules/yu-gi-oh/chain.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Captured } from 'houserules/runtime'
import { apart, noteDone, owned, popFrame, union, within } from 'houserules/runtime'
import { CARD, PROPERTY } from '../yu-gi-oh/names.ts'
import type { LayOpenFrame } from '../yu-gi-oh/state.ts'
import type { PolymorphSealedRules } from './linked.ts'
import { PRINTED_MATERIAL_RACES, PRINTED_PROPERTY_OF, ZONE } from './names.ts'
import type { State } from './state.ts'

export function chainRules(all: object) {
  const rules = all as PolymorphSealedRules
  return {
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

    /** [ygo.trap.1] `never-field` */
    forbidsNeverField(s: State, c: number, _p: number): boolean {
      return PRINTED_PROPERTY_OF[s.def[c]!]! === PROPERTY.field
    },
  }
}
