export type SyntaxCode = 'HR0001' | 'HR0002' | 'HR0003' | 'HR0004' | 'HR0005' | 'HR0006'

/** One mistake of layout, lexing or parsing, before it is tied to a file. Offsets count from 0, `end` is exclusive. */
export interface Fault {
  readonly code: SyntaxCode
  readonly title: string
  readonly sentence: string
  readonly hint: string | null
  readonly start: number
  readonly end: number
}
