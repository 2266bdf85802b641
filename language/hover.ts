import type { NamedKind } from '../compiler/game/name-use.ts'
import type { Span } from '../grammar/source-file.ts'
import { commentAbove, lineAt } from './declaring-line.ts'
import { clauseDeclaredAt } from './listed-clauses.ts'
import type { NameTable } from './name-table.ts'
import { type Place, textOf } from './place.ts'

/** What is told of a name. */
export interface Hovered {
  /** The name itself. */
  readonly span: Span
  readonly name: string
  readonly kind: NamedKind
  /** The lines that declare it, a variant's first, each with the comment above it. */
  readonly declared: readonly DeclaringLine[]
  /** How often it is named besides. */
  readonly uses: number
}

export interface DeclaringLine {
  readonly path: string
  readonly line: string
  /** What the author says of it above, without the dashes; of a clause, what its list says. */
  readonly comment: string | null
}

/** What the name at a place stands for; null where none stands that the rules declare. */
export function hover(table: NameTable, place: Place): Hovered | null {
  const found = table.at(place)
  if (found === null) return null
  const { declared } = found.symbol
  return {
    span: found.span,
    name: textOf(found.span),
    kind: found.symbol.kind,
    declared: declared.map(declaringLine),
    uses: table.of(found.symbol).length - declared.length,
  }
}

function declaringLine(span: Span): DeclaringLine {
  const { path } = span.file
  const clause = clauseDeclaredAt(span)
  if (clause !== null) return { path, line: `[${clause.id}]`, comment: clause.summary }
  return { path, line: lineAt(span), comment: commentAbove(span) }
}
