import type { TokenType } from 'chevrotain'
import { BUILTIN_TYPES } from '../compiler/game/declare/spoken-for.ts'
import type { NamedKind } from '../compiler/game/name-use.ts'
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
  const names = new Map(table.within(path).map((occurrence) => [occurrence.span.start, occurrence]))
  const { tokens, groups } = t.lex(text)
  return [...tokens, ...(groups['comments'] ?? [])]
    .sort((a, b) => a.startOffset - b.startOffset)
    .flatMap(({ image, startOffset: start, tokenType }): Coloured[] => {
      const name = names.get(start)
      const named = name !== undefined && name.span.end === start + image.length
      const kind = named ? name.kind : kindOf(tokenType, image)
      const declares = named && name.symbol.declared.some((span) => span.file.path === path && span.start === start)
      return kind === null ? [] : [{ start, length: image.length, kind, declares }]
    })
}

const isOwnType = (image: string): boolean => BUILTIN_TYPES.some((name) => name === image)

function kindOf(type: TokenType, image: string): Coloured['kind'] | null {
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
      // Words that may be names as well are of the kind of names.
      return t.isReserved(type) || type.CATEGORIES?.includes(t.Name) === true ? 'word' : null
  }
}
