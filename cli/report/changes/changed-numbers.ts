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
  /** The card that it is printed on. */
  readonly card?: string
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
  return [...found.values()].map(upAndDown)
}

/** Each number that is printed on one of some cards one more and one less. */
export function printedNumbers(entries: readonly Entry[], isMeant: (card: string) => boolean): RulesChange[][] {
  return entries.flatMap(({ decl }) => {
    if (decl.kind !== 'card' || decl.name === null || !isMeant(decl.name.text)) return []
    const card = decl.name.text
    return decl.attributes.flatMap(({ value: printed }) => {
      if (printed.kind !== 'number') return []
      return [upAndDown({ value: printed.value, span: printed.span, card })]
    })
  })
}

const upAndDown = (number: FoundNumber): RulesChange[] =>
  [number.value + 1, number.value - 1].flatMap((to) => shifted(number, to))

function shifted({ value, span: { file, start, end }, card }: FoundNumber, to: number): RulesChange[] {
  if (to < 0) return []
  const at = lineColumn(file, start)
  const line = file.text.slice(lineStart(file.text, start)).split('\n')[0] ?? ''
  return [
    {
      kind: 'number',
      place: `${file.path}:${at.line}`,
      column: at.column,
      line: card === undefined ? line.trim() : `${card}: ${line.trim()}`,
      from: value,
      to,
      edits: [{ path: file.path, start, end, text: String(to) }],
    },
  ]
}
