import type { Happening } from './happening.ts'
import type { BaseState, Choice, Seat } from './engine.ts'

/**
 * What several answer at the same time nobody is told before all of them have answered, and nobody may use. All of
 * this is replaced, never changed in place.
 */
export interface Withheld {
  /** How many lines have asked so. */
  readonly lines: number
  /** Whether some are still to answer. */
  readonly open: boolean
  /** The first question of the line, before anybody had answered. */
  readonly start: BaseState | null
  readonly answers: readonly { readonly seat: Seat; readonly choice: Choice }[]
  /** The entries of the log, to be told when all have answered. */
  readonly entries: readonly Happening[]
}

export const NOTHING_WITHHELD: Withheld = { lines: 0, open: false, start: null, answers: [], entries: [] }

type Withholding = BaseState & { withheld: Withheld }

/** A line begins that several are asked at the same time. */
export function withhold(s: Withholding): void {
  s.withheld = { ...NOTHING_WITHHELD, lines: s.withheld.lines + 1, open: true }
}

/** All have answered, and are told what. */
export function tellWithheld(s: Withholding): void {
  const { lines, entries } = s.withheld
  s.withheld = { ...NOTHING_WITHHELD, lines }
  s.log?.push(...entries.map((entry) => ({ ...entry, glimpses: entry.glimpses.map((glimpse) => ({ ...glimpse })) })))
}

/** Notes an answer to the pending question, if others are asked at the same time. */
export function keepAnswer<S extends BaseState>(s: S, clone: (s: S) => S, choice: Choice): void {
  const { withheld } = s
  if (withheld === undefined || !withheld.open) return
  const start = withheld.start ?? { ...clone(s), log: null }
  s.withheld = { ...withheld, start, answers: [...withheld.answers, { seat: s.asked, choice }] }
}

/** Adds an entry to the log, or to what is withheld. */
export function logged(s: BaseState, entry: Happening): void {
  const { log, withheld } = s
  if (log === null) return
  if (withheld?.open === true) s.withheld = { ...withheld, entries: [...withheld.entries, entry] }
  else log.push(entry)
}
