import { type Span, spanText } from '../grammar/source-file.ts'
import type { NamesOfGames, NamedSymbol } from './name-table.ts'

export interface FoundSymbol {
  readonly name: string
  readonly kind: NamedSymbol['kind']
  /** Where it is declared. */
  readonly at: Span
}

/** More of them nobody reads; whoever types on gets fewer. */
const MOST_SYMBOLS = 500

/**
 * Everything that the games declare whose name has the signs of a query, in their order and perhaps others between;
 * first those that begin with it, then shorter names.
 */
export function symbolsNamed(table: NamesOfGames, query: string): readonly FoundSymbol[] {
  const wanted = query.toLowerCase()
  return [...table.symbols()]
    .flatMap(({ kind, declared }) =>
      kind === 'variable' ? [] : declared.map((at) => ({ name: spanText(at), kind, at })),
    )
    .filter(({ name }) => hasInOrder(name.toLowerCase(), wanted))
    .sort((a, b) => rank(a.name, wanted) - rank(b.name, wanted) || a.name.localeCompare(b.name))
    .slice(0, MOST_SYMBOLS)
}

const rank = (name: string, wanted: string): number =>
  (name.toLowerCase().startsWith(wanted) ? 0 : 1000) + Math.min(name.length, 999)

function hasInOrder(name: string, signs: string): boolean {
  let from = 0
  for (const sign of signs) {
    const at = name.indexOf(sign, from)
    if (at < 0) return false
    from = at + sign.length
  }
  return true
}
