import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomBot, simulate } from 'houserules/bots'
import { engine } from '../src/generated/{{folder}}/index.ts'

test('games come to an end', () => {
  const players = engine.info.seats.from
  const bots = Array.from({ length: players }, () => randomBot)
  const games = simulate(engine, {
    seed: 1,
    games: 20,
    players,
    bots,
    options: {},
    rotate: false,
    maxDecisions: 10_000,
  })
  assert.deepEqual(
    games.filter(({ results }) => results === null).map(({ seed }) => seed),
    [],
  )
})
