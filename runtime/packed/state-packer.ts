import { columnsOf } from '../columns.ts'
import type { BaseState, Engine } from '../engine.ts'
import { PackedReader } from './packed-reader.ts'
import { PackedWriter } from './packed-writer.ts'
import { SIGN, type Shapes } from './signs.ts'

/** Keeps states of one game small. */
export interface StatePacker<S extends BaseState> {
  /**
   * A state as a text that takes a byte for each character, in Hearts some two hundred of them: for tables of positions,
   * caches and samples by the million. It holds every card, and means something to this packer alone: what is kept in
   * files is a record or a save.
   * @throws TypeError where the state holds what only examples lay down
   */
  pack(state: S): string
  /**
   * The state again, with nothing in common with any other. It goes on as the packed one would.
   * @throws RangeError where the text was packed elsewhere
   */
  unpack(packed: string): S
}

/**
 * Makes a packer for states of an engine. What is as it was in the first state that it packed takes one byte.
 *
 * @example
 * ```ts
 * import { engine } from 'houserules/games/hearts'
 * import { statePacker } from 'houserules/runtime'
 *
 * const packer = statePacker(engine)
 * const packed = packer.pack(engine.setup({ seed: 7 }))
 * const state = packer.unpack(packed)
 * console.log(packed.length < 400, engine.choices(state).length) // true 13
 * ```
 */
export function statePacker<S extends BaseState>({ clone }: Pick<Engine<S>, 'clone'>): StatePacker<S> {
  const shapes: Shapes = { keys: [], numbers: new Map() }
  const writer = new PackedWriter(shapes)
  let first: S | null = null
  return {
    pack(state) {
      first ??= clone(state)
      // What it has together with copies of it is not its own.
      const columns = { ...columnsOf<unknown>(state), shared: undefined }
      const before = columnsOf<unknown>(first)
      writer.shape(columns)
      for (const [key, value] of Object.entries(columns)) {
        if (key in before && isSame(value, before[key])) writer.sign(SIGN.same)
        else writer.value(value)
      }
      return writer.taken()
    },
    unpack(packed) {
      const reader = new PackedReader(packed, shapes)
      const columns: Record<string, unknown> = {}
      const before = first === null ? {} : columnsOf<unknown>(first)
      for (const key of reader.shape()) columns[key] = reader.takes(SIGN.same) ? before[key] : reader.value()
      // INVARIANT: these are the columns of a state. A copy has the shape of states that the engine makes.
      return clone(columns as unknown as S)
    },
  }
}

/** Whether two values of plain data say the same. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && areSame(one, other)
  const keys = Object.keys(one)
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return isSame(keys, Object.keys(other)) && keys.every((key) => isSame(left[key], right[key]))
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i] && !isSame(one[i], other[i])) return false
  return true
}
