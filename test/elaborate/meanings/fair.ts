/** Lines that are added to the game, and what the typed program has more for it. */
export type Meanings = readonly (readonly [lines: string, more: string | readonly string[]])[]

/** A game without findings; its last event is the one that instructions are added to. */
export const fair = `game Fair for 2 to 4 players

type suit: ♣, ♥
type stand: north, south
type colour: red, blue
printed suit of card: suit
printed rank of card: number
printed worth of card: number or none
printed motto of card: text or none
card each suit s, each number n in 1..5 named s n
  suit = s
  rank = n
option speed: slow, fast
option limit: 1, 2
zone deck seen by nobody
zone hand of player p seen by p
zone stall of stand t at most 5 seen by everyone
zone plans of effects seen by everyone
stand of player p: stand = (north if p = first of players else south)
takings of stand: number starts 0
rounds: number starts 0
bid of player: number starts 0
best of player: number or none starts none
mark of card: number starts 0
winner: player or none starts none
keeper: player starts first of players
trump: suit starts ♣
word: text starts ""
seen: set of number starts ()
stock: list of colour starts ()
pair of (player p, card c): number = bid of p + rank of c
double of player p: number = bid of p * 2
card c is marked starts no
card c in stall, hand is dusty starts no
card c is high if rank of c > 3
stand t is red-stand if t = north
card c follows card d if rank of c > rank of d
player p rivals player q if p != q
to match
  each definition d
    create d to deck
  each player p
    probe first of deck by p as last of waiting
  turn by first of players
  finish
to turn by player p
  p must act
to take card c by player p
  move c to hand of p
to pay number n by player p
  bid of p gains n
player p may take card c in deck at turn
to probe card c by player p as effect e
  rounds gains 1
`
