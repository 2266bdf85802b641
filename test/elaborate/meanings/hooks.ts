import type { Meanings } from './fair.ts'

/** Events, and what happens around them. */
export const hooks: Meanings = [
  [
    'after take card c by player p\n  bid of p gains rank of c',
    [
      '    after after-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 hook of after-take(p: player, c: card)',
      '    kept bid(p) += printed rank(c)',
    ],
  ],
  [
    'after take card c\n  rounds gains rank of c',
    [
      '    after after-take (c: card, any), procedure 6',
      'procedures',
      '  6 hook of after-take(c: card)',
      '    kept rounds() += printed rank(c)',
    ],
  ],
  [
    'after take high c\n  rounds gains 1',
    [
      '    after after-take (c: card, any) if is high(c), procedure 6',
      'procedures',
      '  6 hook of after-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'after take card c by keeper\n  take c',
    [
      '    after after-take (c: card, p: player) if (p = kept keeper()), procedure 6',
      'procedures',
      '  6 hook of after-take(p: player, c: card)',
      '    do take(c, p)',
    ],
  ],
  [
    'after take card c by player p if c is high and p = keeper\n  pay 3',
    [
      '    after after-take (c: card, p: player) if (is high(c) and (p = kept keeper())), procedure 6',
      'procedures',
      '  6 hook of after-take(p: player)',
      '    do pay(3, p)',
    ],
  ],
  [
    'before take card c by player p\n  pay 1',
    [
      '    before before-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 hook of before-take(p: player)',
      '    do pay(1, p)',
    ],
  ],
  [
    'instead of take card c by player p if c is high\n  pay 3 by p',
    [
      '    instead instead-take (c: card, p: player) if is high(c), procedure 6',
      'procedures',
      '  6 hook of instead-take(p: player)',
      '    do pay(3, p)',
    ],
  ],
  [
    'when take card c by player p as before if c is high you may\n  pay 3',
    [
      '    when when-take (c: card, p: player) if is high(c), procedure 6, judged before, optional',
      'procedures',
      '  6 effect of when-take(p: player)',
      '    do pay(3, p)',
    ],
  ],
  [
    'when take card c by player p\n  take c',
    [
      '    when when-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 effect of when-take(p: player, c: card)',
      '    do take(c, p)',
    ],
  ],
  [
    'after move card c from deck to hand\n  c becomes marked',
    [
      '    after after-move (c: card, from: zone, to: zone) if (from is zone deck) and (to is zone hand of all), procedure 6',
      'procedures',
      '  6 hook of after-move(c: card)',
      '    c becomes marked',
    ],
  ],
  [
    'after move card c from zone x to zone y if x is deck and y is hand\n  rounds gains 1',
    [
      '    after after-move (c: card, x: zone, y: zone) if ((x is zone deck) and (y is zone hand of all)), procedure 6',
      'procedures',
      '  6 hook of after-move()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'after match\n  rounds gains 1',
    ['    after after-match (), procedure 6', 'procedures', '  6 hook of after-match()', '    kept rounds() += 1'],
  ],
  [
    'after turn by player p where p = keeper\n  take top of deck',
    [
      '    after after-turn (p: player) if (p = kept keeper()), procedure 6',
      'procedures',
      '  6 hook of after-turn(p: player)',
      '    do take(topOne(zone deck), p)',
    ],
  ],
  [
    'after pay number n by player p where n > 2 if p = keeper\n  rounds gains n',
    [
      '    after after-pay (n: number, p: player) if (n > 2) and (p = kept keeper()), procedure 6',
      'procedures',
      '  6 hook of after-pay(n: number)',
      '    kept rounds() += n',
    ],
  ],
  [
    '[a.1] told: after take card c\n  rounds gains 1',
    [
      '    after told (c: card, any), procedure 6 [a.1]',
      'procedures',
      '  6 hook of told() [a.1]',
      '    kept rounds() += 1',
    ],
  ],
  [
    'after probe card c by player p as effect x\n  resolve x',
    [
      '    after after-probe (c: card, p: player, x: effect), procedure 6',
      'procedures',
      '  6 hook of after-probe(x: effect)',
      '    resolve x',
    ],
  ],
  [
    'after take card c by player p\n  let n = rank of c\n  later\n    bid of p gains n',
    [
      '    after after-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 hook of after-take(c: card, p: player)',
      '    n: number = printed rank(c)',
      '    later procedure 7 by p about c, keeps (p, n)',
      '  7 effect of take-effect(p: player, n: number)',
      '    kept bid(p) += n',
    ],
  ],
  [
    'after take ♣3\n  rounds gains 1',
    [
      '    after after-take (c: card, any) if (definition(c) = card "♣3"), procedure 6',
      'procedures',
      '  6 hook of after-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'after pay 3\n  rounds gains 1',
    [
      '    after after-pay (n: number, any) if (n = 3), procedure 6',
      'procedures',
      '  6 hook of after-pay()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'after pay rounds\n  rounds gains 1',
    [
      '    after after-pay (n: number, any) if (n = kept rounds()), procedure 6',
      'procedures',
      '  6 hook of after-pay()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'after move card c to stall of north\n  rounds gains 1',
    [
      '    after after-move (c: card, any, to: zone) if (to is zone stall(stand.north)), procedure 6',
      'procedures',
      '  6 hook of after-move()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'after take card c in deck by player p\n  rounds gains 1',
    [
      '    after after-take (c: card, p: player) if (c lies in zone deck), procedure 6',
      'procedures',
      '  6 hook of after-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'to act-on card c by player p\n  only if c is high\n  take c',
    ['act-on(c: card, p: player)', '  does', '    only if is high(c)', '    do take(c, p)'],
  ],
  ['to act-on card c\n  rounds gains 1', ['act-on(c: card)', '  does', '    kept rounds() += 1']],
  [
    'to act-on player q with number n by player p\n  bid of q gains n',
    ['act-on(q: player, n: number, p: player)', '  does', '    kept bid(q) += n'],
  ],
  [
    'to act-on set of card s by player p\n  move s to deck',
    ['act-on(s: set of card, p: player)', '  does', '    each each: card in s', '      move each to zone deck'],
  ],
  [
    'to act-on card c from suit s on player q for text t by player p\n  rounds gains 1',
    ['act-on(c: card, s: suit, q: player, t: text, p: player)', '  does', '    kept rounds() += 1'],
  ],
  [
    '[a.1] to act-on card c by player p\n  rounds gains 1\n  [a.2] rounds gains 2',
    ['act-on(c: card, p: player) [a.1]', '  does', '    kept rounds() += 1', '    [a.2] kept rounds() += 2'],
  ],
  [
    'to act-on by player p\n  announce\n    choose card c in hand of p\n    move c to deck\n  rounds gains 1',
    [
      'act-on(p: player), can stop',
      '  does',
      '    announce',
      '      site 2 asks p to choose (choose a card) c: card of c: card in zone hand(p)',
      '      move c to zone deck',
      '    kept rounds() += 1',
    ],
  ],
  [
    'to act-on card by player\n  take card by player',
    ['act-on(card: card, player: player)', '  does', '    do take(card, player)'],
  ],
  [
    'to settle-instead\n  resolve first of applicable\ninstead of take card c by player p\n  pay 1 by p\ninstead of turn by keeper\n  rounds gains 1\ninstead of match\n  finish',
    [
      '    instead instead-match (), procedure 9',
      '    instead instead-turn (p: player) if (p = kept keeper()), procedure 8',
      '    instead instead-take (c: card, p: player), procedure 7',
      '  settle-instead()',
      '    does',
      '      resolve first(zone applicable)',
      'procedures',
      '  7 effect of instead-take(p: player)',
      '    do pay(1, p)',
      '  8 effect of instead-turn()',
      '    kept rounds() += 1',
      '  9 effect of instead-match()',
      '    finish',
    ],
  ],
  [
    'when match\n  rounds gains 1\nwho: player or none = controller of first of waiting\nmaker of effect x: player or none = controller of x',
    [
      '  who() = controller(first(zone waiting))',
      '  maker(x: effect) = controller(x)',
      '    when when-match (), procedure 6',
      'procedures',
      '  6 effect of when-match()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'when take card c by player p\n  rounds gains 1\nmaker of effect x: player = controller of x',
    [
      '  maker(x: effect) = controller(x)',
      '    when when-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 effect of when-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'to take-all by player p\n  each player q at the same time\n    take top of deck by q\nafter take card c by player p\n  bid of p gains 1\nwhen take card c\n  rounds gains 1\nwhen take card c as before if c is high\n  rounds gains 2',
    [
      '    after after-take (c: card, p: player), procedure 7',
      '    when when-take (c: card, any), procedure 8',
      '    when when-take-2 (c: card, any) if is high(c), procedure 9, judged before',
      '  take-all(p: player), can stop',
      '    does',
      '      each q: player at the same time',
      '        part: card or none = topOne(zone deck)',
      '        do take(part, q)',
      'procedures',
      '  7 hook of after-take(p: player)',
      '    kept bid(p) += 1',
      '  8 effect of when-take()',
      '    kept rounds() += 1',
      '  9 effect of when-take-2()',
      '    kept rounds() += 2',
      '  10 following of after take(c: card, p: player)',
      '    hook after-take',
      '    hook when-take',
    ],
  ],
  [
    'after move card c to hand\n  choose player q by first of players\n  winner becomes q',
    [
      '  move(card: card, from: zone, to: zone), can stop',
      '    after after-move (c: card, any, to: zone) if (to is zone hand of all), procedure 6',
      '      place card in to, at the bottom if bottom',
      '  take(c: card, p: player), can stop',
      '    does',
      'procedures',
      '  6 hook of after-move(), can stop',
      '    site 2 asks first(players()) to choose (choose a player) q: player of q: player',
      '    kept winner() = q',
    ],
  ],
  [
    'to barter card c for card d by player p\n  swap c with d\nbefore move card c\n  choose player q by first of players\n  winner becomes q',
    [
      '  move(card: card, from: zone, to: zone), can stop',
      '    before before-move (c: card, any, any), procedure 7',
      '      place card in to, at the bottom if bottom',
      '  take(c: card, p: player), can stop',
      '    does',
      '  barter(c: card, d: card, p: player), can stop',
      '    does',
      '      swap c with d',
      'procedures',
      '  7 hook of before-move(), can stop',
      '    site 2 asks first(players()) to choose (choose a player) q: player of q: player',
      '    kept winner() = q',
      'exchange (card: card, other: card, from: zone, to: zone), can stop',
    ],
  ],
  [
    'to barter card c for card d by player p\n  swap c with d',
    [
      '  barter(c: card, d: card, p: player)',
      '    does',
      '      swap c with d',
      'exchange (card: card, other: card, from: zone, to: zone)',
    ],
  ],
  [
    'cannot move card c to hand if c is high\nto take-all by player p\n  each player q at the same time\n    move top of deck to hand of q',
    [
      '  cannot cannot-move (c: card, any, to: zone) if (to is zone hand of all) and is high(c)',
      'take-all(p: player), can stop',
      '  does',
      '    each q: player at the same time',
      '      part: card or none = topOne(zone deck)',
      '      move part to zone hand(q)',
    ],
  ],
  [
    'to stop-it by player p\n  stop turn\n  stop stop-it',
    ['stop-it(p: player), can stop', '  does', '    leave turn', '    stop'],
  ],
  [
    'instead of move card c to hand if c is high\n  move c to deck',
    [
      '    instead instead-move (c: card, any, to: zone) if (to is zone hand of all) and is high(c), procedure 6',
      'procedures',
      '  6 hook of instead-move(c: card)',
      '    move c to zone deck',
    ],
  ],
  [
    'to nod by player p\n  only if rounds > 1\n  only if bid of p > 1\n  rounds gains 1\n  only if rounds > 5',
    [
      'nod(p: player)',
      '  does',
      '    only if (kept rounds() > 1)',
      '    only if (kept bid(p) > 1)',
      '    kept rounds() += 1',
      '    only if (kept rounds() > 5)',
    ],
  ],
  [
    'to nod card c by player p\n  announce\n    only if c is high\n    stop\n  rounds gains 1',
    [
      'nod(c: card, p: player), can stop',
      '  does',
      '    announce',
      '      only if is high(c)',
      '      only if no',
      '    kept rounds() += 1',
    ],
  ],
  [
    'replaced: number = 1\nto nod card c to player q by player p\n  move c to hand of q\nafter nod card c to keeper by player p\n  rounds gains 1\ncannot nod card c to player q by q',
    [
      '  replaced() = 1',
      '  nod(c: card, q: player, p: player)',
      '    cannot cannot-nod (c: card, q: player, p: player) if (p = q)',
      '    after after-nod (c: card, q: player, p: player) if (q = kept keeper()), procedure 7',
      '    does',
      '      move c to zone hand(q)',
      'procedures',
      '  7 hook of after-nod()',
      '    kept rounds() += 1',
    ],
  ],
]
