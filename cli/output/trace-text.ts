import { type Folded, folded } from './fold-trace.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import type { TraceEntry } from '../toolchain.ts'

/** How many entries are shown at most up to the last line that answers, and after it. */
const BEFORE = 120
const AFTER = 40

/** Deeper entries are not moved in any further. */
const DEEPEST = 30

/**
 * What happened in an example, one line for each event and answer, deeper where something else led to it: all that its
 * lines led to, and of what went on after them the beginning and the end.
 */
export function traceText(trace: readonly TraceEntry[], whole: boolean): string[] {
  if (whole) return folded(trace).map(lineOf)
  const answered = trace.findLastIndex((entry) => entry.kind === 'answer' && entry.by === 'line') + 1
  return [...ends(folded(trace.slice(0, answered)), BEFORE), ...ends(folded(trace.slice(answered)), AFTER)]
}

/** Both ends of a list that is too long. */
function ends(entries: readonly Folded[], most: number): string[] {
  if (entries.length <= most) return entries.map(lineOf)
  const left = entries.length - most
  const first = Math.ceil(most / 2)
  return [
    ...entries.slice(0, first).map(lineOf),
    `… ${left} between (--trace shows all)`,
    ...entries.slice(first + left).map(lineOf),
  ]
}

const lineOf = (entry: Folded): string => `${'  '.repeat(Math.min(entry.level, DEEPEST))}${entryText(entry)}`

function entryText(entry: Folded): string {
  switch (entry.kind) {
    case 'again':
      return `… ${againText(entry)}`
    case 'fact':
      return entry.words
    case 'answer':
      return `${entry.seat}: ${entry.words}${how[entry.by]}`
    case 'event':
      return entry.rule === null
        ? eventText(entry)
        : `${eventText(entry)}  <- ${entry.rule.name}${inBrackets(entry.rule.clauses)} ${entry.rule.place}`
  }
}

/** The words of the event, which examples ask by, and how players are told it. */
const eventText = ({ words, sentence }: Folded & { kind: 'event' }): string =>
  sentence === undefined ? words : `${words} “${sentence}”`

/** How an answer came about that no line gives. */
const how = { line: '', itself: ' (the only answer)', chance: ' (drawn)', way: ' (no line answers)' } as const

/** Where they were about other cards or players each time, that is not called the same. */
function againText({ lines, times, alike }: Folded & { kind: 'again' }): string {
  if (lines === 1) return alike ? `the same ${times} times more` : `${times} more like these`
  return alike ? `these ${lines} lines ${times} times more` : `lines like these ${lines} come ${times} times more`
}
