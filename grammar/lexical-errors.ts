import type { IToken } from 'chevrotain'
import { tokenMatcher } from './chevrotain.ts'
import type { Fault, Repair } from './fault.ts'
import { Name, OddCite, OpenQuote, OpenText, Strange } from './tokens.ts'

/** Signs that look like one of the language, as typed with a Japanese keyboard or pasted from a text processor. */
const lookalikes: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '，': ',',
  '、': ',',
  '：': ':',
  '＝': '=',
  '＋': '+',
  '－': '-',
  '＊': '*',
  '／': '/',
  '＜': '<',
  '＞': '>',
  '［': '[',
  '］': ']',
  '"': '"',
  '“': '"',
  '”': '"',
  '„': '"',
  '「': '"',
  '」': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '×': '*',
  '÷': '/',
  '…': '..',
  '．': '.',
}

const blanks: ReadonlySet<string> = new Set(['\u3000', '\u00a0', '\u2003', '\u2009', '\u202f', '\u200b'])

/** Faults of single tokens: a run of characters that belong to nothing makes one fault. */
export function lexicalFaults(tokens: readonly IToken[], text: string): Fault[] {
  const faults: Fault[] = []
  let end = -1
  let bracket: IToken | null = null
  for (const [i, token] of tokens.entries()) {
    if (token.tokenType === OpenQuote) bracket = token
    if (token.tokenType === OpenText) faults.push(unclosedText(token))
    if (token.tokenType === OddCite) faults.push(oddCite(token))
    if (token.tokenType === Name) faults.push(...unseen(token))
    if (token.tokenType !== Strange) continue
    if (token.startOffset !== end)
      faults.push(
        bracket !== null && !/[\r\n]/.test(text.slice(bracket.startOffset, token.startOffset))
          ? strangeText(token, { hint: NAME_IN_BRACKETS, repair: null })
          : strangeText(token, asInOtherLanguages(tokens, i) ?? inPlainSigns(tokens.slice(i), text)),
      )
    end = token.startOffset + token.image.length
  }
  return faults
}

