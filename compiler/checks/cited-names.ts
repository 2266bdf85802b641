import type { Decl } from '../../grammar/tree/declarations.ts'
import type { Name } from '../../grammar/tree/names.ts'

/** Every clause id that a declaration cites: on its own line, on lines inside it, and after `because`. */
export function citedNames(decl: Decl): readonly Name[] {
  const before = known.get(decl)
  if (before !== undefined) return before
  const found: Name[] = []
  collect(decl, found)
  known.set(decl, found)
  return found
}

/** Looked for once in each declaration, since trees outlive compilations. */
const known = new WeakMap<Decl, readonly Name[]>()

/** Where lines that can cite stand inside others; expressions cite nothing. */
const BLOCKS: ReadonlySet<string> = new Set(['body', 'then', 'otherwise', 'bullets', 'rules', 'decl', 'steps'])

function collect(node: unknown, found: Name[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, found)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [property, value] of Object.entries(node)) {
    if (property === 'cites' || property === 'because') found.push(...(value as readonly Name[]))
    else if (BLOCKS.has(property)) collect(value, found)
  }
}
