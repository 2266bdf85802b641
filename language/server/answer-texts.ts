import {
  DiagnosticSeverity,
  type Connection,
  type Diagnostic,
  type SelectionRange,
  type TextEdit,
} from 'vscode-languageserver'
import type { Diagnostic as Finding } from '../../compiler/diagnostics/diagnostic.ts'
import { formatRules } from '../../compiler/syntax/format.ts'
import { endedAs } from '../line-ends.ts'
import { linksOf } from '../links.ts'
import { foldings, outline } from '../symbols.ts'
import { aboutNow } from './about-now.ts'
import { locationOf, rangeOf } from './convert.ts'
import type { Desk } from './desk.ts'
import { symbolsOf } from './kinds.ts'
import { isRules } from './workspace.ts'
import { itemEndedAbove, itemsWithin, layOutItems } from '../format-part.ts'
import { selectionsAt } from '../selection-ranges.ts'
import type { Decl, File } from '../../grammar/tree/declarations.ts'

/** Answers what is asked about a whole file. */
export function answerTexts(connection: Connection, desk: Desk): void {
  connection.languages.diagnostics.on(({ textDocument }) => ({
    kind: 'full',
    items: desk.findings(textDocument.uri).map((finding) => diagnosticOf(finding, desk)),
  }))
  connection.onDocumentFormatting(async ({ textDocument: { uri } }) => {
    const document = desk.documents.get(uri)
    if (document === undefined || !isRules(desk.pathOf(uri)) || desk.parsed(uri).diagnostics.length > 0) return []
    const text = document.getText()
    const whole = { start: document.positionAt(0), end: document.positionAt(text.length) }
    const newText = endedAs(text, await aboutNow(desk.documents, uri, formatRules(text)))
    return newText === text ? [] : [{ range: whole, newText }]
  })
  connection.onDocumentLinks(({ textDocument: { uri } }) => {
    const path = desk.pathOf(uri)
    return linksOf(desk.parsed(uri).file, desk.space.shown(path), desk.space.hostFor(path)).map(({ at, path: to }) => ({
      range: rangeOf(at),
      target: desk.uriOf(to),
    }))
  })
  connection.onDocumentSymbol(({ textDocument: { uri } }) => symbolsOf(outline(desk.parsed(uri).file)))
  connection.onFoldingRanges(({ textDocument: { uri } }) =>
    foldings(desk.parsed(uri).file).map((span) => {
      const { start, end } = rangeOf(span)
      return { startLine: start.line, endLine: end.character === 0 ? end.line - 1 : end.line }
    }),
  )
}

/** A finding as the protocol has it; the places beside its own only for editors that show such. */
export function diagnosticOf({ code, severity, primary, secondary, hint }: Finding, desk: Desk): Diagnostic {
  const page = desk.pageOf(code)
  const related = secondary.map(({ span, text }) => ({ location: locationOf(span, desk.uriOf), message: text }))
  return {
    range: rangeOf(primary.span),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    ...(page === null ? {} : { codeDescription: { href: page } }),
    source: 'houserules',
    message: hint === undefined ? primary.text : `${primary.text}\n${hint}`,
    ...(desk.showsRelated && related.length > 0 ? { relatedInformation: related } : {}),
  }
}

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
