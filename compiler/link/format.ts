import prettierPackage from 'prettier/package.json' with { type: 'json' }

/**
 * Formatted text by the text it was made from; shared between builds, so that only what changed is formatted again.
 * A cache may forget anything at any time. One that outlives the process must not outlive a change of `formatStamp`.
 */
export interface FormatCache {
  get(text: string): string | undefined
  set(text: string, formatted: string): unknown
}

/** How generated code is laid out. The babel parser formats TypeScript twice as fast as the compiler's own. */
const layout = { parser: 'babel-ts', semi: false, singleQuote: true, printWidth: 120, trailingComma: 'all' } as const

/** Everything besides the text that decides how it is formatted. */
export const formatStamp = `prettier ${prettierPackage.version} ${JSON.stringify(layout)}`

/** Stands between texts that are formatted in one go, which is cheaper; no emitted code has such a line. */
const mark = '// -- next --'

/** Formats texts of whole statements, each as if it stood alone; Prettier is only loaded when one of them is new. */
export async function formatAll(texts: readonly string[], cache: FormatCache): Promise<string[]> {
  const known = new Map<string, string>()
  const fresh: string[] = []
  for (const text of new Set(texts)) {
    const formatted = cache.get(text)
    if (formatted === undefined) fresh.push(text)
    else known.set(text, formatted)
  }
  if (fresh.length > 0) {
    for (const [i, formatted] of (await formatTogether(fresh)).entries()) {
      const text = fresh[i] ?? ''
      known.set(text, formatted)
      cache.set(text, formatted)
    }
  }
  return texts.map((text) => known.get(text) ?? '')
}

/** Methods and properties of an object that a function returns, one by one. */
export async function formatMembers(texts: readonly string[], cache: FormatCache): Promise<string[]> {
  const objects = await formatAll(
    texts.map((text) => `function f() {\nreturn {\n${text},\n}\n}`),
    cache,
  )
  // The first and the last two lines are those of the function around it.
  return objects.map((text) => `${text.split('\n').slice(2, -3).join('\n')}\n`)
}

async function formatTogether(texts: readonly string[]): Promise<string[]> {
  const formatted = (await prettified(texts.join(`\n${mark}\n`))).split(`${mark}\n`)
  return formatted.length === texts.length ? formatted : Promise.all(texts.map(prettified))
}

async function prettified(text: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  return format(text, { ...layout, plugins: [babel, estree] })
}
