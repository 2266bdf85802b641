import { expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const den = `game Den for 2 players
zone hand of player p seen by p
zone pile seen by everyone
score of player: number starts 0
card fox
  to play this by player p
    score of p gains 2
card bear
  to play this by player p
    score of p gains 3
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
`

test('what an event is on single cards stands beside what it is for all, each once', async () => {
  const { out } = await realHouserules(['explain', 'den.rules', 'play'], { cwd: folderWith({ 'den.rules': den }) })
  expect(out.split('\n').filter((line) => line.includes('den.rules:'))).toEqual([
    'play (event) of `card fox`, Den, den.rules:6',
    'play (event) of `card bear`, Den, den.rules:9',
    'play (event), Den, den.rules:18',
  ])
  expect(out.match(/score of p gains 2/g)).toHaveLength(1)
})

test('what a variant says in the place of the base is told with what it replaces', async () => {
  const tame = `variant Tame of Den
replace to play card c by player p
  move c to pile
  score of p gains 1
`
  const cwd = folderWith({ 'den.rules': den, 'tame.rules': tame })
  const { out } = await realHouserules(['explain', 'tame.rules', 'play'], { cwd })
  expect(
    out
      .split('\n')
      .filter((line) => line.includes('.rules:'))
      .slice(-2),
  ).toEqual(['play (event), Den, tame.rules:2', 'in place of what the base says, Den, den.rules:18'])
})

test('says of what a variant added whether another has replaced it since', async () => {
  const files = {
    'base.rules': 'game Base for 2 players\nto match\n  finish\n',
    'adds.rules': 'variant Adds of Base\nadd before finish in match\n  result of first of players gains 1\n',
    'anew.rules': 'variant Anew of Base\nreplace to match\n  finish\n',
    'lost.rules': 'variant Lost of Base with Adds before Anew\n',
    'kept.rules': 'variant Kept of Base with Anew before Adds\n',
  }
  const lost = await realHouserules(['explain', 'lost.rules', 'match'], { cwd: folderWith(files) })
  expect(lost.out).toContain('changed, and replaced since, Adds, adds.rules:2\n')
  const kept = await realHouserules(['explain', 'kept.rules', 'match'], { cwd: folderWith(files) })
  expect(kept.out).toContain('changed, Adds, adds.rules:2\n')
})
