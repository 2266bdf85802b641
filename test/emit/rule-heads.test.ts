import { expect, test } from 'vitest'
import { compiledText } from '../kit/compiled-sample.ts'

const GAME = `game Heads for 2 players
printed rank of card: number
card ace
  rank = 1
zone hand of player p seen by p
zone pile seen by everyone
n: number starts 0
to match
  each player p
    p may act
  finish
to play card c by player p
  only if n < 9
    and n > 0 -- so it goes on
  [play.1] move c to pile
[may.1] may-play: player p may play card c in hand of p
    where rank of c > n at match if n = 0
    or n = 1
low: player p cannot play card c if rank of c < 2
    and n < 5
after play card c by player p if n < 7
    and n > 2
  [hold.1] hold c by p
to hold card c by player p
  choose number k in (1, 2,
    3) by p
  n becomes k
`

// A rule is quoted where a move is refused: what is left out of it may be just the reason.
test('rules are quoted whole, in one line, without the block under them', async () => {
  const { engine } = await compiledText(GAME)
  expect(engine.info.rules.map(({ kind, text }) => `${kind}: ${text}`)).toMatchInlineSnapshot(`
    [
      "choice: choose number k in (1, 2, 3) by p",
      "cannot: low: player p cannot play card c if rank of c < 2 and n < 5",
      "only-if: only if n < 9 and n > 0",
      "may: may-play: player p may play card c in hand of p where rank of c > n at match if n = 0 or n = 1",
    ]
  `)
})
