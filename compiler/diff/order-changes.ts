import { lineColumn } from '../../grammar/source-file.ts'
import type { Change } from './change.ts'
import type { ChangeClass } from './change-kind.ts'

/** From what hurts an old game most to what cannot be noticed. */
export const worstFirst: readonly ChangeClass[] = ['shape', 'tightens', 'outcome', 'undecided', 'loosens', 'editorial']

/** Worst first; within a class in the order of the new text, with what is gone at the end. */
export function orderChanges(changes: readonly Change[]): Change[] {
  return [...changes].sort((a, b) => worstFirst.indexOf(a.class) - worstFirst.indexOf(b.class) || byPlace(a, b))
}

function byPlace(a: Change, b: Change): number {
  const [x, y] = [placeOf(a), placeOf(b)]
  return (
    x.gone - y.gone ||
    (x.file < y.file ? -1 : x.file > y.file ? 1 : x.line - y.line) ||
    (a.fingerprint < b.fingerprint ? -1 : 1)
  )
}

function placeOf({ new: is, old: was }: Change): { gone: number; file: string; line: number } {
  const span = is ?? was
  if (span === null) return { gone: 2, file: '', line: 0 }
  return { gone: is === null ? 1 : 0, file: span.file.path, line: lineColumn(span.file, span.start).line }
}
