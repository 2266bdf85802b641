import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import oniguruma from 'vscode-oniguruma'
import textmate, { type IGrammar } from 'vscode-textmate'
import { beforeAll, describe, expect, it } from 'vitest'
import { isJapanese } from '../../grammar/surface/japanese-text.ts'
import { textMateGrammar } from '../../editors/textmate/write-grammar.ts'
import { lex, LineBreak } from '../../grammar/tokens.ts'
import { coloursOf } from '../../language/colours.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { rulesTexts } from '../grammar/rules-texts.ts'
import { byDay, sampledSeed } from '../kit/effort.ts'

/** The grammar that editors colour by is the lexer's, tried by what VS Code itself colours with. */

const file = new URL('../../editors/vscode/syntaxes/houserules.tmLanguage.json', import.meta.url)
const templates = new URL('../../templates/games/', import.meta.url)
let grammar: IGrammar

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm')
  await oniguruma.loadWASM(readFileSync(wasm))
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: () => Promise.resolve(textmate.parseRawGrammar(readFileSync(file, 'utf8'), 'grammar.json')),
  })
  const loaded = await registry.loadGrammar('source.houserules')
  if (loaded === null) throw new Error('the grammar has not been read')
  grammar = loaded
})

/** Kinds of stretches as the language service tells them, by the scopes that stand for them. */
const KINDS: readonly (readonly [scope: string, kind: string])[] = [
  ['comment.', 'comment'],
  ['string.', 'text'],
  ['entity.name.tag.', 'clause'],
  ['constant.numeral.', 'number'],
  ['constant.language.', 'word'],
  ['keyword.control.', 'word'],
  ['keyword.other.', 'word'],
  ['support.type.', 'type'],
]

/** What the grammar tells, as `at:words kind`; blanks between are none of it. */
function told(text: string): string[] {
  let [state, from] = [textmate.INITIAL, 0]
  return text.split(/(?<=\r\n|\n|\r(?!\n))/).flatMap((line) => {
    const bare = line.replace(/[\r\n]+$/, '')
    const { tokens, ruleStack } = grammar.tokenizeLine(bare, state)
    const start = from
    state = ruleStack
    from += line.length
    return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const words = bare.slice(startIndex, endIndex)
      const kind = KINDS.find(([scope]) => scopes.at(-1)?.startsWith(scope) === true)?.[1] ?? 'none'
      return /^[ \uFEFF]*$/.test(words) ? [] : [`${start + startIndex}:${words} ${kind}`]
    })
  })
}

/** The same by the lexer and, for kinds, by the language service where no name is known. */
function expected(text: string): string[] {
  const kinds = new Map(coloursOf(new NamesOfGames([]), '', text).map(({ start, kind }) => [start, kind]))
  const { tokens, groups } = lex(text)
  return [...tokens, ...(groups['comments'] ?? [])]
    .filter(({ tokenType }) => tokenType !== LineBreak)
    .sort((a, b) => a.startOffset - b.startOffset)
    .map(({ startOffset, image }) => `${startOffset}:${image} ${kinds.get(startOffset) ?? 'none'}`)
}

it('is what the tokens of the lexer make today', () => {
  // `npm run textmate` writes it.
  expect(readFileSync(file, 'utf8')).toBe(textMateGrammar())
})

describe('tells the tokens of the lexer, each with its kind', () => {
  // What is written in Japanese has other tokens, which the language server tells.
  const english = [...rulesTexts].filter(([, text]) => !isJapanese(text))
  const shipped = english.map(([path, text]) => [`rules/${path}`, text] as const)
  const begun = readdirSync(templates).map(
    (path) => [`templates/games/${path}`, readFileSync(new URL(path, templates), 'utf8')] as const,
  )
  it.each([...shipped, ...begun])('%s', (_path, text) => {
    expect(told(text)).toEqual(expected(text))
  })
})

/** Words, names and signs, and what they may be taken for where they touch. */
const PIECES = [
  'no none not of card becomes number player noon 4-of-a-kind 10♠ 1-2 1-2-3-4-5-x 聖魔 ８切り ½ é ٣ 😀 7 _ x'.split(
    ' ',
  ),
  '- -- -= = == => -> <= != ! .. . && & | ( ) , : := " \\ "a" \\" [ ] [a.1] 《 》 { } % ; ≤'.split(' '),
  [
    '[a, b]',
    '[a b]',
    '《two words》',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '\uFEFF',
    '\u00A0',
    '\u2028',
    'e\u0301',
    '\u200D',
  ],
].flat()

it('tells them in any text', () => {
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      expect(told(text)).toEqual(expected(text))
    }),
    { numRuns: byDay(600, 3000), ...sampledSeed('textmate') },
  )
})
