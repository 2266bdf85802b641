import type { Saying, Sayable } from '../../grammar/saying.ts'
import type { Span } from '../../grammar/source-file.ts'

export type Severity = 'error' | 'warning'

/** A stretch of source with the role it plays in a diagnostic ("first defined here"). */
export interface Label {
  readonly span: Span
  readonly text: string
}

/** A label before it is said in a language. */
export interface Remark {
  readonly span: Span
  readonly text: Sayable
}

/** An edit that was checked to compile. */
export interface Fix {
  readonly title: string
  readonly span: Span
  readonly replacement: string
}

/** The same before it is said in a language. */
export type Repairing = Omit<Fix, 'title'> & { readonly title: Sayable }

/** A line that sets a fact, with no word for how, and where that word would stand. */
export interface SaidAsEquation {
  readonly fact: string
  readonly at: Span
  /** A label of several words before it: as one word, and the stretch from there up to the fact. */
  readonly label: { readonly word: string; readonly span: Span } | null
}

/** What a pass found, in English; `sayings` are the sentences that it is made of, as other languages need them. */
export interface Diagnostic {
  /** Stable code such as `HR0203`; has a page in `compiler/diagnostics/pages/`. */
  readonly code: string
  readonly severity: Severity
  /** Three to eight words, lower case, no full stop. */
  readonly title: string
  readonly primary: Label
  readonly secondary: readonly Label[]
  /** One action for the author. */
  readonly hint?: string
  readonly clauses: readonly string[]
  /** Names that may have been meant in place of the primary span, the nearest first. */
  readonly meant?: readonly string[]
  /** The name in the primary span, where nothing bears it. */
  readonly unknown?: string
  readonly fix?: Fix
  /** The line cannot be read, and would set this fact by itself. */
  readonly equation?: SaidAsEquation
  /** The line cannot be read, and holds nothing but words. */
  readonly inWords?: Span
  readonly sayings?: readonly Saying[]
}

/** Where passes put what they find; nothing is thrown for a mistake of the author. */
export type Report = (diagnostic: Diagnostic) => void
