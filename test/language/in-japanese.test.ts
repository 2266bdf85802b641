import { expect, test } from 'vitest'
import { vocabularyAt } from '../../compiler/game/load.ts'
import { coloursOf } from '../../language/colours.ts'
import { complete } from '../../language/completion.ts'
import { NamesOfGames } from '../../language/name-table.ts'
import { rename } from '../../language/rename.ts'
import { checkGame } from '../../compiler/compile.ts'
import { hostOf, marked, SMALL } from './kit.ts'

const WORDS = JSON.stringify({ hand: '手札', turn: '番', play: '出す' })
const HEAD = '言語 ja\n\nSmallの変種 House\n\n'

function at(written: string): {
  readonly checked: ReturnType<typeof checkGame>
  readonly text: string
  readonly offset: number
  readonly texts: ReadonlyMap<string, string>
} {
  const { texts, cursor } = marked({
    'Small.rules': SMALL,
    'Small.words.ja.json': WORDS,
    'House.rules': HEAD + written,
  })
  return {
    checked: checkGame('House.rules', hostOf(texts)),
    text: texts.get('House.rules') ?? '',
    offset: cursor.offset,
    texts,
  }
}

function offered(written: string): readonly string[] {
  const { checked, text, offset, texts } = at(written)
  const around = {
    games: () => [],
    paths: () => [],
    snippets: false,
    japanese: () => vocabularyAt(hostOf(texts), 'House.rules'),
  }
  return complete([checked], { path: 'House.rules', offset }, text, around).all.map(({ label }) => label)
}

test.each([
  ['a form goes on', '番において、プレイヤーpは何か⌖', 'しなければならない'],
  ['a verb goes on', '番において、プレイヤーpは2を出して⌖', 'よい'],
  ['a sentence begins', '⌖', 'ただし、'],
  ['a condition ends', '番において、3が2より大⌖', '大きい'],
  ['a name of the game', '番において、プレイヤーpは⌖', '手札'],
])('%s', (_, written, label) => {
  expect(offered(written)).toContain(label)
})

test('names are coloured by what they stand for, and the words of the language as such', () => {
  const { checked, text } = at('[a.1] 番において、プレイヤーpはpの手札にあるカードcを出してよい⌖ -- ok\n')
  const all = coloursOf(new NamesOfGames([checked]), 'House.rules', text)
  const said = all.map(({ start, length, kind }) => `${text.slice(start, start + length)} ${kind}`)
  expect(said).toContain('手札 zone')
  expect(said).toContain('出して event')
  expect(said).toContain('において word')
  expect(said).toContain('[a.1] clause')
  expect(said).toContain('-- ok comment')
})

test('a name that is called otherwise in Japanese is not renamed', () => {
  const { checked, text, texts } = at('[a.1] 番において、プレイヤーpはpの手札にあるカードcを出してよい⌖\n')
  const table = new NamesOfGames([checked])
  const again = (): readonly ReturnType<typeof checkGame>[] => [checkGame('House.rules', hostOf(texts))]
  const found = rename(
    { table, checked: [checked], again },
    { path: 'House.rules', offset: text.indexOf('手札') },
    'held',
  )
  expect(found).toMatchObject({ ok: false, reason: expect.stringContaining('called otherwise') })
})
