import type { NeutralEdit } from './edit.ts'

/** Others of the kind, written down before any of them was tried. */
export const UNSEEN_EDITS: readonly NeutralEdit[] = [
  {
    of: 'gin-rummy/gin-rummy',
    what: 'a fact in its place',
    edits: [
      ['[undercut] undercut-bonus: number = 25\n', ''],
      ['gains undercut-bonus - ahead', 'gains 25 - ahead'],
    ],
  },
  {
    of: 'blackjack/blackjack',
    what: 'a number as a fact at two places',
    edits: [
      ['[bets] bet: number = 2\n', '[deal] cards-at-first: number = 2\n[bets] bet: number = 2\n'],
      ['is natural if count of s = 2 and', 'is natural if count of s = cards-at-first and'],
      ['at turn if count of hand of p = 2\n', 'at turn if count of hand of p = cards-at-first\n'],
    ],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: 'a rank as a fact',
    edits: [
      [
        '[eights] card c is crazy if rank of c = 8\n',
        '[eights] wild-rank: number = 8\n[eights] card c is crazy if rank of c = wild-rank\n',
      ],
    ],
  },
  {
    of: 'euchre/euchre',
    what: 'the value of a variable as a fact',
    edits: [
      [
        '[score] to score-for player p\n',
        '[score] worth-of-all: number = (4 if count of seating = 3 else 2)\n[score] to score-for player p\n',
      ],
      ['let all-five = (4 if count of seating = 3 else 2)', 'let all-five = worth-of-all'],
    ],
  },
  {
    of: 'whist/whist',
    what: 'a fact that is asked once in its place',
    edits: [
      ['[game] target: number = 5\n', ''],
      ['score of s >= target', 'score of s >= 5'],
    ],
  },
  {
    of: 'euchre/euchre',
    what: 'two facts emptied in the other order',
    edits: [['  maker becomes none\n  trump-suit becomes none\n', '  trump-suit becomes none\n  maker becomes none\n']],
  },
  {
    of: 'gin-rummy/gin-rummy',
    what: 'two facts set in the other order',
    edits: [
      [
        '  to-move becomes p\n  picked becomes none\n  each player q',
        '  picked becomes none\n  to-move becomes p\n  each player q',
      ],
    ],
  },
  {
    of: 'contract-bridge/contract-bridge',
    what: 'five facts set in another order',
    edits: [
      [
        '  odd-tricks becomes n\n  denomination becomes s\n  bidder becomes p\n  stake becomes 1\n  passes-in-turn becomes 0\n  if',
        '  stake becomes 1\n  passes-in-turn becomes 0\n  bidder becomes p\n  denomination becomes s\n  odd-tricks becomes n\n  if',
      ],
    ],
  },
  {
    of: 'hearts/hearts',
    what: 'a suit and a card emptied in the other order',
    edits: [['  led becomes none\n  winning becomes none\n', '  winning becomes none\n  led becomes none\n']],
  },
  {
    of: 'koi-koi/koi-koi',
    what: 'a loop of resets before another reset',
    edits: [
      [
        '  called becomes ()\n  each player p\n    reached of p becomes 0\n',
        '  each player p\n    reached of p becomes 0\n  called becomes ()\n',
      ],
    ],
  },
  {
    of: 'go-fish/go-fish',
    what: 'two cases the other way round',
    edits: [['(7 if count of players < 4 else 5)', '(5 if count of players > 3 else 7)']],
  },
  {
    of: 'dominion/dominion',
    what: 'two cases by what is not so',
    edits: [['(8 if count of players = 2 else 12)', '(12 if count of players != 2 else 8)']],
  },
  {
    of: 'koi-koi/koi-koi',
    what: '`if` for `case` with cases inside',
    edits: [
      [
        `case took of (p, bright): 5 is 10, 4 is (8 if dry-lights of p = 4 else 7),
    3 is (5 if dry-lights of p = 3 else 0), else 0`,
        `(10 if took of (p, bright) = 5 else (8 if dry-lights of p = 4 else 7) if took of (p, bright) = 4
    else (5 if dry-lights of p = 3 else 0) if took of (p, bright) = 3 else 0)`,
      ],
    ],
  },
  {
    of: 'whist/trumps-in-turn',
    what: '`if` for `case` of a suit',
    edits: [
      [
        'case deal-number mod 4: 1 is ♥, 2 is ♦, 3 is ♠, else ♣',
        '(♥ if deal-number mod 4 = 1 else ♦ if deal-number mod 4 = 2 else ♠ if deal-number mod 4 = 3 else ♣)',
      ],
    ],
  },
  {
    of: 'oh-hell/oh-hell',
    what: '`if` for `case` of a count',
    edits: [
      [
        'case count of players: 6 is 8, 7 is 7, else 10',
        '(8 if count of players = 6 else 7 if count of players = 7 else 10)',
      ],
    ],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: '`if` for `case` and for `lowest of`',
    edits: [
      [
        'case rank of c: 8 is 50, 14 is 1, else lowest of (rank of c, 10)',
        '(50 if rank of c = 8 else 1 if rank of c = 14 else 10 if rank of c >= 10 else rank of c)',
      ],
    ],
  },
  {
    of: 'blackjack/blackjack',
    what: 'a joined condition turned round',
    edits: [
      [
        '(hard-total of s + 10 if aces-in of s > 0 and hard-total of s + 10 <= most else hard-total of s)',
        '(hard-total of s if aces-in of s <= 0 or hard-total of s + 10 > most else hard-total of s + 10)',
      ],
    ],
  },
  {
    of: 'contract-bridge/contract-bridge',
    what: 'a factor in each case',
    edits: [['stake * (100 if is-vulnerable else 50))', '(stake * 100 if is-vulnerable else stake * 50))']],
  },
  {
    of: 'contract-bridge/contract-bridge',
    what: 'a product written out',
    edits: [['stake * (n * 150 - 50)', 'stake * n * 150 - stake * 50']],
  },
  {
    of: 'cribbage/cribbage',
    what: 'a square written out',
    edits: [
      [
        'copies-in of (s, n) * (copies-in of (s, n) - 1)',
        'copies-in of (s, n) * copies-in of (s, n) - copies-in of (s, n)',
      ],
    ],
  },
  {
    of: 'canasta/canasta',
    what: '`is not empty` for a count',
    edits: [['collects number n if count of meld of (s, n) > 0', 'collects number n if meld of (s, n) is not empty']],
  },
  {
    of: 'sevens/sevens',
    what: 'a question under `else`',
    edits: [
      [
        '  if some card c in hand of p where c is fitting\n    p must act\n  else\n    pass by p\n',
        '  if no card c in hand of p where c is fitting\n    pass by p\n  else\n    p must act\n',
      ],
    ],
  },
  {
    of: 'go-fish/go-fish',
    what: 'branches exchanged',
    edits: [
      [
        `  if caught is empty
    fish for n by p
  else
    move caught to hand of p
    lay-books by p
    [again] turn by p
`,
        `  if caught is not empty
    move caught to hand of p
    lay-books by p
    [again] turn by p
  else
    fish for n by p
`,
      ],
    ],
  },
  {
    of: 'blackjack/blackjack',
    what: 'a count of players for `some`',
    edits: [
      [
        'if some player p where total of hand of p <= most and not hand of p is natural',
        'if count of (each player p where total of hand of p <= most and not hand of p is natural) > 0',
      ],
    ],
  },
  {
    of: 'old-maid/old-maid',
    what: 'two lines of `only if` for one',
    edits: [
      ['  only if p in seating and count of seating > 1\n', '  only if p in seating\n  only if count of seating > 1\n'],
    ],
  },
  {
    of: 'whist/whist',
    what: 'two instructions of one event as one condition',
    edits: [
      [
        '  each side s where won-by of s > book\n    score of s gains won-by of s - book\n',
        '  each side s\n    if won-by of s > book\n      score of s gains won-by of s - book\n',
      ],
    ],
  },
  {
    of: 'blackjack/blackjack',
    what: 'a counting loop for each number',
    edits: [
      [
        '  each number i in 1..packs\n    each definition d\n      create d to shoe\n',
        '  let i = packs\n  while i > 0\n    each definition d\n      create d to shoe\n    i loses 1\n',
      ],
    ],
  },
  {
    of: 'briscola/briscola',
    what: 'a variable for a bound',
    edits: [
      [
        '  each number n in 1..(count of deck mod count of players)\n',
        '  let odd = count of deck mod count of players\n  each number n in 1..odd\n',
      ],
    ],
  },
  {
    of: 'cribbage/cribbage',
    what: 'a variable in its place',
    edits: [
      [
        '    let mine = kept of p\n    peg worth of (mine, turned) by p\n',
        '    peg worth of (kept of p, turned) by p\n',
      ],
    ],
  },
  {
    of: 'dominion/dominion',
    what: 'one line for two that set the same',
    edits: [
      [
        `    result of p becomes sum of points of each card c where holder of c = p
    result of p becomes result of p * 100 - turns of p
`,
        `    result of p becomes (sum of points of each card c where holder of c = p) * 100 - turns of p
`,
      ],
    ],
  },
  {
    of: 'hearts/hearts',
    what: 'a condition for an adjective in a head',
    edits: [['except points of heart c = 1', 'except points of card c = 1 if c is heart']],
  },
  {
    of: 'hearts/hearts',
    what: 'a condition as a word',
    edits: [
      [
        'player p must play card c where suit of c = led at turn if',
        'player p must play card c where c is following at turn if',
      ],
      ['[leading] no-heart-lead', '[follow] card c is following if suit of c = led\n[leading] no-heart-lead'],
    ],
  },
  {
    of: 'canasta/canasta',
    what: 'equations for a list',
    edits: [
      [
        'is red-three if rank of c = 3 and suit of c in (♦, ♥)',
        'is red-three if rank of c = 3 and (suit of c = ♦ or suit of c = ♥)',
      ],
    ],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: 'a count for `is empty`',
    edits: [['  named becomes none\n  if hand of p is empty\n', '  named becomes none\n  if count of hand of p = 0\n']],
  },
  {
    of: 'hearts/hearts',
    what: 'nothing taken from nothing',
    edits: [['if trick-number = 1 and led is none\n', 'if led is none and trick-number - 1 = 0\n']],
  },
  {
    of: 'president/president',
    what: 'the same condition with its sides exchanged',
    edits: [['where place of p = count of players for', 'where count of players = place of p for']],
  },
]
