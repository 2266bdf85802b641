import type { Saying } from '../../grammar/saying.ts'
import { isLanguage, type Language, LANGUAGES } from '../../runtime/words/languages.ts'
import { allOfThese } from '../../compiler/diagnostics/worded.ts'
import { stated } from '../stated.ts'
import { UsageError } from '../usage-error.ts'

/**
 * The language that an environment asks for: `HOUSERULES_LANGUAGE`, else that of the system as far as it is known; English
 * where it names one that nobody is spoken to in.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = env['HOUSERULES_LANGUAGE'] ?? ''
  if (named !== '') return isLanguage(named) ? named : 'en'
  const system = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((each) => each !== undefined && each !== '')
  const code = system?.slice(0, 2)
  return isLanguage(code) ? code : 'en'
}

/** What is said where `HOUSERULES_LANGUAGE` names a language that nobody is spoken to in. */
export function unspokenLanguage(env: Readonly<Record<string, string | undefined>>): Saying | null {
  const named = env['HOUSERULES_LANGUAGE'] ?? ''
  return named === '' || isLanguage(named) ? null : stated('HOUSERULES_LANGUAGE: {1}', notSpoken(named))
}

/** Commands that say by `--language` of which language names are. */
export const OF_NAMES: readonly string[] = ['words', 'cards', 'deck', 'draft']

/** The language that a command line asks for, else its environment. */
export function languageAsked(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = argv.findIndex((word) => /^--language(=|$)/.test(word))
  // The value of the one option that stands before a command is none.
  const command = argv.find((word, i) => !word.startsWith('-') && argv[i - 1] !== '--allow-include')
  if (at < 0 || OF_NAMES.includes(command ?? '')) return languageOf(env)
  return languageMeant(argv[at]?.split('=')[1] ?? argv[at + 1] ?? '')
}

/** @throws UsageError where people are not spoken to in it */
export function languageMeant(code: string): Language {
  if (isLanguage(code)) return code
  throw new UsageError(notSpoken(code))
}

const notSpoken = (code: string): Saying =>
  stated('the language `{1}` is not known; there are {2}', code, allOfThese(Object.keys(LANGUAGES)))
