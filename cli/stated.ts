import compared from '../compiler/diff/compared.ja.json' with { type: 'json' }
import findings from '../compiler/diagnostics/findings.ja.json' with { type: 'json' }
import { inEnglish, saidBy, sayingsOf, type Speak } from '../grammar/saying.ts'
import type { Language } from '../runtime/words/languages.ts'
import japanese from './stated.ja.json' with { type: 'json' }

/** A sentence of the command; each has its Japanese in `stated.ja.json`. */
export const stated = sayingsOf<typeof japanese>()

const SPEAKERS: Readonly<Record<Language, Speak>> = {
  en: inEnglish,
  ja: saidBy({ ...findings, ...compared, ...japanese }),
}

export const speakerOf = (language: Language = 'en'): Speak => SPEAKERS[language]
