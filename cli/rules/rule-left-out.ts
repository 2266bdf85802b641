import type { Entry } from '../../compiler/game/entry.ts'
import type { Game } from '../../compiler/game/model.ts'
import { type Span, spanText } from '../../grammar/source-file.ts'
import type { Decl, FramingDecl, ShownDecl, ThingDecl } from '../../grammar/tree/declarations.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import type { RulesEdit } from '../../runtime/report/rules-change.ts'
import { editedText } from './edited-text.ts'
import { lineStart } from './line-start.ts'

/**
 * Texts of a file without what a rule does, the plainest first; none where nothing can be left out of it. Where others
 * need the rule, or a loop that would have no end without it, it stands there still and does nothing.
 */
export const textsWithout = (entry: Entry, game: Game): readonly string[] =>
  [editWithout(entry, game), editToIdle(entry, game)].flatMap((edit) =>
    edit === null ? [] : [editedText(entry.decl.span.file.text, [edit])],
  )

/** The edit by which a rule stands there but never comes to do anything; null where there is none. */
function editToIdle({ decl }: Entry, game: Game): RulesEdit | null {
  if (decl.kind === 'event') return decl.body.length === 0 ? null : beginning(decl, decl.body, 'stop')
  if ((decl.kind === 'modal' && decl.body === null) || decl.kind === 'adjective' || decl.kind === 'relation')
    return never(decl, decl.cond)
  if (decl.kind !== 'fact') return null
  const nothing = nothingOf(game, decl.name.text)
  if (decl.body !== null) return nothing === null ? null : beginning(decl, decl.body, `give ${nothing}`)
  return nothing === 'no' && decl.value !== null ? never(decl, decl.value) : null
}

/** A line more before the first of a block. */
function beginning(decl: Decl, body: readonly Stmt[], line: string): RulesEdit {
  const at = bodyStart(decl, body)
  const indent = /^ */.exec(decl.span.file.text.slice(at))?.[0] ?? ''
  return cut(decl, { start: at, end: at }, `${indent}${line}\n`)
}

/** A condition that never holds, and asks what it asked all the same. */
function never(decl: Decl, cond: Expr | null): RulesEdit {
  const { end } = decl.span
  if (cond === null) return cut(decl, { start: end, end }, ' if no')
  return cut(decl, cond.span, `no and (${spanText(cond.span)})`)
}

/** The edit of a file by which it goes without what a rule does; null where nothing can be left out of it. */
export function editWithout({ decl }: Entry, game: Game): RulesEdit | null {
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
    default:
      decl satisfies ThingDecl | ShownDecl | FramingDecl
      return null
  }
}

/** The edit by which a declaration is gone, with its clauses and whatever else stands before it in its line. */
export const linesWithout = (decl: Decl): RulesEdit =>
  cut(decl, { start: lineStart(decl.span.file.text, decl.span.start), end: decl.span.end })

const cut = ({ span }: Decl, { start, end }: Pick<Span, 'start' | 'end'>, text = ''): RulesEdit => ({
  path: span.file.path,
  start,
  end,
  text,
})

const bodyStart = ({ span }: Decl, body: readonly Stmt[]): number =>
  Math.min(...body.map((s) => lineStart(span.file.text, s.span.start)))

/** What a fact is where nothing is said of it, in the words of the rules. */
export function nothingOf({ facts }: Game, name: string): string | null {
  const type = facts.get(name)?.type
  if (type === undefined) return null
  if (type.set) return '()'
  if (type.optional) return 'none'
  return type.base === 'number' ? '0' : type.base === 'truth' ? 'no' : null
}
