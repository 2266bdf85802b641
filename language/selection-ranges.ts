import type { Span } from '../grammar/source-file.ts'
import type { File } from '../grammar/tree/declarations.ts'
import { walkSyntax } from './walk-syntax.ts'

/**
 * What an author may mean to select around an offset, each within the next: the word, the value or instruction that it
 * is part of, the sentence, the text or card around that, and the file.
 */
export function selectionsAt({ span: { file }, header, items }: File, offset: number): readonly Span[] {
  const around = new Map<string, Span>()
  const note = (span: Span): void => {
    const inside = file.text.slice(span.start, span.end).trimEnd()
    const end = span.start + inside.length
    if (span.start <= offset && offset <= end) around.set(`${span.start}:${end}`, { file, start: span.start, end })
  }
  walkSyntax([header, items], ({ span }) => {
    if (isSpan(span) && span.start < span.end) note(span)
  })
  note({ file, ...lineAround(file.text, offset) })
  const nested: Span[] = []
  for (const span of [...around.values()].toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
    const inner = nested.at(-1)
    if (inner === undefined || (span.start <= inner.start && inner.end <= span.end)) nested.push(span)
  }
  const whole = { file, start: 0, end: file.text.length }
  return nested.at(-1)?.end === whole.end && nested.at(-1)?.start === 0 ? nested : [...nested, whole]
}

const isSpan = (value: unknown): value is Span => typeof value === 'object' && value !== null && 'start' in value

/** The line without the blanks before it: all there is to select in a comment. */
function lineAround(text: string, offset: number): { readonly start: number; readonly end: number } {
  const begin = text.lastIndexOf('\n', offset - 1) + 1
  const newline = text.indexOf('\n', offset)
  const end = newline < 0 ? text.length : newline
  const blanks = /^ */.exec(text.slice(begin, end))?.[0].length ?? 0
  return { start: begin + blanks, end }
}
