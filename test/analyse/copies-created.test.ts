import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { mostCopies } from '../../compiler/analyse/copies-created.ts'

const head = 'type suit: red, blue\ncard Ace\ncard King\nzone deck seen by nobody\nzone hand of player p seen by p\n'

/** How many aces and kings a game of three can make. */
function made(...lines: readonly string[]): readonly [number, number] {
  const text = `game Made for 2 to 4 players\n${head}${lines.join('\n')}\n`
  const { program, diagnostics } = checkGame('made.rules', { read: () => text, find: () => null })
  if (program === null) throw new Error(diagnostics.map((d) => d.primary.text).join(', '))
  const most = mostCopies(program)
  return [most(0, 3), most(1, 3)]
}

test.each<readonly [string, readonly string[], readonly [number, number]]>([
  ['each printed card once', ['to match', '  each definition d', '    create d to deck'], [1, 1]],
  [
    'one for each player',
    ['to match', '  each player p', '    each definition d', '      create d to hand of p'],
    [3, 3],
  ],
  ['for each value of a type', ['to match', '  each suit s', '    create Ace to deck'], [2, Infinity]],
  [
    'a card more of one kind',
    ['to match', '  each definition d', '    create d to deck', '  create King to deck'],
    [1, 2],
  ],
  [
    'in an event that match carries out twice',
    ['to match', '  deal', '  deal', 'to deal', '  create Ace to deck'],
    [2, Infinity],
  ],
  [
    'in a loop',
    ['to match', '  repeat', '    create Ace to deck', '  until count of deck > 3', '  create King to deck'],
    [Infinity, 1],
  ],
  [
    'by a rule beside match',
    ['to match', '  each definition d', '    create d to deck', '  go', 'to go', 'after go', '  create Ace to deck'],
    [Infinity, 1],
  ],
  [
    'in what a player may do',
    [
      'to match',
      '  each definition d',
      '    create d to deck',
      '  each player p',
      '    p may act',
      'to make by player p',
      '  create King to hand of p',
      'player p may make at match',
    ],
    [1, Infinity],
  ],
  [
    'in an event that carries itself out',
    ['to match', '  go', 'to go', '  create Ace to deck', '  if count of deck < 4', '    go'],
    [Infinity, Infinity],
  ],
])('%s', (_, lines, copies) => {
  expect(made(...lines)).toEqual(copies)
})
