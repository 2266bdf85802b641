import type { CheckResult } from '../compiler/compile.ts'
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import type { TextEdit } from './rename.ts'

/** A change of the rules that an author may choose, where nothing is wrong. */
export interface Refactoring {
  readonly title: string
  readonly kind: 'rewrite' | 'extract' | 'move'
  readonly edits: readonly TextEdit[]
  /** A file that is not there yet. */
  readonly creates: NewFile | null
}

export interface NewFile {
  readonly path: string
  readonly text: string
}

/** The first finding that games have with a change made, and did not have before; null where there is none. */
export function newFinding(before: readonly CheckResult[], after: readonly CheckResult[]): Diagnostic | null {
  const known = before.flatMap(({ diagnostics }) => diagnostics).map(said)
  for (const finding of after.flatMap(({ diagnostics }) => diagnostics)) {
    const at = known.indexOf(said(finding))
    if (at < 0) return finding
    known.splice(at, 1)
  }
  return null
}

/** Without its place, which the change may have moved. */
const said = ({ code, primary }: Diagnostic): string => `${code} ${primary.text}`
