import * as tokens from '../../../grammar/tokens.ts'
import { reservedWords } from '../../../compiler/emit/reserved.ts'
import { BUILTIN_TYPES } from '../../../compiler/game/declare/spoken-for.ts'
import { kernelEvents } from '../../../compiler/game/kernel.ts'
import { builtins } from '../../../compiler/elaborate/expressions/builtins.ts'

/** Words of the lexer whose token has such a name. */
const ofTheLexer = (kind: 'Word' | 'Soft'): string[] =>
  Object.values(tokens).flatMap((each) => {
    const { name = '', PATTERN } = each as { readonly name?: string; readonly PATTERN?: unknown }
    return name.startsWith(`${kind}_`) && typeof PATTERN === 'string' ? [PATTERN] : []
  })

/** Words that are names in brackets only. */
const HARD: ReadonlySet<string> = new Set(ofTheLexer('Word'))

/** What else the language says by itself: values, facts that mean something, positions in a text. */
const OF_THE_LANGUAGE =
  'everyone bottom sorted optional result waiting lasting applicable match seating side happened instructions choices effects triggers ' +
  'replacements rules conditions empty contains union otherwise settle-instead always broken'

const OF_JAVASCRIPT =
  'constructor prototype toString valueOf hasOwnProperty __proto__ arguments eval await async class const default delete enum export extends ' +
  'false function import instanceof interface new null private return static super switch throw true try typeof undefined var void yield ' +
  'Math Object Array Number String Map Set JSON Symbol globalThis NaN Infinity'

/** Words that the language knows. */
export const LANGUAGE: readonly string[] = [
  ...new Set([
    ...HARD,
    ...ofTheLexer('Soft'),
    ...BUILTIN_TYPES,
    ...Object.keys(builtins),
    ...kernelEvents().keys(),
    ...OF_THE_LANGUAGE.split(' '),
  ]),
]

/** Words that JavaScript and the code of engines know. */
export const CODE: readonly string[] = [...new Set([...OF_JAVASCRIPT.split(' '), ...reservedWords])].filter(
  (word) => !LANGUAGE.includes(word),
)

/** The word as it is written where a name stands. */
export const written = (word: string): string => (HARD.has(word) ? inBrackets(word) : word)

export const inBrackets = (word: string): string => `《${word}》`
