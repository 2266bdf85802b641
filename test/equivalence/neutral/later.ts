import type { NeutralEdit } from './edit.ts'

/** What maintainers do to shipped games and mean the same by: thought of when nothing was left to be done for the others. */
export const LATER_EDITS: readonly NeutralEdit[] = [
  {
    of: 'hearts/hearts',
    what: 'a sum named first',
    edits: [
      [
        '    total of p gains sum of points of each card c in taken of p\n  each',
        '    let won = sum of points of each card c in taken of p\n    total of p gains won\n  each',
      ],
    ],
  },
  {
    of: 'hearts/hearts',
    what: 'a condition inside of what is gone through',
    edits: [
      [
        '  each player q where q != p\n    total of q gains 26',
        '  each player q\n    if q != p\n      total of q gains 26',
      ],
    ],
  },
  {
    of: 'hearts/hearts',
    what: 'not more for at most',
    edits: [['where points of c <= 0 at', 'where not points of c > 0 at']],
  },
  { of: 'hearts/hearts', what: 'at least one for more than none', edits: [['during deal > 0', 'during deal >= 1']] },
  {
    of: 'hearts/hearts',
    what: 'two facts set in another order beside a third',
    edits: [['  deal-number gains 1\n  trick-number becomes 0\n', '  trick-number becomes 0\n  deal-number gains 1\n']],
  },
  {
    of: 'hearts/hearts',
    what: 'a suit called by its name for the word',
    edits: [['where c is not heart at', 'where suit of c != ♥ at']],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: 'a joined condition for two sentences',
    edits: [
      ['[eights] card c is fitting if c is crazy\n', ''],
      [
        'named is none and rank of c = rank of top of pile\n',
        'named is none and rank of c = rank of top of pile or c is crazy\n',
      ],
    ],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: 'a question about the top for one about some card',
    edits: [
      [
        'until some card c in pile where c = top of pile and not c is crazy',
        'until some card c in pile where not c is crazy and c = top of pile',
      ],
    ],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: 'a variable in its place',
    edits: [
      [
        '  let last-played = top of pile\n  move each card c in pile where c != last-played to deck',
        '  move each card c in pile where c != top of pile to deck',
      ],
    ],
  },
  {
    of: 'go-fish/go-fish',
    what: 'branches exchanged by the contrary',
    edits: [
      [
        '  if caught is empty\n    fish for n by p\n  else\n    move caught to hand of p\n    lay-books by p\n    [again] turn by p\n',
        '  if caught is not empty\n    move caught to hand of p\n    lay-books by p\n    [again] turn by p\n  else\n    fish for n by p\n',
      ],
    ],
  },
  {
    of: 'go-fish/go-fish',
    what: 'a condition of an offer turned round',
    edits: [['at turn if q != p\n    and hand of q is not empty', 'at turn if hand of q is not empty\n    and q != p']],
  },
  {
    of: 'go-fish/go-fish',
    what: 'a variable in both its places',
    edits: [
      [
        '    let mates = each card c in hand of p where rank of c = n\n    move top of (mates, count of mates - count of mates mod book-size) to books of p\n',
        '    let all = count of each card c in hand of p where rank of c = n\n    move top of (each card c in hand of p where rank of c = n, all - all mod book-size) to books of p\n',
      ],
    ],
  },
  {
    of: 'go-fish/go-fish',
    what: 'a count for emptiness at a head',
    edits: [['  if hand of p is empty\n    draw-one by p\n', '  if count of hand of p = 0\n    draw-one by p\n']],
  },
  { of: 'president/president', what: 'at most for less than', edits: [['if next-place < 3', 'if next-place <= 2']] },
  {
    of: 'president/president',
    what: 'at most one for less than two',
    edits: [['truth = count of seating < 2', 'truth = count of seating <= 1']],
  },
  {
    of: 'president/president',
    what: 'a comparison turned round',
    edits: [['highest of height of s > highest of height of t', 'highest of height of t < highest of height of s']],
  },
  {
    of: 'president/president',
    what: 'two parts of a condition exchanged',
    edits: [
      [
        'if count of s = count of t\n    and highest of height of s > highest of height of t',
        'if highest of height of s > highest of height of t\n    and count of t = count of s',
      ],
    ],
  },
  {
    of: 'euchre/euchre',
    what: 'three branches in another order',
    edits: [
      [
        '  if mine = 5\n    score of p gains all-five\n  else if mine >= 3\n    score of p gains 1\n  else\n    score of left-neighbour of p gains 2\n',
        '  if mine < 3\n    score of left-neighbour of p gains 2\n  else if mine = 5\n    score of p gains all-five\n  else\n    score of p gains 1\n',
      ],
    ],
  },
  {
    of: 'euchre/euchre',
    what: 'a variable in its place',
    edits: [
      ['  let all-five = (4 if count of seating = 3 else 2)\n', ''],
      ['gains all-five', 'gains (4 if count of seating = 3 else 2)'],
    ],
  },
  {
    of: 'euchre/euchre',
    what: 'a bower by its fact the other way round',
    edits: [
      [
        'right-bower if rank of c = 11 and suit of c = trump-suit',
        'right-bower if trump-suit = suit of c and rank of c = 11',
      ],
    ],
  },
  {
    of: 'euchre/euchre',
    what: 'two facts set the other way round',
    edits: [['  maker becomes p\n  trump-suit becomes s\n', '  trump-suit becomes s\n  maker becomes p\n']],
  },
  {
    of: 'euchre/euchre',
    what: 'a rank as a fact of its own',
    edits: [
      [
        '[bowers] card c is right-bower if rank of c = 11',
        '[bowers] jack: number = 11\n[bowers] card c is right-bower if rank of c = jack',
      ],
      ['left-bower if rank of c = 11', 'left-bower if rank of c = jack'],
    ],
  },
]

/** Of these, those that are not seen to be the same yet. */
export const NOT_SEEN_YET: readonly NeutralEdit[] = [
  {
    of: 'hearts/hearts',
    what: 'a word that means another in its place',
    edits: [
      ['[breaking] card c is breaker if c is heart\n', ''],
      ['times (play breaker)', 'times (play heart)'],
    ],
  },
  {
    of: 'crazy-eights/crazy-eights',
    what: 'a fact emptied before the card is laid',
    edits: [['  move c to pile\n  named becomes none\n', '  named becomes none\n  move c to pile\n']],
  },
  {
    of: 'euchre/euchre',
    what: 'a loss for a smaller set',
    edits: [['  seating loses partner of p\n', '  seating becomes seating - (() + partner of p)\n']],
  },
]
