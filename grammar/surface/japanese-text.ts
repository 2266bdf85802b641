import type { IToken, TokenType } from 'chevrotain'
import { createTokenInstance } from '../chevrotain.ts'
import type { Fault } from '../fault.ts'
import { layOut, levelOf } from '../layout.ts'
import { lexicalFaults } from '../lexical-errors.ts'
import {
  Cite,
  Close,
  Comma,
  Comment,
  Dedent,
  Foreign,
  Indent,
  lex,
  LineBreak,
  Name,
  NL,
  Numeral,
  Open,
  OpenText,
  Tab,
  Text,
} from '../tokens.ts'
import type { ReadForm, Stuck } from './earley.ts'
import { type Gap, isClosed, isGap, japaneseWords } from './japanese-words.ts'
import { isReading, type LineOfWords, type LineRead, MOST_WORDS, readLines } from './lines.ts'
import { type SaidForm, surfaceOf } from './surface.ts'
import type { JapaneseNames } from './vocabulary.ts'
import type { SourceWord } from './word.ts'

const FIRST_LINE = /^(?:[ \u3000]*(?:--[^\r\n]*)?\r?\n)*\uFEFF?[ \u3000]*言語[ \u3000]+ja(?![^\s\u3000-])/u

/** Whether a text says by its first line that it is written in Japanese. */
export const isJapanese = (text: string): boolean => text.includes('言語') && FIRST_LINE.test(text)

const TYPES: Readonly<Record<SourceWord['kind'] | Gap['kind'], TokenType>> = {
  name: Name,
  quoted: Name,
  number: Numeral,
  text: Text,
  cite: Cite,
  mark: Foreign,
  line: LineBreak,
  tab: Tab,
  remark: Comment,
}

/** Signs by which a line goes on below. */
const SIGNS: Readonly<Record<string, TokenType>> = { '、': Comma, '（': Open, '〔': Open, '）': Close, '〕': Close }

const tokenAt = (type: TokenType, image: string, start: number, end: number): IToken =>
  createTokenInstance(type, image, start, end - 1, NaN, NaN, NaN, NaN)

/** A Japanese text, laid out in lines as English ones are. */
export interface JapaneseText {
  /** With those of the layout. */
  readonly tokens: readonly IToken[]
  readonly remarks: readonly IToken[]
  readonly faults: readonly Fault[]
  readonly wordOf: (token: IToken) => SourceWord
}

export function layOutJapanese(text: string, vocabulary: JapaneseNames): JapaneseText {
  const words = new Map<IToken, SourceWord>()
  const tokens: IToken[] = []
  const remarks: IToken[] = []
  for (const word of japaneseWords(text, vocabulary)) {
    const image = text.slice(word.start, word.end)
    const ownType = word.kind === 'mark' ? SIGNS[word.said] : word.kind === 'text' && !isClosed(image) ? OpenText : null
    const token = tokenAt(ownType ?? TYPES[word.kind], image, word.start, word.end)
    if (word.kind === 'remark') remarks.push(token)
    else tokens.push(token)
    if (!isGap(word)) words.set(token, word)
  }
  const layout = layOut(tokens, text)
  // Every token that is no part of the layout was made of a word.
  return {
    tokens: layout.tokens,
    remarks,
    faults: [...lexicalFaults(tokens, text), ...layout.faults],
    wordOf: (token) => words.get(token) as SourceWord,
  }
}

interface TokenLine extends LineOfWords {
  /** Layout tokens before and behind it. */
  readonly before: readonly IToken[]
  readonly behind: readonly IToken[]
}

function tokenLines({ tokens, wordOf }: JapaneseText): readonly TokenLine[] {
  const lines: TokenLine[] = []
  let [before, words]: [IToken[], IToken[]] = [[], []]
  for (const token of tokens) {
    const type = token.tokenType
    if (type === NL) {
      const first = words[0]
      if (first !== undefined) lines.push({ level: levelOf(first), words: words.map(wordOf), before, behind: [token] })
      ;[before, words] = [[], []]
    } else if (type === Indent || type === Dedent) before.push(token)
    else words.push(token)
  }
  const last = lines.at(-1)
  if (last !== undefined) lines[lines.length - 1] = { ...last, behind: [...last.behind, ...before] }
  return lines
}

