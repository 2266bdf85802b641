import { util } from 'prettier/standalone'
import type { IToken } from 'chevrotain'
import type { Fault } from '../../grammar/fault.ts'
import { layOut, levelOf } from '../../grammar/layout.ts'
import { isJapanese, layOutJapanese, saysLanguage, unreadLine } from '../../grammar/surface/japanese-text.ts'
import { isReading, readLines } from '../../grammar/surface/lines.ts'
import type { WrittenIn } from '../../grammar/surface/templates.ts'
import type { JapaneseNames } from '../../grammar/surface/vocabulary.ts'
import { englishWord, type SourceWord } from '../../grammar/surface/word.ts'
import { englishLine, japaneseLine } from '../../grammar/surface/written.ts'
import { lex } from '../../grammar/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type LineEntry, LineGrouping } from './logical-lines.ts'
import { diagnosticOfFault, parseFile } from './parse.ts'
import { UnreadableText } from './unreadable-text.ts'

/** Columns of a line; a sign of Japanese takes two. */
const WIDEST = 100

type Line = Extract<LineEntry, { kind: 'line' }>

/** A line as it is to be said, with its words. */
interface WordedLine {
  readonly entry: Line
  readonly level: number
  readonly words: readonly SourceWord[]
}

/**
 * A text of rules in another language, or in its own in the one layout that is printed. English is not yet laid out.
 * Throws `UnreadableText` for one with mistakes, or with lines too long to be said otherwise.
 */
export function saidIn(language: WrittenIn, text: string, vocabulary: JapaneseNames): string {
  const diagnostics: Diagnostic[] = []
  parseFile({ path: '', text }, (diagnostic) => diagnostics.push(diagnostic), vocabulary)
  if (diagnostics.length > 0) throw new UnreadableText(diagnostics)
  const { entries, lines } = isJapanese(text) ? japaneseEntries(text, vocabulary) : englishEntries(text)
  const { said, unsayable } = saidLines(lines, isJapanese(text) ? 'ja' : 'en', language, vocabulary)
  if (unsayable.length > 0)
    throw new UnreadableText(unsayable.map((fault) => diagnosticOfFault({ path: '', text }, fault)))
  const printed = entries.flatMap((entry) => {
    const indent = ' '.repeat(entry.level * 2)
    const blank = entry.blankBefore ? [''] : []
    if (entry.kind === 'comment') return [...blank, indent + entry.text]
    return [...blank, ...withRemarks(entry, said.get(entry) ?? null, indent)]
  })
  const head = language === 'ja' ? ['言語 ja', ''] : []
  return `${[...head, ...(printed[0] === '' ? printed.slice(1) : printed)].join('\n')}\n`
}

/** The same; the text as it is where that is not to be had. */
export function saidInOrLeft(language: WrittenIn, text: string, vocabulary: JapaneseNames): string {
  try {
    return saidIn(language, text, vocabulary)
  } catch (error) {
    if (error instanceof UnreadableText) return text
    throw error
  }
}

/** Declarations in English as the text to which they are added would say them. */
export const saidAsIn = (text: string, english: string, vocabulary: () => JapaneseNames): string =>
  isJapanese(text) ? saidInOrLeft('ja', english, vocabulary()).replace(/^言語 ja\n+/u, '') : english

interface Entries {
  readonly entries: readonly LineEntry[]
  readonly lines: readonly WordedLine[]
}

function englishEntries(text: string): Entries {
  const lexed = lex(text)
  const { tokens } = layOut(lexed.tokens, text)
  return worded(new LineGrouping(text, lexed.groups['comments'] ?? []).group(tokens), englishWord)
}

function japaneseEntries(text: string, vocabulary: JapaneseNames): Entries {
  const { tokens, remarks, wordOf } = layOutJapanese(text, vocabulary)
  return worded(new LineGrouping(text, remarks).group(tokens), wordOf)
}

function worded(entries: readonly LineEntry[], wordOf: (token: IToken) => SourceWord): Entries {
  const lines = entries.flatMap((entry): readonly WordedLine[] => {
    if (entry.kind === 'comment') return []
    const tokens = entry.segments.flatMap((segment) => segment.tokens)
    const [first] = tokens
    return first === undefined ? [] : [{ entry, level: levelOf(first), words: tokens.map(wordOf) }]
  })
  return { entries, lines }
}

interface SaidLines {
  readonly said: ReadonlyMap<LineEntry, string>
  readonly unsayable: readonly Fault[]
}

/** What each line says. The line that tells the language says nothing else. */
function saidLines(all: readonly WordedLine[], from: WrittenIn, to: WrittenIn, vocabulary: JapaneseNames): SaidLines {
  const [first] = all
  const lines = from === 'ja' && first !== undefined && saysLanguage(first) ? all.slice(1) : all
  const said = new Map<LineEntry, string>()
  const unsayable: Fault[] = []
  for (const { line, rule, found } of readLines(lines, from, true)) {
    if (found === null) continue
    if (!isReading(found)) unsayable.push(unreadLine(line, found))
    else said.set((line as WordedLine).entry, to === 'ja' ? japaneseLine(found, vocabulary, rule) : englishLine(found))
  }
  return { said, unsayable }
}

/** A line with its remarks: those inside of it stand above. */
function withRemarks({ segments }: Line, said: string | null, indent: string): readonly string[] {
  const inside = segments.flatMap(({ above }) => above)
  const trailing = segments.map(({ trailing: remark }) => remark)
  const last = trailing.pop() ?? null
  const remarks = [...inside, ...trailing.filter((remark) => remark !== null)].map((remark) => indent + remark)
  if (said === null) return remarks
  const broken = brokenAtCommas(said, indent)
  const end = broken.pop() ?? ''
  return [...remarks, ...broken, last === null ? end : `${end} ${last}`]
}

/** A line that is too long goes on below, deeper than the block under it, behind one of its commas. */
function brokenAtCommas(said: string, indent: string): string[] {
  const lines: string[] = []
  let line = indent
  for (const [piece] of said.matchAll(/(?:「(?:\\.|[^」\\])*」|[《〈[][^》〉\]]*[》〉\]]|[^、])*(?:、|$)/gu)) {
    if (piece !== '' && line.trim() !== '' && util.getStringWidth(line + piece) > WIDEST) {
      lines.push(line)
      line = `${indent}    `
    }
    line += piece
  }
  return [...lines, line]
}
