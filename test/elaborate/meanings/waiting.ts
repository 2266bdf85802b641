import type { Meanings } from './fair.ts'

/** Instructions that are carried out later, and rules that last. */
export const waiting: Meanings = [
  [
    'later\n  rounds gains 1',
    [
      '      later procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 effect of probe-effect()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'later by winner\n  rounds gains rank of c',
    [
      '      later procedure 6 by kept winner() about c, keeps (c)',
      'procedures',
      '  6 effect of probe-effect(c: card)',
      '    kept rounds() += printed rank(c)',
    ],
  ],
  [
    'later in plans\n  take c',
    [
      '      later procedure 6 in zone plans by p about c, keeps (p, c)',
      'procedures',
      '  6 effect of probe-effect(p: player, c: card)',
      '    do take(c, p)',
    ],
  ],
  [
    'later in plans by p\n  let n = 1\n  rounds gains n\n  later\n    rounds gains n',
    [
      '      later procedure 6 in zone plans by p about c, keeps (p)',
      'procedures',
      '  6 effect of probe-effect(p: player)',
      '    n: number = 1',
      '    kept rounds() += n',
      '    later procedure 7 by p about none, keeps (n)',
      '  7 effect of probe-effect(n: number)',
      '    kept rounds() += n',
    ],
  ],
  [
    'let n = 3\nlater\n  rounds gains n\n  bid of p gains n',
    [
      '      n: number = 3',
      '      later procedure 6 by p about c, keeps (n, p)',
      'procedures',
      '  6 effect of probe-effect(n: number, p: player)',
      '    kept rounds() += n',
      '    kept bid(p) += n',
    ],
  ],
  [
    'choose one of by winner\n  - later\n      take c\n  - pay 3',
    [
      '  probe(c: card, p: player, e: effect), can stop',
      '      site 2 asks kept winner() to choose one (choose one of these)',
      '      -',
      '        later procedure 6 by kept winner() about c, keeps (c)',
      '      -',
      '        do pay(3, kept winner())',
      'procedures',
      '  6 effect of probe-effect(c: card)',
      '    do take(c, kept winner())',
    ],
  ],
  [
    'announce\n  later\n    stop',
    [
      '  probe(c: card, p: player, e: effect), can stop',
      '      announce',
      '        later procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 effect of probe-effect()',
      '    stop',
    ],
  ],
  [
    'announce\n  until turn\n    player q cannot take c',
    [
      '    cannot lasting-cannot-take (c: card, q: player) for lasting: effect in zone lasting if (c = c)',
      '  probe(c: card, p: player, e: effect), can stop',
      '      announce',
      '        lay down procedure 6 by p about c, keeps (c)',
      'procedures',
      '  6 lasting of probe-until-turn(c: card)',
    ],
  ],
  [
    'until turn\n  player q cannot take card d',
    [
      '    cannot lasting-cannot-take (d: card, q: player) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-turn()',
    ],
  ],
  [
    'until turn by p\n  p cannot take c',
    [
      '    cannot lasting-cannot-take (c: card, p: player) for lasting: effect in zone lasting if (c = c) and (p = p)',
      '      lay down procedure 6 by p about c, keeps (c, p)',
      'procedures',
      '  6 lasting of probe-until-turn(c: card, p: player)',
    ],
  ],
  [
    'until turn\n  [a.1] hush: player q cannot take card d if rank of d > rounds',
    [
      '    cannot hush (d: card, q: player) for lasting: effect in zone lasting if (printed rank(d) > kept rounds()) [a.1]',
      '      lay down procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-turn()',
    ],
  ],
  [
    'until turn\n  p may take card d in deck at turn',
    [
      '      lay down procedure 6 by p about c, keeps (p)',
      '  lasting-may-take: player: player may take(d: card in zone deck; player) at turn for lasting: effect in zone lasting where (player = p)',
      'procedures',
      '  6 lasting of probe-until-turn(p: player)',
    ],
  ],
  [
    'until turn\n  player q may pay number n in 1..3 at turn if bid of q > rank of c',
    [
      '      lay down procedure 6 by p about c, keeps (c)',
      '  lasting-may-pay: q: player may pay(n: number in (1 .. 3); q) at turn for lasting: effect in zone lasting if (kept bid(q) > printed rank(c))',
      'procedures',
      '  6 lasting of probe-until-turn(c: card)',
    ],
  ],
  [
    'until turn\n  p must take high d in deck at turn',
    [
      '      lay down procedure 6 by p about c, keeps (p)',
      '  lasting-must-take: player: player must take(d: card in zone deck where is high(d); player) at turn for lasting: effect in zone lasting where (player = p)',
      'procedures',
      '  6 lasting of probe-until-turn(p: player)',
    ],
  ],
  [
    'until turn\n  except double of player q += rank of c',
    [
      '    except lasting-double-exception(q: player) += printed rank(c) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c, keeps (c)',
      'procedures',
      '  6 lasting of probe-until-turn(c: card)',
    ],
  ],
  [
    'until turn\n  except double of p = 3 if c is high',
    [
      '    except lasting-double-exception(p: player) = 3 for lasting: effect in zone lasting if (p = p) and is high(c)',
      '      lay down procedure 6 by p about c, keeps (p, c)',
      'procedures',
      '  6 lasting of probe-until-turn(p: player, c: card)',
    ],
  ],
  [
    'until turn\n  after take card d by player q\n    bid of q gains rank of c',
    [
      '    after lasting-after-take (d: card, q: player) for lasting: effect in zone lasting, procedure 7',
      '      lay down procedure 6 by p about c, keeps (c)',
      'procedures',
      '  6 lasting of probe-until-turn(c: card)',
      '  7 hook of lasting-after-take(q: player, c: card)',
      '    kept bid(q) += printed rank(c)',
    ],
  ],
  [
    'until turn\n  before take c\n    rounds gains 1',
    [
      '    before lasting-before-take (c: card, any) for lasting: effect in zone lasting if (c = c), procedure 7',
      '      lay down procedure 6 by p about c, keeps (c)',
      'procedures',
      '  6 lasting of probe-until-turn(c: card)',
      '  7 hook of lasting-before-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'until turn\n  instead of take card d by p\n    pay rank of d by p',
    [
      '    instead lasting-instead-take (d: card, p: player) for lasting: effect in zone lasting if (p = p), procedure 7',
      '      lay down procedure 6 by p about c, keeps (p)',
      'procedures',
      '  6 lasting of probe-until-turn(p: player)',
      '  7 hook of lasting-instead-take(p: player, d: card, p: player)',
      '    do pay(printed rank(d), p)',
    ],
  ],
  [
    'until turn\n  when take card d as before if d is high you may\n    rounds gains 1',
    [
      '    when lasting-when-take (d: card, any) for lasting: effect in zone lasting if is high(d), procedure 7, judged before, optional',
      '      lay down procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-turn()',
      '  7 effect of lasting-when-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'during probe\n  player q cannot take card d',
    [
      '    cannot lasting-cannot-take (d: card, q: player) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c during probe, keeps ()',
      'procedures',
      '  6 lasting of probe-during-probe()',
    ],
  ],
  [
    'during turn\n  except viewers of card d = players if d in hand of p',
    [
      'viewers',
      '  except lasting-viewers-exception(d: card) = players() for lasting: effect in zone lasting if (d lies in zone hand(p))',
      '      lay down procedure 6 by p about c during turn, keeps (p)',
      'procedures',
      '  6 lasting of probe-during-turn(p: player)',
    ],
  ],
  [
    'let n = 3\nuntil turn\n  except double of player q -= n\n  after pay number k by player q if k > n\n    rounds gains n',
    [
      '    except lasting-double-exception(q: player) -= n for lasting: effect in zone lasting',
      '    after lasting-after-pay (k: number, q: player) for lasting: effect in zone lasting if (k > n), procedure 7',
      '      n: number = 3',
      '      lay down procedure 6 by p about c, keeps (n)',
      'procedures',
      '  6 lasting of probe-until-turn(n: number)',
      '  7 hook of lasting-after-pay(n: number)',
      '    kept rounds() += n',
    ],
  ],
  [
    'until turn\n  except pair of (p, card d) = otherwise + 1',
    [
      '    except lasting-pair-exception(p: player, d: card) from otherwise: number = (otherwise + 1) for lasting: effect in zone lasting if (p = p)',
      '      lay down procedure 6 by p about c, keeps (p)',
      'procedures',
      '  6 lasting of probe-until-turn(p: player)',
    ],
  ],
  [
    'until turn\n  except double of player q = bid of p',
    [
      '    except lasting-double-exception(q: player) = kept bid(p) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c, keeps (p)',
      'procedures',
      '  6 lasting of probe-until-turn(p: player)',
    ],
  ],
  [
    '[a.3] until turn\n  player q cannot take card d',
    [
      '    cannot lasting-cannot-take (d: card, q: player) for lasting: effect in zone lasting [a.3]',
      '      [a.3] lay down procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-turn() [a.3]',
    ],
  ],
  [
    '[a.3] later\n  rounds gains 1',
    [
      '      [a.3] later procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 effect of probe-effect() [a.3]',
      '    kept rounds() += 1',
    ],
  ],
  [
    'until turn\n  one: player q cannot take card d\n  two: player q cannot pay number n\nuntil turn\n  player q cannot take card d',
    [
      '    cannot one (d: card, q: player) for lasting: effect in zone lasting',
      '    cannot lasting-cannot-take (d: card, q: player) for lasting: effect in zone lasting',
      '    cannot two (n: number, q: player) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c, keeps ()',
      '      lay down procedure 7 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-turn()',
      '  7 lasting of probe-until-turn-2()',
    ],
  ],
  [
    'during turn\n  c is high\n  card d is high if d in deck',
    [
      '    lasting-high(it: card) for lasting: effect in zone lasting if (it = c)',
      '    lasting-high-2(d: card) for lasting: effect in zone lasting if (d lies in zone deck)',
      '      lay down procedure 6 by p about c during turn, keeps (c)',
      'procedures',
      '  6 lasting of probe-during-turn(c: card)',
    ],
  ],
  [
    'until turn or probe\n  player q cannot pay number n',
    [
      '    cannot lasting-cannot-pay (n: number, q: player) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-turn()',
    ],
  ],
  [
    'until take c by p\n  player q cannot pay number n',
    [
      '    cannot lasting-cannot-pay (n: number, q: player) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c, keeps (c, p)',
      'procedures',
      '  6 lasting of probe-until-take(c: card, p: player)',
    ],
  ],
  [
    'until take high d by player q\n  player x cannot pay number n',
    [
      '    cannot lasting-cannot-pay (n: number, x: player) for lasting: effect in zone lasting',
      '      lay down procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-take()',
    ],
  ],
  [
    '[a.1] until turn\n  [a.2] player q cannot pay number n\n  player q cannot take card d',
    [
      '    cannot lasting-cannot-take (d: card, q: player) for lasting: effect in zone lasting [a.1]',
      '    cannot lasting-cannot-pay (n: number, q: player) for lasting: effect in zone lasting [a.2]',
      '      [a.1] lay down procedure 6 by p about c, keeps ()',
      'procedures',
      '  6 lasting of probe-until-turn() [a.1]',
    ],
  ],
  [
    'until turn\n  player q may pay 3 at turn\n  next-one: except double of keeper = 3',
    [
      '    except next-one(p: player) = 3 for lasting: effect in zone lasting if (p = kept keeper())',
      '      lay down procedure 6 by p about c, keeps ()',
      '  lasting-may-pay: q: player may pay(3; q) at turn for lasting: effect in zone lasting',
      'procedures',
      '  6 lasting of probe-until-turn()',
    ],
  ],
  [
    'announce\n  each player q\n    stop',
    ['probe(c: card, p: player, e: effect), can stop', '    announce', '      each q: player', '        only if no'],
  ],
  [
    'announce\n  later in plans\n    only if c is high\n  stop probe',
    [
      '  probe(c: card, p: player, e: effect), can stop',
      '      announce',
      '        later procedure 6 in zone plans by p about c, keeps (c)',
      '        only if no',
      'procedures',
      '  6 effect of probe-effect(c: card)',
      '    only if is high(c)',
    ],
  ],
  [
    'later in plans by winner\n  p may act',
    [
      '      later procedure 6 in zone plans by kept winner() about c, keeps (p)',
      'procedures',
      '  6 effect of probe-effect(p: player), can stop',
      '    site 2 asks p to act or decline (probe)',
    ],
  ],
]
