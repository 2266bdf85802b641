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
