import { describe, expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { market } from '../elaborate/findings/market.ts'

// What a position says that the rules would take no notice of, and titles that mean two examples.

const game = `${market}price of card in stall: number starts 1
card c in stall is dusty starts no
player p cannot take card c if price of c > 3 or c is dusty
`

const found = (lines: string): readonly string[] =>
  checkGame('market.rules', { read: () => `${game.replace(/^to /m, `${lines}\nto `)}`, find: () => null })
    .diagnostics.filter(({ title }) => title === 'kept elsewhere' || title === 'declared twice')
    .map(({ code, severity, primary, secondary }) =>
      [`${severity} ${code}`, primary.text, ...secondary.map(({ text }) => text)].join(', '),
    )

const example = (title: string, given: string): string =>
  `example "${title}"\n  given\n${given.replace(/^/gm, '    ')}\n    at turn by A\n  A is asked\n`

describe('what is kept in some zones alone', () => {
  test.each([
    ['hand of A is ♣1\n♣1 is dusty', ['`dusty` is kept of cards in `stall`, not in `hand`']],
    ['hand of A is ♣1 as bait\nbait is dusty', ['`dusty` is kept of cards in `stall`, not in `hand`']],
    ['hand of A is ♣1 (price 4)', ['`price` is kept of cards in `stall`, not in `hand`']],
    ['hand of A is ♣1\nprice of ♣1 is 4', ['`price` is kept of cards in `stall`, not in `hand`']],
    ['stall of north is ♣1 (price 4)\n♣1 is dusty', []],
    ['hand of A is ♣1\nstall of north is ♣1\n♣1 is dusty', []],
    ['hand of A is ♣1 (mark 2)', []],
  ])('%s', (given, said) => {
    expect(found(example('tried', given))).toEqual(said.map((each) => `warning HR0601, ${each}`))
  })
})

test('two examples of one title name each other', () => {
  const [once, other] = [example('tried', 'rounds is 1'), example('tried', 'rounds is 2')]
  expect(found(once + example('tried again', 'rounds is 2'))).toEqual([])
  expect(found(once + other)).toEqual(['error HR0102, another example is called "tried", this one'])
})
