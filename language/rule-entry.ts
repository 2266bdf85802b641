import type { Entry } from '../compiler/game/entry.ts'
import { lineColumn } from '../grammar/source-file.ts'
import type { Decl, FramingDecl, ShownDecl, ThingDecl } from '../grammar/tree/declarations.ts'
import type { LastingDecl } from '../grammar/tree/statements.ts'
import { walkSyntax } from './walk-syntax.ts'

export function declarationPlace(decl: Decl): string {
  const { file, start } = decl.span
  return `${file.path}:${lineColumn(file, start).line}`
}

/** The text of a declaration as it stands in its file, moved to the left margin. */
export function declarationAsWritten(decl: Decl): string {
  const { file, start, end } = decl.span
  const lineStart = file.text.lastIndexOf('\n', start - 1) + 1
  const lines = file.text.slice(lineStart, end).trimEnd().split('\n')
  const margin = /^ */.exec(lines[0])?.[0].length ?? 0
  return lines.map((line) => line.slice(Math.min(margin, line.length - line.trimStart().length))).join('\n')
}

/**
 * Whether a declaration says how the game goes, rather than what there is. What a word means shows in the rules that
 * use it.
 */
export function isRule({ decl, context }: Entry): boolean {
  switch (decl.kind) {
    case 'event':
    case 'modal':
    case 'hook':
    case 'except':
    case 'always':
    case 'refuse':
      return true
    case 'relation':
      return decl.cond !== null || context !== null
    case 'adjective':
      return decl.cond !== null || (context !== null && decl.starts === null)
    case 'fact':
      return decl.body !== null || (decl.value !== null && decl.value.kind !== 'number')
    default:
      decl satisfies ThingDecl | ShownDecl | FramingDecl
      return false
  }
}

/**
 * The rules that a rule lays down under `until` and `during`: they are in no entry, as they stand among its
 * instructions.
 */
export function lastingRules({ decl, context, module, origin, ofCard, called }: Entry): Entry[] {
  const found: Entry[] = []
  // The rules of a card have entries of their own.
  if (decl.kind === 'card') return found
  walkSyntax(decl, (node) => {
    if (node['kind'] !== 'lasting') return
    for (const rule of node['rules'] as readonly LastingDecl[])
      found.push({
        decl: rule,
        context,
        module,
        origin,
        ofCard,
        called: `${called} (${rule.kind === 'modal' ? rule.modality : rule.kind})`,
      })
  })
  return found
}
