import { DECLARES, nameOf } from '../compiler/game/changed-names.ts'
import type { NamedKind } from '../compiler/game/name-use.ts'
import type { Span } from '../grammar/source-file.ts'
import type { CardDecl, Decl, DefaultDeckDecl, File, NamedDecl, SentenceDecl } from '../grammar/tree/declarations.ts'

/** What a file holds, for outlines: declarations, sentences and worked examples. */
export interface OutlineItem {
  readonly name: string
  readonly kind: NamedKind | 'rule' | 'example' | 'text' | 'change'
  readonly span: Span
  /** The words to go to. */
  readonly at: Span
  readonly children: readonly OutlineItem[]
}

/** The outline of a file, in the order of its text. */
export const outline = ({ items }: File): readonly OutlineItem[] => items.flatMap(itemOf)

function itemOf(decl: Decl): readonly OutlineItem[] {
  const children = 'rules' in decl ? decl.rules.flatMap(itemOf) : []
  const make = (name: string, kind: OutlineItem['kind'], at: Span = firstLine(decl.span)): OutlineItem[] => [
    { name, kind, span: decl.span, at, children },
  ]
  const [kind, name] = [DECLARES[decl.kind], nameOf(decl)]
  if (kind !== null && name !== null) return make(name.text, kind, name.span)
  switch (decl.kind) {
    case 'example':
      return make(decl.title, 'example')
    case 'overlay':
      return make(words(decl.span), 'change')
    case 'text':
      return make(words(decl.span), 'text')
    case 'include':
      return []
    default:
      decl satisfies NamedDecl | SentenceDecl | CardDecl | DefaultDeckDecl
      return make(decl.label?.text ?? words(decl.span), 'rule', decl.label?.span)
  }
}

function firstLine({ file, start, end }: Span): Span {
  const at = file.text.indexOf('\n', start)
  return { file, start, end: at < 0 ? end : Math.min(at, end) }
}

function words(span: Span): string {
  const { file, start, end } = firstLine(span)
  return file.text.slice(start, end).trim()
}

/** What can be folded: whatever takes more than one line. */
export const foldings = (file: File): readonly Span[] =>
  everything(outline(file)).flatMap(({ span }) =>
    span.file.text.slice(span.start, span.end).trimEnd().includes('\n') ? [span] : [],
  )

const everything = (items: readonly OutlineItem[]): readonly OutlineItem[] =>
  items.flatMap((item) => [item, ...everything(item.children)])
