import { styleText } from 'node:util'
import { lineColumn } from '../../grammar/source-file.ts'
import { codeFrame } from './code-frame.ts'
import type { Diagnostic, Label } from './diagnostic.ts'
import { printable } from './printable.ts'

export interface TextStyle {
  readonly colour: boolean
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** A diagnostic for a person: title, a frame for each label, what to do, the clauses and the page. */
export function renderText(diagnostic: Diagnostic, style: TextStyle = { colour: false }): string {
  const paint: Paint = style.colour
    ? (name, text) => styleText(name, text, { validateStream: false })
    : (_name, text) => text
  const { severity, code, title, primary, secondary, hint, clauses, fix } = diagnostic
  const head = `${paint(['bold', severity === 'error' ? 'red' : 'yellow'], `${severity}[${code}]`)}${paint('bold', `: ${printable(title)}`)}`
  const notes = [
    ...(hint === undefined ? [] : [note('hint', hint)]),
    // Where the hint says it in these words already, it is not said again.
    ...(fix === undefined || hint?.includes(fix.title) === true ? [] : [note('fix', fix.title)]),
    ...(clauses.length === 0 ? [] : [note('clauses', clauses.join(', '))]),
    note('see', `houserules explain ${code}`),
  ]
  return [head, ...[primary, ...secondary].map((label) => framed(label, paint)), ...notes].join('\n')
}

function note(name: string, text: string): string {
  return `  ${name}: ${printable(text)}`
}

function framed(label: Label, paint: Paint): string {
  const { line, column } = lineColumn(label.span.file, label.span.start)
  const frame = codeFrame(label)
    .split('\n')
    .map((each) => (/^\s+\|\s*\^/.test(each) ? paint('red', each) : each))
  return [
    `  ${paint('cyan', `${printable(label.span.file.path)}:${line}:${column}`)}`,
    ...frame.map((each) => `  ${each}`),
  ].join('\n')
}
