/** Lines that are added to the game, and the errors that they are found to have. */
export type Cases = readonly (readonly [lines: string, found: string | null])[]

/** A game without findings; its last event is the one that instructions are added to. */
export const market = `game Market for 2 players

type suit: ♣, ♥
type stand: north, south
printed suit of card: suit
printed rank of card: number
printed worth of card: number or none
card each suit s, each number n in 1..5 named s n
  suit = s
  rank = n
option speed: slow, fast
option limit: 1, 2
zone deck seen by nobody
zone hand of player p seen by p
zone stall of stand t seen by everyone
zone plans of effects seen by everyone
stand of player p: stand = (north if p = first of players else south)
rounds: number starts 0
bid of player: number starts 0
best of player: number or none starts none
mark of card: number starts 0
winner: player or none starts none
keeper: player starts first of players
trump: suit starts ♣
word: text starts ""
seen: set of number starts ()
pair of (player p, card c): number = bid of p + rank of c
double of player p: number = bid of p * 2
card c is marked starts no
card c is high if rank of c > 3
to match
  each definition d
    create d to deck
  each player p
    probe first of deck by p
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
to pay number n by player p
  bid of p gains n
player p may take card c in deck at turn
to probe card c by player p
  rounds gains 1
`
