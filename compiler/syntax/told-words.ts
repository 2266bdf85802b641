import type { Span } from '../../grammar/source-file.ts'
import type { Stmt } from '../../grammar/tree/statements.ts'
import { plainLine } from './plain-line.ts'

// What players are told in words that stand in the rules text itself. Records hold such words, so that a game whose
// words differ is another one for its records.

/** How the first instruction of a branch is told: by the event that it calls, or by its first line. */
export function branchWord(called: string | null, span: Span): string {
  return called ?? plainLine(linesOf(span)[0] ?? '')
}

export interface LastingWords {
  readonly until: string
  readonly rules: readonly string[]
}

/** How long rules last, and the rules without what stands below them. */
export function lastingWords(span: Span): LastingWords {
  const [head = '', ...lines] = linesOf(span)
  const said = lines.filter((line) => plainLine(line) !== '')
  const depth = Math.min(...said.map(depthOf))
  const rules = said.filter((line) => depthOf(line) === depth)
  return { until: plainLine(head), rules: rules.map((line) => plainLine(line).replace(/^\[[^\]]*\] */, '')) }
}

const linesOf = ({ file, start, end }: Span): string[] => file.text.slice(start, end).split('\n')

const depthOf = (line: string): number => line.length - line.trimStart().length

export interface ToldWord {
  readonly text: string
  readonly span: Span
}

/** All such words in a piece of syntax, in the order of the text. */
export function toldWords(node: unknown, found: ToldWord[] = []): ToldWord[] {
  if (typeof node !== 'object' || node === null) return found
  if (isStmt(node, 'chooseOne')) {
    for (const [first] of node.bullets) if (first !== undefined) found.push({ text: toldAs(first), span: first.span })
  }
  if (isStmt(node, 'lasting')) {
    const { until, rules } = lastingWords(node.span)
    found.push({ text: [until, ...rules].join('\n'), span: node.span })
  }
  for (const [key, child] of Object.entries(node)) if (key !== 'span') toldWords(child, found)
  return found
}

function isStmt<K extends Stmt['kind']>(node: object, kind: K): node is Stmt & { readonly kind: K } {
  return 'kind' in node && node.kind === kind && 'span' in node
}

function toldAs(first: Stmt): string {
  const [inner] = first.kind === 'piece' ? first.body : []
  if (inner !== undefined) return toldAs(inner)
  return branchWord(first.kind === 'call' ? first.call.event.text : null, first.span)
}
