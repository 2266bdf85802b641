import type { Meanings } from './fair.ts'

/** Instructions that are done for all members of a set at the same time. */
export const sameTime: Meanings = [
  [
    'each player q at the same time\n  bid of q gains 1',
    ['probe(c: card, p: player, e: effect), can stop', '    each q: player at the same time', '      kept bid(q) += 1'],
  ],
  [
    'each player q at the same time\n  take c by q',
    ['probe(c: card, p: player, e: effect), can stop', '    each q: player at the same time', '      do take(c, q)'],
  ],
  [
    'each player q at the same time\n  choose card d in deck by q\n  move d to hand of q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      site 2 asks q to choose (choose a card) d: card of d: card in zone deck',
      '      move d to zone hand(q)',
    ],
  ],
  [
    'each player q at the same time\n  let n = bid of q\n  pay n by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      n: number = kept bid(q)',
      '      do pay(n, q)',
    ],
  ],
  [
    'each player q at the same time\n  if bid of q > 1\n    pay 3 by q\n  else\n    take top of deck by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      if (kept bid(q) > 1)',
      '        do pay(3, q)',
      '      else',
      '        part: card or none = topOne(zone deck)',
      '        do take(part, q)',
    ],
  ],
  [
    'each player q at the same time\n  take hand of q by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      each each: card in zone hand(q) at the same time',
      '        do take(each, q)',
    ],
  ],
  [
    'each player q at the same time\n  each card d in hand of q\n    take d by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      each d: card in zone hand(q) at the same time',
      '        do take(d, q)',
    ],
  ],
  [
    'each player q at the same time\n  q may pay 3',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      site 2 asks q to accept or decline (pay 3?)',
      '        do pay(3, q)',
    ],
  ],
  [
    'each card d in deck at the same time\n  d becomes marked',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each d: card in zone deck at the same time',
      '      d becomes marked',
    ],
  ],
  [
    'each player q from p at the same time\n  show c to q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player from p at the same time',
      '      show c to q',
    ],
  ],
  [
    'each player q at the same time\n  create ♣3 to hand of q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      create card "♣3" in zone hand(q)',
    ],
  ],
  [
    'each player q at the same time\n  create definition of c to stall of q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      part: definition = definition(c)',
      '      part: stand = fact stand(q)',
      '      create part in zone stall(part)',
    ],
  ],
  [
    'each player q at the same time\n  move hand of q to stall of next of q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      each each: card in zone hand(q) at the same time',
      '        part: stand = fact stand(next(q))',
      '        move each to zone stall(part)',
    ],
  ],
  [
    'each card d in hand at the same time\n  delete d',
    [
      'delete(card: card)',
      'probe(c: card, p: player, e: effect), can stop',
      '    each d: card in zone hand of all at the same time',
      '      delete d',
    ],
  ],
  [
    'each player q at the same time\n  shuffle hand of next of q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      part: player = next(q)',
      '      shuffle zone hand(part)',
    ],
  ],
  [
    'each effect x in waiting at the same time\n  resolve x',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each x: effect in zone waiting at the same time',
      '      resolve x',
    ],
  ],
  [
    'each effect x in waiting at the same time\n  move x to plans',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each x: effect in zone waiting at the same time',
      '      move effect x to zone plans',
    ],
  ],
  [
    'each effect x in waiting at the same time\n  dismiss x',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each x: effect in zone waiting at the same time',
      '      dismiss x',
    ],
  ],
  [
    'each player q at the same time\n  swap top of deck with first of hand of q',
    [
      '  probe(c: card, p: player, e: effect), can stop',
      '      each q: player at the same time',
      '        part: card or none = topOne(zone deck)',
      '        part: card or none = first(zone hand(q))',
      '        swap part with part',
      'exchange (card: card, other: card, from: zone, to: zone)',
    ],
  ],
  [
    'each player q at the same time\n  later in plans by next of q\n    pay bid of q by q',
    [
      '  probe(c: card, p: player, e: effect), can stop',
      '      each q: player at the same time',
      '        part: player = next(q)',
      '        later procedure 6 in zone plans by part about c, keeps (p, q)',
      'procedures',
      '  6 effect of probe-effect(p: player, q: player)',
      '    do pay(kept bid(q), q)',
    ],
  ],
  [
    'each player q at the same time\n  later\n    pay 1 by q',
    [
      '  probe(c: card, p: player, e: effect), can stop',
      '      each q: player at the same time',
      '        later procedure 6 by p about c, keeps (p, q)',
      'procedures',
      '  6 effect of probe-effect(p: player, q: player)',
      '    do pay(1, q)',
    ],
  ],
  [
    'each player q at the same time\n  until turn by q\n    q cannot pay number n',
    [
      '    cannot lasting-cannot-pay (n: number, p: player) for lasting: effect in zone lasting if (p = q)',
      '  probe(c: card, p: player, e: effect), can stop',
      '      each q: player at the same time',
      '        lay down procedure 6 by p about c, keeps (q)',
      'procedures',
      '  6 lasting of probe-until-turn(q: player)',
    ],
  ],
  [
    'each player q at the same time\n  choose one of by q\n    - pay 1 by q\n    - take c by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      site 2 asks q to choose one (choose one of these)',
      '      -',
      '        do pay(1, q)',
      '      -',
      '        do take(c, q)',
    ],
  ],
  [
    'each player q at the same time\n  winner becomes q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      kept winner() = q',
    ],
  ],
  [
    'each player q at the same time\n  bid of next of q becomes best of q or 0',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      part: player = next(q)',
      '      part: number = (kept best(q) ?? 0)',
      '      kept bid(part) = part',
    ],
  ],
  [
    'each player q at the same time\n  pay limit by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      part: number = optionNumber(option limit)',
      '      do pay(part, q)',
    ],
  ],
  [
    'each player q at the same time\n  show top of deck to next of q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      part: card or none = topOne(zone deck)',
      '      part: player = next(q)',
      '      show part to part',
    ],
  ],
  [
    'each player q at the same time\n  pay seen by q',
    [
      'probe(c: card, p: player, e: effect), can stop',
      '    each q: player at the same time',
      '      each each: number in kept seen() at the same time',
      '        do pay(each, q)',
    ],
  ],
]
