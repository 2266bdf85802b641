import type { Cases } from './market.ts'

/** Who may do what, and when. */
export const offers: Cases = [
  [
    'high cannot take card c',
    'HR0103 nothing says which `high` is meant | name the one who acts, as in `high p cannot`',
  ],
  [
    'player cannot take card c',
    'HR0001 expected a rule at the start of this line | name the one who acts, as in `player p cannot`',
  ],
  ['hight cannot take card c', 'HR0101 no word of a text is called `hight`'],
  ['player p may take high c at turn', null],
  ['player p may take ♣1 at turn', null],
  ['player p may take high at turn', null],
  ['player p may take card c where c is marked and rank of c > 2 at turn if rounds > 3', null],
  ['player p may take 3 at turn', 'HR0201 this is a number; a card is needed'],
  ['player p may pay 3 at turn', null],
  ['player p may pay number n in 1..3 at turn', null],
  ['player p may pay ♣1 at turn', 'HR0201 this is a definition; a number is needed'],
  ['player p must take high c at turn', null],
  ['player p must take ♣1 at turn', null],
  ['player p must take card c where rank of c > 2 at turn if rounds > 2', null],
  ['player p must pay number n where n > 2 at turn', 'HR0206 which numbers are meant? | say a set: `number n in 1..5`'],
  ['player p may take card c with card d at turn', 'HR0205 `take` has no `with` | it takes a card, `by` a player'],
  ['player p may take at turn', 'HR0206 what `take` may be is not said | name it with its kind: `card x`'],
  [
    'player p may stroll at turn',
    'HR0101 no event is called `stroll` | say what it does: on deeper lines under this one, or with `to stroll …`',
  ],
  [
    'player p may take card c at take',
    'HR0505 `take` has no line `p may act` or `p must act` | players are asked in `turn`',
  ],
  ['player p may take card c in deck at stroll', 'HR0101 no event is called `stroll`'],
  ['you may take card c in deck at turn', null],
  ['text of high this\n  you may take this at turn', null],
  [
    'text of high this\n  player p may take this at turn if p != you',
    'HR0502 this is so in no position | check what is compared with what',
  ],
  ['text of high this\n  cannot take this', null],
  ['text of high this\n  player p cannot take this if p = you', null],
  [
    'card c in hand is marked-too starts no\ncard c is marked-too if rank of c = 2',
    'HR0102 `marked-too` is declared again here | choose another name for one of them',
  ],
  ['side of player: player starts first of players', null],
  ['last-one of player p: player = last of players', null],
  ['after take card c by player p\n  stop take', null],
  [
    'until take card c\n  rounds gains 1',
    'HR0001 expected a rule at the start of this line | actions stand on deeper lines under an event, such as `to score` && HR0001 expected a rule that lasts, as in `player p cannot …`, at the start of this line | what is done once stands outside of this block; in it stand rules, such as `cannot`, `except`, `when`',
  ],
  [
    'to try by player p\n  until take card c\n    player q cannot pay number n\n    except double of player q += 1\n    card d is high',
    null,
  ],
  [
    'to try by player p\n  until take card c\n    rounds gains 1',
    'HR0001 expected a rule that lasts, as in `player p cannot …`, at the start of this line | what is done once stands outside of this block; in it stand rules, such as `cannot`, `except`, `when`',
  ],
  [
    'to try by player p\n  during pay\n    except double of player q = 1 if q = p',
    'HR0520 nothing does `pay` | name an event in whose text this stands, or that leads to it',
  ],
  ['to try by player p\n  during stroll\n    player q cannot pay number n', 'HR0101 no event is called `stroll`'],
  ['to try by player p\n  until stroll\n    player q cannot pay number n', 'HR0101 no event is called `stroll`'],
  [
    'to try by player p\n  until pay number n\n    player q may take card c in deck at turn\n    player q must take high c at turn',
    'HR0520 nothing does `pay` | name an event that happens in the game',
  ],
  ['card c may pay 3 at turn', 'HR0201 who acts is a player, not a card'],
  ['plyer p may pay 3 at turn', 'HR0101 there is no type or adjective `plyer` | did you mean `player`?'],
  ['high p must pay 3 at turn', 'HR0201 who acts is a player, not a card'],
  ['player p may pay high at turn', 'HR0201 this is a card; a number is needed'],
  ['player p cannot pay high', 'HR0201 this part of the event is a number, not a card'],
  ['player p cannot take number', 'HR0201 this part of the event is a card, not a number'],
]
