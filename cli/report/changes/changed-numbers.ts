import type { Entry } from '../../../compiler/game/entry.ts'
import { lineColumn, type Span } from '../../../grammar/source-file.ts'
import type { Decl } from '../../../grammar/tree/declarations.ts'
import type { RulesChange } from '../../../runtime/report/rules-change.ts'
import { walkSyntax } from '../../../language/walk-syntax.ts'
import { lineStart } from '../../rules/line-start.ts'

/** Declarations whose numbers say how the game goes. */
const SPEAKING: ReadonlySet<Decl['kind']> = new Set([
  'event',
  'modal',
  'hook',
  'except',
  'relation',
  'adjective',
  'fact',
  'zone',
])

interface FoundNumber {
  readonly value: number
  readonly span: Span
}

/** Each number of the rules one more and one less, in the order of the entries. */
export function changedNumbers(entries: readonly Entry[]): RulesChange[][] {
  const found = new Map<string, FoundNumber>()
  for (const { decl } of entries.filter((entry) => SPEAKING.has(entry.decl.kind)))
    walkSyntax(decl, (node) => {
      if (node['kind'] !== 'number') return
      const { value, span } = node as unknown as FoundNumber
      found.set(`${span.file.path}:${span.start}`, { value, span })
    })
  return [...found.values()].map((number) => [number.value + 1, number.value - 1].flatMap((to) => shifted(number, to)))
}

function shifted({ value, span: { file, start, end } }: FoundNumber, to: number): RulesChange[] {
  if (to < 0) return []
  const at = lineColumn(file, start)
  const line = file.text.slice(lineStart(file.text, start)).split('\n')[0] ?? ''
  return [
    {
      kind: 'number',
      place: `${file.path}:${at.line}`,
      column: at.column,
      line: line.trim(),
      from: value,
      to,
      edits: [{ path: file.path, start, end, text: String(to) }],
    },
  ]
}
