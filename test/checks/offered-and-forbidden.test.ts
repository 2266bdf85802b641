import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { read } from './kit.ts'

const game = read('test/checks/HR0529/bad.rules') ?? ''

/** What HR0529 is said of where the sample says something else. */
function told(words: string, others: string): readonly string[] {
  expect(game).toContain(words)
  const text = game.replace(words, () => others)
  const { diagnostics } = checkGame('draw.rules', { read: () => text, find: () => null })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return diagnostics.filter(({ code }) => code === 'HR0529').map(({ primary }) => primary.text)
}

const PUT = 'this is all that `play` does, and nothing asks before whether `put` is forbidden'

test.each([
  ['as it is', '  put c\n', '  put c\n', [PUT]],
  ['whatever it names before', '  put c\n', '  let d = c\n  put d\n', [PUT]],
  ['not where it is announced', '  put c\n', '  announce\n    put c\n', []],
  ['not where it happens in any case', '  put c\n', '  must put c\n', []],
  ['not where something else happens as well', '  put c\n', '  put c\n  draw by p\n', []],
  ['not where a rule does more around it', '  put c\n', '  put c\nafter play card c by player p\n  draw by p\n', []],
  [
    'through others that do no more',
    '  put c\n',
    '  lay-down c\nto lay-down card c\n  must drop c\nto drop card c\n  put c\n',
    [
      'this is all that `play` does, it comes to no more than `put`, and nothing asks before whether `put` is forbidden',
    ],
  ],
  [
    'not through one that does more',
    '  put c\n',
    '  lay-down c by p\nto lay-down card c by player p\n  put c\n  draw by p\n',
    [],
  ],
  [
    'not where one that does itself comes to nothing else',
    '  put c\n',
    '  lay-down c\nto lay-down card c\n  drop c\nto drop card c\n  if c in pile\n    lay-down c\n',
    [],
  ],
  [
    'not where it is asked before',
    'play card c in hand of p at turn',
    'play card c in hand of p at turn if p may put c',
    [],
  ],
])('what is offered in vain: %s', (_, words, others, expected) => {
  expect(told(words, others)).toEqual(expected)
})
