import { expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const den = `game Den for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  turn by first of players
  finish
to turn by player p
  p may act
to play card c by player p
  move c to pile
player p may play card c in hand of p at turn
[low.1] too-low: player p cannot play card c if rank of c < 3
sevens: after play card c by player p if rank of c = 7
  score of p gains 2
to idle by player p
`

test.each([
  ['too-low', /may not play [12] ?♣/],
  ['sevens', /^-- den\.rules:19: sevens: after play card c by player p if rank of c = 7\n/],
  ['low.1', /may not play [12] ?♣/],
  ['sevens', /at (?:.*, )?play 7 ?♣|does play 7 ?♣/],
])('the example that shows %s can be pasted, and holds', async (rule, says) => {
  const cwd = folderWith({ 'den.rules': den })
  const { code, out } = await realHouserules(['show', 'den.rules', rule], { cwd })
  expect(out).toMatch(says)
  expect(code).toBe(0)
  const pasted = folderWith({ 'den.rules': `${den}\n${out}` })
  expect((await realHouserules(['test', 'den.rules'], { cwd: pasted })).code).toBe(0)
})

test('what is announced and comes to nothing is refused by the clause that keeps it from that', async () => {
  const announced = den.replace('to play card c by player p\n', '[play.1] $&  announce\n    put c\nto put card c\n')
  const high = ['too-high: cannot put card c if rank of c > 8', 'cannot put card c if score of first of players > 3']
  const cwd = folderWith({ 'den.rules': announced + high.map((line) => `[high.1] ${line}\n`).join('') })
  const { out } = await realHouserules(['show', 'den.rules', 'too-high'], { cwd })
  expect(out).toMatch(/\n\[high\.1\] example .*\n[^]*\n {2}A may not play 9 ?♣ because \[high\.1\]\n/u)
})

test('a rule that others need, or that does nothing, is told as such', async () => {
  const cwd = folderWith({ 'den.rules': den })
  const { code, out, err } = await realHouserules(['show', 'den.rules', 'idle'], { cwd })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('idle: no position found that shows it')
})

test.each([
  ['score', 'score: no position found that shows it (it is kept; what changes it can be shown, as `sevens`)\n'],
  [
    'fixed',
    'fixed: no position found that shows it (it is kept, and nothing in the game changes it: it stays what it starts as)\n',
  ],
  ['nought', 'nought: no position found that shows it (it is not seen to be other than `0`)\n'],
])('of a fact without a position it is said why: %s', async (name, said) => {
  const cwd = folderWith({ 'den.rules': `${den}fixed: number starts 3\nnought: number = 0\n` })
  expect(await realHouserules(['show', 'den.rules', name], { cwd })).toEqual({ code: 1, out: '', err: said })
})

const rounds = `game Rounds for 2 players
printed rank of card: number
card each number n in 1..9 named n ♣
  rank = n
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  repeat
    deal
  until game-over
  finish
game-over: truth = some player p where score of p > 3
to deal
  each player p
    turn by p
  score of first of players gains best
to turn by player p
  p must act
to play card c by player p
  move c to pile
player p may play card c in hand of p at turn
card c is low if rank of c < 3
best: number
  let most = count of each card c in pile where not c is low
  give most + 1
`

test.each(['game-over', 'deal', 'turn', 'play', 'may-play', 'low', 'best'])(
  'also what a loop or others cannot do without is shown: %s',
  async (rule) => {
    const cwd = folderWith({ 'rounds.rules': rounds })
    const { code, out } = await realHouserules(['show', 'rounds.rules', rule], { cwd })
    expect(code).toBe(0)
    const pasted = folderWith({ 'rounds.rules': `${rounds}\n${out}` })
    expect((await realHouserules(['test', 'rounds.rules'], { cwd: pasted })).code).toBe(0)
  },
)

test('a name that is none is told with those that are like it', async () => {
  const cwd = folderWith({ 'den.rules': den })
  const { code, err } = await realHouserules(['show', 'den.rules', 'too-lov'], { cwd })
  expect(code).toBe(2)
  expect(err).toContain('did you mean `too-low`')
})
