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

const shownDen = `${den}[low.1] too-poor: player p cannot play card c if score of p > 5
[low.2] rich: after play card c by player p if score of p > 3
  score of p gains 1
example "somebody plays"
  given
    hand of A is fox
    at turn by A
  A does play fox
  then score of A = 2
[low.2] example "who has four gets one more"
  given
    score of A is 4
    hand of A is fox
    at turn by A
  A does play fox
  then score of A = 7
[low.1] example "who has six plays nothing"
  given
    score of A is 6
    hand of A is fox, bear
    at turn by A
  A may not play fox because [low.1]
  A may not play bear
example "who has seven plays nothing"
  given
    score of A is 7
    hand of A is fox
    at turn by A
  A may not play fox
example "what does not hold shows nothing"
  given
    score of A is 9
    hand of A is fox
    at turn by A
  A may play fox
`

const explained = async (topic: string, text = shownDen): Promise<string> =>
  (await realHouserules(['explain', 'den.rules', topic], { cwd: folderWith({ 'den.rules': text }) })).out

test('a rule is told with the example that shows it: that cites its clause, and has the least to read', async () => {
  expect(await explained('too-poor')).toMatch(
    /\nshown by "who has six plays nothing", den\.rules:\d+, and by 1 more\n {2}given\n {4}score of A is 6\n[^]*\n {2}A may not play bear\n$/u,
  )
  expect(await explained('rich')).toContain('\nshown by "who has four gets one more", den.rules:')
  expect(await explained('may-play')).toContain('\nshown by "somebody plays", den.rules:')
})

test('an example that shows several rules is told once, and rules that nothing shows are told as they are', async () => {
  const twins = await explained(
    'low.2',
    shownDen.replace(
      '[low.2] rich:',
      '[low.2] first: after play card c by player p if score of p > 3\n  score of p gains 0\n$&',
    ),
  )
  expect(twins).toMatch(
    /\nshown by "who has four gets one more", den\.rules:(\d+)\n[^]*\nshown by "who has four gets one more", den\.rules:\1, as above\n/u,
  )
  expect(await explained('pile')).not.toContain('shown by')
  expect(await explained('too-poor', shownDen.replace('zone pile', 'zone pile of player p'))).not.toContain('shown by')
})
