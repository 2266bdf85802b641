import type { SourceFile } from '../../../grammar/source-file.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import type { TextEdit } from '../../../runtime/report/rules-change.ts'

/** Where the line begins that holds a place: what is declared stands on lines of its own, with its clauses and words. */
export const lineStart = ({ text }: SourceFile, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The lines of a declaration are not there, but empty, so that all others stay where they are. */
export function withoutDecl({ span: { file, start, end } }: Decl): TextEdit {
  const from = lineStart(file, start)
  return { path: file.path, start: from, end, text: file.text.slice(from, end).replace(/[^\n]/g, '') }
}
