import type { Location, Range } from 'vscode-languageserver'
import { lineColumn, type SourceFile, type Span } from '../../grammar/source-file.ts'

/** A span as the protocol has it: lines and columns from 0, columns in UTF-16 units as ours. */
export const rangeOf = ({ file, start, end }: Span): Range => ({
  start: positionOf(file, start),
  end: positionOf(file, end),
})

function positionOf(file: SourceFile, offset: number): Range['start'] {
  const { line, column } = lineColumn(file, offset)
  return { line: line - 1, character: column - 1 }
}

/** `uriOf` gives the address of a path that spans have. */
export const locationOf = (span: Span, uriOf: (path: string) => string): Location => ({
  uri: uriOf(span.file.path),
  range: rangeOf(span),
})
