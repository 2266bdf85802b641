import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { SourceFile, Span } from '../grammar/source-file.ts'

/** A clause as its document's list has it. */
export interface ListedClause {
  readonly id: string
  /** The id, without its quotes. */
  readonly span: Span
  /** What the clause says, in short; null where the list does not tell. */
  readonly summary: string | null
}

interface Listed {
  readonly text: string
  readonly clauses: readonly ListedClause[]
}

const known = new WeakMap<SourceFile, readonly ListedClause[]>()

/** What each list had when it was read last: a game that is checked again has read it anew, and mostly finds the same. */
const latest = new Map<string, Listed>()

const declaredAt = new WeakMap<Span, ListedClause>()

/** The clause that a list declares at a span of its own; null for all others. */
export const clauseDeclaredAt = (span: Span): ListedClause | null => declaredAt.get(span) ?? null

/** The clauses and gaps that a list has, as far as it can be read. */
export function listedClauses(list: SourceFile): readonly ListedClause[] {
  const before = known.get(list)
  if (before !== undefined) return before
  const last = latest.get(list.path)
  const clauses = last?.text === list.text ? last.clauses : clausesIn(list)
  latest.set(list.path, { text: list.text, clauses })
  known.set(list, clauses)
  return clauses
}

function clausesIn(list: SourceFile): readonly ListedClause[] {
  const clauses = rowsOf(parseTree(list.text)).flatMap((row) => clauseOf(row, list))
  for (const clause of clauses) declaredAt.set(clause.span, clause)
  return clauses
}

/** A list is an array, or has one as `clauses` and perhaps another as `gaps`. */
function rowsOf(root: Node | undefined): readonly Node[] {
  if (root === undefined) return []
  if (root.type === 'array') return root.children ?? []
  return ['clauses', 'gaps'].flatMap((key) => findNodeAtLocation(root, [key])?.children ?? [])
}

function clauseOf(row: Node, file: SourceFile): readonly ListedClause[] {
  const id = textOf(row, 'id')
  if (id === null) return []
  const start = id.node.offset + 1
  const span = { file, start, end: id.node.offset + id.node.length - 1 }
  return [{ id: id.text, span, summary: textOf(row, 'summary')?.text ?? null }]
}

function textOf(row: Node, key: string): { readonly node: Node; readonly text: string } | null {
  const node = findNodeAtLocation(row, [key])
  return node !== undefined && typeof node.value === 'string' ? { node, text: node.value } : null
}
