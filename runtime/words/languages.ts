import { englishWording } from './english.ts'
import { japaneseWording, wordsOfEveryGame } from './japanese.ts'
import type { Speech } from './speech.ts'

/** Languages in which people are spoken to, by their ISO 639-1 codes, each by its own name. */
export const LANGUAGES = { en: 'English', ja: '日本語' } as const

export type Language = keyof typeof LANGUAGES

/** What rules name and say, in other languages than their own. */
export type WordsByLanguage = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>

export const isLanguage = (code: string | null | undefined): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code)

/** How each is spoken before a game has words of its own. */
const SPEECHES: Readonly<Record<Language, Speech>> = {
  en: { wording: englishWording, words: {} },
  ja: { wording: japaneseWording, words: wordsOfEveryGame },
}

export const speechIn = (language: Language, words: WordsByLanguage): Speech => ({
  wording: SPEECHES[language].wording,
  words: { ...SPEECHES[language].words, ...words[language] },
})
