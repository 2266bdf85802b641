import type { Decl, Name } from '../syntax/ast.ts'

/** Every clause id that a declaration cites: on its own line, on lines inside it, and after `because`. */
export function citedNames(decl: Decl): Name[] {
  const found: Name[] = []
  collect(decl, found)
  return found
}

function collect(node: unknown, found: Name[]): void {
  if (Array.isArray(node)) {
    for (const each of node) collect(each, found)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [property, value] of Object.entries(node)) {
    if (property === 'span') continue
    if (property === 'cites' || property === 'because') found.push(...value as readonly Name[])
    else collect(value, found)
  }
}
