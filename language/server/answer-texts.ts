import { DiagnosticSeverity, type Connection, type Diagnostic } from 'vscode-languageserver'
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
