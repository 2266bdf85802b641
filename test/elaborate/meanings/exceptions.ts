import type { Meanings } from './fair.ts'

/** Exceptions. */
export const exceptions: Meanings = [
  ['except double of player p = 3', 'except double-exception(p: player) = 3'],
  ['except double of player p += 3', 'except double-exception(p: player) += 3'],
  [
    'except double of player p -= bid of p if p = keeper',
    'except double-exception(p: player) -= kept bid(p) if (p = kept keeper())',
  ],
  [
    'except double of player p = 0 - otherwise',
    'except double-exception(p: player) from otherwise: number = (0 - otherwise)',
  ],
  ['except double of keeper = 3', 'except double-exception(p: player) = 3 if (p = kept keeper())'],
  ['except pair of (player p, high c) = 3', 'except pair-exception(p: player, c: card) = 3 if is high(c)'],
  [
    'except pair of (player p, card c) += rank of c if c in deck',
    'except pair-exception(p: player, c: card) += printed rank(c) if (c lies in zone deck)',
  ],
  [
    'except pair of (keeper, ♣3) = 1',
    'except pair-exception(p: player, c: card) = 1 if (p = kept keeper()) and (definition(c) = card "♣3")',
  ],
  [
    'except stand of player p = south if bid of p > 2',
    'except stand-exception(p: player) = stand.south if (kept bid(p) > 2)',
  ],
  ['except viewers of card c = players', ['viewers', '  except viewers-exception(c: card) = players()']],
  [
    'except viewers of card c = keeper if c in deck',
    ['viewers', '  except viewers-exception(c: card) = kept keeper() if (c lies in zone deck)'],
  ],
  ['except viewers of card c += keeper', ['viewers', '  except viewers-exception(c: card) += kept keeper()']],
  [
    'except viewers of high c in hand = nobody',
    ['viewers', '  except viewers-exception(c: card) = [] if is high(c) and (c lies in zone hand of all)'],
  ],
  ['[a.1] less: except double of player p = 1', 'except less(p: player) = 1 [a.1]'],
  [
    'otherwise: number = 3\nexcept double of player p = otherwise',
    ['  except double-exception(p: player) = fact otherwise()', 'otherwise() = 3'],
  ],
  [
    'type odd: otherwise, other\nexcept double of player p = (1 if p = keeper else 2)',
    'except double-exception(p: player) = (if (p = kept keeper()) then 1 else 2)',
  ],
  [
    'count-me: set of number = (1, 2)\nexcept count-me += 3\nexcept count-me -= (1, 2)\nexcept count-me = otherwise + 4',
    [
      'count-me() = [1, 2]',
      '  except count-me-exception() += 3',
      '  except count-me-exception-2() -= [1, 2]',
      '  except count-me-exception-3() from otherwise: set of number = (otherwise union 4)',
    ],
  ],
  [
    'total: number = 3\nexcept total = 4 if rounds > 1\nexcept total += 1',
    ['total() = 3', '  except total-exception() = 4 if (kept rounds() > 1)', '  except total-exception-2() += 1'],
  ],
  [
    'friend of player p: player = next of p\nexcept friend of player p = keeper\nexcept friend of keeper = keeper',
    [
      'friend(p: player) = next(p)',
      '  except friend-exception(p: player) = kept keeper()',
      '  except friend-exception-2(p: player) = kept keeper() if (p = kept keeper())',
    ],
  ],
  [
    'zone otherwise seen by everyone\nexcept double of player p = count of otherwise',
    ['    except double-exception(p: player) = count(zone otherwise)', 'zone otherwise seen by players()'],
  ],
  [
    'option otherwise: 1, 2\nexcept double of player p = otherwise',
    'except double-exception(p: player) = optionNumber(option otherwise)',
  ],
  [
    'card otherwise\n  suit = ♣\n  rank = 3\nexcept double of player p = rank of otherwise',
    'except double-exception(p: player) = printed rank(card "otherwise")',
  ],
  [
    'except pair of (player otherwise, card c) = bid of otherwise',
    'except pair-exception(otherwise: player, c: card) = kept bid(otherwise)',
  ],
  [
    'type odd: otherwise, other\noddness of player p: odd = other\nexcept oddness of player p = otherwise',
    ['oddness(p: player) = odd.other', '  except oddness-exception(p: player) = odd.otherwise'],
  ],
  ['except viewers of card c -= keeper', ['viewers', '  except viewers-exception(c: card) -= kept keeper()']],
  [
    'except stand of keeper = (north if bid of keeper > 1 else south)',
    'except stand-exception(p: player) = (if (kept bid(kept keeper()) > 1) then stand.north else stand.south) if (p = kept keeper())',
  ],
]
