import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

// Whoever needs what a variant removes is shown under the line that removes it, each once.

const base = `game Market for 2 players
type hue: red, blue
printed hue of card: hue
card Ace
  hue = red
zone deck seen by nobody
zone hand of player p seen by p
score of player: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
  score of p gains 1
card c is warm if hue of c = red
[market] player p may take card c in deck at turn
no-cold: player p cannot take card c if not c is warm
tell take card c by player p as "{p} takes a card"
example "a card is taken"
  given
    deck is Ace
    at turn by A
  A does take Ace
  then score of A = 1
`

/** What is found wrong in a variant with that line, and where. */
function found(line: string, more = ''): string[] {
  const texts = new Map([
    ['market.rules', base + more],
    ['v.rules', `variant V of Market\n${line}\n`],
  ])
  const host = { read: (path: string) => texts.get(path) ?? null, find: () => 'market.rules' }
  return checkGame('v.rules', host)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .flatMap(({ code, primary: { span, text }, secondary }) => [
      `${span.file.path} ${code} ${text}`,
      ...secondary.map((place) => `${place.span.file.path} ${place.text}`),
    ])
}

test.each([
  [
    'remove take',
    'v.rules HR0408 4 sentences and examples name `take`',
    'market.rules `may-take` names it; `remove may-take`, or `replace may-take: …`',
    'market.rules `no-cold` names it; `remove no-cold`, or `replace no-cold: …`',
    'market.rules `tell-take` names it; `remove tell-take`',
    'market.rules the example "a card is taken" names it; `remove example "a card is taken"`, or replace it',
  ],
  [
    'remove score',
    'v.rules HR0408 2 sentences and examples name `score`',
    'market.rules `take` names it; `replace to take …`',
    'market.rules the example "a card is taken" names it; `remove example "a card is taken"`, or replace it',
  ],
  [
    'remove warm',
    'v.rules HR0408 one sentence or example names `warm`',
    'market.rules `no-cold` names it; `remove no-cold`, or `replace no-cold: …`',
  ],
])('%s', (line, ...told) => {
  expect(found(line)).toEqual(told)
})

const SERIES = `type tint: red, blue, grey
printed tint of card: tint
printed rank of card: number
card each tint t, each number n in 1..3 named t n
  hue = blue
  tint = t
  rank = n
best: definition = grey3
worth of card c: number = (2 if tint of c = grey else 1)
after take card c by player p if c = grey1 or c = blue3
  score of p gains worth of c + (1 if definition of c = best else 0)
example "a grey one"
  given
    deck is grey2, red1
    at turn by A
  then count of deck = 2
`

test.each([
  [
    'a type with fewer values takes cards with it',
    'replace type tint: red, blue',
    'v.rules HR0408 4 sentences and examples name `grey3`, `grey`, `grey1` or 1 more',
    ['after-take', 'best', 'example "a grey one"', 'worth'],
  ],
  [
    'and one with others all of them',
    'replace type tint: green',
    'v.rules HR0408 4 sentences and examples name `grey3`, `grey`, `grey1` or 3 more',
    ['after-take', 'best', 'example "a grey one"', 'worth'],
  ],
])('%s', (_what, line, told, owners) => {
  const [first, ...places] = found(line, SERIES)
  expect(first).toBe(told)
  const shown = places.map((place) => /`(.*?)` names it|the (example ".*?")/.exec(place)?.slice(1).find(Boolean))
  expect(new Set(shown)).toEqual(new Set(owners))
})

test('a name that nothing bore is wrong where it stands', () => {
  expect(found('remove warm\nremove no-cold\nplayer p cannot take card c if c is hot')).toEqual([
    'v.rules HR0101 nothing is called `hot`',
  ])
})
