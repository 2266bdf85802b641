/** A table at which others may answer before somebody's turn, and who may do something is asked again and again. */
export const TABLE = `game Table for 2 players
printed rank of card: number
card each number n in 2..9 named n ♣
  rank = n
zone hand of player p seen by p
zone heap seen by everyone
score of player: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  while next of p may act
  while p may act
  score of p gains 1
to lay card c by player p
  move c to heap
to swap card c by player p
  move c to heap
  choose card d in heap where rank of d < rank of c by p
  choose card e in heap where rank of e < rank of d by p
  move d to hand of p
player p may lay card c in hand of p at turn
player p may swap card c in hand of p at turn if rank of c > 7
[low.1] player p cannot lay card c if rank of c < 3
`

/** An example beside it. */
export const example = (title: string, given: readonly string[], steps: readonly string[]): string =>
  [
    `example "${title}"`,
    '  given',
    ...[...given, 'at turn by A'].map((line) => `    ${line}`),
    ...steps.map((line) => `  ${line}`),
    '',
  ].join('\n')
