import type { Change } from '../../../compiler/diff/change.ts'
import { lex } from '../../../grammar/tokens.ts'
import type { Heat } from '../../../runtime/diff/vary.ts'

/** The names and numbers that the changed rules speak of, before and after. */
export function heatOf(changes: readonly Change[]): Heat {
  const tokens = changes
    .flatMap(({ before, after }) => [before, after])
    .flatMap((text) => (text === null ? [] : lex(text).tokens))
  const words = tokens.map(({ image }) => image.replace(/^《(.*)》$/u, '$1'))
  return { names: new Set(words), numbers: [...new Set(words.filter((word) => /^\d{1,9}$/.test(word)).map(Number))] }
}
