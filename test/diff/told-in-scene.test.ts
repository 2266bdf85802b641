import { expect, test } from 'vitest'
import type { Change } from '../../compiler/diff/change.ts'
import { witnessesOf } from './witnesses-of.ts'
import { realToolchain } from '../../cli/real-toolchain.ts'
import { folderWith, houserules } from '../cli/kit.ts'

// The scene of a moment says all that was done, what is asked of nobody is not refused, and a refusal names the clause
// that has changed or none.

const race = `game Race for 2 players
card each number n in 1..9 named n
  step = n
printed step of card: number
zone hand of player p seen by p
zone lane of player p seen by everyone
most: number = 9
laps of player: number starts 0
to match
  each definition d
    create d to hand of first of players
  repeat
    each player p
      turn by p
  until laps of A > 3
  finish
to turn by player p
  p may act
[run.1] player p may run card c in hand of p at turn if step of c <= most
to run card c by player p
  move c to lane of p
  choose card d in lane of p by p
  laps of p gains step of d
`.replace('laps of A > 3', 'some player q where laps of q > 3')

const budget = { milliseconds: 4000, games: 100, seed: 1 }

test('an answer that was the only one is told', async () => {
  const next = race.replace('gains step of d', 'gains step of d + 1')
  const [told = []] = await witnessesOf([{ old: { 'race.rules': race }, new: { 'race.rules': next }, budget }])
  expect(told[0]?.witness).toMatchObject({
    scene: expect.stringMatching(/^where 《\d》 is in the lane of \w, .*after \w chooses 《\d》$/u),
  })
})

test('what may be chosen no longer, as it is not asked, is said not to be asked', async () => {
  const next = race.replace('  choose card d in lane of p by p\n  laps of p gains step of d\n', '  laps of p gains 1\n')
  const last = race.replace(
    '  choose card d in lane of p by p\n  laps of p gains step of d\n',
    '  laps of p gains 1\n  choose card d in lane of p by p\n',
  )
  const [told = []] = await witnessesOf([{ old: { 'race.rules': next }, new: { 'race.rules': last }, budget }])
  const [witness] = told.flatMap((each) => (each.witness.kind === 'found' ? [each.witness] : []))
  expect(witness).toMatchObject({ where: expect.stringMatching(/may choose/u), old: 'not asked' })
})

test('a value by which a move is refused forbids it, and the clause of another rule is not named for it', async () => {
  const held = race
    .replace('most: number = 9', 'held-up: truth = some player p where count of lane of p > 7')
    .replace('if step of c <= most', 'if not held-up')
  const cwd = folderWith({
    'a.rules': held,
    'b.rules': held.replace(
      'held-up: truth = some player p where count of lane of p > 7',
      '[slow.1] held-up: truth = some player p where count of lane of p > 2',
    ),
  })
  const { out } = await houserules(['diff', 'a.rules', 'b.rules', '--format', 'json'], { tools: realToolchain, cwd })
  const changes = JSON.parse(out).changes as readonly Change[]
  expect(changes).toMatchObject([{ rule: 'held-up', class: 'tightens', witness: { old: 'legal', new: 'refused' } }])
  expect(changes[0]?.witness).not.toHaveProperty('refuses')
}, 60_000)

test('where more lies than a sentence holds, it says so', async () => {
  const most = 'most: number = (0 if some player p where count of lane of p > 24 else 60)'
  const crowd = race.replace('1..9', '1..60').replace('most: number = 9', most).replace('> 3\n', '> 2000\n')
  const next = crowd.replace('> 24', '> 25')
  const [told = []] = await witnessesOf([{ old: { 'race.rules': crowd }, new: { 'race.rules': next }, budget }])
  expect(told[0]?.witness).toMatchObject({ scene: expect.stringMatching(/^where more lies than fits here/u) })
})
