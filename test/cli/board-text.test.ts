import { inEnglish } from '../../grammar/saying.ts'
import { expect, test } from 'vitest'
import { boardText } from '../../cli/play/board-text.ts'
import { resultText } from '../../cli/play/result-text.ts'
import { tableText } from '../../cli/output/table-text.ts'
import type { Observation } from '../../runtime/engine.ts'
import { specimen } from '../kit/specimen.ts'

const seen: Observation = {
  viewer: 'A',
  facts: { round: '2', starter: 'none', points: { A: '3', B: '12' }, worth: { red: '5', blue: '1' } },
  zones: {
    'hand of A': [
      { card: 'red', owner: 'A' },
      { card: '青', owner: 'A', facts: { side: 'left', age: '2' } },
    ],
    'hand of B': [
      { card: null, owner: 'B' },
      { card: null, owner: 'B' },
      { card: 'blue', owner: 'B' },
    ],
    '捨て札 of A': [{ card: null, owner: 'A', facts: { side: 'left' } }],
    pile: [{ card: 'red', owner: 'none' }],
    empty: [],
  },
  pending: ['A may look', 'B pays'],
  asked: 'B',
  over: false,
}

test('the table shows what is common, then each seat, then what is pending', () => {
  expect(boardText(seen, ['A', 'B'], 50)).toBe(
    [
      'round 2 · worth (red 5, blue 1) · pile red',
      'A (you)  points 3',
      '  hand    red 青 (side left, age 2)',
      '  捨て札  [hidden] (side left)',
      'B (asked)  points 12 · hand [2 hidden] blue',
      'pending',
      '  1. A may look',
      '  2. B pays',
    ].join('\n'),
  )
})

test('a set of nothing has no place beside a card, as beside a player', async () => {
  const { engine } = await specimen(`game Aims for 2 players
card wand
zone row seen by everyone
aims of card in row: set of card starts ()
marks of card in row: set of card starts ()

to match
  create wand to row
  aims of first of row becomes row
  finish
`)
  const table = boardText(engine.observe(engine.setup({ seed: 1, players: 2 }), 0), ['A', 'B'], 50)
  expect(table.split('\n')[0]).toBe('row wand (aims wand)')
})

test('tables align wide characters', () => {
  expect(
    tableText([
      ['', 'n'],
      ['青', '10'],
      ['red', '5'],
    ]),
  ).toBe('      n\n青   10\nred   5')
})

test('a hidden card that the viewer has seen and could follow stands in brackets', () => {
  const hand = [
    { card: null, owner: 'B' },
    { card: null, owner: 'B', remembered: '7♣' },
    { card: null, owner: 'B' },
  ]
  expect(boardText({ ...seen, facts: {}, pending: [], zones: { 'hand of B': hand } }, ['B'])).toContain(
    'hand [1 hidden] [7♣] [1 hidden]',
  )
})

test('of a card that counts as another it is said what is printed on it', () => {
  const stack = [{ card: '青', owner: 'B', printed: 'red', facts: { posing: 'yes' } }]
  expect(boardText({ ...seen, facts: {}, pending: [], zones: { stack } }, ['A'])).toContain(
    'stack 青 (printed red, posing)',
  )
})

test('cards alike that lie beside each other are counted, and what is wide goes on below', () => {
  const cards = (name: string, count: number) => Array.from({ length: count }, () => ({ card: name, owner: 'none' }))
  const supply = [...cards('Copper', 46), ...cards('Silver', 40), ...cards('Gold', 1), ...cards('Copper', 2)]
  expect(boardText({ ...seen, facts: {}, pending: [], zones: { supply } }, ['A'], 31)).toBe(
    ['  supply  Copper ×46 Silver ×40', '          Gold Copper ×2', 'A (you)'].join('\n'),
  )
})

test('what is untrue has no place, and what is true says no more than its name', () => {
  const facts = { broken: 'yes', over: 'no', folded: { A: 'no', B: 'yes' } }
  expect(boardText({ ...seen, facts, pending: [], zones: {} }, ['A', 'B'])).toBe('broken\nA (you)\nB (asked)  folded')
})

test('what is untrue of a value of a type has no place either, and what is true says no more than the value', () => {
  const facts = { open: { north: 'no', south: 'yes' }, led: { north: 'none', south: '♣' }, shut: { north: 'no' } }
  expect(boardText({ ...seen, facts, pending: [], zones: {} }, ['A'])).toBe('open (south) · led (south ♣)\nA (you)')
})

test('what is kept of a value stands beside no seat, though it is called like one', () => {
  const facts = { played: { A: '3', K: '1' }, pairs: { 'A, ♣': '2' }, points: { A: '5' } }
  const ofValues = new Set(['played', 'pairs'])
  expect(boardText({ ...seen, facts, pending: [], zones: {} }, ['A'], 80, ofValues)).toBe(
    'played (A 3, K 1) · pairs (A, ♣ 2)\nA (you)  points 5',
  )
})

test('what is kept of a player and something else stands beside that player', () => {
  const facts = { pool: { 'A, red': '1', 'A, blue': '0', 'B, red': '2' }, heat: { '♣, red': '3' } }
  expect(boardText({ ...seen, facts, pending: [], zones: {} }, ['A', 'B'])).toBe(
    'heat (♣, red 3)\nA (you)  pool (red 1, blue 0)\nB (asked)  pool (red 2)',
  )
})

test('three who are equally good are named as three are', () => {
  expect(inEnglish(resultText([1, 0, 1, 1], 4))).toBe(
    'over after 4 decisions: A 1, B 0, C 1, D 1\ndrawn between A, C and D',
  )
})
