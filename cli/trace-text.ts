import { inBrackets } from './in-brackets.ts'
import type { TraceEntry } from './toolchain.ts'

/** How many of the last entries are shown of an example that fails. */
const LAST = 40

/** What happened in an example, one line for each event and answer, deeper where something else led to it. */
export function traceText(trace: readonly TraceEntry[], whole: boolean): string[] {
  const shown = whole ? trace : trace.slice(-LAST)
  const left = trace.length - shown.length
  return [
    ...(left === 0 ? [] : [`… ${left} before (--trace shows all)`]),
    ...shown.map((entry) => `${'  '.repeat(entry.level)}${entryText(entry)}`),
  ]
}

function entryText(entry: TraceEntry): string {
  if (entry.kind === 'answer') return `${entry.seat}: ${entry.words}${how[entry.by]}`
  const { rule } = entry
  return rule === null ? entry.words : `${entry.words}  <- ${rule.name}${inBrackets(rule.clauses)} ${rule.place}`
}

/** How an answer came about that no line gives. */
const how = { line: '', itself: ' (the only answer)', chance: ' (drawn)', way: ' (no line answers)' } as const
