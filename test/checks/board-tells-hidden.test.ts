import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'
import { lineColumn } from '../../grammar/source-file.ts'

// Of a board that tells what is hidden, the sentence is shown that makes it so: as a rule the one that came last.

const base = `game Pigs for 2 players
printed rank of card: number
card each number n in 2..9 named n
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
strength of card c: number = rank of c
card c is trump if rank of c = 9
power of card c: number = (20 if c is trump else rank of c)
board sorts hand by strength, then power
to match
  each definition d
    create d to deck
  finish
`

/** Where HR0527 stands, and what it shows besides. */
function found(line: string): unknown {
  const texts = new Map([
    ['pigs.rules', base],
    ['v.rules', `variant V of Pigs\n${line}\n`],
  ])
  const { diagnostics } = checkGame('v.rules', { read: (p) => texts.get(p) ?? null, find: () => 'pigs.rules' })
  return diagnostics
    .filter(({ code }) => code === 'HR0527')
    .map(({ primary, secondary = [] }) =>
      [primary, ...secondary].map(({ span }) => `${span.file.path}:${lineColumn(span.file, span.start).line}`),
    )
}

test.each([
  ['an exception', 'except strength of card c += 30 if some card d in deck where rank of d = 2', 7],
  ['a sentence of an adjective', 'card c is trump if c in deck', 9],
])('the line of a variant is named where it does: %s', (_, line, declared) => {
  expect(found(line)).toEqual([['v.rules:2', 'pigs.rules:10', `pigs.rules:${declared}`]])
})

test('a board without a secret is left alone', () => {
  expect(found('except strength of card c += 30 if rank of c = 2')).toEqual([])
})
