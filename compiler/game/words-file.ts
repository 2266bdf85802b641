import type { WrittenIn } from '../../grammar/surface/templates.ts'

/** Where the words of a rules file are in another language: `X.words.ja.json` beside `X.rules`. */
export const wordsPath = (rulesFile: string, language: WrittenIn): string =>
  rulesFile.replace(/(\.rules)?$/, `.words.${language}.json`)

/** Words by what they stand for. A file that cannot be read says nothing here; `houserules words` says what it lacks. */
export function wordsInFile(text: string | null): Readonly<Record<string, string>> {
  if (text === null) return {}
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return {}
    return Object.fromEntries(
      Object.entries(data).filter(([, word]) => typeof word === 'string' && word !== ''),
    ) as Record<string, string>
  } catch {
    return {}
  }
}
