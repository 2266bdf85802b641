const SYNTAX_CODES = ['HR0001', 'HR0002', 'HR0003', 'HR0004', 'HR0005', 'HR0006'] as const

export type SyntaxCode = (typeof SYNTAX_CODES)[number]

/** Whether a finding is of a text that cannot be read. */
export const isOfText = ({ code }: { readonly code: string }): boolean => SYNTAX_CODES.some((each) => each === code)

/** What is to stand instead of a stretch of the text; offsets as in `Fault`. */
export interface Repair {
  readonly title: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** A line that sets a fact as an equation does, with no word that says whether it declares or changes it. */
export interface Equation {
  readonly fact: string
  /** Where the name of the fact begins in the file. */
  readonly at: number
  /** A label of several words before it, as one word; and where it begins. */
  readonly label: { readonly word: string; readonly at: number } | null
}

/** One mistake of layout, lexing or parsing, before it is tied to a file. Offsets count from 0, `end` is exclusive. */
export interface Fault {
  readonly code: SyntaxCode
  readonly title: string
  readonly sentence: string
  readonly hint: string | null
  /** What the hint says, as an edit; absent where more than the text around it has to be known. */
  readonly repair?: Repair | null
  /** What the line would set, where the rules have such a fact already. */
  readonly equation?: Equation | null
  /** Where its line begins and ends, if that holds nothing but words. */
  readonly inWords?: { readonly start: number; readonly end: number } | null
  readonly start: number
  readonly end: number
}
