import { type BaseState, NONE } from '../../runtime/engine.ts'
import { instancesOf } from '../../runtime/words/describe.ts'
import type { FullEngine } from '../../runtime/parts.ts'
import { playOut } from '../kit/playout.ts'
import { same } from '../kit/same.ts'
import type { Law } from './law.ts'
import { judges } from './occasions.ts'

/** The zone instances that hold cards, or those that hold pending effects. */
function instances({ parts }: FullEngine<BaseState>, holds: 'cards' | 'effects'): number[] {
  return parts.info.zones.flatMap((zone, i) => {
    const base = parts.zoneBases[i] ?? NONE
    return zone.holds !== holds ? [] : Array.from({ length: instancesOf(zone) }, (_, key) => base + key)
  })
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)
const lying = (s: BaseState, zones: readonly number[]): number[] => sorted(zones.flatMap((zone) => s.zones[zone] ?? []))

export const conservation: Law = {
  says: 'no card is made or lost once the game is set up, unless it is deleted, and each lies in exactly the zone it says',
  holds({ engine }, line) {
    const zones = instances(engine, 'cards')
    const passing = engine.info.events.some((event) => event.name === 'delete')
    let pack: number[] | null = null
    const gone = new Set<number>()
    let places = ''
    const check = (s: BaseState): void => {
      const printed = s.printedDef ?? s.def
      // Nothing is lost where nothing moves.
      if (places !== String(s.place)) judges()
      places = String(s.place)
      pack ??= printed.slice()
      // What is printed on a card never changes; only games that delete cards may make more of them.
      same(passing ? printed.slice(0, pack.length) : printed, pack)
      for (const card of gone) same(s.place[card], NONE)
      for (const [card, place] of s.place.entries()) if (place === NONE) gone.add(card)
      same(passing || gone.size === 0, true)
      same(
        lying(s, zones),
        s.def.flatMap((_, card) => (gone.has(card) ? [] : [card])),
      )
      same(
        zones.flatMap((zone) => (s.zones[zone] ?? []).filter((card) => s.place[card] !== zone)),
        [],
      )
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
      judges(s.effects.filter((effect) => effect !== null).length)
      same(
        lying(s, zones),
        s.effects.flatMap((effect, id) => (effect === null ? [] : [id])),
      )
    }
    check(playOut(engine, line, ({ state }) => check(state)))
  },
}
