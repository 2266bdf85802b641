import type { Decl } from '../../grammar/tree/declarations.ts'

/** Clauses that a declaration cites, its single lines included. */
export function clausesIn(decl: Decl): string[] {
  const found = new Set<string>()
  visit(decl, found)
  return [...found]
}

function visit(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) {
    if (key === 'cites' && Array.isArray(child))
      for (const name of child as readonly { readonly text: string }[]) found.add(name.text)
    else if (key !== 'span') visit(child, found)
  }
}
