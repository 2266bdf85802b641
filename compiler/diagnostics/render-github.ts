import { lineColumn } from '../../grammar/source-file.ts'
import type { Diagnostic } from './diagnostic.ts'

/** A workflow command that GitHub shows beside the line. */
export function renderGithub(diagnostic: Diagnostic): string {
  const { severity, code, title, primary, hint, clauses } = diagnostic
  const { file, start, end } = primary.span
  const [from, to] = [lineColumn(file, start), lineColumn(file, end)]
  const properties = {
    file: file.path,
    line: from.line,
    col: from.column,
    endLine: to.line,
    endColumn: to.column,
    title: `${code}: ${title}`,
  }
  const message = [
    primary.text,
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
    ...(clauses.length === 0 ? [] : [`clauses: ${clauses.join(', ')}`]),
  ]
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${severity} ${list.join(',')}::${escapeMessage(message.join('\n'))}`
}

export function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

export function escapeProperty(text: string): string {
  return escapeMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
