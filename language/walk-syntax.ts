/** Visits every node of a syntax tree below `value`; spans hold whole files and are left out. */
export function walkSyntax(value: unknown, visit: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const each of value) walkSyntax(each, visit)
    return
  }
  const node = value as Readonly<Record<string, unknown>>
  visit(node)
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walkSyntax(child, visit)
}
