import { expect, test } from 'vitest'
import { fittingBeginning } from '../../studio/page/fitting-beginning.ts'
import type { Built } from '../../studio/protocol/write-calls.ts'

const built: Built = {
  sheet: {
    name: 'Market',
    title: '',
    base: null,
    fingerprint: '',
    seats: { from: 3, to: 5 },
    options: [{ name: 'tossing', values: ['allowed', 'forbidden'], clauses: [] }],
    decks: null,
    zones: [],
    faces: [],
    clauses: {},
    words: {},
  },
  examples: [{ title: 'a toss', clauses: [], file: 'market.rules', line: 4, steps: 2, lines: [5, 6] }],
}

const deal = (players: number, options: Readonly<Record<string, string>> = {}) =>
  ({ kind: 'deal', seed: 7, players, options }) as const

test.each([2, 3, 4, 5, 6, 12])('a game of %d goes on with the nearest number that may play', (players) => {
  expect(fittingBeginning(deal(players), built)).toEqual(deal(Math.min(Math.max(players, 3), 5)))
})

test('options that are there stay, others fall away', () => {
  const options = { tossing: 'forbidden', speed: 'fast' }
  expect(fittingBeginning(deal(4, options), built)).toEqual(deal(4, { tossing: 'forbidden' }))
  expect(fittingBeginning(deal(4, { tossing: 'often' }), built)).toEqual(deal(4))
})

test('decks stay with the seats that are left, and fall away where none are brought', () => {
  const decks = { lists: ['main'], own: [] }
  const withDecks = { ...built, sheet: { ...built.sheet, decks } }
  const texts = ['2 Bear', null, '1 Fox', null, null, '3 Owl']
  expect(fittingBeginning({ ...deal(6), decks: texts }, withDecks)).toEqual({ ...deal(5), decks: texts.slice(0, 5) })
  expect(fittingBeginning({ ...deal(3), decks: texts }, built)).toEqual(deal(3))
  const fitting = { ...deal(3), decks: texts.slice(0, 3) }
  expect(fittingBeginning(fitting, withDecks)).toBe(fitting)
})

test('what fits is told by nothing having changed', () => {
  for (const beginning of [
    deal(3),
    deal(4, { tossing: 'allowed' }),
    { kind: 'example', title: 'a toss', steps: 1 } as const,
  ])
    expect(fittingBeginning(beginning, built)).toBe(beginning)
})

test('where an example is gone, cards are dealt', () => {
  expect(fittingBeginning({ kind: 'example', title: 'another', steps: 1 }, built)).toMatchObject({
    kind: 'deal',
    players: 3,
  })
})
