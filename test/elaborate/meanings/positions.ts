import type { Meanings } from './fair.ts'

/** Where examples begin. */
export const positions: Meanings = [
  [
    'given\n  hand of A is ♣1, ♥2\n  at turn by A',
    ['example tried for 2', '  zone hand(0) is any ♣1, any ♥2', '  at turn(0)'],
  ],
  [
    'given\n  hand of A is ♣1 of B, ♥2\n  at turn by A',
    ['example tried for 2', '  zone hand(0) is any ♣1 of 1, any ♥2', '  at turn(0)'],
  ],
  [
    'given\n  hand of A is ♣1 (mark 2), ♥2 (mark 1 + 2)\n  at turn by A',
    ['example tried for 2', '  zone hand(0) is any ♣1 (mark 2), any ♥2 (mark (1 + 2))', '  at turn(0)'],
  ],
  [
    'given\n  deck is ♣1\n  stall of north is ♥1\n  stall of B is ♥2, ♣2 of A\n  at turn by A',
    [
      'example tried for 2',
      '  zone deck is any ♣1',
      '  zone stall(stand.north) is any ♥1',
      '  zone stall(fact stand(1)) is any ♥2 of 1, any ♣2 of 0',
      '  at turn(0)',
    ],
  ],
  [
    'given\n  hand of A is each card c where rank of c > 3\n  at turn by A',
    ['example tried for 2', '  zone hand(0) is (each c: card where (printed rank(c) > 3))', '  at turn(0)'],
  ],
  [
    'given\n  hand of A is top of (deck, 2)\n  at turn by A',
    ['example tried for 2', '  zone hand(0) is top(zone deck, 2)', '  at turn(0)'],
  ],
  [
    'given\n  bid of A is 3\n  bid of B is limit\n  at turn by A',
    ['example tried for 2', '  kept bid(0) is 3', '  kept bid(1) is optionNumber(option limit)', '  at turn(0)'],
  ],
  ['given\n  best of A is 3\n  at turn by A', ['example tried for 2', '  kept best(0) is 3', '  at turn(0)']],
  ['given\n  best of A is none\n  at turn by A', ['example tried for 2', '  kept best(0) is none', '  at turn(0)']],
  ['given\n  winner is B\n  at turn by A', ['example tried for 2', '  kept winner() is 1', '  at turn(0)']],
  ['given\n  winner is none\n  at turn by A', ['example tried for 2', '  kept winner() is none', '  at turn(0)']],
  ['given\n  trump is ♥\n  at turn by A', ['example tried for 2', '  kept trump() is suit.♥', '  at turn(0)']],
  ['given\n  word is "abc"\n  at turn by A', ['example tried for 2', '  kept word() is "abc"', '  at turn(0)']],
  ['given\n  seen is 1, 2\n  at turn by A', ['example tried for 2', '  kept seen() is [1, 2]', '  at turn(0)']],
  ['given\n  seen is 1\n  at turn by A', ['example tried for 2', '  kept seen() is [1]', '  at turn(0)']],
  ['given\n  seen is (1, 2)\n  at turn by A', ['example tried for 2', '  kept seen() is [1, 2]', '  at turn(0)']],
  ['given\n  seen is ()\n  at turn by A', ['example tried for 2', '  kept seen() is []', '  at turn(0)']],
  ['given\n  seen is 1..3\n  at turn by A', ['example tried for 2', '  kept seen() is (1 .. 3)', '  at turn(0)']],
  [
    'given\n  stock is red, red\n  at turn by A',
    ['example tried for 2', '  kept stock() is [colour.red, colour.red]', '  at turn(0)'],
  ],
  [
    'given\n  takings of north is 3\n  at turn by A',
    ['example tried for 2', '  kept takings(stand.north) is 3', '  at turn(0)'],
  ],
  [
    'given\n  takings of B is 2\n  at turn by A',
    ['example tried for 2', '  kept takings(fact stand(1)) is 2', '  at turn(0)'],
  ],
  [
    'given\n  rounds is limit\n  at turn by A',
    ['example tried for 2', '  kept rounds() is optionNumber(option limit)', '  at turn(0)'],
  ],
  ['given\n  rounds is 2 + 3\n  at turn by A', ['example tried for 2', '  kept rounds() is (2 + 3)', '  at turn(0)']],
  ['given\n  result of A is 3\n  at turn by A', ['example tried for 2', '  kept result(0) is 3', '  at turn(0)']],
  [
    'given\n  hand of A is ♣1\n  ♣1 is marked\n  at turn by A',
    ['example tried for 2', '  zone hand(0) is any ♣1', '  theCopy(card "♣1") is marked', '  at turn(0)'],
  ],
  [
    'given\n  hand of A is ♣1 as bait\n  bait is marked\n  at turn by A',
    ['example tried for 2, calls bait: card', '  zone hand(0) is any ♣1 as bait', '  bait is marked', '  at turn(0)'],
  ],
  [
    'given\n  stall of A is ♣1\n  ♣1 is dusty\n  mark of ♣1 is 2\n  at turn by A',
    [
      'example tried for 2',
      '  zone stall(fact stand(0)) is any ♣1 of 0',
      '  theCopy(card "♣1") is dusty',
      '  kept mark(theCopy(card "♣1")) is 2',
      '  at turn(0)',
    ],
  ],
  [
    'given\n  option speed is fast\n  option limit is 2\n  at turn by A',
    ['example tried for 2', '  option 0 is value 1', '  option 1 is value 1', '  at turn(0)'],
  ],
  ['given\n  3 players\n  at turn by A', ['example tried for 3', '  at turn(0)']],
  ['given\n  hand of C is ♣1\n  at turn by A', ['example tried for 3', '  zone hand(2) is any ♣1', '  at turn(0)']],
  [
    'given\n  4 players\n  hand of C is ♣1\n  at turn by A',
    ['example tried for 4', '  zone hand(2) is any ♣1', '  at turn(0)'],
  ],
  [
    'given\n  hand of A is ♣1\n  at turn by A, take ♣1 by A',
    ['example tried for 2', '  zone hand(0) is any ♣1', '  at turn(0)', '  at take(theCopy(card "♣1"), 0)'],
  ],
  [
    'given\n  deck is ♣1\n  at match, turn by A',
    ['example tried for 2', '  zone deck is any ♣1', '  at match()', '  at turn(0)'],
  ],
  [
    'given\n  hand of A is ♣1\n  at probe ♣1 by A as last of waiting',
    ['example tried for 2', '  zone hand(0) is any ♣1', '  at probe(theCopy(card "♣1"), 0, last(zone waiting))'],
  ],
  ['given\n  rounds is 1\n  at pay 3 by B', ['example tried for 2', '  kept rounds() is 1', '  at pay(3, 1)']],
  [
    'given\n  rounds is 1\n  at pay limit by B',
    ['example tried for 2', '  kept rounds() is 1', '  at pay(optionNumber(option limit), 1)'],
  ],
  [
    'given\n  hand of A is ♣1 as bait\n  at take bait by B',
    ['example tried for 2, calls bait: card', '  zone hand(0) is any ♣1 as bait', '  at take(bait, 1)'],
  ],
  [
    'given\n  hand of A is ♣1 of B\n  at take ♣1 of B by B',
    ['example tried for 2', '  zone hand(0) is any ♣1 of 1', '  at take(copyOf(card "♣1", 1), 1)'],
  ],
  ['given\n  at match', ['example tried for 2', '  at match()']],
  ['given\n  option speed is slow\n  at turn by A', ['example tried for 2', '  option 0 is value 0', '  at turn(0)']],
  [
    'given\n  option limit is 1\n  option speed is fast\n  at turn by A',
    ['example tried for 2', '  option 1 is value 0', '  option 0 is value 1', '  at turn(0)'],
  ],
  [
    'given\n  hand of A is ♣1 (mark limit)\n  at turn by A',
    ['example tried for 2', '  zone hand(0) is any ♣1 (mark optionNumber(option limit))', '  at turn(0)'],
  ],
  [
    'given\n  best of B is bid of A\n  at turn by A',
    ['example tried for 2', '  kept best(1) is kept bid(0)', '  at turn(0)'],
  ],
  [
    'given\n  deck is each card c where c = ♣1\n  at turn by A',
    ['example tried for 2', '  zone deck is (each c: card where (c = theCopy(card "♣1")))', '  at turn(0)'],
  ],
  [
    'given\n  deck is each card c where rank of c = rank of ♣1, ♥2\n  the rest of the pack is in stall of A\n  at turn by A',
    [
      'example tried for 2',
      '  zone deck is (each c: card where (printed rank(c) = printed rank(theCopyThere(card "♣1")))), any ♥2',
      '  the rest is in zone stall(fact stand(0))',
      '  at turn(0)',
    ],
  ],
  [
    'given\n  seen is rank of deck\n  at turn by A',
    ['example tried for 2', '  kept seen() is each(zone deck, each: card gives printed rank(each))', '  at turn(0)'],
  ],
]
