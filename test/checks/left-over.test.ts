import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

// What a variant leaves without use is shown where the variant took the use away.

const base = `game Market for 2 players
zone hand of player p seen by p
bonus: number = 3
score of player: number starts 0
card Ace
to match
  create each definition d to hand of first of players
  turn by first of players
  finish
to turn by player p
  p must act
player p may toss card c in hand of p at turn
to toss card c by player p
  delete c
  score of p gains 1
[bonus] reward: after toss card c by player p
  score of p gains bonus
`

/** Where and of what it is said that it has no use, in a variant with these lines. */
function unused(lines: string, old = base): string[] {
  const texts = new Map([
    ['market.rules', old],
    ['v.rules', `variant V of Market\n${lines}\n`],
    ['w.rules', 'variant W of Market with V\n'],
  ])
  const host = {
    read: (path: string) => texts.get(path) ?? null,
    find: (name: string) => `${name.toLowerCase()}.rules`,
  }
  return ['v.rules', 'w.rules'].flatMap((path) =>
    checkGame(path, host)
      .diagnostics.filter(({ code }) => code === 'HR0503')
      .map(({ primary: { span, text }, secondary, hint = '' }) =>
        [span.file.path, span.file.text.slice(span.start, span.end), text, ...secondary.map((s) => s.text), hint].join(
          '; ',
        ),
      ),
  )
}

const inV = 'in `V` no rule asks for `bonus`; it is declared here; use it, or take it away as well: `remove bonus`'

test.each([
  ['remove reward', 'reward'],
  ['remove [bonus]', 'bonus'],
  ['replace reward: after toss card c by player p\n  score of p gains 1', 'reward'],
])('by `%s`', (lines, word) => {
  expect(unused(lines)).toEqual([`v.rules; ${word}; ${inV}`, `v.rules; ${word}; ${inV}`])
})

test('not where another sentence of the variant uses it, or it goes as well', () => {
  expect(unused('remove reward\nremove bonus')).toEqual([])
  expect(unused('remove reward\nafter toss card c by player p\n  score of p loses bonus')).toEqual([])
})

test('but what the variant declares, and what has no use in the base, where it stands', () => {
  const own = 'no rule asks for `spare`; use it, or take it out'
  expect(unused('remove reward\nremove bonus\nspare: number = 3')).toEqual(Array(2).fill(`v.rules; spare; ${own}`))
  expect(unused('replace spare = 4', `${base}spare: number = 3\n`)).toEqual(
    Array(2).fill(`market.rules; spare; ${own}`),
  )
})
