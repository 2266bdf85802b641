import type { Entry } from '../compiler/game/entry.ts'
import type { Expr } from '../grammar/tree/expressions.ts'
import type { Span } from '../grammar/source-file.ts'
import { walkSyntax } from './walk-syntax.ts'

/** What is selected in a file, in offsets. */
export interface Selection {
  readonly path: string
  readonly from: number
  readonly to: number
}

/** An expression as it stands in a declaration. */
export interface Selected {
  readonly entry: Entry
  readonly expression: Expr
  /** The one that it is a part of; null where it stands by itself. */
  readonly around: Expr | null
}

const KINDS: Readonly<Record<Expr['kind'], true>> = {
  number: true,
  string: true,
  truth: true,
  none: true,
  this: true,
  you: true,
  name: true,
  of: true,
  list: true,
  if: true,
  case: true,
  quantified: true,
  times: true,
  binary: true,
  not: true,
  minus: true,
  is: true,
  relation: true,
  can: true,
}

/** The expression that a selection is all of, blanks and brackets around it left out. */
export function selectedExpression(entries: readonly Entry[], text: string, selection: Selection): Selected | null {
  const whole = trimmed(text, selection)
  for (const each of [whole, unbracketed(text, whole)]) {
    for (const entry of entries) {
      const { file, start, end } = entry.decl.span
      if (each === null || file.path !== each.path || each.from < start || end < each.to) continue
      const found = expressionAt(entry, each.from, each.to)
      if (found !== null) return found
    }
  }
  return null
}

function trimmed(text: string, { path, from, to }: Selection): Selection {
  const inside = text.slice(from, to)
  const [before, after] = [inside.trimStart().length, inside.trimEnd().length]
  return { path, from: from + inside.length - before, to: to - inside.length + after }
}

const unbracketed = (text: string, { path, from, to }: Selection): Selection | null =>
  text[from] === '(' && text[to - 1] === ')' ? trimmed(text, { path, from: from + 1, to: to - 1 }) : null

function expressionAt(entry: Entry, from: number, to: number): Selected | null {
  let [found, around]: [Expr | null, Expr | null] = [null, null]
  const changed = new Set<unknown>()
  walkSyntax(entry.decl, (node) => {
    if (node['kind'] === 'becomes' || node['kind'] === 'changes') changed.add(node['target'])
    if (!isExpression(node)) return
    const { start, end } = node.span
    if (start === from && end === to) found ??= node
    else if (start <= from && to <= end && found === null) around = node
  })
  // What an instruction changes is no value.
  return found === null || changed.has(found) ? null : { entry, expression: found, around }
}

/** Instructions are of other kinds, but for the words `if` and `each`: a value has no block. */
function isExpression(node: object): node is Expr {
  const { kind, span } = node as { readonly kind?: unknown; readonly span?: Span }
  return typeof kind === 'string' && Object.hasOwn(KINDS, kind) && span !== undefined && !('cites' in node)
}
