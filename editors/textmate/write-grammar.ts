import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TokenType } from 'chevrotain'
import { BUILTIN_TYPES } from '../../compiler/game/declare/spoken-for.ts'
import * as t from '../../grammar/tokens.ts'
import { inOniguruma } from './oniguruma.ts'

// `npm run textmate` writes the TextMate grammar out of the tokens of the lexer. Editors colour by it until the server
// has told what names stand for, and where no server runs.

/** A rule of a TextMate grammar: what is matched, and its scope. What has none is coloured like any text. */
interface Pattern {
  readonly name?: string
  readonly match: string
}

const SCOPE = 'source.houserules'
const name = inOniguruma(t.nameSources.name)
const sign = inOniguruma(t.nameSources.sign)

/** Where a word ends that no longer name begins with. */
const wordEnds = `(?!-?${sign})`

/** The grammar as the text of its file. */
export function textMateGrammar(): string {
  const grammar = { name: 'Houserules', scopeName: SCOPE, fileTypes: ['rules'], patterns: patterns() }
  const note = 'Written by `npm run textmate` out of grammar/tokens.ts.'
  return `${JSON.stringify({ information_for_contributors: [note], ...grammar }, null, 2)}\n`
}

/**
 * One pattern for each token, in the order in which the lexer tries them, but one for all words of a scope. Every sign
 * is matched by some pattern, those without a colour too, since a search would else begin within a token.
 */
function patterns(): Pattern[] {
  const made: Pattern[] = []
  const words = new Map<string, string[]>()
  for (const type of t.inOrder) {
    const [scope, pattern] = [scopeOf(type), type.PATTERN]
    if (type === t.Blank || type === t.LineBreak) continue
    if (type === t.Name) made.push(...wordPatterns(words), ...ownTypes(), { match: name })
    // A number is one only where no name begins with it.
    else if (type === t.Numeral) made.push(scoped(scope, `(?!${name})${sourceOf(type)}`))
    else if (type.LONGER_ALT === t.Name && typeof pattern === 'string' && scope !== null)
      words.set(scope, [...(words.get(scope) ?? []), pattern])
    else made.push(scoped(scope, sourceOf(type)))
  }
  return made
}

const wordPatterns = (words: ReadonlyMap<string, readonly string[]>): Pattern[] =>
  [...words].map(([scope, each]) => scoped(scope, anyWord(each)))

/** Types of the language that are no words of it. */
const ownTypes = (): Pattern[] => [scoped('support.type', anyWord(BUILTIN_TYPES))]

const anyWord = (words: readonly string[]): string => `(?:${[...words].sort().join('|')})${wordEnds}`

const scoped = (scope: string | null, match: string): Pattern =>
  scope === null ? { match } : { name: `${scope}.houserules`, match }

/** @throws Error for a token that is told by a function; names, the only ones, have a source of their own */
function sourceOf(type: TokenType): string {
  const { PATTERN } = type
  // The lexer's pattern says code points by their halves, of which Oniguruma knows nothing.
  if (type === t.Strange) return '[^\\r\\n]'
  if (typeof PATTERN === 'string') return PATTERN.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (PATTERN instanceof RegExp) return inOniguruma(PATTERN.source)
  throw new Error(`${type.name} has no pattern that a grammar could say`)
}

/** The scope that themes colour a token by: https://macromates.com/manual/en/language_grammars#naming_conventions. */
function scopeOf(type: TokenType): string | null {
  switch (type) {
    case t.Comment:
      return 'comment.line.double-dash'
    case t.Text:
    case t.OpenText:
      return 'string.quoted.double'
    case t.Cite:
    case t.OddCite:
      return 'entity.name.tag'
    case t.Numeral:
      return 'constant.numeral'
    case t.Yes:
    case t.No:
    case t.None:
      return 'constant.language'
    case t.Comma:
    case t.Colon:
      return 'punctuation.separator'
    case t.Open:
    case t.Close:
      return 'punctuation.section.parens'
    case t.Tab:
    case t.Foreign:
    case t.OpenQuote:
    case t.Strange:
      return 'invalid.illegal'
    case t.Name:
      return null
    default:
      return wordScope(type)
  }
}

function wordScope(type: TokenType): string {
  if (t.isReserved(type)) return 'keyword.control'
  // Words that may be names as well.
  return type.CATEGORIES?.includes(t.Name) === true ? 'keyword.other' : 'keyword.operator'
}

const page = new URL('../vscode/syntaxes/houserules.tmLanguage.json', import.meta.url)
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(page, textMateGrammar())
