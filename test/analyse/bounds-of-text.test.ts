import { expect, test } from 'vitest'
import { boundsOf, boundsOfMembers } from '../../compiler/analyse/bounds.ts'
import { programOf } from './told-game.ts'

// Between which bounds the text alone says that numbers lie: a fact that may vary says nothing.

const FACTS = `raised: number = 4
except raised = 5 if rounds > 3
dealt of player p: number = 4
`

function boundsSaid(type: string, said: string): string {
  const program = programOf(`${FACTS}asked: ${type} = ${said}`)
  const value = program.facts.get('asked')?.value
  if (value == null) throw new Error(`${said} is no value`)
  const { from, to } = value.type.set ? boundsOfMembers(program, value) : boundsOf(program, value)
  return `${from}..${to}`
}

test.each([
  ['limit + 3', '7..7'],
  ['raised', '-Infinity..Infinity'],
  ['dealt of first of players', '-Infinity..Infinity'],
  ['count of deck * limit', '-Infinity..Infinity'],
  ['limit * count of deck', '-Infinity..Infinity'],
  ['limit / 2', '2..2'],
  ['limit mod 3', '1..1'],
  ['limit / 0', '0..0'],
])('the number %s lies within %s', (said, bounds) => {
  expect(boundsSaid('number', said)).toBe(bounds)
})

test.each([
  ['(0..9 if rounds = 0 else (2, 3))', '0..9'],
  ['((2, 3) if rounds = 0 else 0..9)', '0..9'],
  ['each number n in 2..6 where n != limit', '2..6'],
])('the numbers %s lie within %s', (said, bounds) => {
  expect(boundsSaid('set of number', said)).toBe(bounds)
})
