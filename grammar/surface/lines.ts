import type { ReadForm, Stuck } from './earley.ts'
import { type SaidForm, type Surface, surfaceOf } from './surface.ts'
import type { WrittenIn } from './templates.ts'
import type { SourceWord } from './word.ts'

/** A line as it stands in a text: how many blocks enclose it, and its words. */
export interface LineOfWords {
  readonly level: number
  readonly words: readonly SourceWord[]
}

/** A line as it was read. */
export interface LineRead {
  readonly line: LineOfWords
  /** What kind of line it is. */
  readonly rule: string
  /** Null under a line that could not be read, which would say what stands there. */
  readonly found: ReadForm<SaidForm> | Stuck | null
}

export const isReading = (found: ReadForm<SaidForm> | Stuck | null): found is ReadForm<SaidForm> =>
  found !== null && 'form' in found

/** Reads the lines of a text, of which each says what those in the block under it are. */
export function readLines(
  lines: readonly LineOfWords[],
  language: WrittenIn,
  atBeginning: boolean,
): readonly LineRead[] {
  const surface = surfaceOf(language)
  const blocks: (string | null)[] = ['item']
  return lines.map((line, i) => {
    const holdsBlock = (lines[i + 1]?.level ?? 0) > line.level
    const here = blocks[line.level] ?? null
    const read: LineRead =
      here === null
        ? { line, rule: '', found: null }
        : readLine(surface, line, ruleAt(here, holdsBlock), i === 0 && atBeginning)
    blocks.length = line.level + 1
    blocks.push(isReading(read.found) ? opens(read.found) : null)
    return read
  })
}

/** Of more, what is read one in another would be deeper than what goes through it may go. */
export const MOST_WORDS = 2000

function readLine(surface: Surface, line: LineOfWords, rule: string, first: boolean): LineRead {
  if (line.words.length > MOST_WORDS) return { line, rule, found: { at: MOST_WORDS, expected: [] } }
  const header = first ? surface.read(line.words, 'header-line') : null
  if (isReading(header)) return { line, rule: 'header-line', found: header }
  const found = surface.read(line.words, rule)
  const isHeader = header !== null && !isReading(found) && header.at > found.at
  return { line, rule, found: isHeader ? header : found }
}

/** `until` begins a block of rules that last, or ends one that is gone through again. */
const ruleAt = (rule: string, holdsBlock: boolean): string =>
  rule !== 'statement' ? rule : holdsBlock ? 'statement-head' : 'statement-line'

/** What the lines of the block under a line are; null where none may stand there. */
function opens(reading: ReadForm<SaidForm>): string | null {
  const own = reading.form.form.opens
  if (own !== undefined) return own
  for (const part of Object.values(reading.parts)) {
    const inside = 'form' in part ? opens(part) : null
    if (inside !== null) return inside
  }
  return null
}
