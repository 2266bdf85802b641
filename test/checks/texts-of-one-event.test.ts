import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

const GAME = `game Gems for 2 players
type kind: metal, stone
printed kind of card: kind
zone hand of player p seen by p
zone table seen by everyone
gold of player: number starts 0
to match
  each player p
    p must act
to use card c by player p
player p may use card c in hand of p at match
card Coin
  kind = metal
  to use this by player p
    gold of p gains 2
card Ruby
  kind = stone
card Jade
  kind = stone
`

const text = (head: string, gold: number): string =>
  `text of card this ${head}\n  to use this by player p\n    gold of p gains ${gold}\n`

function found(texts: string): string[] {
  const files: Readonly<Record<string, string>> = { Gems: GAME, Other: `variant Other of Gems\n${texts}` }
  const host: RulesHost = { read: (path) => files[path] ?? null, find: (name) => name }
  return checkGame('Other', host)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, primary }) => `${code} ${/does with (.*) is said/.exec(primary.text)?.[1]}`)
}

test.each([
  ['one of a card that has its own', text('where this = Coin', 9), ['HR0530 `Coin`']],
  [
    'one of a kind of cards, and of one of them',
    text('where kind of this = stone', 3) + text('where this = Jade', 9),
    ['HR0530 `Jade`'],
  ],
  [
    'two of overlapping kinds',
    text('where kind of this = stone', 3) + text('where this != Coin', 9),
    ['HR0530 `Ruby`, `Jade`'],
  ],
  [
    'one that no card is left for',
    text('where kind of this = stone', 3) + text('in table where kind of this = stone', 9),
    ['HR0530 `Ruby`, `Jade`'],
  ],
])('a second text is found: %s', (_, texts, errors) => {
  expect(found(texts)).toEqual(errors)
})

test.each([
  ['of other cards', text('where kind of this = stone', 3)],
  ['of a card that is replaced', `replace card Coin\n  kind = metal\n${text('where this = Coin', 9)}`],
  [
    'for when the first does not stand on the card',
    text('in table where this = Jade', 3) + text('where this = Jade', 9),
  ],
  ['that may be, or not', text('where gold of first of players > 3', 3) + text('where this = Jade', 9)],
])('a text that says something is none: %s', (_, texts) => {
  expect(found(texts)).toEqual([])
})

/** What is found where two variants that know nothing of each other are joined, each with a text. */
function foundJoined(header: string, first: string, second: string): (string | undefined)[][] {
  const files: Readonly<Record<string, string>> = {
    Gems: GAME,
    First: `variant First of Gems\n${first}`,
    Second: `variant Second of Gems\n${second}`,
    Other: `variant Other of ${header}\n`,
  }
  const host: RulesHost = { read: (path) => files[path] ?? null, find: (name) => name }
  return checkGame('Other', host)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, primary, hint }) => [`${code} ${primary.text}`, hint])
}

const JADE = [text('where this = Jade', 3), text('where kind of this = stone', 9)] as const

test('of two variants in order the text of the first is meant to be carried out', () => {
  expect(foundJoined('Gems with First before Second', ...JADE)).toEqual([])
  expect(foundJoined('Gems with Second before First', ...JADE)).toEqual([])
})

test('of two variants that are joined without an order it is told that both have a text', () => {
  expect(foundJoined('Gems with First, Second', ...JADE)).toEqual([
    [
      'HR0402 `First` and `Second`, which are joined here, both say what `use` does with `Jade`',
      'say which goes first, and is carried out: `with First before Second`',
    ],
  ])
})

test('a text is no less a second one of the base, or of its own variant, for that', () => {
  const [first, second] = JADE
  const codes = (one: string, other: string): string[] =>
    foundJoined('Gems with First before Second', one, other).map(([message]) => message?.slice(0, 6) ?? '')
  expect(codes(first, text('where this = Coin', 9))).toEqual(['HR0530'])
  expect(codes(first, second + text('where this = Ruby', 4))).toEqual(['HR0530'])
})

test('one is found among many cards with a text each', () => {
  const many = Array.from(
    { length: 1100 },
    (_, i) => `card 《g ${i}》\n  kind = stone\n  to use this by player p\n    stop\n`,
  )
  expect(found(many.join('') + text('where this = 《g 1099》', 9))).toEqual(['HR0530 `《g 1099》`'])
})
