import type { Meanings } from './fair.ts'

/** What is offered, and what is forbidden. */
export const permissions: Meanings = [
  ['player p cannot take card c', 'cannot cannot-take (c: card, p: player)'],
  ['player p cannot take card c if c is high', 'cannot cannot-take (c: card, p: player) if is high(c)'],
  ['player p cannot take high c', 'cannot cannot-take (c: card, p: player) if is high(c)'],
  ['player p cannot take card c in deck', 'cannot cannot-take (c: card, p: player) if (c lies in zone deck)'],
  ['player p cannot take ♣3', 'cannot cannot-take (c: card, p: player) if (definition(c) = card "♣3")'],
  ['player p cannot take top of deck', 'cannot cannot-take (c: card, p: player) if (c = topOne(zone deck))'],
  [
    'player p cannot take card c or pay number n',
    ['cannot cannot-take (c: card, p: player)', 'cannot cannot-take-pay (n: number, p: player)'],
  ],
  ['player p cannot pay number n where n > 3', 'cannot cannot-pay (n: number, p: player) if (n > 3)'],
  ['player p cannot pay 3', 'cannot cannot-pay (n: number, p: player) if (n = 3)'],
  ['cannot take card c', 'cannot cannot-take (c: card, any)'],
  ['cannot take card c by player p', 'cannot cannot-take (c: card, p: player)'],
  ['cannot take card', 'cannot cannot-take (c: card, any)'],
  [
    'cannot move card c from hand to deck',
    'cannot cannot-move (c: card, from: zone, to: zone) if (from is zone hand of all) and (to is zone deck)',
  ],
  ['cannot move card c to hand', 'cannot cannot-move (c: card, any, to: zone) if (to is zone hand of all)'],
  ['cannot move card c to zone z if c is high', 'cannot cannot-move (c: card, any, z: zone) if is high(c)'],
  ['[a.1] never: player p cannot take card c', 'cannot never (c: card, p: player) [a.1]'],
  ['cannot take card c by player q', 'cannot cannot-take (c: card, q: player)'],
  ['cannot move card c from zone z if z is deck', 'cannot cannot-move (c: card, z: zone, any) if (z is zone deck)'],
  [
    'cannot move card c to stall of north',
    'cannot cannot-move (c: card, any, to: zone) if (to is zone stall(stand.north))',
  ],
  ['cannot turn by keeper', 'cannot cannot-turn (p: player) if (p = kept keeper())'],
  ['cannot turn by winner', 'cannot cannot-turn (p: player) if (p = kept winner())'],
  ['cannot take high', 'cannot cannot-take (c: card, any) if is high(c)'],
  [
    'player p may take card c in hand of p at turn',
    'may-take-2: p: player may take(c: card in zone hand(p); p) at turn',
  ],
  [
    'player p may take card c in hand of p at turn if rounds > 1',
    'may-take-2: p: player may take(c: card in zone hand(p); p) at turn if (kept rounds() > 1)',
  ],
  [
    'player p may take high c in deck at turn',
    'may-take-2: p: player may take(c: card in zone deck where is high(c); p) at turn',
  ],
  [
    'player p may take ♣3 at turn',
    'may-take-2: p: player may take(card: card where (definition(card) = card "♣3"); p) at turn',
  ],
  ['player p may take high at turn', 'may-take-2: p: player may take(high: card where is high(high); p) at turn'],
  ['player p may take card at turn', 'may-take-2: p: player may take(card: card; p) at turn'],
  ['player p may pay 3 at turn', 'may-pay: p: player may pay(3; p) at turn'],
  ['player p may pay limit at turn', 'may-pay: p: player may pay(optionNumber(option limit); p) at turn'],
  [
    'player p may pay number n in 1..bid of p at turn',
    'may-pay: p: player may pay(n: number in (1 .. kept bid(p)); p) at turn',
  ],
  [
    'player p must take high c in deck at turn',
    'must-take: p: player must take(c: card in zone deck where is high(c); p) at turn',
  ],
  ['player p must pay 3 at turn if bid of p > 2', 'must-pay: p: player must pay(3; p) at turn if (kept bid(p) > 2)'],
  [
    'player p may nod at turn\n  rounds gains 1',
    ['nod(p: player)', '  does', '    kept rounds() += 1', 'may-nod: p: player may nod(p) at turn'],
  ],
  [
    'player p may nod card c in deck at turn\n  take c',
    [
      'nod(c: card, p: player)',
      '  does',
      '    do take(c, p)',
      'may-nod: p: player may nod(c: card in zone deck; p) at turn',
    ],
  ],
  [
    'player p may point-at player q where q != p at turn\n  winner becomes q',
    [
      'point-at(q: player, p: player)',
      '  does',
      '    kept winner() = q',
      'may-point-at: p: player may point-at(q: player where (q != p); p) at turn',
    ],
  ],
  [
    '[a.1] player p may take card c in hand of p at turn',
    'may-take-2: p: player may take(c: card in zone hand(p); p) at turn [a.1]',
  ],
  ['player p may turn at turn', 'may-turn: p: player may turn(p) at turn'],
  ['player p may pay number n in 1..3 by p at turn', 'may-pay: p: player may pay(n: number in (1 .. 3); p) at turn'],
  [
    'player p may take card c in deck where rank of c > bid of p at turn',
    'may-take-2: p: player may take(c: card in zone deck where (printed rank(c) > kept bid(p)); p) at turn',
  ],
]
