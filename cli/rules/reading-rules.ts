import type { WordUse } from '../../compiler/program/program.ts'
import type { Entry } from '../../compiler/game/entry.ts'
import { lineColumn, type Span } from '../../grammar/source-file.ts'

/** A line that says how a word is read in some positions; where one value says it all, the declaration is that line. */
export interface ReadingRule {
  readonly name: string
  readonly clauses: readonly string[]
  readonly place: string
  /** Where the line decided what the word means. */
  readonly uses: readonly Span[]
}

/** How a word is read shows in the rules that read it: each line of a reading with the places in which it decided. */
export function readingRules({ decl, called }: Entry, words: readonly WordUse[]): ReadingRule[] {
  if (decl.kind !== 'reading') return []
  const own = words.filter(({ word }) => word === decl.name.text)
  const lines = decl.value === null ? decl.ways : [{ span: decl.span, cites: decl.cites, positions: null }]
  return lines.map(({ span, cites, positions }) => {
    const uses = own.filter(({ position }) => positions === null || positions.some(({ text }) => text === position))
    return {
      name: positions === null ? called : `${called} in ${positions.map(({ text }) => text).join(', ')}`,
      clauses: (cites.length > 0 ? cites : decl.cites).map(({ text }) => text),
      place: `${span.file.path}:${lineColumn(span.file, span.start).line}`,
      uses: uses.map((use) => use.span),
    }
  })
}
