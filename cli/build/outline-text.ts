const widest = 110

/**
 * Data as an outline: small things on one line, larger ones indented. Spans and empty fields are left out, names are
 * written as their text, and a thing that was shown before only by its name, so that shared things end.
 */
export function outlineText(value: unknown): string {
  return block(value, 0, new Set()).join('\n')
}

function block(value: unknown, depth: number, shown: Set<object>): string[] {
  const short = flow(value, shown, 0)
  if (short !== null && short.length + depth * 2 <= widest) {
    remember(value, shown)
    return [short]
  }
  const node = value as object
  if (shown.has(node)) return [reference(node)]
  shown.add(node)
  if (Array.isArray(value) || value instanceof Set) return [...value].flatMap((each) => item('- ', each, depth, shown))
  return fields(node).flatMap(([key, child]) => item(`${key}: `, child, depth, shown))
}

function item(head: string, value: unknown, depth: number, shown: Set<object>): string[] {
  const [first, ...rest] = block(value, depth + 1, shown)
  if (rest.length === 0) return [`${head}${first ?? ''}`]
  if (head === '- ') return [`- ${first}`, ...rest.map((line) => `  ${line}`)]
  return [head.trimEnd(), ...[first, ...rest].map((line) => `  ${line}`)]
}

/** The value on one line, or null when that would be too long. */
function flow(value: unknown, shown: ReadonlySet<object>, length: number): string | null {
  if (length > widest) return null
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const plain = nameText(value)
  if (plain !== null) return plain
  if (shown.has(value)) return reference(value)
  const isList = Array.isArray(value) || value instanceof Set
  const parts: string[] = []
  let used = length
  for (const [key, child] of isList ? [...value].map((each) => ['', each] as const) : fields(value)) {
    const text = flow(child, shown, used)
    if (text === null) return null
    parts.push(key === '' ? text : `${key}: ${text}`)
    used += text.length + key.length
    if (used > widest) return null
  }
  return isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
}

/** Names of the syntax tree are `{ text, span }`. */
function nameText(value: object): string | null {
  return 'text' in value && 'span' in value && typeof value.text === 'string' && Object.keys(value).length === 2 ? value.text : null
}

function fields(value: object): (readonly [string, unknown])[] {
  const all = value instanceof Map ? [...value].map(([key, child]) => [String(key), child] as const) : Object.entries(value)
  return all.filter(([key, child]) => key !== 'span' && !isEmpty(child))
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  return (value instanceof Map || value instanceof Set) && value.size === 0
}

function reference(value: object): string {
  const name = 'name' in value ? value.name : 'kind' in value ? value.kind : null
  const text = typeof name === 'string' ? name : typeof name === 'object' && name !== null ? nameText(name) : null
  return `<${text ?? 'as above'}>`
}

function remember(value: unknown, shown: Set<object>): void {
  // Only what has a name can be referred to by it.
  if (typeof value === 'object' && value !== null && 'name' in value && nameText(value) === null) shown.add(value)
}
