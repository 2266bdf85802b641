import { isLanguage, type Language, LANGUAGES } from '../../runtime/words/languages.ts'
import { UsageError } from '../usage-error.ts'

/** The language that an environment asks for: `HOUSERULES_LANGUAGE`, else that of the system as far as it is known. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const named = env['HOUSERULES_LANGUAGE'] ?? ''
  if (named !== '') return languageMeant(named)
  const system = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((each) => each !== undefined && each !== '')
  const code = system?.slice(0, 2)
  return isLanguage(code) ? code : 'en'
}

/** @throws UsageError where people are not spoken to in it */
export function languageMeant(code: string): Language {
  if (isLanguage(code)) return code
  throw new UsageError(`the language \`${code}\` is not known; there are ${Object.keys(LANGUAGES).join(' and ')}`)
}
