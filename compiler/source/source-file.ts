/** A rules file as read: its path as shown to people, and its text. Lines and columns count from 1, offsets from 0. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A stretch of one file; `end` is exclusive. Synthetic nodes have `start === end`. */
export interface Span {
  readonly file: SourceFile
  readonly start: number
  readonly end: number
}

export interface LineColumn {
  readonly line: number
  readonly column: number
}

/** Line and column, both from 1, of an offset. Columns count UTF-16 units, as editors do. */
export function lineColumn(file: SourceFile, offset: number): LineColumn {
  const before = file.text.slice(0, offset)
  const lastBreak = before.lastIndexOf('\n')
  let line = 1
  for (const ch of before) if (ch === '\n') line += 1
  return { line, column: offset - lastBreak }
}

/** The smallest span that covers both; both must lie in one file. */
export function joinSpans(a: Span, b: Span): Span {
  return { file: a.file, start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) }
}
