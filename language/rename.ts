import type { CheckResult } from '../compiler/compile.ts'
import type { NameUse } from '../compiler/game/name-use.ts'
import { bareName } from '../compiler/game/texts.ts'
import { KERNEL_EVENTS } from '../compiler/game/kernel-events.ts'
import { usesOf } from '../compiler/uses-of.ts'
import { clauseUses } from './clause-uses.ts'
import { isName, nameInText } from '../grammar/name-in-text.ts'
import { type Span, spanText } from '../grammar/source-file.ts'
import type { ExampleDecl } from '../grammar/tree/examples.ts'
import type { NamesOfGames } from './name-table.ts'
import { type Place } from './place.ts'

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
  readonly table: NamesOfGames
  /** The same games as they were checked. */
  readonly checked: readonly CheckResult[]
  /**
   * Elaborates the games again, with these texts by path instead of those of their files, and with some of the examples.
   */
  readonly again: (
    texts: ReadonlyMap<string, string>,
    which: (example: ExampleDecl) => boolean,
  ) => readonly CheckResult[]
}

/**
 * A symbol under another name, everywhere. Nothing is changed where the name is taken: the games are checked with the
 * edits made, and the rename is refused where a name then stands for something else, or something is wrong.
 */
export function rename(input: RenameInput, place: Place, to: string): Renaming {
  const found = input.table.at(place)
  if (found === null) return refused('there is no name here that the rules declare')
  const isClause = found.kind === 'clause'
  const word = isClause ? to.trim() : nameInText(bareName(to))
  if (!(isClause ? CLAUSE.test(word) : isName(word))) return refused(`\`${to}\` is no name`)
  const all = input.table.of(found.symbol)
  const unlike = all.find(({ span }) => spanText(span) !== spanText(found.span))
  if (unlike !== undefined) return refused('it has no single name of its own: here it is called otherwise', unlike.span)
  const wrong = input.checked.flatMap(({ diagnostics }) => diagnostics).find(({ severity }) => severity === 'error')
  if (wrong !== undefined) return refused(`first mend this: ${wrong.title}`, wrong.primary.span)
  const edits = all.map(({ span }) => ({ span, replacement: word }))
  const bare = (name: string): string => bareName(name).normalize('NFKC')
  const words = { old: bare(spanText(found.span)), new: bare(word) }
  const given = found.kind === 'event' ? [words.old, words.new].find((each) => KERNEL_EVENTS.has(each)) : undefined
  if (given !== undefined) return refused(`an event means something by being called \`${given}\``)
  return clash(input, edits, words) ?? { ok: true, edits }
}

/** As citations are written. */
const CLAUSE = /^[^\s,[\]"\\]+$/u

/** Where a clause of that id is declared. */
function clauseCalled(table: NamesOfGames, id: string): Span | null {
  for (const { kind, declared } of table.symbols()) {
    const [span] = declared
    if (kind === 'clause' && span !== undefined && spanText(span) === id) return span
  }
  return null
}

const refused = (reason: string, at: Span | null = null): Renaming & { readonly ok: false } => ({
  ok: false,
  reason,
  at,
})

/**
 * What would be otherwise than before with the edits made. An example that has neither of the two words means the same:
 * it is not looked at again.
 */
function clash({ table, checked, again }: RenameInput, edits: readonly TextEdit[], words: Words): Renaming | null {
  const isConcerned = ({ span }: ExampleDecl): boolean => {
    const text = spanText(span).normalize('NFKC')
    return text.includes(words.old) || text.includes(words.new)
  }
  const after = again(edited(edits), isConcerned)
  const moved = movedBy(edits)
  for (const [i, result] of after.entries()) {
    const error = result.diagnostics.find(({ severity }) => severity === 'error')
    if (error !== undefined) return refused(`then ${error.primary.text}`, error.primary.span)
    const was = checked[i]
    if (was === undefined) continue
    const examples = was.resolution?.game.examples ?? []
    const leftOut = isInside(examples.flatMap((each) => (isConcerned(each) ? [] : [each.span])))
    const uses = usesOf(was).filter(({ span }) => !leftOut(span))
    if (!isAlike(clauseUses(was), clauseUses(result), moved))
      return refused(`then two clauses are called \`${words.new}\``, clauseCalled(table, words.new))
    if (!isAlike(uses, usesOf(result), moved)) return refused('then some name would stand for something else')
  }
  return null
}

/** After normalisation, as names are compared. */
interface Words {
  readonly old: string
  readonly new: string
}

/** Whether a span lies in one of several, which do not overlap. */
function isInside(spans: readonly Span[]): (span: Span) => boolean {
  const starts = new Map<string, Span[]>()
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const own = starts.get(span.file.path) ?? []
    starts.set(span.file.path, own)
    own.push(span)
  }
  return ({ file, start, end }) => {
    const own = starts.get(file.path) ?? []
    const last = own[countBefore(own, start + 1) - 1]
    return last !== undefined && end <= last.end
  }
}

/** How many of what is sorted begin before an offset. */
function countBefore(sorted: readonly { readonly start: number }[], offset: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.start ?? offset) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether each name stands for the same as before the edits. */
function isAlike(before: readonly NameUse[], after: readonly NameUse[], moved: Moved): boolean {
  if (before.length !== after.length) return false
  if (before.every((use, at) => isSame(use, after[at] ?? use, moved))) return true
  // The order in which names are read may hang on what they are called.
  const now = after.map((use) => said(use, ({ start }) => start)).toSorted()
  const was = before.map((use) => said(use, moved)).toSorted()
  return was.every((use, at) => use === now[at])
}

const isSame = (was: NameUse, now: NameUse, moved: Moved): boolean =>
  was.kind === now.kind && isMoved(was.span, now.span, moved) && isMoved(was.declared, now.declared, moved)

const isMoved = (was: Span, now: Span, moved: Moved): boolean =>
  moved(was) === now.start && was.file.path === now.file.path

/** A use by its places, as they are once the edits are made. */
const said = ({ kind, span, declared }: NameUse, moved: Moved): string =>
  `${kind} ${span.file.path}:${moved(span)} ${declared.file.path}:${moved(declared)}`

/** Where a span begins once edits are made. */
type Moved = (span: Span) => number

/** Looked up among the edits of its file, of which there may be hundreds. */
function movedBy(edits: readonly TextEdit[]): Moved {
  const shifts = new Map<string, { readonly start: number; readonly by: number }[]>()
  for (const { span, replacement } of edits.toSorted((a, b) => a.span.start - b.span.start)) {
    const own = shifts.get(span.file.path) ?? []
    shifts.set(span.file.path, own)
    own.push({ start: span.start, by: (own.at(-1)?.by ?? 0) + replacement.length - (span.end - span.start) })
  }
  return ({ file, start }) => {
    const own = shifts.get(file.path) ?? []
    return start + (own[countBefore(own, start) - 1]?.by ?? 0)
  }
}

/** The texts of the files that edits change, by path. */
export function edited(edits: readonly TextEdit[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const { span, replacement } of edits.toSorted((a, b) => b.span.start - a.span.start)) {
    const text = texts.get(span.file.path) ?? span.file.text
    texts.set(span.file.path, text.slice(0, span.start) + replacement + text.slice(span.end))
  }
  return texts
}
