import { expect, test } from 'vitest'
import { checkGame } from '../../compiler/compile.ts'

const game = `game Pairs for 2 players
printed rank of card: number
card each number n in 1..5 named n ♣
  rank = n
card c is odd if rank of c mod 2 = 1
zone deck seen by nobody
zone hand of player p seen by p
limit: number = 3
to match
  take by first of players
  finish
to take card c by player p
  move c to hand of p
to take-one by player p
`

function prompt(line: string): string | undefined {
  const text = `${game}  ${line}\n`
  return checkGame('pairs.rules', { read: () => text, find: () => null }).program?.sites[0]?.prompt
}

test.each([
  ['choose card c in hand of p where rank of c > 2 and c is odd by p', 'choose a card'],
  ['choose odd c in hand of p by p', 'choose an odd card'],
  ['choose player friend where friend != p by p', 'choose a player as friend'],
  ['choose 2 card c in hand of p as given by p', 'choose 2 cards as given'],
  ['choose 1..2 card c in hand of p by p where rank of c > 3', 'choose 1 to 2 cards'],
  ['choose 0..1 card c in hand of p by p', 'choose 0 to 1 card'],
  ['choose limit card c in hand of p by p', 'choose cards'],
  ['p may take first of deck by p', 'take first of deck?'],
  ['choose one of by p', 'choose one of these'],
])('%s asks: %s', (line, asked) => {
  expect(prompt(line.startsWith('choose one of') ? `${line}\n    - take first of deck` : line)).toBe(asked)
})

const asking = `${game.replace('take by first of players', 'offer last of players by first of players')}
zone pile seen by everyone
callers: set of player starts ()
to offer player q by player p
  p may
`

function question(...block: readonly string[]): string | undefined {
  const text = `${asking}${block.map((line) => `    ${line}\n`).join('')}`
  const { program, diagnostics } = checkGame('pairs.rules', { read: () => text, find: () => null })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return program?.sites.find(({ kind }) => kind === 'may')?.prompt
}

test.each([
  [['result of p gains 2'], 'result of you gains 2?'],
  [['callers gains p'], 'be one of callers?'],
  [['callers loses p'], 'no longer be one of callers?'],
  [['take first of deck', 'result of p becomes 1'], 'take first of deck and …?'],
  [['take first of deck by q'], 'take first of deck by q?'],
  [['take first of deck by p'], 'take first of deck?'],
  [
    ['each player x where x != p from p', '  result of x gains 1'],
    'result of x gains 1 for each player x where x != you?',
  ],
  [
    ['let best = top of (deck, 2)', 'move each card c in best to hand of p'],
    'move each card c in top of (deck, 2) to hand of you?',
  ],
  [['choose card c in hand of p by p', 'move c to hand of q'], 'choose a card and move c to hand of q?'],
  [
    ['if count of deck > 2', '  take first of deck', 'else', '  finish'],
    'take first of deck if count of deck > 2, else …?',
  ],
  [['repeat', '  take first of deck', 'until deck is empty'], 'take first of deck until deck is empty?'],
  [
    ['during offer', '  player x cannot take-one', '  player x cannot take'],
    'during offer: player x cannot take-one and …?',
  ],
  [['choose one of by p', '  - take first of deck', '  - shuffle deck'], 'choose one of several?'],
  [['choose 1..2 of by p', '  - take first of deck', '  - shuffle deck'], 'choose some of several?'],
  [
    ['if count of deck > 2 -- face down', '    and count of pile < 9', '  shuffle deck'],
    'shuffle deck if count of deck > 2 and count of pile < 9?',
  ],
])('%j is one question: %s', (block, asked) => {
  expect(question(...block)).toBe(asked)
})
