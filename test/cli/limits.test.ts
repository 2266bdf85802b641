import { expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

/** What goes round for ever in the draft, in a replayed game and in both versions of a game. */
const rounds = `game Rounds for 2 players
n: number starts 0
deck own of player p
card stone
to draft
  p-draws by first of players
to p-draws by player p
  while n < 5000
    n gains 1
to match
  each player p
    p-draws by p
    turn by p
  finish
to turn by player p
  p must act
player p may go at turn
player p may stay at turn
to go by player p
  n gains 1
to stay by player p
  n gains 2
`

test('`--round-limit` bounds every command that carries out rules', { timeout: 120_000 }, async () => {
  const cwd = folderWith({ 'rounds.rules': rounds, 'next.rules': rounds.replace('n gains 2', 'n gains 3') })
  const bounded = ['--round-limit', '1000']
  const stopped = { code: 1, err: expect.stringContaining('this `while` has gone round 1,000 times') }
  expect(await realHouserules(['draft', 'rounds.rules', '--seats', 'random', ...bounded], { cwd })).toMatchObject(
    stopped,
  )
  const input = 'stay\nsave\nquit\n'
  const played = await realHouserules(
    ['play', 'rounds.rules', '--seats', 'person', '--save', 'save.json', '--record', 'game.json'],
    {
      cwd,
      input,
    },
  )
  expect(played.code).toBe(0)
  const asked = ['explain', 'rounds.rules', '--save', 'save.json', '--move', 'go']
  expect(await realHouserules(asked, { cwd })).toMatchObject({ code: 0 })
  expect(await realHouserules([...asked, ...bounded], { cwd })).toMatchObject(stopped)
  const replayed = ['diff', 'rounds.rules', 'next.rules', '--replay', 'game.json']
  expect((await realHouserules(replayed, { cwd })).err).not.toContain('gone round')
  expect(await realHouserules([...replayed, ...bounded], { cwd })).toMatchObject(stopped)
})
