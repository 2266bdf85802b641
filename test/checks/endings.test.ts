import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

/** A game in which `round` is done again and again; every case says how a round ends. */
const game = `game Rounds for 2 players

card Ace
zone deck seen by nobody
zone pile seen by everyone
total: number starts 0
height: number = count of pile
to match
  create Ace to deck
  play
  finish
`

const cases: readonly (readonly [string, string, boolean])[] = [
  [
    'a loop that only a text further in leaves',
    'to play\n  repeat\n    round\nto round\n  total gains 1\n  if total > 3\n    stop match',
    true,
  ],
  [
    'a loop that an event in it leaves',
    'to play\n  repeat\n    round\nto round\n  if total > 3\n    stop play\n  total gains 1',
    true,
  ],
  ['a loop that nothing leaves', 'to play\n  repeat\n    round\nto round\n  total gains 1', false],
  [
    'an event that leaves before it begins again',
    'to play\n  round\nto round\n  total gains 1\n  stop match\n  round',
    true,
  ],
  ['an event that begins again first', 'to play\n  round\nto round\n  total gains 1\n  round\n  stop match', false],
  [
    'a loop that waits for a fact that a called event changes',
    'to play\n  repeat\n    round\n  until height > 0\nto round\n  move each card c in deck to pile',
    true,
  ],
  [
    'a loop that waits for a fact that nothing in it changes',
    'to play\n  repeat\n    round\n  until height > 0\nto round\n  shuffle deck',
    false,
  ],
  [
    'a loop that waits for a count of what it does',
    'to play\n  repeat\n    round\n  until times (round) > 3\nto round\n  total gains 1',
    true,
  ],
  [
    'a loop that waits for a count of something else',
    'to play\n  repeat\n    total gains 1\n  until times (round) > 3\nto round\n  total gains 1',
    false,
  ],
]

describe('what never ends', () => {
  test.each(cases)('%s', (_, lines, ends) => {
    const { diagnostics } = checkGame('rounds.rules', { read: () => `${game}${lines}\n`, find: () => null })
    expect(diagnostics.filter((d) => d.severity === 'error').map((d) => d.code)).toEqual(ends ? [] : ['HR0507'])
  })
})
