/** Small games that declare one thing under a name, with an example that only holds where the name means it. */

const game = (declared: string, rest: string): string => `game Words for 2 players
printed rank of card: number
card each number n in 1..4 named c n
  rank = n
zone stock seen by nobody
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
${declared}
to match
  each definition d
    create d to stock
  each player p
    move top of stock to hand of p
  turn by first of players
  finish
to turn by player p
  p must act
to lay card c by player p
  move c to pile
player p may lay card c in hand of p at turn
${rest}
`

const GIVEN = `  given
    hand of A is c2, c3
    hand of B is c4`

const RUN = 'at turn by A\n  A does lay c2'

/** By what is declared. */
export const KINDS: Readonly<Record<string, (w: string) => string>> = {
  type: (w) =>
    game(
      `type ${w}: calm, wild-mood\nmood of player: ${w} starts calm\nthe-best of ${w} x: number = (1 if x = calm else 2)`,
      `after lay card c by player p\n  choose ${w} k where k != calm by p\n  mood of p becomes k\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then mood of A = wild-mood and the-best of mood of A = 2`,
    ),
  'fact kept': (w) =>
    game(
      `${w}: number starts 3`,
      `after lay card c by player p\n  ${w} gains 1\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then ${w} = 4`,
    ),
  'fact kept of a card': (w) =>
    game(
      `${w} of card: number starts 3`,
      `after lay card c by player p\n  ${w} of c gains 1\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then ${w} of c2 = 4 and ${w} of c3 = 3`,
    ),
  'fact worked out': (w) =>
    game(
      `${w} of card c: number = rank of c + count of pile`,
      `after lay card c by player p\n  score of p gains ${w} of c\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then score of A = 3 and ${w} of c3 = 4`,
    ),
  adjective: (w) =>
    game(
      `card c is ${w} if rank of c = 2`,
      `after lay ${w} c by player p\n  score of p gains 1\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then score of A = 1 and c2 is ${w} and not c3 is ${w}`,
    ),
  'adjective kept': (w) =>
    game(
      `card c is ${w} starts no`,
      `after lay card c by player p\n  c becomes ${w}\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then c2 is ${w} and not c3 is ${w}`,
    ),
  relation: (w) =>
    game(
      `card a ${w} card b if rank of a > rank of b`,
      `after lay card c by player p\n  if some card d in hand of p where d ${w} c\n    score of p gains 1\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then score of A = 1`,
    ),
  reading: (w) =>
    game(
      `reading ${w}: player q where q != you\n  chosen in instructions\n  each in rules\ntext of card this where rank of this = 2\n  after lay this\n    score of ${w} gains 1`,
      `example "it is"\n${GIVEN}\n    ${RUN}\n  then score of B = 1`,
    ),
  'reading of a value': (w) =>
    game(
      `reading ${w} = last of players\ntext of card this where rank of this = 2\n  after lay this\n    score of ${w} gains 1`,
      `example "it is"\n${GIVEN}\n    ${RUN}\n  then score of B = 1`,
    ),
  event: (w) =>
    game(
      `to ${w} card c by player p\n  score of p gains rank of c`,
      `after lay card c by player p\n  ${w} c by p\nafter ${w} card c by player p\n  score of p gains 10\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then score of A = 12`,
    ),
  zone: (w) =>
    game(
      `zone ${w} seen by everyone`,
      `after lay card c by player p\n  move c to ${w}\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then c2 in ${w} and not c3 in ${w}`,
    ),
  option: (w) =>
    game(
      `option ${w}: 1, 2`,
      `after lay card c by player p if ${w} is 2\n  score of p gains ${w}\nexample "it is"\n  given\n    option ${w} is 2\n    hand of A is c2\n    ${RUN}\n  then score of A = 2`,
    ),
  value: (w) =>
    game(
      `type hue: ${w}, other-hue\nshade: hue starts other-hue`,
      `after lay card c by player p\n  shade becomes ${w}\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then shade = ${w}`,
    ),
  card: (w) =>
    game(
      `card ${w}\n  rank = 9`,
      `after lay card c by player p if definition of c = ${w}\n  score of p gains rank of c\nexample "it is"\n  given\n    hand of A is ${w}, c3\n    at turn by A\n  A does lay ${w}\n  then score of A = 9 and ${w} in pile`,
    ),
  printed: (w) =>
    game(
      `printed ${w} of card: number or none`,
      `card special\n  rank = 5\n  ${w} = 7\nafter lay card c by player p\n  score of p gains ${w} of c or 1\nexample "it is"\n  given\n    hand of A is special, c3\n    at turn by A\n  A does lay special\n  then score of A = 7`,
    ),
  variable: (w) =>
    game(
      '',
      `after lay card c by player p\n  each card ${w} in hand of p\n    score of p gains rank of ${w}\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then score of A = 3`,
    ),
  let: (w) =>
    game(
      '',
      `after lay card c by player p\n  let ${w} = rank of c\n  ${w} gains 1\n  score of p gains ${w}\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then score of A = 3`,
    ),
  rule: (w) =>
    game(
      '',
      `${w}: after lay card c by player p\n  score of p gains 1\nexample "it is"\n${GIVEN}\n    ${RUN}\n  then score of A = 1`,
    ),
}
