import type { Connection, SelectionRange, TextEdit } from 'vscode-languageserver'
import { itemEndedAbove, itemsWithin, layOutItems } from '../format-part.ts'
import { selectionsAt } from '../selection-ranges.ts'
import type { Decl, File } from '../../grammar/tree/declarations.ts'
import { aboutNow } from './about-now.ts'
import { rangeOf } from './convert.ts'
import type { Desk } from './desk.ts'
import { isRules } from './workspace.ts'

/** Answers what is asked about parts of a text: what to select around a place, and how a part is laid out. */
export function answerParts(connection: Connection, desk: Desk): void {
  connection.onSelectionRanges(({ textDocument: { uri }, positions }) => {
    const { file } = desk.parsed(uri)
    return positions.map((position) => {
      const { offset } = desk.place({ textDocument: { uri }, position }, [])
      return nested(selectionsAt(file, offset).map(rangeOf))
    })
  })
  connection.onDocumentRangeFormatting(({ textDocument: { uri }, range }) => {
    const [from, to] = [range.start, range.end].map(
      (position) => desk.place({ textDocument: { uri }, position }, []).offset,
    )
    return edited(desk, uri, (file) => itemsWithin(file, from ?? 0, to ?? 0))
  })
  connection.onDocumentOnTypeFormatting(({ textDocument: { uri }, position }) => {
    const { offset } = desk.place({ textDocument: { uri }, position }, [])
    return edited(desk, uri, (file) => itemEndedAbove(file, offset))
  })
}

async function edited(desk: Desk, uri: string, which: (file: File) => readonly Decl[]): Promise<TextEdit[]> {
  if (desk.documents.get(uri) === undefined || !isRules(desk.pathOf(uri))) return []
  const edits = await aboutNow(desk.documents, uri, layOutItems(which(desk.parsed(uri).file)))
  return edits.map(({ span, replacement }) => ({ range: rangeOf(span), newText: replacement }))
}

/** The protocol has them from the inside, each with the one around it. */
function nested(ranges: readonly SelectionRange['range'][]): SelectionRange {
  let found: SelectionRange | undefined
  for (const range of ranges.toReversed()) found = found === undefined ? { range } : { range, parent: found }
  return found ?? { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } } }
}
