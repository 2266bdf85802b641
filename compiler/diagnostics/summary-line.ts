import type { Diagnostic } from './diagnostic.ts'

/** `2 errors and 1 warning in 2 files`, `no findings`; `omitted` are those that were found and not kept. */
export function summaryLine(found: readonly Diagnostic[], omitted = 0): string {
  if (found.length === 0) return 'no findings'
  const errors = found.filter((each) => each.severity === 'error').length
  const kinds = [counted(errors, 'error'), counted(found.length - errors, 'warning')].filter((part) => part !== null)
  const files = new Set(found.map((each) => each.primary.span.file.path)).size
  const more = omitted === 0 ? '' : `, and ${omitted} more that are not shown`
  return `${kinds.join(' and ')} in ${files} ${files === 1 ? 'file' : 'files'}${more}`
}

function counted(count: number, noun: string): string | null {
  return count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`
}
