// Compiled from the rules of LuckySeven into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { takeEffect } from 'houserules/runtime'
import { EFFECT_ZONES } from '../trump-king/names.ts'
import type { State } from '../trump-king/state.ts'
import type { LuckySevenRules } from './linked.ts'

export function engineRules(all: object) {
  const rules = all as LuckySevenRules
  return {
    /** The same, when it is counted. */
    resolveEffectInside(s: State, id: number): void {
      const effect = takeEffect(s, id, EFFECT_ZONES)
      if (effect === null) return
      const { captured } = effect
      switch (effect.body) {
        case 18 /* blast-effect */:
          return rules.blastEffect(s, captured[0] as number, captured[1] as number)
        case 20 /* insight-effect */:
          return rules.insightEffect(s, captured[0] as number, captured[1] as number)
        case 28 /* diamond-call-effect */:
          return rules.diamondCallEffect(s, captured[0] as number)
        case 35 /* use-spell-effect */:
          return rules.useSpellEffect(s, captured[0] as number, captured[1] as number)
        case 37 /* use-spell-effect */:
          return rules.useSpellEffect2(s, captured[0] as number)
        case 40 /* use-spell-effect */:
          return rules.useSpellEffect3(s, captured[0] as number)
        case 42 /* use-trap-effect */:
          return rules.useTrapEffect(s, captured[0] as number, captured[1] as number)
        case 44 /* use-trap-effect */:
          return rules.useTrapEffect2(s, captured[0] as number, captured[1] as number)
        case 47 /* use-trap-effect */:
          return rules.useTrapEffect3(s, captured[0] as number)
        case 49 /* pop-effect */:
          return rules.popEffect(s, captured[0] as number, captured[1] as number)
        case 76 /* slash */:
          return rules.slash(s, captured[0] as number, captured[1] as number)
        case 77 /* when-battle-destroy */:
          return rules.whenBattleDestroy(s, captured[0] as number, captured[1] as number)
        case 78 /* comfort */:
          return rules.comfort(s, captured[0] as number, captured[1] as number)
        case 79 /* comfort-anyhow */:
          return rules.comfortAnyhow(s, captured[0] as number, captured[1] as number)
        case 80 /* harvest */:
          return rules.harvest(s, captured[0] as number, captured[1] as number)
        case 81 /* last-gift */:
          return rules.lastGift(s, captured[0] as number)
        case 89 /* use-spell-effect */:
          return rules.useSpellEffect4(s, captured[0] as number)
      }
    },
  }
}
