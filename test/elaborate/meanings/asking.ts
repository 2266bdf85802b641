import type { Meanings } from './fair.ts'

/** Instructions that ask. */
export const asking: Meanings = [
  ['p must act', ['probe(c: card, p: player, e: effect), can stop', '    site 2 asks p to act (probe)']],
  ['p may act', ['probe(c: card, p: player, e: effect), can stop', '    site 2 asks p to act or decline (probe)']],
  [
    'p may act\nelse\n  rounds gains 1',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to act or decline (probe)',
      '    else',
      '      kept rounds() += 1',
    ],
  ],
  [
    'p may act\n  rounds gains 1\nelse\n  rounds gains 2',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to act or decline (probe)',
      '      kept rounds() += 1',
      '    else',
      '      kept rounds() += 2',
    ],
  ],
  [
    'while p may act',
    ['probe(c: card, p: player, e: effect), can stop', '    site 2 asks p to act or decline, again and again (probe)'],
  ],
  [
    'while p may act\n  rounds gains 1',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to act or decline, again and again (probe)',
      '      kept rounds() += 1',
    ],
  ],
  [
    'winner must act',
    ['probe(c: card, p: player, e: effect), can stop', '    site 2 asks kept winner() to act (probe)'],
  ],
  [
    'next of p may act',
    ['probe(c: card, p: player, e: effect), can stop', '    site 2 asks next(p) to act or decline (probe)'],
  ],
  [
    'p may take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (take c?)',
      '      do take(c, p)',
    ],
  ],
  [
    'p may\n  take c\nelse\n  pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (take c?)',
      '      do take(c, p)',
      '    else',
      '      do pay(3, p)',
    ],
  ],
  [
    'winner may take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks kept winner() to accept or decline (take c?)',
      '      do take(c, kept winner())',
    ],
  ],
  [
    'p may take c by winner',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (take c by winner?)',
      '      do take(c, kept winner())',
    ],
  ],
  [
    'p may\n  bid of winner gains 1\n  take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (bid of winner gains 1 and …?)',
      '      kept bid(kept winner()) += 1',
      '      do take(c, p)',
    ],
  ],
  [
    'next of p may\n  take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks next(p) to accept or decline (take c?)',
      '      do take(c, next(p))',
    ],
  ],
  [
    'choose card d in deck',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a card) d: card of d: card in zone deck',
    ],
  ],
  [
    'choose card d in deck by p',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a card) d: card of d: card in zone deck',
    ],
  ],
  [
    'choose card d in deck where d is high by winner',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks kept winner() to choose (choose a card) d: card of d: card in zone deck where is high(d)',
    ],
  ],
  [
    'choose card d in deck by chance',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks chance to choose (choose a card) d: card of d: card in zone deck',
    ],
  ],
  [
    'choose card',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a card) card: card of card: card',
    ],
  ],
  [
    'choose high d in deck as best-one',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a high card as best-one) best-one: card of d: card in zone deck where is high(d)',
    ],
  ],
  [
    'choose player q where q != p as rival-one by p',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a player as rival-one) rival-one: player of q: player where (q != p)',
    ],
  ],
  [
    'choose suit s',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a suit) s: suit of s: suit',
    ],
  ],
  [
    'choose number n in 1..5',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a number) n: number of n: number in (1 .. 5)',
    ],
  ],
  [
    'choose truth t in (yes, no)',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a truth) t: truth of t: truth in [yes, no]',
    ],
  ],
  [
    'choose stand',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a stand) stand: stand of stand: stand',
    ],
  ],
  [
    'choose definition d',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose a definition) d: definition of d: definition',
    ],
  ],
  [
    'choose 2 card d in deck',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose 2 cards) d: set of card of 2 to 2 d: card in zone deck',
    ],
  ],
  [
    'choose 2 card d in deck as taken by p',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose 2 cards as taken) taken: set of card of 2 to 2 d: card in zone deck',
    ],
  ],
  [
    'choose 0..2 card d in deck as taken',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose or decline (choose 0 to 2 cards as taken) taken: set of card of 0 to 2 d: card in zone deck',
    ],
  ],
  [
    'choose 1..limit card d in deck as taken by p',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose or decline (choose cards as taken) taken: set of card of 1 to optionNumber(option limit) d: card in zone deck',
    ],
  ],
  [
    'choose (rounds) card d in deck as taken',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose cards as taken) taken: set of card of kept rounds() to kept rounds() d: card in zone deck',
    ],
  ],
  [
    'choose 2 card d in deck as taken where sum of rank of taken > 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose 2 cards as taken) taken: set of card of 2 to 2 d: card in zone deck, all such that (sum(each(taken, each: card gives printed rank(each))) > 3)',
    ],
  ],
  [
    'choose 2 card d in deck as taken by p\nmove taken to hand of p',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose 2 cards as taken) taken: set of card of 2 to 2 d: card in zone deck',
      '    each each: card in taken',
      '      move each to zone hand(p)',
    ],
  ],
  [
    'choose 2 player q by chance',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks chance to choose (choose 2 players) q: set of player of 2 to 2 q: player',
    ],
  ],
  [
    'choose one of\n  - take c\n  - pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose one (choose one of these)',
      '    -',
      '      do take(c, p)',
      '    -',
      '      do pay(3, p)',
    ],
  ],
  [
    'choose one of by winner\n  - take c\n  - rounds gains 1\n    rounds gains 2',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks kept winner() to choose one (choose one of these)',
      '    -',
      '      do take(c, kept winner())',
      '    -',
      '      kept rounds() += 1',
      '      kept rounds() += 2',
    ],
  ],
  [
    'choose 2 of\n  - take c\n  - pay 3\n  - rounds gains 1',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose one (choose some of these), 2 to 2 of them',
      '    -',
      '      do take(c, p)',
      '    -',
      '      do pay(3, p)',
      '    -',
      '      kept rounds() += 1',
    ],
  ],
  [
    'choose 0..2 of by p\n  - take c\n  - pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose one or decline (choose some of these), 0 to 2 of them',
      '    -',
      '      do take(c, p)',
      '    -',
      '      do pay(3, p)',
    ],
  ],
  [
    'choose 2 times one of\n  - take c\n  - pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose one (choose some of these), 2 to 2 of them, each as often as wished',
      '    -',
      '      do take(c, p)',
      '    -',
      '      do pay(3, p)',
    ],
  ],
  [
    'choose (rounds) times one of by next of p\n  - take c\n  - pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks next(p) to choose one (choose some of these), kept rounds() to kept rounds() of them, each as often as wished',
      '    -',
      '      do take(c, next(p))',
      '    -',
      '      do pay(3, next(p))',
    ],
  ],
  [
    'choose one of by chance\n  - take c\n  - pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks chance to choose one (choose one of these)',
      '    -',
      '      do take(c, p)',
      '    -',
      '      do pay(3, p)',
    ],
  ],
  [
    'choose 1..2 times one of\n  - take c\n  - pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose one or decline (choose some of these), 1 to 2 of them, each as often as wished',
      '    -',
      '      do take(c, p)',
      '    -',
      '      do pay(3, p)',
    ],
  ],
  [
    '- choose card d in deck\n  take d\n- pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    piece',
      '      site 2 asks p to choose (choose a card) d: card of d: card in zone deck',
      '      do take(d, p)',
      '    do pay(3, p)',
    ],
  ],
  [
    '- choose 2 card d in deck\n- pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to choose (choose 2 cards) d: set of card of 2 to 2 d: card in zone deck',
      '    do pay(3, p)',
    ],
  ],
  [
    '[a.2] p may take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    [a.2] site 2 asks p to accept or decline (take c?)',
      '      do take(c, p)',
    ],
  ],
]
