/** Clauses as they follow a name; nothing where there are none. */
export function inBrackets(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : ` [${clauses.join(', ')}]`
}
