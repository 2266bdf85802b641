import { expect, test } from 'vitest'
import { compiledGame } from './compiled-game.ts'
import { whySame } from '../../compiler/equivalence/why-same.ts'

// Versions that look the same to somebody who reads in haste, and that a position tells apart.

const game = `game Bins for 2 players
type suit: spades, hearts
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..5 named n s
  suit = s
  rank = 20 * n
zone hand of player p seen by p
zone bin seen by everyone
zone gone seen by everyone
led: suit or none starts none
full: truth starts no
score of player: number starts 0
won of player: number starts 0
goal: number starts 4
seen: list of number starts ()
nums: set of number starts ()
to match
  each definition d
    create d to hand of first of players
  repeat
    each player p
      turn by p
  until bin is not empty
to turn by player p
  p must act
player p may play card c in hand of p at turn
to play card c by player p
  move c to bin
to clear
  move bin to gone
`

const why = (old: string, next: string): string | null => whySame(compiledGame(game + old), compiledGame(game + next))

/** `60` lies between two numbers that are written, and no card has a number besides these. */
test('a number that a card has is tried for what it is compared with', () => {
  const rule = (cond: string): string => `after play card c by player p if ${cond}\n  goal gains 1\n`
  const asked = 'rank of c > 30 and rank of c < 70'
  expect(why(rule(`${asked} and rank of c = won of p`), rule('no and full'))).toBeNull()
  expect(why(rule(`${asked} and rank of c > won of p`), rule(`${asked} and rank of c >= won of p`))).toBeNull()
})

/** Rules that do something once more where they stand twice, although they end by making their condition untrue. */
test.each([
  [
    'somebody does something after it',
    `player p may refill at tick
to refill by player p
  full becomes yes
to tick by player p
`,
    `after tick by player p if full
  full becomes no
  goal gains 1
  first of players must act
`,
  ],
  [
    'there may be nothing to choose before it',
    '',
    `after turn by player p if full
  score of p gains 1
  choose card c in bin by p
  move c to gone
  full becomes no
`,
  ],
  [
    'what comes before it may be impossible',
    `to lay-it by player p
  announce
    choose card c in bin by p
    move c to gone
  full becomes no
`,
    `after turn by player p if full
  score of p gains 1
  lay-it by p
`,
  ],
  [
    'the event ends before it',
    `to halt
  stop zap
to zap
  halt
  full becomes no
to tick by player p
`,
    `after tick by player p if full
  goal gains 1
  zap
`,
  ],
  [
    'nothing happens to a card that is none',
    `to zap card c
  full becomes no
star: card or none starts none
to tick by player p
`,
    `after tick by player p if full
  goal gains 1
  zap star
`,
  ],
  [
    'it is of somebody else by then',
    `best: player = (the player p where score of p = 3) or first of players
`,
    `after turn by player p if score of best = 3
  won of p gains 1
  score of best becomes 0
`,
  ],
  [
    'it is the hand of somebody else by then',
    `top: player = (the player p where count of hand of p > 1) or first of players
to drop-all by player p
  move hand of p to gone
to tick
`,
    `after tick if hand of top is not empty
  goal gains 1
  drop-all by top
`,
  ],
  [
    'a variable stands for somebody else by then',
    `to zap by player p
  p becomes next of p
  score of p becomes 0
`,
    `after turn if score of first of players = 1
  won of first of players gains 1
  zap by first of players
`,
  ],
  [
    'it is of nobody',
    'to tick\n',
    `after tick if score of (the player q where won of q = 99) != 0
  goal gains 1
  score of (the player q where won of q = 99) becomes 0
`,
  ],
])('a rule that stands twice: %s', (_, declared, rule) => {
  expect(why(declared + rule, declared + rule + rule)).toBeNull()
})

/** Texts that do something where only one of the conditions holds. */
test.each([
  ['nothing is a member of a list', 'to rate by player p\n  if won of p > goal\n    seen gains won of p - goal\n'],
  ['nothing is a member of a set', 'to rate by player p\n  if won of p > goal\n    nums gains won of p - goal\n'],
  [
    'who is gone through is found out before',
    `to rate
  each player p where won of p > goal
    score of p gains won of p - goal
    won of next of p gains won of p - goal
`,
  ],
  [
    'a variable is given another value',
    `after turn by player p if won of first of players > goal
  let d = won of first of players - goal
  d becomes d + score of p
  won of p gains d
`,
  ],
])('between two conditions: %s', (_, text) => {
  expect(why(text, text.replace(' > goal', ' >= goal'))).toBeNull()
})

test.each([
  [
    'the chosen ones become more',
    `  choose (count of each card c in bin where rank of c = 20) card c in hand as a by first of players
  a becomes a + (each card d in bin)
  move a to gone
`,
  ],
  [
    'none may be too few',
    `  choose (count of each card c in bin where rank of c = 20) card d in hand as gifts by first of players where count of gifts > 0
  move gifts to gone
`,
  ],
])('with a condition and without: %s', (_, body) => {
  const head = 'to tick\nafter tick'
  expect(why(`${head} if 20 in rank of bin\n${body}`, `${head}\n${body}`)).toBeNull()
})

const tick = (...lines: string[]): string => `to tick by player p\n${lines.map((line) => `  ${line}\n`).join('')}`

