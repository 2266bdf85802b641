import type { Span } from '../grammar/source-file.ts'

/** The whole line in which a span begins, without the blanks around. */
export function lineAt({ file: { text }, start }: Span): string {
  const end = text.indexOf('\n', start)
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, end < 0 ? undefined : end).trim()
}

/** What the author says right above the line in which a span begins, without the dashes; null for nothing. */
export function commentAbove({ file: { text }, start }: Span): string | null {
  const above: string[] = []
  for (const line of text.slice(0, start).split('\n').slice(0, -1).toReversed()) {
    const comment = /^\s*--\s?(.*?)\s*$/.exec(line)?.[1]
    if (comment === undefined) break
    above.unshift(comment)
  }
  return above.length === 0 ? null : above.join('\n')
}
