import type { Span } from '../grammar/source-file.ts'
import type { NamesOfGames, Occurrence } from './name-table.ts'
import type { Place } from './place.ts'

/** Where the name at a place is declared: in a variant that changes it first, then below. */
export const declarationAt = (table: NamesOfGames, place: Place): readonly Span[] =>
  table.at(place)?.symbol.declared ?? []

/** Where the symbol at a place is named, with or without its declarations. */
export function referencesOf(table: NamesOfGames, place: Place, declarations: boolean): readonly Span[] {
  const found = table.at(place)
  if (found === null) return []
  return table.of(found.symbol).flatMap((at) => (declarations || !declares(at) ? [at.span] : []))
}

/** The names of the file that stand for the same as the one at a place. */
export const highlightsOf = (table: NamesOfGames, place: Place): readonly Span[] =>
  referencesOf(table, place, true).filter(({ file: { path } }) => path === place.path)

/** Whether a name stands in its declaration. */
const declares = ({ span, symbol }: Occurrence): boolean =>
  symbol.declared.some(
    ({ file, start, end }) => file.path === span.file.path && start === span.start && end === span.end,
  )
