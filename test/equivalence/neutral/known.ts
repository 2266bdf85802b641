import type { NeutralEdit } from './edit.ts'

/** What maintainers do to shipped games and mean the same by: those that the compiler was made to see. */
export const KNOWN_EDITS: readonly NeutralEdit[] = [
  {
    of: 'hearts/hearts',
    what: 'a fact in its place',
    edits: [
      ['[passing] cards-to-pass: number = 3\n', ''],
      ['choose cards-to-pass card', 'choose 3 card'],
    ],
  },
  {
    of: 'hearts/hearts',
    what: 'a number as a fact',
    edits: [
      ['[game-end] target', '[moon] moon-bonus: number = 26\n[game-end] target'],
      ['gains 26', 'gains moon-bonus'],
    ],
  },
  { of: 'whist/whist', what: 'a number for the fact that has it', edits: [['won-by of s - book', 'won-by of s - 6']] },
  {
    of: 'dominion/dominion',
    what: 'two facts set in the other order',
    edits: [['  buys becomes 1\n  coins becomes 0\n', '  coins becomes 0\n  buys becomes 1\n']],
  },
  {
    of: 'build-divide/build-divide',
    file: 'build-divide/attack',
    what: 'two facts emptied in the other order',
    edits: [
      [
        '  attacker becomes none\n  blocker becomes none\n  target-player',
        '  blocker becomes none\n  attacker becomes none\n  target-player',
      ],
    ],
  },
  {
    of: 'canasta/canasta',
    what: 'two marks taken off in the other order',
    edits: [
      [
        '    p becomes not committed\n    p becomes not concealed\n',
        '    p becomes not concealed\n    p becomes not committed\n',
      ],
    ],
  },
  {
    of: 'contract-bridge/contract-bridge',
    what: 'a fact set two lines further up',
    edits: [
      [
        '  odd-tricks becomes 0\n  bidder becomes none\n  stake becomes 1\n',
        '  stake becomes 1\n  odd-tricks becomes 0\n  bidder becomes none\n',
      ],
    ],
  },
  {
    of: 'koi-koi/koi-koi',
    what: 'a fact and a set emptied in the other order',
    edits: [['  winner becomes none\n  called becomes ()\n', '  called becomes ()\n  winner becomes none\n']],
  },
  {
    of: 'blackjack/blackjack',
    what: '`case` for `if`',
    edits: [
      [
        '(11 if rank of c = 14 else lowest of (rank of c, 10))',
        'case rank of c: 14 is 11, else lowest of (rank of c, 10)',
      ],
    ],
  },
  {
    of: 'gin-rummy/gin-rummy',
    what: '`case` for `if` about a height',
    edits: [['(1 if rank of c = 14 else rank of c)', 'case rank of c: 14 is 1, else rank of c']],
  },
  {
    of: 'canasta/canasta',
    what: 'four cases from above',
    edits: [
      [
        '(15 if score of s < 0 else 50 if score of s < 1500 else 90 if score of s < 3000 else 120)',
        '(120 if score of s >= 3000 else 90 if score of s >= 1500 else 50 if score of s >= 0 else 15)',
      ],
    ],
  },
  {
    of: 'contract-bridge/contract-bridge',
    what: 'three cases turned round',
    edits: [
      [
        '(50 if contract-points < 100 else 500 if is-vulnerable else 300)',
        '(500 if contract-points >= 100 and is-vulnerable else 300 if contract-points >= 100 else 50)',
      ],
    ],
  },
  {
    of: 'contract-bridge/contract-bridge',
    what: 'half as much again',
    edits: [['otherwise * 3 / 2', 'otherwise + otherwise / 2']],
  },
  {
    of: 'texas-holdem/pot-limit',
    what: 'a sum for twice',
    edits: [['highest-bet * 2 - bet of p', 'highest-bet + highest-bet - bet of p']],
  },
  {
    of: 'whist/honours',
    what: 'a factor drawn out',
    edits: [['dealt-honours of s * 2 - 4', '(dealt-honours of s - 2) * 2']],
  },
  {
    of: 'canasta/canasta',
    what: 'a count for `some`',
    edits: [
      [
        'some card c in pile where c is wild or c is red-three',
        'count of (each card c in pile where c is wild or c is red-three) > 0',
      ],
    ],
  },
  {
    of: 'hearts/hearts',
    what: 'a count for `no`',
    edits: [
      [
        'no card c where points of c > 0 and c not in taken of p',
        'count of (each card c where points of c > 0 and c not in taken of p) = 0',
      ],
    ],
  },
  {
    of: 'cribbage/cribbage',
    what: 'a count for `some` in a fact',
    edits: [
      [
        'some card c in hand of p where running + pips of c <= most',
        'count of (each card c in hand of p where running + pips of c <= most) >= 1',
      ],
    ],
  },
  {
    of: 'dominion/dominion',
    what: 'each number for a counting loop',
    edits: [
      [
        '  let n = first-coppers\n  while n > 0\n    create Copper to draw-pile of p\n    n loses 1\n',
        '  each number i in 1..first-coppers\n    create Copper to draw-pile of p\n',
      ],
    ],
  },
  {
    of: 'dominion/dominion',
    what: 'each number for a counting loop over what is worked out',
    edits: [
      [
        '  let missing = copies of d\n  while missing > 0\n    create d to supply\n    missing loses 1\n',
        '  each number i in 1..copies of d\n    create d to supply\n',
      ],
    ],
  },
  {
    of: 'dominion/dominion',
    what: 'each number for a counting loop with more in it',
    edits: [
      ['  let missing = n\n  while missing > 0\n', '  each number i in 1..n\n'],
      [
        '    move top of draw-pile of p to hand of p\n    missing loses 1\n',
        '    move top of draw-pile of p to hand of p\n',
      ],
    ],
  },
  {
    of: 'canasta/canasta',
    what: 'the ranks that there are above',
    edits: [['(10 if rank of c > 7 else 5)', '(10 if rank of c in 8..15 else 5)']],
  },
  {
    of: 'canasta/canasta',
    what: 'bounds for a range',
    edits: [['is natural if rank of c in 4..14', 'is natural if rank of c >= 4 and rank of c <= 14']],
  },
  {
    of: 'koi-koi/koi-koi',
    what: '`if` for `highest of`',
    edits: [['highest of (n - most, 0)', '(n - most if n > most else 0)']],
  },
  {
    of: 'gin-rummy/gin-rummy',
    what: '`if` for `lowest of`',
    edits: [['lowest of (height of c, 10)', '(10 if height of c > 10 else height of c)']],
  },
  {
    of: 'contract-bridge/contract-bridge',
    what: '`if` for `highest of` in a sum',
    edits: [['highest of (n - 3, 0) * 50', '(n - 3 if n > 3 else 0) * 50']],
  },
  {
    of: 'gin-rummy/gin-rummy',
    what: 'instructions by cases in another order',
    edits: [
      [
        `  if deadwood of p = 0
    [gin] score of p gains ahead + gin-bonus
  else if ahead > 0
    score of p gains ahead
  else
    [undercut] score of other gains undercut-bonus - ahead
`,
        `  if deadwood of p != 0
    if ahead <= 0
      [undercut] score of other gains undercut-bonus - ahead
    else
      score of p gains ahead
  else
    [gin] score of p gains ahead + gin-bonus
`,
      ],
    ],
  },
  {
    of: 'hearts/hearts',
    what: '`becomes` for `gains`',
    edits: [['  deal-number gains 1\n', '  deal-number becomes deal-number + 1\n']],
  },
  {
    of: 'canasta/canasta',
    what: 'a condition inside of another',
    edits: [
      [
        `  if not p is committed and not p is helped and some number n in begun
      where count of meld of (side of p, n) >= canasta-size
    p becomes concealed
`,
        `  if not p is committed and not p is helped
    if some number n in begun where count of meld of (side of p, n) >= canasta-size
      p becomes concealed
`,
      ],
    ],
  },
  {
    of: 'old-maid/old-maid',
    what: '`if` around the rest for `only if`',
    edits: [
      [
        `  only if count of mates > 1
  move top of (mates, 2) to pairs of p
  lay-rank n by p
`,
        `  if count of mates > 1
    move top of (mates, 2) to pairs of p
    lay-rank n by p
`,
      ],
    ],
  },
  {
    of: 'hearts/hearts',
    what: 'a sum as a fact',
    edits: [
      ['    total of p gains sum of points of each card c in taken of p\n', '    total of p gains points-taken of p\n'],
      [
        '[scoring] to score\n',
        '[scoring] points-taken of player p: number = sum of points of each card c in taken of p\n[scoring] to score\n',
      ],
    ],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: 'a word in its place',
    edits: [['is fitting if c is crazy', 'is fitting if rank of c = 8']],
  },
  {
    of: 'sevens/sevens',
    what: 'two sentences in one',
    edits: [
      [
        `[rows] card c is fitting if some card d in row of suit of c
    where height of d = height of c + 1 and height of c < middle
[rows] card c is fitting if some card d in row of suit of c
    where height of d = height of c - 1 and height of c > middle
`,
        `[rows] card c is fitting if (some card d in row of suit of c
    where height of d = height of c + 1 and height of c < middle)
    or (some card d in row of suit of c where height of d = height of c - 1 and height of c > middle)
`,
      ],
    ],
  },
  {
    of: 'cribbage/cribbage',
    what: 'a sum for twice in a block',
    edits: [['give found * 2', 'give found + found']],
  },
  {
    of: 'hearts/hearts',
    what: 'all but one for a condition',
    edits: [['each player q where q != p\n    total', 'each player q in players - p\n    total']],
  },
  {
    of: 'gin-rummy/gin-rummy',
    what: 'a variable in its place',
    edits: [
      [
        '  let other = next of p\n  let ahead = deadwood of other - deadwood of p\n',
        '  let ahead = deadwood of next of p - deadwood of p\n',
      ],
      ['score of other gains undercut', 'score of next of p gains undercut'],
    ],
  },
]
