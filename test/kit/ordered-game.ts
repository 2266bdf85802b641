/** What hangs on an order in one line each; of some of them there are two that commute. */
const EXCEPTIONS = [
  'except price of card c += 1',
  'except price of card c -= 1 if c in row or c in pile',
  'except price of card c = 2 * otherwise',
  'except price of card c = highest of (otherwise, 3) if rank of c > 2 and c in pile',
  'except price of card c += 2 if hue of c = red or rank of c = 4',
  'except price of card c = 0 - otherwise if c in hand or c in row',
]

const WORDS = [
  'card c is strewn if c in row or c in pile',
  'card c is strewn if c in camp',
  'card c is strewn if rank of c > 3 and (c in hand or c in deck)',
  'card c is strewn if not (c not in row and c not in hand)',
]

const AFTER = [
  'after move card c to pile\n  trail gains price of c',
  'after move card c to row\n  each strewn d\n    trail gains 10 * rank of d',
  'after move card c from hand\n  each card d where d is strewn and (rank of d > 1 or d in pile)\n    trail gains price of d',
  'after move card c\n  let d = the card d where d in pile or d in row\n  trail gains (rank of d or 0)',
]

/** A game with sentences of which several hang on the order of the text or of zones, as chance takes them. */
export function byOrder(text: string, pick: (below: number) => number): string {
  const some = (lines: readonly string[]): string[] => lines.filter(() => pick(3) > 0)
  const added = [...some(EXCEPTIONS), WORDS[0] ?? '', ...some(WORDS.slice(1)), ...some(AFTER)]
  const mixed = added.map((line) => ({ line, at: pick(1000) })).sort((a, b) => a.at - b.at)
  return `${text.trimEnd()}\nprice of card c: number = rank of c\ntrail: list of number starts ()\n${mixed.map(({ line }) => line).join('\n')}\n`
}

/** A small game for such sentences, which compiles in no time. */
export const SMALL_GAME = `game Small for 2 to 3 players
type hue: red, blue
printed rank of card: number
printed hue of card: hue
card each hue h, each number n in 1..5 named h n
  hue = h
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
zone row of player p seen by everyone
zone camp of hue h seen by everyone
zone pile seen by everyone
score of player: number starts 0
card c is bright if hue of c = red or rank of c > 4
card c is low if rank of c < 3 and c not in pile
fee: number = 2
reach: number = highest of (fee, count of pile) + 1
to match
  each definition d
    create d to deck
  shuffle deck
  each player p
    move top of (deck, 4) to hand of p
  repeat
    each player p
      turn by p
  until some player p where hand of p is empty
  each player p
    result of p becomes score of p
  finish
to turn by player p
  p must act
  if count of row of p > 2 and some card c in row of p where c is bright
    score of p gains 2
to play card c by player p
  move c to row of p
  score of p gains rank of c
to leave card c by player p
  move c to pile
  score of p loses fee
to sort card c by player p
  move c to camp of hue of c
player p may play card c in hand of p at turn
player p may leave card c in hand of p at turn if rank of c < 4 or c is bright
player p may sort card c in hand of p at turn
player p cannot sort card c if c is bright and (rank of c > 4 or pile is empty)
player p must play card c where rank of c = 2 at turn
player p cannot leave card c if c is low and count of row of p > reach
player p must sort bright c where rank of c > 3 at turn
after play bright c by player p
  score of p gains 1
after play card c by player p if rank of c > 2
  score of p becomes score of p * 2
instead of leave card c by player p if rank of c = 3
  move c to camp of hue of c
instead of leave card c by player p if hue of c = red
  move c to deck
`

