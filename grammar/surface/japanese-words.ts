import { isName } from '../name-in-text.ts'
import type { JapaneseNames } from './vocabulary.ts'
import type { SourceWord } from './word.ts'

const KANJI = String.raw`\p{Script=Han}\p{Script=Katakana}ー々〆`
/** Names of kanji and katakana end before these, which say how a number compares. */
const SUFFIX = '以上|以下'
const OTHER = String.raw`(?![${KANJI}\p{Script=Hiragana}])[\p{L}\p{M}\p{N}\p{So}\p{Sc}_\u200d]`
const LETTERS = `(?:${OTHER})+(?:-(?:${OTHER})+)*`
const RUN = `(?:(?!${SUFFIX})[${KANJI}])+`

const ordinary = [
  String.raw`(?<blank>[ \u3000\uFEFF]+)`,
  String.raw`(?<tab>\t+)`,
  String.raw`(?<line>\r\n|\n|\r)`,
  String.raw`(?<remark>--[^\r\n]*)`,
  String.raw`(?<text>「(?:\\.|[^」\\\r\n])*(?:」|\\?)|"(?:\\.|[^"\\\r\n])*(?:"|\\?))`,
  String.raw`(?<cite>[[［][^[\]［］\r\n]+[\]］])`,
  String.raw`(?<quoted>《[^》\r\n]{1,80}》)`,
  String.raw`(?<named>〈[^〉\r\n]{1,80}〉)`,
  String.raw`(?<number>[0-9０-９]+(?!-?${OTHER}))`,
  `(?<letters>${LETTERS})`,
  `(?<suffix>${SUFFIX})`,
  `(?<run>${RUN})`,
  String.raw`(?<sign>\.\.|[\s\S])`,
].join('|')

/** Signs that are as good as the one that is printed. */
const SAME: Readonly<Record<string, string>> = {
  ',': '、',
  '，': '、',
  ':': '：',
  '(': '（',
  ')': '）',
  '＝': '=',
  '＋': '+',
  '－': '-',
  '−': '-',
  '＊': '*',
  '×': '*',
  '／': '/',
  '÷': '/',
  '〜': '..',
  '～': '..',
  '…': '..',
  '･': '・',
}

/** What parts words: the end of a line, a tab, a remark. */
export interface Gap {
  readonly kind: 'line' | 'tab' | 'remark'
  readonly said: string
  readonly start: number
  readonly end: number
}

export const isGap = (word: SourceWord | Gap): word is Gap =>
  word.kind === 'line' || word.kind === 'tab' || word.kind === 'remark'

/**
 * Divides a text into words: names are runs of kanji and katakana, or of letters and digits, or stand in brackets; all
 * else are single signs. Names are told in English where the vocabulary has them, and forms of its verbs as the name and
 * the ending of する.
 */
export function japaneseWords(text: string, vocabulary: JapaneseNames): readonly (SourceWord | Gap)[] {
  const words: (SourceWord | Gap)[] = []
  for (const match of text.matchAll(patternOf(vocabulary))) {
    const groups = match.groups as Record<string, string | undefined>
    const place = { start: match.index, end: match.index + match[0].length }
    if (groups['blank'] !== undefined) continue
    if (groups['verb'] !== undefined) words.push(...verbWords(groups['verb'], place, vocabulary))
    else words.push(wordOf(groups, match[0], place, vocabulary))
  }
  return words
}

const PATTERNS = new WeakMap<JapaneseNames, RegExp>()

function patternOf(vocabulary: JapaneseNames): RegExp {
  const known = PATTERNS.get(vocabulary)
  if (known !== undefined) return known
  const verbs = vocabulary.verbForms.map(({ form }) => form).join('|')
  const pattern = new RegExp(verbs === '' ? ordinary : `(?<verb>${verbs})|${ordinary}`, 'gu')
  PATTERNS.set(vocabulary, pattern)
  return pattern
}

type Place = Pick<SourceWord, 'start' | 'end'>

/** The name, and the ending of する that the form of the verb stands for, sign by sign. */
function verbWords(form: string, { start, end }: Place, { verbForms }: JapaneseNames): readonly SourceWord[] {
  const found = verbForms.find((each) => each.form === form)
  if (found === undefined) return []
  const ending = [...found.ending].map((said): SourceWord => ({ kind: 'mark', said, start: end, end }))
  return [{ kind: 'name', said: found.name, start, end }, ...ending]
}

function wordOf(
  { tab, line, remark, text, cite, number, quoted, named, letters, run }: Record<string, string | undefined>,
  said: string,
  place: Place,
  vocabulary: JapaneseNames,
): SourceWord | Gap {
  if (line !== undefined) return { kind: 'line', said, ...place }
  if (tab !== undefined) return { kind: 'tab', said, ...place }
  if (remark !== undefined) return { kind: 'remark', said, ...place }
  if (number !== undefined) return { kind: 'number', said: number.normalize('NFKC'), ...place }
  if (text !== undefined) return { kind: 'text', said: englishText(text), ...place }
  if (cite !== undefined) return { kind: 'cite', said: `[${cite.slice(1, -1).replace(/、/gu, ',')}]`, ...place }
  if (quoted !== undefined) return { kind: 'name', said: quoted, ...place }
  if (named !== undefined)
    return { kind: 'quoted', said: englishName(vocabulary.inEnglish(named.slice(1, -1))), ...place }
  const name = letters ?? run
  if (name !== undefined) {
    const english = englishName(vocabulary.inEnglish(name))
    return english === name
      ? { kind: 'name', said: name, ...place }
      : { kind: 'name', said: english, as: name, ...place }
  }
  return { kind: 'mark', said: SAME[said] ?? said, ...place }
}

const englishName = (name: string): string => (isName(name) ? name : `《${name}》`)

/** Whether a text has its closing quote. */
export const isClosed = (text: string): boolean => /^(?:「(?:\\.|[^\\])*」|"(?:\\.|[^\\])*")$/u.test(text)

function englishText(text: string): string {
  if (text.startsWith('"')) return text
  const inside = text.slice(1, isClosed(text) ? -1 : undefined)
  return `"${inside.replace(/\\」/gu, '」').replace(/(?<!\\)"/gu, '\\"')}"`
}

const BARE = new RegExp(`^(?:${LETTERS}|${RUN})$`, 'u')

/** A name, number, text or clause id as a Japanese text has it; names that forms of the language use stand in brackets. */
export function inJapanese(
  { kind, said, proper }: SourceWord,
  vocabulary: JapaneseNames,
  taken: ReadonlySet<string>,
): string {
  if (kind === 'text') return `「${said.slice(1, -1).replace(/\\"/gu, '"').replace(/」/gu, '\\」')}」`
  if ((kind !== 'name' && kind !== 'quoted') || said.startsWith('《')) return said
  const word = proper === true ? said : vocabulary.inJapanese(said)
  return BARE.test(word) && !taken.has(word) ? word : `〈${word}〉`
}

const ENDS = new RegExp(`(?:(?<run>[${KANJI}])|(?<letters>${OTHER}))$`, 'u')
const BEGINS = new RegExp(`^(?:(?!${SUFFIX})(?<run>[${KANJI}])|(?<letters>${OTHER}))`, 'u')

/** Whether two pieces of a text would run together without a blank between them. */
export function runsTogether(before: string, after: string): boolean {
  const [left, right] = [ENDS.exec(before)?.groups, BEGINS.exec(after)?.groups]
  if (left === undefined || right === undefined) return false
  return (left['run'] !== undefined) === (right['run'] !== undefined)
}
