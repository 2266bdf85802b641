import { lineColumn, type Span } from '../../../grammar/source-file.ts'

/** The lines on which a span begins and ends, from 1. */
export const lineRange = ({ file, start, end }: Span): { readonly from: number; readonly to: number } => ({
  from: lineColumn(file, start).line,
  to: lineColumn(file, Math.max(start, end - 1)).line,
})

/** The line of a `file:line` in a file; 0 of one that lies in another. */
export function lineIn(place: string, file: string): number {
  const at = place.lastIndexOf(':')
  return place.slice(0, at) === file ? Number(place.slice(at + 1)) : 0
}

/** Whether a `file:line` is one of the lines of a span. */
export function liesInSpan(place: string, span: Span | null): boolean {
  if (span === null) return false
  const { from, to } = lineRange(span)
  const line = lineIn(place, span.file.path)
  return line >= from && line <= to
}
