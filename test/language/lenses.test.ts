import { expect, test } from 'vitest'
import { ParsedFiles } from '../../compiler/syntax/parsed-files.ts'
import { lineColumn } from '../../grammar/source-file.ts'
import { type Lens, lensesOf } from '../../language/lenses.ts'
import { checkedAll, SMALL } from './kit.ts'

const texts = new Map([
  ['Small.rules', SMALL],
  ['House.rules', 'variant House of Small\nreplace limit = 9\nadd after turn in match\n  finish\n'],
  ['Club.rules', 'variant Club of Small\n\nreplace limit = 5\n'],
  ['cards.rules', 'card seven\n  suit = red\n  rank = 7\n'],
])

const words = (lens: Lens): string =>
  lens.kind === 'changed'
    ? `changed by ${lens.by.join(', ')}`
    : `${lens.kind}${lens.kind === 'play' ? '' : ` with ${lens.base}`}`

/** `line: what is shown above it` */
function shown(path: string): readonly string[] {
  const { file } = new ParsedFiles().parse(path, texts.get(path) ?? '')
  return lensesOf(file, checkedAll(texts)).map(
    (lens) => `${lineColumn(lens.at.file, lens.at.start).line}: ${words(lens)}`,
  )
}

test('a base is played, and its lines say which variants change them', () => {
  const line = (begins: string): number => SMALL.split('\n').findIndex((each) => each.startsWith(begins)) + 1
  expect(shown('Small.rules')).toEqual([
    '1: play',
    `${line('limit: number')}: changed by House, Club`,
    `${line('to match')}: changed by House`,
  ])
})

test('a variant is compared with what it is of', () => {
  expect(shown('House.rules')).toEqual(['1: play', '1: compare with Small'])
})

test('a file that others include is not played', () => {
  expect(shown('cards.rules')).toEqual([])
})
