import type { IToken } from 'chevrotain'
import { tokenMatcher } from '../chevrotain.ts'
import { Cite, Name, Numeral, Text } from '../tokens.ts'

/** A word of a line, whatever the language: what it can stand for, and where it is written. */
export interface SourceWord {
  /** `quoted` is a name that is no word of the language, whatever it says. */
  readonly kind: 'name' | 'quoted' | 'number' | 'text' | 'cite' | 'mark'
  /** As English rules write it, but for marks, which each language has of its own. */
  readonly said: string
  /** As it is written, where that is another word. */
  readonly as?: string
  /** It is the same in every language. */
  readonly proper?: true
  /** Offsets in the text; `end` is exclusive. */
  readonly start: number
  readonly end: number
}

const kindOf = (token: IToken): SourceWord['kind'] => {
  if (token.tokenType === Numeral) return 'number'
  if (tokenMatcher(token, Text)) return 'text'
  if (tokenMatcher(token, Cite)) return 'cite'
  return tokenMatcher(token, Name) ? 'name' : 'mark'
}

export const englishWord = (token: IToken): SourceWord => ({
  kind: kindOf(token),
  said: token.image,
  start: token.startOffset,
  end: token.startOffset + token.image.length,
})
