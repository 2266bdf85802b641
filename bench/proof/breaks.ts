import { basename } from 'node:path'
import type { Resolution } from '../../compiler/game/resolve.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import type { Decl, File } from '../../grammar/tree/declarations.ts'
import { saysTheSame } from './says-the-same.ts'
import { type Edit, type Path, edited } from './edit-tree.ts'
import { operators } from './operators.ts'
import { type Place, placesIn } from './places.ts'
import { vocabularyOf } from './vocabulary.ts'

/** A rule with one thing in it that says something else. */
export interface Break {
  /** Says what it is in words that hold while lines move: file, rule and change. */
  readonly id: string
  readonly file: string
  readonly line: number
  /** The clauses of the sentence or instruction that is broken. */
  readonly clauses: readonly string[]
  readonly path: Path
  readonly edit: Edit
}

export type BreakShown = Pick<Break, 'id' | 'file' | 'line' | 'clauses'>

/** Each way to break the rules of these files that bear one of the `clauses`; all of them where it is null. */
export function breaksOf(files: readonly File[], resolution: Resolution, clauses: ReadonlySet<string> | null): Break[] {
  const vocabulary = vocabularyOf(files)
  const called = new Map(resolution.entries.map((entry) => [placeOf(entry.decl), entry.called]))
  const places = files
    .flatMap(placesIn)
    .filter((place) => clauses === null || place.clauses.some((clause) => clauses.has(clause)))
    .filter(({ decl }) => alive(decl, called))
  return numbered(
    places.flatMap((place) =>
      operators.flatMap((operator) =>
        operator(place, vocabulary)
          .filter(({ edit }) => edit.kind !== 'leave-out' || !restates(place.part, files))
          .map(({ edit, what }) => shown(place, edit, what, called)),
      ),
    ),
  )
}

function shown(
  { part, decl, clauses, path }: Place,
  edit: Edit,
  what: string,
  called: ReadonlyMap<string, string>,
): Break {
  const { file, start } = part.span
  const id = `${basename(file.path)} ${called.get(placeOf(decl)) ?? decl.kind}: ${what}`
  return { id, file: file.path, line: lineColumn(file, start).line, clauses, path, edit }
}

/** Whether a line of a variant replaces a declaration by one that says the same, to cite its own document. */
function restates(part: Place['part'], files: readonly File[]): boolean {
  if (part.kind !== 'overlay' || part.verb !== 'replace') return false
  return files.some(({ items }) => items.some((item) => saysTheSame(item, part.decl)))
}

const placeOf = ({ span: { file, start } }: Decl): string => `${file.path}:${start}`

/** What a variant has replaced says nothing any more. */
function alive(decl: Decl, called: ReadonlyMap<string, string>): boolean {
  return decl.kind === 'overlay' || decl.kind === 'text' || called.has(placeOf(decl))
}

/** Two breaks that say the same are told apart by their order. */
function numbered(breaks: readonly Break[]): Break[] {
  const seen = new Map<string, number>()
  return breaks.map((each) => {
    const count = (seen.get(each.id) ?? 0) + 1
    seen.set(each.id, count)
    return count === 1 ? each : { ...each, id: `${each.id} (${count})` }
  })
}

/** The tree of a file after a break. */
export const brokenTree = (file: File, { path, edit }: Break): File => edited(file, path, edit)
