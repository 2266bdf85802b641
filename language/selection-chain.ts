import type { Span } from '../grammar/source-file.ts'
import type { File } from '../grammar/tree/declarations.ts'
import { walkSyntax } from './walk-syntax.ts'

/** What one selects step by step from an offset outwards: a word, expressions around it, an instruction, a sentence, all. */
export function selectionChain(file: File, offset: number): readonly Span[] {
  const { file: source } = file.span
  const around = new Map<string, Span>()
  const note = (span: Span): void => {
    const trimmed = withoutBlanks(span)
    if (trimmed.start <= offset && offset <= trimmed.end) around.set(`${trimmed.start} ${trimmed.end}`, trimmed)
  }
  walkSyntax([file.header, file.items], (node) => {
    const span = node['span'] as Span | undefined
    if (span?.file === source) note(span)
  })
  note({ file: source, start: 0, end: source.text.length })
  // Of spans that lie beside each other, as at a border, the one that begins there.
  return [...around.values()]
    .toSorted((a, b) => a.end - a.start - (b.end - b.start) || b.start - a.start)
    .reduce<Span[]>((chain, span) => (contains(span, chain.at(-1)) ? [...chain, span] : chain), [])
}

const contains = (outer: Span, inner: Span | undefined): boolean =>
  inner === undefined || (outer.start <= inner.start && inner.end <= outer.end)

function withoutBlanks({ file, start, end }: Span): Span {
  const text = file.text.slice(start, end)
  return { file, start: end - text.trimStart().length, end: start + text.trimEnd().length }
}
