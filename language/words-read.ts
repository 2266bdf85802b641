import type { WordUse } from '../compiler/program/program.ts'
import { lineColumn } from '../grammar/source-file.ts'
import type { Decl } from '../grammar/tree/declarations.ts'

/** The words that a declaration uses; of a reading, all places where its word is used. */
export function wordsOf(decl: Decl, words: readonly WordUse[]): readonly WordUse[] {
  if (decl.kind === 'reading') return words.filter(({ word }) => word === decl.name.text)
  const { file, start, end } = decl.span
  return words.filter(({ span }) => span.file.path === file.path && span.start >= start && span.end <= end)
}

/** One line for each use: where, in which position, and how it is read there by which clause. */
export function wordLines(words: readonly WordUse[]): string[] {
  const sorted = [...words].sort((a, b) =>
    a.span.file.path === b.span.file.path ? a.span.start - b.span.start : a.span.file.path < b.span.file.path ? -1 : 1,
  )
  return [...new Set(sorted.map(wordLine))].map((line) => `  ${line}`)
}

function wordLine({ word, span, position, way }: WordUse): string {
  const place = `${span.file.path}:${lineColumn(span.file, span.start).line}`
  const clauses = way.cites.map(({ text }) => text).join(', ')
  return `${place} \`${word}\` in ${position}: ${wayText(way)}${clauses === '' ? '' : ` [${clauses}]`}`
}

function wayText({ way, value }: WordUse['way']): string {
  return way === 'value' && value !== null ? `\`${value.span.file.text.slice(value.span.start, value.span.end)}\`` : way
}
