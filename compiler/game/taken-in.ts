import { isOfText } from '../../grammar/fault.ts'
import type { Span } from '../../grammar/source-file.ts'
import type { Diagnostic, Remark } from '../diagnostics/diagnostic.ts'
import { retold } from '../diagnostics/make.ts'
import { worded } from '../diagnostics/worded.ts'

/** By the path of a file that others `include`: the first line that took it in. */
export type TakenIn = ReadonlyMap<string, Span>

/**
 * A finding in a file that a game includes, with the lines that took the file in, up to the game's own: what the file
 * asks for, the game may lack. A sentence that cannot be read is the fault of its file alone, and where a place of the
 * line's file is shown already its reader knows who is meant.
 */
export function showingIncludes(diagnostic: Diagnostic, taken: TakenIn): Diagnostic {
  if (isOfText(diagnostic)) return diagnostic
  const shown = new Set([diagnostic.primary, ...diagnostic.secondary].map(({ span }) => span.file.path))
  const labels = linesTo(diagnostic.primary.span.file.path, taken).filter(({ span }) => !shown.has(span.file.path))
  if (labels.length === 0) return diagnostic
  const isUnknown = diagnostic.code === 'HR0101' && diagnostic.hint === undefined
  return retold(diagnostic, {
    secondary: [...diagnostic.secondary, ...labels],
    ...(isUnknown ? { hint: worded('declare it in the game, or include a file that does') } : {}),
  })
}

/** The line that took the file in, then the one that took in that line's file, and so on; each file once. */
function linesTo(path: string, taken: TakenIn): Remark[] {
  const labels: Remark[] = []
  const passed = new Set([path])
  for (let span = taken.get(path); span !== undefined; span = taken.get(span.file.path)) {
    labels.push({ span, text: worded('the file is taken in here') })
    if (passed.has(span.file.path)) break
    passed.add(span.file.path)
  }
  return labels
}
