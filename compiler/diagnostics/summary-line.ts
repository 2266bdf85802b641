import type { Sayable } from '../../grammar/saying.ts'
import type { Diagnostic } from './diagnostic.ts'
import { worded } from './worded.ts'

/** `2 errors and 1 warning in 2 files`, `no findings`; `omitted` are those that were found and not kept. */
export function summaryLine(found: readonly Diagnostic[], omitted = 0): Sayable {
  if (found.length === 0) return worded('no findings')
  const errors = found.filter((each) => each.severity === 'error').length
  const files = new Set(found.map((each) => each.primary.span.file.path)).size
  const all = kinds(errors, found.length - errors)
  const told = files === 1 ? worded('{1} in 1 file', all) : worded('{1} in {2} files', all, files)
  return omitted === 0 ? told : worded('{1}, and {2} more that are not shown', told, omitted)
}

function kinds(errors: number, warnings: number): Sayable {
  const bad = errors === 1 ? worded('1 error') : worded('{1} errors', errors)
  const doubtful = warnings === 1 ? worded('1 warning') : worded('{1} warnings', warnings)
  return warnings === 0 ? bad : errors === 0 ? doubtful : worded('{1} and {2}', bad, doubtful)
}
