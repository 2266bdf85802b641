import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const base = `game Base for 2 players

stakes: number = 2
score of player: number starts 0

to match
  each player p
    deal-hand to p
  finish

to deal-hand to player p
  score of p gains stakes
`

const house = (line: string): string => `variant House of Base\n\n${line}\n`

function found(line: string): readonly (string | undefined)[] {
  const files = new Map([
    ['base.rules', base],
    ['house.rules', house(line)],
  ])
  const host = { read: (path: string) => files.get(path) ?? null, find: () => 'base.rules' }
  return checkGame('house.rules', host).diagnostics.flatMap(({ primary, hint }) => [primary.text, hint])
}

test('a value is given to what has one', () => {
  expect(found('replace stakes = 3')).toEqual([])
})

test('an event has no value, and what to write is said', () => {
  expect(found('replace deal-hand = 6')).toEqual([
    '`deal-hand` is an event, and has no value',
    'say what happens in its place, `replace to deal-hand …` with its parts and a block',
  ])
})
