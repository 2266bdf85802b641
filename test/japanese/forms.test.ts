import fc from 'fast-check'
import { expect, test } from 'vitest'
import { surfaceOf } from '../../grammar/surface/surface.ts'
import { FORMS } from '../../grammar/surface/forms.ts'
import { isReading } from '../../grammar/surface/lines.ts'
import { englishLine, japaneseLine } from '../../grammar/surface/written.ts'
import { japaneseWords } from '../../grammar/surface/japanese-words.ts'
import { englishWord, type SourceWord } from '../../grammar/surface/word.ts'
import { plainVocabulary, vocabularyOf } from '../../grammar/surface/vocabulary.ts'
import { lex, vocabulary } from '../../grammar/tokens.ts'
import { times } from '../kit/effort.ts'

const english = surfaceOf('en')
const japanese = surfaceOf('ja')

const inEnglish = (line: string): readonly SourceWord[] => lex(line).tokens.map(englishWord)
const inJapanese = (line: string, names = plainVocabulary): readonly SourceWord[] =>
  japaneseWords(line, names).filter((word): word is SourceWord => word.kind !== 'remark')

const WORDS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  name: fc.constantFrom(
    'c',
    'p',
    'card',
    'rank',
    'hand',
    '手札',
    'に勝つ',
    '運',
    '《the Moat》',
    'follow-suit',
    '8♣',
    '5つ星',
  ),
  proper: fc.constantFrom('Hearts', 'ハーツ', '大富豪'),
  number: fc.nat(20).map(String),
  text: fc.constantFrom('"a title"', '"{p} plays {c}"', '"「印」と \\"quotes\\""'),
  cite: fc.constantFrom('[turn.3]', '[a, b.2]'),
}

const without = (en: string): string => en.replace(/\{[^{}]*\}/gu, '')
const partsIn = (en: string): readonly string[] =>
  [...without(en).matchAll(/<([a-z-]+)/gu)].map(([, part]) => part ?? '')

/** How many forms at least stand one in another in what a rule says. */
const heights = new Map<string, number>(Object.keys(WORDS).map((word) => [word, 0]))
const heightOf = (en: string): number => 1 + Math.max(0, ...partsIn(en).map((part) => heights.get(part) ?? Infinity))
for (let round = 0; round < 20; round += 1)
  for (const { rule, en } of FORMS) heights.set(rule, Math.min(heights.get(rule) ?? Infinity, heightOf(en)))

/** A line by the forms of the language, as English has it. */
function randomLine(rule: string, depth: number): fc.Arbitrary<string> {
  const word = WORDS[rule]
  if (word !== undefined) return word
  const forms = FORMS.filter((form) => form.rule === rule)
  const some = depth > 0 ? forms : forms.filter(({ en }) => heightOf(en) <= (heights.get(rule) ?? 0))
  return fc.constantFrom(...some).chain(({ en }) => randomTemplate(en, depth - 1))
}

function randomTemplate(en: string, depth: number): fc.Arbitrary<string> {
  const group = /\{([^{}]*)\}/u.exec(en)
  if (group !== null) {
    const left = en.slice(0, group.index) + en.slice(group.index + group[0].length)
    const within = en.slice(0, group.index) + (group[1] ?? '') + en.slice(group.index + group[0].length)
    return depth < 0
      ? randomTemplate(left, depth)
      : fc.boolean().chain((is) => randomTemplate(is ? within : left, depth))
  }
  const pieces = en.split(/(<[^<>]*>)/u).filter((piece) => piece !== '')
  return fc.tuple(...pieces.map((piece) => partOf(piece, depth))).map((all) => all.join(''))
}

const partOf = (piece: string, depth: number): fc.Arbitrary<string> => {
  const rule = /^<([a-z-]+)/u.exec(piece)?.[1]
  return rule === undefined ? fc.constant(piece) : randomLine(rule, depth)
}

test.each(['item', 'statement', 'step', 'given', 'way', 'deck-line', 'header-line'])(
  'what a line that is a %s says in Japanese is read as the same again',
  (rule) => {
    fc.assert(
      fc.property(randomLine(rule, 5), (line) => {
        const read = english.read(inEnglish(line), rule)
        // What is put together at random may read as no line, as where two names touch a third.
        fc.pre(isReading(read))
        if (!isReading(read)) return
        const said = japaneseLine(read, plainVocabulary, rule)
        const back = japanese.read(inJapanese(said), rule)
        expect(isReading(back) ? englishLine(back) : said).toBe(englishLine(read))
      }),
      { numRuns: 150 * times, maxSkipsPerRun: 100 },
    )
  },
)

const words = vocabularyOf({ play: '出す', turn: '番', suit: 'スート', hand: '手札', table: '場' })

function asEnglish(line: string): string {
  const read = japanese.read(inJapanese(line, words), 'item')
  return isReading(read) ? englishLine(read).replace(/ +/gu, ' ') : `stuck at ${read.at}`
}

test.each([
  ['プレイヤーpは2♣を出せない', 'プレイヤー p は　2♣ を 出せない'],
  ['target：数 = 100', 'target: 数 ＝ １００'],
  ['種類 色：♣、♦', '種類　色:♣，♦'],
  ['領域 場：全員に見える', '領域　〈場〉：全員に見える'],
  [
    '番において、ledが無しである場合、プレイヤーpはカードcを出してよい',
    'プレイヤーpは、ledが無しである場合、番においてカードcを出してよい',
  ],
])('%s is as good as %s', (printed, written) => {
  expect(asEnglish(written)).toBe(asEnglish(printed))
})

test('every word and sign of the language is in a form', () => {
  const literals = FORMS.flatMap(({ en }) => en.split(/<[a-z][^<>]*>|[{}|]/u))
  const said = new Set(literals.flatMap((text) => lex(text).tokens.map(({ tokenType }) => tokenType)))
  const missing = vocabulary.filter((type) => typeof type.PATTERN === 'string' && !said.has(type))
  const words = missing.map(({ PATTERN }) => PATTERN)
  // The opening bracket of a name is a sign of its own only where the closing one is missing.
  expect(words.filter((sign) => sign !== '《')).toEqual([])
})
