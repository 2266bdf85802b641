import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

const BASE = `game Base for 2 players
zone hand of player p seen by p
gold of player: number starts 0
card c is wild if gold of first of players > 3
card c is wild if gold of last of players > 4
card c is dear
to match
  each player p
    p must act
to use card c by player p
  if c is wild or c is dear
    gold of p gains 1
player p may use card c in hand of p at match
to dear by player p
player p may dear at match
card Coin
  to use this by player p
    gold of p gains 2
card Gem
  shiny: to use this by player p
    gold of p gains 7
text of card this where this = Coin
  rich: after use this by player p
    gold of p gains 10
  after use this by player p
    gold of p loses 1
`

const errorsIn = (line: string): (string | undefined)[][] => {
  const texts = new Map([
    ['Base', BASE],
    ['Other', `variant Other of Base\n${line}\n`],
  ])
  const host: RulesHost = { read: (path) => texts.get(path) ?? null, find: (name) => name }
  return checkGame('Other', host)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, primary, hint }) => [`${code} ${primary.text}`, hint])
}

test.each([
  [
    'texts of cards for one event',
    'replace to use this by player p\n  gold of p gains 9',
    'HR0411 2 texts of cards say what `use` does with them, and which is meant is not said',
    'name the one that is meant: `replace shiny: …`; or replace its card, as `replace card Coin`, and say in the block what it says now',
  ],
  [
    'sentences about one adjective',
    'replace card c is wild if gold of first of players > 5',
    'HR0411 2 sentences are about `wild`, and which is meant is not said',
    'put a label before it where it stands, and write `replace LABEL: …`; or `remove wild`, and say all of it anew',
  ],
  [
    'things of two kinds',
    'remove dear',
    'HR0411 2 things are called `dear`, and which is meant is not said',
    'put a label before it where it stands, and write `remove LABEL`',
  ],
])('which of several is meant is not guessed: %s', (_, line, message, hint) => {
  expect(errorsIn(line)).toEqual([[message, hint]])
})

test.each([
  ['by its label', 'replace shiny: to use this by player p\n  gold of p gains 9'],
  ['an event, beside the texts that cards have for it', 'replace to use card c by player p\n  gold of p gains 2'],
  ['a card with what stands on it', 'remove Gem'],
])('what can be meant alone is: %s', (_, line) => {
  expect(errorsIn(line)).toEqual([])
})

test.each([
  ['replace use-2: to use this by player p\n  gold of p gains 9', 'HR0401 the base has no text of cards named `use-2`'],
  ['replace often: to use card c by player p\n  gold of p gains 9', 'HR0401 the base has no event named `often`'],
  [
    'replace to dear this by player p\n  gold of p gains 9',
    'HR0401 the base has no text of cards for the event `dear`',
  ],
])('a label that nothing bears names nothing: %j', (line, message) => {
  expect(errorsIn(line).map(([first]) => first)).toEqual([message])
})

test.each([
  [
    'text of card this where this = Coin\n  cannot use this',
    'HR0401 a text of cards has no name; what stands in it is replaced',
    "replace each sentence of the text by its label, as `replace rich: …`; there are `rich`, `after-use`; in a card's own block, by `replace card …`",
  ],
  [
    'after use this by player p\n  gold of p gains 9',
    'HR0401 which sentence this is to replace is not said',
    'put the name of that sentence before it, as `replace rich: …`; there are `rich`, `after-use`',
  ],
  [
    'player p may dear at match if gold of p > 0',
    'HR0401 which sentence this is to replace is not said',
    'put the name of that sentence before it, as `replace may-dear: …`',
  ],
  [
    'before use card c\n  gold of first of players gains 9',
    'HR0401 which sentence this is to replace is not said',
    'put the name of that sentence before it, its label or how messages call it',
  ],
])('what has no name is replaced by its label: %j', (sentence, message, hint) => {
  expect(errorsIn(`replace ${sentence}`)).toEqual([[message, hint]])
})
