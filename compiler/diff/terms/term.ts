import type { Span } from '../../../grammar/source-file.ts'
import type { Name } from '../../../grammar/tree/names.ts'

/**
 * What the rules say, free of layout, citations and the names of variables: a word and its parts. Two terms that print
 * alike mean the same.
 */
export interface Term {
  readonly head: string
  readonly parts: readonly Term[]
  /** Of an instruction: what it was made from. */
  readonly from?: Source
}

export interface Source {
  readonly span: Span
  readonly cites: readonly Name[]
}

export const term = (head: string, ...parts: readonly Term[]): Term => ({ head, parts })

export const leaf = (head: string): Term => ({ head, parts: [] })

/** What is not said. */
export const ABSENT = leaf('-')
export const TRUE = leaf('yes')
export const FALSE = leaf('no')

const PRINTED = new WeakMap<Term, string>()

export function printTerm(t: Term): string {
  if (t.parts.length === 0) return t.head
  const known = PRINTED.get(t)
  if (known !== undefined) return known
  const text = `(${t.head} ${t.parts.map(printTerm).join(' ')})`
  PRINTED.set(t, text)
  return text
}

export function same(a: Term, b: Term): boolean {
  return a === b || printTerm(a) === printTerm(b)
}

const isTrue = ({ head, parts }: Term): boolean => parts.length === 0 && head === TRUE.head

/** All of them; nested `and` are one, and their order is nothing. */
export function both(parts: readonly Term[]): Term {
  const flat = parts.flatMap((p) => (p.head === 'and' ? p.parts : isTrue(p) ? [] : [p]))
  if (flat.length < 2) return flat[0] ?? TRUE
  const unique = [...new Map(flat.map((p) => [printTerm(p), p])).values()].sort(byText)
  const [first] = unique
  return first !== undefined && unique.length === 1 ? first : term('and', ...unique)
}

/** Any of them. */
export function either(parts: readonly Term[]): Term {
  const flat = parts.flatMap((p) => (p.head === 'or' ? p.parts : [p]))
  const [first] = flat
  return first !== undefined && flat.length === 1 ? first : term('or', ...flat)
}

export const negated = (t: Term): Term => (t.head === 'not' && t.parts[0] !== undefined ? t.parts[0] : term('not', t))

export function byText(a: Term, b: Term): number {
  const [x, y] = [printTerm(a), printTerm(b)]
  return x < y ? -1 : x > y ? 1 : 0
}
