import { expect, test } from 'vitest'
import { boardText } from '../../cli/play/board-text.ts'
import { tableText } from '../../cli/output/table-text.ts'
import type { Observation } from '../../runtime/engine.ts'

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
  expect(boardText(seen, ['A', 'B'])).toBe(
    [
      'round 2 · worth (red 5, blue 1)',
      '  pile  red',
      'A (you)  points 3',
      '  hand    red 青 (side left, age 2)',
      '  捨て札  [hidden] (side left)',
      'B (asked)  points 12',
      '  hand  [2 hidden] blue',
      'pending',
      '  1. A may look',
      '  2. B pays',
    ].join('\n'),
  )
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
    'hand  [1 hidden] [7♣] [1 hidden]',
  )
})
