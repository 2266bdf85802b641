import { expect, test } from 'vitest'
import { whySame } from '../../compiler/equivalence/why-same.ts'
import { compiledGame } from './compiled-game.ts'

// A fact or a word that is worked out is what it stands for, whether it is asked for or said in its place.

const game = `game Place for 2 players
printed rank of card: number
card each number n in 1..5 named c n
  rank = n
zone hand of player p seen by p
zone row seen by everyone
score of player: number starts 0
leader: player or none starts none
fee: number = 3
worth of card c: number = rank of c + count of row
depth of player p: number = count of hand of p
card c is low if rank of c < 3 and c not in row
card c is held if some player p where c in hand of p
to match
  each definition d
    create d to hand of first of players
  repeat
    each player p
      p must act
  until count of row > 3
player p may lay card c in hand of p at match if rank of c > 0
to lay card c by player p
  move c to row
  score of p gains fee
  leader becomes p
`
const PLACE = 'a word is what it stands for'
const CASES = 'the conditions hold in the same cases'

const why = (old: string, next: string): string | null => whySame(compiledGame(game + old), compiledGame(game + next))
const after = (...lines: readonly string[]): string =>
  `after lay card c by player p\n${lines.map((line) => `  ${line}\n`).join('')}`

test.each([
  ['a number', 'score of p gains fee', 'score of p gains 3'],
  ['a number that is worked out of a card', 'score of p gains worth of c', 'score of p gains rank of c + count of row'],
  [
    'a word',
    'each low d\n    score of p gains 1',
    'each card d where rank of d < 3 and d not in row\n    score of p gains 1',
  ],
  [
    'a word with variables of its own, twice',
    'if c is held or some card d where d is held and rank of d = 5\n    score of p gains 1',
    'if (some player q where c in hand of q) or some card d where (some player q where d in hand of q) and rank of d = 5\n    score of p gains 1',
  ],
])('%s is what is said in its place', (_, by, inPlace) => {
  const [old, next] = [after(by), after(inPlace)]
  expect(why(old, next)).toMatch(PLACE)
  expect(why(next, old)).toMatch(PLACE)
})

test('also where nobody else asks for it, so that it is declared on one side only', () => {
  const declared = 'card c is steep if worth of c > 4\nextra of card c: number = worth of c * fee\n'
  expect(why(declared + after('score of p gains extra of c'), after('score of p gains worth of c * fee'))).toBe(PLACE)
  expect(
    why(after('if worth of c > 4\n    score of p gains 1'), declared + after('if c is steep\n    score of p gains 1')),
  ).toBe(`${CASES}, and ${PLACE}`)
})

test.each([
  ['another value', '', 'score of p gains fee', 'score of p gains 4'],
  ['a fact with an exception', 'except fee = 5 if row is empty\n', 'score of p gains fee', 'score of p gains 3'],
  [
    'what may be said of nobody',
    '',
    'if depth of leader = 0\n    score of p gains 1',
    'if count of hand of leader = 0\n    score of p gains 1',
  ],
  [
    'what another card is worth',
    '',
    'each low d\n    score of p gains worth of c',
    'each low d\n    score of p gains rank of d + count of row',
  ],
  [
    'a word of which a second sentence says more',
    'card c is low if c in hand of first of players\n',
    'each low d\n    score of p gains 1',
    'each card d where rank of d < 3 and d not in row\n    score of p gains 1',
  ],
])('%s is not', (_, declared, by, inPlace) => {
  expect(why(declared + after(by), declared + after(inPlace))).toBeNull()
})
