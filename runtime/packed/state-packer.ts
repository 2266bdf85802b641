import { columnsOf } from '../columns.ts'
import type { BaseState, Engine } from '../engine.ts'
import { PackedReader } from './packed-reader.ts'
import { PackedWriter } from './packed-writer.ts'
import { isSame } from './same.ts'
import type { Shapes } from './signs.ts'

/** Keeps states of one game small. */
export interface StatePacker<S extends BaseState> {
  /**
   * A state as a text that takes a byte for each character, in Hearts some 125: for tables of positions, caches and
   * samples by the million. It holds every card, and means something to this packer alone: what is kept in files is a
   * record or a save.
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
 * Makes a packer for states of an engine. What is as it was in the first state that it packed takes one bit.
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
      // What it has together with copies of it is not its own. Zones come first: where a card is follows from them.
      const columns = { zones: state.zones, ...columnsOf<unknown>(state), shared: undefined }
      writer.shape(columns)
      for (const [key, value] of Object.entries(columns)) {
        const before = beforeIn(first, columns, key)
        const isAsBefore = isSame(value, before)
        writer.bits(isAsBefore ? 1 : 0, 1)
        if (!isAsBefore) writer.value(value, before)
      }
      return writer.taken()
    },
    unpack(packed) {
      const reader = new PackedReader(packed, shapes)
      const columns: Record<string, unknown> = {}
      for (const key of reader.shape()) {
        const before = beforeIn(first, columns, key)
        columns[key] = reader.bits(1) === 1 ? before : reader.value(before)
      }
      // INVARIANT: these are the columns of a state. A copy has the shape of states that the engine makes.
      return clone(columns as unknown as S)
    },
  }
}

/** What a column is taken to be: as in the first state, or as the zones say that were read before it. */
function beforeIn(first: BaseState | null, columns: Readonly<Record<string, unknown>>, key: string): unknown {
  if (key === 'place') return placesIn(columns['zones'])
  return first === null ? undefined : columnsOf<unknown>(first)[key]
}

/** The zone that each card lies in; effects are told apart from cards by nothing, and may stand for some. */
function placesIn(zones: unknown): number[] {
  const places: number[] = []
  if (Array.isArray(zones)) zones.forEach((zone: number[], i) => zone.forEach((card) => (places[card] = i)))
  return places
}
