import { english, type Words } from './words/english.ts'
import { japanese } from './words/japanese.ts'
import { language } from './words/language.ts'

/** Every text of the page that is not the rules' own. */
export const words: Words = { en: english, ja: japanese }[language]
