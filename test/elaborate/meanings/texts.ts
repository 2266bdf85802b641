import type { Meanings } from './fair.ts'

/** Rules that stand on cards. */
export const texts: Meanings = [
  [
    'text of card this\n  after take this by player p\n    rounds gains rank of this',
    [
      '    after after-take (c: card, p: player) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(c: card)',
      '    kept rounds() += printed rank(c)',
    ],
  ],
  [
    'text of card this in hand\n  you may take this at turn',
    'may-take-2: you: player may take(this; you) at turn for this: card in zone hand of all where (this lies in zone hand of all)',
  ],
  [
    'text of card this in hand where rank of this = 2\n  you may take card c in deck at turn if this is marked',
    'may-take-2: you: player may take(c: card in zone deck; you) at turn for this: card in zone hand of all where (this lies in zone hand of all) and (printed rank(this) = 2) if is marked(this)',
  ],
  [
    'text of high this in stall\n  player p cannot take this',
    'cannot cannot-take (c: card, p: player) for c of you if is high(c) and (c lies in zone stall of all)',
  ],
  [
    'text of high this in stall\n  cannot take card c by you',
    'cannot cannot-take (c: card, p: player) for this: card in zone stall of all of you if is high(this) and (this lies in zone stall of all) and (p = you)',
  ],
  [
    'text of card this where rank of this = 1 and this in stall\n  except double of you = 3',
    'except double-exception(p: player) = 3 for this: card in zone stall of all of you if ((printed rank(this) = 1) and (this lies in zone stall of all)) and (p = you)',
  ],
  [
    'text of card this in hand\n  except double of player p += rank of this if p != you',
    'except double-exception(p: player) += printed rank(this) for this: card in zone hand of all of you if (this lies in zone hand of all) and (p != you)',
  ],
  ['text of card this\n  this is high', 'high(this: card) for this of you'],
  [
    'text of card this in deck\n  lucky-now: this is high if rounds > 1',
    'lucky-now(this: card) for this of you if (this lies in zone deck) and (kept rounds() > 1)',
  ],
  [
    'text of card this in stall\n  card c is high if c in hand of you',
    'high(c: card) if (some this: card in zone stall of all where (this lies in zone stall of all) and (c lies in zone hand(holder(this))))',
  ],
  [
    'text of card this in hand of you\n  after pay number n by you\n    take this',
    [
      '    after after-pay (n: number, p: player) for this: card in zone hand of all of you if (this lies in zone hand(you)) and (p = you), procedure 6',
      'procedures',
      '  6 hook of after-pay(you: player, this: card)',
      '    do take(this, you)',
    ],
  ],
  [
    'text of card this in hand\n  when take this by you you may\n    pay 1',
    [
      '    when when-take (c: card, p: player) for c of you if (c lies in zone hand of all) and (p = you), procedure 6, optional',
      'procedures',
      '  6 effect of when-take(you: player)',
      '    do pay(1, you)',
    ],
  ],
  [
    'text of card this in hand\n  instead of take card c by player p if p != you\n    pay 1 by p',
    [
      '    instead instead-take (c: card, p: player) for this: card in zone hand of all of you if (this lies in zone hand of all) and (p != you), procedure 6',
      'procedures',
      '  6 hook of instead-take(you: player, p: player)',
      '    do pay(1, p)',
    ],
  ],
  [
    'text of card this\n  to take this by player p\n    only if rank of this > 1\n    pay rank of this by p',
    [
      '      only if (not yes or (printed rank(c) > 1))',
      '      if yes',
      '        run take, procedure 4 (c, p)',
      '      else',
      '        move c to zone hand(p)',
      'procedures',
      '  4 override of take(c: card, p: player)',
      '    do pay(printed rank(c), p)',
    ],
  ],
  [
    'text of high this\n  to take this by player p\n    pay 3 by you\n    move this to deck',
    [
      '      if is high(c)',
      '        run take, procedure 4 (c, p)',
      '      else',
      '        move c to zone hand(p)',
      'procedures',
      '  4 override of take(c: card, p: player)',
      '    do pay(3, p)',
      '    move c to zone deck',
    ],
  ],
  [
    'text of card this where rank of this = 1\n  to take this by player q\n    pay 1 by q\ntext of high this\n  to take this by player q\n    only if bid of q > 2\n    pay 2 by q',
    [
      '      only if ((printed rank(c) = 1) or (not is high(c) or (kept bid(p) > 2)))',
      '      if (printed rank(c) = 1)',
      '        run take, procedure 5 (c, p)',
      '      else',
      '        if is high(c)',
      '          run take, procedure 4 (c, p)',
      '        else',
      '          move c to zone hand(p)',
      'procedures',
      '  4 override of take(c: card, p: player)',
      '    do pay(2, p)',
      '  5 override of take(c: card, p: player)',
      '    do pay(1, p)',
    ],
  ],
  [
    'text of card this in hand\n  you must take this at turn',
    'must-take: you: player must take(this; you) at turn for this: card in zone hand of all where (this lies in zone hand of all)',
  ],
  [
    'text of card this\n  player q may take this at turn',
    'may-take-2: q: player may take(this; q) at turn for this: card',
  ],
  [
    'text of card this\n  this follows card d if d is high',
    'follows(this: card, d: card) for this of you if is high(d)',
  ],
  [
    'text of card this in hand\n  player p leads player q if q = you',
    [
      'leads',
      '  leads(p: player, q: player) if (some this: card in zone hand of all where (this lies in zone hand of all) and (q = holder(this)))',
    ],
  ],
  [
    'text of card this\n  after take this\n    until turn\n      you cannot pay number n\n      this is high',
    [
      '    lasting-high(it: card) for lasting: effect in zone lasting if (it = c)',
      '    after after-take (c: card, any) for c of you, procedure 6',
      '    cannot lasting-cannot-pay (n: number, p: player) for lasting: effect in zone lasting if (p = you)',
      'procedures',
      '  6 hook of after-take(you: player, c: card)',
      '    lay down procedure 7 by you about c, keeps (you, c)',
      '  7 lasting of take-until-turn(you: player, c: card)',
    ],
  ],
  [
    'text of card this\n  after take this by player p\n    later\n      take this by you',
    [
      '    after after-take (c: card, p: player) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card)',
      '    later procedure 7 by you about c, keeps (you, c)',
      '  7 effect of take-effect(you: player, c: card)',
      '    do take(c, you)',
    ],
  ],
  [
    'text of card this\n  before take this\n    rounds gains 1',
    [
      '    before before-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of before-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'text of card this in deck + hand\n  after take card c\n    rounds gains rank of this',
    [
      '    after after-take (c: card, any) for this: card in (zone deck union zone hand of all) of you if ((this lies in zone deck) or (this lies in zone hand of all)), procedure 6',
      'procedures',
      '  6 hook of after-take(this: card)',
      '    kept rounds() += printed rank(this)',
    ],
  ],
  [
    'text of card this\n  after take card c by player p if this in hand of p\n    rounds gains 1',
    [
      '    after after-take (c: card, p: player) for this: card in zone hand of all of you if (this lies in zone hand(p)), procedure 6',
      'procedures',
      '  6 hook of after-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'text of card this\n  after take card c by player p if c is high and this in stall of you\n    rounds gains 1',
    [
      '    after after-take (c: card, p: player) for this: card in zone stall of all of you if (is high(c) and (this lies in zone stall(fact stand(you)))), procedure 6',
      'procedures',
      '  6 hook of after-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'text of card this\n  you may pay 3 at turn if this in hand of you',
    'may-pay: you: player may pay(3; you) at turn for this: card in zone hand(you) if (this lies in zone hand(you))',
  ],
  [
    'text of card this where this in hand of you\n  except viewers of card c += you if c in deck',
    [
      'viewers',
      '  except viewers-exception(c: card) += you for this: card in zone hand of all of you if (this lies in zone hand(you)) and (c lies in zone deck)',
    ],
  ],
  [
    'card ace\n  suit = ♣\n  rank = 14\n  after take this by player p\n    rounds gains 1\n  you may pay 3 at turn',
    [
      '    after after-take (c: card, p: player) for c of you if (definition(c) = card "ace"), procedure 6',
      '  may-pay: you: player may pay(3; you) at turn for this: card where (definition(this) = card "ace")',
      'procedures',
      '  6 hook of after-take()',
      '    kept rounds() += 1',
    ],
  ],
  [
    'card ace\n  suit = ♣\n  rank = 14\n  this is high if this in hand',
    'high(this: card) for this of you if (definition(this) = card "ace") and (this lies in zone hand of all)',
  ],
  [
    '[a.1] text of card this in hand\n  [a.2] cannot take this\n  after take this\n    rounds gains 1',
    [
      '    cannot cannot-take (c: card, any) for c of you if (c lies in zone hand of all) [a.2]',
      '    after after-take (c: card, any) for c of you if (c lies in zone hand of all), procedure 6 [a.1]',
      'procedures',
      '  6 hook of after-take() [a.1]',
      '    kept rounds() += 1',
    ],
  ],
  [
    'text of card this in hand\n  to nod this by player p\n    rounds gains 1\nto nod card c by player p\n  only if c is marked\n  rounds gains 3',
    [
      '  nod(c: card, p: player)',
      '    does',
      '      only if ((c lies in zone hand of all) or is marked(c))',
      '      if (c lies in zone hand of all)',
      '        run nod, procedure 7 (c, p)',
      '      else',
      '        kept rounds() += 3',
      'procedures',
      '  7 override of nod(c: card, p: player)',
      '    kept rounds() += 1',
    ],
  ],
  [
    'card c is spare\ntext of spare this in hand\n  cannot take this',
    [
      'spare',
      '  spare(c: card) if no',
      '  cannot cannot-take (c: card, any) for c of you if is spare(c) and (c lies in zone hand of all)',
    ],
  ],
  [
    'text of card this in stall\n  card d follows card c if d in hand of you',
    'follows(d: card, c: card) if (some this: card in zone stall of all where (this lies in zone stall of all) and (d lies in zone hand(holder(this))))',
  ],
  [
    'text of card this in hand\n  player p is ready-now if p = you\nplayer p is ready-now',
    [
      'ready-now',
      '  ready-now(p: player) if (some this: card in zone hand of all where (this lies in zone hand of all) and (p = holder(this)))',
      '  ready-now(p: player) if no',
    ],
  ],
  [
    'text of card this\n  you may take card c in hand of you at turn if this in deck',
    'may-take-2: you: player may take(c: card in zone hand(you); you) at turn for this: card in zone deck if (this lies in zone deck)',
  ],
  ['text of card this\n  you cannot take this', 'cannot cannot-take (c: card, p: player) for c of you if (p = you)'],
  [
    'text of card this in hand\n  before pay number n by you\n    take this',
    [
      '    before before-pay (n: number, p: player) for this: card in zone hand of all of you if (this lies in zone hand of all) and (p = you), procedure 6',
      'procedures',
      '  6 hook of before-pay(you: player, this: card)',
      '    do take(this, you)',
    ],
  ],
  [
    'text of high this in hand of keeper\n  cannot take card c',
    'cannot cannot-take (c: card, any) for this: card in zone hand(kept keeper()) of you if is high(this) and (this lies in zone hand(kept keeper()))',
  ],
  [
    'text of card this in hand of you where rank of this > 2\n  instead of take card c by you\n    take this\n    stop',
    [
      '    instead instead-take (c: card, p: player) for this: card in zone hand of all of you if (this lies in zone hand(you)) and (printed rank(this) > 2) and (p = you), procedure 6',
      'procedures',
      '  6 hook of instead-take(you: player, this: card)',
      '    do take(this, you)',
      '    stop',
    ],
  ],
  [
    'text of card this\n  you may nod this at turn\n    rounds gains rank of this',
    [
      'nod(this: card, you: player)',
      '  does',
      '    kept rounds() += printed rank(this)',
      'may-nod: you: player may nod(this; you) at turn for this: card',
    ],
  ],
  [
    'card ace\n  suit = ♣\n  rank = 14\n  to take this by player q\n    only if q = keeper\n    pay 1 by q',
    [
      '      only if (not (definition(c) = card "ace") or (p = kept keeper()))',
      '      if (definition(c) = card "ace")',
      '        run take, procedure 4 (c, p)',
      '      else',
      '        move c to zone hand(p)',
      'procedures',
      '  4 override of take(c: card, p: player)',
      '    do pay(1, p)',
    ],
  ],
]
