import { expect, test } from 'vitest'
import { checkGame, type RulesHost } from '../../compiler/compile.ts'

/** What one variant adds bears names that another one uses, which is joined with it and knows nothing of it. */
const TEXTS: Readonly<Record<string, string>> = {
  Two: `game Two for 2 players
printed cost of card: number or none
zone hand of player p seen by p
gold of player: number starts 0
fee of card: number = 1
to match
  each player p
    p must act
to use card c by player p
  if c is wild
    gold of p gains fee of c
player p may use card c in hand of p at match
card c is wild if cost of c = 1
except fee of card c where cost of c = 1 = 5
card Coin
  cost = 1
  to use this by player p
    gold of p gains 2
`,
  More: `variant More of Two
[more.1] card c is wild if cost of c = 9
card Star
  cost = 9
  to use this by player p
    gold of p gains 50
except fee of card c where cost of c = 9 = 6
`,
  Less: `variant Less of Two
replace card c is wild if cost of c = 3
replace to use this by player p
  gold of p gains 3
replace fee-exception = 4
`,
  None: 'variant None of Two\nremove wild\nremove fee-exception\n',
  NoMore: 'variant NoMore of Two\nremove [more.1]\n',
  Upon: 'variant Upon of More\nreplace card c is wild if cost of c = 3\n',
}

const checked = (header: string) => {
  const texts: Readonly<Record<string, string>> = { ...TEXTS, Ours: `variant Ours of ${header}\n` }
  const host: RulesHost = { read: (path) => texts[path] ?? null, find: (name) => (name in texts ? name : null) }
  return checkGame('Ours', host)
}

const errorsIn = (header: string): string[] =>
  checked(header)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, primary }) => `${code} ${primary.text}`)

test.each(['More, Less', 'Less, More', 'More before Less', 'Less before More', 'More, None', 'None, More'])(
  'each means what it stands on: %s',
  (joined) => {
    expect(errorsIn(`Two with ${joined}`)).toEqual([])
  },
)

test.each(['More, None', 'None, More'])('what a variant takes away is not what another adds: %s', (joined) => {
  const { resolution } = checked(`Two with ${joined}`)
  expect(resolution?.game.adjectives.get('wild')?.sentences).toHaveLength(1)
  expect(resolution?.game.excepts).toHaveLength(1)
})

test('nor is what it cites', () => {
  expect(errorsIn('Two with More, NoMore')).toEqual(['HR0401 the base has no rule that cites `more.1`'])
})

test('what is built on it means that as well', () => {
  expect(errorsIn('Upon')).toEqual(['HR0411 2 sentences are about `wild`, and which is meant is not said'])
})
