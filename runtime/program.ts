import type { BaseState, Frame } from './engine.ts'
import type { PickedSoFar } from './trials/picked-so-far.ts'

/** What the runtime asks of a generated engine to run it. */
export interface Emitted<S extends BaseState> {
  readonly step: (s: S, frame: Frame) => void
  readonly clone: (s: S) => S
  readonly copyFrame: (frame: Frame) => Frame
  /** Makes `t`, which is no longer needed, a copy of `s`. */
  readonly copyInto: (t: S, s: S) => void
  /** A state that stands where `s` stands, with its lists (`lending.ts`), in games that try anything or look back. */
  readonly lend?: (s: S) => S
  /** What is chosen so far at a site; absent where nothing asks for several. */
  readonly pickedSoFar?: (f: Frame, site: number) => PickedSoFar | null
}
