import type { KeepTrouble } from '../kept/not-kept.ts'
import type { AllPlays } from '../skein/plays-kept.ts'
import type { Plays } from '../skein/plays.ts'
import type { Held } from '../skein/verdict.ts'

/** All plays of the game at hand, as the page shows them. */
export interface SkeinModel {
  readonly plays: AllPlays
  /** Why they are not kept. */
  readonly trouble: KeepTrouble | null
  /** What came of playing them by the rules as they are now, by how they begin. */
  readonly held: ReadonlyMap<string, Held>
  readonly isHolding: boolean
  /** What was opened and closed by hand, and the row that keys and buttons are about, by the ids of rows. */
  readonly open: ReadonlyMap<string, boolean>
  readonly chosen: string | null
  /** What was removed last, and how many choices that were. */
  readonly removed: { readonly plays: Plays; readonly count: number } | null
  readonly isMaking: boolean
  /** What came of the last thing that was done. */
  readonly said: string | null
}

export const emptySkein: SkeinModel = {
  plays: new Map(),
  trouble: null,
  held: new Map(),
  isHolding: false,
  open: new Map(),
  chosen: null,
  removed: null,
  isMaking: false,
  said: null,
}
