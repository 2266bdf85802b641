import { expect, test } from 'vitest'
import { compiled, memoryHost } from './memory-host.ts'

// A page of emitted code to read in a review: what a suspended procedure, a move with a rule that watches it, and a
// choice become.

const rules = `game Draw for 2 players "the higher card wins"

[pack] printed rank of card: number
[pack] card each number n in 1..4 named rank n
  rank = n

[deal] zone deck seen by nobody
[play] zone table seen by everyone
[play] best: card or none starts none

[deal] to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    turn by p
  finish

[play] to turn by player p
  p must act

[play] to draw card c by player p
  move c to table

[play] draw-any: player p may draw card c in deck at turn
[high] when draw card c if best is none or rank of c > rank of best
  best becomes c
`

test.each(['draw.ts', 'linked.ts', 'index.ts'])('%s of a small game', async (name) => {
  const { files } = await compiled('draw.rules', memoryHost({ 'draw.rules': rules }))
  expect(files.get(name)).toMatchSnapshot()
})
