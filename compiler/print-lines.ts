/** Lines of a block, one level deeper. */
export function deeper(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** A heading with its block; nothing when the block is empty. */
export function titled(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...deeper(lines)]
}
