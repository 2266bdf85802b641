import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderWith, realHouserules } from './kit.ts'

const bin = join(import.meta.dirname, '..', '..', 'cli', 'bin.js')

/** A game of matches: who takes the last one can do nothing any more, and nobody says that the game is over. */
const matches = `game Matches for 2 players

heap: number starts 9

to match
  repeat
    each player p
      turn by p
  until heap < 0

to turn by player p
  p may act

player p may take number n in 1..3 at turn if heap >= n
  heap loses n

to draft
  repeat
    heap gains 1
  until heap < 0

example "takes two"
  given
    at turn by A
  A does take 2
  then heap = 7

example "heaps and heaps"
  given
    at draft
  then heap = 0

example "takes one"
  given
    at turn by A
  A does take 1
  then heap = 8
`

const table = (): string => folderWith({ 'matches.rules': matches })
const told =
  'matches.rules:6: this `repeat` has gone round 100,000 times since the last answer, and nobody could do anything any more'

describe('a game that comes to a standstill', { timeout: 120_000 }, () => {
  test('is left by `play`, with its seed', async () => {
    const ran = await realHouserules(['play', 'matches.rules', '--seats', 'random', '--seed', '62'], { cwd: table() })
    expect(ran).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^error: the rules come to no end: seed 62, after \d+ decisions: /),
    })
    expect(ran.err).toContain(told)
  })

  test('counts apart in `simulate`, which goes on with the others', async () => {
    const ran = await realHouserules(
      ['simulate', 'matches.rules', '--games', '6', '--seed', '5', '--round-limit', '1000'],
      {
        cwd: table(),
      },
    )
    expect(ran.code).toBe(1)
    expect(ran.out).toMatch(
      /\ngames {6}6, 0 drawn\ncame to a standstill: 6\n {2}seed 5, after \d+ decisions: matches\.rules:6: this `repeat` has gone round 1,000 times/,
    )
    expect(ran.out).toContain('  and 1 more\n')
    const json = await realHouserules(
      ['simulate', 'matches.rules', '--games', '2', '--format', 'json', '--round-limit', '1000'],
      { cwd: table() },
    )
    expect(JSON.parse(json.out)).toMatchObject({
      summary: { games: 2, finished: 0, standstills: [{ seed: 1, place: 'matches.rules:6' }, { seed: 2 }] },
    })
  })

  test('fails in `test`, and the other examples are run', async () => {
    const ran = await realHouserules(['test', 'matches.rules'], { cwd: table() })
    expect(ran.code).toBe(1)
    expect(ran.out).toContain(
      `Matches: "heaps and heaps" does not hold\n  matches.rules:${matches.split('\n').indexOf('example "heaps and heaps"') + 1}: this comes to no end: matches.rules:18: this \`repeat\``,
    )
    expect(ran.out).toContain('Matches: 2 of 3 examples hold')
  })

  test('is told by `draft` and by a record', async () => {
    const cwd = table()
    expect(await realHouserules(['draft', 'matches.rules', '--seats', 'random'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('seed 1, after 0 decisions: matches.rules:18: this `repeat`'),
    })
    const played = await realHouserules(['play', 'matches.rules', '--seats', 'person', '--record', 'game.json'], {
      cwd,
      input: '3\nquit\n',
    })
    expect(played.code).toBe(0)
    const record = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as {
      choices: { seat: string; choice: string }[]
    }
    record.choices.push({ seat: 'B', choice: 'take 3' }, { seat: 'A', choice: 'take 3' })
    writeFileSync(join(cwd, 'game.json'), JSON.stringify(record))
    expect(await realHouserules(['play', 'matches.rules', '--replay', 'game.json'], { cwd })).toMatchObject({
      code: 1,
      err: expect.stringContaining('seed 1, after 3 decisions: matches.rules:6'),
    })
  })

  test('is no reason for `diff` to give up', async () => {
    const cwd = folderWith({
      'old.rules': matches.replace('until heap < 0\n\nto turn', 'until heap = 0\n  finish\n\nto turn'),
      'matches.rules': matches,
    })
    const ran = await realHouserules(['diff', 'old.rules', 'matches.rules', '--within', '5'], { cwd })
    expect(ran.err).not.toContain('fault')
    expect(ran.code).toBe(0)
  })
})

test('an interrupt ends a game of bots with 130', async () => {
  const endless = matches.replace('heap loses n', 'heap gains 0')
  const child = spawn(
    process.execPath,
    [bin, 'play', 'matches.rules', '--seats', 'random', '--max-decisions', '1000000000'],
    { cwd: folderWith({ 'matches.rules': endless }), stdio: ['ignore', 'pipe', 'ignore'] },
  )
  child.stdout.once('data', () => {
    child.stdout.resume()
    child.kill('SIGINT')
  })
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(130)
}, 60_000)
