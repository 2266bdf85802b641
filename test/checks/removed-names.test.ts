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
function found(line: string): string[] {
  const texts = new Map([
    ['market.rules', base],
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

test('a name that nothing bore is wrong where it stands', () => {
  expect(found('remove warm\nremove no-cold\nplayer p cannot take card c if c is hot')).toEqual([
    'v.rules HR0101 nothing is called `hot`',
  ])
})