test.each([
  [
    'a fact that the next line asks for',
    tick('goal becomes 1', 'score of p becomes goal'),
    tick('score of p becomes goal', 'goal becomes 1'),
  ],
  [
    'a variable that names what changes',
    tick('let n = goal', 'goal gains 1', 'score of p gains n'),
    tick('goal gains 1', 'score of p gains goal'),
  ],
  [
    'a head that a variable would part',
    tick('let n = goal', 'only if n > 1', 'score of p gains 1'),
    tick('only if goal > 1', 'score of p gains 1'),
  ],
  [
    'a round more',
    tick('let n = goal', 'while n > 0', '  score of p gains n', '  n loses 1'),
    tick('each number n in 1..goal', '  score of p gains n'),
  ],
  [
    'a bound that moves',
    tick('let n = 1', 'while n <= goal', '  goal loses 1', '  n gains 1'),
    tick('each number n in 1..goal', '  goal loses 1'),
  ],
  [
    'a choice that breaks a round off',
    tick('let n = goal', 'while n > 0', '  choose card c in hand of p by p', '  score of p gains 1', '  n loses 1'),
    tick('each number n in 1..goal', '  choose card c in hand of p by p', '  score of p gains 1'),
  ],
  [
    'those meant who become others',
    tick('each player q', '  if score of q < 3', '    score of next of q gains 3'),
    tick('each player q where score of q < 3', '  score of next of q gains 3'),
  ],
  ['what is rounded', tick('score of p gains goal / 2 + won of p / 2'), tick('score of p gains (goal + won of p) / 2')],
  ['a number near the largest', tick('score of p gains goal * 1000000 / 1000000'), tick('score of p gains goal')],
  [
    'what is none',
    tick('if led = spades', '  score of p gains 1', 'else', '  goal gains 1'),
    tick('if led != hearts', '  score of p gains 1', 'else', '  goal gains 1'),
  ],
  ['a case more', tick('score of p gains case goal: 1 is 2, else 3'), tick('score of p gains (2 if goal <= 1 else 3)')],
  [
    'the lower of two',
    tick('score of p gains highest of (goal, 3)'),
    tick('score of p gains (goal if goal < 3 else 3)'),
  ],
  [
    'two for one',
    tick('if count of bin > 0', '  score of p gains 1'),
    tick('if count of bin > 1', '  score of p gains 1'),
  ],
  [
    'a value that is asked for on the way',
    tick('goal becomes 2', 'goal becomes goal + score of p'),
    tick('goal becomes score of p'),
  ],
])('in other words: %s', (_, old, next) => {
  expect(why(old, next)).toBeNull()
  expect(why(next, old)).toBeNull()
})

/** Who is meant by `where` is settled before the first; what is asked for each in turn is not. */
test('a condition for each in turn is none of those who are meant, where what is done with one changes it', () => {
  const counted = (lines: string): string => `after play card c by player p
  let n = 0
${lines}
    n gains 1
    goal gains rank of x
`
  const inTurn = counted('  each card x in bin\n   if n < 2').replace(/^ {4}(n|goal)/gmu, '     $1')
  expect(why(inTurn, counted('  each card x in bin where n < 2'))).toBeNull()
})

/** What a text was handed, goes through or has chosen, and changes, is no name for a value. */
test.each([
  ['a part of the event', '  let k = n + 1\n  n becomes 3\n  goal gains k', '  n becomes 3\n  goal gains n + 1'],
  [
    'who does it',
    '  let q = next of p\n  p becomes next of p\n  score of q gains 1',
    '  p becomes next of p\n  score of next of p gains 1',
  ],
  [
    'what is chosen',
    '  choose card c in bin by p\n  let k = rank of c\n  c becomes first of gone or c\n  goal gains k',
    '  choose card c in bin by p\n  c becomes first of gone or c\n  goal gains rank of c',
  ],
  [
    'what is counted, and asked behind the block',
    '  if full\n    n becomes 3\n    while n > 0\n      goal gains 1\n      n loses 1\n  won of p gains n',
    '  if full\n    n becomes 3\n    each number k in 1..3\n      goal gains 1\n  won of p gains n',
  ],
])('%s', (_, one, other) => {
  const rate = (text: string): string => `to rate number n by player p\n${text}\n`
  expect(why(rate(one), rate(other))).toBeNull()
})

/** A variable that stands for a value hangs on what that hangs on. */
test.each([
  [
    'in lines in another order',
    '  goal becomes n\n  let k = goal\n  won of p becomes k',
    '  let k = goal\n  won of p becomes k\n  goal becomes n',
  ],
  [
    'in one that stands for it',
    '  let k = goal\n  let l = k + 1\n  goal becomes n\n  won of p becomes l',
    '  goal becomes n\n  won of p becomes goal + 1',
  ],
  [
    'in a condition for each in turn',
    '  each player q\n    let k = goal\n    if score of q > k\n      goal gains 1',
    '  each player q where score of q > goal\n    goal gains 1',
  ],
])('%s', (_, one, other) => {
  const rate = (text: string): string => `to rate number n by player p\n${text}\n`
  expect(why(rate(one), rate(other))).toBeNull()
})

/** Done line by line for all, it hangs on the lines what is found done for the others. */
test.each([
  ['two settings', 'goal becomes 1\n    goal gains 2', 'goal becomes 3'],
  [
    'what is done else',
    'if score of q > 1\n      move top of bin to gone\n    else\n      goal gains count of gone',
    'if score of q <= 1\n      goal gains count of gone\n    else\n      move top of bin to gone',
  ],
  [
    'conditions inside of each other',
    'if score of q > 1\n      if goal > 2\n        goal gains 1',
    'if score of q > 1 and goal > 2\n      goal gains 1',
  ],
])('at the same time: %s', (_, one, other) => {
  const tick = (text: string): string => `to tick\n  each player q at the same time\n    ${text}\n`
  expect(why(tick(one), tick(other))).toBeNull()
})
