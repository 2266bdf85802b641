import type { BaseState, Frame } from '../base-state.ts'
import { columnsOf } from '../columns.ts'
import { Shared } from './shared.ts'

/** What two states have together from now on. */
export function sharing<S>(lists: Partial<S>): Shared<S> {
  return new Shared(lists)
}

/** A list or record that is about to be written: a copy where others have it too. */
export function owned<T extends object>(held: T, shared: T | undefined): T {
  if (held !== shared) return held
  return (Array.isArray(held) ? held.slice() : { ...held }) as T
}

/** The same for several columns of a state. */
export function ownColumns(s: BaseState, columns: readonly string[]): void {
  if (s.shared === undefined) return
  const held = columnsOf<readonly unknown[]>(s)
  const lists = columnsOf(s.shared.lists as BaseState)
  for (const column of columns) if (held[column] === lists[column]) held[column] = held[column]?.slice() ?? []
}

/** What lies in a zone, to be written. */
export function ownZone(s: BaseState, zone: number): number[] {
  const held = s.zones[zone] as number[]
  const zones = s.shared?.lists.zones
  if (zones === undefined) return held
  if (s.zones === zones) s.zones = zones.slice()
  if (held !== zones[zone]) return held
  const mine = held.slice()
  s.zones[zone] = mine
  return mine
}

/** A suspended procedure that is about to go on; `at` counts from the outermost. */
export function ownFrame(s: BaseState, at: number, copyFrame: (frame: Frame) => Frame): Frame {
  const held = s.frames[at] as Frame
  if (held !== s.shared?.lists.frames?.[at]) return held
  const mine = copyFrame(held)
  s.frames[at] = mine
  return mine
}
