import type { IToken, TokenType } from 'chevrotain'
import { createTokenInstance, tokenMatcher } from '../grammar/chevrotain.ts'
import { layOut } from '../grammar/layout.ts'
import * as t from '../grammar/tokens.ts'

/** What stands before a cursor, as far as it decides what may be written there. */
export type Caret =
  | { readonly kind: 'nothing' }
  /** In the brackets of a citation. */
  | { readonly kind: 'clause'; readonly from: number }
  /** In the quotes of an `include`. */
  | { readonly kind: 'path'; readonly from: number }
  | CaretInCode

export interface CaretInCode {
  readonly kind: 'code'
  /** Where the word begins that is being written: the cursor itself between words. */
  readonly from: number
  /** Where the sentence begins that it belongs to, at the margin. */
  readonly sentence: number
  /** What of the sentence leads to the cursor: the lines around, and the words before it. */
  readonly before: IToken[]
  /** The words before it in its own line. */
  readonly line: readonly IToken[]
  /** The line around its own; null at the margin. */
  readonly around: readonly IToken[] | null
  /** Whether nothing but comments stands before the sentence. */
  readonly first: boolean
}

/** A line as it was laid out, and the lines below it. */
interface Line {
  readonly tokens: IToken[]
  readonly below: Line[]
}

export function caretAt(text: string, offset: number): Caret {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const lexed = t.lex(line)
  if (lexed.groups['comments']?.length !== 0) return { kind: 'nothing' }
  const last = lexed.tokens.at(-1)
  const start = offset - line.length
  if (last?.tokenType === t.OpenText && last.startOffset + last.image.length === line.length)
    return lexed.tokens.at(-2)?.tokenType === t.Include
      ? { kind: 'path', from: start + last.startOffset + 1 }
      : { kind: 'nothing' }
  const cite = /\[(?:[^\s,[\]]+ *, *)*([^\s,[\]]*)$/u.exec(line)
  if (cite !== null) return { kind: 'clause', from: offset - (cite[1]?.length ?? 0) }
  return inCode(text, offset, wordBefore(line, lexed.tokens))
}

/** How long the word is that ends at the end of a line: a name, a word of the language, or what may become one. */
function wordBefore(line: string, tokens: readonly IToken[]): number {
  const last = tokens.at(-1)
  if (last === undefined || last.startOffset + last.image.length !== line.length) return 0
  const quoted = line.lastIndexOf('《')
  if (quoted > line.lastIndexOf('》')) return line.length - quoted
  if (isWord(last)) return last.image.length
  // A name goes on behind a hyphen.
  const before = tokens.at(-2)
  const joined = last.tokenType === t.Minus && before !== undefined && isWord(before)
  return joined && before.startOffset + before.image.length === last.startOffset ? before.image.length + 1 : 0
}

const isWord = (token: IToken): boolean =>
  tokenMatcher(token, t.Name) || t.isReserved(token.tokenType) || token.tokenType === t.Numeral

function inCode(text: string, offset: number, wordLength: number): CaretInCode {
  const from = offset - wordLength
  const sentence = sentenceAt(text, from)
  const written = `${text.slice(sentence, from)}${HERE}`
  const { tokens } = layOut(t.lex(written).tokens, written)
  const lines = linesOf(tokens)
  const path = pathTo(lines)
  const own = path.at(-1)?.tokens.slice(0, -2) ?? []
  return {
    kind: 'code',
    from,
    sentence,
    before: leadingTo(lines),
    line: own,
    around: path.at(-2)?.tokens ?? null,
    first: /^(?:\s*(?:--.*)?(?:\r?\n|$))*$/u.test(text.slice(0, sentence)),
  }
}

/** Stands where the cursor is while its line is laid out. */
const HERE = 'x'

/** Where the line at the margin begins that begins the sentence around an offset. */
function sentenceAt(text: string, offset: number): number {
  let start = text.lastIndexOf('\n', offset - 1) + 1
  let line = text.slice(start, offset)
  if (line === '') return start
  while (start > 0 && !BEGINS.test(line)) {
    const end = start - 1
    start = text.lastIndexOf('\n', end - 1) + 1
    line = text.slice(start, end)
  }
  return start
}

/** No blank, no comment, and nothing by which a line goes on. */
const BEGINS = /^(?![ \t\r)]|--|(?:where|and|or)(?![\p{L}\p{N}-]))./u

function linesOf(tokens: readonly IToken[]): Line[] {
  const top: Line[] = []
  const open: Line[][] = [top]
  let tokensOfLine: IToken[] = []
  for (const token of tokens) {
    const lines = open.at(-1) ?? top
    if (token.tokenType === t.Indent) open.push(lines.at(-1)?.below ?? lines)
    else if (token.tokenType === t.Dedent) open.pop()
    else tokensOfLine.push(token)
    if (token.tokenType !== t.NL) continue
    lines.push({ tokens: tokensOfLine, below: [] })
    tokensOfLine = []
  }
  return top
}

function pathTo(lines: readonly Line[]): readonly Line[] {
  const last = lines.at(-1)
  return last === undefined ? [] : [last, ...pathTo(last.below)]
}

/** The tokens that lead to the last line: of each block around it the line that opens it, and those it goes on from. */
function leadingTo(lines: readonly Line[]): IToken[] {
  const last = lines.at(-1)
  if (last === undefined) return []
  const isCaret = last.below.length === 0
  // At the beginning of a line it counts what the line before was, since an `else` may follow.
  const from = opening(lines, lines.length - (isCaret && last.tokens.length === 2 && lines.length > 1 ? 2 : 1))
  const before = lines.slice(from, -1).flatMap(opened)
  if (isCaret) return [...before, ...last.tokens.slice(0, -2)]
  return [...before, ...last.tokens, mark(t.Indent), ...leadingTo(last.below)]
}

/** The line that a branch such as `else` goes on from. */
function opening(lines: readonly Line[], index: number): number {
  let at = index
  while (at > 0 && isBranch(lines[at])) at -= 1
  return at
}

function isBranch(line: Line | undefined): boolean {
  const [first, second] = line?.tokens ?? []
  const head = first?.tokenType === t.Cite ? second : first
  return head?.tokenType === t.Else || head?.tokenType === t.Until
}

/** A line with a block below it that is as short as it can be. */
function opened({ tokens, below }: Line): IToken[] {
  const [first] = below
  return first === undefined ? tokens : [...tokens, mark(t.Indent), ...opened(first), mark(t.Dedent)]
}

/** A token of layout, which nobody writes. */
export const mark = (type: TokenType, image = ''): IToken => createTokenInstance(type, image, 0, 0, 0, 0, 0, 0)
