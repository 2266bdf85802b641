import { sees } from '../words/describe.ts'
import type { BaseState, Seat } from '../engine.ts'
import type { Parts } from '../parts.ts'
import { watchSecrets } from '../secrets/secret-reads.ts'

/** What work finds out, one after the other, before it looks at anything that a seat does not see. */
export interface AsFarAsSeen {
  readonly told: readonly number[]
  /** Whether it looked at such a thing: what it found from there on, if anything, may hang on it. */
  readonly untold: boolean
}

/**
 * What `work` puts into its list without a look at what a seat does not see, in any state that the seat cannot tell
 * from this one. It is done in a copy.
 */
export function asFarAsSeen<S extends BaseState>(
  parts: Parts<S>,
  s: S,
  seat: Seat,
  work: (t: S, found: number[]) => void,
): AsFarAsSeen {
  const seen = s.def.map((_, card) => sees(parts, s, card, seat))
  const found: number[] = []
  let told: readonly number[] | null = null
  const t = parts.program.clone(s)
  t.log = null
  watchSecrets(parts, t, {
    // What is made in a trial is nobody's secret before it.
    knows: (card) => seen[card] ?? true,
    read: () => void (told ??= found.slice()),
  })
  work(t, found)
  return { told: told ?? found, untold: told !== null }
}
