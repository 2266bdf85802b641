import type { Entry } from '../../compiler/game/entry.ts'
import { lineColumn } from '../../compiler/source/source-file.ts'
import type { Decl } from '../../compiler/syntax/ast.ts'

export function placeOf(decl: Decl): string {
  const { file, start } = decl.span
  return `${file.path}:${lineColumn(file, start).line}`
}

/** The text of a declaration as it stands in its file, moved to the left margin. */
export function textOf(decl: Decl): string {
  const { file, start, end } = decl.span
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1
  const lines = file.text.slice(lineStart, end).trimEnd().split('\n')
  const margin = /^ */.exec(lines[0])?.[0].length ?? 0
  return lines.map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length))).join('\n')
}

/** Whether a declaration says how the game goes, rather than what there is. */
export function isRule({ decl, context }: Entry): boolean {
  switch (decl.kind) {
    case 'event': case 'modal': case 'hook': case 'except': case 'relation': case 'reading': case 'refuse': return true
    case 'adjective': return decl.cond !== null || (context !== null && decl.starts === null)
    case 'fact': return decl.body !== null || (decl.value !== null && decl.value.kind !== 'number')
    default: return false
  }
}
