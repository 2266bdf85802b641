import { formatRules } from '../compiler/syntax/format.ts'
import { UnreadableText } from '../compiler/syntax/unreadable-text.ts'
import type { Span } from '../grammar/source-file.ts'
import type { Decl, File } from '../grammar/tree/declarations.ts'
import { endedAs } from './line-ends.ts'
import type { TextEdit } from './rename.ts'

/**
 * Lays out whole declarations, each by itself: one that cannot be read yet keeps no other from it, and is left as it
 * is. What lies between them stays.
 */
export async function layOutItems(items: readonly Decl[]): Promise<readonly TextEdit[]> {
  const edits = await Promise.all(items.map(({ span }) => layOut(written(span))))
  return edits.flat()
}

/** The declarations that share a line with a stretch of their file. */
export function itemsWithin({ span: { file }, items }: File, from: number, to: number): readonly Decl[] {
  const start = file.text.lastIndexOf('\n', from - 1) + 1
  const newline = file.text.indexOf('\n', to)
  const end = newline < 0 ? file.text.length : newline
  return items.filter(({ span }) => span.start <= end && start <= written(span).end)
}

/** The declaration that ends on the line above an offset, where the line of that is still empty. */
export function itemEndedAbove({ span: { file }, items }: File, offset: number): readonly Decl[] {
  const begin = file.text.lastIndexOf('\n', offset - 1) + 1
  const line = file.text.slice(begin).split('\n', 1)[0] ?? ''
  if (begin === 0 || line.trim() !== '') return []
  return items.filter(({ span }) => {
    const { end } = written(span)
    return end < begin && !file.text.slice(end, begin - 1).includes('\n')
  })
}

async function layOut(span: Span): Promise<readonly TextEdit[]> {
  const text = span.file.text.slice(span.start, span.end)
  try {
    const replacement = endedAs(span.file.text, (await formatRules(text)).trimEnd())
    return replacement === text ? [] : [{ span, replacement }]
  } catch (error) {
    if (error instanceof UnreadableText) return []
    throw error
  }
}

/** Without the line ends and blanks behind it. */
const written = ({ file, start, end }: Span): Span => ({
  file,
  start,
  end: start + file.text.slice(start, end).trimEnd().length,
})
