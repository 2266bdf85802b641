import type { Change } from '../../../compiler/diff/change.ts'
import { lineColumn, type Span, stretched } from '../../../grammar/source-file.ts'
import type { RulesHost } from '../../toolchain.ts'

/** Where a version is read. */
export interface Side {
  readonly path: string
  readonly host: RulesHost
}

/** The ways to read a new version without one of its changes, the likeliest first; not each of them need compile. */
export function sidesWithout({ path, host }: Side, change: Change): Side[] {
  const { old, new: next } = change
  if (next === null) return old === null || !beginsLine(old) ? [] : [{ path, host: added(host, path, wordsOf(old)) }]
  const without = (words: string): Side => ({ path, host: exchanged(host, next, words) })
  if (old === null) return [{ path, host: exchanged(host, wholeLines(next), '') }]
  if (change.before === null) return [without('')]
  // What a variant says in the place of its base is taken back by not saying it.
  return [without(wordsOf(old)), { path, host: exchanged(host, wholeLines(next), '') }]
}

const wordsOf = ({ file, start, end }: Span): string => file.text.slice(start, end)

/** A sentence with the clauses and the label before it. */
function wholeLines(span: Span): Span {
  return stretched(span, { start: span.start - lineColumn(span.file, span.start).column + 1 })
}

const beginsLine = ({ file, start }: Span): boolean => lineColumn(file, start).column === 1

function exchanged(host: RulesHost, { file, start, end }: Span, words: string): RulesHost {
  const text = file.text.slice(0, start) + words + file.text.slice(end)
  return { ...host, read: (path) => (path === file.path ? text : host.read(path)) }
}

function added(host: RulesHost, path: string, words: string): RulesHost {
  return { ...host, read: (file) => (file === path ? `${host.read(file) ?? ''}\n${words}\n` : host.read(file)) }
}
