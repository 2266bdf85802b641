/** Languages in which the page speaks, each by its own name. */
export const LANGUAGES = { en: 'English', ja: '日本語' } as const

export type Language = keyof typeof LANGUAGES

const KEPT = 'houserules-language'

/** The texts of one table in whatever language: who forgets one does not compile. */
export type Said<Table> = Table extends string
  ? string
  : Table extends (...about: infer About) => string
    ? (...about: About) => string
    : { readonly [Key in keyof Table]: Said<Table[Key]> }

/** The one that was chosen, else the first that the browser asks for and the page has; where there is no page, English. */
export const language: Language = typeof document === 'undefined' ? 'en' : chosen()

function chosen(): Language {
  const wanted = [new URLSearchParams(location.search).get('lang'), kept(), ...navigator.languages]
  const found = wanted.flatMap((each) => spoken(each?.split('-')[0]))[0] ?? 'en'
  document.documentElement.lang = found
  return found
}

function spoken(code: string | undefined): Language[] {
  return code === 'en' || code === 'ja' ? [code] : []
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
