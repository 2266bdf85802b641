import { expect } from 'vitest'
import { type BaseState, NONE } from '../../runtime/engine.ts'
import { SEATS } from '../../runtime/kernel.ts'
import type { FullEngine } from '../../runtime/make-engine.ts'
import { playOut } from '../kit/playout.ts'
import type { Law } from './law.ts'

/** The zone instances that hold cards, or those that hold pending effects. */
function instances({ parts }: FullEngine<BaseState>, holds: 'cards' | 'effects'): number[] {
  return parts.info.zones.flatMap((zone, i) => {
    const base = parts.zoneBases[i] ?? NONE
    return zone.holds !== holds ? [] : Array.from({ length: zone.perSeat ? SEATS : 1 }, (_, seat) => base + seat)
  })
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)
const lying = (s: BaseState, zones: readonly number[]): number[] => sorted(zones.flatMap((zone) => s.zones[zone] ?? []))

export const conservation: Law = {
  says: 'no card is made or lost once the game is set up, and each lies in exactly the zone it says',
  holds({ engine }, line) {
    const zones = instances(engine, 'cards')
    let pack: number[] | null = null
    const check = (s: BaseState): void => {
      pack ??= sorted(s.def)
      expect(sorted(s.def)).toEqual(pack)
      expect(lying(s, zones)).toEqual(s.def.map((_, card) => card))
      expect(zones.flatMap((zone) => (s.zones[zone] ?? []).filter((card) => s.place[card] !== zone))).toEqual([])
    }
    check(playOut(engine, line, ({ state }) => check(state)))
  },
}

export const pendingEffects: Law = {
  says: 'each pending effect waits in exactly one zone',
  share: 0.5,
  holds({ engine }, line) {
    const zones = instances(engine, 'effects')
    const check = (s: BaseState): void => {
      expect(lying(s, zones)).toEqual(s.effects.flatMap((effect, id) => (effect === null ? [] : [id])))
    }
    check(playOut(engine, line, ({ state }) => check(state)))
  },
}
