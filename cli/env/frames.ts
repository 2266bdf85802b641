import { endianness } from 'node:os'
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
  return Buffer.concat([headOf(kind, payload.length), payload])
}

function headOf(kind: number, bytes: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(kind, 0)
  head.writeUInt32LE(bytes, 4)
  return head
}

/**
 * The frame that holds the records of all tables, after one another. They are made of whole words, which are written as
 * this machine does, right behind the place of the head.
 */
export function frameOfRecords(kind: number, tables: Tables, layout: RecordLayout): Buffer {
  const bytes = layout.bytes * tables.count
  const all = new ArrayBuffer(HEAD_BYTES + bytes)
  const words = new Int32Array(all, HEAD_BYTES)
  const decimals = new Float32Array(all, HEAD_BYTES)
  for (let i = 0; i < tables.count; i++) {
    const table = tables.at(i)
    const at = (i * layout.bytes) / 4
    const { done = false, truncated = false, returns = [] } = tables.ended[i] ?? {}
    const { toPlay } = table
    words[at] = toPlay
    words[at + 1] = (done ? DONE : 0) | (truncated ? TRUNCATED : 0)
    words[at + 2] = table.seed
    words[at + 3] = table.decisions
    decimals.set(returns, at + layout.returns / 4)
    const mask = at + layout.mask / 4
    for (const id of table.offered()) words[mask + (id >> 5)] = (words[mask + (id >> 5)] ?? 0) | (1 << (id & 31))
    if (toPlay !== CHANCE && toPlay !== NOBODY)
      table.observe(toPlay, words.subarray(at + layout.observation / 4, at + layout.bytes / 4))
  }
  if (endianness() !== 'LE') Buffer.from(all, HEAD_BYTES).swap32()
  const frame = Buffer.from(all)
  frame.set(headOf(kind, bytes))
  return frame
}
