import { checkedText } from '../kit/compiled-sample.ts'

/** A small game to write mistakes behind. */
export const PAIRS = `game Pairs for 2 players
printed rank of card: number
card each number n in 1..5 named n
  rank = n
card c is high if rank of c > 3
zone deck seen by nobody
zone hand of player p seen by p
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
`

/** What is proposed for the errors of the game with these lines behind it. */
export const hintsFor = (lines: string): readonly (string | undefined)[] =>
  checkedText(`${PAIRS}${lines}`)
    .diagnostics.filter((d) => d.severity === 'error')
    .map((d) => d.hint)
