import { english } from './words/english.ts'
import { japanese } from './words/japanese.ts'
import { language, type Said } from './words/language.ts'

export type Words = Said<typeof english>

/** Every text of the page that is not the rules' own. */
export const words: Words = { en: english, ja: japanese }[language]
