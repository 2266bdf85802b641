import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const low = `game Low for 2 players
printed rank of card: number
card each number n in 1..6 named n x
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
to match
  each definition d
    create d to hand of first of players
  each player p
    turn by p
  finish
to turn by player p
  p may act
to lay card c by player p
  move c to heap
player p may lay card c in hand of p at turn if rank of c < 5
player p must lay card c where rank of c < 3 at turn
`

test('a condition that leaves the obligation out says that it is meant to go first', () => {
  const narrowed = (offer: string, event = 'concede'): string[] => {
    const ours = `variant Ours of Low\nplayer p may ${event} ${offer}\n${event === 'concede' ? 'to concede by player p\n  finish\n' : ''}`
    const texts = new Map([
      ['Low', low],
      ['Ours', ours],
    ])
    const { diagnostics } = checkGame('Ours', { read: (path) => texts.get(path) ?? null, find: (name) => name })
    return diagnostics.map(({ code, primary }) => `${code} ${primary.text}`)
  }
  const concede = 'HR0584 `concede` is not offered wherever `must lay` holds, which leaves no other move'
  expect(narrowed('at turn')).toEqual([concede])
  expect(narrowed('at turn if some card c in hand of p where rank of c > 4')).toEqual([concede])
  expect(narrowed('at turn if no card c in hand of p where rank of c > 3')).toEqual([concede])
  expect(narrowed('at turn if no card c in hand of p where rank of c < 3')).toEqual([])
  expect(narrowed('at turn if no card c in hand of p where rank of c < 4')).toEqual([])
  expect(narrowed('at turn if no card c in hand of p where rank of c < 3 and rank of c < 5')).toEqual([])
  expect(narrowed('at turn if hand of p is empty')).toEqual([])
  expect(narrowed('at turn if count of hand of p = 0')).toEqual([])
  // Moves of the same event are narrowed away as others are, where none of them fulfils it.
  expect(narrowed('card c in hand of p at turn if rank of c > 4', 'lay')).toEqual([
    'HR0584 what never fulfils it is not offered wherever `must lay` holds, which leaves no other move',
  ])
  expect(narrowed('card c in heap at turn', 'lay')).toEqual([])
})
