import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

/** Variants that are joined side by side, of which one changes a card and another what stands on it. */
const TEXTS: Readonly<Record<string, string>> = {
  Two: `game Two for 2 players
printed cost of card: number or none
zone hand of player p seen by p
gold of player: number starts 0
to match
  each player p
    p must act
to use card c by player p
  gold of p gains cost of c or 0
player p may use card c in hand of p at match
card c is wild if cost of c = 1
card Coin
  cost = 1
  to use this by player p
    gold of p gains 2
card Gem
  cost = 4
  after use this by player p
    gold of p gains 1
[pebble] card each number n in 7..9 named n
  cost = n
`,
  Use: 'variant Use of Two\nreplace to use this by player p\n  gold of p gains 3\n',
  Event: 'variant Event of Two\nreplace to use card c by player p\n  gold of p gains 3\n',
  Coin: 'variant Coin of Two\nreplace card Coin\n  cost = 1\n  to use this by player p\n    gold of p gains 20\n',
  Bare: 'variant Bare of Two\nreplace card Coin\n  cost = 5\n',
  After: 'variant After of Two\nreplace after-use: after use this by player p\n  gold of p gains 100\n',
  NoAfter: 'variant NoAfter of Two\nremove after-use\n',
  Gem: 'variant Gem of Two\nreplace card Gem\n  cost = 4\n  after use this by player p\n    gold of p gains 2\n',
  GemUse: 'variant GemUse of Two\nreplace card Gem\n  cost = 4\n  to use this by player p\n    gold of p gains 2\n',
  NoCoin: 'variant NoCoin of Two\nremove card Coin\n',
  Eight: 'variant Eight of Two\nreplace card 《8》\n  cost = 1\n',
  NoEight: 'variant NoEight of Two\nremove card 《8》\n',
}

const errorsIn = (joined: string): string[] => {
  const texts: Readonly<Record<string, string>> = { ...TEXTS, Ours: `variant Ours of Two with ${joined}\n` }
  const host: RulesHost = { read: (path) => texts[path] ?? null, find: (name) => (name in texts ? name : null) }
  return checkGame('Ours', host)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, primary }) => `${code} ${primary.text}`)
}

test.each([
  ['a text of it, which the other finds by its event', 'Use', 'Coin', 'use'],
  ['a text of it that is not said again', 'Use', 'Bare', 'use'],
  ['a text of it, which the other finds by what it does', 'After', 'Gem', 'after-use'],
  ['a text of it, which the other takes away', 'NoAfter', 'Gem', 'after-use'],
  ['a text of it that is not said again, which the other takes away', 'NoAfter', 'GemUse', 'after-use'],
  ['all of it, which the other takes away', 'Coin', 'NoCoin', 'Coin'],
  ['a text of it, where the other takes all of it away', 'Use', 'NoCoin', 'use'],
  ['one that `each` makes, which the other takes away', 'Eight', 'NoEight', '《8》'],
])('whoever replaces a card is in conflict with whoever changes %s', (_, one, other, what) => {
  for (const [first, second] of [
    [one, other],
    [other, one],
  ])
    expect(errorsIn(`${first}, ${second}`)).toEqual([
      `HR0402 \`${first}\` and \`${second}\`, which are joined here, both change \`${what}\``,
    ])
})

test.each([
  ['Use before Coin'],
  ['Coin before Use'],
  ['Gem before After'],
  ['Gem before NoAfter'],
  ['NoAfter before Gem'],
  ['Coin before NoCoin'],
])('where the order is said there is none: %s', (joined) => {
  expect(errorsIn(joined)).toEqual([])
})

test('what is gone by then is not changed', () => {
  expect(errorsIn('NoCoin before Coin')).toEqual(['HR0401 the card `Coin` has been taken away'])
  expect(errorsIn('Bare before Use')).toEqual(['HR0401 the base has no text of cards for the event `use`'])
})

test.each([
  ['texts of two cards for one event', 'Coin, GemUse'],
  ['an event, and a text that a card has for it', 'Event, Use'],
])('two things are changed beside each other: %s', (_, joined) => {
  expect(errorsIn(joined)).toEqual([])
})