/** `c.rank`, `c's rank`, `can't`: what stands on both sides of a sign tells what is meant. */
function asInOtherLanguages(tokens: readonly IToken[], i: number): Meant | null {
  const [left, sign, right] = [tokens[i - 1], tokens[i], tokens[i + 1]]
  if (left === undefined || sign === undefined) return null
  const remark = remarkBefore(tokens, i)
  if (remark !== null) return remark
  if (right === undefined || endOf(left) !== sign.startOffset || right.startOffset !== endOf(sign)) return null
  if (/^['’]$/u.test(sign.image)) return withApostrophe(left, right, tokens[i + 2])
  return sign.image === '.' ? withPoints(tokens, i) : null
}

const endOf = ({ startOffset, image }: IToken): number => startOffset + image.length

/** `c.owner.hand`: each is asked of what stands before it. */
function withPoints(tokens: readonly IToken[], i: number): Meant | null {
  const names: IToken[] = []
  for (let at = i - 1; ; at += 2) {
    const [name, point] = [tokens[at], tokens[at + 1]]
    if (name === undefined || !tokenMatcher(name, Name)) return null
    names.push(name)
    const next = tokens[at + 2]
    if (point?.image !== '.' || endOf(name) !== point.startOffset || next?.startOffset !== endOf(point)) break
  }
  const [first, last] = [names[0], names.at(-1)]
  if (first === undefined || last === undefined) return null
  const said = names.map(({ image }) => image).toReversed()
  return { hint: askedWith(said.join(' of ')), repair: written(first, last, said.join(' of ')) }
}

const askedWith = (said: string): string => `what something has is asked with \`of\`: \`${said}\``

/** `can't`, `isn't` and `c's rank`. */
function withApostrophe(left: IToken, right: IToken, next: IToken | undefined): Meant | null {
  if (left.image === 'can')
    return { hint: 'what is forbidden is said with `cannot`', repair: written(left, right, 'cannot') }
  if (left.image === 'isn' && right.image === 't')
    return { hint: 'write `is not`', repair: written(left, right, 'is not') }
  if (right.image !== 's' || !tokenMatcher(left, Name) || next === undefined || !tokenMatcher(next, Name))
    return { hint: null, repair: null }
  const said = `${next.image} of ${left.image}`
  return { hint: askedWith(said), repair: written(left, next, said) }
}

/** Behind `//` or `#` stands a remark, whatever signs are in it. */
function remarkBefore(tokens: readonly IToken[], i: number): Meant | null {
  const sign = tokens[i]
  if (sign?.image === '#') return { hint: null, repair: written(sign, sign, '--') }
  for (let at = i - 1; at > 0; at -= 1) {
    const [slash, before] = [tokens[at], tokens[at - 1]]
    if (slash === undefined || before === undefined || slash.startLine !== sign?.startLine) return null
    if (slash.image === '/' && before.image === '/' && endOf(before) === slash.startOffset)
      return { hint: 'a comment begins with `--`', repair: written(before, slash, '--') }
  }
  return null
}

/** What a sign is meant to say between what stands on both sides. */
interface Meant {
  /** Null where the sign alone tells. */
  readonly hint: string | null
  readonly repair: Repair | null
}

const written = (left: IToken, right: IToken, replacement: string): Repair => ({
  title: `write \`${replacement}\``,
  start: left.startOffset,
  end: right.startOffset + right.image.length,
  replacement,
})

/** The signs that are meant by the first and by what belongs to nothing behind it on the line, such as a bracket that closes. */
function inPlainSigns(tokens: readonly IToken[], text: string): Meant {
  const [first] = tokens
  const start = first?.startOffset ?? 0
  const lineEnd = text.indexOf('\n', start)
  const strange = tokens.filter(
    ({ tokenType, startOffset }) => tokenType === Strange && (lineEnd < 0 || startOffset < lineEnd),
  )
  const last = strange.findLast(({ image }) => meantBy(image) !== null)
  if (first === undefined || last === undefined || meantBy(first.image) === null) return { hint: null, repair: null }
  const end = last.startOffset + last.image.length
  const signs = new Map(strange.map(({ startOffset, image }) => [startOffset, meantBy(image) ?? image]))
  const replacement = text
    .slice(start, end)
    .split('')
    .map((sign, i) => signs.get(start + i) ?? sign)
    .join('')
  return { hint: null, repair: { title: `write \`${replacement}\``, start, end, replacement } }
}

const NAME_IN_BRACKETS = 'a name in brackets begins with 《, and holds at most 80 signs'

const meantBy = (sign: string): string | null => (sign === "'" ? '"' : plainOf(sign))

function strangeText(token: IToken, meant: Meant): Fault {
  const first = token.image
  const start = token.startOffset
  return {
    code: 'HR0003',
    title: 'this character belongs to nothing',
    sentence: blanks.has(first) ? 'a blank that is not a plain space' : `${quoted(first)} is not used in rules`,
    hint: meant.hint ?? hintFor(first),
    repair: meant.repair,
    start,
    end: start + first.length,
  }
}

/**
 * Signs that do not show, or turn the reading direction: two names that differ in one of them look the same. Allowed
 * are what makes one picture of several, and what chooses between text and picture, by which names are not told
 * apart.
 */
const UNSEEN = new RegExp(
  [
    String.raw`(?![\ufe0e\ufe0f])(?:`,
    String.raw`(?<!\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)\u200d|\u200d(?!\p{Extended_Pictographic})|`,
    String.raw`(?!\u200d)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cc}\p{Cs}\p{Zl}\p{Zp}])`,
  ].join(''),
  'u',
)

/** The first sign of a name that cannot be seen. */
function unseen(token: IToken): Fault[] {
  const found = UNSEEN.exec(token.image)
  if (found === null) return []
  const start = token.startOffset + found.index
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return [
    {
      code: 'HR0006',
      title: 'a sign that cannot be seen',
      sentence: `this name holds U+${code}, which does not show`,
      hint: 'delete it, and write the name with the signs that can be seen',
      repair: { title: 'delete it', start, end: start + found[0].length, replacement: '' },
      start,
      end: start + found[0].length,
    },
  ]
}

function quoted(ch: string): string {
  const code = ch.codePointAt(0) ?? 0
  return code < 32 || code === 127
    ? `the control character U+${code.toString(16).padStart(4, '0').toUpperCase()}`
    : `\`${ch}\``
}

/** The sign of the language that one looks like; null where it looks like none. */
function plainOf(ch: string): string | null {
  if (blanks.has(ch)) return ' '
  if (Object.hasOwn(lookalikes, ch)) return lookalikes[ch] ?? null
  const usual = ch.normalize('NFKC')
  return usual !== ch && /^[!-~]$/.test(usual) ? usual : null
}

function hintFor(ch: string): string | null {
  if (blanks.has(ch)) return 'write a plain space'
  const plain = plainOf(ch)
  if (plain !== null) return `write \`${plain}\``
  if (ch === "'") return 'texts stand in double quotes'
  if (ch === '.') return 'numbers are whole, and a range is written `1..5`'
  if (ch === '》') return NAME_IN_BRACKETS
  if (ch === '#') return 'a comment begins with `--`'
  if (/[\p{P}]/u.test(ch)) return 'a name with such a character stands in 《 》'
  return null
}

function oddCite(token: IToken): Fault {
  return {
    code: 'HR0001',
    title: 'these are no clause ids',
    sentence: 'expected ids without blanks, with commas between them',
    hint: 'write them as in `[draw.1, gap.order]`',
    start: token.startOffset,
    end: token.startOffset + token.image.length,
  }
}

function unclosedText(token: IToken): Fault {
  return {
    code: 'HR0005',
    title: 'this text has no end',
    sentence: 'expected a closing `"` before the end of the line',
    hint: 'a quote inside a text is written `\\"`',
    start: token.startOffset,
    end: token.startOffset + token.image.length,
  }
}
