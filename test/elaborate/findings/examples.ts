import type { Cases } from './market.ts'

/** Positions and steps of examples. */
export const examples: Cases = [
  ['given\n  hand of A is ♣1\n  at turn by A\nA does take ♣1', null],
  ['given\n  hand of A is ♣1\n  mark of ♣1 is 2\n  at turn by A', null],
  [
    'given\n  mark of ♣1 is 2\n  hand of A is ♣1\n  at turn by A',
    'HR0601 no line above lays down `♣1`, so this is none | lay it down in a line before this one: `… is ♣1`, with the zone that it lies in',
  ],
  [
    'given\n  hand of A is ♣2\n  ♣1 is marked\n  at turn by A',
    'HR0601 no line above lays down `♣1`, so this is none | lay it down in a line before this one: `… is ♣1`, with the zone that it lies in',
  ],
  [
    'given\n  plans is ♣1\n  at turn by A',
    'HR0601 `plans` keeps effects | begin with `at` an event that lays them down',
  ],
  [
    'given\n  waiting is ♣1\n  at turn by A',
    'HR0601 `waiting` keeps effects | begin with `at` an event that lays them down',
  ],
  [
    'given\n  hand of A is ♣-1, ♣-2\n  at turn by A',
    'HR0101 nothing here is called `♣-1` | did you mean `♣1` or `♣` or `♣2`? && HR0101 nothing here is called `♣-2` | did you mean `♣2` or `♣` or `♣1`?',
  ],
  [
    'given\n  at turn by A\nthen rounds-1 = 0',
    'HR0101 nothing here is called `rounds-1` | for a difference put spaces around the minus: `rounds - 1`',
  ],
  ['given\n  hand is ♣1\n  at turn by A', 'HR0209 every player has a `hand` | say whose: `hand of A`'],
  [
    'given\n  hand of A is ♣9\n  at turn by A',
    'HR0101 nothing here is called `♣9` | did you mean `♣` or `♣1` or `♣2`?',
  ],
  ['given\n  hand of C is ♣1\n  at turn by A', 'HR0101 nothing here is called `C` | did you mean `A` or `B` or `♣`?'],
  [
    'given\n  double of A is 3\n  at turn by A',
    'HR0208 a position can only give zones and facts that `start` with something',
  ],
  ['given\n  bid of A is ♣1\n  at turn by A', 'HR0201 this is a card; a number is needed'],
  ['given\n  bid of A is 3\n  at turn by A', null],
  ['given\n  3 players\n  at turn by A', 'HR0601 this game is for 2 to 2 players'],
  ['given\n  2 players\n  at turn by A', null],
  [
    'given\n  rounds is 2 ♣1\n  at turn by A',
    'HR0601 only the list of a deck takes a number of copies | name the card once for each copy && HR0201 this is a card; a number is needed',
  ],
  ['given\n  rounds is 3 as three\n  at turn by A', 'HR0601 only a card that is laid down here gets a name of its own'],
  ['given\n  hand of A is ♣1 as bait\n  at take bait by A', null],
  [
    'given\n  hand of A is ♣1 as ♣2\n  at turn by A',
    'HR0601 `♣2` means something else here | take another name for this copy',
  ],
  ['given\n  hand of A is ♣1 of B\n  at turn by A', null],
  ['given\n  hand of A is ♣1\n  ♣1 is marked\n  at turn by A', null],
  ['given\n  ♣1 is high\n  at turn by A', 'HR0208 whether something is `high` follows from the rules'],
  ['given\n  seen is 1, 2\n  at turn by A', null],
  ['given\n  seen is ♣1\n  at turn by A', 'HR0201 this is a card; a number is needed'],
  [
    'given\n  speed is fast\n  at turn by A',
    'HR0208 a position can only give zones and facts that `start` with something',
  ],
  [
    'given\n  speed is red\n  at turn by A',
    'HR0208 a position can only give zones and facts that `start` with something',
  ],
  ['given\n  at trn by A', 'HR0101 no event is called `trn` | did you mean `turn`?'],
  ['given\n  at turn', 'HR0206 `turn` needs `by` player'],
  [
    'given\n  at turn by A of match',
    'HR0101 nothing here is called `match` | did you mean `mark`? && HR0101 nothing has a `A`',
  ],
  ['given\n  at take by A', 'HR0206 `take` needs a card'],
  ['given\n  at turn by A\nA does tke ♣1', 'HR0101 no event is called `tke` | did you mean `take`?'],
  ['given\n  at turn by A\nC does take ♣1', 'HR0601 this game has no player `C` | players are A, B'],
  ['given\n  at turn by A\nA chooses 3', null],
  ['given\n  at turn by A\nthen rounds', 'HR0201 this is a number; a truth is needed'],
  ['given\n  at turn by A\nthen rounds = 0', null],
  ['given\n  at turn by A\nthen A may take ♣1', null],
  ['given\n  at turn by A\nA is offered take ♣1', null],
  ['given\n  at turn by A\nA may not take ♣1', null],
  ['given\n  stall of A is ♣1\n  at turn by A\nthen owner of ♣1 = A', null],
  ['given\n  winner is A\n  at turn by A', null],
  ['given\n  winner is none\n  at turn by A', null],
  ['given\n  best of A is none\n  at turn by A', null],
  [
    'given\n  deck is 3 ♣1\n  at turn by A',
    'HR0601 only the list of a deck takes a number of copies | name the card once for each copy',
  ],
  ['given\n  hand of A is ♣1 (mark 3)\n  at turn by A', null],
  ['given\n  hand of A is ♣1 (bid 3)\n  at turn by A', 'HR0601 cards keep no `bid`'],
  ['given\n  hand of A is ♣1 (mrk 3)\n  at turn by A', 'HR0601 cards keep no `mrk` | did you mean `mark`?'],
  ['given\n  hand of A is ♣1 (mark ♣)\n  at turn by A', 'HR0201 this is a suit; a number is needed'],
  ['given\n  stall is ♣1\n  at turn by A', 'HR0209 every stand has a `stall` | say whose: `stall of A`'],
  [
    'given\n  hand of A is high\n  at turn by A',
    'HR0208 whether something is `high` follows from the rules && HR0201 this is a set of card; a card is needed',
  ],
  ['given\n  option speed is fast\n  at turn by A', null],
  ['given\n  option speed is red\n  at turn by A', 'HR0601 `speed` has no value `red`'],
  ['given\n  option sped is fast\n  at turn by A', 'HR0601 the game has no option `sped` | did you mean `speed`?'],
  [
    'given\n  at match, turn by A',
    'HR0601 `match` never does `turn` | write the events from the outside in, each done in the text of the one before (`at match, turn by A`) or offered there to who is asked to act (`at turn by A, offer 8♣ by A`)',
  ],
  [
    'given\n  at match, trn by A',
    'HR0101 no event is called `trn` | did you mean `turn`? && HR0601 `match` never does `trn` | write the events from the outside in, each done in the text of the one before (`at match, turn by A`) or offered there to who is asked to act (`at turn by A, offer 8♣ by A`)',
  ],
  [
    'given\n  at turn by A, match',
    'HR0601 `turn` never does `match` | write the events from the outside in, each done in the text of the one before (`at match, turn by A`) or offered there to who is asked to act (`at turn by A, offer 8♣ by A`)',
  ],
  [
    'given\n  hand of A is ♣1 of C\n  at turn by A',
    'HR0101 nothing here is called `C` | did you mean `A` or `B` or `♣`?',
  ],
  [
    'given\n  hand of A is first of deck as bait\n  at turn by A',
    'HR0601 a name of its own is for a card that is called by its printed name | write `CARD as bait`',
  ],
  ['given\n  at turn by A\nA chooses wages', 'HR0101 nothing here is called `wages`'],
  ['given\n  at turn by A\nA accepts', null],
  ['given\n  at turn by A\nthen A may tke ♣1', 'HR0101 no event is called `tke` | did you mean `take`?'],
  ['given\n  at turn by A\nthen ♣1 in hand of A', null],
  [
    'given\n  at turn by A\nthen ♣1 in hand of C',
    'HR0101 nothing here is called `C` | did you mean `A` or `B` or `♣`?',
  ],
  ['given\n  2 players\n  2 players\n  at turn by A', null],
  [
    'given\n  deck is ♣1 as bait\n  hand of A is ♣2 as bait\n  at turn by A',
    'HR0601 `bait` means something else here | take another name for this copy',
  ],
  ['given\n  bid of A is bid of B\n  at turn by A', null],
  [
    'given\n  best of A is 3\n  bid of B is none\n  at turn by A',
    'HR0202 a number is needed, and this may be none | give what to take instead: `… or 0`',
  ],
  [
    'given\n  stall of A is ♣1\n  at turn by A\nthen stall of north = ♣1',
    'HR0201 a set of card is compared with a card',
  ],
  ['given\n  stall of A is ♣1 of B\n  at turn by A\nthen owner of ♣1 = B', null],
  ['given\n  stall of north is ♣1\n  at turn by A\nthen owner of ♣1 is none', null],
  [
    'given\n  hand of A is copies of ♣1\n  at turn by A',
    'HR0201 `copies` is said of a thing and a set: `copies of (d, main of p)`',
  ],
  [
    'given\n  hand of A is ♣1, ♣1\n  at turn by A\nthen copies of (♣1, hand of A) = 2',
    'HR0201 this is a definition; a card is needed',
  ],
  [
    'given\n  hand of A is ♣1\n  hand of B is ♣1\n  at turn by A\nthen ♣1 of A in hand of A',
    'HR0603 the game makes one `♣1`, and it is named above already | name another card, or lay this one down once',
  ],
  ['given\n  at turn by A\nA chooses ♣1, ♥2', null],
  ['given\n  at settle by A', 'HR0101 no event is called `settle`'],
  ['given\n  at move by A', null],
  ['given\n  at shuffle deck', null],
  [
    'given\n  bid of A is 3\n  bid of players is 4\n  at turn by A',
    'HR0208 a position can only give zones and facts that `start` with something',
  ],
  [
    'given\n  word is "a"\n  trump is ♥\n  keeper is B\n  at turn by A\nthen word = "a" and trump = ♥ and keeper = B',
    null,
  ],
]
