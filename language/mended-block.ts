import { lex } from '../grammar/tokens.ts'
import { lineColumn, type Span, spanText } from '../grammar/source-file.ts'
import type { ExampleDecl } from '../grammar/tree/examples.ts'

/** The lines of an example in its file, and those that take their place. */
export interface MendedBlock {
  readonly path: string
  /** The number of the first line, from 0. */
  readonly from: number
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** What an example comes to consist of: lines that stay, by their number counted from that of its title, and new ones. */
export type MendedLines = readonly (number | string)[]

/** What is written in the place of an example whose lines are written again. */
export function mendedBlock(decl: ExampleDecl, lines: MendedLines): MendedBlock {
  const { file, start } = decl.span
  const first = lineColumn(file, start).line
  const before = file.text.split('\n').slice(first - 1, lastOf(decl.span))
  const kept = new Set(lines.filter((each) => typeof each === 'number'))
  const dropped = new Set(
    decl.steps.flatMap(({ span }) => {
      const at = lineColumn(file, span.start).line - first
      return kept.has(at) ? [] : Array.from({ length: lastOf(span) - first - at + 1 }, (_, i) => at + i)
    }),
  )
  const after = before.flatMap((text, at) => {
    const indent = text.slice(0, text.length - text.trimStart().length)
    const added = newBefore(lines, at).map((line) => indent + line + (text.endsWith('\r') ? '\r' : ''))
    return [...added, ...(dropped.has(at) ? remarkIn(text).map((remark) => indent + remark) : [text])]
  })
  return { path: file.path, from: first - 1, before, after }
}

/** What is remarked behind a line, which stays where the line does not. */
const remarkIn = (text: string): readonly string[] =>
  (lex(text).groups['comments'] ?? []).map(({ startOffset }) => text.slice(startOffset))

/** The number of the last line in which something of a span stands. */
const lastOf = (span: Span): number => lineColumn(span.file, span.start + spanText(span).trimEnd().length).line

/** The new lines in front of one that stays; of one that asserts several things, also those in front of its other parts. */
function newBefore(lines: MendedLines, line: number): readonly string[] {
  const at = lines.indexOf(line)
  const from = at < 0 ? 0 : lines.slice(0, at).findLastIndex((each) => typeof each === 'number') + 1
  return lines.slice(from, lines.lastIndexOf(line) + 1).filter((each) => typeof each === 'string')
}
