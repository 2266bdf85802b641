import { isRule } from '../../cli/rules/rule-entry.ts'
import { walkSyntax } from '../../cli/rules/walk-syntax.ts'
import type { Resolution } from '../../compiler/game/resolve.ts'
import type { Span } from '../../grammar/source-file.ts'

/** A rule with one thing in it that says something else. */
export interface Mutant {
  readonly rule: string
  readonly kind: 'number' | 'condition' | 'comparison'
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
}

type Site = Omit<Mutant, 'rule'>

const FLIPPED: Readonly<Record<string, string>> = { '=': '!=', '!=': '=', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

/**
 * One mutant of each kind for each rule and each number that is declared; which of several places is taken follows
 * from the rule's number.
 */
export function mutantsOf({ entries, game }: Resolution): Mutant[] {
  const own = entries.filter(
    ({ decl, module }) =>
      module === game.name &&
      (isRule({ decl, context: null, module, called: '' }) ||
        isRule({ decl, context: { phrase: undefined as never, index: 0 }, module, called: '' }) ||
        decl.kind === 'fact'),
  )
  return own.flatMap(({ decl, called }, i) => {
    const sites = sitesIn(decl)
    return (['number', 'condition', 'comparison'] as const).flatMap((kind): Mutant[] => {
      const fitting = sites.filter((site) => site.kind === kind)
      const site = fitting[i % Math.max(1, fitting.length)]
      return site === undefined ? [] : [{ rule: called, ...site }]
    })
  })
}

function sitesIn(decl: unknown): Site[] {
  const sites: Site[] = []
  walkSyntax(decl, (node) => {
    const span = node['span'] as Span | undefined
    if (span === undefined) return
    sites.push(...numbers(node, span), ...comparisons(node), ...conditions(node))
  })
  return sites
}

const edit = (kind: Mutant['kind'], { file }: Span, start: number, end: number, text: string): Site => ({
  kind,
  file: file.path,
  start,
  end,
  text,
})

function numbers(node: Readonly<Record<string, unknown>>, span: Span): Site[] {
  return node['kind'] === 'number' && typeof node['value'] === 'number'
    ? [edit('number', span, span.start, span.end, String(node['value'] + 1))]
    : []
}

interface Operand {
  readonly span: Span
}

function comparisons(node: Readonly<Record<string, unknown>>): Site[] {
  const flipped = node['kind'] === 'binary' ? FLIPPED[node['op'] as string] : undefined
  if (flipped === undefined) return []
  const [left, right] = [node['left'] as Operand, node['right'] as Operand]
  return [edit('comparison', left.span, left.span.end, right.span.start, ` ${flipped} `)]
}

/** Half of an `and`, an `if` or `where` with all that follows from it. */
function conditions(node: Readonly<Record<string, unknown>>): Site[] {
  if (node['kind'] === 'binary' && node['op'] === 'and') {
    const [left, right] = [node['left'] as Operand, node['right'] as Operand]
    return [
      edit('condition', left.span, left.span.end, right.span.end, ''),
      edit('condition', left.span, left.span.start, right.span.start, ''),
    ]
  }
  const cond = (node['cond'] ?? node['where']) as Operand | null | undefined
  if (cond === null || cond === undefined || !('span' in cond)) return []
  if (node['kind'] === 'if' || node['kind'] === 'onlyIf' || node['kind'] === 'while')
    return [edit('condition', cond.span, cond.span.start, cond.span.end, '0 = 0')]
  const { text } = cond.span.file
  const word = /\s+(?:if|where)\s+$/.exec(text.slice(0, cond.span.start))
  return word === null ? [] : [edit('condition', cond.span, word.index, cond.span.end, '')]
}

/** The text of a file with a mutant's change. */
export function mutated(text: string, { start, end, text: by }: Mutant): string {
  return text.slice(0, start) + by + text.slice(end)
}
