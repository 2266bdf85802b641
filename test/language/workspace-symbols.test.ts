import { expect, it } from 'vitest'
import { symbolsNamed } from '../../language/workspace-symbols.ts'
import { said, SMALL, tableOf } from './kit.ts'

const HOUSE = 'variant House of Small "more"\n\nto win-it\n  finish\n'
const table = tableOf(
  new Map([
    ['Small.rules', SMALL],
    ['House.rules', HOUSE],
  ]),
)
const found = (query: string): readonly string[] => symbolsNamed(table, query).map(({ at }) => said(at))

it.each([
  ['limit', ['Small.rules:18:1 limit']],
  ['LIM', ['Small.rules:18:1 limit']],
  ['wi', ['Small.rules:8:11 wild', 'House.rules:3:4 win-it']],
  ['wnt', ['House.rules:3:4 win-it']],
  ['timil', []],
])('%s', (query, at) => {
  expect(found(query)).toEqual(at)
})

it('without a query everything that is declared, and no variable', () => {
  const all = symbolsNamed(table, '')
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['suit', 'red', 'ace', 'hand', 'play', 'win-it']))
  expect(all.filter(({ kind }) => kind === 'variable')).toEqual([])
})
