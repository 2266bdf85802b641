import { inEnglish, isSaying, type Sayable } from '../grammar/saying.ts'
import type { Language } from '../runtime/words/languages.ts'
import { speakerOf } from './stated.ts'
import { printableJson, printableLines } from '../compiler/diagnostics/printable.ts'

/** Everything that a command reads from and writes to, so that tests can stand in for a terminal. */
export interface Io {
  readonly cwd: string
  /** In which people are spoken to; English if left out. Nothing that programs read goes by it. */
  readonly language?: Language
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean }
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
  /** Folders beside those of the project from which rules may take in others, by full path. */
  readonly includes?: readonly string[]
  /** Ends a command that runs until it is interrupted. */
  readonly interrupt?: AbortSignal
}

// All that commands print goes through here. Much of it stands in files of others, so that it can do nothing to a
// terminal.

/** In the language of who reads it. */
export const spoken = ({ language }: Pick<Io, 'language'>, words: Sayable): string => speakerOf(language)(words)

/** Lines of data. */
export function say(io: Io, text: Sayable = ''): void {
  io.stdout.write(`${printableLines(spoken(io, text))}\n`)
}

/** Several lines of data, where there are any. */
export function sayLines(io: Io, lines: readonly Sayable[]): void {
  for (const line of lines) say(io, line)
}

/** Data for other programs, as JSON. */
export function sayJson(io: Io, data: unknown): void {
  io.stdout.write(`${printableJson(JSON.stringify(data, inEnglishJson, 2))}\n`)
}

/** Sentences stand there in English, whoever reads it. */
const inEnglishJson = (_: string, value: unknown): unknown => (isSaying(value) ? inEnglish(value) : value)

/** Data in colours; who gives the colours makes the rest printable, as colours of others cannot be told from them. */
export function sayColoured(io: Io, text: string): void {
  io.stdout.write(`${printableColours(text)}\n`)
}

/** Talk, kept out of what another program reads. */
export function note(io: Io, text: Sayable): void {
  io.stderr.write(`${printableLines(spoken(io, text))}\n`)
}

/** Talk in colours, as `sayColoured`. */
export function noteColoured(io: Io, text: string): void {
  io.stderr.write(`${printableColours(text)}\n`)
}

/** The colours of `styleText`. */
const colours = /(\u001b\[[\d;]*m)/u

function printableColours(text: string): string {
  return text
    .split(colours)
    .map((part, i) => (i % 2 === 1 ? part : printableLines(part)))
    .join('')
}

/** Cells in a line of the terminal, or as many as most have where it does not say. */
export const widthOf = ({ stdout }: Io): number => (stdout.isTTY === true && stdout.columns ? stdout.columns : 80)

/** Whether to colour what goes to a stream; NO_COLOR and FORCE_COLOR win over what the stream is. */
export function wantsColour(io: Io, stream: { readonly isTTY?: boolean }): boolean {
  if (io.env['NO_COLOR'] !== undefined && io.env['NO_COLOR'] !== '') return false
  const forced = io.env['FORCE_COLOR']
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false'
  return stream.isTTY === true
}
