import { expect, test } from 'vitest'
import { folderWith, houserules, realHouserules } from '../cli/kit.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'

const game = `game Pairs for 2 to 4 players
printed rank of card: number
card each number n in 1..5 named n ♣
  rank = n
zone deck seen by nobody
zone hand of player p seen by p
score of player p: number starts 0
to match
  each player p
    turn by p
  finish
to turn by player p
  p must act
  choose one of by p
    - draw by p
    - score of p gains rank of first of hand of p or 0
to draw by player p
  move top of deck to hand of p
to take card c by player p
  move c to hand of p
player p may take card c in deck at turn
player p cannot take card c if rank of c = 1
player p cannot draw if deck is empty

`
const given = '  given\n    deck is 1♣, 2♣, 3♣\n    hand of A is 4♣\n    at turn by A\n'

const examples: Readonly<Record<string, readonly [string, string | null]>> = {
  'another is asked': ['  B does take 2♣\n', 'B is not asked to act; A is asked (turn: take 3♣ | take 2♣)'],
  'a refusal without clauses': [
    '  A does take 2♣\n  A may not draw\n',
    'A comes to no question at which `draw` could be offered; A is asked (turn: draw | score of p gains rank of first of hand of p or 0)',
  ],
  'an offer that a rule without clauses refuses': [
    '  A may take 1♣\n',
    'it is not offered (cannot-take forbids it); A is asked (turn: take 3♣ | take 2♣)',
  ],
  'a branch that is there': ['  A does take 2♣\n  A may choose draw\n', null],
  'a branch that is there after all': ['  A does take 2♣\n  A may not choose draw\n', 'it is among the answers'],
  'a branch by its number': ['  A does take 2♣\n  A may choose 2\n', null],
  'a branch that is none': [
    '  A does take 2♣\n  A may not choose 3\n',
    'nothing of this kind is chosen here, so this says nothing; A is asked (turn: draw | score of p gains rank of first of hand of p or 0)',
  ],
  'a branch that no question has': [
    '  A does take 2♣\n  A may not choose take\n',
    'no choice is asked of A; A is asked (turn: draw | score of p gains rank of first of hand of p or 0)',
  ],
}

test('what is said of an example that does not hold', async () => {
  const last =
    'example "a branch that is not possible"\n  given\n    deck is 3♣\n    at turn by A\n  A does take 3♣\n  A may not choose draw\n  A may choose 2\n'
  const text =
    game +
    Object.entries(examples)
      .map(([title, [lines]]) => `example "${title}"\n${given}${lines}`)
      .join('\n') +
    `\n${last}`
  const { out, err } = await realHouserules(['test', 'pairs.rules', '--format', 'json'], {
    cwd: folderWith({ 'pairs.rules': text }),
  })
  expect(err).toBe('')
  const { games } = JSON.parse(out) as { games: { examples: { title: string; failures: { message: string }[] }[] }[] }
  const messages = Object.fromEntries(
    (games[0]?.examples ?? []).map(({ title, failures }) => [title, failures[0]?.message ?? null]),
  )
  const wanted = Object.entries(examples).map(([title, [, message]]) => [title, message] as const)
  expect(messages).toEqual(Object.fromEntries([...wanted, ['a branch that is not possible', null]]))
}, 120_000)

test('an example names players of the game', async () => {
  const cwd = folderWith({ 'pairs.rules': `${game}example "seven"\n${given}  G does take 2♣\n` })
  const ran = await houserules(['check', 'pairs.rules'], { cwd, tools: realToolchain })
  expect(ran.out).toContain('this game has no player `G`')
  expect(ran.out).toContain('hint: players are A, B')
})
