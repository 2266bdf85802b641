import type { Cases } from './market.ts'

/** Words of texts that stand for somebody, and where they may. */
export const readings: Cases = [
  ['reading rival: player q where q != you\n  each in rules\ntext of high this\n  rival cannot take this', null],
  ['reading rival: player q where q != you\n  each in rules\ntext of high this\n  rival may take this at turn', null],
  ['reading rival: player q where q != you\n  each in rules\ntext of high this\n  rival must take this at turn', null],
  [
    'reading rival: player q where q != you\n  each in rules\ntext of high this\n  you may take card c in hand of rival at turn',
    null,
  ],
  ['reading rival: player q where q != you\n  each in rules\ntext of high this\n  cannot take card c by rival', null],
  [
    'reading rival: player q where q != you\n  each in rules\ntext of high this\n  cannot take card c if rank of c = bid of rival',
    'HR0220 nothing says what it means in conditions | add a line under `reading rival`: `some in conditions`',
  ],
  [
    'reading rival: player q where q != you\n  each in rules\ntext of high this\n  after take card c by rival\n    rounds gains 1',
    'HR0220 nothing says what it means in triggers | add a line under `reading rival`: `matched in triggers`',
  ],
  [
    'reading rival: player q where q != you\n  each in rules\nrival cannot take card c',
    'HR0103 `you` is the player that a text speaks to | outside of texts name the player: `player p`',
  ],
  [
    'reading rival: player q where q != you\n  each in rules\nplayer p cannot take card c if p = rival',
    'HR0220 it is read for the player that a text speaks to, and nobody is `you` here | outside of texts name the player: `player p`',
  ],
  ['reading rival: player q where q != you\n  each in rules\ntext of high this\n  except double of rival += 3', null],
  [
    'reading rival: player q where q != you\n  each in rules\ntext of high this\n  except double of rival = bid of rival',
    null,
  ],
  [
    'reading rival: player q where q != you\n  each in rules\ntext of high this\n  except double of rival += bid of rival',
    null,
  ],
  [
    'reading rival: player q where q != you\n  each in rules\ntext of high this\n  except double of player p += bid of rival',
    null,
  ],
  [
    'reading rival: player q where q != you\n  each in rules\ntext of high this\n  except double of player p = bid of rival',
    'HR0221 `rival` is each of several here, and a fact has one value | write the exception with `+=`, or say outright who is meant',
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  after take card c by rival\n    bid of rival gains 1',
    null,
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  after take this\n    bid of rival gains 1',
    null,
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  after take this if bid of rival > 3\n    rounds gains 1',
    null,
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  after pay rival\n    rounds gains 1',
    'HR0201 this part of the event is a number, not a player && HR0206 which numbers are meant? | say a set: `number q in 1..5` && HR0201 a number is compared with a player',
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  to take this by player p\n    bid of rival gains 1\n    bid of rival gains 2',
    null,
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  rival cannot take this',
    'HR0220 nothing says what it means in rules | add a line under `reading rival`: `each in rules`',
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  to take this by player p\n    only if bid of rival > 3\n    rounds gains 1',
    null,
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  to take this by player p\n    choose card c in hand of rival by p\n    move c to hand of p',
    null,
  ],
  [
    'reading rival: player q where q != you\n  chosen in instructions\n  matched in triggers\n  some in conditions\ntext of high this\n  to take this by player rival\n    bid of rival gains 1',
    null,
  ],
  ['reading rival = first of players\ntext of high this\n  rival cannot take this', null],
  ['reading rival = first of players\ntext of high this\n  after take this by rival\n    bid of rival gains 1', null],
  [
    'reading rival: player q where q != you\n  each in instructions',
    'HR0221 in instructions nothing can be read as `each` | write `chosen in instructions`',
  ],
  [
    'reading rival: player q where q != you\n  chosen in rules',
    'HR0221 in rules nothing can be chosen | write `each in rules`',
  ],
  [
    'reading rival: card q where q is high\n  each in rules\ntext of high this\n  rival cannot take this',
    'HR0201 this part of the event is a player, not a card && HR0201 this is a player; a card is needed',
  ],
  [
    'reading high: player q where bid of q > 3\n  some in conditions',
    'HR0102 `high` is declared again here | choose another name for one of them',
  ],
]
