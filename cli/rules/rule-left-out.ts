import type { Entry } from '../../compiler/game/entry.ts'
import type { Game } from '../../compiler/game/model.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import type { TextEdit } from '../../runtime/report/rules-change.ts'
import { editedText } from './edited-text.ts'
import { lineStart } from './line-start.ts'

/** Text of a file without what a rule does; null where nothing can be left out of it. */
export function textWithout(entry: Entry, game: Game): string | null {
  const edit = editWithout(entry, game)
  return edit === null ? null : editedText(entry.decl.span.file.text, [edit])
}

/** The edit of a file by which it goes without what a rule does; null where nothing can be left out of it. */
export function editWithout({ decl }: Entry, game: Game): TextEdit | null {
  switch (decl.kind) {
    case 'modal':
    case 'hook':
    case 'except':
    case 'always':
    case 'refuse':
    case 'adjective':
    case 'relation':
      return linesWithout(decl)
    case 'event':
      return decl.body.length === 0 ? null : cut(decl, { start: bodyStart(decl, decl.body), end: decl.span.end })
    case 'fact':
      return decl.value === null ? null : cut(decl, decl.value.span, nothingOf(game, decl.name.text) ?? undefined)
    case 'board':
    case 'card':
    case 'deck':
    case 'default':
    case 'example':
    case 'include':
    case 'option':
    case 'overlay':
    case 'printed':
    case 'reading':
    case 'tell':
    case 'text':
    case 'type':
    case 'zone':
      return null
  }
}

/** The edit by which a declaration is gone, with its clauses and whatever else stands before it in its line. */
export const linesWithout = (decl: Decl): TextEdit =>
  cut(decl, { start: lineStart(decl.span.file.text, decl.span.start), end: decl.span.end })

const cut = ({ span }: Decl, { start, end }: Pick<Span, 'start' | 'end'>, text = ''): TextEdit => ({
  path: span.file.path,
  start,
  end,
  text,
})

const bodyStart = ({ span }: Decl, body: readonly Stmt[]): number =>
  Math.min(...body.map((s) => lineStart(span.file.text, s.span.start)))

/** What a fact is where nothing is said of it, in the words of the rules. */
function nothingOf({ facts }: Game, name: string): string | null {
  const type = facts.get(name)?.type
  if (type === undefined) return null
  if (type.set) return '()'
  if (type.optional) return 'none'
  return type.base === 'number' ? '0' : type.base === 'truth' ? 'no' : null
}
