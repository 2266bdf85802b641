import type { CheckResult } from '../compiler/compile.ts'
import type { NameUse } from '../compiler/game/name-use.ts'
import { bareName } from '../compiler/game/texts.ts'
import { usesOf } from '../compiler/uses-of.ts'
import { clauseUses } from './clause-uses.ts'
import { isName, nameInText } from '../grammar/name-in-text.ts'
import type { Span } from '../grammar/source-file.ts'
import type { NameTable } from './name-table.ts'
import { type Place, textOf } from './place.ts'

/** A text that takes the place of a span. */
export interface TextEdit {
  readonly span: Span
  readonly replacement: string
}

export type Renaming =
  | { readonly ok: true; readonly edits: readonly TextEdit[] }
  /** `at` is what is in the way, where that has a place. */
  | { readonly ok: false; readonly reason: string; readonly at: Span | null }

/** What a rename reads: the names of all games that may speak of the symbol, and how these read with other texts. */
export interface RenameInput {
  readonly table: NameTable
  /** The same games as they were checked. */
  readonly checked: readonly CheckResult[]
  /** Checks the games again, with these texts by path instead of those of their files. */
  readonly again: (texts: ReadonlyMap<string, string>) => readonly CheckResult[]
}

/**
 * A symbol under another name, everywhere. Nothing is changed where the name is taken: the games are checked with the
 * edits made, and the rename is refused where a name then stands for something else, or a finding is new.
 */
export function rename(input: RenameInput, place: Place, to: string): Renaming {
  const found = input.table.at(place)
  if (found === null) return refused('there is no name here that the rules declare')
  const isClause = found.kind === 'clause'
  const word = isClause ? to.trim() : nameInText(bareName(to))
  if (!(isClause ? CLAUSE.test(word) : isName(word))) return refused(`\`${to}\` is no name`)
  const all = input.table.of(found.symbol)
  const unlike = all.find(({ span }) => textOf(span) !== textOf(found.span))
  if (unlike !== undefined) return refused('it has no single name of its own: here it is called otherwise', unlike.span)
  const wrong = input.checked.flatMap(({ diagnostics }) => diagnostics).find(({ severity }) => severity === 'error')
  if (wrong !== undefined) return refused(`first mend this: ${wrong.title}`, wrong.primary.span)
  const edits = all.map(({ span }) => ({ span, replacement: word }))
  return clash(input, edits, word) ?? { ok: true, edits }
}

/** As citations are written. */
const CLAUSE = /^[^\s,[\]"\\]+$/u

/** Where a clause of that id is declared. */
function clauseCalled(table: NameTable, id: string): Span | null {
  for (const { kind, declared } of table.symbols()) {
    const [span] = declared
    if (kind === 'clause' && span !== undefined && textOf(span) === id) return span
  }
  return null
}

const refused = (reason: string, at: Span | null = null): Renaming & { readonly ok: false } => ({
  ok: false,
  reason,
  at,
})

/** What would be otherwise than before with the edits made. */
function clash({ table, checked, again }: RenameInput, edits: readonly TextEdit[], word: string): Renaming | null {
  const after = again(edited(edits))
  for (const [i, result] of after.entries()) {
    const error = result.diagnostics.find(({ severity }) => severity === 'error')
    if (error !== undefined) return refused(`then ${error.primary.text}`, error.primary.span)
    const was = checked[i]
    if (was === undefined) continue
    if (!isAlike(clauseUses(was), clauseUses(result), edits))
      return refused(`then two clauses are called \`${word}\``, clauseCalled(table, word))
    if (!isAlike(usesOf(was), usesOf(result), edits)) return refused('then some name would stand for something else')
  }
  return null
}

/** Whether each name stands for the same as before the edits. */
function isAlike(before: readonly NameUse[], after: readonly NameUse[], edits: readonly TextEdit[]): boolean {
  const now = after.map((use) => said(use, [])).toSorted()
  const was = before.map((use) => said(use, edits)).toSorted()
  return was.length === now.length && was.every((use, at) => use === now[at])
}

/** A use by its places, as they are once the edits are made. */
function said({ kind, span, declared }: NameUse, edits: readonly TextEdit[]): string {
  const moved = ({ file: { path }, start }: Span): string => `${path}:${start + shift(path, start, edits)}`
  return `${kind} ${moved(span)} ${moved(declared)}`
}

const shift = (path: string, offset: number, edits: readonly TextEdit[]): number =>
  edits
    .filter(({ span }) => span.file.path === path && span.start < offset)
    .reduce((sum, { span, replacement }) => sum + replacement.length - (span.end - span.start), 0)

/** The texts of the files that edits change, by path. */
export function edited(edits: readonly TextEdit[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { span, replacement } of edits.toSorted((a, b) => b.span.start - a.span.start)) {
    const text = texts.get(span.file.path) ?? span.file.text
    texts.set(span.file.path, text.slice(0, span.start) + replacement + text.slice(span.end))
  }
  return texts
}