/** What values come from in several ways, in one line or text each. */
const VALUES = [
  'heft of card c: number = case rank of c: 1 is 3, 2 or 3 is 1, else rank of c + fee-now',
  'heft of card c: number = (3 if rank of c = 1 else 1 if rank of c in 2..3 else rank of c * 3 / 2)',
  'heft of card c: number = highest of (rank of c * 2 - 3, lowest of (rank of c, 4))',
]
const TIERS = [
  'tier of player p: number = (1 if score of p < 2 else 2 if score of p < 5 else 3 if hand of p is empty else 4)',
  'tier of player p: number = highest of (score of p - 2, count of hand of p / 2)',
  'tier of player p: number = 3 * (2 if some card c in row of p where rank of c > 3 else count of row of p) - 1',
]
const TEXTS = [
  '  let n = fee-now + 1\n  while n > 0\n    score of p gains heft of c\n    n loses 1',
  '  each number n in 1..fee-now\n    score of p gains n * tier of p',
  '  let k = 1\n  while k <= fee-now\n    score of p gains k\n    if score of p > 9\n      total becomes total + k\n    k gains 1',
  '  let had = score of p\n  score of p gains heft of c\n  if score of p > had\n    if tier of p > 1\n      total gains score of p - had',
  '  let all = each card d in hand of p where heft of d > 1\n  total gains count of all\n  score of p gains count of all',
  '  total becomes heft of c\n  total becomes total * 2 - tier of p\n  score of p gains total',
  '  score of p becomes tier of p\n  total becomes score of p + 1\n  last-heft becomes heft of c',
  '  last-heft becomes heft of c\n  total becomes tier of p\n  each player q in players - p\n    score of q gains 1',
  '  if tier of p > 2 and last-heft < heft of c\n    score of p gains 2\n  else\n    score of p loses 1\n  last-heft becomes heft of c',
  '  let t = tier of p\n  score of p gains heft of c\n  total gains t',
  '  let w = heft of c + last-heft\n  total becomes w\n  last-heft becomes total\n  score of p gains w - last-heft',
  '  let most = total\n  each player q where score of q < most\n    score of q gains most - tier of q\n  total loses 1',
  '  if last-heft = 0\n    score of p gains 1\n  else if last-heft > heft of c\n    total gains 1\n  else\n    score of p gains last-heft',
  '  each player q\n    if tier of q > 1\n      score of q loses 1',
  '  let taken = 0\n  each card d in row of p\n    if taken < 2\n      taken gains 1\n      total gains heft of d',
  '  let best = 0\n  each card d in row of p\n    if heft of d > best\n      best becomes heft of d\n  total becomes best',
  '  each card d in row of p where heft of d > total\n    total gains 1',
  '  last-heft becomes total\n  only if tier of p > 1 and heft of c > 1\n  score of p gains heft of c * (tier of p - 1)',
  '  let r = rank of c\n  c becomes first of row of p or c\n  score of p gains r + rank of c',
  '  let q = next of p\n  p becomes next of p\n  score of q gains 1\n  score of p gains tier of q',
  '  let left = rank of c\n  if left > 1\n    while left > 0\n      score of p gains 1\n      left loses 1\n  total gains left',
  '  each player q\n    let one = q\n    q becomes next of q\n    score of q gains tier of one',
  '  each player q at the same time\n    if score of q > total\n      total gains 1\n    else\n      score of q gains total',
  '  each player q at the same time\n    score of q becomes total\n    score of q gains tier of q\n    total gains 1',
  '  each card d in row of p at the same time\n    if heft of d > 1\n      if total > 2\n        total loses 1\n    else\n      total gains heft of d',
  '  if count of (each card d in row of p where rank of d > 2) > 1\n    score of p gains heft of c\n  last-heft becomes heft of c - tier of p',
]

/** A game with texts and facts of which values come that can be said in several ways, as chance takes them. */
export function byValue(text: string, pick: (below: number) => number): string {
  const one = (lines: readonly string[]): string => lines[pick(lines.length)] ?? ''
  const ofMoves = ['pile', 'row'].map(
    (zone) => `after move card c to ${zone}\n  let p = holder of c or first of players`,
  )
  const ofEvents = ['play', 'leave', 'sort'].map((event) => `after ${event} card c by player p`)
  const heads = text.includes('\nto play card c by player p\n') ? ofEvents : ofMoves
  const texts = Array.from({ length: 4 + pick(4) }, (_, i) => `${heads[i % heads.length]}\n${one(TEXTS)}`)
  const needed = ['fee-now: number = 2', 'last-heft: number starts 0', 'total: number starts 0']
  const missing = needed.filter((line) => !text.includes(`\n${line.split(' ')[0]} `))
  return `${text.trimEnd()}\n${[...missing, one(VALUES), one(TIERS), ...texts].join('\n')}\n`
}
