/** The name that a rules text declares with `game NAME` or `variant NAME`, or null for one that others include. */
export function declaredName(text: string): string | null {
  return header(text)?.name ?? null
}

export function declaresVariant(text: string): boolean {
  return header(text)?.kind === 'variant'
}

/** The first line that is not a comment, when it begins a game or variant. */
function header(text: string): { readonly kind: string; readonly name: string } | null {
  for (const line of text.split('\n')) {
    const code = line.trim()
    if (code === '' || code.startsWith('--')) continue
    const found = /^(?:\[[^\]]*\]\s*)?(game|variant)\s+(《[^》]*》|\S+)/u.exec(code)
    return found === null ? null : { kind: found[1], name: found[2].replace(/^《(.*)》$/u, '$1') }
  }
  return null
}
