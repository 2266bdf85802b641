import type { Span } from '../source-file.ts'

/**
 * A name as it is written. The syntax tree of this folder is what a rules file says, free of layout and comments:
 * every node knows its span, and `cites` are the clause ids in brackets at the start of the line.
 */
export interface Name {
  readonly text: string
  readonly span: Span
}

export interface DeclBase {
  readonly span: Span
  readonly cites: readonly Name[]
  /** `label:` before a rule. */
  readonly label: Name | null
}

export type Role = 'main' | 'by' | 'to' | 'from' | 'with' | 'as' | 'on' | 'for'

/** `player p`, `card`, `set of card looked`; in a text `this` stands for the card itself (type null). */
export interface Param {
  readonly type: TypeRef | null
  readonly name: Name | null
  readonly span: Span
}

export interface TypeRef {
  readonly span: Span
  readonly name: Name
  readonly set: boolean
  readonly orNone: boolean
  /** `list of`: a set that keeps copies. */
  readonly list?: boolean
}
