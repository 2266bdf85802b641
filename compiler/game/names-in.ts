import type { Span } from '../../grammar/source-file.ts'

/** A word of an author that names something, where it stands. */
export interface NamingWord {
  readonly text: string
  readonly span: Span
}

/** Clause ids belong to a document, which spells them; places are not part of the tree. */
const APART: ReadonlySet<string> = new Set(['span', 'cites', 'because'])

/** A piece of a tree, whatever it is. */
export type Node = Readonly<Record<string, unknown>>

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const isClauseHandle = (node: Node): boolean => node['kind'] === 'clause'

/** The property under which a node holds a name: a `Name`, or an expression that is one. */
function nameIn(node: Node): 'text' | 'name' | null {
  if ('span' in node && typeof node['text'] === 'string') return 'text'
  return node['kind'] === 'name' && typeof node['name'] === 'string' ? 'name' : null
}

const known = new WeakMap<object, readonly NamingWord[]>()

/** All names below a piece of a tree, in its order; looked for once in each, since trees outlive compilations. */
export function namesIn(tree: object): readonly NamingWord[] {
  const before = known.get(tree)
  if (before !== undefined) return before
  const found: NamingWord[] = []
  collect(tree, found)
  known.set(tree, found)
  return found
}

function collect(tree: unknown, found: NamingWord[]): void {
  if (Array.isArray(tree)) {
    for (const part of tree as readonly unknown[]) collect(part, found)
    return
  }
  if (!isNode(tree) || isClauseHandle(tree)) return
  const own = nameIn(tree)
  if (own !== null) found.push({ text: tree[own] as string, span: tree['span'] as Span })
  for (const key of Object.keys(tree)) if (!APART.has(key)) collect(tree[key], found)
}

/** The same tree with other words for some names. */
export function renamed<T>(tree: T, word: (name: string) => string): T {
  if (Array.isArray(tree)) return tree.map((part: unknown) => renamed(part, word)) as T
  if (!isNode(tree) || isClauseHandle(tree)) return tree
  const own = nameIn(tree)
  const parts = Object.entries(tree).map(
    ([key, part]) => [key, key === own ? word(part as string) : APART.has(key) ? part : renamed(part, word)] as const,
  )
  return Object.fromEntries(parts) as T
}
