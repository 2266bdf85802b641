import type { Change } from '../../../compiler/diff/change.ts'
import { lineColumn, type Span, stretched } from '../../../grammar/source-file.ts'
import type { Taken } from '../../../compiler/game/overlay-state.ts'
import type { RulesHost } from '../../toolchain.ts'

/** Where a version is read. */
export interface Side {
  readonly path: string
  readonly host: RulesHost
}

/**
 * The ways to read a new version without one of its changes, the likeliest first; not each of them need compile, or
 * take back no more than that. `taken`: what its variants take away.
 */
export function sidesWithout({ path, host }: Side, change: Change, taken: readonly Taken[]): Side[] {
  const { old, new: next } = change
  if (next === null) return old === null ? [] : sidesWith({ path, host }, old, taken)
  const without = (words: string): Side => ({ path, host: exchanged(host, next, words) })
  if (old === null) return [{ path, host: exchanged(host, wholeLines(next), '') }]
  if (change.before === null) return [without('')]
  // What a variant says in the place of its base is taken back by not saying it.
  return [without(wordsOf(old)), { path, host: exchanged(host, wholeLines(next), '') }]
}

/** What was removed is there again: where no variant takes it away, at the end of the text, or behind what it followed. */
function sidesWith({ path, host }: Side, old: Span, taken: readonly Taken[]): Side[] {
  const takers = taken.filter(({ decl }) => decl.span.file.path === old.file.path && isWithin(old, decl.span))
  const lines = wordsOf(wholeLines(old)).replace(/\n+$/, '')
  const text = host.read(path) ?? ''
  const behind = lineBehind(old, text)
  return [
    ...takers.map(({ span }) => ({ path, host: withoutSentenceAt(host, span) })),
    ...(beginsLine(old) ? [{ path, host: added(host, path, wordsOf(old)) }] : []),
    ...(behind === null
      ? []
      : [{ path, host: instead(host, path, `${text.slice(0, behind)}${lines}\n${text.slice(behind)}`) }]),
  ]
}

const isWithin = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end

/** The text as it is read, not as it was with examples at its end: without the lines in which something is named. */
function withoutSentenceAt(host: RulesHost, { file: { path }, start, end }: Span): RulesHost {
  const text = host.read(path) ?? ''
  const after = text.indexOf('\n', end)
  return instead(
    host,
    path,
    text.slice(0, text.lastIndexOf('\n', start - 1) + 1) + (after < 0 ? '' : text.slice(after + 1)),
  )
}

/** Where the text goes on behind the nearest line before the span that it has once, and what stands inside of that. */
function lineBehind(span: Span, text: string): number | null {
  const start = wholeLines(span).start
  const before = span.file.text.slice(0, start).split('\n').slice(0, -1).reverse()
  const lines = text.split('\n')
  const near = before.find((line) => line.trim() !== '' && lines.filter((other) => other === line).length === 1)
  if (near === undefined) return null
  const depth = indentOf(span.file.text.slice(start))
  const at = lines.indexOf(near)
  const more = lines.slice(at + 1).findIndex((line) => indentOf(line) <= depth)
  const end = more < 0 ? lines.length : at + 1 + more
  return lines.slice(0, end).join('\n').length + 1
}

const indentOf = (line: string): number => line.search(/[^ ]|$/)

const wordsOf = ({ file, start, end }: Span): string => file.text.slice(start, end)

/** A sentence with the clauses and the label before it. */
function wholeLines(span: Span): Span {
  return stretched(span, { start: span.start - lineColumn(span.file, span.start).column + 1 })
}

const beginsLine = ({ file, start }: Span): boolean => lineColumn(file, start).column === 1

function exchanged(host: RulesHost, { file, start, end }: Span, words: string): RulesHost {
  const text = file.text.slice(0, start) + words + file.text.slice(end)
  return instead(host, file.path, text)
}

const instead = (host: RulesHost, path: string, text: string): RulesHost => ({
  ...host,
  read: (file) => (file === path ? text : host.read(file)),
})

function added(host: RulesHost, path: string, words: string): RulesHost {
  return instead(host, path, `${host.read(path) ?? ''}\n${words}\n`)
}
