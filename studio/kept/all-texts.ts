import { words } from '../words.ts'
import { AS_IT_SHIPS, FORM, type OwnText, readOwnText } from './own-text.ts'

/** All texts as one file, with their games and versions. */
export const allTexts = (texts: readonly OwnText[]): string =>
  JSON.stringify({ houserules: FORM, texts: texts.map((text) => ({ form: FORM, ...text })) }, null, 1)

/** @throws RangeError for what `allTexts` did not make */
export function readAll(saved: string): readonly OwnText[] {
  const texts = textsIn(saved)
  const read = Array.isArray(texts) ? texts.map(readOwnText) : []
  if (read.length === 0 || read.some((text) => text === null || text.id === AS_IT_SHIPS))
    throw new RangeError(words.yours.notAll)
  return read.filter((text) => text !== null)
}

function textsIn(saved: string): unknown {
  try {
    return (JSON.parse(saved) as { readonly texts?: unknown } | null)?.texts
  } catch {
    return null
  }
}
