import type { BaseState, Withheld } from './base-state.ts'
import type { Happening } from './happening.ts'
import type { Choice } from './ids.ts'
import { asItStands } from './same-time.ts'

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
  const start = withheld.start ?? asItStands(s, clone)
  s.withheld = { ...withheld, start, answers: [...withheld.answers, { seat: s.asked, choice }] }
}

/** Adds an entry to the log, or to what is withheld. */
export function logged(s: BaseState, entry: Happening): void {
  const { log, withheld } = s
  if (log === null) return
  if (withheld?.open === true) s.withheld = { ...withheld, entries: [...withheld.entries, entry] }
  else log.push(entry)
}
