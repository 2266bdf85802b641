/** A small game that knows enough for every line of the table. */
export const KNOWN = `game Known for 2 players
type suit: sun, moon
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..5 named s n
  suit = s
  rank = n
card c is high if rank of c > 3
zone deck seen by nobody
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
limit: number = 3
to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish
to turn by player p
  p must act
to lay card c by player p
  move c to pile
  score of p gains 1
to raise number n by player p
  score of p gains n
player p may lay card c in hand of p at turn
player p may raise 1 at turn
player p cannot lay card c if c is high and suit of c = moon and limit > 9
`

/** What is written as in other languages or as one says it, and the line that is meant; null where no edit mends it. */
export const MISTAKES: readonly (readonly [wrong: string, right: string | null])[] = [
  ['if limit == 3', 'if limit = 3'],
  ['if limit = 3 && limit > 1', 'if limit = 3 and limit > 1'],
  ['if limit = 3 || limit > 1', 'if limit = 3 or limit > 1'],
  ['if limit ≠ 3', 'if limit != 3'],
  ['if limit ≤ 3', 'if limit <= 3'],
  ['if limit ≥ 3', 'if limit >= 3'],
  ['if limit => 3', 'if limit >= 3'],
  ['if limit =< 3', 'if limit <= 3'],
  ['if limit <> 3', 'if limit != 3'],
  ['if limit % 2 = 1', 'if limit mod 2 = 1'],
  ['if !(limit = 3)', 'if not (limit = 3)'],
  ['if limit is greater than 3', 'if limit > 3'],
  ['if limit is less than 3', 'if limit < 3'],
  ['if limit is more than or equal to 3', 'if limit >= 3'],
  ['if limit is at least 3', 'if limit >= 3'],
  ['if limit is at most 3', 'if limit <= 3'],
  ['if limit is not greater than 3', 'if limit <= 3'],
  ['if limit is no more than 3', 'if limit <= 3'],
  ['if limit is not less than or equal to 3', 'if limit > 3'],
  ['if limit = 3 = 4', null],
  ['if limit = 3 unless deck is empty', 'if limit = 3 and not deck is empty'],
  ['if limit = 3 or limit = 4 unless deck is empty', null],
  ['if limit = 3 and p.hand is empty', 'if limit = 3 and hand of p is empty'],
  ['each card c in hand of p where c.owner.score > 3', 'each card c in hand of p where score of owner of c > 3'],
  ["each card c in hand of p where c's rank > 3", 'each card c in hand of p where rank of c > 3'],
  ["if deck isn't empty", 'if deck is not empty'],
  ["if it's 3", null],
  ['score of p++', 'score of p gains 1'],
  ['score of p+=1', 'score of p gains 1'],
  ['score of p =+ 1', 'score of p gains 1'],
  ['move top of deck into pile', 'move top of deck to pile'],
  ["finish # a player's end", "finish -- a player's end"],
  ["finish // a player's end", "finish -- a player's end"],
  ['if limit equals 3', 'if limit = 3'],
  ['if limit = 3 then', 'if limit = 3'],
  ['if limit = 3:', 'if limit = 3'],
  ['if deck not empty', 'if deck is not empty'],
  ['if deck is empty but limit = 3', 'if deck is empty and limit = 3'],
  ['unless deck is empty', 'if not deck is empty'],
  ['if limit-1 = 2', 'if limit - 1 = 2'],
  ['if limit − 1 = 2', 'if limit - 1 = 2'],
  ['if limit × 2 = 6', 'if limit * 2 = 6'],
  ['if （limit = 3）', 'if (limit = 3)'],
  ['if limt = 3', 'if limit = 3'],
  ['for each player q', 'each player q'],
  ['each integer i in 1..3', 'each number i in 1..3'],
  ['each card c in hnd of p', 'each card c in hand of p'],
  ['each card c from hand of p', null],
  ['each card c in hand of p where c.rank = 3', 'each card c in hand of p where rank of c = 3'],
  ['each card c in hand of p where rank of c is between 1 and 3', null],
  ['each the card c in hand of p', null],
  ['score of p += 1', 'score of p gains 1'],
  ['score of p -= 1', 'score of p loses 1'],
  ['score of p = 1', 'score of p becomes 1'],
  ['score of p := 1', 'score of p becomes 1'],
  ['score of p ++', 'score of p gains 1'],
  ['score of p gains 3 points', 'score of p gains 3'],
  ['score of p gains 3;', 'score of p gains 3'],
  ['score of p gains limit of', null],
  ['score of p becoms 1', null],
  ['set score of p to 3', null],
  ['add 1 to score of p', null],
  ['move top 3 of deck to pile', 'move top of (deck, 3) to pile'],
  ['move top card of deck to pile', 'move top of deck to pile'],
  ['end-game', 'finish'],
  ['quit', 'finish'],
  ['score of p gains 3 // more', 'score of p gains 3 -- more'],
  ['score of p gains 3 # more', 'score of p gains 3 -- more'],
  ['choose card c in hand of p by p from deck', null],
  ['player p must not lay card c if limit > 3', 'player p cannot lay card c if limit > 3'],
  ['player p may not lay card c if limit > 3', 'player p cannot lay card c if limit > 3'],
  ["player p can't lay card c if limit > 3", 'player p cannot lay card c if limit > 3'],
  ['no player p may lay card c if limit > 3', 'player p cannot lay card c if limit > 3'],
  ['each player p may lay card c in hand of p at turn', 'player p may lay card c in hand of p at turn'],
  ['player p may lay card c in hand of p during turn', null],
  ['player p may lay card c in hand of p at trun', 'player p may lay card c in hand of p at turn'],
  ['player p may lie card c in hand of p at turn', 'player p may lay card c in hand of p at turn'],
  ['player p can lay card c in hand of p at turn', 'player p may lay card c in hand of p at turn'],
  ['player p may lay card in hand of p at turn', 'player p may lay card c in hand of p at turn'],
  [
    'player p may lay card c in hand of p at turn where limit > 3',
    'player p may lay card c in hand of p at turn if limit > 3',
  ],
  ['zoen shelf seen by everyone', 'zone shelf seen by everyone'],
  ['bonus: number = sum of (1, 2, 3)', 'bonus: number = sum of ((1, 2, 3))'],
  ['p raise limit', 'raise limit by p'],
  ['players cannot lay card c if limit > 3', null],
  ['bonus: integer = 3', 'bonus: number = 3'],
  ['late: boolean = yes', 'late: truth = yes'],
  ['late: truth = true', 'late: truth = yes'],
  ['late: truth = false', 'late: truth = no'],
  ['zone shelf seen by everybody', 'zone shelf seen by everyone'],
  ['zone shelf seen by all players', 'zone shelf seen by players'],
  ['zone top shelf seen by everyone', 'zone top-shelf seen by everyone'],
  ['motto: text = “two”', 'motto: text = "two"'],
]
