import { LASTING_ZONE } from '../game/model.ts'
import { toldNow } from './audience.ts'
import type { Machine } from './machine.ts'
import type { Effect } from './state.ts'

/** The zone in which effects wait. */
export const WAITING = 0

/** Where rules lie that last. */
export function lastingZone(m: Machine): number {
  return m.program.game.zones.get(LASTING_ZONE)?.base ?? WAITING
}

/** Puts an effect into a zone. Its number is never used again. */
export function putEffect(m: Machine, zone: number, effect: Effect): void {
  const { told = toldNow(m) } = effect
  m.state.zones[zone]?.push(m.state.effects.push({ ...effect, told }) - 1)
}

/** Takes an effect out of wherever it lies; null when it is gone already. */
export function takeEffect(m: Machine, id: number | null): Effect | null {
  const effect = m.state.effects[id ?? -1] ?? null
  if (id === null || effect === null) return null
  takeOut(m, id)
  m.state.effects[id] = null
  return effect
}

function takeOut(m: Machine, id: number): void {
  for (const { base, size, holds } of m.program.game.zones.values()) {
    if (holds !== 'effects') continue
    for (const list of m.state.zones.slice(base, base + size))
      if (list.includes(id)) list.splice(list.lastIndexOf(id), 1)
  }
}

/** Puts an effect into another zone. */
export function moveEffect(m: Machine, id: number | null, zone: number | null): void {
  if (id === null || zone === null || m.state.effects[id] == null) return
  takeOut(m, id)
  m.state.zones[zone]?.push(id)
}

/** Lets all effects of a zone fall away. */
export function dropEffects(m: Machine, zone: number): void {
  for (const id of m.state.zones[zone]?.splice(0) ?? []) m.state.effects[id] = null
}
