import { handlesOf, type Entry } from '../../compiler/game/entry.ts'
import { lineColumn } from '../../compiler/source/source-file.ts'
import type { Decl } from '../../compiler/syntax/ast.ts'

/** The name that people would call a declaration by. */
export function nameOf(decl: Decl): string {
  const [handle] = handlesOf(decl)
  if (handle !== undefined) return handle
  switch (decl.kind) {
    case 'modal': return `${decl.modality} ${decl.patterns.map((pattern) => pattern.event.text).join(' or ')}`
    case 'hook': return `${decl.timing} ${decl.pattern.event.text}`
    case 'except': return `except ${decl.fact.text}`
    case 'example': return `"${decl.title}"`
    case 'refuse': return 'refuse deck'
    case 'default': return `default deck "${decl.title}"`
    default: return decl.kind
  }
}

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
export function isRule({ decl }: Entry): boolean {
  switch (decl.kind) {
    case 'event': case 'modal': case 'hook': case 'except': case 'relation': case 'reading': case 'refuse': return true
    case 'adjective': return decl.cond !== null
    case 'fact': return decl.body !== null || (decl.value !== null && decl.value.kind !== 'number')
    default: return false
  }
}
