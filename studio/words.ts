import { english } from './words/english.ts'
import { japanese } from './words/japanese.ts'
import { language, type Said } from './words/language.ts'

/** Every text of the page that is not the rules' own. */
export const words: Said<typeof english> = { en: english, ja: japanese }[language]
