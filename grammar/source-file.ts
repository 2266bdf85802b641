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

/**
 * The same stretch but for what is said, as it stands now. Spans may be told by what they are part of, so that
 * `{ ...span }` copies nothing.
 */
export function stretched({ file, start, end }: Span, other: Partial<Span>): Span {
  return { file, start, end, ...other }
}

/** What stands there. */
export const spanText = ({ file, start, end }: Span): string => file.text.slice(start, end)

/** Whether a stretch is part of another one of its file, or all of it. */
export const spanWithin = (inner: Span, outer: Span): boolean =>
  inner.file.path === outer.file.path && outer.start <= inner.start && inner.end <= outer.end

/** What stands there, in one line. */
export const inOneLine = (span: Span): string =>
  spanText(span)
    .replace(/(?<=、)\s+/gu, '')
    .replace(/\s+/gu, ' ')

export interface LineColumn {
  readonly line: number
  readonly column: number
}

/** Line and column, both from 1, of an offset. Columns count UTF-16 units, as editors do. */
export function lineColumn(file: SourceFile, offset: number): LineColumn {
  const starts = lineStarts(file)
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}

const STARTS = new WeakMap<SourceFile, readonly number[]>()

/** Offsets at which lines begin; worked out once for each file. */
function lineStarts(file: SourceFile): readonly number[] {
  const known = STARTS.get(file)
  if (known !== undefined) return known
  const starts = [0]
  for (let at = file.text.indexOf('\n'); at >= 0; at = file.text.indexOf('\n', at + 1)) starts.push(at + 1)
  STARTS.set(file, starts)
  return starts
}
