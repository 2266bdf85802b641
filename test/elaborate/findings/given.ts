import type { Cases } from './market.ts'

/** Lines of examples whose parts do not fit. */
export const given: Cases = [
  ['given\n  at tke ♣1 by A', 'HR0101 no event is called `tke` | did you mean `take`?'],
  ['given\n  at take ♣1', 'HR0206 `take` needs `by` player'],
  [
    'given\n  at match, take ♣1 by A',
    'HR0601 `match` never does `take` | write the events from the outside in, each done in the text of the one before (`at match, turn by A`) or offered there to who is asked to act (`at turn by A, offer 8♣ by A`)',
  ],
  [
    'given\n  deck is ♣1\n  at match, turn by A, take ♣1 by A',
    'HR0601 `match` never does `turn` | write the events from the outside in, each done in the text of the one before (`at match, turn by A`) or offered there to who is asked to act (`at turn by A, offer 8♣ by A`)',
  ],
  [
    'given\n  bid of A is 1\n  bid of B is 1\n  bid of A is 2\n  at turn by A',
    'HR0601 `bid of A` is given again here | keep one of the two',
  ],
  [
    'given\n  option speed is slow\n  option speed is fast\n  at turn by A',
    'HR0601 `option speed` is given again here | keep one of the two',
  ],
  [
    'given\n  hand of A is ♣1 (mark 1, mark 2)\n  at turn by A',
    'HR0601 `mark of ♣1` is given again here | keep one of the two',
  ],
  ['given\n  hand of A is ♣1 (mark 1), ♣2 (mark 1)\n  hand of A is ♣3\n  at turn by A', null],
  ['given\n  option sped is slow\n  at turn by A', 'HR0601 the game has no option `sped` | did you mean `speed`?'],
  ['given\n  option speed is slw\n  at turn by A', 'HR0601 `speed` has no value `slw` | did you mean `slow`?'],
  [
    'given\n  speed is slow\n  at turn by A',
    'HR0208 a position can only give zones and facts that `start` with something',
  ],
  ['given\n  5 players\n  at turn by A', 'HR0601 this game is for 2 to 2 players'],
  ['given\n  1 players\n  at turn by A', 'HR0601 this game is for 2 to 2 players'],
  ['given\n  hand of A is 3\n  at turn by A', 'HR0201 this is a number; a card is needed'],
  ['given\n  hand of A is B\n  at turn by A', 'HR0201 this is a player; a card is needed'],
  ['given\n  hand of A is ♣1 (rnk 3)\n  at turn by A', 'HR0601 cards keep no `rnk`'],
  ['given\n  hand of A is ♣1 (mark ♣1)\n  at turn by A', 'HR0201 this is a card; a number is needed'],
  ['given\n  hand of A is ♣1 (rounds 3)\n  at turn by A', 'HR0601 cards keep no `rounds`'],
  [
    'given\n  hand of A is top of deck as t\n  at turn by A',
    'HR0601 a name of its own is for a card that is called by its printed name | write `CARD as t`',
  ],
  [
    'given\n  hand of A is ♣1 as A\n  at turn by A',
    'HR0601 `A` means something else here | take another name for this copy',
  ],
  ['given\n  hand of A is ♣1 (definition ♣2)\n  at turn by A', 'HR0601 cards keep no `definition`'],
  ['given\n  seen is 1, ♣\n  at turn by A', 'HR0201 this is a suit; a number is needed'],
  [
    'given\n  seen is none\n  at turn by A',
    'HR0202 a number is needed, and this may be none | what may be none has a type that says so: `number or none`',
  ],
  ['given\n  winner is 3\n  at turn by A', 'HR0201 this is a number; a player or none is needed'],
  ['given\n  rounds is A\n  at turn by A', 'HR0201 this is a player; a number is needed'],
  [
    'given\n  rounds is none\n  at turn by A',
    'HR0202 a number is needed, and this may be none | what may be none has a type that says so: `number or none`',
  ],
  ['given\n  A is marked\n  at turn by A', 'HR0201 this is a player; a card is needed'],
  [
    'given\n  deck is marked\n  at turn by A',
    'HR0201 this is a set of card; a card is needed | say which one: `first of …`, or `the … where …`',
  ],
  [
    'given\n  rank of ♣1 is 3\n  at turn by A',
    'HR0208 a position can only give zones and facts that `start` with something',
  ],
  [
    'given\n  hand of A is 2 ♣1\n  at turn by A',
    'HR0603 the game makes one `♣1`, and here it is named 2 times | name another card, or lay this one down once',
  ],
  ['given\n  bid of A is 3 as x\n  at turn by A', 'HR0601 only a card that is laid down here gets a name of its own'],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nC does take ♣1',
    'HR0601 this game has no player `C` | players are A, B',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA does tke ♣1',
    'HR0101 no event is called `tke` | did you mean `take`?',
  ],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nA does take ♣1 with 3', 'HR0205 `take` has no such part'],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nA does take 3', 'HR0201 this is a number; a card is needed'],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA does pay deck',
    'HR0201 this is a set of card; a number is needed | how many they are is `count of …`, as in `count of hand of p`',
  ],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nA chooses rnk', 'HR0101 nothing here is called `rnk`'],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA chooses ♣9',
    'HR0101 nothing here is called `♣9` | did you mean `♣` or `♣1` or `♣2`?',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA may take ♣1 because [x]',
    'HR0601 nothing refuses what may be done | leave out `because`, or write `may not`',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA may tke ♣1',
    'HR0101 no event is called `tke` | did you mean `take`?',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA may not tke ♣1',
    'HR0101 no event is called `tke` | did you mean `take`?',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA is offered tke ♣1',
    'HR0101 no event is called `tke` | did you mean `take`?',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA may choose ♣9',
    'HR0101 nothing here is called `♣9` | did you mean `♣` or `♣1` or `♣2`?',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nA may choose ♣1 because [x]',
    'HR0601 nothing refuses what may be done | leave out `because`, or write `may not`',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nchance chooses ♣9',
    'HR0101 nothing here is called `♣9` | did you mean `♣` or `♣1` or `♣2`?',
  ],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nC is asked', 'HR0601 this game has no player `C` | players are A, B'],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nC passes', 'HR0601 this game has no player `C` | players are A, B'],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen 3', 'HR0201 this is a number; a truth is needed'],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen rnk = 3', 'HR0101 nothing here is called `rnk`'],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen happened tke ♣1',
    'HR0101 no event is called `tke` | did you mean `take`?',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen not happened take 3',
    'HR0201 this is a number; a card is needed',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen A may tke ♣1',
    'HR0101 no event is called `tke` | did you mean `take`?',
  ],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen deck of A is accepted', 'HR0101 nothing is called `accepted`'],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen ♣1', 'HR0201 this is a card; a truth is needed'],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen mark of ♣9 = 1',
    'HR0101 nothing here is called `♣9` | did you mean `♣` or `♣1` or `♣2`?',
  ],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen rounds = 3 because [x]',
    'HR0601 reasons are asked after `may not`, or after `deck of A is refused`',
  ],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen hand of A', 'HR0201 this is a set of card; a truth is needed'],
  ['given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen A', 'HR0201 this is a player; a truth is needed'],
  [
    'given\n  hand of A is ♣1, ♣2\n  at turn by A\nthen hand of C is empty',
    'HR0101 nothing here is called `C` | did you mean `A` or `B`?',
  ],
  ['given\n  hand of A is ♣1\n  at take ♣1 by 3', 'HR0201 this is a number; a player is needed'],
  ['given\n  hand of A is ♣1\n  at turn by ♣1', 'HR0201 this is a card; a player is needed'],
  ['given\n  rounds is 2\n  at pay A by B', 'HR0201 this is a player; a number is needed'],
  ['given\n  hand of A is ♣1 of 3\n  at turn by A', 'HR0201 this is a number; a player is needed'],
  [
    'given\n  hand of A is ♣1 as bait, ♣2 as bait\n  at turn by A',
    'HR0601 `bait` means something else here | take another name for this copy',
  ],
  [
    'given\n  winner is A, B\n  at turn by A',
    'HR0601 a player or none is kept here, and not several values | leave out what follows the first',
  ],
]
