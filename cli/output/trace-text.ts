import { type Folded, folded } from './fold-trace.ts'
import { inBrackets } from './in-brackets.ts'
import type { TraceEntry } from '../toolchain.ts'

/** How many of the last entries are shown of an example that fails. */
const LAST = 40

/** Deeper entries are not moved in any further. */
const DEEPEST = 30

/** What happened in an example, one line for each event and answer, deeper where something else led to it. */
export function traceText(trace: readonly TraceEntry[], whole: boolean): string[] {
  const all = folded(trace)
  const shown = whole ? all : all.slice(-LAST)
  const left = all.length - shown.length
  return [
    ...(left === 0 ? [] : [`… ${left} before (--trace shows all)`]),
    ...shown.map((entry) => `${'  '.repeat(Math.min(entry.level, DEEPEST))}${entryText(entry)}`),
  ]
}

function entryText(entry: Folded): string {
  switch (entry.kind) {
    case 'again':
      return `… ${entry.lines === 1 ? 'the same' : `these ${entry.lines} lines`} ${entry.times} times more`
    case 'answer':
      return `${entry.seat}: ${entry.words}${how[entry.by]}`
    case 'event':
      return entry.rule === null
        ? entry.words
        : `${entry.words}  <- ${entry.rule.name}${inBrackets(entry.rule.clauses)} ${entry.rule.place}`
  }
}

/** How an answer came about that no line gives. */
const how = { line: '', itself: ' (the only answer)', chance: ' (drawn)', way: ' (no line answers)' } as const
