import { ownEntry } from '../../runtime/own-entry.ts'
import { isLanguage, type Language, type WordsByLanguage } from '../../runtime/words/languages.ts'

const KEPT = 'houserules-language'

/** The texts of one table in whatever language: who forgets one does not compile. */
export type InLanguage<Table> = Table extends string
  ? string
  : Table extends (...about: infer About) => string
    ? (...about: About) => string
    : { readonly [Key in keyof Table]: InLanguage<Table[Key]> }

/** The one that was chosen, else the first that the browser asks for and the page has; where there is no page, English. */
export const language: Language = typeof document === 'undefined' ? 'en' : chosen()

function chosen(): Language {
  const wanted = [new URLSearchParams(location.search).get('lang'), kept(), ...navigator.languages]
  const found = wanted.map((each) => each?.split('-')[0]).find(isLanguage) ?? 'en'
  document.documentElement.lang = found
  return found
}

/** A page that may keep nothing goes by what the browser asks for. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

/** Has the page speak another language from now on. */
export function speak(wanted: Language): void {
  try {
    localStorage.setItem(KEPT, wanted)
  } catch {
    // It is in the address as well.
  }
  const address = new URL(location.href)
  address.searchParams.set('lang', wanted)
  history.replaceState(history.state, '', address)
  location.reload()
}

/** What the rules of a game name, in the language of the page where they have words for it. */
export const nameInWords = ({ words }: { readonly words: WordsByLanguage }, name: string): string =>
  ownEntry(words[language] ?? {}, name) ?? name
