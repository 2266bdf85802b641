import { english } from './words/english.ts'
import { japanese } from './words/japanese.ts'
import { language, type InLanguage } from './words/language.ts'

/** Every text of the page that is not the rules' own. */
export const words: InLanguage<typeof english> = { en: english, ja: japanese }[language]
