import { layOut } from '../../grammar/layout.ts'
import { parseTokens } from '../../grammar/parser.ts'
import type { Equation, Fault, Repair } from '../../grammar/fault.ts'
import { lexicalFaults } from '../../grammar/lexical-errors.ts'
import { missingBlock } from '../../grammar/syntax-errors.ts'
import { type EnglishTokens, englishTokens, isJapanese } from '../../grammar/surface/japanese-text.ts'
import { type JapaneseNames, namesDeclaredIn } from '../../grammar/surface/vocabulary.ts'
import { lex } from '../../grammar/tokens.ts'
import { withReadableRepairs } from './readable-repairs.ts'
import type { Diagnostic, Fix, Report, SaidAsEquation } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../../grammar/source-file.ts'
import type { File } from '../../grammar/tree/declarations.ts'

/**
 * Reads a rules file, in Japanese where its first line says so. Lines that cannot be read are reported and left out of
 * the tree; nothing is thrown.
 */
export function parseFile(file: SourceFile, report: Report, vocabulary?: JapaneseNames): File {
  const isInJapanese = isJapanese(file.text)
  const read = isInJapanese
    ? englishTokens(file.text, vocabulary ?? namesDeclaredIn(file.text), true)
    : laidOutEnglish(file.text)
  const parsed = parseTokens(file, [...read.tokens], !isInJapanese)
  const faults = [...read.faults, ...parsed.faults]
  for (const fault of withReadableRepairs(file.text, oncePerLine(file.text, faults)))
    report(diagnosticOfFault(file, fault))
  return parsed.file
}

/** The tokens of a text in English, laid out in lines. */
export function laidOutEnglish(text: string): EnglishTokens {
  const lexed = lex(text)
  const layout = layOut(lexed.tokens, text)
  return { tokens: layout.tokens, faults: [...lexicalFaults(lexed.tokens, text), ...layout.faults] }
}

/**
 * What follows from a first mistake on a line is rarely worth a message; earlier kinds of fault win over later ones.
 */
function oncePerLine(text: string, faults: readonly Fault[]): Fault[] {
  const starts = lineStarts(text)
  const taken = new Set<number>()
  const remaining = faults.filter((fault) => {
    const line = lineAt(starts, fault.start)
    if (taken.has(line)) return false
    taken.add(line)
    return true
  })
  return withoutFollowing(
    text,
    starts,
    remaining.sort((a, b) => a.start - b.start),
  )
}

/** The lines of a block that was not indented are no rules, which only says the same again. */
function withoutFollowing(text: string, starts: readonly number[], faults: readonly Fault[]): Fault[] {
  let last: number | null = null
  return faults.filter(({ code, title, start }) => {
    const line = lineAt(starts, start)
    const follows = code === 'HR0001' && last !== null && last === line - 1 && !/^\s/.test(text.slice(starts[line]))
    last = follows || title === missingBlock ? line : null
    return !follows
  })
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (const lineBreak of text.matchAll(/\n/g)) starts.push(lineBreak.index + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle
  }
  return low
}

/** A mistake of a text, tied to its file. */
export function diagnosticOfFault(file: SourceFile, fault: Fault): Diagnostic {
  return {
    code: fault.code,
    severity: 'error',
    title: fault.title,
    primary: { span: { file, start: fault.start, end: fault.end }, text: fault.sentence },
    secondary: [],
    ...(fault.hint === null ? {} : { hint: fault.hint }),
    ...(fault.repair == null ? {} : { fix: fixOf(file, fault.repair) }),
    ...(fault.equation == null ? {} : { equation: equationIn(file, fault.equation) }),
    ...(fault.inWords == null ? {} : { inWords: { file, ...fault.inWords } }),
    clauses: [],
  }
}

const equationIn = (file: SourceFile, { fact, at, label }: Equation): SaidAsEquation => ({
  fact,
  at: { file, start: at, end: at },
  label: label === null ? null : { word: label.word, span: { file, start: label.at, end: at } },
})

const fixOf = (file: SourceFile, { title, start, end, replacement }: Repair): Fix => ({
  title,
  span: { file, start, end },
  replacement,
})
