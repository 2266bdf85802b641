import type { Span } from '../../grammar/source-file.ts'

/** What a name can stand for. */
export type NamedKind =
  | 'type'
  | 'value'
  | 'option'
  | 'printed'
  | 'fact'
  | 'adjective'
  | 'relation'
  | 'reading'
  | 'zone'
  | 'card'
  | 'event'
  | 'variable'
  | 'clause'

/** A name where it is used, and where what it stands for is declared. What the language brings is left out. */
export interface NameUse {
  readonly kind: NamedKind
  /** The name as it stands here. */
  readonly span: Span
  /** The name in its declaration; of cards that are made together, the declaration. */
  readonly declared: Span
}

/** Notes a use, unless nobody wrote the declaration. */
export function noteUse(uses: NameUse[], kind: NamedKind, span: Span, declared: Span): void {
  if (declared.start < declared.end) uses.push({ kind, span, declared })
}
