import type { Connection, SelectionRange } from 'vscode-languageserver/node'
import { selectionChain } from '../../language/selection-chain.ts'
import { valuesBefore } from '../../language/values-before.ts'
import { rangeOf } from './convert.ts'
import { type Desk, pathOf } from './desk.ts'

/** Answers what lies around a cursor, and what is shown between the words of a line. */
export function answerPlaces(connection: Connection, desk: Desk): void {
  connection.onSelectionRanges(({ textDocument: { uri }, positions }) => {
    const { file } = desk.parsed(uri)
    return positions.map((position) => {
      const offset = desk.documents.get(uri)?.offsetAt(position) ?? 0
      const none: SelectionRange = { range: { start: position, end: position } }
      return (
        selectionChain(file, offset).reduceRight<SelectionRange | null>(
          (parent, span) => ({ range: rangeOf(span), ...(parent === null ? {} : { parent }) }),
          null,
        ) ?? none
      )
    })
  })
  connection.languages.inlayHint.on(({ textDocument: { uri }, range }) => {
    const checked = desk.space.about(pathOf(uri))
    const { path } = desk.place({ textDocument: { uri }, position: range.start }, checked)
    return valuesBefore(checked, path)
      .map(({ at, before }) => ({ position: rangeOf(at).end, label: `was ${before}`, paddingLeft: true }))
      .filter(({ position: { line } }) => range.start.line <= line && line <= range.end.line)
  })
}
