import type { TraceEntry } from '../toolchain.ts'

/** Entries as they are shown: each by itself, or how many more times the last `lines` of them came again. */
export type Folded =
  TraceEntry | { readonly kind: 'again'; readonly level: number; readonly lines: number; readonly times: number }

/** How many entries may make up what comes again. */
const LONGEST = 12

/** From so many times on it is only told how often; the first ones show what it is. */
const SHOWN = 2
const MANY = 4

/** A trace in which what comes again and again, also each time inside of the one before, is told once with its number. */
export function folded(trace: readonly TraceEntry[]): Folded[] {
  const keys = trace.map(keyOf)
  const found: Folded[] = []
  for (let at = 0; at < trace.length;) {
    const { lines, times } = comesAgain(keys, at)
    const shown = times >= MANY ? lines * SHOWN : 1
    found.push(...trace.slice(at, at + shown))
    if (times >= MANY) {
      found.push({ kind: 'again', level: trace[at + shown - 1]?.level ?? 0, lines, times: times - SHOWN })
      at += lines * times
    } else at += 1
  }
  return found
}

/** What makes two entries the same: the rule by which they happened, whatever they were about. */
function keyOf(entry: TraceEntry): string {
  if (entry.kind === 'answer') return `${entry.seat}: ${entry.words}`
  return entry.rule === null ? entry.words : `${entry.rule.name} ${entry.rule.place}`
}

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
