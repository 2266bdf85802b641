import type { Meanings } from './fair.ts'

export const rival = 'reading rival: player q where q != you\n  '
export const anyWay = `${rival}chosen in instructions\n  matched in triggers, replacements\n  each in rules\n  some in conditions\n`

/** Words of texts that stand for somebody. */
export const readings: Meanings = [
  [
    `${anyWay}text of card this\n  after take this\n    bid of rival gains 1`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    kept bid(rival) += 1',
    ],
  ],
  [
    `${anyWay}text of card this\n  after take this\n    bid of rival gains 1\n    pay 3 by rival`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    kept bid(rival) += 1',
      '    do pay(3, rival)',
    ],
  ],
  [
    `${anyWay}text of card this\n  after take this\n    - bid of rival gains 1\n    - pay 3 by rival`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    piece',
      '      site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '      kept bid(rival) += 1',
      '    piece',
      '      site 3 asks you to choose (rival) rival: player of q: player where (q != you)',
      '      do pay(3, rival)',
    ],
  ],
  [
    `${anyWay}text of card this\n  after take this\n    if c-count > 1\n      bid of rival gains 1\n    bid of rival gains 2\nc-count: number = 3`,
    [
      '  c-count() = 3',
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    if (fact c-count() > 1)',
      '      site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '      kept bid(rival) += 1',
      '    site 3 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    kept bid(rival) += 2',
    ],
  ],
  [
    `${anyWay}text of card this\n  after take card c by rival\n    bid of rival gains rank of c`,
    [
      '    after after-take (c: card, p: player) for this: card of you if (p != you), procedure 6',
      'procedures',
      '  6 hook of after-take(p: player, c: card)',
      '    kept bid(p) += printed rank(c)',
    ],
  ],
  [
    `${anyWay}text of card this\n  after take card c if c in hand of rival\n    bid of rival gains 1`,
    [
      '    after after-take (c: card, any) for this: card of you if (some rival: player where (rival != you) and (c lies in zone hand(rival))), procedure 6',
      'procedures',
      '  6 hook of after-take(rival: player)',
      '    kept bid(rival) += 1',
    ],
  ],
  [
    `${anyWay}text of card this\n  instead of take card c by rival if c in hand of rival\n    pay 1 by rival`,
    [
      '    instead instead-take (c: card, p: player) for this: card of you if (p != you) and (c lies in zone hand(p)), procedure 6',
      'procedures',
      '  6 hook of instead-take(you: player, p: player)',
      '    do pay(1, p)',
    ],
  ],
  [
    `${anyWay}text of card this\n  when take this if bid of rival > 2\n    bid of rival gains 1`,
    [
      '    when when-take (c: card, any) for c of you if (some rival: player where (rival != you) and (kept bid(rival) > 2)), procedure 6',
      'procedures',
      '  6 effect of when-take(rival: player)',
      '    kept bid(rival) += 1',
    ],
  ],
  [
    `${anyWay}text of card this in hand\n  rival cannot take card c`,
    'cannot cannot-take (c: card, p: player) for this: card in zone hand of all of you if (this lies in zone hand of all) and (p != you)',
  ],
  [
    `${anyWay}text of card this in hand\n  rival cannot take card c if hand of rival is empty`,
    'cannot cannot-take (c: card, p: player) for this: card in zone hand of all of you if (this lies in zone hand of all) and (p != you) and (some rival: player where (rival != you) and empty(zone hand(rival)))',
  ],
  [
    `${anyWay}text of card this in hand\n  rival may pay 3 at turn`,
    'may-pay: player: player may pay(3; player) at turn for this: card in zone hand of all where (this lies in zone hand of all) and (player != holder(this))',
  ],
  [
    `${anyWay}text of card this in hand\n  rival may take card c in hand of rival at turn if bid of rival > 1`,
    'may-take-2: player: player may take(c: card where (c lies in zone hand(player)); player) at turn for this: card in zone hand of all where (this lies in zone hand of all) and (player != holder(this)) if (some rival: player where (rival != holder(this)) and (kept bid(rival) > 1))',
  ],
  [
    `${anyWay}text of card this in hand\n  you may take card c in hand of rival at turn`,
    'may-take-2: you: player may take(c: card where (some rival: player where (rival != you) and (c lies in zone hand(rival))); you) at turn for this: card in zone hand of all where (this lies in zone hand of all)',
  ],
  [
    `${anyWay}text of card this in hand\n  you may take card c in hand of rival where rank of c > 1 at turn`,
    'may-take-2: you: player may take(c: card where (some rival: player where (rival != you) and ((c lies in zone hand(rival)) and (printed rank(c) > 1))); you) at turn for this: card in zone hand of all where (this lies in zone hand of all)',
  ],
  [
    `${anyWay}text of card this in hand\n  player p cannot take card c in hand of rival`,
    'cannot cannot-take (c: card, p: player) for this: card in zone hand of all of you if (this lies in zone hand of all) and (some rival: player where (rival != you) and (c lies in zone hand(rival)))',
  ],
  [
    `${anyWay}text of card this in hand\n  cannot turn by rival`,
    'cannot cannot-turn (p: player) for this: card in zone hand of all of you if (this lies in zone hand of all) and (p != you)',
  ],
  [
    `${anyWay}text of card this in hand\n  except double of rival = 3`,
    'except double-exception(p: player) = 3 for this: card in zone hand of all of you if (this lies in zone hand of all) and (p != you)',
  ],
  [
    `${anyWay}text of card this in hand\n  except double of player p += bid of rival`,
    'except double-exception(p: player) += sum(each((each rival: player where (rival != you)), rival: player gives kept bid(rival))) for this: card in zone hand of all of you if (this lies in zone hand of all)',
  ],
  [
    `${anyWay}text of card this in hand\n  except double of you -= bid of rival if bid of rival > 1`,
    'except double-exception(p: player) -= sum(each((each rival: player where (rival != you) and (p = you)), rival: player gives kept bid(rival))) for this: card in zone hand of all of you if (this lies in zone hand of all) and (p = you) and (some rival: player where (rival != you) and (kept bid(rival) > 1))',
  ],
  [
    `${anyWay}player p is slow\ntext of card this in hand\n  rival is slow`,
    [
      'slow',
      '  slow(p: player) if no',
      '  slow(rival: player) if (some this: card in zone hand of all where (this lies in zone hand of all) and (rival != holder(this)))',
    ],
  ],
  [
    `${anyWay}player p is slow\ntext of card this in hand\n  rival is slow if bid of rival > 2`,
    [
      'slow',
      '  slow(p: player) if no',
      '  slow(rival: player) if (some this: card in zone hand of all where (this lies in zone hand of all) and (rival != holder(this)) and (some rival: player where (rival != holder(this)) and (kept bid(rival) > 2)))',
    ],
  ],
  [
    `${anyWay}text of card this in hand where this in hand of rival\n  you may take this at turn`,
    'may-take-2: you: player may take(this; you) at turn for this: card in zone hand of all where (this lies in zone hand of all) and (some rival: player where (rival != you) and (this lies in zone hand(rival)))',
  ],
  [
    `${rival}each in conditions\ntext of card this in hand\n  you may pay 3 at turn if bid of rival > 1`,
    'may-pay: you: player may pay(3; you) at turn for this: card in zone hand of all where (this lies in zone hand of all) if (no rival: player where (rival != you) and not (kept bid(rival) > 1))',
  ],
  [
    `${rival}some in conditions\ntext of card this in hand\n  you may pay 3 at turn if bid of rival > 1 and hand of rival is empty`,
    'may-pay: you: player may pay(3; you) at turn for this: card in zone hand of all where (this lies in zone hand of all) if (some rival: player where (rival != you) and ((kept bid(rival) > 1) and empty(zone hand(rival))))',
  ],
  [
    `${rival}some in conditions\ntext of card this\n  to take this by player p\n    only if bid of rival > 1\n    pay 3`,
    [
      '      only if (not yes or (some rival: player where (rival != p) and (kept bid(rival) > 1)))',
      '      if yes',
      '        run take, procedure 4 (c, p)',
      '      else',
      '        move c to zone hand(p)',
      'procedures',
      '  4 override of take(c: card, p: player)',
      '    do pay(3, p)',
    ],
  ],
  [
    `${rival}chosen in instructions, effects\ntext of card this\n  after take this\n    later\n      bid of rival gains 1`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    later procedure 7 by you about c, keeps (rival)',
      '  7 effect of take-effect(rival: player)',
      '    kept bid(rival) += 1',
    ],
  ],
  [
    `${rival}chosen in instructions\ntext of card this\n  after take this\n    later\n      bid of rival gains 1`,
    [
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card)',
      '    later procedure 7 by you about c, keeps (you, c)',
      '  7 effect of take-effect(you: player, c: card), can stop',
      '    site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    kept bid(rival) += 1',
    ],
  ],
  [
    `${rival}chosen in instructions\n  some in choices\ntext of card this\n  after take this\n    choose card c in hand of rival by you\n    take c`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose (choose a card) c: card of c: card where (some rival: player where (rival != you) and (c lies in zone hand(rival)))',
      '    do take(c, you)',
    ],
  ],
  [
    `${rival}chosen in instructions\ntext of card this\n  after take this\n    choose card c in hand of rival by you\n    take c`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 3 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    site 2 asks you to choose (choose a card) c: card of c: card in zone hand(rival)',
      '    do take(c, you)',
    ],
  ],
  [
    `${rival}chosen in instructions\ntext of card this\n  after take this\n    until turn\n      rival cannot take card c\n      except double of rival += 1`,
    [
      '    except lasting-double-exception(p: player) += 1 for lasting: effect in zone lasting if (p = rival)',
      '  take(c: card, p: player), can stop',
      '    cannot lasting-cannot-take (c: card, p: player) for lasting: effect in zone lasting if (p = rival)',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    lay down procedure 7 by you about c, keeps (rival)',
      '  7 lasting of take-until-turn(rival: player)',
    ],
  ],
  [
    `${rival}chosen in instructions\ntext of card this\n  after take this\n    choose one of by you\n      - bid of rival gains 1\n      - pay 3 by rival`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose one (choose one of these)',
      '    -',
      '      site 3 asks you to choose (rival) rival: player of q: player where (q != you)',
      '      kept bid(rival) += 1',
      '    -',
      '      site 4 asks you to choose (rival) rival: player of q: player where (q != you)',
      '      do pay(3, rival)',
    ],
  ],
  [
    `${rival}chosen in instructions\ntext of card this\n  after take this\n    bid of rival gains 1\n    choose 2 times one of by you\n      - bid of rival gains 1\n      - take this by rival`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 3 asks you to choose (rival) rival: player of q: player where (q != you)',
      '    kept bid(rival) += 1',
      '    site 2 asks you to choose one (choose some of these), 2 to 2 of them, each as often as wished',
      '    -',
      '      kept bid(rival) += 1',
      '    -',
      '      do take(c, rival)',
    ],
  ],
  [
    `${rival}chosen in instructions\ntext of card this\n  after take this\n    each card c in deck\n      take c by rival`,
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    each c: card in zone deck',
      '      site 2 asks you to choose (rival) rival: player of q: player where (q != you)',
      '      do take(c, rival)',
    ],
  ],
  [
    `${rival}next of you in instructions\ntext of card this\n  after take this\n    bid of rival gains 1`,
    [
      '    after after-take (c: card, any) for c of you, procedure 6',
      'procedures',
      '  6 hook of after-take(you: player, c: card)',
      '    kept bid(next(you)) += 1',
    ],
  ],
  [
    'reading rival = next of you\ntext of card this in hand\n  rival cannot take this if bid of rival > 2\n  after take this by rival\n    pay 3 by rival\n  rival may pay 3 at turn\n  you may take card c in hand of rival at turn\n  except double of rival = 3',
    [
      '    except double-exception(p: player) = 3 for this: card in zone hand of all of you if (this lies in zone hand of all) and (p = next(you))',
      '    cannot cannot-take (c: card, p: player) for c of you if (c lies in zone hand of all) and (p = next(you)) and (kept bid(next(you)) > 2)',
      '    after after-take (c: card, p: player) for c of you if (c lies in zone hand of all) and (p = next(you)), procedure 6',
      '  may-pay: player: player may pay(3; player) at turn for this: card in zone hand of all where (this lies in zone hand of all) and (player = next(holder(this)))',
      '  may-take-2: you: player may take(c: card in zone hand(next(you)); you) at turn for this: card in zone hand of all where (this lies in zone hand of all)',
      'procedures',
      '  6 hook of after-take(you: player, c: card)',
      '    do pay(3, next(you))',
    ],
  ],
  [
    'reading booty: card k in deck where k is high\n  chosen in instructions\n  each in rules\n  some in conditions\ntext of card this\n  after take this\n    take booty by you\n  you may take booty at turn\n  cannot take booty if rank of booty > 2',
    [
      '  take(c: card, p: player), can stop',
      '    cannot cannot-take (c: card, any) for this: card of you if (c in zone deck) and is high(c) and (some booty: card in zone deck where is high(booty) and (printed rank(booty) > 2))',
      '    after after-take (c: card, any) for c of you, procedure 6',
      '  may-take-2: you: player may take(booty: card in zone deck where is high(booty); you) at turn for this: card',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose (booty) booty: card of k: card in zone deck where is high(k)',
      '    do take(booty, you)',
    ],
  ],
  [
    'reading sum-of: number k in 1..3\n  chosen in instructions\n  each in rules\ntext of card this\n  after take this\n    pay sum-of by you\n  you may pay sum-of at turn',
    [
      '  take(c: card, p: player), can stop',
      '    after after-take (c: card, any) for c of you, procedure 6',
      '  may-pay: you: player may pay(sum-of: number in (1 .. 3); you) at turn for this: card',
      'procedures',
      '  6 hook of after-take(you: player, c: card), can stop',
      '    site 2 asks you to choose (sum-of) sum-of: number of k: number in (1 .. 3)',
      '    do pay(sum-of, you)',
    ],
  ],
  [
    `${anyWay}text of card this in hand\n  you may point-at rival at turn\nto point-at player q by player p\n  winner becomes q`,
    [
      'point-at(q: player, p: player)',
      '  does',
      '    kept winner() = q',
      'may-point-at: you: player may point-at(rival: player where (rival != you); you) at turn for this: card in zone hand of all where (this lies in zone hand of all)',
    ],
  ],
  [
    `${anyWay}text of card this in hand\n  rival must pay 3 at turn`,
    'must-pay: player: player must pay(3; player) at turn for this: card in zone hand of all where (this lies in zone hand of all) and (player != holder(this))',
  ],
]
