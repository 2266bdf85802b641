import type { TraceEntry } from '../toolchain.ts'

/** That the last `lines` entries came again so many more times; `alike` where they were about the same as well. */
interface Again {
  readonly kind: 'again'
  readonly level: number
  readonly lines: number
  readonly times: number
  readonly alike: boolean
}

/** Entries as they are shown: each by itself, or how often the last ones came again. */
export type Folded = TraceEntry | Again

/** How many entries may make up what comes again. */
const LONGEST = 12

/** How many of several are shown, and how many lines at least have to be spared by leaving out the others. */
const SHOWN = 2
const SPARED = 4
const MANY = 4

/**
 * A trace in which what comes again and again, also each time inside of the one before, is told once with its number.
 */
export function folded(trace: readonly TraceEntry[]): Folded[] {
  const keys = trace.map(keyOf)
  const found: Folded[] = []
  for (let at = 0; at < trace.length;) {
    const { lines, times } = comesAgain(keys, at)
    if (lines * (times - SHOWN) < SPARED) {
      found.push(...trace.slice(at, at + 1))
      at += 1
      continue
    }
    const [shown, whole] = [lines * SHOWN, lines * times]
    found.push(...trace.slice(at, at + shown))
    const alike = trace.slice(at, at + whole).every((entry, i) => wordsOf(entry) === wordsOf(trace[at + (i % lines)]))
    found.push({ kind: 'again', level: trace[at + shown - 1]?.level ?? 0, lines, times: times - SHOWN, alike })
    at += whole
  }
  return found
}

/** What makes two entries the same: the rule by which they happened, whatever they were about. */
function keyOf(entry: TraceEntry): string {
  if (entry.kind === 'answer') return `${entry.seat}: ${entry.words}`
  // `score of A becomes 3`: which fact it is, whatever it becomes.
  if (entry.kind === 'fact') return entry.fact
  return entry.rule === null ? entry.words : `${entry.rule.name} ${entry.rule.place}`
}

const wordsOf = (entry: TraceEntry | undefined): string => entry?.words ?? ''

/** The block that comes most often in a row from here on. */
function comesAgain(keys: readonly string[], at: number): { readonly lines: number; readonly times: number } {
  let best = { lines: 1, times: 1 }
  for (let lines = 1; lines <= LONGEST && at + lines < keys.length; lines++) {
    let end = at + lines
    while (end < keys.length && keys[end] === keys[end - lines]) end += 1
    const times = Math.floor((end - at) / lines)
    if (times >= MANY && lines * times > best.lines * best.times) best = { lines, times }
  }
  return best
}
