import { withText } from '../../../compiler/game/load.ts'
import type { Change } from '../../../compiler/diff/change.ts'
import { lineColumn, type Span, stretched, spanText, spanWithin } from '../../../grammar/source-file.ts'
import type { Resolution } from '../../../compiler/game/resolve.ts'
import type { TakenDeclaration } from '../../../compiler/game/overlay-state.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import type { RulesHost } from '../../toolchain.ts'

/** Where a version is read. */
export interface VersionRead {
  readonly path: string
  readonly host: RulesHost
}

/**
 * The ways to read a new version without one of its changes, the likeliest first; not each of them need compile, or
 * take back no more than that. `along`: what is gone as well, and has to be there again for what was removed.
 */
export function sidesWithout(
  { path, host }: VersionRead,
  change: Change,
  { taken, modules, game }: Pick<Resolution, 'taken' | 'modules' | 'game'>,
  along: readonly Decl[] = [],
): VersionRead[] {
  const { old, new: next } = change
  // One of many cards that a line declares is there again without the line that takes it out.
  const removed = next === null ? game.removedCards.get(change.rule) : undefined
  if (removed !== undefined) return [{ path, host: withoutSentenceAt(host, removed.span) }]
  if (next === null)
    return old === null ? [] : sidesWith({ path, host }, [old, ...along.map(({ span }) => span)], taken)
  const without = (words: string): VersionRead => ({ path, host: exchanged(host, next, words) })
  if (old === null)
    return ['', ...removing(next, taken)].map((words) => ({ path, host: exchanged(host, wholeLines(next), words) }))
  const { declared } = change
  const whole = declared === undefined ? [] : [{ path, host: exchanged(host, declared.new, spanText(declared.old)) }]
  if (change.before === null) {
    // A line that adds instructions needs some below it.
    const added = modules
      .flatMap(({ decls }) => decls)
      .find(({ kind, span }) => kind === 'overlay' && spanWithin(next, span))
    const all = added === undefined ? [] : [{ path, host: exchanged(host, wholeLines(added.span), '') }]
    return [without(''), ...all, ...whole]
  }
  // What a variant says in the place of its base is taken back by not saying it.
  return [without(spanText(old)), ...whole, { path, host: exchanged(host, wholeLines(next), '') }]
}

/** What says, in the place of a sentence that replaces another one, that neither is there. */
const removing = (next: Span, taken: readonly TakenDeclaration[]): readonly string[] =>
  taken.flatMap(({ span }) => (spanWithin(span, wholeLines(next)) ? [`remove ${spanText(span)}\n`] : []))

/** What was removed is there again: where no variant takes it away, in its block, or at the end of the text. */
export function sidesWith(
  version: VersionRead,
  gone: readonly Span[],
  taken: readonly TakenDeclaration[],
): VersionRead[] {
  const takenAway = gone.map((old) => taken.filter(({ decl }) => spanWithin(old, decl.span)).map(({ span }) => span))
  // What stands further down comes first, so that places stay as they are.
  const takers = takenAway.flat().toSorted((a, b) => b.start - a.start)
  const untaken = takers.reduce(withoutSentenceAt, version.host)
  const others = gone.filter((_, i) => takenAway[i]?.length === 0)
  return [
    ...(takers.length > 0 ? withAllAgain(version, untaken, others) : []),
    ...withAllAgain(version, version.host, gone),
  ]
}

function withAllAgain({ path }: VersionRead, host: RulesHost, gone: readonly Span[]): VersionRead[] {
  const again = (text: string | null, old: Span): string | null => (text === null ? null : withAgain(text, old))
  const text = gone.reduce(again, host.read(path) ?? '')
  return text === null ? [] : [{ path, host: withText(host, path, text) }]
}

/** A text with lines that stood in another again; null where it has several blocks that begin as theirs did. */
function withAgain(text: string, old: Span): string | null {
  const all = old.file.text.split('\n')
  const from = lineColumn(old.file, old.start).line - 1
  const lines = all.slice(from, lineColumn(old.file, old.end - 1).line)
  const depth = indentOf(lines[0] ?? '')
  if (depth === 0) return `${text}\n${lines.join('\n')}\n`
  const head = all.slice(0, from).findLast((line) => line.trim() !== '' && indentOf(line) < depth) ?? ''
  const now = text.split('\n')
  const heads = now.flatMap((line, i) => (line === head ? [i] : []))
  const [first, ...others] = heads
  if (others.length > 0) return null
  if (first === undefined) return `${text}\n${head}\n${lines.join('\n')}\n`
  const more = now.slice(first + 1).findIndex((line) => indentOf(line) < depth)
  return now.toSpliced(more < 0 ? now.length : first + 1 + more, 0, ...lines).join('\n')
}

/** The text as it is read, not as it was with examples at its end: without the lines in which something is named. */
function withoutSentenceAt(host: RulesHost, { file: { path }, start, end }: Span): RulesHost {
  const text = host.read(path) ?? ''
  const after = text.indexOf('\n', end)
  return withText(
    host,
    path,
    text.slice(0, text.lastIndexOf('\n', start - 1) + 1) + (after < 0 ? '' : text.slice(after + 1)),
  )
}

const indentOf = (line: string): number => line.search(/[^ ]|$/)

/** A sentence with the clauses and the label before it. */
function wholeLines(span: Span): Span {
  return stretched(span, { start: span.start - lineColumn(span.file, span.start).column + 1 })
}

function exchanged(host: RulesHost, { file, start, end }: Span, words: string): RulesHost {
  const text = file.text.slice(0, start) + words + file.text.slice(end)
  return withText(host, file.path, text)
}
