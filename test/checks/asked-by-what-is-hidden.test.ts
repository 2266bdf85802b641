import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const window = `game Window for 2 players
printed rank of card: number
card each number n in 1..6 named n x
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
zone yard of player p seen by everyone
card c in yard is covered starts no
card c is marked starts no
level of card: number starts 0
except viewers of card c = owner of c if c in yard and c is covered
to match
  each definition d
    create d to hand of first of players
  each player p
    window by p
  finish
to window by player p
  p may act
to answer card c by player p
  move c to yard of p
  c becomes covered
  c becomes marked
  level of c becomes 2
player p may answer card c in hand of p at window if rank of c > 4
`

const told = (condition: string): string[] => {
  const text = `${window}player p is always asked at window if ${condition}\n`
  const { diagnostics } = checkGame('Window', {
    read: (path) => (path === 'Window' ? text : null),
    find: (name) => name,
  })
  return diagnostics.flatMap(({ code, severity, primary }) =>
    code === 'HR0550' || severity === 'error' ? [`${code} ${primary.text}`] : [],
  )
}

const HAND = ['HR0550 who is asked tells of cards in `hand`, which not everyone sees']

test('what is printed on held cards, kept of them or permitted with them tells of them', () => {
  expect(told('some card c in hand of p where rank of c > 4')).toEqual(HAND)
  expect(told('some card c in hand of p where c is marked')).toEqual(HAND)
  expect(told('some card c in hand of p where level of c > 0')).toEqual(HAND)
  expect(told('some card c in hand of p where p may answer c')).toEqual(HAND)
  expect(told('some card c in yard where rank of c > 4')).toEqual([
    'HR0550 who is asked tells of cards in `yard`, which not everyone sees',
  ])
})

test('what everyone sees tells nothing, whatever else is hidden in the game or counted beside it', () => {
  expect(told('hand of p is not empty')).toEqual([])
  expect(told('some card c in yard of p where c is covered')).toEqual([])
  // Who sees cards of another zone is no matter of this one.
  expect(told('rank of top of heap > 4')).toEqual([])
  expect(told('rank of top of heap > 4 and hand of p is not empty')).toEqual([])
})
