import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const sparks = `game Sparks for 2 players
card Spark
  to light this by player p
    score of p gains 1
  after light this by player p
    score of p gains 2
  you may light this at match
card Stone
zone deck seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to deck
  each card c in deck
    light c by first of players
  result of first of players becomes score of first of players
  finish
to light card c by player p
`

function found(variant: string): readonly string[] {
  const texts = new Map([
    ['Sparks', sparks],
    ['Less', `variant Less of Sparks\n${variant}`],
  ])
  const host = { read: (at: string) => texts.get(at) ?? null, find: (name: string) => name }
  return checkGame('Less', host).diagnostics.map(({ code, primary }) => `${code}: ${primary.text}`)
}

test('what stands on a card goes with it', () => {
  expect(found('remove card Spark\n')).toEqual([])
})

test('what else names it does not', () => {
  const named = 'after light Spark by player p\n  score of p gains 1\n'
  expect(found(`${named}remove card Spark\n`)).toEqual(['HR0408: one sentence or example names `Spark`'])
})
