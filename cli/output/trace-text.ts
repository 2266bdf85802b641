import { type Folded, folded } from './fold-trace.ts'
import { inBrackets } from '../../runtime/words/reason-words.ts'
import { inSigns, type Sayable } from '../../grammar/saying.ts'
import { stated } from '../stated.ts'
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
export function traceText(trace: readonly TraceEntry[], whole: boolean): Sayable[] {
  if (whole) return folded(trace).map(lineOf)
  const answered = trace.findLastIndex((entry) => entry.kind === 'answer' && entry.by === 'line') + 1
  return [...ends(folded(trace.slice(0, answered)), BEFORE), ...ends(folded(trace.slice(answered)), AFTER)]
}

/** Both ends of a list that is too long. */
function ends(entries: readonly Folded[], most: number): Sayable[] {
  if (entries.length <= most) return entries.map(lineOf)
  const left = entries.length - most
  const first = Math.ceil(most / 2)
  return [
    ...entries.slice(0, first).map(lineOf),
    stated('… {1} between (--trace shows all)', left),
    ...entries.slice(first + left).map(lineOf),
  ]
}

const lineOf = (entry: Folded): Sayable => inSigns`${'  '.repeat(Math.min(entry.level, DEEPEST))}${entryText(entry)}`

function entryText(entry: Folded): Sayable {
  switch (entry.kind) {
    case 'again':
      return inSigns`… ${againText(entry)}`
    case 'fact':
      return entry.words
    case 'answer':
      return inSigns`${entry.seat}: ${entry.words}${how[entry.by]}`
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
const how = {
  line: '',
  itself: stated(' (the only answer)'),
  chance: stated(' (drawn)'),
  way: stated(' (no line answers)'),
} as const

/** Where they were about other cards or players each time, that is not called the same. */
function againText({ lines, times, alike }: Folded & { kind: 'again' }): Sayable {
  if (lines === 1) return alike ? stated('the same {1} times more', times) : stated('{1} more like these', times)
  return alike
    ? stated('these {1} lines {2} times more', lines, times)
    : stated('lines like these {1} come {2} times more', lines, times)
}
