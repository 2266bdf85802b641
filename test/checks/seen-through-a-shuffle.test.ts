import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { read } from './kit.ts'

const game = read('test/checks/HR0546/bad.rules') ?? ''

/** How often HR0546 is said where the sample says other words. */
function told(...changes: readonly (readonly [words: string, others: string])[]): number {
  let text = game
  for (const [words, others] of changes) {
    expect(text).toContain(words)
    text = text.replace(words, () => others)
  }
  const { diagnostics } = checkGame('vote.rules', { read: () => text, find: () => null })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return diagnostics.filter(({ code }) => code === 'HR0546').length
}

/** Beside ballots, which belong to players, there is a heap of cards of nobody, from which urns are filled. */
const HEAP = ['zone urn', 'zone heap seen by nobody\nzone urn'] as const
const FILLED = ['to match\n', 'to match\n  each definition d\n    create d to heap\n'] as const
const ONE_BY_ONE = [' at the same time', ''] as const
const CAST = '    choose card c in ballots of p as cast by p\n    move cast to urn\n'

test.each([
  ['as it is', [], 1],
  ['cards of nobody alone', [[CAST, '    move top of heap to urn\n']], 0],
  ['both', [['  shuffle urn', '  move heap to urn\n  shuffle urn']], 1],
  ['by an event', [[CAST, '    cast-one (last of ballots of p)\n'], by('cast-one card c\n  move c to urn')], 1],
  ['cards of nobody by an event', [[CAST, '    cast-one (last of heap)\n'], by('cast-one card c\n  move c to urn')], 0],
  [
    'by what players may do',
    [ONE_BY_ONE, [CAST, '    p must act\n'], by('cast-one card c by player p\n  move c to urn'), may('ballots of p')],
    1,
  ],
  [
    'cards of nobody by what players may do',
    [ONE_BY_ONE, [CAST, '    p must act\n'], by('cast-one card c by player p\n  move c to urn'), may('heap')],
    0,
  ],
  [
    'by another zone',
    [
      [CAST, CAST.replace('urn', 'heap')],
      ['  shuffle urn', '  move heap to urn\n  shuffle urn'],
    ],
    1,
  ],
  [
    'by a rule about a move',
    [
      [CAST, CAST.replace('urn', 'counted')],
      ['to hand-out', 'after move card c to counted\n  move c to urn\nto hand-out'],
    ],
    1,
  ],
  [
    'from wherever it lies',
    [[CAST, '    choose card c where stand of c = aye as cast by p\n    move cast to urn\n']],
    1,
  ],
  ['by a name', [[CAST, '    let taken = top of heap\n    move taken to urn\n']], 0],
] as const)('cards of players in a heap: %s', (_, changes, expected) => {
  expect(told(HEAP, FILLED, ...changes)).toBe(expected)
})

function by(event: string): readonly [string, string] {
  return ['to hand-out', `to ${event}\nto hand-out`]
}

function may(zone: string): readonly [string, string] {
  return ['to hand-out', `player p may cast-one card c in ${zone} at match\nto hand-out`]
}
