import { expect, test } from 'vitest'
import { loadVersion } from '../../cli/diff/witness/load-version.ts'
import { tellGame } from '../../cli/diff/witness/tell-witness.ts'
import { evaluated } from '../../cli/live-engine.ts'
import { pairOf, tableOf } from '../../runtime/diff/twin-table.ts'
import { replayUnder } from '../../runtime/records/replay-under.ts'

/** Everybody has two cards; who holds one card only is asked to lay it. */
const rules = (reward: number): string => `game Odds for 2 players
type side: high, low
printed side of card: side
card each side s named s
  side = s
zone hand of player p seen by p
zone shown seen by everyone
score of player: number starts 0
to match
  each definition d
    each player p
      create d to hand of p
  repeat
    each player p
      turn by p
  until no card c in hand of last of players
to turn by player p
  p must act
any: player p may lay card c in hand of p at turn
to lay card c by player p
  move c to shown
  score of p gains ${reward}
`

test('a witness that no example tells is a game that can be played again up to where both part', async () => {
  const version = async (reward: number): Promise<NonNullable<Awaited<ReturnType<typeof loadVersion>>>> => {
    const loaded = await loadVersion('odds.rules', { read: () => rules(reward), find: () => null }, evaluated)
    if (loaded === null) throw new Error('the sample is broken')
    return loaded
  }
  const [old, next] = [await version(1), await version(2)]
  const pair = pairOf(old.version, next.version)
  const table = tableOf(pair, { seed: 5, players: 2 })
  const choices = [0, 0, 0].flatMap(() => {
    const [choice] = table.choices()
    if (choice === undefined) return []
    table.choose(choice)
    return [choice]
  })
  const { played, example, seed } = tellGame(pair, { seed: 5, players: 2, step: choices.length, choices })
  expect(example).toMatch(/^-- no example can say/)
  expect(example.match(/^-- {3}[AB]: /gmu)).toHaveLength(3)
  // The third has one card left, and lays it all the same.
  expect(played?.choices).toHaveLength(3)
  for (const { engine } of [old.version, next.version]) {
    const replayed = replayUnder(engine, { seed: seed ?? 0, players: 2, options: {}, choices: played?.choices ?? [] })
    expect(replayed.unlike).toBeNull()
  }
})

test('of a long game the last choices are told, and how many there were before', async () => {
  const bids = (reward: number): string =>
    `game Long for 2 players\nscore of player: number starts 0\nto match\n  repeat\n    each player p\n      turn by p\n  until score of A > 50\nto turn by player p\n  p must act\nplayer p may bid number n in 1..2 at turn\nto bid number n by player p\n  score of p gains ${reward}\n`.replace(
      'score of A',
      'score of first of players',
    )
  const [old, next] = await Promise.all(
    [1, 2].map((reward) => loadVersion('long.rules', { read: () => bids(reward), find: () => null }, evaluated)),
  )
  if (old === null || next === null || old === undefined || next === undefined) throw new Error('the sample is broken')
  const pair = pairOf(old.version, next.version)
  const table = tableOf(pair, { seed: 1, players: 2 })
  const choices = Array.from({ length: 30 }, () => {
    const [choice = 0] = table.choices()
    table.choose(choice)
    return choice
  })
  const { played, example } = tellGame(pair, { seed: 1, players: 2, step: 30, choices })
  expect(example.match(/^-- {3}[AB]: /gmu)).toHaveLength(12)
  expect(example).toContain('\n--   18 choices (with `--format json` they are told as `played`), then\n')
  expect(played?.choices).toHaveLength(30)
})
