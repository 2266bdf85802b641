import { describe, expect, test } from 'vitest'
import { checkedText } from '../kit/compiled-sample.ts'
import { checkGame } from '../../compiler/compile.ts'

/** A game without findings; every case adds lines to it. */
const game = `game Pairs for 2 players

type suit: ♣, ♥
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..5 named n s
  suit = s
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
option speed: slow, fast, late
winner: player or none starts none
rounds: number starts 0
limit: number = 4
opponent of player p: player = next of p
to match
  each definition d
    create d to deck
  each player p
    turn by p
  finish
to turn by player p
  rounds gains 1
  p must act
to take card c by player p
  move c to hand of p
  winner becomes p
player p may take card c in deck at turn
player p may take card c in hand of p at turn if rounds < limit and winner is none and c is warm
card c is warm if speed is fast and rank of c = 2
card c is warm if speed is late and suit of c = ♥
card c is warm if c in hand of opponent of c-holder
c-holder: player = first of players
`

const cases: Readonly<Record<string, readonly (readonly [string, string | null])[]>> = {
  'variables that are named like what there is': [
    ['player p cannot take card 3♥', 'HR0110'],
    ['player p cannot take 3♥', null],
    ['player p cannot take card x if x = 3♥', null],
    ['player p cannot take warm 3♥', 'HR0110'],
    ['player p cannot take card c if some card 3♥ in hand of p', 'HR0110'],
    ['player p cannot take card c if some card x in hand of p where x = 3♥', null],
    ['player p cannot take card c if some suit ♥ where suit of c = ♥', 'HR0110'],
    ['player A cannot take card c if rank of c > 4', 'HR0110'],
  ],
  'conditions that never or always hold': [
    ['player p cannot take card c if speed is slow and speed is fast', 'HR0502'],
    ['player p cannot take card c if speed is not slow and speed is not fast and speed is not late', 'HR0502'],
    ['player p cannot take card c if speed is slow or speed is fast', null],
    ['player p cannot take card c if count of hand of p < 0', 'HR0502'],
    ['player p cannot take card c if count of hand of p >= 0', 'HR0502'],
    ['player p cannot take card c if c in deck and c in hand of p', 'HR0502'],
    ['player p cannot take card c if c in deck or c in hand of p', null],
    ['player p cannot take card c if rank of c > 3 and rank of c < 4', 'HR0502'],
    ['player p cannot take card c if rank of c > 3 and rank of c < 5', null],
    ['player p cannot take card c if winner is none and winner = p', 'HR0502'],
    ['player p cannot take card c if winner is not none and winner = p', null],
    ['player p cannot take card c if suit of c != ♣ and suit of c != ♥', 'HR0502'],
    ['player p cannot take card c if suit of c = ♣ or suit of c != ♣', 'HR0502'],
    ['player p cannot take card c if c is warm and not c is warm', 'HR0502'],
    ['player p cannot take card c if limit > 5', 'HR0502'],
    ['player p cannot take card c if rounds > rounds', 'HR0502'],
    ['player p cannot take card c if no', 'HR0502'],
    ['player p cannot take card c if rank of c > 4 and yes', 'HR0502'],
    ['player p may take card c in deck at turn if no', 'HR0502'],
    [
      'to evening by player p\n  p may act\nbefore turn by player p\n  evening by p\nplayer p may take card c in deck at evening\nplayer p must act at evening if no',
      'HR0502',
    ],
    ['before turn by player p\n  if no\n    rounds gains 1', 'HR0502'],
    ['player p cannot take card c where suit of c = ♣ if suit of c = ♥', 'HR0502'],
  ],
  'numbers out of range': [
    ['to bid number n by player p\n  rounds becomes n\nplayer p may bid number n in (-2049, 1) at turn', 'HR0210'],
    ['to bid number n by player p\n  rounds becomes n\nplayer p may bid number n in (-2048, 70000) at turn', null],
    [
      'to name number n with card c by player p\n  rounds becomes n\n  take c by p\nplayer p may name number n in 0..2048 with card c in deck at turn',
      'HR0210',
    ],
    [
      'to name number n with card c by player p\n  rounds becomes n\n  take c by p\nplayer p may name number n in 0..2047 with card c in deck at turn',
      null,
    ],
    ['before turn by player p\n  choose number n in (-1000001, 4) by p\n  rounds becomes n', 'HR0210'],
    ['before turn by player p\n  choose number n in (-1000000, 4) by p\n  rounds becomes n', null],
  ],
  'rules that last': [
    ['after take card c by player q\n  until turn by q\n    q cannot take card d if rank of d > rank of c', null],
    ['after take card c by player q\n  until turn by q\n    player q cannot take card d', 'HR0102'],
    ['after take card c by player q\n  until turn by player q\n    q cannot take', 'HR0102'],
    ['after take card c by player q\n  until take card c\n    q cannot take', 'HR0102'],
    ['after take card c by player q\n  until turn by q\n    one: q cannot take\n    one: cannot take c', 'HR0102'],
    ['after take card c by player q\n  until turn by q\n    cannot shuffle', 'HR0510'],
    ['after take card c by player q\n  until shuffle deck\n    cannot take', 'HR0510'],
    ['after take card c by player q\n  until sleep\n    cannot take', 'HR0101'],
    ['after take card c by player q\n  during sleep\n    cannot take', 'HR0101'],
    ['after take card c by player q\n  during turn\n    cannot take', null],
    ['after take card c by player q\n  during move\n    cannot take', 'HR0520'],
    ['after take card c by player q\n  during turn\n    c is warm', null],
    ['after take card c by player q\n  during turn\n    c is cold', 'HR0101'],
    [
      'card c is cold starts no\nplayer p cannot take cold c\nafter take card c by player q\n  c becomes cold\n  during turn\n    c is cold',
      'HR0208',
    ],
    ['after take card c by player q\n  during turn\n    q may take card d in hand of q at take', 'HR0505'],
    ['after take card c by player q\n  during turn\n    q may wait at turn\n      stop', 'HR0107'],
    ['after take card c by player q\n  during turn\n    except limit = 3', null],
    ['after take card c by player q\n  during turn\n    except rounds of card d = 3', 'HR0101'],
    [
      'after take card c by player q\n  let n = rank of c\n  during turn\n    cannot take card d if rank of d = n',
      null,
    ],
    ['after take card c by player q\n  let n = rank of c\n  during turn\n    cannot take card d', 'HR0503'],
    [
      'lasting: number starts 0\nplayer p cannot take if lasting > 3\nafter take\n  lasting gains 1\n  during turn\n    cannot take',
      'HR0102',
    ],
  ],
  exceptions: [
    [
      'worth of card c: number = 0\nexcept worth of card c = 1 if c is warm\nexcept worth of card c = 2 if c is warm and rank of c = 5\nplayer p cannot take card c if worth of c = 1',
      'HR0501',
    ],
    [
      'worth of card c: number = 0\nexcept worth of card c = 1 if suit of c = ♣\nexcept worth of card c = 2 if suit of c = ♥\nplayer p cannot take card c if worth of c = 1',
      null,
    ],
    [
      'worth of card c: number = 0\nexcept worth of card c = 1 if suit of c = ♣\nexcept worth of 3♣ = 2\nplayer p cannot take card c if worth of c = 1',
      'HR0501',
    ],
    [
      'worth of card c: number = 0\nexcept worth of card c = 1 if suit of c = ♣\nexcept worth of 3♥ = 2\nplayer p cannot take card c if worth of c = 1',
      null,
    ],
  ],
  repetition: [
    ['after take card c\n  repeat\n    rounds gains 1\n  until rounds > 5', null],
    ['after take card c\n  repeat\n    rounds gains 1', 'HR0507'],
    ['after take card c\n  while winner is none\n    rounds gains 1', 'HR0507'],
    ['after take card c\n  repeat\n    rounds gains 1\n    if rounds > 9\n      finish', null],
    ['after take card c by player p\n  take c by p', 'HR0507'],
    ['before take card c by player p\n  take c by p', 'HR0507'],
    ['after take card c by player p\n  take first of deck by p', null],
    ['before take card c if rounds > 3\n  finish\nafter take card c by player p\n  take c by p', null],
    ['after take card c if rounds > 3\n  finish\nafter take card c by player p\n  take c by p', null],
    ['after take card c by player p\n  take c by p\nafter take card c if rounds > 3\n  finish', 'HR0507'],
    ['before take card c if rounds > 3\n  rounds gains 1\nafter take card c by player p\n  take c by p', 'HR0507'],
    ['after take card c\n  ring\nto ring\n  if rounds > 3\n    rounds becomes 0\n  ring', 'HR0507'],
    ['after take card c by player p if rank of c > 3\n  take first of deck by p', null],
    ['after take card c by player p\n  only if deck is not empty\n  take first of deck by p', null],
    ['after take card c\n  ring\nto ring\n  rounds gains 1\nbefore ring\n  chime\nto chime\n  ring', 'HR0507'],
    ['after take card c\n  ring\nto ring\n  rounds gains 1\n  ring', 'HR0507'],
    ['after take card c\n  ring\nto ring\n  rounds gains 1\n  if rounds < 9\n    ring', null],
  ],
  'what is hidden': [
    ['player p may take card c in hand of opponent of p at turn if rank of c = 3', 'HR0508'],
    ['player p may take card c in hand of next of p where c is warm at turn', 'HR0508'],
    ['player p may take card c in hand of p where rank of c = 3 at turn', null],
    ['player p may take card c in hand of opponent of p at turn if rounds = 1', null],
    ['after take card c by player p\n  choose card d in deck where d = 3♥ by p\n  move d to hand of p', 'HR0508'],
    [
      'after take card c by player p\n  choose card d in deck where rank of d = 3 by chance\n  move d to hand of p',
      null,
    ],
  ],
  'what nothing uses': [
    [
      'after take card c by player p\n  let n = rounds + 1\n  choose card d in deck by chance\n  move d to hand of p',
      'HR0503',
    ],
    ['option pace: one, two, three\nplayer p cannot take card c if pace is two', 'HR0504'],
    ['option pace: 1, 2, 3\nplayer p cannot take card c if rounds > pace', null],
    ['card a beats card b if rank of a > rank of b', 'HR0503'],
  ],
  'what would be read in part, or not at all': [
    ['after take card c you may\n  rounds gains 1', 'HR0001'],
    ['after take card c as before if rounds > 1\n  rounds gains 1', 'HR0001'],
    ['instead of take card c if rounds > 1 you may\n  rounds gains 1', 'HR0001'],
    ['when take card c as before if rounds > 1\n  rounds gains 1', 'HR0537'],
    [
      'when take card c as before if rounds > 1\n  rounds gains 1\nbefore take\n  each effect e in waiting\n    resolve e',
      null,
    ],
    ['to shed by player p\n  choose card c in hand of p by p where rank of c > 3\n  move c to deck', 'HR0001'],
    ['to poke warm c by player p\n  move c to deck\nplayer p may poke card c in hand of p at turn', 'HR0201'],
    ['price of warm c: number = 5\nplayer p cannot take card c if price of c > rounds', 'HR0201'],
    [
      'bonus of player p: number\n  if rounds > 3\n    give 5\nplayer p cannot take card c if bonus of p > rounds',
      'HR0202',
    ],
    ['type place: here, there, here', 'HR0102'],
    ['option pace: 5, 5', 'HR0102'],
    ['printed colour of player: suit', 'HR0201'],
    ['card Bear\n  rank = 1\n  rank = 2\n  suit = ♣', 'HR0102'],
    ['card each number n in 6..8 named B n, 9 as X\n  rank = n\n  suit = ♣', 'HR0106'],
    ['card each number n in 6..8 named B n, 8 as X\n  rank = n\n  suit = ♣', null],
  ],
  chance: [
    [
      'to barter card c by player p\n  announce\n    pick by p\nto pick by player p\n  choose card d in deck by chance\n  move d to hand of p\nplayer p may barter card c in hand of p at turn',
      'HR0512',
    ],
    [
      'to barter card c by player p\n  announce\n    only if deck is not empty\n  pick by p\nto pick by player p\n  choose card d in deck by chance\n  move d to hand of p\nplayer p may barter card c in hand of p at turn',
      null,
    ],
  ],
}

const checked = (text: string): string[] => [...new Set(checkedText(text).diagnostics.map((d) => d.code))]

test('the game itself has no findings', () => {
  expect(checked(game)).toEqual([])
})

for (const [theme, lines] of Object.entries(cases)) {
  describe(theme, () => {
    test.each(lines)('%s', (line, code) => {
      expect(checked(`${game}${line}\n`)).toEqual(code === null ? [] : [code])
    })
  })
}

test('what a house rule sets is no mistake of the line that asks for it', () => {
  const texts: Readonly<Record<string, string>> = {
    'base.rules': `${game}player p cannot take card c if limit = 9\n`.replace(
      'limit: number = 4',
      'limit: number = 9 - rounds',
    ),
    'x.rules': 'variant Long of Pairs\n\nreplace limit = 9\n',
  }
  const found = checkGame('x.rules', {
    read: (p) => texts[p] ?? null,
    find: (name) => (name === 'Pairs' ? 'base.rules' : null),
  })
  expect(found.diagnostics.map((d) => d.code)).toEqual([])
})
