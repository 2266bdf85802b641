import { walkSyntax } from '../../language/walk-syntax.ts'
import type { Game } from '../../compiler/game/model.ts'
import type { Span } from '../../grammar/source-file.ts'
import { lex } from '../../grammar/tokens.ts'
import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Kind } from './kinds.ts'

/** A place in a rule where one thing can be said differently. */
export interface Site {
  readonly kind: Kind
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

type Node = Readonly<Record<string, unknown>>

interface Operand {
  readonly span: Span
}

const FLIPPED: Readonly<Record<string, string>> = { '=': '!=', '!=': '=', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

/** Everything in a declaration that can be said differently. */
export function sitesIn(decl: Decl, game: Game): readonly Site[] {
  const sites: Site[] = [...sentences(decl), ...zones(decl.span, game), ...readings(decl)]
  walkSyntax(decl, (node) => {
    const span = node['span'] as Span | undefined
    if (span === undefined) return
    sites.push(...numbers(node, span), ...comparisons(node), ...conditions(node), ...branches(node))
    sites.push(...instructions(node), ...doers(node))
  })
  return sites
}

const edit = (kind: Kind, { file }: Span, start: number, end: number, text: string): Site => ({
  kind,
  file: file.path,
  start,
  end,
  text,
})

const wordsOf = ({ file, start, end }: Span): string => file.text.slice(start, end)

function numbers(node: Node, span: Span): Site[] {
  return node['kind'] === 'number' && typeof node['value'] === 'number'
    ? [edit('number', span, span.start, span.end, String(node['value'] + 1))]
    : []
}

function comparisons(node: Node): Site[] {
  const flipped = node['kind'] === 'binary' ? FLIPPED[node['op'] as string] : undefined
  if (flipped === undefined) return []
  const [left, right] = [node['left'] as Operand, node['right'] as Operand]
  return [edit('comparison', left.span, left.span.end, right.span.start, ` ${flipped} `)]
}

/** Half of an `and`, an `if` or `where` with all that follows from it. */
function conditions(node: Node): Site[] {
  if (node['kind'] === 'binary' && node['op'] === 'and') {
    const [left, right] = [node['left'] as Operand, node['right'] as Operand]
    return [
      edit('condition', left.span, left.span.end, right.span.end, ''),
      edit('condition', left.span, left.span.start, right.span.start, ''),
    ]
  }
  const cond = (node['cond'] ?? node['where']) as Operand | null | undefined
  if (cond === null || cond === undefined || !('span' in cond)) return []
  if (node['kind'] === 'if' || node['kind'] === 'onlyIf' || node['kind'] === 'while')
    return [edit('condition', cond.span, cond.span.start, cond.span.end, '0 = 0')]
  const { text } = cond.span.file
  const word = /\s+(?:if|where)\s+$/.exec(text.slice(0, cond.span.start))
  return word === null ? [] : [edit('condition', cond.span, word.index, cond.span.end, '')]
}

/** What happens where a condition holds happens where it does not, and the other way round. */
function branches(node: Node): Site[] {
  const cond = node['cond'] as Operand | null | undefined
  const otherwise = node['otherwise'] as { readonly length?: number } | null | undefined
  if (cond === null || cond === undefined || otherwise === null || otherwise === undefined) return []
  if (otherwise.length === 0) return []
  return [edit('branches', cond.span, cond.span.start, cond.span.end, `not (${wordsOf(cond.span)})`)]
}

/** A sentence that is gone, or said twice. */
function sentences({ kind, span }: Decl): Site[] {
  if (kind !== 'modal' && kind !== 'hook' && kind !== 'except' && kind !== 'refuse') return []
  const lineStart = span.file.text.lastIndexOf('\n', span.start - 1) + 1
  const margin = /^ */.exec(span.file.text.slice(lineStart))?.[0] ?? ''
  const gone = edit('deleted', span, lineStart, span.end, '')
  const twice = edit('duplicated', span, span.end, span.end, `\n${margin}${wordsOf(span).trimEnd()}\n`)
  return kind === 'hook' || kind === 'except' ? [gone, twice] : [gone]
}

/** An instruction of one line that is gone, or carried out twice. */
function instructions(node: Node): Site[] {
  if (!['call', 'becomes', 'changes'].includes(String(node['kind']))) return []
  const span = node['span'] as Span
  const { text } = span.file
  const lineStart = text.lastIndexOf('\n', span.start - 1) + 1
  const before = text.slice(lineStart, span.start)
  const words = wordsOf(span).trimEnd()
  // An instruction behind other words of its line, such as a question, is no line of its own.
  if (!/^ +$/.test(before) || words.includes('\n') || !/^\s*(?:\n|$)/.test(text.slice(span.start + words.length)))
    return []
  return [
    edit('deleted', span, span.start, span.start + words.length, '-- '),
    edit('duplicated', span, span.start, span.start, `${words}\n${before}`),
  ]
}

/** Another zone of as many. */
function zones(span: Span, { zones: all }: Game): Site[] {
  const like = (name: string): string | undefined => {
    const zone = all.get(name)
    const others = [...all.values()].filter(
      (other) => other.holds === zone?.holds && (other.key?.type.base ?? '') === (zone.key?.type.base ?? ''),
    )
    return others[(others.findIndex((other) => other === zone) + 1) % Math.max(1, others.length)]?.name.text
  }
  return lex(wordsOf(span)).tokens.flatMap(({ image, startOffset }): Site[] => {
    const other = all.has(image) ? like(image) : undefined
    const at = span.start + startOffset
    return other === undefined || other === image ? [] : [edit('zone', span, at, at + image.length, other)]
  })
}

/** Somebody else does it. */
function doers(node: Node): Site[] {
  if (node['kind'] !== 'call') return []
  const { args } = (node['call'] ?? { args: [] }) as {
    readonly args: readonly { readonly role: string; readonly value: Operand }[]
  }
  return args.flatMap(({ role, value }) =>
    role === 'by' ? [edit('role', value.span, value.span.start, value.span.start, 'next of ')] : [],
  )
}

const READ_OTHERWISE: Readonly<Record<string, string>> = { some: 'each', each: 'some', chosen: 'some', matched: 'some' }

/** A word of texts that is read otherwise in one position. */
function readings({ kind, span }: Decl): Site[] {
  if (kind !== 'reading') return []
  return lex(wordsOf(span)).tokens.flatMap(({ image, startOffset }): Site[] => {
    const other = READ_OTHERWISE[image]
    const at = span.start + startOffset
    return other === undefined ? [] : [edit('reading', span, at, at + image.length, other)]
  })
}