/** The first line of a Japanese text, which says what it is. */
export const saysLanguage = ({ words: [what, which, ...more] }: LineOfWords): boolean =>
  what?.said === '言語' && which?.said === 'ja' && more.length === 0

/** The lines of a text up to a place, without the one that says the language. */
export function linesBefore(text: string, vocabulary: JapaneseNames): readonly LineOfWords[] {
  const lines = tokenLines(layOutJapanese(text, vocabulary))
  return lines[0] !== undefined && saysLanguage(lines[0]) ? lines.slice(1) : lines
}

/** What was written in Japanese as the tokens of English rules, each with its place in the Japanese text. */
export interface EnglishTokens {
  readonly tokens: readonly IToken[]
  readonly faults: readonly Fault[]
}

/** Reads a Japanese text; lines that cannot be read are left out, with their blocks. */
export function englishTokens(text: string, vocabulary: JapaneseNames, atBeginning: boolean): EnglishTokens {
  const japanese = layOutJapanese(text, vocabulary)
  const all = tokenLines(japanese)
  const begins = atBeginning && all[0] !== undefined && saysLanguage(all[0])
  const lines = begins ? all.slice(1) : all
  const faults = [...japanese.faults]
  const tokens: IToken[] = []
  let unread: number | null = null
  for (const { line, found } of readLines(lines, 'ja', atBeginning)) {
    const { before, behind, level, words } = line as TokenLine
    const goesOn: boolean = unread !== null && (level > unread || (level === unread && isOtherwise(found)))
    const deepest = unread ?? Infinity
    unread = goesOn ? unread : isReading(found) ? null : level
    // The block of what could not be read is left out with its beginning and its end.
    tokens.push(...before.filter((token) => levelOf(token) <= deepest))
    if (!goesOn && isReading(found)) tokens.push(...sayEnglish(found, words, level), ...behind)
    else tokens.push(...behind.filter((token) => token.tokenType === Dedent && levelOf(token) <= (unread ?? level)))
    if (found !== null && !isReading(found)) faults.push(unreadLine(line, found))
  }
  return { tokens, faults }
}

/** What begins with else belongs to the line before that could not be read. */
function isOtherwise(found: LineRead['found']): boolean {
  if (!isReading(found)) return false
  const { statement } = found.parts
  return statement !== undefined && 'form' in statement && statement.form.form.branch === true
}

const spellings = new Map<string, readonly { readonly type: TokenType; readonly image: string }[]>()

function spelled(text: string): readonly { readonly type: TokenType; readonly image: string }[] {
  const known = spellings.get(text) ?? lex(text).tokens.map(({ tokenType, image }) => ({ type: tokenType, image }))
  spellings.set(text, known)
  return known
}

function sayEnglish(reading: ReadForm<SaidForm>, words: readonly SourceWord[], level: number): readonly IToken[] {
  return surfaceOf('en')
    .say(reading)
    .flatMap((piece) => {
      const [text, start, end] =
        piece.kind === 'literal'
          ? [piece.text, words[piece.of.start]?.start ?? 0, words[piece.of.end - 1]?.end ?? 0]
          : [piece.said, piece.start, piece.end]
      return spelled(text).map(({ type, image }) => {
        const token = tokenAt(type, image, start, end)
        token.payload = level
        return token
      })
    })
}

/** What is wrong with a line that no form of the language is. */
export function unreadLine({ words }: LineOfWords, { at, expected, isTooDeep }: Stuck): Fault {
  if (isTooDeep === true || words.length > MOST_WORDS) return tooLong(words[at])
  const place = words[Math.min(at, words.length - 1)]
  const chunks = [...new Set(expected.flatMap((sign) => (sign.kind === 'literal' ? [sign.chunk] : [])))]
  const shown = chunks.slice(0, 6).map((chunk) => `\`${chunk}\``)
  return {
    code: 'HR0001',
    title: 'this line cannot be read',
    sentence: shown.length === 0 ? 'expected something else here' : `expected ${shown.join(', ')} here`,
    hint: null,
    start: place === undefined ? 0 : at < words.length ? place.start : place.end,
    end: place?.end ?? 0,
  }
}

const tooLong = (from: SourceWord | undefined): Fault => ({
  code: 'HR0004',
  title: 'this is too long',
  sentence: 'from here on there is more than one line can join',
  hint: 'say a part of it in a line of its own, with a name for it',
  start: from?.start ?? 0,
  end: from?.end ?? 0,
})
