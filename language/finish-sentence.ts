import type { IToken, TokenType } from 'chevrotain'
import type { TokenCourse } from '../grammar/may-follow.ts'
import * as t from '../grammar/tokens.ts'
import { mark } from './caret.ts'

/** What ends a sentence soonest; what is not listed comes after, and of operators none is ever needed. */
const SOONEST: readonly TokenType[] = [
  t.NL,
  t.Close,
  t.Else,
  t.Named,
  t.Is,
  t.Colon,
  t.Comma,
  t.At,
  t.Becomes,
  t.Equals,
  t.Starts,
  t.Seen,
  t.By,
  t.Stop,
  t.To,
  t.Name,
]

const MOST_WORDS = 24

/**
 * Words that end a sentence of which some tokens are read, in as few words as the grammar lets it; null where it has no
 * end within reach. They mean nothing: only what is written is looked at. `depth` is how many blocks are open.
 */
export function wordsToEnd(read: TokenCourse, depth: number): string | null {
  const words: string[] = []
  let [course, deep] = [read, depth]
  for (let i = 0; i < MOST_WORDS; i += 1) {
    const next = soonest(course.followers().map(({ type }) => type))
    if (words.at(-1)?.startsWith('\n') === true && (course.mayEnd || next !== t.Indent)) return words.join(' ')
    if (next === null) return null
    deep += steps(next)
    words.push(next === t.NL ? `\n${'  '.repeat(deep)}` : next === t.Indent ? '  ' : spelled(next))
    course = course.after(mark(next))
  }
  return null
}

export const depthOf = (tokens: readonly IToken[]): number =>
  tokens.reduce((deep, { tokenType }) => deep + steps(tokenType), 0)

const steps = (type: TokenType): number => (type === t.Indent ? 1 : type === t.Dedent ? -1 : 0)

function soonest(types: readonly TokenType[]): TokenType | null {
  return SOONEST.find((type) => types.includes(type)) ?? types[0] ?? null
}

function spelled(type: TokenType): string {
  if (type === t.Name) return '《 》'
  if (type === t.Numeral) return '1'
  if (type === t.Text) return '""'
  if (type === t.Cite) return '[x]'
  return typeof type.PATTERN === 'string' ? type.PATTERN : ''
}
