import { RE2JS } from 're2js'

/**
 * A regular expression of a `.cards.json`, which may be a stranger's. RE2 carries it out, in a time that grows with the
 * text alone; it has lookbehind, and neither lookahead nor references back.
 */
export interface CardPattern {
  /** Whether it is found in a text. */
  readonly test: (text: string) => boolean
  /** Each match in a text, of which the first group where it has one. */
  readonly words: (text: string) => string[]
}

/** @throws Error that says in words what it is not */
export function cardPattern(source: string): CardPattern {
  const pattern = compiled(source)
  return {
    test: (text) => pattern.test(text),
    words: (text) => Array.from(pattern.matchAll(text), ([whole, first]) => first ?? whole),
  }
}

function compiled(source: string): RE2JS {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source), RE2JS.LOOKBEHINDS)
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error)
    throw new Error(
      `${JSON.stringify(source)} is no regular expression as RE2 reads them, without lookahead and references: ${why}`,
      { cause: error },
    )
  }
}
