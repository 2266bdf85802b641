import type { IToken, TokenType } from 'chevrotain'
import { BUILTIN_TYPES } from '../compiler/game/declare/spoken-for.ts'
import type { NamedKind } from '../compiler/game/name-use.ts'
import { isJapanese } from '../grammar/surface/japanese-text.ts'
import { isGap, japaneseWords } from '../grammar/surface/japanese-words.ts'
import { surfaceOf } from '../grammar/surface/surface.ts'
import { emptyVocabulary } from '../grammar/surface/vocabulary.ts'
import * as t from '../grammar/tokens.ts'
import type { NamesOfGames } from './name-table.ts'

/** A stretch of a text, and what it is: a name by what it stands for, else by the lexer of the language. */
export interface Coloured {
  /** Offset of its first sign, in UTF-16 units. */
  readonly start: number
  readonly length: number
  readonly kind: NamedKind | 'word' | 'comment' | 'text' | 'number'
  /** Whether it is a name that is declared here. */
  readonly declares: boolean
}

/** What each stretch of a file is, in the order of its text; signs between, and names that stand for nothing, are left out. */
export function coloursOf(table: NamesOfGames, path: string, text: string): readonly Coloured[] {
  if (isJapanese(text)) return japaneseColours(table, path, text)
  const names = new Map(table.within(path).map((occurrence) => [occurrence.span.start, occurrence]))
  return signsOf(text).flatMap(({ image, startOffset: start, tokenType }): Coloured[] => {
    const name = names.get(start)
    const named = name !== undefined && name.span.end === start + image.length
    const kind = named ? name.kind : kindOfSign(tokenType, image)
    const declares = named && name.symbol.declared.some((span) => span.file.path === path && span.start === start)
    return kind === null ? [] : [{ start, length: image.length, kind, declares }]
  })
}

/** What stands in a text by the lexer of the language, comments as well. */
export function signsOf(text: string): readonly IToken[] {
  const { tokens, groups } = t.lex(text)
  return [...tokens, ...(groups['comments'] ?? [])].sort((a, b) => a.startOffset - b.startOffset)
}

/** Words that may be names as well are of the kind of names. */
export const mayBeName = (type: TokenType): boolean => type === t.Name || type.CATEGORIES?.includes(t.Name) === true

const isOwnType = (image: string): boolean => BUILTIN_TYPES.some((name) => name === image)

/** What a sign is by itself; null where it may be a name, or says nothing. */
export function kindOfSign(
  type: TokenType,
  image: string,
): 'comment' | 'text' | 'clause' | 'number' | 'type' | 'word' | null {
  switch (type) {
    case t.Comment:
      return 'comment'
    case t.Text:
    case t.OpenText:
      return 'text'
    case t.Cite:
    case t.OddCite:
      return 'clause'
    case t.Numeral:
      return 'number'
    case t.Name:
      return isOwnType(image) ? 'type' : null
    default:
      return t.isReserved(type) || mayBeName(type) ? 'word' : null
  }
}

/** What each stretch of a Japanese text is: names by what they stand for, and hiragana as the words of the language. */
function japaneseColours(table: NamesOfGames, path: string, text: string): readonly Coloured[] {
  const names = table.within(path).map(({ kind, span, symbol }): Coloured => {
    const declares = symbol.declared.some((each) => each.file.path === path && each.start === span.start)
    return { start: span.start, length: span.end - span.start, kind, declares }
  })
  const taken = (start: number): boolean =>
    names.some((name) => name.start <= start && start < name.start + name.length)
  const { own } = surfaceOf('ja')
  const words = japaneseWords(text, emptyVocabulary).flatMap((word): readonly Coloured[] => {
    const kind = isGap(word) ? (word.kind === 'remark' ? 'comment' : null) : kindOf(word.kind, own.has(word.said))
    if (kind === null || taken(word.start) || (kind === 'word' && !/\p{L}/u.test(word.said))) return []
    return [{ start: word.start, length: word.end - word.start, kind, declares: false }]
  })
  return [...names, ...joined(words)].sort((a, b) => a.start - b.start)
}

function kindOf(kind: string, isOwn: boolean): Coloured['kind'] | null {
  if (kind === 'cite') return 'clause'
  if (kind === 'text' || kind === 'number') return kind
  return isOwn ? 'word' : null
}

/** Signs that stand side by side and are one word of the language. */
function joined(all: readonly Coloured[]): readonly Coloured[] {
  return all.reduce<readonly Coloured[]>((before, each) => {
    const last = before.at(-1)
    const goesOn = last?.kind === 'word' && each.kind === 'word' && last.start + last.length === each.start
    return goesOn ? [...before.slice(0, -1), { ...last, length: last.length + each.length }] : [...before, each]
  }, [])
}
