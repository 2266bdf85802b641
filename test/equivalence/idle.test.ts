import { expect, test } from 'vitest'
import { whySame } from '../../compiler/equivalence/why-same.ts'
import { compiledGame } from './compiled-game.ts'

// Changes after which something is done in other cases, in which it does nothing.

const game = `game Bins for 2 players
type suit: spades, hearts
printed suit of card: suit
printed rank of card: number
card each suit s, each number n in 1..3 named n s
  suit = s
  rank = 3 * n
zone hand of player p seen by p
zone bin seen by everyone
zone gone seen by everyone
led: suit or none starts none
full: truth starts no
score of player: number starts 0
won of player: number starts 0
goal: number starts 4
seating: set of player starts players
worth of card c: number = case rank of c: 9 is 7, 6 is 3, else 0
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

const why = (more: string, others: string): string | null =>
  whySame(compiledGame(game + more), compiledGame(game + others))

const UNTRUE = 'a rule that has made its own condition untrue does nothing a second time'

test.each([
  ['the zone that it asks for is empty then', 'if 9 in rank of bin\n  clear'],
  ['nothing is left to count', 'if count of (each card c in bin where rank of c = 6) = 2\n  clear'],
  ['a fact is another then', 'if full and led is none\n  full becomes no\n  score of first of players gains 1'],
  ['a number is another then', 'if goal = 4\n  score of first of players gains 1\n  goal becomes 5'],
])('a rule that stands twice: %s', (_, rule) => {
  const once = `after turn by player p ${rule}\n`
  expect(why(once, once + once)).toBe(UNTRUE)
})

test.each([
  ['of another zone', 'if 9 in rank of gone\n  clear'],
  ['that is not all cleared', 'if 9 in rank of bin\n  move each card c in bin where suit of c = hearts to gone'],
  ['to which something comes again', 'if 9 in rank of bin\n  clear\n  move top of gone to bin'],
  ['which it may leave before', 'if full\n  score of p gains 1\n  if goal > 5\n    stop\n  full becomes no'],
])('a rule that stands twice is another: %s', (_, rule) => {
  const once = `after turn by player p ${rule}\n`
  expect(why(once, once + once)).toBeNull()
})

test('what clears twice is another where a rule is about it', () => {
  const once = 'after turn by player p if 9 in rank of bin\n  clear\nafter clear\n  move top of gone to bin\n'
  expect(why(once, once.replace(/^(.*\n.*\n)/, '$1$1'))).toBeNull()
})

const IDLE = 'nothing is done in the cases in which only one of the conditions holds'
const scoring = (cond: string, line: string): string => `to rate by player p\n  if ${cond}\n    ${line}\n`

test.each([
  ['won of p > goal', 'won of p >= goal', 'score of p gains won of p - goal'],
  ['won of p < 3', 'won of p <= 3', 'score of p gains 3 - won of p'],
  ['won of p < 3', 'won of p < 4', 'score of p gains 2 * (3 - won of p)'],
  ['won of p >= 3', 'won of p > 3', 'score of p loses won of p - 3'],
])('nothing comes of it on the edge: %s, %s, %s', (cond, other, line) => {
  expect(why(scoring(cond, line), scoring(other, line))).toBe(IDLE)
})

test.each([
  ['won of p > goal', 'won of p >= goal', 'score of p gains won of p - goal + 1'],
  ['won of p > goal', 'won of p >= goal', 'score of p becomes won of p - goal'],
  ['won of p < 3', 'won of p <= 4', 'score of p gains 3 - won of p'],
  ['won of p < 3', 'won of p < 4', 'score of p gains 4 - won of p'],
  ['won of p < 3', 'won of p > 3', 'score of p gains 3 - won of p'],
  // There an engine stops for a number that there is not.
  ['won of p > 3', 'won of p >= 3', 'score of p gains (won of p - 3) * (goal * goal)'],
])('something comes of it: %s, %s, %s', (cond, other, line) => {
  expect(why(scoring(cond, line), scoring(other, line))).toBeNull()
})

const handing = (cond: string, count = 'count of each card c in bin where rank of c = 9'): string =>
  `after turn by player p${cond}\n  choose (${count}) card c in hand of p as gifts by p\n  move gifts to hand of next of p\n`

test('nothing is chosen where there is nothing to count, whether that is asked before or not', () => {
  expect(why(handing(' if 9 in rank of bin'), handing(''))).toBe(IDLE)
  expect(why(handing(''), handing(' if 9 in rank of bin'))).toBe(IDLE)
  expect(why(handing(' if 9 in rank of bin'), handing(' if 9 in rank of bin and full'))).toBeNull()
  expect(why(handing(' if 6 in rank of bin'), handing(''))).toBeNull()
  const more = 'count of (each card c in bin where rank of c = 9) + 1'
  expect(why(handing(' if 9 in rank of bin', more), handing('', more))).toBeNull()
})

test('what comes instead of an event keeps it from happening, also where it does nothing', () => {
  const instead = (cond: string): string =>
    `instead of play card c by player p if ${cond}\n  score of p gains won of p - goal\n`
  expect(why(instead('won of p > goal'), instead('won of p >= goal'))).toBeNull()
})

test.each([
  ['worth of c > 3', 'worth of c >= 4', 'the conditions hold in the same cases'],
  ['rank of c > 6', 'rank of c >= 9', 'the conditions hold in the same cases'],
  ['worth of c > 3', 'worth of c >= 3', null],
  ['rank of c > won of p', 'rank of c >= won of p', null],
])('no card has a number in between: %s, %s', (cond, other, reason) => {
  const rule = (asked: string): string => `after play card c by player p if ${asked}\n  led becomes suit of c\n`
  expect(why(rule(cond), rule(other))).toBe(reason)
})

const REPEATED = 'an instruction that the one before has done already does nothing'

test.each([
  ['seating becomes p + seating', REPEATED],
  ['seating becomes seating - p', REPEATED],
  ['seating becomes p + (seating - p)', REPEATED],
  ['seating becomes (seating - p) + next of p', null],
  ['seating becomes next of p + (seating - p)', null],
  ['seating becomes p + (seating - (last of seating))', null],
])('who sits where, twice: %s', (line, reason) => {
  const once = `to seat by player p\n  ${line}\n`
  expect(why(once, `${once}  ${line}\n`)).toBe(reason)
})

test('an obligation that every permitted move fulfils leaves nothing out', () => {
  const fulfilled = 'every permitted move does what must be done, and passing is no move'
  expect(why('', 'player p must play card c at turn\n')).toBe(fulfilled)
  expect(why('', 'player p must play card c at turn if led is none\n')).toBe(fulfilled)
  expect(why('', 'player q must play card d in hand of q at turn\n')).toBe(fulfilled)
})

test.each([
  ['asks for cards of somebody else', '', 'player p must play card c in hand of next of p at turn\n'],
  ['asks for other cards', '', 'player p must play card c where rank of c > 3 at turn\n'],
  ['asks for other cards in its condition', '', 'player p must play card c at turn if rank of c > 3\n'],
  ['is about one of two moves', 'player p may clear at turn\n', 'player p must play card c at turn\n'],
  ['is about one card', '', 'player p must play 3spades at turn\n'],
])('an obligation that %s leaves something out', (_, more, must) => {
  expect(why(more, more + must)).toBe(null)
})

test('who must act where the text lets nobody pass, must so anyway', () => {
  const anyway = 'where the text asks nobody may pass anyway'
  expect(why('', 'player p must act at turn\n')).toBe(anyway)
  const evening = 'to evening by player p\n  p may act\nplayer p may clear at evening\n'
  expect(why(evening, `${evening}player p must act at turn or evening\n`)).toBe(null)
  const must = (when: string): string => `${evening}player p must act at evening if ${when}\n`
  expect(why(must('goal > 4'), must('goal > 4 and full'))).toBe(null)
  expect(why(must('goal > 4 and full'), must('full and goal >= 5'))).toBe('the conditions hold in the same cases')
})

test.each([
  ['a fact that is always the same', 'flips of card c: number = 0', ''],
  ['a number that no card has', 'flips of card c: number = rank of c - 1', ''],
])('a value for a case that never comes is never taken: %s', (_, flips) => {
  const power = (turned: string): string =>
    `${flips}\npower of card c: number = (${turned} - rank of c if flips of c mod 2 = 1 and rank of c = 4 else rank of c)\n`
  expect(why(power('0'), power('1'))).toBe('the values are worked out as the same in all cases that come')
})

test('a value for a case that may come is taken', () => {
  const power = (turned: string): string =>
    `flips of card c: number = rank of c\npower of card c: number = (${turned} if flips of c mod 2 = 1 else rank of c)\n`
  expect(why(power('0'), power('1'))).toBe(null)
})
