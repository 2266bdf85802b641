import { pathToFileURL } from 'node:url'
import type { Location, Range } from 'vscode-languageserver/node'
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

/** `full` makes the full path of the one that a span has. */
export const locationOf = (span: Span, full: (path: string) => string): Location => ({
  uri: pathToFileURL(full(span.file.path)).href,
  range: rangeOf(span),
})
