// Compiled from the rules of LuckySeven into engine.ts: what every engine has. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import type { Frame } from 'houserules/runtime'
import { takeEffect } from 'houserules/runtime'
import { EFFECT_ZONES } from '../trump-king/names.ts'
import type { State } from '../trump-king/state.ts'
import { COPIES } from '../trump-king/tables.ts'
import type { LuckySevenRules } from './linked.ts'
import { COPIED_AS } from './tables.ts'

export function engineRules(all: object) {
  const rules = all as LuckySevenRules
  return {
    /** The same, when it is counted. */
    resolveEffectInside(s: State, id: number): void {
      const effect = takeEffect(s, id, EFFECT_ZONES)
      if (effect === null) return
      const kept = effect.captured as readonly number[]
      // prettier-ignore
      switch (effect.body) {
        case 18 /* blast-effect */: return rules.blastEffect(s, kept[0]!, kept[1]!)
        case 20 /* insight-effect */: return rules.insightEffect(s, kept[0]!, kept[1]!)
        case 28 /* diamond-call-effect */: return rules.diamondCallEffect(s, kept[0]!)
        case 35 /* use-spell-effect */: return rules.useSpellEffect(s, kept[0]!, kept[1]!)
        case 37 /* use-spell-effect */: return rules.useSpellEffect2(s, kept[0]!)
        case 40 /* use-spell-effect */: return rules.useSpellEffect3(s, kept[0]!)
        case 42 /* use-trap-effect */: return rules.useTrapEffect(s, kept[0]!, kept[1]!)
        case 44 /* use-trap-effect */: return rules.useTrapEffect2(s, kept[0]!, kept[1]!)
        case 47 /* use-trap-effect */: return rules.useTrapEffect3(s, kept[0]!)
        case 49 /* pop-effect */: return rules.popEffect(s, kept[0]!, kept[1]!)
        case 79 /* slash */: return rules.slash(s, kept[0]!, kept[1]!)
        case 80 /* when-battle-destroy */: return rules.whenBattleDestroy(s, kept[0]!, kept[1]!)
        case 83 /* comfort */: return rules.comfort(s, kept[0]!, kept[1]!)
        case 84 /* comfort-anyhow */: return rules.comfortAnyhow(s, kept[0]!, kept[1]!)
        case 85 /* harvest */: return rules.harvest(s, kept[0]!, kept[1]!)
        case 86 /* last-gift */: return rules.lastGift(s, kept[0]!)
        case 94 /* use-spell-effect */: return rules.useSpellEffect4(s, kept[0]!)
      }
    },

    /** A copy of a suspended procedure. */
    copyFrame(f: Frame): Frame {
      return COPIES[COPIED_AS[f.proc]!]!(f as never)
    },
  }
}
