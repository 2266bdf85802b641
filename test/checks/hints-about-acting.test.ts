import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

// What is written about who must act, as if acting were an event, and what is told then.

const game = `game Heap for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
    dusk by p
  finish
to turn by player p
  p may act
to dusk by player p
  p may act
to lay card c by player p
  move c to heap
player p may lay card c in hand of p at turn or dusk if rank of c > 1
`

const hints = (lines: string): readonly (string | undefined)[] => {
  const text = `${game}${lines}\n`
  const host = { read: (path: string) => (path === 'heap.rules' ? text : null), find: () => null }
  return checkGame('heap.rules', host).diagnostics.map(({ hint }) => hint)
}

const NOT_ACTING =
  'to lift a `must act` write `remove` with its name, or replace it with one that has an `if`; what is forbidden is said of an event: `player p cannot play card c`'
const NO_EVENT =
  'name the event that asks, as in `player p must act at turn`; `p must act` stands in the text of the event'
const WITH_OR = 'one of several events is said with `or`'
const RUNS = 'leave out `at …`: this is about the event that runs'
const example = (line: string): string => `keen: player p must act at turn
example "keen"
  given
    hand of A is 9♣
    at turn by A
  ${line}`

test.each([
  ['p must act at turn', 'a rule is said of any of them: `player p must act …`'],
  ['player p must act', NO_EVENT],
  ['player p must act if heap is empty', NO_EVENT],
  ['player p must act at turn and dusk', WITH_OR],
  ['player p must act at turn, dusk', WITH_OR],
  ['player p must lay card c at turn and dusk', WITH_OR],
  ['player p may act at turn', '`p may act` stands in the text of the event that asks, as in `to turn by player p`'],
  ['player p must not act at turn', NOT_ACTING],
  ['player p cannot act at turn', NOT_ACTING],
  ['player p cannot act', NOT_ACTING],
  ['to dawn by player p\n  p must act at turn', RUNS],
  [example('A must act at turn'), RUNS],
  [example('A must act because keen'), 'a label is no clause; what the rule cites stands in brackets'],
])('%s', (lines, hint) => {
  expect(hints(lines)).toEqual([hint])
})

const asksWhether = (lines: string): readonly string[] => {
  const text = `${game.replace('  p may act\nto dusk', '  p may rest by p\nto dusk')}to rest by player p\n  result of p gains 1\n${lines}\n`
  const host = { read: (path: string) => (path === 'heap.rules' ? text : null), find: () => null }
  const found = checkGame('heap.rules', host).diagnostics
  return found.flatMap(({ code, primary, hint }) => (code === 'HR0505' ? [primary.text, hint ?? ''] : []))
}

test('where a text asks whether something is to be done, nobody is asked for a move', () => {
  const [text = '', permits = ''] = asksWhether('')
  expect(text).toBe('`turn` asks only whether to `rest`, and for no move')
  expect(permits).toBe('let its text ask `p may act`, and permit what it asks about: `player p may rest … at turn`')
  const must = asksWhether('player p must act at turn')
  expect(must.slice(2)).toEqual([
    text,
    'let its text ask `p may act`, and permit what it asks about: `player p may rest … at turn`; ' +
      'or write there `rest …` without `may` where it has to be done',
  ])
})
