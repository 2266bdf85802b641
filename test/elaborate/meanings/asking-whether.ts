import type { Meanings } from './fair.ts'

/** What somebody may do, and the words of the question. */
export const askingWhether: Meanings = [
  [
    'p may\n  let n = rank of c\n  pay n\n  take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (pay rank of c and …?)',
      '      n: number = printed rank(c)',
      '      do pay(n, p)',
      '      do take(c, p)',
    ],
  ],
  [
    'p may\n  only if c is high\n  take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (take c if c is high?)',
      '      only if is high(c)',
      '      do take(c, p)',
    ],
  ],
  [
    'p may\n  choose card d in deck by p\n  take d',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (choose a card and take d?)',
      '      site 3 asks p to choose (choose a card) d: card of d: card in zone deck',
      '      do take(d, p)',
    ],
  ],
  [
    'p may\n  if c is high\n    take c\n  else\n    pay 1',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (take c if c is high, else …?)',
      '      if is high(c)',
      '        do take(c, p)',
      '      else',
      '        do pay(1, p)',
    ],
  ],
  [
    'p may\n  each card d in deck\n    take d',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (take d for each card d in deck?)',
      '      each d: card in zone deck',
      '        do take(d, p)',
    ],
  ],
  [
    'p may\n  while rounds < 3\n    rounds gains 1',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (rounds gains 1 while rounds < 3?)',
      '      while (kept rounds() < 3)',
      '        kept rounds() += 1',
    ],
  ],
  [
    'p may\n  later\n    pay 1',
    [
      '  probe(c: card, p: player, e: effect), can stop',
      '      site 2 asks p to accept or decline (later pay 1?)',
      '        later procedure 6 by p about c, keeps (p)',
      'procedures',
      '  6 effect of probe-effect(p: player)',
      '    do pay(1, p)',
    ],
  ],
  [
    'p may\n  choose one of\n    - pay 1\n    - pay 2',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (choose one of several?)',
      '      site 3 asks p to choose one (choose one of these)',
      '      -',
      '        do pay(1, p)',
      '      -',
      '        do pay(2, p)',
    ],
  ],
  [
    'p may\n  choose 2 of\n    - pay 1\n    - pay 2',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (choose some of several?)',
      '      site 3 asks p to choose one (choose some of these), 2 to 2 of them',
      '      -',
      '        do pay(1, p)',
      '      -',
      '        do pay(2, p)',
    ],
  ],
  [
    'p may\n  winner may take c',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (let winner take c?)',
      '      site 3 asks kept winner() to accept or decline (take c?)',
      '        do take(c, kept winner())',
    ],
  ],
  [
    'p may\n  winner must act',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (let winner act?)',
      '      site 3 asks kept winner() to act (probe)',
    ],
  ],
  [
    'p may\n  until turn\n    c is high',
    [
      '    lasting-high(it: card) for lasting: effect in zone lasting if (it = c)',
      '  probe(c: card, p: player, e: effect), can stop',
      '      site 2 asks p to accept or decline (until turn: c is high?)',
      '        lay down procedure 6 by p about c, keeps (c)',
      'procedures',
      '  6 lasting of probe-until-turn(c: card)',
    ],
  ],
  [
    'p may\n  until turn\n    c is high\n    player q cannot pay number n',
    [
      '    lasting-high(it: card) for lasting: effect in zone lasting if (it = c)',
      '    cannot lasting-cannot-pay (n: number, q: player) for lasting: effect in zone lasting',
      '  probe(c: card, p: player, e: effect), can stop',
      '      site 2 asks p to accept or decline (until turn: c is high and …?)',
      '        lay down procedure 6 by p about c, keeps (c)',
      'procedures',
      '  6 lasting of probe-until-turn(c: card)',
    ],
  ],
  [
    'p may\n  stop',
    ['probe(c: card, p: player, e: effect), can stop', '    site 2 asks p to accept or decline (stop?)', '      stop'],
  ],
  [
    'winner may\n  take c by winner',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks kept winner() to accept or decline (take c?)',
      '      do take(c, kept winner())',
    ],
  ],
  [
    'p may\n  take c by p',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (take c?)',
      '      do take(c, p)',
    ],
  ],
  [
    'p may\n  each player q at the same time\n    pay 1 by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (pay 1 by q for each player q at the same time?)',
      '      each q: player at the same time',
      '        do pay(1, q)',
    ],
  ],
  [
    'p may\n  choose 2 card d in deck as both',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (choose 2 cards as both?)',
      '      site 3 asks p to choose (choose 2 cards as both) both: set of card of 2 to 2 d: card in zone deck',
    ],
  ],
  [
    'p may\n  - pay 1\n  - pay 2',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (pay 1 and …?)',
      '      do pay(1, p)',
      '      do pay(2, p)',
    ],
  ],
  [
    'p may\n  let n = bid of p\n  let m = n + 1\n  pay m',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (pay bid of you + 1?)',
      '      n: number = kept bid(p)',
      '      m: number = (n + 1)',
      '      do pay(m, p)',
    ],
  ],
  [
    'p may\n  bid of p becomes 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (bid of you becomes 3?)',
      '      kept bid(p) = 3',
    ],
  ],
  [
    'p may\n  finish',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    site 2 asks p to accept or decline (finish?)',
      '      finish',
    ],
  ],
]
