import type { EnvironmentSpec } from '../../runtime/env/environment.ts'
import { CHANCE } from '../../runtime/engine.ts'
import { NOBODY } from '../../runtime/env/table.ts'
import type { Tables } from '../../runtime/env/tables.ts'

// docs/env.md says what each byte is.

/** What a frame asks for, and what answers it; `error` only answers. */
export const KIND = { spec: 1, reset: 2, step: 3, close: 4, error: 255 } as const

/** Kind, three bytes of nothing, and a number: of tables where it asks, of the bytes that follow where it answers. */
export const HEAD_BYTES = 8

const DONE = 1
const TRUNCATED = 2

/** Where what stands in the record of a table, in bytes. */
export interface RecordLayout {
  readonly returns: number
  readonly mask: number
  readonly observation: number
  readonly bytes: number
}

export function recordLayout({ players, actions, observation }: EnvironmentSpec): RecordLayout {
  const returns = 16
  const mask = returns + 4 * players
  const seen = mask + 4 * Math.ceil(actions.length / 32)
  return { returns, mask, observation: seen, bytes: seen + 4 * observation.length }
}

export function framed(kind: number, payload: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(kind, 0)
  head.writeUInt32LE(payload.length, 4)
  return Buffer.concat([head, payload])
}

/** The records of all tables, after one another. `seen` is room for an observation. */
export function recordsOf(tables: Tables, layout: RecordLayout, seen: Int32Array): Buffer {
  const all = Buffer.alloc(layout.bytes * tables.count)
  for (let i = 0; i < tables.count; i++) {
    const table = tables.at(i)
    const at = i * layout.bytes
    const { done = false, truncated = false, returns = [] } = tables.ended[i] ?? {}
    const { toPlay } = table
    all.writeInt32LE(toPlay, at)
    all.writeUInt32LE((done ? DONE : 0) | (truncated ? TRUNCATED : 0), at + 4)
    all.writeUInt32LE(table.seed, at + 8)
    all.writeUInt32LE(table.decisions, at + 12)
    for (const [seat, worth] of returns.entries()) all.writeFloatLE(worth, at + layout.returns + 4 * seat)
    for (const id of table.offered()) {
      const byte = at + layout.mask + (id >> 3)
      all[byte] = (all[byte] ?? 0) | (1 << (id & 7))
    }
    if (toPlay === CHANCE || toPlay === NOBODY) continue
    table.observe(toPlay, seen)
    for (let entry = 0; entry < seen.length; entry++)
      all.writeInt32LE(seen[entry] ?? 0, at + layout.observation + 4 * entry)
  }
  return all
}
