import type { Meanings } from './fair.ts'

/** Facts, adjectives and relations. */
export const facts: Meanings = [
  [
    'sum-up of player p: number = sum of rank of hand of p',
    'sum-up(p: player) = sum(each(zone hand(p), each: card gives printed rank(each)))',
  ],
  ['best-of of player p: card or none = first of hand of p', 'best-of(p: player) = first(zone hand(p))'],
  [
    'worked of player p: number\n  let n = rank of first of hand of p or 0\n  give n + 1',
    ['worked(p: player)', '  n: number = (printed rank(first(zone hand(p))) ?? 0)', '  give (n + 1)'],
  ],
  ['plain: number = limit', 'plain() = optionNumber(option limit)'],
  ['plain: number = rounds', 'plain() = kept rounds()'],
  ['starting: number starts limit', 'starting() starts optionNumber(option limit)'],
  ['starting: number starts rounds', 'starting() starts kept rounds()'],
  ['holder of card c: player = keeper', 'holder(c: card) = kept keeper()'],
  ['luck of card in deck, hand: number starts 3', 'luck(card: card) starts 3'],
  ['luck of definition: number starts 0', 'luck(definition: definition) starts 0'],
  ['bond of (player, player): number starts 0', 'bond(player: player, player: player) starts 0'],
  [
    'bond of (player p, player q): number = bid of p + bid of q',
    'bond(p: player, q: player) = (kept bid(p) + kept bid(q))',
  ],
  [
    'choice of (player p, suit s): truth = some card c in hand of p where suit of c = s',
    'choice(p: player, s: suit) = (some c: card in zone hand(p) where (printed suit(c) = s))',
  ],
  ['twice of (set of card s): number = count of s * 2', 'twice(s: set of card) = (count(s) * 2)'],
  ['tones: list of colour = (red, red)', 'tones() = [colour.red, colour.red]'],
  [
    'either of player p: player or none = (p if p = keeper else none)',
    'either(p: player) = (if (p = kept keeper()) then p else none)',
  ],
  ['score of player: number starts 0', 'score(player: player) starts 0'],
  ['flag: truth = rounds > 3', 'flag() = (kept rounds() > 3)'],
  ['flag: truth starts yes', 'flag() starts yes'],
  ['rate of suit s: number = (1 if s = ♣ else 2)', 'rate(s: suit) = (if (s = suit.♣) then 1 else 2)'],
  [
    'pile-of of player p: set of card = hand of p + stall of p',
    'pile-of(p: player) = (zone hand(p) union zone stall(fact stand(p)))',
  ],
  ['none-yet: card or none starts none', 'none-yet() starts none'],
  ['said: text = "a" + word', 'said() = joined("a", kept word())'],
  [
    'type answer: none-of, all-of\nsaid: answer or none starts none\nheard: truth = said is none',
    ['said() starts none', 'heard() = isNone(kept said())'],
  ],
  ['card c is low if rank of c < 2', ['low', '  low(c: card) if (printed rank(c) < 2)']],
  [
    'card c is low if rank of c < 2\ncard c is low if c is marked',
    ['low', '  low(c: card) if (printed rank(c) < 2)', '  low(c: card) if is marked(c)'],
  ],
  ['high c is top-most if rank of c = 5', ['top-most', '  top-most(c: card) if is high(c) and (printed rank(c) = 5)']],
  ['player p is rich if bid of p > 3', ['rich', '  rich(p: player) if (kept bid(p) > 3)']],
  ['player p is rich', ['rich', '  rich(p: player) if no']],
  ['suit s is dark if s = ♣', ['dark', '  dark(s: suit) if (s = suit.♣)']],
  ['card c in deck is lucky starts yes', 'lucky starts yes'],
  ['player p is ready starts no', 'ready starts no'],
  ['effect x is old if x in plans', ['old', '  old(x: effect) if (x lies in zone plans)']],
  ['set of card s is pair if count of s = 2', ['pair', '  pair(s: set of card) if (count(s) = 2)']],
  ['definition d is odd if rank of d mod 2 = 1', ['odd', '  odd(d: definition) if ((printed rank(d) mod 2) = 1)']],
  ['definition d is famous starts no', 'famous starts no'],
  ['card is plain if rank of card = 1', ['plain', '  plain(card: card) if (printed rank(card) = 1)']],
  ['number n is big if n > 100', ['big', '  big(n: number) if (n > 100)']],
  ['text t is long if length of t > 8', ['long', '  long(t: text) if (length(t) > 8)']],
  [
    'card c beats card d if rank of c > rank of d',
    ['beats', '  beats(c: card, d: card) if (printed rank(c) > printed rank(d))'],
  ],
  ['high c outdoes card d', ['outdoes', '  outdoes(c: card, d: card) if is high(c) and no']],
  [
    'player p leads suit s if some card c in hand of p where suit of c = s',
    ['leads', '  leads(p: player, s: suit) if (some c: card in zone hand(p) where (printed suit(c) = s))'],
  ],
  [
    'card c beats card d if c is high\ncard c beats card d if d is marked',
    ['beats', '  beats(c: card, d: card) if is high(c)', '  beats(c: card, d: card) if is marked(d)'],
  ],
  [
    'seating: set of player starts players\nafter take card c by player p\n  each player q in seating where bid of q = 0 from p\n    bid of q gains 1',
    [
      '  seating() starts players()',
      '    after after-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 hook of after-take(p: player)',
      '    each q: player in roundIn(kept seating(), p) where (kept bid(q) = 0)',
      '      kept bid(q) += 1',
    ],
  ],
  [
    'seating: set of player starts players\nafter take card c by player p\n  winner becomes next of p\n  each player q from p\n    bid of q gains 1\n  each player q in players - p from next of p\n    take c by q',
    [
      '  seating() starts players()',
      '    after after-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 hook of after-take(p: player, c: card)',
      '    kept winner() = nextIn(kept seating(), p)',
      '    each q: player in roundIn(kept seating(), p)',
      '      kept bid(q) += 1',
      '    each q: player in roundIn(kept seating(), nextIn(kept seating(), p)) where (q in (players() without p))',
      '      do take(c, q)',
    ],
  ],
  ['settle: player or none = keeper', 'settle() = kept keeper()'],
  [
    'definition of card in stall: definition starts printed definition of card\nafter take card c\n  definition of c becomes ♣3',
    [
      '    after after-take (c: card, any), procedure 6',
      'procedures',
      '  6 hook of after-take(c: card)',
      '    kept $definition(c) = card "♣3"',
    ],
  ],
  [
    'definition of card in stall: definition starts printed definition of card\nafter take card c\n  definition of c becomes printed definition of c',
    [
      '    after after-take (c: card, any), procedure 6',
      'procedures',
      '  6 hook of after-take(c: card)',
      '    kept $definition(c) = printedDefinition(c)',
    ],
  ],
  [
    'draw-one: number = 1\nafter take card c by player p\n  delete c',
    [
      '  draw-one() = 1',
      '  delete(card: card)',
      '    after after-take (c: card, p: player), procedure 6',
      'procedures',
      '  6 hook of after-take(c: card)',
      '    delete c',
    ],
  ],
  ['option mode: plain, fancy\nheard: truth = mode is not plain', 'heard() = not option mode is value 0'],
  [
    'card c outdoes card d if c is high\nheard of card c: truth = c outdoes c',
    ['heard(c: card) = outdoes(c, c)', 'outdoes', '  outdoes(c: card, d: card) if is high(c)'],
  ],
  [
    'pair-up of (card c, card d): truth = c follows d and not d follows c',
    'pair-up(c: card, d: card) = (follows(c, d) and not follows(d, c))',
  ],
  [
    'luckiest: card or none = the card c in deck where no card d in deck where rank of d > rank of c',
    'luckiest() = (the c: card in zone deck where (no d: card in zone deck where (printed rank(d) > printed rank(c))))',
  ],
  [
    'either: number or none = best of keeper or best of next of keeper',
    'either() = (kept best(kept keeper()) ?? kept best(next(kept keeper())))',
  ],
  [
    'seat of player p: number = case p: keeper is 1, next of keeper is 2, else 3',
    'seat(p: player) = (case p: kept keeper() gives 1, next(kept keeper()) gives 2, else 3)',
  ],
  ['option mode: plain, none\nheard: truth = mode is none', 'heard() = option mode is value 1'],
  ['option mode: yes, no\nheard: truth = mode is not yes', 'heard() = not option mode is value 0'],
  [
    'type answer: 《yes》, 《no》\nsaid: answer starts 《yes》\nheard: truth = said is 《no》',
    ['said() starts answer.《yes》', 'heard() = (kept said() = answer.《no》)'],
  ],
  [
    'tops of player p: set of card = top of (hand of p, limit)',
    'tops(p: player) = top(zone hand(p), optionNumber(option limit))',
  ],
]
