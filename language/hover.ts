import type { CheckResult } from '../compiler/compile.ts'
import type { Entry } from '../compiler/game/entry.ts'
import { nameOf } from '../compiler/game/changed-names.ts'
import type { NamedKind } from '../compiler/game/name-use.ts'
import { stretched, type Span } from '../grammar/source-file.ts'
import { commentAbove, lineAt } from './declaring-line.ts'
import { writtenIn } from './explain-rule.ts'
import { clauseDeclaredAt } from './listed-clauses.ts'
import type { NamesOfGames, Occurrence } from './name-table.ts'
import { type Place, holdsPlace, spanKey } from './place.ts'
import { type ToldRule, toldRules } from './told-rules.ts'

/** What is told of a name, or of a sentence. */
export interface Hovered {
  /** The name itself, or the first line of the sentence. */
  readonly span: Span
  readonly kind: NamedKind | 'sentence'
  /** What the rules say under the name; of a sentence, what bears on it. */
  readonly told: readonly ToldRule[]
  /** Of what is no sentence, as a variable or a clause: the lines that declare it, a variant's first. */
  readonly declared: readonly DeclaringLine[]
  /** How often the name stands elsewhere; null for a sentence. */
  readonly uses: number | null
}

export interface DeclaringLine {
  readonly path: string
  readonly line: string
  /** What the author says of it above, without the dashes; of a clause, what its list says. */
  readonly comment: string | null
}

/**
 * What the name at a place stands for, or what bears on the sentence that begins in its line; null where nothing is
 * that the rules declare. The games that are about the file come first.
 */
export function hover(table: NamesOfGames, checked: readonly CheckResult[], place: Place): Hovered | null {
  const found = table.at(place)
  return found === null ? ofSentence(checked, place) : ofName(table, checked, found)
}

function ofName(table: NamesOfGames, checked: readonly CheckResult[], { span, symbol }: Occurrence): Hovered {
  const names = new Set(symbol.declared.map(spanKey))
  const told = toldRules(checked, ({ decl }) => {
    const name = nameOf(decl)
    return name !== null && names.has(spanKey(name.span))
  })
  return {
    span,
    kind: symbol.kind,
    told,
    declared: told.length > 0 ? [] : symbol.declared.map(declaringLine),
    uses: table.of(symbol).length - symbol.declared.length,
  }
}

function ofSentence(checked: readonly CheckResult[], place: Place): Hovered | null {
  const entry = checked.flatMap(({ resolution }) => sentencesAt(resolution, place)).at(0)
  if (entry === undefined) return null
  const key = spanKey(entry.decl.span)
  const told = toldRules(checked, ({ decl }) => spanKey(decl.span) === key)
  return { span: firstLine(entry.decl.span), kind: 'sentence', told, declared: [], uses: null }
}

/** Sentences whose first line holds a place, that of a text of a card before the text. */
const sentencesAt = (resolution: CheckResult['resolution'], place: Place): readonly Entry[] =>
  resolution === null
    ? []
    : writtenIn(resolution)
        .filter(({ decl }) => holdsPlace(firstLine(decl.span), place))
        .toReversed()

function firstLine(span: Span): Span {
  const { file, start, end } = span
  const at = file.text.indexOf('\n', start)
  return at < 0 || at > end ? span : stretched(span, { end: at })
}

function declaringLine(span: Span): DeclaringLine {
  const { path } = span.file
  const clause = clauseDeclaredAt(span)
  if (clause !== null) return { path, line: `[${clause.id}]`, comment: clause.summary }
  return { path, line: lineAt(span), comment: commentAbove(span) }
}
