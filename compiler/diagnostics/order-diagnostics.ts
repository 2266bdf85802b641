import type { Diagnostic } from './diagnostic.ts'

/** By file, place and code; the same finding at the same place is kept once. */
export function orderDiagnostics(found: readonly Diagnostic[]): Diagnostic[] {
  const byKey = new Map<string, Diagnostic>()
  for (const diagnostic of found) {
    const { span, text } = diagnostic.primary
    const key = JSON.stringify([span.file.path, span.start, span.end, diagnostic.code, diagnostic.title, text])
    if (!byKey.has(key)) byKey.set(key, diagnostic)
  }
  return [...byKey.values()].sort(compare)
}

function compare(a: Diagnostic, b: Diagnostic): number {
  const [x, y] = [a.primary.span, b.primary.span]
  return compareText(x.file.path, y.file.path) || x.start - y.start || x.end - y.end || compareText(a.code, b.code)
}

/** By code units, as a locale's order would differ between machines. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
