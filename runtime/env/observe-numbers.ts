import { isAstray } from '../secrets/astray.ts'
import { isToldWhoIsAsked } from '../told/audience-of.ts'
import { placeOnBoard } from '../told/board.ts'
import { type Columns, columnsOf } from '../columns.ts'
import { sees } from '../words/describe.ts'
import { type BaseState, NONE, type Seat } from '../engine.ts'
import { isEnded } from '../kernel/kernel.ts'
import type { FactInfo, Parts } from '../parts.ts'
import { pickedNow } from '../trials/picked-now.ts'
import { toldToWait } from '../told/told-to-wait.ts'
import { isOpen, seesThere } from '../told/view.ts'
import { HEAD, NO_NUMBER, type ObservationSpace, type ObservedZone, PARTS_SHOWN } from './observation-space.ts'

const UNSEEN = -1
const NO_ACTION = -1

interface Seen<S extends BaseState> {
  readonly parts: Parts<S>
  readonly s: S
  readonly viewer: Seat
}

/**
 * Writes what a seat sees into `out`, which is as long as the schema. It hangs on nothing that the seat may not see; to
 * whom nobody is to say who is asked at the same time, that is left out. `picks` are the parts of a move chosen so far.
 */
export function observeNumbers<S extends BaseState>(
  space: ObservationSpace,
  seen: Seen<S>,
  picks: readonly number[],
  out: Int32Array,
): Int32Array {
  const { parts, s, viewer } = seen
  const columns = columnsOf(s)
  out.fill(0)
  writeHead(space, seen, picks, out)
  for (const { fact, first, size } of space.facts) {
    const column = columns[fact.column]
    for (let i = 0; i < size; i++)
      out[first + i] = written(seen, fact, fact.of === 'game' ? column : (column as readonly unknown[])[i], i)
  }
  for (const zone of space.zones) writeZone({ parts, s, viewer }, columns, zone, out)
  return out
}

function writeHead<S extends BaseState>(
  space: ObservationSpace,
  { parts, s, viewer }: Seen<S>,
  picks: readonly number[],
  out: Int32Array,
): void {
  const isAsked = s.ask !== 0 && s.asked === viewer
  const isTold = isAsked || (parts.sites[s.ask - 1]?.sameTime !== true && isToldWhoIsAsked(parts, s, viewer))
  out[HEAD.viewer] = viewer + 1
  out[HEAD.over] = isEnded(s) ? 1 : 0
  out[HEAD.asked] = s.ask !== 0 && isTold ? s.asked + 1 : 0
  for (let part = 0; part < PARTS_SHOWN; part++)
    out[space.picks + part] = isAsked ? (picks[part] ?? NO_ACTION) : NO_ACTION
  if (!isAsked) return
  out[HEAD.question] = s.ask
  out[HEAD.optional] = s.optional ? 1 : 0
  const picked = pickedNow(parts as unknown as Parts<BaseState>, s)
  if (picked === null) return
  out[HEAD.picked] = picked.answers.length
  out[HEAD.atLeast] = picked.atLeast
  out[HEAD.atMost] = picked.atMost
}

function writeZone<S extends BaseState>(
  seen: Seen<S>,
  columns: Columns,
  { zone, first, places, facts }: ObservedZone,
  out: Int32Array,
): void {
  const { parts, s, viewer } = seen
  const content = s.zones[zone.place] ?? []
  if (zone.zone.holds === 'effects') {
    out[first] = toldToWait(parts, s, { info: zone.zone, place: zone.place }, viewer).length
    return
  }
  out[first] = content.length
  const wide = facts.length + 1
  const shown = Math.min(places, content.length)
  const open = isOpen(seen, zone, content)
  for (let n = 0; n < shown; n++) {
    const card = content[n] as number
    const at = first + 1 + n * wide
    if (!seesThere(seen, open, card)) {
      out[at] = UNSEEN
      continue
    }
    out[at] = (s.def[card] as number) + 1
    for (let i = 0; i < facts.length; i++) {
      const fact = facts[i] as FactInfo
      out[at + 1 + i] = written(seen, fact, (columns[fact.column] as readonly unknown[])[card], card)
    }
  }
}

function written<S extends BaseState>(
  { parts, s, viewer }: Seen<S>,
  { type, column }: FactInfo,
  value: unknown,
  of: number,
): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'number') return 0
  if (type === 'number') return value === NONE ? NO_NUMBER : value
  if (type === 'truth') return value === NONE ? 0 : value
  if (value === NONE) return 0
  if (type === 'zone') return placeOnBoard(parts, s, value) + 1
  if (type !== 'card') return value + 1
  return isAstray(s, column, of, value) || !sees(parts, s, value, viewer) ? UNSEEN : (s.def[value] as number) + 1
}
