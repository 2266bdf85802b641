import { clausesIn } from '../syntax/cited-clauses.ts'
import type { Entry } from '../game/entry.ts'
import { type Span, stretched, spanWithin } from '../../grammar/source-file.ts'
import type { Decl, FactDecl } from '../../grammar/tree/declarations.ts'
import type { ExceptDecl, Stmt } from '../../grammar/tree/statements.ts'
import type { Expr } from '../../grammar/tree/expressions.ts'
import type { Name } from '../../grammar/tree/names.ts'
import type { Source, Term } from './terms/term.ts'

/** What one version says at one place; `text` is null where it says nothing. */
export interface ComparedPassage {
  readonly text: string | null
  readonly span: Span
  readonly clauses: readonly string[]
  /** Of instructions: the declaration that they stand in. */
  readonly whole?: Span
}

const texts = (cites: readonly Name[]): string[] => [...new Set(cites.map((c) => c.text))]

/** A whole declaration. */
export function wholeOf({ decl }: Pick<Entry, 'decl'>): ComparedPassage {
  return { text: declarationText(decl), span: decl.span, clauses: texts(decl.cites) }
}

/** Several declarations as one passage, which stands where the first does. */
export function joinedPassage([first, ...rest]: readonly ComparedPassage[]): ComparedPassage {
  if (first === undefined) throw new RangeError('no passages to join')
  const all = [first, ...rest]
  return {
    text: all.map(({ text }) => text ?? '').join('\n'),
    span: first.span,
    clauses: [...new Set(all.flatMap(({ clauses }) => clauses))],
  }
}

/** A sentence without the block under it. */
export function headOf({ decl }: Pick<Entry, 'decl'>): ComparedPassage {
  const body = bodyOf(decl)
  const [first] = body ?? []
  const span = valueSpan(decl) ?? decl.span
  if (first === undefined || !spanWithin(first.span, decl.span))
    return {
      text: body === null ? declarationText(decl) : firstLine(sliceOf(decl.span)),
      span,
      clauses: texts(decl.cites),
    }
  // What is cited before the first instruction belongs to it.
  const head = sliceOf(stretched(decl.span, { end: first.span.start })).replace(/\s*(\[[^\]]*\]\s*)?$/u, '')
  return { text: head, span, clauses: texts(decl.cites) }
}

/** Where a declaration says nothing of what the other version says. */
export function silentOf({ decl }: Pick<Entry, 'decl'>): ComparedPassage {
  return { text: null, span: decl.span, clauses: texts(decl.cites) }
}

/** Instructions; they bear the clauses of their rule where they have none. */
export function instructionsOf(parts: readonly Term[], { decl }: Pick<Entry, 'decl'>): ComparedPassage {
  const sources = parts.flatMap((part) => (part.from === undefined ? [] : [part.from]))
  const [first] = sources
  const last = sources.at(-1)
  if (first === undefined || last === undefined) return { ...silentOf({ decl }), whole: decl.span }
  const cited = texts(sources.flatMap((s: Source) => s.cites))
  return {
    text: sources.map((s) => sliceOf(s.span)).join('\n'),
    span: isBehind(last.span, first.span) ? stretched(first.span, { end: last.span.end }) : first.span,
    whole: decl.span,
    clauses: cited.length > 0 ? cited : texts(decl.cites),
  }
}

const isBehind = (later: Span, earlier: Span): boolean =>
  later.file.path === earlier.file.path && later.end >= earlier.end

/** Everything that a declaration cites, in its single lines too. */
export function citationsOf({ decl }: Pick<Entry, 'decl'>): ComparedPassage {
  const clauses = clausesIn(decl)
  return { text: `[${clauses.join(', ')}]`, span: decl.span, clauses }
}

/** The text of a span as it stands in its file, moved to the left margin. */
function sliceOf({ file, start, end }: Span): string {
  const lines = file.text.slice(start, end).trimEnd().split('\n')
  const column = start - (file.text.lastIndexOf('\n', start - 1) + 1)
  const margin =
    file.text.slice(start - column, start).length - file.text.slice(start - column, start).trimStart().length
  const [first = '', ...rest] = lines
  return [first, ...rest.map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length)))].join('\n')
}

const firstLine = (text: string): string => text.split('\n')[0] ?? ''

function bodyOf(decl: Decl): readonly Stmt[] | null {
  return decl.kind === 'event' || decl.kind === 'hook'
    ? decl.body
    : decl.kind === 'modal' || decl.kind === 'fact'
      ? decl.body
      : null
}

/** The span of a value that a variant has set: it stands in another place than the declaration. */
function valueSpan(decl: Decl): Span | null {
  const value = setValue(decl)
  return value === null ? null : value.span
}

function setValue(decl: Decl): Expr | null {
  const value =
    decl.kind === 'fact'
      ? (decl.value ?? decl.starts)
      : decl.kind === 'except'
        ? decl.value
        : decl.kind === 'reading'
          ? decl.value
          : null
  return value === null || spanWithin(value.span, decl.span) ? null : value
}

/** A declaration as written; with `replace hand-size = 17`, as it would be written with that value. */
function declarationText(decl: Decl): string {
  const value = setValue(decl)
  if (value === null) return sliceOf(decl.span)
  if (decl.kind === 'fact') return `${factHead(decl)}${sliceOf(value.span)}`
  if (decl.kind === 'except') return exceptText(decl, value)
  return decl.kind === 'reading' ? `reading ${decl.name.text} = ${sliceOf(value.span)}` : sliceOf(decl.span)
}

function factHead(decl: FactDecl): string {
  return `${sliceOf(stretched(decl.span, { end: decl.type.span.end }))}${decl.starts === null ? ' = ' : ' starts '}`
}

function exceptText(decl: ExceptDecl, value: Expr): string {
  const last = decl.args.at(-1)
  const end = last === undefined ? decl.fact.span.end : last.kind === 'bind' ? last.phrase.span.end : last.expr.span.end
  const cond = decl.cond === null ? '' : ` if ${sliceOf(decl.cond.span)}`
  return `${sliceOf(stretched(decl.span, { end }))} ${decl.op} ${sliceOf(value.span)}${cond}`
}
