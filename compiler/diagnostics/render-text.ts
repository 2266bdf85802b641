import { styleText } from 'node:util'
import { lineColumn } from '../../grammar/source-file.ts'
import type { Diagnostic, Label } from './diagnostic.ts'
import { inEnglish, type Speak } from '../../grammar/saying.ts'
import { findingIn } from './make.ts'
import { printable } from './printable.ts'
import { codeFrameColumns } from '@babel/code-frame'
import { worded } from './worded.ts'
import { combiningMark, wideCharacter } from './cell-width.ts'

export interface TextStyle {
  readonly colour: boolean
  /** In which language; English if left out. */
  readonly speak?: Speak
}

type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

/** A diagnostic for a person: title, a frame for each label, what to do, the clauses and the page. */
export function renderText(diagnostic: Diagnostic, style: TextStyle = { colour: false }): string {
  const paint: Paint = style.colour
    ? (name, text) => styleText(name, text, { validateStream: false })
    : (_name, text) => text
  const speak = style.speak ?? inEnglish
  const { severity, code, title, primary, secondary, hint, clauses, fix } = findingIn(diagnostic, speak)
  const said = speak(severity === 'error' ? worded('error') : worded('warning'))
  const kind = paint(['bold', severity === 'error' ? 'red' : 'yellow'], `${said}[${code}]`)
  const head = `${kind}${paint('bold', `: ${printable(title)}`)}`
  const notes = [
    ...(hint === undefined ? [] : [note(speak(worded('hint')), hint)]),
    // Where the hint says it in these words already, it is not said again.
    ...(fix === undefined || hint?.includes(fix.title) === true ? [] : [note(speak(worded('fix')), fix.title)]),
    ...(clauses.length === 0 ? [] : [note(speak(worded('clauses')), clauses.join(', '))]),
    note(speak(worded('see')), `houserules explain ${code}`),
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

/** Columns of a line that are shown; a longer one is cut on both sides of the marked place. */
const widest = 120
/** Takes the second cell of a wide character while the frame is laid out; cannot stand in a frame otherwise. */
const filler = '\u{e000}'

/** The marked line with one before and after it, the mark carrying the label's text. */
function codeFrame(label: Label): string {
  const { file, start, end } = label.span
  const { line, column } = lineColumn(file, start)
  const lines = file.text.split(/\r?\n/)
  const marked = lines[line - 1] ?? ''
  const until = Math.min(Math.max(column + 1, column + end - start), marked.length + 1)
  const cut = cutOut(marked, column - 1, until - 1)
  const excerpt = [
    ...(line > 1 ? [short(lines[line - 2])] : []),
    cut.before + cut.marked + cut.after,
    ...(line < lines.length ? [short(lines[line])] : []),
  ]
  const from = cut.before.length + 1
  const options = { linesAbove: 1, linesBelow: 1, message: printable(label.text), startLine: line > 1 ? line - 1 : 1 }
  const place = { start: { line, column: from }, end: { line, column: from + Math.max(1, cut.marked.length) } }
  return codeFrameColumns(excerpt.join('\n'), place, options).replaceAll(filler, '')
}

/** The part of a line around its marked stretch, in cells. */
function cutOut(line: string, from: number, to: number): { before: string; marked: string; after: string } {
  const left = from > widest * 0.6 ? from - Math.floor(widest * 0.4) : 0
  const end = Math.min(to, left + widest)
  const right = Math.min(line.length, left + widest)
  return {
    before: (left > 0 ? '…' : '') + cells(line.slice(left, from)),
    marked: cells(line.slice(from, end)),
    after: cells(line.slice(end, right)) + (right < line.length ? '…' : ''),
  }
}

function short(line: string): string {
  return cells(line.length > widest ? `${line.slice(0, widest)}…` : line)
}

/** One character for each cell that the text takes on a terminal. */
function cells(text: string): string {
  return printable(text)
    .replace(combiningMark, '')
    .replaceAll(filler, '\ufffd')
    .replace(wideCharacter, (each) => each + filler)
}
